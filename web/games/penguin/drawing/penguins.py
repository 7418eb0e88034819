"""The sixty-four guests: a family's wool, an activity, and an age for the value. Their sky lies behind them."""

from collections.abc import Callable

from web.art.drawing.pen import GOLD2, Point, group
from web.games.penguin.drawing.ice import FAMILIES, ICE, Cloth
from web.games.penguin.drawing.penguin import BUILDS, body, hand, placed_head, scarf
from web.games.penguin.drawing.props import balls, cane, concertina, hat, note, unicycle

_NOTES: tuple[Point, ...] = ((42, 116), (168, 84), (30, 160), (170, 142), (88, 42), (136, 40))
# Where the balls are, by their number; with many of them none flies where the card's number hangs.
_FLIGHTS = {1: (0,), 2: (-37, 37), 3: (-55, 0, 55), 4: (-75, -25, 25, 75), 5: (-92, -22, 16, 54, 92), 6: (-98, -26, 5, 36, 67, 98)}


def _juggling(cloth: Cloth, age: int) -> str:
    """As many balls in the air as the value says."""
    h, _, r = BUILDS[age]
    figure = body(age, (140, 140)) + placed_head(age, "gaze") + scarf(cloth, age)
    return group(figure, (108, 224)) + balls(_FLIGHTS[age], 11, r + (26 if age == 1 else 34), (108, 224 - h + r))


def _acrobatics(cloth: Cloth, age: int) -> str:
    """On a wheel that grows more slowly than its rider."""
    wheel = 19 + age * 1.4
    figure = body(age, (96, 70), ((-16, 4), (16, 0))) + placed_head(age, "gasp", 4) + scarf(cloth, age, 16)
    return group(unicycle(wheel, 6) + group(figure, (0, -2 * wheel - 6), 0, 0.86 - age * 0.02), (104, 228), -6 if age % 2 else 6)


def _dance(cloth: Cloth, age: int) -> str:
    """Hat and cane, and one foot in the air."""
    h, w, r = BUILDS[age]
    lift = 50 - age * 5
    x, y = hand(age, lift)
    figure = group(cane(2 - y), (x, y), -6) + body(age, (128, lift), ((-w * 0.5, -10), (w * 0.4, 0)))
    figure += placed_head(age, "bliss", -6) + scarf(cloth, age, -6) + group(hat(), (-5, -h + r * 0.24), -12, r / 29)
    return group(figure, (104, 222), 5)


def _music(cloth: Cloth, age: int) -> str:
    """A squeeze-box, and as many notes as the value says."""
    w = BUILDS[age].wide
    x, y = hand(age, 8)
    figure = body(age, (8, 8)) + placed_head(age, "song", 5) + scarf(cloth, age) + group(concertina(min(x, w * 0.9)), (0, y - (12 if age < 3 else 3)), 0, 0.8 if age < 3 else 1)
    notes = "".join(note(nx, ny, pair=i % 2 == 1, fill=(ICE, GOLD2)[i % 2]) for i, (nx, ny) in enumerate(_NOTES[:age]))
    return group(figure, (104, 224)) + notes


_ACTS: dict[str, Callable[[Cloth, int], str]] = {"juggling": _juggling, "acrobatics": _acrobatics, "dance": _dance, "music": _music}


def drawn() -> list[tuple[str, str, int]]:
    """Family, activity and value of all guests: their values lie like the squares of a chessboard."""
    return [(family, activity, value) for row, family in enumerate(FAMILIES) for column, activity in enumerate(_ACTS) for value in ((2, 3, 4, 5) if (row + column) % 2 else (1, 3, 4, 6))]


def penguin(family: str, activity: str, value: int) -> str:
    """One guest at its favourite pastime."""
    return _ACTS[activity](FAMILIES[family], value)
