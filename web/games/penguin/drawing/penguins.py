"""The sixty-four guests: a family's wool, an activity, and an age for the value."""

from web.art.drawing.pen import Point, group, polar
from web.games.penguin.drawing import props
from web.games.penguin.drawing.ice import FAMILIES, ICE, lanterns, night
from web.games.penguin.drawing.penguin import BUILDS, body, flippers, placed_head, scarf, shoulder
from web.games.penguin.drawing.props import ball, cane, concertina, hat, note, unicycle

_NOTES: tuple[Point, ...] = ((40, 96), (160, 84), (30, 150), (172, 138), (62, 54), (138, 44))


def penguin(family: str, activity: str, value: int) -> str:
    """One guest at its favourite pastime."""
    seed = list(FAMILIES).index(family) * 7 + value * 3 + len(activity)
    back = night(FAMILIES[family], seed) + (lanterns() if value % 2 else "")
    return back + _ACTS[activity](family, value)


def _juggling(family: str, age: int) -> str:
    """As many balls in the air as the value says."""
    h, _, r = BUILDS[age]
    cloth, top = FAMILIES[family], 224 - h
    figure = body(age, (140, 140)) + placed_head(age, "gaze") + scarf(cloth, age)
    radius = r + 34 if age > 1 else r + 26
    spread = (0, 0, 70, 110, 150, 180, 196)[age]
    return group(figure, (100, 224)) + props.balls(age, 11, radius, (100, top + r), spread=spread)


def _acrobatics(family: str, age: int) -> str:
    """On a wheel that grows more slowly than its rider."""
    wheel = 18 + age * 1.5
    size = 0.8
    figure = body(age, (96, 70), ((-16, 4), (16, 0))) + placed_head(age, "gasp", 4) + scarf(FAMILIES[family], age, 16)
    seat = 2 * wheel + 6
    return group(unicycle(wheel, 6) + group(figure, (0, -seat), 0, size), (100, 226), -6 if age % 2 else 6)


def _dance(family: str, age: int) -> str:
    """Hat and cane, and one foot in the air."""
    h, w, r = BUILDS[age]
    x, y = shoulder(age)
    long = h * 0.36 + 6
    hand = (x + long * 0.64, y + long * 0.7)
    figure = body(age, (128, 42), ((-w * 0.5, -10), (w * 0.4, 0))) + placed_head(age, "bliss", -6) + scarf(FAMILIES[family], age, -6)
    figure += group(hat(), (-4 - h * 0.012, -h + r * 0.24), -12, r / 30)
    return group(figure + group(cane(h * 0.42), hand, -8), (100, 224), 6)


def _music(family: str, age: int) -> str:
    """A squeeze-box, and as many notes as the value says."""
    h, w, r = BUILDS[age]
    figure = body(age, (20, 20)) + placed_head(age, "song", 5) + scarf(FAMILIES[family], age)
    box_y = -(h - 2.6 * r) - 2
    figure += group(concertina(w * 0.62), (0, box_y), 0, 0.9) + flippers(age, (-14, -14))
    notes = "".join(note(nx, ny, 1, pair=i % 2 == 1, fill=(ICE, "#f6d583")[i % 2]) for i, (nx, ny) in enumerate(_NOTES[:age]))
    return group(figure, (100, 224)) + notes


_ACTS = {"juggling": _juggling, "acrobatics": _acrobatics, "dance": _dance, "music": _music}
__all__ = ["ball", "penguin", "polar"]
