"""Miniatures for a cell of 46 px: a family's penguin in three ages, and the heads of the animals that perform."""

from collections.abc import Iterator

from web.art.drawing.pen import flat, group, picture
from web.games.penguin.drawing.animals import CALM, HEADS
from web.games.penguin.drawing.ice import COAT, DOWN, FAMILIES, SNOW, Cloth, knit
from web.games.penguin.drawing.penguin import head

AGES = {"chick": (1, 0.78, "gaze"), "grown": (4, 0.88, "grin"), "elder": (6, 0.92, "grin")}
# How large a head is, and where its middle lies, so that the lamps at the edge stay free.
_PLACES = {"sheep": (0.66, 44), "kangaroo": (0.62, 53), "seal": (0.7, 43), "bear": (0.66, 44)}


def pictures() -> Iterator[tuple[str, str]]:
    """The files of all miniatures."""
    for family, cloth in FAMILIES.items():
        for name in AGES:
            yield f"minis/{family}-{name}.svg", picture(_guest(cloth, name), 96, 96)
    for animal, draw in HEADS.items():
        size, y = _PLACES[animal]
        yield f"minis/{animal}.svg", picture(group(draw(CALM), (43, y), 0, size), 96, 96)


def _guest(cloth: Cloth, name: str) -> str:
    """Head, scarf and shoulders on nothing: 96 by 96, of which the left third is covered by the number."""
    age, size, mood = AGES[name]
    coat = DOWN if age < 3 else COAT
    out = flat("M28 100Q28 66 48 60H84Q100 68 102 100z", coat) + flat("M40 100Q42 76 50 72H80Q88 78 90 100z", SNOW)
    return out + group(head(age, mood), (65, 45), 0, size) + knit(cloth, (37, 65), (93, 65), 20, 3, 4, 10)
