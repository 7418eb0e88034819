"""Cards that are not people's careers, and the three people who serve every house."""

from web.art.drawing.face import OLIVE, PEACH, TAN, Face
from web.art.drawing.features import glasses
from web.art.drawing.parts import arm, bust, hand, neck
from web.art.drawing.pen import (
    BLACK,
    BRONZE,
    COAL,
    CREAM,
    GOLD,
    GOLD2,
    INK,
    JADE,
    JADE2,
    MINT,
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
    box,
    dot,
    flat,
    group,
    limb,
    line,
    mirror,
    oval,
    polar,
    rays,
    ring,
    shape,
    star,
    twin,
)
from web.games.turandot.drawing.directors import studio


def puccini() -> str:
    """The Maestro: hat, moustache, baton, and the last word."""
    f = Face(OLIVE, w=35, jaw=31, chin=15, long=54, at=(96, 112), size=1.06, turn=0.3, tilt=-3, eyes="half", iris="#2a1a12", brow=(1, 3, 5, 7), mouth="tiny", nose="deco", age=1, blush=0.2)
    hue = "#2a2126"
    side = shape("M-37 14Q-42 -6 -36 -26H-27Q-33 -8 -31 12zM37 10Q42 -8 36 -26H30Q34 -10 33 6z", hue, 2.6)
    tash = shape("M3 22Q-12 12 -28 28Q-30 34 -24 34Q-8 34 3 28Q16 34 30 34Q36 34 34 28Q20 12 3 22z", hue, 2.4)
    hat = (
        shape("M-36 -32Q-44 -70 -26 -78Q0 -70 24 -80Q46 -72 38 -32z", NIGHT2)
        + flat("M24 -80Q46 -72 38 -32H22Q32 -58 24 -80z", NIGHT)
        + line("M-4 -72Q0 -60 4 -54", NIGHT, 3)
        + shape("M-37 -46Q0 -38 39 -46L38 -32Q0 -24 -36 -32z", BLACK, 2.4)
        + shape("M-58 -30Q-62 -40 -48 -40Q0 -24 50 -42Q64 -42 58 -32Q0 -6 -58 -30z", NIGHT2)
    )
    notes = "".join(dot(x, y, 6, GOLD2) + line(f"M{x + 5} {y}V{y - 22}q8 2 8 10", GOLD2, 2.6) for x, y in ((28, 72), (46, 38), (24, 128)))
    ground = (
        box(0, 0, 200, 240, RED)
        + flat(rays(100, 240, 300, 13, start=-78, sweep=162), "#94182a")
        + dot(100, 104, 80, WINE)
        + ring(100, 104, 80, GOLD, 3)
        + ring(100, 104, 74, GOLD, 1.2)
        + line("M0 60Q60 40 200 66M0 70Q60 50 200 76M0 80Q60 60 200 86M0 90Q60 70 200 96M0 100Q60 80 200 106", GOLD, 0.8)
    )
    coat = (
        bust(BLACK, 76, 180, 14, COAL)
        + shape("M84 176L72 188L100 246L128 188L116 176z", CREAM)
        + twin(shape("M78 178L54 204L66 208L60 216L96 246H104Q86 216 82 184z", INK))
        + twin(shape("M100 192L84 172L80 186L92 200z", CREAM, 2.4))
        + shape("M90 196L100 190L110 196L106 230L100 240L94 230z", RED2, 2.4)
    )
    baton = limb("M158 190L184 84", CREAM, 2.6, 2.2) + oval(157, 194, 6, 8, BRONZE, 2.4)
    light = flat(star(185, 80, 11, 4, 0.25), GOLD2)
    return ground + notes + neck(f, 184, 14) + coat + f.draw(side + tash + hat) + baton + light + arm("M188 262Q194 232 166 212", BLACK, 24, CREAM, "M171 216l-3 -3") + hand("pinch", f.skin, 160, 222, -10, 0.95)


