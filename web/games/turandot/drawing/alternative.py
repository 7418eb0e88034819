"""The six of the avant-garde: rulers, lamps, wire, and a public that leaves by the window."""

from web.art.drawing.face import CHALK, DEEP, PEACH, PORCELAIN, TAN, Face
from web.art.drawing.parts import arm, bust, hand, neck, rose, sweat
from web.art.drawing.pen import BLACK, COAL, CREAM, GOLD, GOLD2, GREY, INK, IVORY, JADE, JADE2, NIGHT, NIGHT2, PLUM, RED, RED2, SILVER, SKY, box, clip, dot, flat, group, limb, line, mirror, oval, polar, ring, shape, star, twin
from web.games.turandot.drawing import backdrop


def alternative_1() -> str:
    """Half a head of hair, two heads of ideas."""
    f = Face(TAN, w=35, jaw=32, chin=16, at=(98, 98), size=1.08, tilt=-5, turn=0.2, eyes="open", brow=(-2, 6, 3, 6), mouth="aria", nose="hook", iris="#1c5a4a")
    paint = clip(f.outline(), flat("M3 -60H60V60H3z", RED) + flat("M3 -60H60V-24L3 -4z", NIGHT2) + dot(24, 20, 10, GOLD), "h")
    hair = shape("M-37 -2Q-42 -52 -2 -56L4 -78L-10 -62L-14 -84L-24 -60L-36 -76L-36 -52L-54 -58L-44 -36L-58 -32L-42 -20z", BLACK)
    discs = "".join(oval(100, y, rx, ry, fill, 3) for y, rx, ry, fill in ((206, 96, 22, RED), (196, 76, 18, CREAM), (186, 58, 14, NIGHT2), (177, 40, 10, GOLD)))
    out = backdrop.alternative(3, IVORY, NIGHT2, BLACK, GOLD) + bust(BLACK, 64, 206, 16) + discs + neck(f, 170, 15) + oval(100, 171, 26, 7, CREAM, 2.6) + f.draw(hair, under=paint)
    return out + box(88, 216, 24, 30, CREAM) + line("M88 216h24v30M88 216v30", INK, 3) + dot(100, 230, 7, RED, 2.4) + rose(22, 230, 13, RED2, turn=20) + rose(46, 238, 9, GOLD2) + rose(184, 230, 13, GOLD2, turn=-20)


def alternative_2() -> str:
    """Built by an architect, sung by the scaffolding."""
    f = Face(PORCELAIN, w=36, jaw=35, chin=24, long=54, at=(102, 110), size=1.04, turn=-0.4, tilt=3, eyes="half", iris="#3f6fa8", brow=(-1, 1, 0, 7), brow_ink="#c9963a", mouth="line", nose="long", ears=0.9)
    hue = "#e6bd5e"
    hair = shape("M-38 -14V-92H38V-8L30 -28H-26z", hue) + flat("M16 -92H38V-8L30 -28H16z", "#b58a30") + line("M-20 -88v52M-4 -88v56M12 -88v56", "#b58a30", 2)
    blocks = (
        flat("M10 176L100 176L70 250H0z", RED)
        + flat("M100 176H200V250H128z", NIGHT2)
        + flat("M100 176L128 250H70z", CREAM)
        + flat("M140 176L200 214V250H170z", GOLD)
        + flat("M0 214L44 250H0z", BLACK)
        + line("M100 176L70 250M100 176L128 250M140 178L170 250M0 214L44 250", INK, 3)
    )
    body = "M10 250L24 188L74 174H126L176 188L190 250z"
    out = backdrop.alternative(2, "#e9e0cc", JADE, RED, BLACK, flip=True) + clip(body, box(0, 170, 200, 80, RED) + blocks, "b") + line(body, INK, 3) + neck(f, 178, 17)
    out += shape("M78 168L66 184L100 208L100 190z", RED, 2.6) + shape("M122 168L140 180L100 208L100 190z", BLACK, 2.6) + f.draw(hair)
    ruler = group(shape("M-7 -60H7V40H-7z", GOLD2, 2.6) + line("".join(f"M-7 {y}h{6 if y % 20 else 9}" for y in range(-50, 40, 10)), INK, 1.6), (38, 190), -18)
    return out + ruler + arm("M6 262Q10 236 30 226", RED, 22) + hand("fist", f.skin, 28, 226, 50, 1)


