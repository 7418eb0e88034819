"""The poster of the house: the princess above her stairs, the whole theatre below."""

from web.art.drawing.icons import crowned, headdress
from web.art.drawing.pen import (
    BRONZE,
    COAL,
    CREAM,
    GOLD,
    GOLD2,
    INK,
    IVORY,
    JADE,
    JADE2,
    NIGHT,
    NIGHT2,
    PLUM,
    RED,
    RED2,
    SAND,
    SILVER,
    SKY,
    WINE,
    box,
    dot,
    flat,
    group,
    limb,
    line,
    oval,
    rays,
    ring,
    shape,
    star,
    twin,
)

_MIDDLE = 320


def poster() -> str:
    """640 by 480; all that matters lies in the middle 400."""
    return _night() + _stairs() + _princess() + _masks() + _curtains() + _lights()


def _night() -> str:
    out = box(0, 0, 640, 480, NIGHT) + flat(rays(_MIDDLE, 178, 460, 24, start=4), "#202d66")
    out += (
        dot(_MIDDLE, 178, 150, NIGHT2)
        + ring(_MIDDLE, 178, 150, GOLD, 3)
        + ring(_MIDDLE, 178, 160, GOLD, 1.2)
        + dot(_MIDDLE, 178, 122, IVORY)
        + dot(_MIDDLE - 52, 140, 15, SAND)
        + dot(_MIDDLE + 66, 200, 20, SAND)
        + dot(_MIDDLE + 40, 100, 9, SAND)
        + dot(_MIDDLE - 70, 206, 9, SAND)
    )
    stars = ((150, 70, 9), (196, 150, 6), (126, 190, 7), (492, 74, 9), (450, 40, 6), (512, 186, 7), (474, 140, 5), (176, 36, 5))
    return out + "".join(flat(star(x, y, r, 4, 0.28), GOLD2) for x, y, r in stars)


def _stairs() -> str:
    out = ""
    for i in range(6):
        y, w = 470 - i * 24, 250 - i * 26
        out += shape(f"M{_MIDDLE - w} {y}H{_MIDDLE + w}V{y + 26}H{_MIDDLE - w}z", PLUM if i % 2 else "#56245e") + line(f"M{_MIDDLE - w + 4} {y + 3}H{_MIDDLE + w - 4}", GOLD, 2)
    return out


def _princess() -> str:
    x = _MIDDLE
    train = shape(f"M{x - 26} 214Q{x - 60} 300 {x - 96} 366Q{x - 120} 420 {x - 132} 480H{x + 132}Q{x + 120} 420 {x + 96} 366Q{x + 60} 300 {x + 26} 214z", SKY)
    train += shape(f"M{x} 220Q{x - 30} 330 {x - 62} 480H{x + 62}Q{x + 30} 330 {x} 220z", SILVER) + "".join(line(f"M{x - 10 - i * 9} {250 + i * 46}Q{x} {262 + i * 48} {x + 10 + i * 9} {250 + i * 46}", NIGHT2, 3) for i in range(5))
    train += twin("".join(dot(x - 40 - i * 13, 300 + i * 34, 6, GOLD2, 2) for i in range(5)), x)
    sleeve = (
        shape(f"M{x - 20} 216Q{x - 70} 214 {x - 104} 190L{x - 134} 262Q{x - 90} 286 {x - 44} 270z", JADE2)
        + line(f"M{x - 108} 198Q{x - 112} 240 {x - 126} 256", GOLD2, 4)
        + line(f"M{x - 50} 222Q{x - 70} 246 {x - 74} 272M{x - 78} 212Q{x - 96} 244 {x - 100} 270", JADE, 2.6)
    )
    arm = limb(f"M{x - 100} 196L{x - 122} 180", IVORY, 9, 2.6) + limb(f"M{x - 124} 178l-9 -8M{x - 125} 177l-4 -13M{x - 123} 177l4 -13", IVORY, 4, 2.4)
    body = (
        shape(f"M{x - 26} 214Q{x - 20} 196 {x} 196Q{x + 20} 196 {x + 26} 214L{x + 18} 262Q{x} 274 {x - 18} 262z", RED)
        + line(f"M{x - 22} 218L{x} 246L{x + 22} 218", GOLD2, 4)
        + shape(f"M{x - 20} 258Q{x} 270 {x + 20} 258V270Q{x} 282 {x - 20} 270z", GOLD, 2.6)
    )
    return train + headdress(x) + twin(sleeve + arm, x) + body + crowned(x)


