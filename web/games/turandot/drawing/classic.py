"""The six of the grand old school: wigs, ruffs, wings; the costume sings along."""

from web.art.drawing.face import DEEP, OLIVE, PEACH, PORCELAIN, TAN, Face
from web.art.drawing.features import mouth
from web.art.drawing.parts import arm, bouquet, bow, bust, hand, neck, rose, sweat
from web.art.drawing.pen import (
    BRONZE,
    CREAM,
    GOLD,
    GOLD2,
    GREY,
    INK,
    JADE,
    JADE2,
    NIGHT,
    NIGHT2,
    PLUM,
    PLUM2,
    RED,
    RED2,
    ROSE,
    SAND,
    SILVER,
    SKY,
    WINE,
    dot,
    flat,
    group,
    limb,
    line,
    mirror,
    oval,
    polar,
    shape,
    smooth,
    star,
    twin,
)
from web.games.turandot.drawing import backdrop


def classic_1() -> str:
    """Conquers Carthage nightly, matinees included."""
    f = Face(OLIVE, w=39, jaw=37, chin=22, at=(100, 96), size=1.08, turn=-0.35, tilt=5, eyes="open", brow=(-2, 4, 4, 7), mouth="aria", nose="hook", age=1)
    beard = shape("M-40 2Q-34 16 -26 18Q-16 14 -4 19Q12 13 22 20Q32 16 40 2Q44 34 30 54Q14 66 -2 66Q-22 64 -32 50Q-44 30 -40 2z", "#3a2a24")
    beard += "".join(line(f"M{x} {y}q5 6 10 0", "#6e564a", 2) for x, y in ((-34, 22), (-33, 36), (-22, 48), (-6, 55), (10, 52), (22, 40), (26, 24)))
    hair = shape("M-40 -2Q-46 -54 0 -58Q46 -54 40 -2Q38 -14 32 -26Q24 -18 18 -32Q8 -22 2 -34Q-8 -24 -14 -32Q-22 -20 -30 -28Q-38 -16 -40 -2z", "#3a2a24")
    leaves = "".join(group(shape("M0 0Q7 -8 0 -20Q-7 -8 0 0z", GOLD2 if i % 2 else GOLD, 2), (x, y), a) for i, (x, y, a) in enumerate(((40, -8, 30), (41, -20, 14), (38, -32, -4), (30, -44, -24), (18, -53, -44), (6, -57, -62))))
    wreath = mirror(leaves)
    out = backdrop.classic(3, PLUM, PLUM2, RED) + neck(f, 178, 20) + bust(GOLD, 86, 172, 16, BRONZE)
    out += line("M66 190Q82 206 100 198Q118 206 134 190M62 226Q80 240 100 228Q120 240 138 226M100 198V228", BRONZE, 3) + dot(100, 206, 9, RED2, 2.6)
    out += shape("M6 250Q8 206 36 188Q60 178 72 172Q70 214 84 250z", RED) + line("M24 204Q30 230 26 250M42 194Q48 224 46 250M58 186Q62 220 66 250", WINE, 2.6) + dot(66, 184, 8, GOLD2, 2.6)
    out += _bearded(f, beard, hair + wreath)
    return out + arm("M196 250Q200 220 178 204", f.skin.light, 22, GOLD, "M186 214l-4 -4") + hand("open", f.skin, 176, 204, -10, 1.1, flip=True) + bouquet()


def _bearded(face: Face, beard: str, over: str) -> str:
    """A beard lies over the jaw and under the mouth, so the mouth is drawn again."""
    lips = group(mouth(face.mouth, face.lip or face.skin.deep, face.skin.deep), (face.turn * 9, 31))
    tash = shape("M-4 22Q-14 15 -27 27Q-14 27 -4 24Q6 27 20 27Q6 15 -4 22z", "#3a2a24", 2.2)
    return face.draw(beard + lips + tash + over)


