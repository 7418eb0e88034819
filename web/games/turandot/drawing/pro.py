"""The six professionals: evening dress, poise, and not one button undone."""

from itertools import pairwise

from web.art.drawing.face import BROWN, OLIVE, PEACH, PORCELAIN, TAN, Face
from web.art.drawing.features import glasses
from web.art.drawing.parts import arm, bouquet, bust, evening, hand, neck, rose, sheet_music
from web.art.drawing.pen import BLACK, CREAM, GOLD, GOLD2, INK, IVORY, JADE, JADE2, LILAC, NIGHT, RED, RED2, SILVER, WINE, dot, flat, group, limb, line, mirror, shape, smooth
from web.games.turandot.drawing import backdrop


def pro_1() -> str:
    """The tenor: he has never once looked at the conductor."""
    f = Face(OLIVE, w=35, jaw=31, turn=0.35, tilt=-7, at=(98, 98), size=1.08, eyes="closed", brow=(6, 1, 5, 5), mouth="aria", lid="#a8714a")
    hair = shape("M-37 -6Q-42 -56 0 -60Q42 -58 39 -4Q34 -22 26 -32Q4 -44 -22 -34Q-34 -24 -37 -6z", BLACK) + line("M-24 -42Q4 -56 30 -38M-30 -32Q-20 -40 -8 -42", "#5a5478", 2.2)
    tash = flat("M1 22Q-7 16 -17 24Q-7 25 1 24Q12 26 22 23Q12 15 1 22z", INK)
    out = backdrop.pro(3) + neck(f, 180) + evening(w=80) + f.draw(hair + tash)
    out += arm("M24 250Q20 214 62 214", BLACK, 28) + arm("M58 214L70 212", CREAM, 20) + hand("flat", f.skin, 72, 212, 68)
    return out + rose(136, 196, 9, RED2) + bouquet()


def pro_2() -> str:
    """The bass: begins where the organ stops."""
    f = Face(PORCELAIN, w=40, jaw=38, chin=24, at=(100, 96), size=1.1, eyes="half", iris="#3c6aa0", brow=(0, 2, 5, 7), brow_ink="#b98a35", mouth="tiny", nose="broad", blush=0.5, age=1)
    gold, dark = "#e0b257", "#a97a2a"
    hair = shape("M-41 0Q-48 -58 0 -60Q48 -58 41 0Q38 -22 32 -30Q20 -34 12 -46Q-10 -32 -32 -30Q-38 -20 -41 0z", gold) + line("M12 -46Q30 -46 36 -34M10 -50Q-10 -42 -28 -40", dark, 1.8)
    beard = shape("M-41 2Q-36 14 -30 16Q-22 18 -16 24Q-6 18 0 22Q6 18 16 24Q22 18 30 16Q36 14 41 2Q48 40 34 66Q18 92 0 98Q-18 92 -34 66Q-48 40 -41 2z", gold)
    beard += flat("M20 24Q30 18 41 6Q47 40 33 66Q20 88 4 95Q26 66 20 24z", dark) + line("M-28 30Q-26 56 -12 76M-14 40Q-12 62 0 82M12 42Q12 62 4 80M28 32Q26 54 16 72", dark, 2)
    beard += line("M-11 31Q0 37 11 31", INK, 3) + shape("M0 24Q-14 16 -30 30Q-16 34 0 27Q16 34 30 30Q14 16 0 24z", gold, 2.4)
    out = backdrop.pro(2) + neck(f, 180, 22) + evening(w=96, y=170) + f.draw(beard + hair + glasses("monocle"))
    return out + line("M60 238Q100 246 140 238", GOLD, 3)


def pro_3() -> str:
    """The baritone: says good evening to each member of the chorus by name."""
    f = Face(BROWN, w=35, jaw=32, at=(102, 98), size=1.06, turn=-0.35, tilt=4, brow=(2, 0, 5, 5), mouth="grin", nose="broad", age=1, iris="#2a1810")
    hair = shape("M-37 -4Q-42 -52 -4 -58Q40 -56 38 -2Q34 -20 30 -32Q10 -40 -22 -34Q-32 -26 -37 -4z", BLACK)
    hair += flat("M38 -2Q39 -20 34 -34L30 -32Q34 -18 38 -2zM-37 -4Q-38 -22 -32 -36L-27 -32Q-33 -20 -37 -4z", SILVER) + line("M-20 -44Q0 -52 24 -46", "#4a4560", 2)
    tash = flat("M-4 22Q-12 19 -18 25Q-8 26 -4 24.500Q4 26 11 25Q5 19 -4 22z", INK)
    coat = evening(CREAM, SILVER, IVORY, tie=BLACK, vest=BLACK, w=78)
    out = backdrop.pro(2, "#3d1030", "#63204a") + neck(f, 180) + coat + f.draw(hair + tash)
    return out + rose(62, 202, 8, RED2, JADE2) + sheet_music(150, 222, -14, 0.95) + hand("fist", f.skin, 128, 244, -40)


