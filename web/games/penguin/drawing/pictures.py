"""What the cards and the table of this game show."""

from collections.abc import Iterator

from turandot.games.penguin.cards import HOUSE
from web.art.drawing.glyphs import sprite
from web.art.drawing.pen import picture
from web.games.penguin.drawing import entertainers, glyphs, minis, penguins


def pictures() -> Iterator[tuple[str, str]]:
    """Every file of the game's art that is drawn, by its path there."""
    for guest in HOUSE.penguins:
        yield f"penguins/{guest.family}-{guest.activity}-{guest.value}.svg", picture(penguins.penguin(guest.family, guest.activity, guest.value))
    for act in HOUSE.entertainers:
        yield f"entertainers/{act.animal}-{act.activity}.svg", picture(entertainers.entertainer(act.animal, act.activity))
    yield from minis.pictures()
    yield "glyphs.svg", sprite({**glyphs.FAMILIES, **glyphs.ACTIVITIES, **glyphs.ANIMALS, **glyphs.THINGS})
