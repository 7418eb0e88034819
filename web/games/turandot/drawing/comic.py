"""The six comedians: masks, bells, buttons, and a banana skin out of the picture."""

from web.art.drawing.face import BROWN, CHALK, OLIVE, PEACH, PORCELAIN, Face
from web.art.drawing.parts import arm, bow, bust, hand, neck, rose, sweat
from web.art.drawing.pen import (
    BLACK,
    BRONZE,
    COAL,
    CREAM,
    GOLD,
    GOLD2,
    GREY,
    INK,
    JADE,
    JADE2,
    MINT,
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
    clip,
    dot,
    drop,
    flat,
    group,
    limb,
    line,
    oval,
    polar,
    ring,
    shape,
    twin,
)
from web.games.turandot.drawing import backdrop


def _ruffle(x: float, y: float, w: float, h: float, fill: str = CREAM, edge: str = RED) -> str:
    """A clown's ruff in deep waves."""
    waves = 7
    step = 2 * w / waves
    top = "".join(f"q{step / 2} {-h * 0.5} {step} 0" for _ in range(waves))
    low = "".join(f"q{-step / 2} {h * 0.9} {-step} 0" for _ in range(waves))
    body = shape(f"M{x - w} {y}{top}Q{x + w + 10} {y + h / 2} {x + w} {y + h}{low}Q{x - w - 10} {y + h / 2} {x - w} {y}z", fill)
    folds = "".join(f"M{x - w + step * i} {y}L{x - w + step * i} {y + h}" for i in range(1, waves))
    return body + line(folds, INK, 1.8) + line(f"M{x - w} {y + h}" + "".join(f"q{step / 2} {h * 0.9} {step} 0" for _ in range(waves)), edge, 2)


def _diamonds(fills: tuple[str, str, str]) -> str:
    """Harlequin's cloth for a costume."""
    out = box(-10, 150, 220, 110, fills[0])
    for row, y in enumerate(range(150, 270, 17)):
        for col, x in enumerate(range(-20 if row % 2 else -4, 230, 32)):
            out += f'<path d="M{x} {y - 17}l16 17l-16 17l-16 -17z" fill="{fills[1 + (row // 2 + col) % 2]}" stroke-width="1.6"/>' if row % 2 else ""
    return out


def comic_1() -> str:
    """Beppo: enters through the door marked exit."""
    f = Face(OLIVE, w=36, jaw=33, chin=15, at=(100, 104), size=1.06, tilt=7, turn=-0.2, eyes="open", brow=(0, 0, 0, 0), mouth="laugh", nose="round", iris="#2a1a12", blush=0.6)
    mask = shape("M-38 -22Q-20 -30 0 -22Q20 -30 38 -22Q40 2 26 10Q14 14 6 4Q-2 0 -8 4Q-18 14 -30 10Q-41 2 -38 -22z", BLACK)
    holes = clip(f.outline(), mask, "m") + "".join(oval(x - 1.8, -3, 13, 10.5, f.skin.light) for x in (-17.5, 17.5)) + line("M-34 -20q14 -8 24 0M34 -20q-14 -8 -24 0", GOLD, 2.4)
    hat = (
        shape("M-62 -34Q-50 -46 -38 -40Q-36 -78 0 -80Q36 -78 38 -40Q50 -46 62 -34Q34 -26 0 -38Q-34 -26 -62 -34z", BLACK)
        + line("M-58 -34Q-34 -30 0 -42Q34 -30 58 -34", GOLD, 3)
        + shape("M14 -60Q20 -96 50 -92Q40 -84 46 -76Q36 -76 36 -66Q28 -68 22 -56z", RED2, 2.6)
        + dot(16, -58, 7, GOLD2, 2.4)
    )
    body = "M10 250C14 220 20 196 46 190L78 180H122L154 190C180 196 186 220 190 250z"
    out = backdrop.comic(3, NIGHT2, SKY) + neck(f, 182, 15) + clip(body, _diamonds((CREAM, RED2, JADE2)), "b") + line(body, INK, 3) + f.draw(hat, under=holes) + _ruffle(100, 176, 44, 16)
    sleeve = limb("M28 250Q4 220 22 178", RED2, 24) + limb("M172 250Q196 220 178 178", JADE2, 24)
    return out + sleeve + hand("open", f.skin, 22, 174, -8, 1.1) + hand("open", f.skin, 178, 174, 8, 1.1, flip=True) + rose(30, 234, 12) + rose(170, 234, 12, GOLD2) + rose(100, 236, 11, RED2)