def classic_2() -> str:
    """The wig enters, then the Marquis, then, on cue, the powder."""
    f = Face(PORCELAIN, w=33, jaw=28, chin=13, at=(100, 104), size=1.04, turn=0.25, tilt=4, eyes="half", lid="#9cc2b4", brow=(2, 7, 6, 3.6), brow_ink="#4a3228", mouth="smirk", nose="long", blush=0.9, ears=0, iris="#4a6a3a")
    hue, dark = "#6b4630", "#432818"
    curls_l = [(-24, -62, 17), (-46, -46, 17), (-54, -20, 17), (-58, 8, 17), (-58, 36, 18), (-52, 64, 19), (-34, 84, 17)]
    back = f.place("".join(dot(s * x, y, r, hue, 3) for x, y, r in curls_l for s in (1, -1)) + flat("M-50 -40H50V70H-50z", hue))
    swirl = f.place("".join(line(f"M{s * x - 8} {y}a8 8 0 1 1 8 8", dark, 2.4) for x, y, r in curls_l for s in (1, -1)))
    front = shape("M-35 8Q-46 -20 -34 -46Q-20 -74 -2 -60Q18 -76 36 -46Q46 -20 37 8Q36 -16 22 -30Q8 -36 -2 -50Q-12 -34 -24 -28Q-36 -14 -35 8z", hue) + line(
        "M-2 -52Q-14 -40 -28 -36M-2 -52Q14 -40 28 -36M-4 -60Q-20 -62 -30 -48M2 -60Q20 -64 32 -48", dark, 2.2
    )
    spot = dot(-18, 20, 2.4, INK)
    out = backdrop.classic(2, "#5a1636", "#7d2450", JADE) + back + swirl + bust(SKY, 70, 184, 12, NIGHT2) + neck(f, 182, 13)
    out += twin(shape("M76 186L56 250H88L92 196z", GOLD) + line("M66 214l18 2M62 230l22 2", BRONZE, 2))
    lace = "".join(
        shape(f"M{100 - w} {y}Q100 {y - 8} {100 + w} {y}Q{100 + w * 0.7} {y + 16} {100 + w * 0.35} {y + 9}Q100 {y + 20} {100 - w * 0.35} {y + 9}Q{100 - w * 0.7} {y + 16} {100 - w} {y}z", CREAM, 2.4)
        for y, w in ((222, 24), (206, 21), (190, 18))
    )
    out += lace + shape("M82 176Q100 188 118 176V188Q100 198 82 188z", CREAM, 2.4) + dot(100, 190, 4.5, RED2, 2) + f.draw(front + spot)
    hanky = shape("M150 214l26 -12l4 20l14 6l-22 10l-6 16l-14 -20z", CREAM, 2.4)
    return out + hanky + arm("M190 262Q184 246 168 240", SKY, 24, CREAM, "M172 242l-3 -2") + hand("pinch", f.skin, 162, 242, -34, 0.95)


def classic_3() -> str:
    """Only the ruff knows he is in there."""
    f = Face(PEACH, w=32, jaw=26, chin=11, at=(100, 120), size=1.02, eyes="wide", gaze=(-2, 1), brow=(7, -1, 2, 4), brow_ink="#5e3a1e", mouth="tiny", nose="button", ears=1.1, blush=0.6, freckles=True)
    hat = shape("M-33 -32Q-44 -64 -8 -68Q38 -70 38 -34Q0 -46 -33 -32z", PLUM) + shape("M-46 -28Q0 -56 48 -30Q44 -22 36 -24Q0 -40 -36 -22Q-44 -20 -46 -28z", PLUM) + line("M-30 -38Q0 -52 36 -40", GOLD, 3)
    plume = shape("M24 -46Q30 -84 64 -84Q84 -82 80 -62Q72 -68 66 -60Q58 -66 52 -56Q44 -60 36 -44z", RED2) + line("M28 -44Q42 -74 72 -76", WINE, 2)
    hair = shape("M-34 4Q-38 -20 -32 -32H34Q38 -20 34 4Q30 -8 28 -20Q0 -30 -26 -20Q-30 -8 -34 4z", "#5e3a1e")
    blades = []
    count = 26
    for i in range(count):
        a, b = polar(0, 0, 1, i * 360 / count), polar(0, 0, 1, (i + 1) * 360 / count)
        m = polar(0, 0, 1.06, (i + 0.5) * 360 / count)
        blades.append(f"M0 0L{a[0] * 92:.1f} {a[1] * 34:.1f}Q{m[0] * 100:.1f} {m[1] * 40:.1f} {b[0] * 92:.1f} {b[1] * 34:.1f}z")
    ruff = group(oval(0, 0, 92, 34, CREAM, 5) + shape("".join(blades), CREAM, 2) + oval(0, -2, 40, 13, SAND, 2), (100, 176))
    out = backdrop.classic(1, NIGHT, NIGHT2, RED) + bust(PLUM, 66, 192, 14, "#2d0f33") + line("M100 200V250M76 206L70 250M124 206L130 250", GOLD, 2.4) + ruff
    return out + f.draw(hair + hat + plume + sweat(-28, -14, 3.2))


