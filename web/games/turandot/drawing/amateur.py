"""The six amateurs: costumes from the kitchen, hearts from the very top shelf."""

from web.art.drawing.face import BROWN, OLIVE, PEACH, PORCELAIN, Face
from web.art.drawing.features import glasses
from web.art.drawing.parts import arm, bow, bust, hand, neck, sheet_music, sweat
from web.art.drawing.pen import BRONZE, CREAM, GOLD, GOLD2, GREY, INK, IVORY, JADE, JADE2, LILAC, NIGHT2, RED, RED2, ROSE, SAND, SILVER, SKY, WINE, clip, dot, flat, group, limb, line, mirror, oval, shape, smooth, twin
from web.games.turandot.drawing import backdrop


def amateur_1() -> str:
    """The baker: his bread rises on the high notes."""
    f = Face(OLIVE, w=40, jaw=37, chin=22, at=(98, 112), size=1.04, turn=0.2, tilt=-6, eyes="happy", brow=(4, 3, 5, 7), mouth="aria", nose="round", blush=0.6)
    curls = mirror("".join(dot(x, y, 9, "#2b1c18", 3) for x, y in ((38, -22), (41, -8))))
    tash = shape("M2 23Q-10 12 -28 22Q-34 26 -36 18Q-36 32 -22 32Q-8 32 2 26Q14 32 26 32Q40 32 40 18Q36 26 30 22Q14 12 2 23z", "#2b1c18", 2.4)
    hat = shape(smooth([(-38, -30), (-42, -48), (-60, -62), (-54, -86), (-30, -90), (-12, -104), (14, -102), (30, -90), (54, -86), (60, -62), (42, -48), (38, -30)]), CREAM)
    hat += line("M-22 -50q-4 -16 -10 -22M0 -50v-28M22 -50q4 -16 10 -22", SAND, 2.4) + shape("M-40 -46Q0 -56 40 -46V-26Q0 -38 -40 -26z", CREAM)
    flour = dot(-22, 14, 5, CREAM) + dot(-27, 21, 3, CREAM) + dot(22, -26, 4, CREAM)
    out = backdrop.amateur(2, SAND, BRONZE, (RED2, JADE2)) + neck(f, 184, 19) + bust(SKY, 84, 178, 14, "#4a64a6")
    out += shape("M62 250L66 196L78 180H84Q100 206 116 180H122L134 196L138 250z", CREAM) + line("M74 222h52v24h-52z", SAND, 2.4)
    out += twin(shape("M100 190L80 174L70 190L88 200z", RED, 2.4)) + f.draw(flour + hat + tash, under=curls)
    pin = limb("M132 228L176 138", SAND, 18) + limb("M180 130L186 117M128 236L122 248", BRONZE, 7)
    return out + pin + arm("M188 250Q194 214 168 196", SKY, 26) + hand("fist", f.skin, 166, 200, -64, 1.1) + hand("open", f.skin, 24, 226, -24, 1.1) + arm("M8 256L22 232", SKY, 24)