def pro_4() -> str:
    """The diva: the flowers are brought by a second carriage."""
    f = Face(PORCELAIN, w=34, jaw=27, chin=10, at=(98, 100), size=1.06, turn=0.3, tilt=-10, eyes="closed", lash=True, lid="#8fb8a0", brow=(5, 4, 9, 3.4), mouth="aria", nose="deco", brow_ink="#7a3a1c")
    hue, dark = "#a8502a", "#6e2d16"
    back = f.place(shape("M-44 10Q-54 -62 0 -64Q54 -62 46 12Q44 36 24 40H-22Q-42 36 -44 10z", hue))
    front = shape("M-38 18Q-50 -20 -40 -40Q-24 -66 10 -60Q46 -54 44 -8Q50 4 42 20Q34 10 38 -2Q26 -8 30 -20Q20 -24 16 -36Q6 -28 -6 -32Q-8 -20 -22 -20Q-20 -8 -32 -4Q-28 8 -38 18z", hue)
    front += line("M-36 -26Q-24 -34 -14 -30Q2 -26 6 -42Q20 -38 24 -26Q36 -22 38 -8M-40 -8Q-34 -16 -28 -14", dark, 2.2)
    front += shape("M-36 -38Q0 -74 38 -36L34 -30Q0 -56 -32 -31z", GOLD, 2.2) + shape("M0 -55L-7 -70L0 -90L7 -70z", CREAM, 2.2) + mirror(shape("M17 -51L12 -64L20 -78L25 -62z", MINTY, 2.2) + dot(30, -50, 4, CREAM, 1.8))
    front += mirror(line("M-37 20v6", GOLD, 2)) + dot(-37, 30, 4.5, MINTY, 2)
    out = backdrop.pro(3) + back + bust(f.skin.light, 62, 170, 18) + neck(f, 182, 12, bare=True) + flat("M38 200Q100 250 162 200V250H38z", RED)
    out += line("M40 202Q100 252 160 202", INK, 3) + "".join(dot(x, y, 4.2, CREAM, 1.6) for x, y in _pearls(30, 180, 206)) + "".join(dot(x, y, 3.4, CREAM, 1.4) for x, y in _pearls(22, 178, 192))
    fur = smooth([(-6, 246), (2, 206), (22, 190), (40, 196), (52, 212), (60, 230), (62, 250), (30, 256)])
    out += shape(fur, CREAM) + line("M14 214l6 10M30 204l4 12M44 220l2 12M22 236l4 8M40 238l3 8", SILVER, 2.4)
    out += f'<g transform="matrix(-1 0 0 1 200 0)">{shape(fur, CREAM)}{line("M14 214l6 10M30 204l4 12M44 220l2 12M22 236l4 8", SILVER, 2.4)}</g>'
    out += f.draw(front) + limb("M150 250Q158 232 146 214", JADE, 17) + hand("open", JADE, 146, 216, -8, 0.95, flip=True) + dot(140, 208, 4, GOLD2, 1.8)
    return out + rose(16, 230, 13, RED2, turn=20) + rose(42, 236, 10, GOLD2) + rose(186, 232, 13, RED2, turn=-20)


MINTY = "#bfe6d0"


def _pearls(half: float, top: float, low: float) -> list[tuple[float, float]]:
    steps = 9
    return [(100 + half * (2 * i / (steps - 1) - 1), low - (low - top) * (2 * i / (steps - 1) - 1) ** 2) for i in range(steps)]