def alternative_3() -> str:
    """The lamp is part of the piece. He would rather it were off."""
    f = Face(PEACH, w=33, jaw=27, chin=11, at=(100, 120), size=1.02, eyes="wide", gaze=(-1.5, -2.5), brow=(7, -1, 2, 4), brow_ink="#5a3a2a", mouth="worry", nose="long", ears=1.2, blush=0.45)
    hair = shape("M-34 4Q-40 -28 -30 -44H30Q40 -28 34 4Q32 -10 28 -22L20 -30L10 -22L0 -32L-10 -22L-20 -30L-28 -20Q-32 -10 -34 4z", "#5a3a2a")
    shade = shape("M-26 -100H26L56 -34Q0 -18 -56 -34z", GOLD2) + flat("M10 -100H26L56 -34Q40 -29 22 -27z", GOLD) + line("M-12 -99L-26 -28M2 -99L0 -25M16 -99L28 -28", GOLD, 2.2) + line("M-26 -100H26", INK, 5)
    shade += line("M-56 -34Q0 -18 56 -34", RED, 5) + "".join(line(f"M{x} {y}v11", RED, 3) for x, y in ((-48, -29), (-36, -25), (-24, -23), (-12, -21), (0, -21), (12, -21), (24, -23), (36, -25), (48, -29)))
    cord = line("M44 -20v26", GOLD, 1.8) + dot(44, 9, 4, GOLD, 1.8)
    out = (
        backdrop.alternative(1, "#d7e3ea", SKY, NIGHT, RED2)
        + flat("M40 84L8 240H192L160 84z", GOLD2, 0.35)
        + neck(f, 188, 12)
        + bust(BLACK, 54, 188, 20, COAL)
        + shape("M80 170Q100 180 120 170L124 196Q100 206 76 196z", BLACK)
        + line("M80 180Q100 190 121 180", COAL, 2)
    )
    out += f.draw(hair + shade + cord + sweat(-24, -10, 3.2) + sweat(30, -14, 3))
    return out + hand("flat", f.skin, 66, 250, 14, 0.9) + hand("flat", f.skin, 136, 250, -14, 0.9, flip=True)


def alternative_4() -> str:
    """She rehearses in mirrors; the mirrors applaud."""
    f = Face(DEEP, w=33, jaw=26, chin=10, at=(96, 102), size=1.08, tilt=4, turn=-0.35, eyes="half", lash=True, lid=GOLD, gaze=(1, 0), brow=(-2, 6, 6, 3.4), mouth="rosebud", lip=RED2, nose="broad", iris="#1d0e08")
    back = f.place(shape("M-38 6L-34 -50Q0 -74 40 -48L50 58L24 46L26 10z", NIGHT2))
    hair = shape("M-36 12L-40 -24Q-30 -64 6 -62Q40 -58 42 -20L52 60L28 46L31 -2L-14 -34L-30 -14z", NIGHT2) + shape("M31 -2L-14 -34L-2 -48L38 -16L46 56L38 52z", JADE2, 2.6) + line("M-30 -34Q-20 -54 6 -54", SKY, 2.4)
    paint = flat("M-26 8L-10 10L-18 24z", GOLD) + dot(24, 16, 5, RED2)
    ear = line("M-37 16v10", GOLD, 2) + ring(-40, 42, 14, INK, 8) + ring(-40, 42, 14, GOLD, 4) + shape("M-40 31L-32 48H-48z", RED2, 2)
    wire = "".join(
        shape(f"M{px - 1} {py}L{qx} {qy}L{rx} {ry}z", fill, 2.6)
        for (px, py), (qx, qy), (rx, ry), fill in (
            (polar(100, 196, 26, a), polar(100, 196, 104, a - 9), polar(100, 196, 104, a + 9), c) for a, c in ((-118, RED), (-92, CREAM), (-66, GOLD), (-42, BLACK), (42, RED), (66, CREAM), (92, BLACK), (118, GOLD))
        )
    )
    out = (
        backdrop.alternative(3, "#efe3cf", GOLD, RED, CREAM, flip=True) + wire + back + bust(f.skin.light, 50, 180, 20) + neck(f, 186, 12, bare=True) + shape("M38 250L62 206L150 232V250z", RED) + shape("M150 250V214L118 236z", NIGHT2, 2.6)
    )
    out += line("M82 186L100 214L118 186", CREAM, 3) + shape("M100 206l9 12l-9 12l-9 -12z", GOLD, 2.4)
    return out + f.draw(hair + ear, under=paint) + rose(20, 230, 13, RED2, turn=20) + rose(44, 238, 9, CREAM) + rose(182, 230, 13, GOLD2, turn=-20)