def amateur_2() -> str:
    """The postman: delivers every letter in B flat."""
    f = Face(PEACH, w=34, jaw=29, at=(102, 110), size=1.06, turn=-0.35, tilt=7, eyes="open", iris="#3a8068", brow=(5, 3, 5, 5), brow_ink="#b2501c", mouth="sing", nose="button", freckles=True, ears=1.35, blush=0.45)
    hue, dark = "#d8702c", "#98441a"
    hair = "".join(dot(x, y, 9, hue, 3) for x, y in ((-36, -22), (-38, -10), (37, -22), (38, -8))) + "".join(dot(x, y, 9.5, hue, 3) for x, y in ((-26, -32), (-12, -34), (4, -33), (20, -34), (30, -30)))
    hair += line("M-28 -32q4 5 8 0M-8 -34q4 5 8 0M12 -33q4 5 8 0", dark, 1.8)
    cap = shape("M-40 -36Q-52 -58 -30 -66Q0 -78 34 -66Q54 -56 40 -36Q0 -50 -40 -36z", NIGHT2) + shape("M-40 -36Q0 -52 40 -36L38 -46Q0 -62 -38 -46z", RED, 2.4) + shape("M-40 -36Q0 -50 38 -36Q24 -20 -10 -24Q-36 -26 -40 -36z", "#1a1f3c")
    cap += shape("M-9 -62h18v11h-18z", GOLD2, 2) + line("M-9 -62l9 6l9 -6", INK, 1.6)
    out = backdrop.amateur(2, "#cfe0ea", SKY, (GOLD, RED2)) + neck(f, 184) + bust(NIGHT2, 72, 178, 14, "#1d2a5c") + line("M100 192V246", INK, 2.4)
    out += twin(shape("M100 196L82 172L70 186L90 206z", RED, 2.4)) + "".join(dot(108, y, 3.6, GOLD2, 1.6) for y in (212, 230))
    out += line("M48 184L132 250", INK, 15) + line("M48 184L132 250", BRONZE, 9)
    tash = shape("M-4 22Q-14 15 -26 24Q-14 27 -4 25Q6 27 17 24Q6 15 -4 22z", hue, 2.2)
    out += f.draw(hair + cap + tash)
    letter = shape("M-30 -20H30V20H-30z", CREAM, 2.8) + line("M-30 -20L0 6L30 -20", INK, 2) + dot(0, 5, 6, RED2, 2) + line("M-24 14h12", GREY, 1.6)
    out += group(letter, (40, 204), -16, 1.05) + arm("M14 258Q6 240 18 226", NIGHT2, 24) + hand("fist", f.skin, 16, 226, 60, 0.95)
    return out + arm("M192 256Q190 226 176 214", NIGHT2, 24) + hand("open", f.skin, 174, 214, 14, 1.05, flip=True)


def amateur_3() -> str:
    """The bookkeeper: the score is upside-down, the sum is right."""
    f = Face(PORCELAIN, w=34, jaw=28, chin=12, at=(100, 102), size=1.06, eyes="wide", gaze=(1.5, 2), brow=(7, -2, 1, 4), brow_ink="#6a5a4a", mouth="worry", nose="long", ears=1.5, blush=0.5, age=1)
    hair = shape("M-37 6Q-44 -12 -36 -26Q-30 -18 -33 4zM37 6Q44 -12 36 -26Q30 -18 33 4z", "#7a6652") + line("M-20 -52Q0 -66 24 -52M-24 -47Q0 -60 26 -48M-10 -54Q2 -72 16 -64", "#7a6652", 2.6)
    out = backdrop.amateur(1, "#e8d9b0", GOLD, (JADE2, RED2)) + neck(f, 182, 13) + bust(BRONZE, 58, 180, 18, "#74491a")
    out += shape("M84 176L74 188L100 246L126 188L116 176z", IVORY) + twin(shape("M78 178L62 200L74 204L96 246H104Q86 210 82 182z", "#7d5019")) + twin(shape("M100 190L82 174L78 188L90 198z", IVORY, 2.4)) + bow(99, 193, RED2, 0.95, 16)
    out += f.draw(hair + glasses("round") + sweat(-27, -34) + sweat(31, -24, 3.4) + sweat(40, -46, 4))
    out += sheet_music(100, 214, 4, 1.15, upside_down=True) + arm("M34 262L48 240", BRONZE, 18) + arm("M166 262L152 240", BRONZE, 18) + hand("fist", f.skin, 54, 236, 24, 0.95) + hand("fist", f.skin, 148, 238, -24, 0.95, flip=True)
    return out + line("M40 204l-6 -3M38 212l-7 0M162 204l6 -3M164 213l7 0", INK, 2)