def classic_4() -> str:
    """Her wig needs its own harbour-master."""
    f = Face(PORCELAIN, w=34, jaw=29, chin=12, at=(100, 146), size=0.86, tilt=0, turn=0.15, eyes="closed", lash=True, lid=SKY, brow=(5, 4, 8, 3), brow_ink="#8a7a8a", mouth="aria", nose="deco", blush=0.9, ears=0)
    white, dim = "#f4eff6", "#b9aec8"
    wig = smooth([(-42, 14), (-50, -22), (-48, -60), (-42, -92), (-20, -104), (0, -100), (20, -104), (42, -92), (48, -60), (50, -22), (42, 14), (20, 30), (-20, 30)])
    back = f.place(shape(wig, white))
    front = shape("M-37 12Q-50 -22 -47 -60Q-42 -96 0 -100Q42 -96 47 -60Q50 -22 37 12Q36 -14 24 -28Q0 -42 -24 -28Q-36 -14 -37 12z", white)
    front += line("M-24 -30Q-34 -60 -26 -94M-8 -36Q-12 -64 -8 -98M8 -36Q12 -64 8 -98M24 -30Q34 -60 26 -94", dim, 2.4)
    rolls = mirror("".join(oval(47, y, 13, 9, white, 3) + line(f"M40 {y}a6 4 0 1 1 7 4", dim, 2) for y in (-34, -14, 6)) + oval(42, 26, 9, 16, white, 3))
    hull = (
        shape("M-36 -118Q-20 -98 4 -98Q28 -98 40 -122L30 -116H-26z", BRONZE)
        + line("M-24 -110Q0 -102 30 -110", GOLD2, 2)
        + line("M2 -116V-162", INK, 4)
        + shape("M6 -158Q34 -142 30 -122Q18 -126 6 -122z", CREAM, 2.6)
        + shape("M-2 -154Q-28 -142 -26 -122Q-14 -126 -2 -122z", RED2, 2.6)
    )
    sea = line("M-44 -96q8 -10 15 0t15 0t15 0t15 0t15 0t14 0", SKY, 5)
    flag = shape("M2 -162l14 4l-14 5z", GOLD2, 2)
    pins = rose(-34, -62, 9, ROSE, JADE2, -20) + rose(32, -70, 8, RED2, JADE2, 20) + rose(36, -54, 6, ROSE, "")
    out = backdrop.classic(3, JADE, JADE2, RED) + back + bust(f.skin.light, 58, 190, 16) + neck(f, 194, 11, bare=True)
    out += (
        shape("M18 250Q20 218 50 210Q76 232 100 230Q124 232 150 210Q180 218 182 250z", SKY)
        + line("M50 210Q76 232 100 230Q124 232 150 210", CREAM, 5)
        + bow(100, 238, ROSE, 0.8)
        + line("M86 190Q100 200 114 190", ROSE, 5)
        + dot(100, 199, 4, GOLD2, 2)
    )
    out += f.draw(front + sea + hull + flag + rolls + pins + dot(19, 20, 2.2, INK))
    return out + bouquet(ROSE, GOLD2)


