"""The nine directors, each with the thing that gives the game away."""

from web.art.drawing.face import BROWN, DEEP, GHOST, OLIVE, PEACH, PORCELAIN, TAN, Face
from web.art.drawing.features import glasses
from web.art.drawing.parts import arm, bow, bust, evening, hand, neck
from web.art.drawing.pen import (
    BLACK,
    BRONZE,
    COAL,
    CREAM,
    GOLD,
    GOLD2,
    GREY,
    INK,
    IVORY,
    JADE,
    JADE2,
    LILAC,
    MINT,
    NIGHT,
    NIGHT2,
    PLUM,
    PLUM2,
    RED,
    RED2,
    ROSE,
    SAND,
    SKY,
    box,
    clip,
    dot,
    flat,
    group,
    limb,
    line,
    mirror,
    oval,
    ring,
    shape,
    star,
    twin,
)
from web.games.turandot.drawing.glyphs import TYPES


def studio(base: str, beam: str, board: str = "#5a3a24") -> str:
    """The rehearsal room: two lamps, bare boards."""
    out = box(0, 0, 200, 240, base) + flat("M20 0L92 240H208V150z", beam, 0.4) + flat("M180 0L108 240H-8V150z", beam, 0.4)
    out += flat("M0 190H200V240H0z", board) + line("M0 206H200M0 224H200M40 190L20 240M100 190V240M160 190L180 240", INK, 1.4)
    lamp = shape("M-6 -6L30 -6L36 18L10 30z", COAL, 2.8) + shape("M10 30L36 18L40 26L14 40z", GOLD2, 2.6)
    return out + line("M0 12H200", INK, 5) + line("M0 12H200", GOLD, 1.8) + twin(lamp)


def _mask(fill: str, *, smile: bool) -> str:
    """The mask of comedy or of tragedy."""
    eyes = "M-15 -6q6 -8 11 0q-5 -2 -11 0zM15 -6q-6 -8 -11 0q5 -2 11 0z" if smile else "M-15 -8q7 0 11 6q-8 0 -11 -6zM15 -8q-7 0 -11 6q8 0 11 -6z"
    lips = "M-13 6Q0 12 13 6Q10 22 0 22Q-10 22 -13 6z" if smile else "M-12 20Q0 2 12 20Q0 13 -12 20z"
    return group(shape("M-24 -24Q0 -30 24 -24Q27 12 12 26Q0 34 -12 26Q-27 12 -24 -24z", fill, 3) + flat(eyes + lips, INK))


def dark() -> str:
    """Finster: has the sun removed from every second act."""
    f = Face(GHOST, w=34, jaw=29, chin=12, long=56, at=(96, 106), size=1.06, turn=0.25, tilt=-3, eyes="half", lid=PLUM2, iris="#5a3a7a", brow=(-4, 5, 3, 7), mouth="frown", nose="hook", age=2, blush=0, ears=1.2)
    hair = shape("M-36 30Q-56 20 -50 -20Q-44 -62 0 -62Q44 -62 50 -20Q54 20 38 28Q42 0 34 -26Q10 -40 0 -30Q-14 -40 -28 -26Q-38 0 -36 30z", COAL) + line("M-42 -10Q-40 -40 -12 -50M42 -10Q40 -40 14 -50", GREY, 2.2)
    out = (
        studio("#1c1030", PLUM2, "#24142e")
        + neck(f, 184, 13)
        + shape("M10 250Q6 190 40 168L70 184L100 204L130 184L160 168Q194 190 190 250z", BLACK)
        + shape("M70 184L52 176Q52 214 62 250H138Q148 214 148 176L130 184L100 226z", PLUM)
        + shape("M78 180Q100 200 122 180L126 196Q100 214 74 196z", CREAM, 2.4)
    )
    return (
        out
        + f.draw(hair)
        + group(_mask(LILAC, smile=False), (150, 196), 10, 1.15)
        + arm("M196 262Q198 250 176 238", BLACK, 22)
        + hand("fist", f.skin, 172, 240, -30, 0.95)
        + "".join(flat(star(x, y, 5, 4, 0.3), GOLD2) for x, y in ((30, 70), (44, 40), (168, 60)))
    )


