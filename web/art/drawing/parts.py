"""Necks, shoulders, tailoring, hands, flowers: what several people share."""

from web.art.drawing.face import Face, Skin
from web.art.drawing.pen import BLACK, COAL, CREAM, GOLD, GOLD2, INK, JADE2, RED2, WINE, dot, drop, flat, group, limb, line, shape, twin


def neck(face: Face, base: float = 184, w: float = 15, *, bare: bool = False) -> str:
    """A neck from under the chin to the collar, with the chin's shadow; a bare one melts into the shoulders."""
    x, y = face.at
    y += 20 * face.size
    cx = 100
    body = f"M{x - w} {y}L{cx - w - 1} {base - 14}Q{cx - w - 4} {base - 4} {cx - w - 16} {base}L{cx} {base + 22}L{cx + w + 16} {base}Q{cx + w + 4} {base - 4} {cx + w + 1} {base - 14}L{x + w} {y}z"
    chin = y + 32 * face.size
    shade = f"M{x - w} {chin - 9}Q{x} {chin + 12} {x + w} {chin - 12}L{cx + w + 1} {base - 8}Q{cx + 6} {base + 6} {cx - w + 4} {chin + 6}z"
    if not bare:
        return shape(body, face.skin.light) + flat(shade, face.skin.shade)
    sides = f"M{x - w} {y}L{cx - w - 1} {base - 14}Q{cx - w - 4} {base - 4} {cx - w - 18} {base - 2}M{x + w} {y}L{cx + w + 1} {base - 14}Q{cx + w + 4} {base - 4} {cx + w + 18} {base - 2}"
    bones = f"M{cx - w - 10} {base + 9}Q{cx - 14} {base + 9} {cx - 7} {base + 14}M{cx + w + 10} {base + 9}Q{cx + 14} {base + 9} {cx + 7} {base + 14}"
    return flat(body, face.skin.light) + flat(shade, face.skin.shade) + line(sides, INK, 3) + line(bones, face.skin.shade, 2.4)


def bust(fill: str, w: float = 76, y: float = 176, drop_: float = 12, shade: str = "", neckline: float = 24) -> str:
    """Shoulders and chest down to the frame."""
    a, b = 100 - w, 100 + w
    body = f"M{a - 6} 246C{a - 5} {y + 42} {a} {y + drop_ + 8} {a + 18} {y + drop_}Q{100 - neckline - 14} {y + 4} {100 - neckline} {y}H{100 + neckline}Q{100 + neckline + 14} {y + 4} {b - 18} {y + drop_}C{b} {y + drop_ + 8} {b + 5} {y + 42} {b + 6} 246z"
    out = shape(body, fill)
    if shade:
        out += flat(f"M{b - 34} {y + 9}L{b - 18} {y + drop_}C{b} {y + drop_ + 8} {b + 5} {y + 42} {b + 6} 246H{b - 26}Q{b - 16} {y + 40} {b - 34} {y + 9}z", shade)
    return out


def evening(coat: str = BLACK, shade: str = COAL, lapel: str = INK, w: float = 76, y: float = 174, tie: str = CREAM, vest: str = CREAM, stud: str = GOLD) -> str:
    """Tail coat, wing collar, starched front and bow tie."""
    out = bust(coat, w, y, 14, shade)
    out += shape(f"M82 {y - 6}L70 {y + 6}L100 246L130 {y + 6}L118 {y - 6}z", CREAM)
    if vest != CREAM:
        out += shape(f"M84 {y + 38}L100 {y + 58}L116 {y + 38}L118 246H82z", vest)
    out += line(f"M100 {y + 20}V246", SAND_LINE, 1.4) + dot(100, y + 30, 2.4, stud) + dot(100, y + 46, 2.4, stud)
    lapels = f"M76 {y - 4}L56 {y + 22}L66 {y + 26}L60 {y + 34}L96 246L102 246Q84 {y + 34} 80 {y + 4}z"
    out += twin(shape(lapels, lapel) + line(f"M62 {y + 22}L76 {y + 2}", GOLD, 1.2))
    out += twin(shape(f"M100 {y + 6}L78 {y - 12}L76 {y + 2}L90 {y + 12}z", CREAM, 2.4))
    return out + bow(100, y + 10, tie)


SAND_LINE = "#d8c8a8"


def bow(x: float, y: float, fill: str, size: float = 1, turn: float = 0) -> str:
    """A bow tie."""
    body = shape("M0 0L-19 -9Q-23 0 -19 9zM0 0L19 -9Q23 0 19 9z", fill, 2.4) + line("M-6 0l-8 -3M-6 1l-8 3M6 0l8 -3M6 1l8 3", INK, 1.2)
    return group(body + shape("M-5 -5h10v10h-10z", fill, 2.4), (x, y), turn, size)


