"""The jester's caps that the six rivals of the house wear at this party: each lies over any of its owner's portraits."""

from typing import NamedTuple

from web.art.drawing.pen import CREAM, GOLD, GOLD2, JADE2, LILAC, NIGHT2, PLUM2, RED2, SKY, Point, dot, flat, group, line, shape
from web.games.penguin.drawing.ice import TEAL2


class Cap(NamedTuple):
    """Where its owner's head is, how wide the cap is, its cut, and its two colours."""

    at: Point
    size: float
    wide: float
    cut: str
    one: str
    other: str


CAPS = {
    "bianca": Cap((100, 116), 1.04, 54, "horns", PLUM2, GOLD2),
    "ottavio": Cap((100, 100), 1.06, 46, "stocking", TEAL2, CREAM),
    "zelda": Cap((98, 106), 1.08, 48, "ears", RED2, NIGHT2),
    "raimondo": Cap((100, 106), 1.06, 52, "horns", JADE2, RED2),
    "petra": Cap((100, 104), 1.08, 48, "ears", GOLD, TEAL2),
    "anselmo": Cap((98, 106), 1.06, 48, "stocking", SKY, LILAC),
}


def cap(name: str) -> str:
    """A cap, to lie over a portrait of 200 by 240."""
    owner = CAPS[name]
    return group(_CUTS[owner.cut](owner) + _brim(owner.wide), owner.at, 0, owner.size)


def _bell(x: float, y: float) -> str:
    return dot(x, y, 8, GOLD2, 2.6) + line(f"M{x - 4} {y + 2}h8", GOLD, 2)


def _brim(w: float) -> str:
    """A cuff of points, pulled over the brow."""
    step = 2 * w / 6
    points = "".join(f"l{-step / 2} 13l{-step / 2} -13" for _ in range(6))
    return shape(f"M{-w} -42Q0 -58 {w} -42V-31{points}z", CREAM, 2.8) + line("".join(f"M{w - step * (i + 0.5):.1f} -21v0" for i in range(6)), GOLD, 7)


def _horns(c: Cap) -> str:
    w = c.wide
    left = f"M0 -40H{-w + 2}Q{-w - 4} -58 {-w - 6} -62Q-72 -62 -82 -30Q-98 -78 -66 -92Q-32 -104 0 -80z"
    right = f"M0 -40H{w - 2}Q{w + 4} -58 {w + 6} -62Q72 -62 82 -30Q98 -78 66 -92Q32 -104 0 -80z"
    return shape(left, c.one) + shape(right, c.other) + _bell(-82, -26) + _bell(82, -26)


def _ears(c: Cap) -> str:
    w = c.wide
    left = f"M0 -38H{-w + 2}Q{-w - 8} -58 {-w + 2} -70Q-74 -92 -70 -96Q-38 -100 0 -84z"
    right = f"M0 -38H{w - 2}Q{w + 8} -58 {w - 2} -70Q74 -92 70 -96Q38 -100 0 -84z"
    spots = flat("M-30 -58l7 9l-7 9l-7 -9zM-30 -80l7 9l-7 9l-7 -9z", c.other) + flat("M30 -58l7 9l-7 9l-7 -9zM30 -80l7 9l-7 9l-7 -9z", c.one)
    return shape(left, c.one) + shape(right, c.other) + spots + _bell(-72, -92) + _bell(72, -92)


def _stocking(c: Cap) -> str:
    w = c.wide
    d = f"M{-w + 2} -38Q{-w} -92 0 -96Q52 -100 74 -66Q88 -40 84 -8Q66 -28 62 -44Q58 -56 {w} -58L{w - 2} -38z"
    stripes = f"M{-w + 6} -66Q0 -84 {w + 4} -64M-26 -86Q14 -100 58 -74M66 -58Q74 -60 80 -54"
    return shape(d, c.one) + line(stripes, c.other, 6) + shape(d, "none") + _bell(84, -4)


_CUTS = {"horns": _horns, "ears": _ears, "stocking": _stocking}
