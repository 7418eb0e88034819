"""The four animals that perform: heads with a temper, and bodies from parts. A head is drawn about (0, 0), a body about its feet."""

from typing import NamedTuple

from web.art.drawing.features import brow, eye, mouth
from web.art.drawing.pen import COAL, CREAM, GOLD, GOLD2, INK, Point, dot, flat, group, limb, line, mirror, oval, shape, twin


class Look(NamedTuple):
    """A temper: eyes, brows (inner, outer, arch, thickness), mouth, where the eyes go, and what it wears on its head."""

    eyes: str
    brows: tuple[float, float, float, float]
    mouth: str
    gaze: Point = (0, 0)
    lash: bool = False
    over: str = ""


class Coat(NamedTuple):
    """An animal's colours: light, shade, dark lines, and its muzzle."""

    light: str
    shade: str
    deep: str
    muzzle: str


COATS = {
    "sheep": Coat("#f3cfa8", "#d9a878", "#8a5a3c", "#f9e2c6"),
    "kangaroo": Coat("#d08a48", "#a8642e", "#6a3818", "#f2d2a0"),
    "seal": Coat("#8195b4", "#5f7396", "#2f3d5c", "#c3d0e2"),
    "bear": Coat("#f6f3ea", "#c9d6e2", "#6d7f96", "#fffdf6"),
}
WOOL, WOOL2 = "#fff6e0", "#e2cfa4"
CALM = Look("open", (0, 0, 3, 3), "smile")


def _eyes(animal: str, look: Look, apart: float, y: float, size: float = 0.95) -> str:
    coat, out = COATS[animal], ""
    for side in (-1, 1):
        kind = ("happy" if side > 0 else "open") if look.eyes == "wink" else look.eyes
        one = eye(kind, "#2a1a12", coat.shade, (look.gaze[0] * side, look.gaze[1]), lash=look.lash) + brow(look.brows, coat.deep)
        out += f'<g transform="translate({side * apart} {y}) scale({side * size:.2f} {size:.2f})">{one}</g>'
    return out


def _mouth(animal: str, look: Look, y: float, size: float = 0.9) -> str:
    deep = COATS[animal].deep
    return group(mouth(look.mouth, "#c8323c" if look.lash else deep, deep), (0, y), 0, size)


def sheep(look: Look) -> str:
    """A mild face under a cloud."""
    c = COATS["sheep"]
    ears = mirror(shape("M26 -8Q50 -16 58 -2Q50 12 26 6z", c.light) + flat("M34 -4Q46 -8 52 -1Q46 6 34 3z", "#eeb09a"))
    face = shape("M0 -34Q32 -34 32 -4Q30 26 20 38Q0 50 -20 38Q-30 26 -32 -4Q-32 -34 0 -34z", c.light) + flat("M-19 22Q0 10 19 22Q22 34 14 40Q0 46 -14 40Q-22 34 -19 22z", c.muzzle)
    cloud = shape("M-36 -18Q-48 -34 -32 -42Q-30 -60 -10 -54Q4 -66 18 -54Q38 -56 36 -40Q48 -32 36 -18Q24 -10 16 -22Q6 -10 -4 -22Q-14 -10 -20 -20Q-30 -10 -36 -18z", WOOL) + line("M-22 -40q6 -8 12 0M6 -42q6 -8 12 0", WOOL2, 2.6)
    nose = line("M-6 22Q0 27 6 22M0 25V30", c.deep, 3)
    return ears + face + _eyes("sheep", look, 14, 0) + nose + _mouth("sheep", look, 34, 0.72) + cloud + look.over


def kangaroo(look: Look) -> str:
    """Two ears that hear the next landing, and a long muzzle."""
    c = COATS["kangaroo"]
    ear = shape("M8 -26Q4 -66 22 -76Q40 -58 28 -22z", c.light) + flat("M15 -30Q12 -56 22 -66Q32 -54 24 -28z", "#f0b98c")
    face = shape("M0 -36Q30 -36 31 -8Q30 12 22 24Q20 46 0 46Q-20 46 -22 24Q-30 12 -31 -8Q-30 -36 0 -36z", c.light) + flat("M-17 14Q0 4 17 14Q20 42 0 43Q-20 42 -17 14z", c.muzzle)
    nose = shape("M-10 13Q0 7 10 13Q8 22 0 22Q-8 22 -10 13z", COAL, 2.2) + dot(-3, 14, 1.8, CREAM)
    return mirror(ear) + face + _eyes("kangaroo", look, 14, -8) + nose + _mouth("kangaroo", look, 32, 0.72) + look.over


def seal(look: Look) -> str:
    """A smooth head, mostly whiskers."""
    c = COATS["seal"]
    face = shape("M0 -42Q36 -42 37 -4Q42 34 0 36Q-42 34 -37 -4Q-36 -42 0 -42z", c.light) + flat("M-16 -34Q-30 -26 -30 -8Q-24 -26 -8 -34z", "#a8b8d2")
    cheeks = mirror(shape("M0 10Q22 4 24 18Q22 31 8 30Q2 29 0 24z", c.muzzle, 2.4)) + line("M10 16v0M16 19v0M10 22v0M-10 16v0M-16 19v0M-10 22v0", c.deep, 2.6)
    hairs = mirror(line("M22 16Q36 12 48 13M23 20Q36 20 48 23", INK, 1.8))
    nose = shape("M-11 7Q0 2 11 7Q8 16 0 17Q-8 16 -11 7z", COAL, 2.2) + dot(-4, 8.5, 1.8, CREAM)
    return face + _eyes("seal", look, 16, -11, 1.05) + group(_mouth("seal", look, 32, 0.66)) + cheeks + hairs + nose + look.over


