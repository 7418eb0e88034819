"""The colours of this evening, and what families wear: northern lights, ice, lanterns, and the red of curtains."""

from typing import NamedTuple

from web.art.drawing.pen import CREAM, GOLD, GOLD2, RED2, Point, dot, flat, line, shape

POLAR, TEAL, TEAL2 = "#0b1f3a", "#0f4c5c", "#1d7f8c"
AURORA, AURORA2 = "#3fd6a2", "#7fe8d0"
ICE, ICE2, SNOW = "#a9d9ea", "#d6eff6", "#f4fbfd"
BEAK, BEAK2 = "#f2952e", "#d96f1c"
COAT, COAT2 = "#232443", "#3a3c66"
DOWN, DOWN2 = "#9aa5bb", "#bcc5d6"


class Cloth(NamedTuple):
    """A family's wool: its colour, the lighter one of its pattern, and the dark one of its sky."""

    wool: str
    light: str
    deep: str
    pattern: str


FAMILIES = {
    "green": Cloth("#27854f", "#d2f7cf", "#124a3a", "stripes"),
    "brown": Cloth("#a86a32", "#f7dcae", "#4a2c1a", "checks"),
    "red": Cloth("#d23b3b", "#ffe3d6", "#5e1530", "spots"),
    "blue": Cloth("#3b78d8", "#d3e6ff", "#16306e", "zigzag"),
}
FANS = {"sheep": "green", "kangaroo": "brown", "seal": "red", "bear": "blue"}
"""Who likes whom (U1): an entertainer wears the wool of those who like it."""


def _dashes(d: str, ink: str, width: float, gaps: str, *, butt: bool = True, start: float = 0) -> str:
    """A broken line: stripes, checks and spots are such lines, and cost little."""
    cap = ' stroke-linecap="butt"' if butt else ""
    shift = f' stroke-dashoffset="{start}"' if start else ""
    return f'<path d="{d}" stroke="{ink}" stroke-width="{width}" stroke-dasharray="{gaps}"{cap}{shift}/>'


def knit(cloth: Cloth, a: Point, b: Point, h: float, sag: float = 0, edge: float = 2.6, step: float = 0) -> str:
    """A band of wool from one point to another, `h` high, hanging through by `sag`, with the family's pattern."""
    (x1, y1), (x2, y2) = a, b
    xm, ym = (x1 + x2) / 2, (y1 + y2) / 2 + 2 * sag

    def along(dy: float) -> str:
        return f"M{x1} {y1 + dy}Q{xm} {ym + dy} {x2} {y2 + dy}"

    s, inner = step or h * 0.5, h - edge
    body = shape(f"{along(0)}V{y2 + h}Q{xm} {ym + h} {x1} {y1 + h}z", cloth.wool, edge)
    if cloth.pattern == "stripes":
        body += _dashes(along(h / 2), cloth.light, inner, f"{s * 0.7} {s}", start=-s * 0.6)
    elif cloth.pattern == "checks":
        quarter = inner / 4
        body += "".join(_dashes(along(h / 2 + up), cloth.light, inner / 2, f"{s}", start=at) for up, at in ((-quarter, s - edge / 2), (quarter, -edge / 2)))
    elif cloth.pattern == "spots":
        body += _dashes(along(h / 2), cloth.light, h * 0.46, f"0 {h * 0.82}", butt=False, start=-h * 0.5)
    else:
        body += _zigzag(cloth, a, b, h, sag)
    return body


def _zigzag(cloth: Cloth, a: Point, b: Point, h: float, sag: float) -> str:
    (x1, y1), (x2, y2) = a, b
    teeth = max(2, round((x2 - x1) / h))
    points = []
    for i in range(2 * teeth + 1):
        t = i / (2 * teeth)
        y = y1 + (y2 - y1) * t + 4 * sag * t * (1 - t) + h * (0.24 if i % 2 else 0.76)
        points.append(f"{x1 + (x2 - x1) * t:.1f} {y:.1f}")
    return line("M" + "L".join(points), cloth.light, h * 0.24)


def tail(cloth: Cloth, x: float, y: float, w: float, long: float, lean: float = 0, edge: float = 2.6) -> str:
    """The loose end of a scarf, hanging from (x, y), with a fringe."""
    d = f"M{x} {y}L{x + lean} {y + long}"
    outline = f"M{x - w / 2} {y}L{x + lean - w / 2} {y + long}H{x + lean + w / 2}L{x + w / 2} {y}z"
    fringe = line("".join(f"M{x + lean + w * f} {y + long}v{w * 0.34}" for f in (-0.36, 0, 0.36)), cloth.wool, edge)
    body, inner = shape(outline, cloth.wool, edge), w - edge
    if cloth.pattern == "stripes":
        body += _dashes(d, cloth.light, inner, f"{w * 0.22} {w * 0.34}", start=-w * 0.3)
    elif cloth.pattern == "checks":
        for side, at in ((-1, 0), (1, w / 2)):
            o = side * inner / 4
            body += _dashes(f"M{x + o} {y}L{x + o + lean} {y + long}", cloth.light, inner / 2, f"{w / 2}", start=at)
    elif cloth.pattern == "spots":
        body += _dashes(d, cloth.light, w * 0.46, f"0 {w * 0.8}", butt=False, start=-w * 0.5)
    else:
        turns = max(2, round(long / w * 2))
        points = (f"{x + lean * i / turns + w * (0.22 if i % 2 else -0.22):.1f} {y + long * i / turns:.1f}" for i in range(turns + 1))
        body += line("M" + "L".join(points), cloth.light, w * 0.22)
    return fringe + body


def sky() -> str:
    """The party around a guest, to lie on its family's own dark: northern lights, lanterns, snow, the ice below."""
    out = flat("M0 78Q50 38 96 70T200 46V92Q150 84 104 110T0 126z", AURORA, 0.3) + flat("M0 136Q60 112 110 132T200 112V134Q150 144 100 156T0 166z", ICE, 0.18)
    flakes = "".join(f"M{(41 + i * 67) % 190 + 5} {(29 + i * 43) % 170 + 24}v0" for i in range(11))
    return out + line(flakes, SNOW, 4) + flat("M0 204Q50 190 104 198T200 196V240H0z", ICE2) + flat("M0 222Q70 206 130 216T200 212V240H0z", SNOW) + lanterns()


def lanterns() -> str:
    """A string of paper lanterns across the top."""
    out = line("M-4 -2Q52 32 100 14T204 0", CREAM, 1.6)
    for x, y, fill in ((34, 14, GOLD2), (78, 19, RED2), (124, 11, GOLD), (168, 8, RED2)):
        out += shape(f"M{x - 7} {y + 4}q7 -6 14 0q4 9 0 16q-7 6 -14 0q-4 -7 0 -16z", fill, 2) + dot(x, y + 12, 3, CREAM)
    return out
