"""The six of the night: capes, veils, ravens, and excellent manners."""

from web.art.drawing.face import BROWN, GHOST, OLIVE, PORCELAIN, Face
from web.art.drawing.parts import arm, bust, hand, neck, rose, sweat
from web.art.drawing.pen import (
    BLACK,
    COAL,
    CREAM,
    GOLD,
    GOLD2,
    GREY,
    INK,
    JADE,
    JADE2,
    LILAC,
    NIGHT2,
    PLUM,
    PLUM2,
    RED,
    RED2,
    SILVER,
    WINE,
    dot,
    flat,
    group,
    line,
    mirror,
    oval,
    ring,
    shape,
    twin,
)
from web.games.turandot.drawing import backdrop

VIOLET = "#57507a"


def dark_1() -> str:
    """Sleeps till seven, sings till cockcrow."""
    f = Face(GHOST, w=34, jaw=30, chin=13, long=54, at=(100, 104), size=1.08, tilt=-3, turn=0.25, eyes="sly", lid=PLUM2, iris=RED, brow=(-5, 7, 4, 6), mouth="aria", lip=WINE, nose="hook", ears=1.1, blush=0)
    hair = shape("M-37 2Q-42 -54 0 -60Q42 -54 38 2Q34 -14 32 -26Q16 -36 2 -18Q-14 -36 -28 -26Q-34 -14 -37 2z", BLACK) + line("M-24 -40Q-6 -52 4 -30M28 -40Q12 -52 6 -30", VIOLET, 2.2)
    fangs = flat("M-4 25.500l3 8l3 -8zM8 25.500l2.500 7l2.500 -7z", CREAM)
    collar = shape("M100 196L62 166Q34 140 28 92Q10 150 -8 250H208Q190 150 172 92Q166 140 138 166z", BLACK) + shape("M100 200L66 172Q44 150 36 116Q30 150 34 182L70 222zM100 200L134 172Q156 150 164 116Q170 150 166 182L130 222z", RED)
    out = backdrop.dark(3) + collar + neck(f, 184, 14) + shape("M76 184L100 206L124 184L140 250H60z", CREAM) + twin(shape("M70 182L44 250H88L94 214z", BLACK)) + line("M100 210V250", "#d8c8a8", 1.6)
    out += shape("M84 190Q100 202 116 190L112 204Q100 212 88 204z", CREAM, 2.4) + shape("M100 198l10 9l-10 14l-10 -14z", RED2, 2.4) + f.draw(hair + fangs)
    cape = shape("M-8 250Q-4 206 24 184Q30 220 64 250z", BLACK) + line("M14 206Q22 230 40 246", VIOLET, 2)
    return out + twin(cape) + line("M66 236Q100 250 134 236", GOLD, 3) + rose(22, 232, 12, "#8a1f4c", JADE) + rose(178, 232, 12, "#8a1f4c", JADE) + rose(46, 240, 9, LILAC, JADE) + rose(154, 240, 9, LILAC, JADE)


