"""What the house shows in every game: the rivals, the small signs, and the icons of the app."""

from collections.abc import Iterator

from web.art.drawing import glyphs, icons, names, rivals
from web.art.drawing.pen import picture


def pictures() -> Iterator[tuple[str, str]]:
    """Every file of web/art that is drawn, by its path there."""
    for name, draw in rivals.RIVALS.items():
        for mood in rivals.MOODS:
            yield f"rivals/{name}-{mood}.svg", picture(draw(mood))
    yield "rivals/you.svg", picture(rivals.you())
    yield "rivals.json", names.printed(names.RIVALS)
    yield "glyphs.svg", glyphs.sprite({**glyphs.SEATS, **glyphs.SIGNS})
    yield "icons/icon.svg", icons.icon()
    yield "icons/maskable.svg", icons.maskable()
    yield "icons/favicon.svg", icons.favicon()
