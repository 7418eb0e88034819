"""One penguin from parts, drawn about the point between its feet; it grows and ages with its value."""

from typing import NamedTuple

from web.art.drawing.pen import GOLD, GOLD2, INK, Point, dot, flat, group, line, mirror, polar, shape
from web.games.penguin.drawing.ice import BEAK, BEAK2, COAT, COAT2, DOWN, DOWN2, ICE2, SNOW, Cloth, knit, tail

OLDEST = 6
_MOUTH = "#7a1f2e"


class Build(NamedTuple):
    """How tall, how wide at the belly, and how large a head."""

    tall: float
    wide: float
    head: float


BUILDS = {1: Build(96, 34, 29), 2: Build(110, 37, 29), 3: Build(124, 39, 28), 4: Build(140, 45, 29), 5: Build(152, 53, 30), 6: Build(166, 62, 31)}


def head(age: int, mood: str) -> str:
    """A head of radius 30 about (0, 0); `mood` is gaze, grin, gasp, bliss or song."""
    if age <= 2:
        out = shape("M-9 -27Q-10 -40 -2 -43Q-2 -36 2 -37Q6 -42 12 -41Q7 -36 9 -27z", COAT, 2.6) + dot(0, 0, 30, COAT, 3)
        out += flat("M0 -9Q9 -25 21 -15Q31 0 20 18Q9 28 0 23Q-9 28 -20 18Q-31 0 -21 -15Q-9 -25 0 -9z", SNOW)
        return out + _eyes(mood, dark=False) + line("M-18 11h2M16 11h2", "#f7b7a8", 7) + _beak(mood, 0.8)
    coat, patch = (COAT2, ICE2) if age == 3 else (COAT, GOLD2)
    out = dot(0, 0, 30, coat, 3) + flat("M28 -8Q30 14 16 25Q8 28 6 27Q20 14 20 0Q23 -8 28 -8zM-28 -8Q-30 14 -16 25Q-8 28 -6 27Q-20 14 -20 0Q-23 -8 -28 -8z", patch)
    if age > 3:
        out += flat("M28 -4Q29 12 18 22Q22 10 23 -2zM-28 -4Q-29 12 -18 22Q-22 10 -23 -2z", GOLD)
    out += _eyes(mood, dark=True)
    if age == 3:
        out += line("M-4 -29Q-2 -38 4 -40M2 -29Q6 -35 12 -36", INK, 3)
    if age >= 5:
        crest = "M3 -24Q18 -36 38 -23Q31 -22 33 -16Q20 -25 6 -18z" if age == 5 else "M2 -25Q22 -42 47 -20Q40 -20 42 -12Q35 -18 34 -11Q20 -25 5 -17z"
        out += mirror(shape(crest, GOLD2 if age == 5 else SNOW, 2.4))
    if age == OLDEST:
        out += shape("M-13 14Q-20 34 -6 42Q-4 38 0 46Q4 38 6 42Q20 34 13 14Q0 24 -13 14z", SNOW, 2.4)
    return out + _beak(mood, 1)


def _eyes(mood: str, *, dark: bool) -> str:
    if mood in {"bliss", "song"}:
        return line("M-17 -3Q-11 -11 -5 -3M5 -3Q11 -11 17 -3", SNOW if dark else INK, 3.4)
    dx, dy, r = {"gaze": (0, -3.4, 4.2), "grin": (1.4, 0, 4.2), "gasp": (0, 1, 3)}[mood]
    white = line("M-10.500 -6.500v3M10.500 -6.500v3", SNOW, 16) if dark else ""
    y = dy - 5
    return white + line(f"M{dx - 10} {y}v0M{dx + 10} {y}v0", INK, 2 * r) + line(f"M{dx - 8.6} {y - 1.6}v0M{dx + 11.4} {y - 1.6}v0", SNOW, 2.6)


def _beak(mood: str, size: float) -> str:
    upper = shape("M-10 7Q0 -3 10 7Q5 13 0 15Q-5 13 -10 7z", BEAK, 2.4)
    if mood == "song":
        return group(shape("M-9 9Q-7 26 0 27Q7 26 9 9z", _MOUTH, 2.4) + flat("M-5 22Q0 18 5 22Q3 26 0 26Q-3 26 -5 22z", BEAK2) + upper, (0, 0), 0, size)
    if mood == "gasp":
        return group(shape("M-6 11Q-5 21 0 21Q5 21 6 11z", _MOUTH, 2.2) + upper, (0, 0), 0, size)
    return group(upper + line("M-6.500 8.500Q0 12 6.500 8.500", BEAK2, 1.8), (0, 0), 0, size)