def costume() -> str:
    """The costume designer: pins in the mouth, never in the singer."""
    f = Face(TAN, w=35, jaw=28, chin=11, at=(98, 108), size=1.06, turn=0.2, tilt=-6, eyes="open", lash=True, lid=PLUM2, brow=(3, 5, 7, 4), mouth="smile-lips", nose="button", blush=0.45)
    hue = "#33202e"
    back = f.place(dot(-30, -54, 19, hue, 3) + dot(32, -54, 19, hue, 3) + shape("M-40 10Q-48 -56 0 -60Q48 -56 42 10Q40 24 24 28H-24Q-38 24 -40 10z", hue))
    front = shape("M-37 12Q-44 -30 -20 -52Q0 -60 22 -52Q44 -32 38 12Q38 -8 28 -22Q8 -26 2 -40Q-10 -22 -28 -18Q-37 -4 -37 12z", hue) + limb("M20 -40L46 -66", RED2, 4, 2.2) + limb("M-50 -44L-14 -60", GOLD, 3, 2)
    tape = (
        line("M66 188Q60 226 70 250M134 188Q140 226 128 250", INK, 17) + line("M66 188Q60 226 70 250M134 188Q140 226 128 250", GOLD2, 11) + line("M58 200h6M57 210h10M58 220h6M59 230h10M136 200h6M133 210h10M136 220h6M131 230h10", INK, 1.8)
    )
    out = studio("#7d2450", ROSE) + back + neck(f, 186, 12) + bust(NIGHT2, 66, 182, 14, NIGHT) + shape("M80 180L100 206L120 180L126 188L100 220L74 188z", CREAM, 2.4) + tape + f.draw(front + glasses("round", turn=0.2))
    pad = (
        dot(158, 214, 19, RED2, 2.8)
        + line("M158 195V233M139 214H177", WINE, 2)
        + "".join(line(f"M{x} {y}L{x2} {y2}", SILVER, 2) + dot(x2, y2, 3.4, c, 1.4) for x, y, x2, y2, c in ((152, 206, 146, 190, GOLD2), (160, 204, 162, 186, MINT), (168, 208, 178, 196, CREAM)))
    )
    shears = group(shape("M-3 4L-4 -40L3 4z", SILVER, 2.2) + ring(-6, 14, 8, INK, 7) + ring(-6, 14, 8, JADE2, 3), (38, 206), 24) + group(
        shape("M3 4L4 -40L-3 4z", SILVER, 2.2) + ring(6, 14, 8, INK, 7) + ring(6, 14, 8, JADE2, 3), (38, 206), -4
    )
    return out + pad + shears + arm("M2 264Q6 250 24 242", NIGHT2, 20) + hand("fist", f.skin, 28, 240, 30, 0.9)


def carpenter() -> str:
    """The carpenter: the balcony will hold one tenor, not two."""
    f = Face(PEACH, w=38, jaw=37, chin=22, at=(100, 110), size=1.06, turn=-0.2, tilt=4, eyes="happy", brow=(3, 3, 5, 8), brow_ink="#7a4a1e", mouth="grin", nose="round", blush=0.6, ears=1.3)
    hue = "#9a5f28"
    stubble = flat("M-36 14Q-30 22 -20 22Q-2 12 16 22Q28 22 36 14Q36 46 12 52H-12Q-36 46 -36 14z", hue, 0.35)
    cap = shape("M-40 -22Q-46 -62 -2 -64Q44 -62 42 -22Q0 -40 -40 -22z", JADE) + shape("M-42 -22Q-30 -42 2 -38Q-14 -22 -54 -16Q-56 -22 -42 -22z", JADE, 2.8) + line("M-2 -62V-40", "#0f4a3e", 2) + dot(-2, -64, 4, GOLD2, 2)
    hair = mirror(shape("M37 -18Q44 -4 38 8L33 -6z", hue, 2.4))
    pencil = limb("M30 -14L60 -34", GOLD2, 4.4, 2.2) + shape("M60 -37l9 -3l-6 8z", CREAM, 1.8)
    out = (
        studio("#27506a", "#a8cfe0")
        + neck(f, 186, 19)
        + bust(RED2, 88, 182, 14, RED)
        + line("M30 196V250M48 190V250M150 190V250M168 196V250M16 222H184M20 240H180", "#f0a090", 1.6)
        + shape("M62 250L66 212H134L138 250z", NIGHT2)
        + line("M70 214L76 182M130 214L124 182", INK, 14)
        + line("M70 214L76 182M130 214L124 182", NIGHT2, 8)
        + dot(71, 214, 4, GOLD2, 1.8)
        + dot(129, 214, 4, GOLD2, 1.8)
        + f.draw(hair + cap + pencil, under=stubble)
    )
    hammer = limb("M160 246L150 170", BRONZE, 7) + shape("M124 160H166Q178 164 178 178Q166 172 166 180H124z", SILVER, 2.8)
    board = group(shape("M-12 -70H12V70H-12z", GOLD, 2.8) + line("M-4 -60Q2 -20 -4 60M5 -64Q0 0 6 62", BRONZE, 1.8), (24, 200), -12)
    return out + board + hand("fist", f.skin, 34, 236, 60, 1.05) + hammer + arm("M198 264Q198 246 170 236", RED2, 24) + hand("fist", f.skin, 164, 238, -60, 1.05)