def alternative_5() -> str:
    """Mitzi: the dress crackles louder than she dares."""
    f = Face(PORCELAIN, w=35, jaw=28, chin=11, at=(100, 108), size=1.05, tilt=-4, turn=0.1, eyes="wide", lash=True, gaze=(2, 0), iris="#2f7a5c", brow=(6, -1, 2, 3), brow_ink=RED, mouth="teeth", nose="button", blush=0.8)
    left = "M0 -60L-20 -74L-24 -54L-46 -60L-40 -38L-62 -34L-46 -18L-64 -4L-46 6L-60 24L-34 26L-36 -10L-24 -26L0 -34z"
    right = "M0 -60L20 -74L24 -54L46 -60L40 -38L62 -34L46 -18L64 -4L46 6L60 24L34 26L36 -10L24 -26L0 -34z"
    hair = shape(left, RED2) + shape(right, JADE2) + shape("M-12 -34L0 -22L12 -34L0 -62z", GOLD2)
    ears = shape("M-37 22l-7 16h14z", GOLD, 2) + shape("M31 24h12v14h-12z", NIGHT2, 2)
    facets = "".join(
        flat(d, c)
        for d, c in (
            ("M40 196L78 184L70 222z", CREAM),
            ("M40 196L70 222L34 250z", GREY),
            ("M78 184L100 210L70 222z", SILVER),
            ("M100 210L70 222L92 250z", GREY),
            ("M100 210L122 184L130 222z", CREAM),
            ("M130 222L122 184L160 196z", GREY),
            ("M130 222L160 196L168 250z", CREAM),
            ("M100 210L130 222L110 250z", SILVER),
        )
    )
    out = backdrop.alternative(1, "#f2dfc6", PLUM, JADE, RED2) + f.place(flat("M-30 -20H30V30H-30z", BLACK)) + bust(f.skin.light, 56, 180, 18) + neck(f, 186, 11, bare=True)
    body = "M28 250L40 196L78 184L100 210L122 184L160 196L172 250z"
    out += (
        clip(body, box(0, 176, 200, 80, SILVER) + facets, "b")
        + line(body + "M40 196L70 222L78 184M100 210L70 222L34 250M70 222L92 250M100 210L130 222L122 184M130 222L160 196M130 222L168 250M130 222L110 250", INK, 2.4)
        + twin(shape("M40 196L18 172L14 204L34 214z", SILVER))
    )
    return out + f.draw(hair + ears + sweat(-30, -16, 3.4)) + line("M150 168l8 -8M156 176l11 -4M50 168l-8 -8M44 176l-11 -4", INK, 2.4)


def alternative_6() -> str:
    """Echo: the question is the answer, an octave lower."""
    f = Face(CHALK, w=35, jaw=27, chin=12, at=(100, 100), size=1.12, eyes="half", lash=True, lid=SILVER, iris="#5f7cc0", brow=(2, 4, 7, 2.6), mouth="rosebud", lip=RED, blush=0, ears=0.9)
    half = clip(f.outline(), flat("M2 -60H60V60H6Q10 20 5 16Q12 10 2 -6z", BLACK), "h")
    rim = line(f.outline(), INK, 3)
    eye = group(flat("M-10.500 1Q0 -9 11 -1Q1 9 -10.500 1z", CREAM) + dot(0, 1, 4.8, GOLD) + dot(0, 1, 2, INK) + line("M-11.500 1.200Q0 -3.500 11.500 -1L15.500 -6", GOLD, 3) + line("M-11 -15Q2 -24 14 -19", GOLD, 2.4), (17.5, -3))
    lips = flat("M0 28Q4 24.500 7.500 31Q4 39 0 39z", GOLD)
    crown = mirror(line("M8 -54Q20 -50 28 -38", SKY, 2.4)) + flat(star(0, -62, 9, 4, 0.3), GOLD)
    nose = line("M4 -12Q4 4 6 13Q4 18 0 18", GREY, 2.2)
    collars = "".join(shape(f"M{100 - w} {y}Q100 {y + 18} {100 + w} {y}L{100 + w + 3} {y + 9}Q100 {y + 28} {100 - w - 3} {y + 9}z", c, 2.6) for y, w, c in ((160, 18, SILVER), (170, 22, NIGHT2), (180, 26, SILVER)))
    out = backdrop.alternative(2, "#d9d4e2", PLUM, NIGHT, SILVER, flip=True) + bust(SILVER, 74, 188, 12) + clip("M100 170H210V250H100z", bust(NIGHT2, 74, 188, 12), "b") + line("M100 204V250", INK, 3)
    out += ring(58, 226, 15, INK, 9) + ring(58, 226, 15, CREAM, 4) + shape("M142 208l18 18l-18 18l-18 -18z", GOLD, 3) + neck(f, 176, 14) + collars
    out += twin(oval(28, 206, 20, 14, SILVER, 3) + oval(24, 220, 24, 13, GREY, 3))
    return out + f.draw(half + rim + nose + eye + lips + crown) + _ring_light()


def _ring_light() -> str:
    d = "M54 44A60 60 0 0 1 146 44"
    return limb(d, GOLD2, 3, 2)


ALTERNATIVE = [alternative_1, alternative_2, alternative_3, alternative_4, alternative_5, alternative_6]