def bear(look: Look) -> str:
    """Round ears, a broad face, a heart below."""
    c = COATS["bear"]
    ears = mirror(dot(30, -32, 14, c.light, 3) + dot(30, -32, 7, c.shade))
    face = shape("M0 -42Q42 -42 43 -2Q40 40 0 40Q-40 40 -43 -2Q-42 -42 0 -42z", c.light) + oval(0, 17, 22, 18, c.muzzle, 2.4)
    nose = shape("M-11 6Q0 0 11 6Q9 15 0 16Q-9 15 -11 6z", COAL, 2.2) + dot(-4, 7, 1.8, CREAM) + line("M0 16V21", INK, 2.2)
    return ears + face + mirror(oval(29, 14, 7, 5, "#f4b6ae")) + _eyes("bear", look, 17, -8) + nose + _mouth("bear", look, 25, 0.72) + look.over


HEADS = {"sheep": sheep, "kangaroo": kangaroo, "seal": seal, "bear": bear}
# Where the chin is, so that the head sits on its collar; and how wide the shoulders are.
CHINS = {"sheep": 38, "kangaroo": 40, "seal": 32, "bear": 36}
SHOULDERS = {"sheep": 32, "kangaroo": 26, "seal": 30, "bear": 36}


def torso(animal: str, *, legs: bool) -> str:
    """A body from the collar at y = -100 to the floor at 0; without legs where it sits on something."""
    c = COATS[animal]
    if animal == "sheep":
        out = limb("M-16 -24V-4M16 -24V-4", COAL, 12) if legs else ""
        cloud = "M-26 -98Q-46 -96 -46 -78Q-60 -66 -50 -50Q-54 -32 -34 -26Q-24 -10 -4 -20Q14 -8 26 -24Q50 -26 48 -46Q60 -60 48 -76Q46 -96 26 -98z"
        return out + shape(cloud, WOOL) + line("M-34 -70q8 -8 14 0M10 -80q8 -8 14 0M-14 -48q8 -8 14 0M20 -52q8 -8 14 0M-30 -36q6 -6 12 0", WOOL2, 2.8)
    if animal == "kangaroo":
        tail_ = shape("M20 -44Q60 -30 66 -52Q70 -70 80 -60Q84 -26 50 -10Q30 -6 16 -14z", c.shade)
        feet = twin(shape("M-6 2Q-8 -14 -22 -22Q-38 -14 -48 -4Q-50 4 -40 4z", c.light), 0) if legs else ""
        body = shape("M-22 -100Q-30 -70 -40 -44Q-44 -8 0 -6Q44 -8 40 -44Q30 -70 22 -100z", c.light)
        return tail_ + body + flat("M-14 -98Q-24 -50 -24 -36Q-20 -12 0 -12Q20 -12 24 -36Q24 -50 14 -98z", c.muzzle) + line("M-20 -42Q0 -30 20 -42", c.deep, 3) + feet
    if animal == "seal":
        fins = shape("M-8 -8Q-40 -12 -50 4Q-26 10 0 0Q26 10 50 4Q40 -12 8 -8z", c.shade) if legs else ""
        return fins + shape("M-26 -100Q-52 -56 -42 -22Q-34 0 0 0Q34 0 42 -22Q52 -56 26 -100z", c.light) + flat("M-16 -96Q-32 -54 -26 -26Q-18 -6 0 -6Q18 -6 26 -26Q32 -54 16 -96z", c.muzzle)
    feet = twin(shape("M-40 4Q-46 -18 -26 -20Q-6 -20 -6 4z", c.light) + oval(-24, -6, 8, 6, c.shade), 0) if legs else ""
    return shape("M-34 -100Q-60 -60 -52 -28Q-44 -2 0 -2Q44 -2 52 -28Q60 -60 34 -100z", c.light) + flat("M-20 -90Q-36 -56 -30 -32Q-22 -12 0 -12Q22 -12 30 -32Q36 -56 20 -90z", c.muzzle) + feet


def arm(animal: str, d: str) -> str:
    """A foreleg, paw or flipper along a path that begins at the shoulder."""
    wide = {"sheep": 11, "kangaroo": 12, "seal": 17, "bear": 20}[animal]
    return limb(d, COAL if animal == "sheep" else COATS[animal].light, wide)


def monocle(x: float, y: float) -> str:
    """A glass in a gold rim, on its cord."""
    return f'<circle cx="{x}" cy="{y}" r="13" stroke="{GOLD}" stroke-width="3.4"/>' + line(f"M{x + 11} {y + 8}Q{x + 20} {y + 26} {x + 12} {y + 44}", GOLD2, 2)


def spectacles(apart: float, y: float) -> str:
    """Two round glasses, low on the nose."""
    return mirror(f'<circle cx="{apart}" cy="{y}" r="12" fill="#fff" fill-opacity=".35" stroke="{INK}" stroke-width="2.6"/>') + line(f"M{12 - apart} {y}H{apart - 12}", INK, 2.6)