def dark_2() -> str:
    """Buys souls, haggles over the fee."""
    f = Face(OLIVE, w=34, jaw=28, chin=10, long=56, at=(100, 114), size=1.04, tilt=6, turn=-0.35, eyes="sly", lid="#8a4a3a", iris="#7a1a10", brow=(-6, 9, 3, 6), mouth="grin", nose="hook", ears=1.3, blush=0.2)
    hood = shape("M-40 0Q-50 -50 -10 -62L0 -50L10 -62Q50 -50 40 0Q38 -14 30 -24Q12 -34 0 -16Q-12 -34 -30 -24Q-38 -14 -40 0z", RED) + line("M-34 -24Q-22 -46 -6 -52M34 -24Q22 -46 6 -52", WINE, 2.4)
    horns = mirror(shape("M16 -56Q20 -74 38 -82Q34 -64 32 -50z", RED))
    plume = shape("M-20 -50Q-44 -92 -10 -104Q24 -108 34 -92Q20 -96 16 -86Q4 -92 0 -80Q-10 -82 -8 -56z", BLACK) + line("M-14 -56Q-20 -88 14 -96", VIOLET, 2)
    beard = flat("M-8 44Q-3 38 3 44Q2 64 -6 70Q-8 60 -8 44z", INK) + flat("M-3 21Q-12 16 -24 17Q-18 26 -3 24Q8 28 16 18Q6 16 -3 21z", INK)
    out = (
        backdrop.dark(2, "#260a1c", "#5c1130")
        + neck(f, 186, 13)
        + shape("M20 250Q16 190 40 168L64 186L100 206L136 186L160 168Q184 190 180 250z", BLACK)
        + shape("M64 186L46 178Q34 206 40 250H160Q166 206 154 178L136 186L100 218z", RED)
        + line("M100 218V250", INK, 2.4)
        + "".join(dot(108, y, 3, GOLD2, 1.4) for y in (232, 244))
    )
    out += shape("M70 176Q100 200 130 176L134 188Q100 216 66 188z", BLACK, 2.6) + f.draw(horns + plume + hood + beard)
    flame = shape("M0 0Q-12 -8 -7 -20Q-4 -14 0 -30Q6 -18 7 -16Q12 -6 0 0z", GOLD2, 2.2) + flat("M0 -2Q-6 -7 -1 -15Q5 -8 0 -2z", RED2)
    return out + group(flame, (166, 158), 0, 1.3) + line("M166 158L160 184", INK, 5) + line("M166 158L160 184", CREAM, 2) + arm("M186 256Q194 226 172 208", RED, 24, BLACK, "M176 212l-3 -3") + hand("pinch", f.skin, 166, 214, -6, 1)


def dark_3() -> str:
    """The sexton: afraid of graves, moths and encores."""
    f = Face(PORCELAIN, w=31, jaw=25, chin=12, long=60, at=(96, 124), size=0.96, tilt=-4, turn=0.1, eyes="wide", gaze=(2, -2), brow=(7, -2, 2, 4), brow_ink="#4a4455", mouth="worry", nose="long", ears=1.4, blush=0.15, age=2)
    hair = shape("M-32 22Q-40 0 -32 -28H-24Q-30 -10 -28 14zM32 22Q40 0 32 -28H24Q30 -10 28 14z", "#5a5468")
    hat = (
        shape("M-28 -34L-31 -80Q0 -87 31 -80L28 -34z", BLACK)
        + shape("M-30 -50Q0 -42 30 -50L28 -34Q0 -26 -28 -34z", PLUM2, 2.4)
        + shape("M28 -46Q52 -40 58 -8Q48 -16 42 -10Q40 -26 28 -36z", PLUM2, 2.4)
        + shape("M-46 -34Q-50 -42 -40 -42Q0 -22 40 -42Q50 -42 46 -34Q0 -12 -46 -34z", BLACK)
    )
    bird = shape("M-20 4Q-14 -18 6 -18Q10 -26 20 -24Q28 -22 28 -15L40 -10L27 -8Q24 4 8 6L-4 10L-30 14z", COAL, 2.6) + dot(20, -16, 2.4, GOLD2) + line("M-12 0Q2 0 8 -8", VIOLET, 2) + line("M2 8v6M8 7v7", INK, 2)
    out = (
        backdrop.dark(1, "#141a30", NIGHT2)
        + neck(f, 188, 11)
        + bust(COAL, 54, 184, 22, BLACK)
        + shape("M84 184L74 194L98 250L124 194L114 184z", SILVER)
        + twin(shape("M78 186L56 208L70 212L94 250H104Q86 216 84 190z", BLACK))
        + shape("M92 196L100 190L108 196L104 232L98 240L92 232z", BLACK, 2.2)
    )
    out += f.draw(hair + hat + group(bird, (-2, -97), 0, 0.9) + sweat(-26, -18, 3.2))
    lamp = (
        dot(156, 196, 34, GOLD2).replace('stroke="none"', 'stroke="none" opacity=".3"')
        + line("M146 168Q156 150 166 168", INK, 3)
        + shape("M140 176L148 166H164L172 176z", COAL, 2.6)
        + shape("M143 176H169L172 214H140z", GOLD2, 2.6)
        + line("M156 176V214", INK, 2)
        + shape("M138 214H174V222H138z", COAL, 2.6)
        + flat("M152 206Q148 198 154 186Q160 196 158 206z", RED2)
    )
    return out + lamp + arm("M180 258Q190 200 166 160", COAL, 18) + hand("fist", f.skin, 162, 164, -60, 0.85) + line("M180 150l6 -4M183 158l7 -1", INK, 2)