def amateur_4() -> str:
    """The cook: a colander, a ladle, and nobody leaves before the encore."""
    f = Face(PORCELAIN, w=41, jaw=38, chin=22, at=(100, 118), size=1.04, tilt=3, turn=-0.15, eyes="sly", lash=True, lid="#7fb2c8", iris="#3a6a96", brow=(-3, 5, 6, 5), brow_ink="#8a5a24", mouth="smile-lips", nose="button", blush=0.75)
    hue = "#d9a04a"
    braid = "".join(shape(f"M0 {y}q-10 8 0 18q10 -10 0 -18z", hue, 2.4) for y in range(0, 60, 15))
    back = f.place(group(braid, (-42, 10), 6, 1.1) + group(braid, (42, 10), -6, 1.1) + mirror(shape("M36 66l8 8l8 -8v14l-8 -6l-8 6z", RED2, 2)))
    hair = shape("M-41 14Q-50 -30 -34 -42H34Q50 -30 41 14Q40 -10 28 -24Q10 -30 0 -38Q-10 -30 -28 -24Q-40 -10 -41 14z", hue) + line("M0 -38Q-16 -30 -30 -30M0 -38Q16 -30 30 -30", "#8a5a24", 2)
    pot = shape("M-47 -34Q-46 -80 0 -82Q46 -80 47 -34Q0 -50 -47 -34z", SILVER) + flat("M20 -79Q46 -72 47 -34L30 -40Q34 -64 20 -79z", GREY, 0.6)
    pot += "".join(dot(x, y, 2.6, INK) for x, y in ((-30, -54), (-16, -60), (0, -62), (16, -60), (30, -54), (-20, -72), (-7, -75), (7, -75), (20, -72), (0, -50), (-22, -47), (22, -47)))
    pot += mirror(shape("M45 -44q16 -8 16 4q-2 8 -15 5", GREY, 3)) + shape("M-50 -32Q0 -52 50 -32L48 -24Q0 -43 -48 -24z", GOLD) + shape("M0 -82l-8 -12l8 -14l8 14z", RED2, 2.4) + mirror(shape("M22 -78l0 -16l12 -7l2 15z", GOLD2, 2.4))
    out = backdrop.amateur(2, "#f0c9bd", ROSE, (JADE2, GOLD)) + back + neck(f, 186, 19) + bust(JADE, 86, 180, 14, "#0f4a3e") + shape("M58 250L68 204Q100 222 132 204L142 250z", CREAM) + line("M68 204L74 182M132 204L126 182", CREAM, 9)
    out += "".join(dot(x, y, 3, RED2) for x, y in ((82, 228), (100, 224), (118, 228), (91, 240), (109, 240)))
    out += f.draw(hair + pot)
    ladle = limb("M166 244L158 142", SILVER, 5) + shape("M136 136Q156 150 176 132Q174 112 155 112Q136 116 136 136z", SILVER) + flat("M142 134Q156 142 170 130Q164 122 152 124z", GREY)
    return out + ladle + arm("M190 258Q196 232 174 218", JADE, 26) + hand("fist", f.skin, 172, 222, -70, 1.1) + arm("M8 258Q8 226 34 216", JADE, 26) + hand("flat", f.skin, 34, 218, 70, 1)


def amateur_5() -> str:
    """Nonna Pia: the cat takes the low part."""
    f = Face(OLIVE, w=36, jaw=33, chin=16, at=(94, 112), size=1.02, tilt=-5, turn=-0.1, eyes="happy", brow=(3, 2, 5, 4), brow_ink="#b9b4c0", mouth="sing", nose="round", age=2, blush=0.65)
    white = "#ece8f0"
    bun = f.place(dot(0, -66, 21, white, 3) + line("M-12 -72Q0 -84 12 -72M-14 -62Q0 -72 14 -62", "#aaa4b8", 2) + limb("M-30 -84L24 -50M30 -84L-24 -50", GOLD, 3) + dot(-32, -86, 5, RED, 2) + dot(32, -86, 5, RED, 2))
    hair = shape("M-37 8Q-46 -34 -22 -52Q0 -62 22 -52Q46 -34 37 8Q36 -12 26 -26Q10 -30 0 -40Q-10 -30 -26 -26Q-36 -12 -37 8z", white) + line("M0 -42Q-14 -32 -28 -32M0 -42Q14 -32 28 -32", "#aaa4b8", 2)
    shawl = "".join(f"M{x} 250L{x + 34} 180" for x in range(-20, 200, 22)) + "".join(f"M{x} 250L{x - 34} 180" for x in range(0, 240, 22))
    out = backdrop.amateur(2, "#dcc6e2", LILAC, (GOLD, JADE2)) + bun + neck(f, 186, 15) + bust("#8c2a55", 78, 182, 16, WINE)
    out += (
        clip("M16 250C20 218 24 200 42 196Q62 188 76 184L98 222L124 184Q140 188 158 196C176 200 180 218 184 250z", line(shawl, ROSE, 2.2), "s") + line("M76 184L98 222L124 184", INK, 3) + dot(98, 222, 8, GOLD2, 2.4) + dot(98, 222, 3, JADE)
    )
    out += f.draw(hair + glasses("round", turn=-0.1))
    cat = shape("M-28 54Q-34 20 -24 8L-28 -16L-12 -6Q0 -10 12 -6L28 -16L24 8Q34 20 28 54z", "#e08a3a") + line("M-6 -7v8M0 -8v9M6 -7v8M-30 30l9 2M-31 40l9 1M30 30l-9 2M31 40l-9 1", BRONZE, 2.6)
    cat += line("M-15 6q5 -6 10 0M5 6q5 -6 10 0", INK, 2.6) + shape("M-5 14H5L0 19z", ROSE, 1.8) + oval(0, 27, 5.5, 7, "#4d0f22", 2) + line("M-10 18l-18 -3M-10 21l-18 3M10 18l18 -3M10 21l18 3", INK, 1.4)
    cat += bow(0, 44, RED2, 0.6)
    return out + group(cat, (160, 184), 6, 1.05) + hand("open", f.skin, 26, 232, -16, 1) + arm("M14 262L24 238", "#8c2a55", 24)


