"""What the cards and the table of this game show."""

from collections.abc import Callable, Iterator

from web.art.drawing.glyphs import sprite
from web.art.drawing.names import printed
from web.art.drawing.pen import picture
from web.games.turandot.drawing import alternative, amateur, classic, comic, dark, directors, glyphs, names, poster, pro, roles, stage, things

TYPES: dict[str, list[Callable[[], str]]] = {
    "pro": pro.PRO,
    "amateur": amateur.AMATEUR,
    "alternative": alternative.ALTERNATIVE,
    "classic": classic.CLASSIC,
    "comic": comic.COMIC,
    "dark": dark.DARK,
}


def pictures() -> Iterator[tuple[str, str]]:
    """Every file of the game's art that is drawn, by its path there."""
    for kind, six in TYPES.items():
        for number, draw in enumerate(six, 1):
            yield f"singers/{kind}-{number}.svg", picture(draw())
    for name, draw in directors.DIRECTORS.items():
        yield f"directors/{name}.svg", picture(draw())
    for name, draw in roles.ROLES.items():
        yield f"roles/{name}.svg", picture(draw())
    for name, draw in things.CARDS.items():
        yield f"things/{name}.svg", picture(draw())
    yield "things/rope.svg", picture(things.rope(), 240, 80)
    yield "things/poster.svg", picture(poster.poster(), 640, 480)
    yield "things/stage.svg", picture(stage.stage(), 1200, 480)
    yield "things/curtain.svg", picture(stage.curtain(), 400, 480)
    yield "things/valance.svg", picture(stage.valance(), 240, 48)
    yield "things/footlights.svg", picture(stage.footlights(), 240, 40)
    yield "glyphs.svg", sprite({**glyphs.TYPES, **glyphs.GENDERS, **glyphs.ROLES, **glyphs.THINGS})
    yield "singers.json", printed(names.SINGERS)
    yield "directors.json", printed(names.DIRECTORS)