def dark_4() -> str:
    """Nadia: the moon is her follow-spot."""
    f = Face(GHOST, w=33, jaw=26, chin=9, at=(100, 104), size=1.08, tilt=-4, turn=-0.25, eyes="half", lash=True, lid=PLUM2, iris="#3c8a6e", brow=(-1, 4, 6, 3), mouth="lips", lip="#7d1236", nose="deco", blush=0.2, ears=0)
    back = f.place(shape("M-38 -30Q-60 30 -52 96H52Q60 30 38 -30Q20 -62 0 -62Q-20 -62 -38 -30z", BLACK))
    hair = shape("M-36 24Q-48 -16 -34 -42Q-18 -62 0 -60Q18 -62 34 -42Q48 -16 37 24Q28 4 32 -8Q20 -14 0 -30Q-20 -14 -30 -8Q-26 6 -36 24z", BLACK) + line("M0 -34Q-18 -24 -32 -18M0 -34Q18 -24 32 -18", VIOLET, 2)
    band = shape("M-40 -26Q0 -52 40 -26L39 -34Q0 -60 -39 -34z", GOLD, 2.4) + shape("M-19 -82A22 22 0 1 0 19 -82A20 20 0 0 1 -19 -82z", GOLD2, 2.6) + shape("M0 -38l5 8l-5 8l-5 -8z", RED2, 2)
    veil = flat("M-44 -34Q0 -70 44 -34Q62 30 66 130H40Q52 30 36 -20Q0 -40 -36 -20Q-52 30 -40 130H-66Q-62 30 -44 -34z", PLUM2, 0.55)
    collar = shape("M100 214L62 184Q30 170 22 128Q6 170 8 216L40 250H160L192 216Q194 170 178 128Q170 170 138 184z", PLUM) + line(
        "M100 214L22 128M100 214L10 176M100 214L14 214M100 214L178 128M100 214L190 176M100 214L186 214M52 160Q40 176 40 192Q42 208 56 216M148 160Q160 176 160 192Q158 208 144 216M36 144Q22 164 24 186M164 144Q178 164 176 186", LILAC, 1.6
    )
    out = (
        backdrop.dark(3)
        + back
        + collar
        + bust(f.skin.light, 44, 186, 22)
        + neck(f, 188, 11, bare=True)
        + shape("M50 250Q52 222 66 210L100 238L134 210Q148 222 150 250z", BLACK)
        + line("M86 184Q100 198 114 184M90 190L100 206L110 190", GOLD, 2.4)
        + dot(100, 209, 5, RED2, 2.2)
    )
    return out + f.draw(hair + veil + band) + rose(22, 232, 13, "#8a1f4c", JADE) + rose(178, 232, 13, "#8a1f4c", JADE) + rose(48, 240, 9, LILAC, JADE) + rose(152, 240, 9, LILAC, JADE)