def pro_5() -> str:
    """The lyric soprano: even her fan has studied in Milan."""
    f = Face(TAN, w=33, jaw=26, chin=10, at=(100, 104), size=1.06, turn=-0.3, tilt=6, eyes="half", lash=True, lid="#7a4a6a", gaze=(-2, 0), brow=(1, 3, 7, 4), mouth="smile-lips", iris="#2a1a12")
    back = f.place(shape("M-42 0Q-46 -60 0 -62Q46 -60 42 0Q40 20 26 26H-26Q-40 20 -42 0z", BLACK) + dot(14, -66, 21, BLACK, 3) + line("M2 -70Q14 -82 26 -70M4 -60Q14 -68 24 -60", "#57507a", 2))
    front = shape("M-36 10Q-44 -30 -20 -52Q0 -62 20 -52Q44 -34 37 8Q38 -8 28 -22Q8 -30 -6 -42Q-16 -20 -30 -14Q-36 -4 -36 10z", BLACK) + line("M-6 -44Q10 -36 28 -28M-10 -44Q-20 -28 -30 -22", "#57507a", 2)
    front += rose(-30, -38, 12, RED2, JADE2, -20) + line("M34 18v10M-36 18v10", GOLD, 2) + shape("M34 28l6 9l-6 9l-6 -9zM-36 28l6 9l-6 9l-6 -9z", GOLD, 2)
    out = backdrop.pro(2, "#123c3a", "#1d5a52") + back + bust(f.skin.light, 58, 176, 18) + neck(f, 184, 12, bare=True)
    out += shape("M36 246Q40 216 58 206Q80 222 100 218Q120 222 142 206Q160 216 164 246z", RED) + line("M58 206Q50 192 58 182M142 206Q150 192 142 182", RED, 6) + line("M58 206Q80 222 100 218Q120 222 142 206", GOLD, 2.4)
    fan = "".join(shape(f"M0 0L{x1} {y1}Q{(x1 + x2) / 2 * 1.08} {(y1 + y2) / 2 * 1.08} {x2} {y2}z", CREAM if i % 2 else GOLD, 2) for i, ((x1, y1), (x2, y2)) in enumerate(pairwise(_FAN)))
    out += f.draw(front) + group(fan, (158, 238), -12) + limb("M120 250Q140 250 150 242", f.skin.light, 14) + hand("fist", f.skin, 150, 246, 40, 0.9)
    return out


_FAN = [(-46, -26), (-38, -40), (-26, -50), (-12, -56), (4, -57), (18, -54), (31, -45), (40, -34)]


def pro_6() -> str:
    """Top hat or tiara? Both are in the dressing room."""
    f = Face(PEACH, w=34, jaw=27, chin=12, at=(100, 112), size=1.06, turn=0.25, tilt=5, eyes="half", lash=True, lid=LILAC, gaze=(2, 0), brow=(0, 5, 6, 3.6), mouth="rosebud", nose="deco")
    bob = "#2e2440"
    back = f.place(shape("M-40 24Q-50 -50 0 -56Q50 -50 42 26Q30 30 26 18H-26Q-30 30 -40 24z", bob))
    hair = shape("M-36 26Q-48 0 -38 -30H40Q48 0 38 28Q26 24 32 4Q36 -14 24 -26Q-4 -12 -28 -18Q-30 4 -22 16Q-26 26 -36 26z", bob)
    hat = shape("M-33 -34Q-37 -80 -34 -98Q0 -106 34 -98Q37 -80 33 -34z", BLACK) + shape("M-34 -48Q0 -40 34 -48L33.500 -34Q0 -26 -33 -34z", RED, 2.4) + line("M-22 -94Q-26 -70 -24 -52", "#5a5478", 3)
    hat += shape("M-56 -34Q-60 -44 -48 -44Q0 -22 48 -44Q60 -44 56 -34Q0 -10 -56 -34z", BLACK)
    out = backdrop.pro(2, NIGHT, "#3a2a66") + back + neck(f, 182, 13) + evening(w=66, y=178, tie=CREAM, vest=GOLD2) + f.draw(hair + hat + glasses("monocle", turn=0.25))
    return (
        out
        + rose(136, 208, 9, CREAM, JADE2)
        + arm("M178 250Q176 226 160 218", BLACK, 22)
        + hand("pinch", CREAM, 158, 222, -30, 0.95, flip=True)
        + line("M148 190L120 246", INK, 7)
        + line("M148 190L120 246", WINE, 3)
        + dot(149, 187, 5, GOLD2, 2)
    )


PRO = [pro_1, pro_2, pro_3, pro_4, pro_5, pro_6]