def comic() -> str:
    """Pouff: every tragedy improves with a trapdoor."""
    f = Face(PORCELAIN, w=41, jaw=38, chin=21, at=(98, 112), size=1.02, turn=0.1, tilt=-6, eyes="happy", lash=True, brow=(4, 5, 8, 4), brow_ink="#c2541e", mouth="laugh", lip=RED2, nose="round", blush=0.85, freckles=True)
    hue = "#e87a2c"
    puffs = [(-44, -14), (-48, -38), (-34, -60), (-12, -72), (14, -72), (36, -60), (48, -38), (44, -14)]
    back = f.place("".join(dot(x, y, 19, hue, 3) for x, y in puffs) + flat("M-40 -50H40V0H-40z", hue) + "".join(line(f"M{x - 8} {y}a8 8 0 1 1 8 8", "#a8491a", 2.2) for x, y in puffs))
    fringe = "".join(dot(x, y, 9, hue, 2.8) for x, y in ((-28, -34), (-12, -40), (5, -41), (21, -38), (33, -31)))
    hat = group(shape("M-16 0L0 -40L16 0z", JADE2, 2.6) + dot(0, -40, 7, CREAM, 2.2) + dot(-3, -14, 3.4, GOLD2) + dot(5, -7, 3, RED2), (24, -68), 18)
    dots = "".join(dot(x, y, 7, c) for x, y, c in ((40, 216, RED2), (64, 232, JADE2), (134, 230, SKY), (160, 214, RED2), (84, 214, SKY), (116, 212, JADE2)))
    out = studio("#b3432a", GOLD2) + back + neck(f, 186, 19) + bust(GOLD2, 88, 180, 12, GOLD) + dots + bow(100, 198, RED2, 1.7) + f.draw(fringe + hat)
    return out + group(_mask(CREAM, smile=True), (42, 200), -12, 1.1) + arm("M2 262Q0 250 20 240", GOLD2, 24) + hand("fist", f.skin, 22, 242, 40, 0.95)


def alternative() -> str:
    """Winkel: the horizon is a bourgeois habit."""
    f = Face(TAN, w=35, jaw=30, chin=13, at=(102, 106), size=1.06, turn=-0.2, tilt=4, eyes="open", iris="#1c5a4a", brow=(0, 4, 1, 6), mouth="oh", nose="long", ears=1.1, blush=0.2)
    hair = shape("M-36 -6L-40 -30L-24 -58L44 -72L38 -2L30 -26L-24 -30z", BLACK) + line("M-20 -50L38 -62M-26 -40L34 -48", "#57507a", 2.2)
    specs = shape("M-36 -16H-8V10H-36z", "none", 3.2, RED2) + f'<circle cx="14" cy="-3" r="15" stroke="{NIGHT2}" stroke-width="3.4"/>' + line("M-8 -4H-1M29 -6L36 -8", INK, 2.6)
    out = (
        studio("#d8cfba", CREAM, "#8a7a5c")
        + dot(42, 84, 30, RED)
        + shape("M140 40h40v40z", NIGHT2, 0.1)
        + neck(f, 182, 13)
        + bust(BLACK, 70, 180, 8, COAL)
        + shape("M30 250L60 184L100 208V250z", RED)
        + shape("M80 166Q100 180 120 166L126 192Q100 204 74 192z", BLACK)
        + flat("M120 214h22v22h-22z", GOLD)
        + f.draw(hair + specs)
    )
    horn = shape("M0 -10L48 -30V30L0 10z", GOLD, 3) + shape("M-16 -8H0V8H-16z", BLACK, 2.8) + oval(48, 0, 8, 30, GOLD2, 3)
    return out + group(horn, (142, 196), -12, 1) + arm("M184 262Q176 244 146 234", BLACK, 20) + hand("fist", f.skin, 146, 222, 10, 0.95)