def amateur_6() -> str:
    """Kit: world-famous between the tap and the towel rail."""
    f = Face(BROWN, w=35, jaw=29, chin=14, at=(98, 114), size=1.06, tilt=-8, turn=0.3, eyes="closed", lash=True, brow=(7, 2, 5, 4), mouth="oh", nose="broad", lid="#7a4a2a", blush=0.3)
    cap = shape(smooth([(-40, -26), (-52, -44), (-48, -70), (-26, -88), (4, -94), (34, -86), (52, -66), (52, -40), (40, -26), (0, -38)]), RED2)
    cap += "".join(dot(x, y, 5, CREAM) for x, y in ((-34, -58), (-14, -74), (10, -82), (30, -66), (6, -58), (40, -46), (-18, -48), (22, -46), (-38, -40)))
    cap += shape(
        smooth([(-42, -24), (-44, -33), (-30, -36), (-22, -43), (-10, -40), (0, -46), (12, -41), (24, -42), (32, -35), (44, -32), (42, -23), (30, -26), (20, -32), (10, -31), (0, -35), (-10, -31), (-20, -32), (-30, -25)]), CREAM, 2.6
    )
    out = backdrop.amateur(1, "#bfe3e0", JADE2, (SKY, GOLD)) + neck(f, 186, 14) + bust(f.skin.light, 60, 180, 18)
    out += (
        shape("M20 250Q24 212 44 196Q58 190 68 186Q74 222 96 250z", SKY)
        + shape("M180 250Q176 212 156 196Q142 190 132 186Q124 226 92 250z", SKY)
        + line("M68 186Q76 224 96 250M132 186Q124 226 92 250", CREAM, 5)
        + line("M30 220v24M44 206v40M168 220v24M154 206v40", "#41609f", 2.2)
    )
    out += f.draw(cap + sweat(-34, -10, 3.6) + sweat(42, -20, 4))
    brush = limb("M150 246L132 172", BRONZE, 9) + shape("M116 134q14 -8 22 6q6 20 0 34q-12 6 -18 -4q-8 -20 -4 -36z", GOLD) + line("M118 138l-9 4M117 146l-10 3M118 154l-10 2M119 162l-10 2", CREAM, 3)
    bubbles = "".join(dot(x, y, r, "#e6f6fb", 2) + dot(x - r / 3, y - r / 3, r / 4, CREAM) for x, y, r in ((16, 234, 17), (40, 242, 12), (4, 208, 9), (184, 236, 18), (162, 244, 10), (194, 204, 9), (30, 186, 6), (176, 176, 7), (22, 150, 5)))
    return out + brush + arm("M184 256Q182 226 156 216", SKY, 24, CREAM, "M160 218l-3 -2") + hand("fist", f.skin, 148, 222, -70, 1) + bubbles


AMATEUR = [amateur_1, amateur_2, amateur_3, amateur_4, amateur_5, amateur_6]