def dark_5() -> str:
    """Widowed four times, always in act three."""
    f = Face(BROWN, w=34, jaw=29, chin=12, at=(98, 114), size=1.02, tilt=4, turn=0.3, eyes="sly", lash=True, lid=PLUM2, gaze=(2, 0), brow=(-4, 6, 5, 4.4), mouth="lips", lip="#6f1430", nose="hook", age=2, blush=0.2)
    hair = (
        shape("M-36 20Q-58 -10 -46 -42Q-30 -76 0 -73Q32 -76 46 -42Q58 -10 37 18Q38 -10 26 -26Q10 -30 2 -38Q-12 -26 -26 -22Q-36 -6 -36 20z", "#2a2032")
        + shape("M2 -38Q-6 -58 8 -73Q20 -74 27 -66Q14 -52 26 -26Q12 -30 2 -38z", SILVER, 2.4)
        + line("M-10 -36Q-22 -56 -12 -76M-26 -30Q-40 -50 -28 -68M36 -30Q44 -46 36 -60", VIOLET, 2)
    )
    comb = shape("M-28 -64Q-22 -96 0 -98Q22 -96 28 -66Q0 -80 -28 -64z", BLACK) + "".join(ring(x, y, 4, GOLD, 1.6) for x, y in ((-13, -83), (0, -88), (13, -84)))
    ears = line("M-36 20v8", GOLD, 2) + shape("M-36 28l5 10l-5 12l-5 -12z", RED, 2)
    collar = shape("M62 250L56 190Q46 168 50 144Q64 166 84 172Q100 184 116 172Q136 166 150 144Q154 168 144 190L138 250z", BLACK)
    raven = (
        shape("M-24 60Q-34 20 -16 2Q-14 -18 4 -20Q22 -18 22 -2L44 8L22 12Q28 40 8 62L-30 84z", "#3d345c")
        + dot(6, -5, 4, GOLD2, 1.6)
        + dot(7, -5, 1.6, INK)
        + line("M22 4L36 8", INK, 2)
        + line("M-14 22Q2 34 2 56M-18 36Q-8 46 -8 62", VIOLET, 2.4)
        + shape("M22 -2L44 8L22 12z", GREY, 2.4)
    )
    out = (
        backdrop.dark(2, "#10241f", "#1c4a40")
        + neck(f, 184, 12)
        + bust("#4a2a5c", 74, 184, 16, PLUM)
        + collar
        + line("M58 176Q70 190 84 196L100 214L116 196Q130 190 142 176", GOLD, 2)
        + dot(100, 216, 7, JADE2, 2.4)
        + "".join(dot(100, y, 2.6, GOLD) for y in (230, 240))
    )
    return out + f.draw(comb + hair + ears) + group(raven, (168, 160), 0, 0.95, flip=True) + line("M160 218l-6 10M172 220l2 10", GOLD, 2.6)


def dark_6() -> str:
    """Vesper: haunts the wings, apologises to the scenery."""
    f = Face(GHOST, w=33, jaw=25, chin=11, at=(100, 112), size=1.04, eyes="wide", gaze=(0, -2), lash=True, iris="#5a3a7a", brow=(7, 0, 4, 2.6), brow_ink="#6a5a80", mouth="oh", lip="#8a6a9a", nose="deco", blush=0.25, ears=0)
    hood = shape("M100 18Q154 24 160 96Q162 140 182 190L188 250H12L18 190Q38 140 40 96Q46 24 100 18z", PLUM) + flat("M112 20Q154 28 160 96Q162 140 182 190L188 250H150Q146 150 140 100Q134 40 112 20z", "#2d0f33")
    inner = shape("M100 46Q146 50 142 112Q138 160 118 180H82Q62 160 58 112Q54 50 100 46z", INK)
    trim = line("M100 46Q146 50 142 112Q138 160 118 184M100 46Q54 50 58 112Q62 160 82 184", GOLD, 2.6)
    wisps = f.place(shape("M-36 -18Q-30 -58 2 -58Q26 -58 36 -18Q22 -32 8 -34Q2 -26 -4 -34Q-20 -32 -36 -18z", "#8f7aa8", 2.6))
    glow = oval(100, 196, 46, 40, GOLD2).replace('stroke="none"', 'stroke="none" opacity=".35"')
    candle = (
        shape("M91 210H109V250H91z", CREAM, 2.6)
        + line("M95 210v8M103 210v13", "#d8c8a8", 3)
        + shape("M100 208Q88 200 94 188Q97 192 100 178Q106 190 107 192Q112 202 100 208z", GOLD2, 2.4)
        + flat("M100 206Q95 200 100 192Q105 200 100 206z", RED2)
    )
    out = backdrop.dark(1, "#17102a", "#3a2158") + hood + inner + neck(f, 188, 10) + f.draw(sweat(26, -22, 3)) + wisps + trim + shape("M70 186Q100 200 130 186L150 250H50z", PLUM2) + line("M78 194L66 250M122 194L134 250", PLUM, 2.4)
    sleeves = twin(shape("M20 250Q24 214 66 214L88 226L80 250z", PLUM) + line("M66 214L88 226", GOLD, 3))
    return out + glow + candle + sleeves + hand("fist", f.skin, 84, 246, 30, 0.85) + hand("fist", f.skin, 116, 246, -30, 0.85, flip=True)


DARK = [dark_1, dark_2, dark_3, dark_4, dark_5, dark_6]