def comic_2() -> str:
    """The learned doctor: wrong in eleven languages."""
    f = Face(PEACH, w=42, jaw=41, chin=26, at=(100, 106), size=1.02, turn=0.25, tilt=-4, eyes="half", lid="#c99", brow=(-2, 5, 5, 8), brow_ink="#7d7a88", mouth="smirk", nose="none", age=1, blush=0.85)
    snout = shape("M-4 -8Q16 -10 26 8Q30 26 12 30Q-4 30 -8 18Q-10 4 -4 -8z", "#c9483e", 2.6) + line("M-2 20q5 8 14 5", WINE, 2.2) + dot(8, 6, 4, ROSE)
    tash = shape("M6 27Q-8 24 -20 34Q-12 38 4 32Q18 40 30 34Q22 24 6 27z", SILVER, 2.2)
    goat = shape("M-2 44Q6 40 14 44Q14 60 4 66Q-4 58 -2 44z", SILVER, 2.4)
    cap = shape("M-43 -22Q-46 -62 0 -64Q46 -62 43 -22Q0 -40 -43 -22z", BLACK) + line("M-36 -34Q0 -50 36 -34", "#57507a", 2) + shape("M-64 -46Q-40 -62 0 -60Q40 -62 64 -46Q34 -36 0 -40Q-34 -36 -64 -46z", BLACK)
    out = backdrop.comic(2, JADE, GOLD) + neck(f, 184, 20) + bust(BLACK, 92, 178, 12, COAL) + shape("M72 186Q60 230 62 250H138Q140 230 128 186z", NIGHT2) + "".join(dot(100, y, 4, GOLD2, 1.8) for y in (218, 234))
    out += _ruffle(100, 172, 48, 16, CREAM, SKY) + f.draw(tash + goat + snout + cap)
    book = shape("M-26 -20H20Q26 -20 26 -14V20H-20Q-26 20 -26 14z", RED, 2.8) + line("M-20 14H26", CREAM, 4) + ring(2, -4, 9, GOLD, 2.4)
    return out + group(book, (38, 218), 10, 1.1) + arm("M-2 262L14 240", BLACK, 26) + hand("fist", f.skin, 16, 236, 56, 1) + arm("M202 250Q196 220 178 206", BLACK, 28) + hand("point", f.skin, 176, 204, 8, 1.1)


def comic_3() -> str:
    """Pippo: weeps on the beat; it is the only one he finds."""
    f = Face(CHALK, w=36, jaw=31, chin=14, at=(100, 104), size=1.06, tilt=9, eyes="wide", gaze=(0, 3), brow=(9, -1, 3, 3.4), mouth="frown", nose="button", blush=0, ears=0)
    marks = flat(drop(-22, 24, 4.6), SKY) + dot(23, 19, 7, "#f0a090") + dot(-24, 13, 0.1, ROSE) + line("M-17.500 -17v-8M17.500 -17v-8M-17.500 11v6M17.500 11v6", INK, 2.4)
    cap = shape("M-38 -10Q-46 -60 0 -62Q46 -60 38 -10Q36 -28 20 -36Q0 -42 -20 -36Q-36 -28 -38 -10z", BLACK)
    out = backdrop.comic(1, PLUM, PLUM2, "#e9e2f0") + bust(CREAM, 80, 180, 14, SILVER) + "".join(dot(100, y, 10, BLACK, 2) + dot(97, y - 3, 2.4, GREY) for y in (216, 240))
    out += _ruffle(100, 164, 58, 20, CREAM, GREY) + f.draw(cap, under=marks)
    out += twin(shape("M64 206Q40 188 24 206Q6 228 10 250H58Q70 232 64 206z", CREAM) + line("M52 214Q46 232 48 248M36 212Q28 230 30 248", SILVER, 2.4))
    daisy = (
        line("M48 172Q52 200 40 216", JADE, 3.4)
        + "".join(oval(48 + 8 * x, 166 + 8 * y, 4.6, 4.6, CREAM, 1.8) for x, y in ((0, -1), (0.95, -0.3), (0.6, 0.8), (-0.6, 0.8)))
        + dot(48, 166, 4.6, GOLD, 1.8)
        + shape("M34 178q-4 6 2 8q5 -3 -2 -8z", CREAM, 1.6)
    )
    return out + daisy + hand("fist", f.skin, 44, 222, 10, 0.95)