def classic_5() -> str:
    """Rides to battle, asks for a cushion."""
    f = Face(DEEP, w=40, jaw=37, chin=20, at=(100, 110), size=1.04, tilt=-4, turn=0.2, eyes="open", lash=True, lid=GOLD, brow=(4, 3, 6, 4.4), mouth="aria", nose="broad", blush=0.5, iris="#1d0e08")
    hue = "#2a1a20"
    braid = "".join(shape(f"M0 {y}q-13 9 0 21q13 -12 0 -21z", hue, 2.6) for y in range(0, 90, 17))
    back = f.place(group(braid, (-44, 0), 8) + group(braid, (44, 0), -8))
    helm = (
        shape("M-43 -12Q-48 -66 0 -72Q48 -66 43 -12Q36 -26 0 -28Q-36 -26 -43 -12z", SILVER)
        + flat("M14 -71Q48 -62 43 -12Q38 -22 26 -26Q32 -54 14 -71z", GREY, 0.7)
        + shape("M-44 -12Q-38 -32 0 -34Q38 -32 44 -12L42 -4Q34 -22 0 -24Q-34 -22 -42 -4z", GOLD, 2.6)
        + shape("M-6 -72Q0 -84 6 -72L4 -30H-4z", GOLD, 2.6)
    )
    wing = shape("M40 -34Q50 -40 50 -58Q54 -84 74 -98Q72 -86 76 -84Q84 -90 88 -90Q84 -76 86 -72Q92 -74 95 -72Q88 -58 84 -52Q88 -50 90 -48Q72 -26 42 -22z", CREAM) + line(
        "M52 -38Q64 -44 78 -66M56 -32Q70 -38 82 -50M52 -52Q58 -70 68 -82", SILVER, 2.4
    )
    out = backdrop.classic(2, NIGHT, NIGHT2, WINE) + back + neck(f, 186, 19) + bust(SILVER, 86, 180, 14, GREY)
    out += (
        line("".join(f"M{x} {y}a12 12 0 0 0 24 0" for y, xs in ((204, (40, 64, 88, 112, 136)), (218, (28, 52, 76, 100, 124, 148)), (232, (40, 64, 88, 112, 136))) for x in xs), GREY, 2.2)
        + shape(star(100, 226, 15, 8, 0.45), GOLD2, 2.4)
        + shape("M74 180Q100 206 126 180L132 190Q100 220 68 190z", GOLD, 2.6)
    )
    out += f.draw(helm + mirror(wing))
    spear = limb("M176 250V110", BRONZE, 5) + shape("M176 84l10 20l-10 14l-10 -14z", SILVER, 2.6)
    return out + spear + arm("M200 262Q200 244 186 236", f.skin.light, 22, GOLD, "M192 240l-2 -2") + hand("fist", f.skin, 184, 238, -60, 1.05)


def classic_6() -> str:
    """The crown of night was made for the previous singer's head."""
    f = Face(TAN, w=33, jaw=26, chin=12, at=(100, 120), size=1.04, tilt=5, turn=-0.15, eyes="wide", gaze=(1, -3), lash=True, lid=PLUM2, brow=(6, -1, 3, 3), mouth="gasp", nose="deco", blush=0.4)
    hair = shape("M-38 50Q-54 10 -44 -30Q-30 -56 0 -56Q30 -56 44 -30Q54 10 38 50Q30 30 34 0Q34 -16 26 -24Q0 -30 -26 -24Q-34 -16 -34 0Q-30 30 -38 50z", "#2f2a5c") + line("M-42 -6Q-46 20 -40 36M42 -6Q46 20 40 36", SKY, 2)
    back = f.place(shape("M-44 -20Q0 -70 44 -20L50 64H-50z", NIGHT2) + "".join(flat(star(x, y, 3, 4, 0.3), GOLD2) for x, y in ((-42, 36), (42, 30), (-38, 52), (40, 52))))
    band = shape("M-48 -32Q-4 -10 46 -22L44 -36Q-2 -26 -44 -48z", GOLD, 2.6)
    spikes = "".join(line(f"M{x1} {y1}L{x2} {y2}", GOLD, 3) + shape(star(x2, y2, 9, 5, 0.45, a), GOLD2, 2) for x1, y1, x2, y2, a in ((-36, -44, -58, -70, -20), (-20, -38, -32, -84, -10), (22, -33, 28, -82, 8), (38, -35, 54, -66, 20)))
    moon = shape("M-20 -72A23 23 0 1 0 20 -68A19 19 0 0 1 -20 -72z", CREAM, 2.6)
    out = backdrop.classic(1, PLUM, PLUM2, NIGHT2) + back + neck(f, 186, 12) + bust(NIGHT2, 60, 182, 18, NIGHT) + shape("M52 196L78 178Q100 214 122 178L148 196L122 226L100 214L78 226z", SILVER, 2.6)
    out += "".join(flat(star(x, y, 5, 5, 0.42), GOLD2) for x, y in ((60, 232), (84, 240), (116, 240), (142, 230), (100, 230)))
    out += f.draw(hair + f'<g transform="rotate(-7)">{moon}{spikes}{band}</g>' + sweat(34, 0, 3.4))
    return out + limb("M184 250Q196 200 176 158", NIGHT2, 18) + hand("open", f.skin, 176, 152, -46, 0.95, flip=True)


CLASSIC = [classic_1, classic_2, classic_3, classic_4, classic_5, classic_6]
