"""What the cards and the table of this game show."""

from collections.abc import Iterator

from web.art.drawing.glyphs import sprite
from web.games.penguin.drawing import glyphs, minis


def pictures() -> Iterator[tuple[str, str]]:
    """Every file of the game's art that is drawn, by its path there."""
    yield from minis.pictures()
    yield "glyphs.svg", sprite({**glyphs.FAMILIES, **glyphs.ACTIVITIES, **glyphs.ANIMALS, **glyphs.THINGS})