def money() -> str:
    """A money card: the coin of the house."""
    out = box(0, 0, 200, 240, JADE) + flat(rays(100, 120, 170, 18), "#1f7a66") + line("M10 10H190V230H10zM18 18H182V222H18z", GOLD, 2.4)
    out += "".join(shape(f"M{x} {y}m0 -14l14 14l-14 14l-14 -14z", GOLD, 2.4) + dot(x, y, 4, RED2) for x, y in ((28, 28), (172, 28), (28, 212), (172, 212)))
    out += (
        dot(104, 126, 62, BRONZE, 3)
        + dot(100, 120, 62, GOLD, 3)
        + "".join(line(f"M{a[0]} {a[1]}L{b[0]} {b[1]}", BRONZE, 2.2) for a, b in ((polar(100, 120, 55, d), polar(100, 120, 60, d)) for d in range(0, 360, 10)))
        + dot(100, 120, 50, GOLD2)
        + ring(100, 120, 50, BRONZE, 2.2)
    )
    lyre = "M84 104Q72 124 84 142Q92 150 100 150Q108 150 116 142Q128 124 116 104"
    return out + line(lyre, BRONZE, 8) + line(lyre, GOLD, 3) + line("M86 110H114M94 110V146M100 110V148M106 110V146", BRONZE, 2.6) + shape("M88 150H112V158H88z", BRONZE, 1) + flat(star(100, 92, 10), RED) + twin(dot(82, 102, 5, BRONZE))


def scene() -> str:
    """The star side: a scene element, a painted flat."""
    out = box(0, 0, 200, 240, NIGHT) + flat(rays(100, 120, 170, 18), NIGHT2) + line("M10 10H190V230H10zM18 18H182V222H18z", GOLD, 2.4)
    arch = shape("M34 206V104Q36 40 100 36Q164 40 166 104V206z", SKY) + dot(126, 88, 18, CREAM) + flat("M36 150Q60 120 84 146Q110 112 136 140Q152 126 164 140V204H36z", JADE2) + flat("M36 176Q80 150 110 172Q140 156 164 170V204H36z", JADE)
    curtains = twin(shape("M34 206V104Q36 56 78 40Q74 92 50 116Q60 160 50 206z", RED) + line("M62 50Q60 92 40 112M42 124Q48 160 44 204", WINE, 2.6) + shape("M32 114L54 112V122L32 126z", GOLD, 2))
    return (
        out
        + arch
        + curtains
        + shape("M22 206H178V218H22z", GOLD, 2.6)
        + shape(star(100, 120, 42, 5, 0.44), GOLD2, 3.4)
        + flat(
            f"M100 120L{polar(100, 120, 42, 0)[0]} 78L{polar(100, 120, 18.5, 36)[0]} {polar(100, 120, 18.5, 36)[1]}zM100 120L{polar(100, 120, 42, 72)[0]} {polar(100, 120, 42, 72)[1]}L{polar(100, 120, 18.5, 108)[0]} {polar(100, 120, 18.5, 108)[1]}zM100 120L{polar(100, 120, 42, 144)[0]} {polar(100, 120, 42, 144)[1]}L100 138.500zM100 120L{polar(100, 120, 42, 216)[0]} {polar(100, 120, 42, 216)[1]}L{polar(100, 120, 18.5, 252)[0]} {polar(100, 120, 18.5, 252)[1]}zM100 120L{polar(100, 120, 42, 288)[0]} {polar(100, 120, 42, 288)[1]}L{polar(100, 120, 18.5, 324)[0]} {polar(100, 120, 18.5, 324)[1]}z",
            GOLD,
        )
        + "".join(dot(x, 222, 6, GOLD2, 2) for x in range(40, 170, 24))
    )


def bluff() -> str:
    """The bluff card: a mask that keeps its countenance."""
    out = box(0, 0, 200, 240, PLUM) + flat(rays(100, 120, 170, 16, start=5), "#54245c") + line("M10 10H190V230H10zM18 18H182V222H18z", GOLD, 2.4)
    ribbon = limb("M36 104Q10 130 26 176T20 226M164 104Q190 130 174 176T180 226", RED2, 9)
    mask = shape("M30 92Q66 62 100 90Q134 62 170 92Q176 148 138 152Q112 152 100 124Q88 152 62 152Q24 148 30 92z", CREAM, 3.4) + flat("M100 90Q134 62 170 92Q176 148 138 152Q114 152 102 126Q140 140 150 90Q130 76 100 92z", SAND)
    eyes = twin(shape("M46 112Q66 92 88 116Q68 132 46 112z", INK) + line("M40 98Q62 82 88 100", GOLD, 4))
    plume = (
        shape("M92 86Q70 40 96 22Q108 14 106 34Q118 24 122 38Q134 36 124 54Q120 72 108 86z", JADE2)
        + line("M100 84Q96 52 106 40", MINT, 2.6)
        + shape("M100 78l10 14l-10 14l-10 -14z", RED2, 2.8)
        + twin(flat(star(58, 138, 6, 4, 0.3), GOLD) + dot(40, 128, 2.6, GOLD) + dot(76, 138, 2.6, GOLD))
    )
    return out + ribbon + mask + eyes + plume + line("M78 186Q100 204 122 186", GOLD2, 4)