def classic() -> str:
    """Plinth: as it was done in 1826, and no later."""
    f = Face(PEACH, w=37, jaw=34, chin=18, at=(98, 108), size=1.06, turn=0.2, tilt=-4, eyes="half", iris="#3c6aa0", brow=(2, 5, 6, 7), brow_ink="#d9d4e0", mouth="tiny", nose="hook", age=2, blush=0.5, ears=1.2)
    white = "#f0ecf4"
    whisk = mirror(shape("M36 -14Q50 0 46 26Q40 44 26 44Q34 26 30 6z", white)) + shape("M-30 -38Q-12 -60 8 -58Q34 -54 34 -38Q14 -50 -30 -38z", white)
    leaves = mirror("".join(group(shape("M0 0Q7 -8 0 -19Q-7 -8 0 0z", GOLD2 if i % 2 else GOLD, 2), (x, y), a) for i, (x, y, a) in enumerate(((39, -14, 22), (39, -27, 4), (34, -40, -18), (23, -50, -40), (10, -55, -60)))))
    tash = shape("M2 23Q-14 14 -28 28Q-12 32 2 27Q16 32 32 28Q18 14 2 23z", white, 2.2)
    out = studio("#184a40", MINT) + neck(f, 184, 15) + evening(NIGHT2, NIGHT, "#141c40", w=78, y=178, tie=CREAM, vest=GOLD2) + f.draw(whisk + tash + leaves + glasses("monocle", turn=0.2))
    column = shape("M-26 -40H26V-30H-26zM-22 -30H22V-22H-22z", CREAM, 2.6) + shape("M-18 -22H18V50H-18z", IVORY, 2.6) + line("M-9 -20V46M0 -20V46M9 -20V46", SAND, 3) + dot(-20, -26, 6, CREAM, 2.4) + dot(20, -26, 6, CREAM, 2.4)
    return out + group(column, (164, 204), 0, 1) + hand("flat", f.skin, 142, 232, 30, 0.95)


def casting() -> str:
    """Occhialini: knows your part before you know your name."""
    f = Face(BROWN, w=35, jaw=29, chin=12, at=(100, 110), size=1.06, turn=-0.15, tilt=4, eyes="wink", lash=True, lid=JADE2, brow=(3, 6, 7, 4), mouth="smile-lips", lip=RED, nose="broad", blush=0.4, iris="#2a1810")
    hair = "".join(dot(x, y, 15, "#2a1a20", 3) for x, y in ((-40, 6), (-44, -16), (-36, -38), (-18, -54), (4, -58), (24, -52), (40, -36), (45, -14), (40, 8)))
    front = "".join(dot(x, y, 10, "#2a1a20", 2.8) for x, y in ((-30, -30), (-14, -38), (4, -41), (20, -37), (33, -28))) + shape("M-42 -32Q0 -64 44 -32L43 -42Q0 -74 -40 -42z", RED2, 2.4)
    out = (
        studio("#6b1830", ROSE)
        + f.place(hair)
        + neck(f, 186, 13)
        + bust(JADE, 68, 182, 14, "#0f4a3e")
        + twin(shape("M100 214L80 178L64 186L84 226z", CREAM, 2.6))
        + line("M100 214V250", INK, 2.6)
        + f.draw(front + mirror(ring(37, 22, 7, GOLD, 3)))
    )
    crown = shape("M-26 12L-30 -16L-12 -2L0 -24L12 -2L30 -16L26 12z", GOLD, 2.8) + dot(-30, -18, 4, RED2, 1.8) + dot(0, -26, 4.4, RED2, 1.8) + dot(30, -18, 4, RED2, 1.8) + line("M-22 6H22", CREAM, 2.6)
    heart = shape("M0 16Q-18 4 -18 -6Q-18 -16 -8 -16Q-2 -16 0 -9Q2 -16 8 -16Q18 -16 18 -6Q18 4 0 16z", RED2, 2.6)
    return (
        out
        + arm("M194 262Q204 240 176 226", JADE, 22, CREAM, "M180 229l-3 -2")
        + group(crown, (150, 184), 8, 1.1)
        + hand("pinch", f.skin, 172, 228, -20, 1)
        + group(heart, (40, 206), -12, 1.1)
        + arm("M6 264Q8 250 26 246", JADE, 22)
        + hand("flat", f.skin, 26, 252, 34, 0.9)
    )