def comic_4() -> str:
    """Rosalba: winks at the balcony, robs the stalls."""
    f = Face(
        PORCELAIN, w=35, jaw=29, chin=11, at=(98, 108), size=1.06, tilt=-8, turn=0.2, eyes="wink", lash=True, lid=MINT, iris="#2f7a5c", brow=(3, 6, 7, 4), brow_ink="#8a3a14", mouth="laugh", lip=RED2, nose="button", blush=0.8, freckles=True
    )
    hue, dark = "#c2541e", "#8a3412"
    locks = ((-44, -26), (-50, -8), (-50, 12), (-44, 30), (44, -26), (50, -8), (50, 12), (44, 30))
    back = f.place("".join(dot(x, y, 13, hue, 3) for x, y in locks) + flat("M-44 -40H44V30H-44z", hue) + "".join(line(f"M{x - 6} {y}a6 6 0 1 1 6 6", dark, 2) for x, y in locks))
    fringe = "".join(dot(x, y, 10, hue, 3) for x, y in ((-30, -34), (-14, -40), (3, -41), (20, -39), (33, -32))) + "".join(line(f"M{x - 4} {y}a4 4 0 1 1 4 4", dark, 1.8) for x, y in ((-30, -34), (-14, -40), (3, -41), (20, -39), (33, -32)))
    hat = shape("M-34 -46Q-30 -72 4 -74Q36 -72 36 -44Q0 -54 -34 -46z", CREAM) + "".join(dot(x, y, 7.5, CREAM, 2.4) for x, y in ((-38, -44), (-26, -49), (-13, -52), (1, -53), (15, -52), (28, -48), (39, -43))) + bow(2, -66, RED2, 0.9)
    out = backdrop.comic(3, RED, GOLD) + back + bust(f.skin.light, 60, 184, 16) + neck(f, 188, 12, bare=True)
    out += shape("M22 250Q22 214 46 206Q66 214 78 226Q100 236 122 226Q134 214 154 206Q178 214 178 250z", JADE2) + "".join(
        dot(x, y, 8, CREAM, 2.4) for x, y in ((48, 206), (60, 213), (72, 221), (86, 227), (100, 229), (114, 227), (128, 221), (140, 213), (152, 206))
    )
    out += line("M100 238V250M92 238l16 8M108 238l-16 8", RED2, 2.6) + line("M86 184Q100 196 114 184", BLACK, 4) + dot(100, 192, 5, RED2, 2)
    out += f.draw(fringe + hat)
    fan = "".join(
        shape(f"M0 0L{x1} {y1}Q{(x1 + x2) * 0.54} {(y1 + y2) * 0.54} {x2} {y2}z", RED2 if i % 2 else GOLD2, 2)
        for i, ((x1, y1), (x2, y2)) in enumerate(zip([polar(0, 0, 58, a) for a in range(-60, 60, 17)], [polar(0, 0, 58, a) for a in range(-43, 77, 17)], strict=True))
    )
    return out + group(fan, (168, 216), 14) + arm("M196 262Q194 244 176 230", f.skin.light, 16) + hand("fist", f.skin, 172, 228, -30, 0.9) + rose(24, 232, 13) + rose(50, 240, 9, GOLD2)


def comic_5() -> str:
    """Tilly: one bell is silent. She is looking for it."""
    f = Face(BROWN, w=35, jaw=30, chin=13, at=(100, 112), size=1.06, tilt=-6, turn=0.1, eyes="wide", gaze=(0, -3), lash=True, brow=(7, 2, 4, 4), mouth="teeth", nose="button", blush=0.6, freckles=True, ears=1.2)
    curls = "".join(dot(x, y, 7.5, "#2b1a16", 2.6) for x, y in ((-30, -32), (-18, -37), (-5, -39), (8, -39), (21, -36), (32, -30)))
    cap = f"<g>{shape('M-39 -18Q-46 -66 -74 -58Q-92 -48 -84 -20Q-96 -78 -50 -86Q-20 -88 0 -50V-36Q-24 -38 -39 -18z', RED2)}</g>"
    cap += shape("M39 -18Q46 -66 74 -50Q90 -40 86 -8Q96 -70 52 -82Q20 -88 0 -50V-36Q24 -38 39 -18z", JADE2) + shape("M-14 -38Q-24 -76 4 -98Q22 -104 34 -96Q18 -88 20 -66Q20 -50 14 -38Q0 -43 -14 -38z", GOLD2)
    cap += dot(-84, -16, 7, GOLD, 2.4) + dot(86, -4, 7, GOLD, 2.4) + dot(37, -95, 7, GOLD, 2.4) + "".join(line(f"M{x - 3} {y}h6", INK, 1.8) for x, y in ((-84, -14), (86, -2), (37, -93)))
    points = "".join(
        shape(d, c, 2.6) + dot(x, y, 5.5, GOLD, 2.2)
        for d, c, x, y in (("M70 178L28 222L80 208z", RED2, 28, 222), ("M78 186L74 236L100 206z", GOLD2, 74, 236), ("M122 186L126 236L100 206z", JADE2, 126, 236), ("M130 178L172 222L120 208z", RED2, 172, 222))
    )
    out = backdrop.comic(1, SKY, MINT) + neck(f, 186, 13) + bust(PLUM2, 62, 184, 16, PLUM) + points + shape("M74 176Q100 192 126 176L130 190Q100 212 70 190z", JADE, 2.6) + f.draw(curls + cap + sweat(32, -16, 3.4))
    stick = (
        limb("M166 250V196", BRONZE, 5)
        + dot(166, 178, 14, CREAM, 2.6)
        + shape("M150 176Q148 154 138 160Q150 148 166 156Q182 148 194 160Q184 154 182 176Q166 160 150 176z", RED2, 2.4)
        + line("M161 178v.1M171 178v.1", INK, 4)
        + line("M160 184q6 5 12 0", INK, 2)
    )
    return out + stick + arm("M194 262Q194 246 180 240", PLUM2, 22) + hand("fist", f.skin, 176, 242, -60, 0.9)