def back() -> str:
    """The back of every singer's card: the fan of the house."""
    out = box(0, 0, 200, 240, NIGHT)
    for row, y in enumerate(range(20, 270, 25)):
        for x in range(0 if row % 2 else 25, 226, 50):
            out += shape(f"M{x - 25} {y}A25 25 0 0 1 {x + 25} {y}z", NIGHT, 1.6, GOLD) + line(
                f"M{x - 17} {y}A17 17 0 0 1 {x + 17} {y}M{x - 9} {y}A9 9 0 0 1 {x + 9} {y}M{x} {y}V{y - 25}M{x} {y}L{x - 17.7} {y - 17.7}M{x} {y}L{x + 17.7} {y - 17.7}", GOLD, 1
            )
    return out + _medallion(RED) + line("M5 5H195V235H5z", INK, 10) + line("M7 7H193V233H7z", GOLD, 2.6)


def back_director() -> str:
    """The back of a director's card: the same house, another door."""
    out = box(0, 0, 200, 240, WINE) + line("".join(f"M0 {y}L100 {y - 60}L200 {y}" for y in range(0, 320, 16)), GOLD, 1.2)
    return out + _medallion(NIGHT2) + line("M5 5H195V235H5z", INK, 10) + line("M7 7H193V233H7z", GOLD, 2.6)


def _medallion(fill: str) -> str:
    body = shape(star(100, 120, 62, 16, 0.86), GOLD, 3) + dot(100, 120, 46, fill, 3) + ring(100, 120, 40, GOLD2, 2)
    crown = "M70 140L64 102L84 118L100 84L116 118L136 102L130 140z"
    return (
        body + shape(crown, GOLD2, 3) + shape("M70 146H130V154H70z", GOLD2, 2.6) + dot(64, 100, 5, RED2, 2) + dot(100, 82, 6, RED2, 2) + dot(136, 100, 5, RED2, 2) + twin(dot(84, 132, 3, fill)) + shape("M100 122l7 9l-7 9l-7 -9z", fill, 1.6)
    )


def understudy() -> str:
    """An empty seat: a dotted somebody in a spotlight."""
    out = box(0, 0, 200, 240, "#1f2b5c") + flat("M76 0L20 240H180L124 0z", CREAM, 0.14) + flat("M20 214Q100 190 180 214Q180 240 100 240Q20 240 20 214z", CREAM, 0.25)
    ghost = "M100 58Q136 60 136 102Q134 140 112 148V160Q160 168 168 226H32Q40 168 88 160V148Q66 140 64 102Q64 60 100 58z"
    return out + flat(ghost, CREAM, 0.14) + f'<path d="{ghost}" stroke="{GOLD2}" stroke-width="4" stroke-dasharray="10 9"/>' + line("M86 96Q86 80 100 80T114 95Q114 105 104 110Q100 113 100 122", GOLD2, 7) + dot(100, 134, 5, GOLD2)


def rope() -> str:
    """The rope of a tie: everyone pulls, nobody hires."""
    left, right = "M0 40H86Q100 40 104 28Q108 14 120 18Q132 24 122 40Q112 54 100 46", "M240 40H154Q140 40 136 52Q132 66 120 62Q108 56 118 40Q128 26 140 34"
    twist = "".join(f"M{x} 46l8 -12" for x in [*range(4, 84, 12), *range(158, 238, 12)])
    return (
        limb(left, SAND, 12)
        + limb(right, SAND, 12)
        + line("M100 46Q112 54 122 40", INK, 17)
        + line("M98 45Q112 54 122 40", SAND, 12)
        + line(twist, BRONZE, 2.6)
        + line("M112 24l8 6M124 28l-8 6M116 50l8 6M126 54l-8 4M106 42l6 7M134 38l-6 -6", BRONZE, 2.4)
    )


CARDS = {"puccini": puccini, "costume": costume, "carpenter": carpenter, "money": money, "scene": scene, "bluff": bluff, "back": back, "back-director": back_director, "understudy": understudy}