def scenery() -> str:
    """Tempera: paints clouds, then complains of rain."""
    f = Face(OLIVE, w=36, jaw=30, chin=13, at=(96, 108), size=1.06, turn=0.2, tilt=-5, eyes="open", lash=True, lid=SKY, iris="#2f7a5c", brow=(3, 4, 6, 5), mouth="smile", nose="button", blush=0.5, freckles=False)
    scarf = (
        shape("M-40 4Q-50 -40 -28 -58Q0 -74 30 -58Q50 -40 41 2Q36 -16 26 -26Q0 -38 -26 -26Q-36 -16 -40 4z", SKY)
        + "".join(dot(x, y, 3.6, CREAM) for x, y in ((-30, -36), (-14, -52), (6, -56), (24, -48), (36, -28), (-38, -14), (-2, -42), (16, -38)))
        + shape("M-8 -62Q-30 -86 -18 -92Q-4 -86 0 -68Q10 -88 22 -84Q26 -72 8 -60z", SKY)
    )
    curl = shape("M-14 -30Q-2 -18 12 -26Q8 -34 0 -34z", "#4a2a1a", 2.4)
    smear = flat("M-27 12q8 -4 12 1q-6 5 -12 -1z", RED2)
    out = (
        studio("#2a4a7c", "#9cc4e6")
        + neck(f, 184, 13)
        + bust(IVORY, 68, 182, 14, SAND)
        + shape("M60 250L66 206L82 182Q100 214 118 182L134 206L140 250z", JADE2)
        + dot(86, 226, 5, RED2)
        + dot(116, 236, 6, GOLD2)
        + f.draw(scarf + curl + smear)
    )
    theatre = (
        shape("M-38 -30H38V34H-38z", RED, 2.8)
        + shape("M-28 -18H28V26H-28z", SKY, 2.2)
        + dot(12, -6, 7, GOLD2)
        + flat("M-28 26V12Q-18 2 -8 12Q4 0 14 10Q22 4 28 12V26z", JADE)
        + twin(shape("M-28 -18H-10Q-14 4 -28 10z", GOLD, 2), 0)
        + shape("M-42 -30L0 -50L42 -30z", GOLD, 2.8)
        + flat(star(0, -37, 6), CREAM)
    )
    brush = limb("M0 0L14 -58", BRONZE, 4.4, 2.4) + shape("M10 -56L16 -84L22 -54z", RED2, 2.4)
    return out + group(theatre, (146, 206), 4, 1) + hand("fist", f.skin, 112, 240, 60, 0.9) + group(brush, (30, 232), -24, 1) + arm("M0 262Q8 250 20 240", IVORY, 22) + hand("fist", f.skin, 26, 242, 20, 0.95)


def variety() -> str:
    """Bouquet: one of each, please, and all of them in front."""
    f = Face(PEACH, w=36, jaw=33, chin=16, at=(100, 98), size=1.06, turn=-0.1, tilt=5, eyes="happy", brow=(5, 4, 6, 5), brow_ink="#6a3d1c", mouth="grin", nose="button", blush=0.7, ears=1.1)
    hue = "#8a5426"
    hair = shape("M-38 -4Q-46 -60 4 -66Q34 -84 40 -62Q50 -34 38 -2Q36 -20 26 -32Q6 -26 -10 -38Q-20 -26 -30 -24Q-36 -16 -38 -4z", hue) + line("M-10 -40Q10 -34 28 -42M-16 -46Q10 -50 36 -62", "#5a3214", 2.2)
    tash = shape("M0 23Q-10 16 -22 22Q-30 24 -30 16Q-34 30 -20 29Q-8 29 0 26Q8 29 20 29Q34 30 30 16Q30 24 22 22Q10 16 0 23z", hue, 2.2)
    out = studio("#5b2c6e", LILAC) + neck(f, 178, 14) + evening(CREAM, SAND, IVORY, w=74, y=172, tie=RED2, vest=JADE2) + f.draw(hair + tash)
    hues = (RED2, GOLD2, SKY, JADE2, LILAC, CREAM)
    stems = "".join(line(f"M100 256L{x} {y}", JADE, 4) for x, y in ((40, 206), (64, 190), (88, 208), (112, 208), (136, 190), (160, 206)))
    paper = shape("M52 222L100 236L148 222L126 252H74z", CREAM, 2.6) + line("M70 228L86 250M130 228L114 250", SAND, 2) + bow(100, 242, RED2, 0.8)
    heads = ""
    for (x, y), hue2, glyph in zip(((36, 210), (58, 190), (86, 212), (114, 212), (142, 190), (164, 210)), hues, TYPES.values(), strict=True):
        heads += shape(star(x, y, 19, 9, 0.82), hue2, 2.6) + f'<g transform="translate({x - 9} {y - 9}) scale(.75)" color="{INK}" stroke="none">{glyph}</g>'
    return out + stems + paper + heads