def comic_6() -> str:
    """Zaza: the nose arrives a bar early."""
    f = Face(PEACH, w=34, jaw=28, chin=13, at=(104, 106), size=1.06, tilt=-4, turn=-0.5, eyes="open", lash=True, lid=GOLD, brow=(0, 0, 0, 0), mouth="smirk", nose="none", blush=0.5)
    mask = (
        shape("M-40 -24Q-18 -32 2 -22Q20 -32 35 -24Q40 -6 32 2Q20 14 10 8Q0 12 -8 18Q-40 34 -62 50Q-66 44 -60 38Q-40 18 -34 8Q-44 -6 -40 -24z", JADE2)
        + flat("M-8 18Q-40 34 -62 50Q-64 48 -64 46Q-36 28 -20 10z", JADE)
        + line("M-34 -20q14 -6 24 2M32 -20q-12 -6 -22 2", GOLD2, 2.6)
    )
    holes = mask + oval(-22, -3, 12, 10, f.skin.light) + oval(12, -3, 12.5, 10, f.skin.light)
    hat = shape("M-36 -32Q-30 -98 8 -98Q34 -96 38 -30Q0 -48 -36 -32z", CREAM) + line("M-20 -44Q-14 -80 4 -92M4 -46V-90M26 -42Q26 -74 14 -92", SAND, 2.2) + shape("M-40 -28Q0 -54 42 -26L40 -38Q0 -62 -38 -40z", RED2, 2.6)
    plumes = shape("M24 -50Q30 -96 66 -94Q86 -88 80 -70Q70 -78 62 -66Q54 -70 48 -58Q40 -62 34 -46z", GOLD2) + shape("M28 -46Q46 -76 78 -64Q92 -56 84 -42Q76 -50 66 -42Q58 -48 36 -38z", SKY)
    locks = shape("M34 -24Q50 4 38 34Q30 26 32 4z", "#6a3d7a") + shape("M-34 -20L-38 6L-31 -2z", "#6a3d7a")
    body = "M24 250C28 218 34 200 56 192L80 182H120L146 192C168 200 174 218 178 250z"
    halves = box(0, 170, 100, 90, RED) + box(100, 170, 100, 90, GOLD2) + line("M100 170V250", INK, 3)
    out = (
        backdrop.comic(2, GOLD, RED2)
        + neck(f, 184, 13)
        + clip(body, halves, "b")
        + line(body, INK, 3)
        + "".join(dot(100, y, 5.5, CREAM, 2.2) for y in (216, 234))
        + _ruffle(102, 172, 42, 15, CREAM, JADE)
        + f.draw(hat + plumes + locks, under=holes)
    )
    return (
        out
        + arm("M8 256Q0 232 16 214", RED, 22, CREAM, "M13 220l2 -4")
        + hand("pinch", f.skin, 17, 212, 8, 1, flip=True)
        + arm("M192 258Q198 236 184 220", GOLD2, 22, CREAM, "M187 224l-2 -3")
        + hand("open", f.skin, 182, 216, 4, 1, flip=True)
    )


COMIC = [comic_1, comic_2, comic_3, comic_4, comic_5, comic_6]
