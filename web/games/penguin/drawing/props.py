"""What is held, ridden, worn and played; and how entertainers stand in each of the four acts."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from web.art.drawing.pen import BLACK, COAL, CREAM, GOLD, GOLD2, GREY, INK, RED2, SILVER, Point, dot, group, limb, line, polar, ring, shape
from web.games.penguin.drawing.ice import ICE, TEAL2

BALLS = (GOLD2, RED2, CREAM, TEAL2)


def ball(x: float, y: float, r: float, which: int) -> str:
    """A juggler's ball."""
    return dot(x, y, r, BALLS[which % 4], 2.6)


def _shine(places: Sequence[Point], r: float) -> str:
    return line("".join(f"M{x - r * 0.45} {y - r * 0.1}q{r * 0.1} {-r * 0.4} {r * 0.5} {-r * 0.4}" for x, y in places), INK, 1.8)


def balls(angles: Sequence[float], r: float, radius: float, middle: Point) -> str:
    """Balls on their way from one side to the other, each at its angle."""
    places = [polar(*middle, radius, a) for a in angles]
    return "".join(ball(x, y, r, i) for i, (x, y) in enumerate(places)) + _shine(places, r)


def unicycle(r: float, post: float) -> str:
    """A wheel that stands at (0, 0), its post and its saddle on top."""
    spokes = "".join(f"M{a} {b}L{c} {d}" for (a, b), (c, d) in ((polar(0, -r, r - 3, t), polar(0, -r, r - 3, t + 180)) for t in (20, 80, 140)))
    wheel = ring(0, -r, r, INK, 10) + ring(0, -r, r, RED2, 4.5) + line(spokes, SILVER, 1.8)
    return (
        limb(f"M0 {-2 * r - post}V{-r}", SILVER, 4, 2.4)
        + wheel
        + line(f"M-13 {-r + 8}h9L4 {-r - 8}h9", INK, 5)
        + dot(0, -r, 5, GOLD, 2.2)
        + shape(f"M-17 {-2 * r - post - 6}Q0 {-2 * r - post + 2} 17 {-2 * r - post - 6}Q14 {-2 * r - post + 8} 0 {-2 * r - post + 8}Q-14 {-2 * r - post + 8} -17 {-2 * r - post - 6}z", BLACK, 2.4)
    )


def hat(fill: str = COAL, band: str = RED2) -> str:
    """A top hat whose brim lies at y = 0."""
    return shape("M-17 -2Q-16 -22 -19 -34Q0 -40 19 -34Q16 -22 17 -2z", fill, 2.8) + line("M-16 -8Q0 -3 16 -8", band, 6) + shape("M-30 -5Q0 6 30 -5Q30 3 0 6Q-30 3 -30 -5z", fill, 2.6)


def cane(long: float) -> str:
    """A cane with a gold knob; its knob is at (0, 0), its tip below."""
    return limb(f"M0 0V{long}", BLACK, 3.4, 1.8) + line(f"M0 {long - 8}V{long}", CREAM, 3.4) + dot(0, -1, 5.5, GOLD2, 2.2)


def note(x: float, y: float, size: float = 1, *, pair: bool = False, fill: str = GOLD2) -> str:
    """A note in the air."""
    d = "M-4 0V-22L16 -26V-4" if pair else "M-4 0V-24Q6 -20 6 -12"
    heads = f'<ellipse cx="-9" cy="1" rx="6.500" ry="5" fill="{fill}" stroke-width="2"/>' + (f'<ellipse cx="11" cy="-3" rx="6.500" ry="5" fill="{fill}" stroke-width="2"/>' if pair else "")
    return group(line(d, INK, 6.5) + heads + line(d, fill, 3), (x, y), 0, size)


def concertina(wide: float, fill: str = RED2) -> str:
    """A squeeze-box about (0, 0), open so wide."""
    folds = "".join(f"M{-wide + 8 + i * (2 * wide - 16) / 6:.1f} -15V15" for i in range(1, 6))
    bellows = shape(f"M{-wide} -15H{wide}V15H{-wide}z", CREAM, 2.4) + line(folds, GREY, 2)
    end = shape(f"M{wide - 4} -17h10l7 8v18l-7 8h-10z", fill, 2.6) + dot(wide + 5, -5, 2, GOLD2) + dot(wide + 5, 5, 2, GOLD2)
    return bellows + end + f'<g transform="scale(-1 1)">{end}</g>'


class Pose(NamedTuple):
    """How somebody stands in an act; arms begin at the shoulders {a} and {b}."""

    at: Point
    arms: tuple[str, str]
    front: Callable[[str, str], str]
    size: float = 1
    lean: float = 0
    tilt: float = 0
    legs: bool = True
    behind: str = ""
    over: str = ""


POSES = {
    "juggling": Pose(
        (100, 224),
        ("M{a} -84Q-62 -78 -60 -116", "M{b} -84Q62 -78 60 -116"),
        lambda left, right: left + right,
        0.93,
        over=balls((-94, -47, 0, 47, 94), 11, 84, (0, -124)),
    ),
    "acrobatics": Pose(
        (100, 176),
        ("M{a} -84Q-58 -92 -76 -112", "M{b} -84Q58 -76 78 -66"),
        lambda left, right: left + right,
        0.76,
        -5,
        5,
        legs=False,
        behind=group(unicycle(30, 8), (0, 62)),
    ),
    "dance": Pose(
        (98, 224),
        ("M{a} -84Q-60 -70 -62 -96", "M{b} -84Q54 -72 58 -50"),
        lambda left, right: left + group(cane(66), (60, -62), -10) + right + group(hat(), (-64, -104), -24, 0.9),
        0.93,
        5,
        -6,
    ),
    "music": Pose(
        (100, 224),
        ("M{a} -84Q-58 -70 -44 -50", "M{b} -84Q58 -70 44 -50"),
        lambda left, right: group(concertina(34), (0, -56)) + left + right,
        0.93,
        0,
        -4,
        over=note(-66, -132, 1.1, pair=True) + note(66, -150, 1.1) + note(74, -104, 0.9, pair=True, fill=ICE),
    ),
}
