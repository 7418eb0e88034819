"""What the cards and the table of this game show."""

from collections.abc import Iterator

from web.art.drawing.glyphs import sprite
from web.art.drawing.pen import picture
from web.games.penguin.drawing import entertainers, glyphs, ice, minis, penguins


def pictures() -> Iterator[tuple[str, str]]:
    """Every file of the game's art that is drawn, by its path there."""
    for family, activity, value in penguins.drawn():
        yield f"penguins/{family}-{activity}-{value}.svg", picture(penguins.penguin(family, activity, value))
    for name in entertainers.LOOKS:
        yield f"entertainers/{name}.svg", picture(entertainers.entertainer(*name.split("-")))
    yield "things/sky.svg", picture(ice.sky())
    yield "things/stage.svg", picture(entertainers.stage())
    yield from minis.pictures()
    yield "glyphs.svg", sprite({**glyphs.FAMILIES, **glyphs.ACTIVITIES, **glyphs.ANIMALS, **glyphs.THINGS})