def rose(x: float, y: float, r: float = 10, fill: str = RED2, leaf: str = JADE2, turn: float = 0) -> str:
    """A stage rose."""
    s = r / 10
    body = shape("M-8 6q-12 0 -14 9q12 2 16 -6zM8 6q12 0 14 9q-12 2 -16 -6z", leaf, 2) if leaf else ""
    body += dot(0, 0, 10, fill, 2.4) + line("M-6 -3q6 -7 11 0q1 7 -6 6q-5 -2 -2 -6M-9 3q5 7 15 4", WINE, 1.8)
    return group(body, (x, y), turn, s)


def bouquet(fill: str = RED2, other: str = GOLD2) -> str:
    """Flowers thrown at the feet of the greatest: the bottom corners of a picture."""
    left = rose(14, 228, 13, fill, turn=20) + rose(40, 234, 10, other, turn=-10) + rose(4, 204, 9, other, turn=40)
    right = rose(186, 228, 13, fill, turn=-20) + rose(160, 234, 10, other, turn=10) + rose(196, 204, 9, other, turn=-40)
    return left + right


def sweat(x: float, y: float, r: float = 4) -> str:
    """A bead of stage fright."""
    return shape(drop(x, y, r), "#a8d8f0", 1.8)


_FINGERS = {
    "open": ("M-5 -16L-11 -34M0 -17L-1 -38M5 -16L8 -35M9 -12L16 -28M-8 -6L-20 -15", "M-10 2Q-13 -14 -6 -18H8Q14 -12 10 2z"),
    "flat": ("M-6 -16L-7 -38M0 -17L0 -42M6 -16L6.500 -39M11 -12L12 -31M-9 -6Q-18 -12 -17 -22", "M-11 2Q-13 -14 -8 -18H10Q15 -12 10 2z"),
    "fist": ("M-8 -15h14M-8 -9h15M-8 -3h14M-6 -19h10", "M-9 4Q-14 -16 -6 -22H6Q14 -12 9 4z"),
    "point": ("M-6 -14L-8 -42M-2 -10h10M-2 -4h10M-8 -6Q-14 -10 -6 -14", "M-10 3Q-13 -12 -8 -17H8Q14 -10 9 3z"),
    "pinch": ("M-6 -16Q-10 -26 -3 -32M-9 -8Q-16 -20 -5 -31M1 -16Q6 -26 9 -38M6 -15Q12 -24 18 -33M9 -11Q17 -18 24 -24", "M-11 2Q-13 -14 -6 -18H8Q14 -12 10 2z"),
}
_CREASE = {"fist": "M0 -16h7M0 -10.500h8M0 -5h8", "flat": "M-3 -19v-14M3.200 -19v-15M8.600 -16v-10", "point": "M2 -10h6M2 -5h6"}


def hand(kind: str, skin: Skin | str, x: float, y: float, turn: float = 0, size: float = 1, *, flip: bool = False) -> str:
    """A hand with its wrist at (x, y), fingers up before turning; a colour instead of a skin is a glove."""
    tone = skin if isinstance(skin, str) else skin.light
    crease = INK if isinstance(skin, str) else skin.deep
    fingers, palm = _FINGERS[kind]
    body = line(fingers, INK, 13) + shape(palm, INK, 5) + line(fingers, tone, 7.6) + flat(palm, tone)
    if kind in _CREASE:
        body += line(_CREASE[kind], crease, 1.5)
    return group(body, (x, y), turn, size, flip=flip)


def arm(d: str, fill: str, width: float = 24, cuff: str = "", end: str = "") -> str:
    """A sleeve along a path; `end` is a short path at the wrist for the cuff."""
    out = limb(d, fill, width)
    if cuff:
        out += line(end, INK, width + 8) + line(end, cuff, width + 2)
    return out


def sheet_music(x: float, y: float, turn: float = 0, size: float = 1, *, upside_down: bool = False) -> str:
    """An open score; some hold it the wrong way up."""
    staff = "".join(f"M-30 {y0}h26M4 {y0}h26" for y0 in (-14, -10, -6, 6, 10, 14))
    notes = "".join(dot(nx, ny, 2.4, INK) + line(f"M{nx + 2} {ny}v-9", INK, 1.4) for nx, ny in ((-24, -6), (-14, -9), (12, -6), (22, -11), (-20, 12), (-9, 15), (10, 13), (24, 9)))
    body = shape("M-36 -20Q-18 -26 0 -20Q18 -26 36 -20V20Q18 14 0 20Q-18 14 -36 20z", CREAM, 2.6) + line(staff, "#b9a88a", 1) + notes + line("M0 -20V20", INK, 1.8)
    if upside_down:
        body = f'<g transform="rotate(180)">{body}</g>'
    return group(body, (x, y), turn, size)