def _masks() -> str:
    """Ping, Pong and Pang in the front row, as three hats and three noses."""
    ping = (
        shape("M-26 70Q-28 24 0 20Q28 24 26 70z", PLUM)
        + dot(0, 0, 17, IVORY, 3)
        + shape("M-18 -4Q0 -10 18 -4Q18 10 0 8Q-18 10 -18 -4z", RED2, 2.4)
        + dot(-7, 0, 3, INK)
        + dot(7, 0, 3, INK)
        + shape("M-20 -10Q-24 -26 -6 -30Q22 -32 20 -10Q0 -18 -20 -10z", COAL, 2.6)
        + shape("M10 -22Q12 -44 30 -42Q30 -30 18 -20z", CREAM, 2.2)
    )
    pong = (
        shape("M-32 70Q-34 24 0 20Q34 24 32 70z", JADE)
        + dot(0, 0, 19, IVORY, 3)
        + shape("M-19 -4Q0 -10 19 -4Q18 10 0 8Q-18 10 -19 -4z", JADE2, 2.4)
        + dot(-7, 0, 3, INK)
        + dot(7, 0, 3, INK)
        + dot(0, 8, 6, JADE2, 2.4)
        + shape("M-18 -12Q-30 -26 -18 -36Q-8 -48 4 -40Q22 -44 24 -30Q26 -20 18 -12Q0 -18 -18 -12z", CREAM, 2.6)
    )
    pang = (
        shape("M-24 70Q-26 24 0 20Q26 24 24 70z", RED)
        + dot(0, 0, 17, IVORY, 3)
        + shape("M-18 -4Q0 -10 18 -4Q18 8 4 8Q-10 14 -30 22Q-16 8 -18 -4z", GOLD, 2.4)
        + dot(-7, 0, 3, INK)
        + dot(7, 0, 3, INK)
        + shape("M-19 -10Q-16 -30 0 -40Q16 -30 19 -10Q0 -18 -19 -10z", RED2, 2.6)
        + dot(0, -41, 5, GOLD2, 2)
    )
    ruff = "".join(oval(9 * i, 21, 7, 6, CREAM, 2) for i in range(-2, 3))
    return group(ping + ruff, (166, 412), -5, 1.1) + group(pong + ruff, (236, 424), 3, 1.1) + group(pang + ruff, (474, 414), 5, 1.1) + _gong()


def _gong() -> str:
    body = limb("M-36 64V-44M36 64V-44M-44 -44H44", WINE, 7) + dot(0, 4, 32, BRONZE, 3) + ring(0, 4, 25, GOLD2, 3) + dot(0, 4, 9, GOLD, 2) + line("M-14 -40L-10 -26M14 -40L10 -26", INK, 2.6)
    return group(body, (400, 414), 0, 0.9)


def _curtains() -> str:
    half = shape("M-6 -6H176Q166 120 78 196Q58 220 62 262Q74 380 58 486H-6z", RED)
    half += line("M142 -4Q130 96 50 166M104 -4Q94 80 24 138M66 -4Q58 62 4 106M28 -4Q24 36 -4 66M40 250Q50 370 38 482M16 250Q24 370 14 482", WINE, 5)
    half += line("M160 -4Q150 108 66 180", RED2, 3) + shape("M-6 204Q36 226 74 198L82 224Q40 256 -6 236z", GOLD) + line("M74 222q12 14 6 40M74 222q2 20 -2 40M74 222q-8 18 -8 38", GOLD2, 4)
    valance = "".join(shape(f"M{x} -6h80q-8 44 -40 44t-40 -44z", RED) + line(f"M{x + 4} 6q8 28 36 28t36 -28", GOLD, 4) for x in range(0, 640, 80))
    return twin(half, _MIDDLE) + valance + "".join(shape(f"M{x} 2l7 14l-7 30l-7 -30z", GOLD2, 2.4) for x in range(80, 640, 80))


def _lights() -> str:
    out = shape("M-6 462H646V490H-6z", "#2a1722") + line("M0 462H640", GOLD, 4)
    return out + "".join(shape(f"M{x - 20} 468a20 20 0 0 1 40 0z", GOLD, 2.8) + line(f"M{x} 466L{x - 12} 455M{x} 466V450M{x} 466L{x + 12} 455", BRONZE, 2) + dot(x, 466, 6, CREAM, 2.2) for x in range(40, 640, 70))