def ambiguous() -> str:
    """Chérubin: the moustache is on a stick, the question is not."""
    f = Face(DEEP, w=34, jaw=28, chin=12, at=(100, 108), size=1.06, turn=0.15, tilt=-5, eyes="half", lash=True, lid=LILAC, brow=(2, 5, 7, 4), mouth="rosebud", lip=RED2, nose="broad", blush=0.3, iris="#1d0e08")
    hair = shape("M-37 0Q-46 -56 0 -64Q20 -90 44 -70Q52 -40 38 0Q38 -18 28 -30Q6 -22 -10 -34Q-20 -24 -28 -22Q-36 -14 -37 0z", "#2a1a20") + line("M-12 -36Q8 -30 30 -40M-14 -44Q14 -48 40 -66", "#6a5078", 2.2)
    ear = line("M-35 18v8", GOLD, 2) + dot(-35, 31, 5, CREAM, 2)
    body = "M24 250C26 214 34 196 58 190L82 180H118L142 190C166 196 174 214 176 250z"
    left = box(0, 170, 100, 80, BLACK) + shape("M82 180L64 204L100 250V210z", COAL, 2.6)
    right = box(100, 170, 100, 80, RED) + shape("M118 180L146 196L120 214L100 208z", RED2, 2.6) + line("M112 226Q130 220 160 226M110 240Q136 232 166 242", GOLD, 2.4)
    out = studio("#1d5a60", "#a9d8bd") + neck(f, 184, 13) + clip(body, left + right, "b") + line(body + "M100 196V250", INK, 3) + shape("M84 178L100 200L116 178L112 196L100 208L88 196z", CREAM, 2.4) + f.draw(hair + ear)
    tash = shape("M0 0Q-12 -11 -26 0Q-32 4 -34 -5Q-37 10 -22 9Q-8 9 0 4Q8 9 22 9Q37 10 34 -5Q32 4 26 0Q12 -11 0 0z", "#c98638", 2.4) + limb("M2 4Q6 30 2 62", GOLD, 3.4, 2.2)
    lips = limb("M0 6V60", GOLD, 3.4, 2.2) + shape("M-18 0Q-8 -12 0 -5Q8 -12 18 0Q8 14 0 14Q-8 14 -18 0z", RED2, 2.4) + line("M-16 0Q0 5 16 0", INK, 2)
    return out + group(tash, (152, 178), 10) + hand("fist", f.skin, 142, 246, -10, 0.95) + group(lips, (42, 188), -8) + hand("fist", f.skin, 52, 248, 10, 0.95, flip=True)


def plain() -> str:
    """Meier: nothing, on time."""
    f = Face(PORCELAIN, w=36, jaw=33, chin=18, at=(100, 102), size=1.06, eyes="half", iris="#6a7080", brow=(1, 0, 2, 4), brow_ink="#8a8078", mouth="line", nose="button", blush=0.15, ears=1.15)
    hair = shape("M-37 -2Q-42 -50 0 -54Q42 -50 37 -2Q36 -20 30 -34Q10 -44 -22 -36Q-34 -22 -37 -2z", "#8f8478") + line("M-22 -38Q0 -48 30 -40", "#6a6058", 2)
    out = (
        studio("#77788a", "#b8bac8", "#6a6068")
        + neck(f, 180, 14)
        + bust("#9a98a4", 72, 176, 14, GREY)
        + shape("M84 174L74 186L100 246L126 186L116 174z", CREAM)
        + twin(shape("M78 176L58 200L70 204L96 246H104Q86 210 82 180z", "#84828f"))
        + twin(shape("M100 188L84 170L78 184L90 196z", CREAM, 2.4))
        + shape("M94 190H106L110 234L100 246L90 234z", "#6f6d7c", 2.4)
        + f.draw(hair)
    )
    cup = shape("M-20 -14H20Q20 16 0 16Q-20 16 -20 -14z", CREAM, 2.8) + line("M20 -8q14 0 10 10q-4 6 -12 4", INK, 3.4) + line("M-20 -6H20", SKY, 2) + oval(0, 19, 27, 5, CREAM, 2.6) + line("M-7 -22q-5 -6 0 -12M5 -22q-5 -6 0 -12", CREAM, 2.4)
    return out + group(cup, (100, 222), 0, 0.95) + arm("M30 264Q32 246 64 246", "#9a98a4", 22) + hand("fist", f.skin, 66, 242, 76, 0.9) + arm("M170 264Q168 246 140 246", "#9a98a4", 22) + hand("fist", f.skin, 136, 242, -76, 0.9, flip=True)


DIRECTORS = {"dark": dark, "comic": comic, "alternative": alternative, "classic": classic, "casting": casting, "scenery": scenery, "variety": variety, "ambiguous": ambiguous, "plain": plain}