def body(age: int, arms: tuple[float, float], feet: tuple[Point, Point] | None = None) -> str:
    """Coat, belly, feet and flippers; `arms` are the angles of the flippers, hanging at 0, lifted at 150."""
    h, w, r = BUILDS[age]
    neck = -(h - 1.5 * r)
    coat, belly = (DOWN, DOWN2) if age <= 2 else (COAT2 if age == 3 else COAT, SNOW)
    half = f"C{w * 0.95} {neck + r * 0.3} {w * 1.1} {-h * 0.34} {w} {-h * 0.15}Q{w * 0.9} 0 {w * 0.4} 0"
    back = f"C{-w * 1.1} {-h * 0.34} {-w * 0.95} {neck + r * 0.3} {-r * 0.8} {neck}z"
    out = shape("".join(foot(x, y) for x, y in feet or ((-w * 0.45, 0), (w * 0.45, 0))), BEAK, 2.6)
    out += shape(f"M{-r * 0.8} {neck}H{r * 0.8}{half}H{-w * 0.4}Q{-w * 0.9} 0 {-w} {-h * 0.15}{back}", coat)
    b = w * 0.74
    out += flat(
        f"M{-r * 0.55} {neck + 4}H{r * 0.55}C{b} {neck + r * 0.6} {b * 1.08} {-h * 0.3} {b * 0.94} {-h * 0.14}Q{b * 0.8} -3 0 -3Q{-b * 0.8} -3 {-b * 0.94} {-h * 0.14}C{-b * 1.08} {-h * 0.3} {-b} {neck + r * 0.6} {-r * 0.55} {neck + 4}z",
        belly,
    )
    if age > 3:
        out += flat(f"M{-r * 0.55} {neck + 4}H{r * 0.55}Q{b * 0.8} {neck + r * 0.7} {b * 0.8} {neck + r}Q0 {neck + r * 1.4} {-b * 0.8} {neck + r}Q{-b * 0.8} {neck + r * 0.7} {-r * 0.55} {neck + 4}z", GOLD2, 0.75)
    return out + flippers(age, arms)


def shoulder(age: int) -> Point:
    """Where the right flipper begins."""
    h, w, r = BUILDS[age]
    return w * 0.8, -(h - 2.05 * r)


def hand(age: int, angle: float) -> Point:
    """Where the tip of the right flipper is, lifted by so much."""
    x, y = shoulder(age)
    return polar(x, y, (BUILDS[age].tall * 0.36 + 6) * 0.86, 180 - angle)


def flippers(age: int, arms: tuple[float, float]) -> str:
    """Both flippers, left and right."""
    long = BUILDS[age].tall * 0.36 + 6
    leaf = shape(f"M-7 -4Q-12 {long * 0.55} 0 {long}Q13 {long * 0.5} 8 -4Q0 -9 -7 -4z", DOWN if age <= 2 else COAT2 if age == 3 else COAT)
    x, y = shoulder(age)
    return group(leaf, (-x, y), arms[0]) + group(leaf, (x, y), -arms[1])


def foot(x: float, y: float) -> str:
    """The outline of a webbed foot."""
    return f"M{x - 15} {y + 2}q0 -10 15 -11q15 1 15 11q-5 3 -8 0q-7 4 -14 0q-3 3 -8 0z"


def scarf(cloth: Cloth, age: int, blown: float = 0) -> str:
    """The family's scarf, its end hanging or blown aside."""
    h, _, r = BUILDS[age]
    y = -(h - 1.52 * r)
    return tail(cloth, r * 0.5, y + 6, r * 0.52, r * 1.1, blown, 2.6) + knit(cloth, (-r * 0.94, y - 3), (r * 0.94, y - 3), r * 0.54, 3, 2.6)


def placed_head(age: int, mood: str, tilt: float = 0) -> str:
    """The head on its neck."""
    h, _, r = BUILDS[age]
    return group(head(age, mood), (0, -(h - r)), tilt, r / 30)
