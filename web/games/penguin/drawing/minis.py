"""Miniatures for a cell of 46 px: a family's penguin in three ages, and an entertainer's head with its act."""

from collections.abc import Iterator

from web.art.drawing.pen import flat, group, picture
from web.games.penguin.drawing.ice import FAMILIES, SNOW, Cloth, knit
from web.games.penguin.drawing.penguin import COAT, DOWN, head

AGES = {"chick": (1, 0.86, "gaze"), "grown": (4, 1, "grin"), "elder": (6, 1.04, "grin")}


def pictures() -> Iterator[tuple[str, str]]:
    """The files of all miniatures."""
    for family, cloth in FAMILIES.items():
        for name in AGES:
            yield f"minis/{family}-{name}.svg", picture(guest(cloth, name), 96, 96)


def guest(cloth: Cloth, name: str) -> str:
    """Head, scarf and shoulders on nothing: 96 by 96, of which the left third is covered by the number."""
    age, size, mood = AGES[name]
    coat = DOWN if age < 3 else COAT
    out = flat("M28 100Q28 66 48 60H84Q100 68 102 100z", coat) + flat("M40 100Q42 76 50 72H80Q88 78 90 100z", SNOW)
    out = group(out + knit(cloth, (34, 58), (94, 58), 22, 3, 4, 10), (0, 0))
    return out + group(head(age, mood), (64, 38), 0, size * 1.02)
