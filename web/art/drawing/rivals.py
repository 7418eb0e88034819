"""The six rivals, each in four moods, and the seat that is yours."""

from dataclasses import replace

from web.art.drawing.face import BROWN, DEEP, OLIVE, PEACH, PORCELAIN, TAN, Face
from web.art.drawing.features import glasses, mouth
from web.art.drawing.parts import arm, bow, bust, evening, hand, neck, rose
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
    smooth,
    twin,
)

MOODS = ("calm", "glad", "cross", "sly")
Mood = str


def loge(base: str, tone: str, mood: Mood) -> str:
    """A box at the opera, seen from the box across; the light in it follows the mood."""
    hue = {"glad": "#c9912f", "cross": "#8e1b2b", "sly": "#5a3a78"}.get(mood, tone)
    out = box(0, 0, 200, 240, base) + flat(rays(100, 240, 280, 11, start=-74, sweep=156), hue)
    arch = "M14 240V96Q16 16 100 14Q184 16 186 96V240"
    return out + line(arch, GOLD, 5) + line("M24 240V98Q26 26 100 24Q174 26 176 98V240", GOLD, 1.6) + shape("M86 8h28l-6 20h-16z", GOLD, 2.4) + dot(100, 16, 4, RED2, 1.6)


def _mood(face: Face, mood: Mood, brows: dict[str, tuple[float, float, float, float]], mouths: dict[str, str], eyes: dict[str, str]) -> Face:
    tilt = {"calm": 0, "glad": -5, "cross": 3, "sly": 6}[mood]
    gaze = {"calm": (0.0, 0.0), "glad": (0.0, -1.0), "cross": (0.0, 1.0), "sly": (3.0, 0.0)}[mood]
    blush = face.blush + {"calm": 0, "glad": 0.2, "cross": 0.3, "sly": 0}[mood]
    return replace(face, tilt=face.tilt + tilt, gaze=gaze, blush=min(blush, 0.9), brow=brows[mood], mouth=mouths[mood], eyes=eyes[mood])


def _steam(mood: Mood) -> str:
    """Crossness shows above the head as well."""
    if mood != "cross":
        return ""
    cloud = ((32, 88, 9), (20, 80, 11), (8, 90, 9))
    puff = "".join(dot(x, y, r, CREAM, 3) for x, y, r in cloud) + "".join(dot(x, y, r, CREAM) for x, y, r in (*cloud, (20, 90, 9))) + line("M12 98H30", INK, 3) + line("M18 80q5 -3 8 2", GREY, 2)
    return twin(puff)


def bianca(mood: Mood) -> str:
    """Spends: a fan made of banknotes, and she means it."""
    f = Face(PEACH, w=40, jaw=37, chin=20, at=(100, 116), size=1.04, lash=True, lid=SKY, iris="#3c6aa0", brow_ink="#8a7a92", nose="deco", blush=0.5, age=1)
    f = _mood(
        f,
        mood,
        {"calm": (1, 3, 7, 4), "glad": (4, 5, 8, 4), "cross": (-5, 6, 5, 4.6), "sly": (-1, 6, 7, 4)},
        {"calm": "smile-lips", "glad": "laugh", "cross": "frown", "sly": "lips"},
        {"calm": "half", "glad": "happy", "cross": "sly", "sly": "sly"},
    )
    white, dim = "#f1edf6", "#b3a6c4"
    back = f.place(smooth_hair(white))
    front = shape("M-41 10Q-56 -22 -44 -50Q-26 -78 4 -70Q40 -78 48 -44Q54 -20 41 10Q42 -10 30 -24Q16 -24 8 -38Q-4 -24 -22 -26Q-38 -14 -41 10z", white) + line(
        "M8 -38Q22 -44 34 -34M6 -44Q-14 -34 -30 -38M12 -60Q32 -62 40 -44M-6 -62Q-30 -62 -38 -40", dim, 2.4
    )
    plume = shape("M26 -58Q20 -104 50 -108Q76 -106 68 -86Q60 -92 54 -80Q46 -84 44 -70Q36 -72 36 -54z", LILAC) + line("M32 -58Q34 -92 56 -98", PLUM2, 2.2) + dot(30, -58, 8, RED2, 2.4) + ring(30, -58, 4, GOLD2, 2)
    pearls = "".join(dot(100 + 34 * (i / 5 - 1), 208 - 22 * (i / 5 - 1) ** 2, 4.8, CREAM, 1.8) for i in range(11))
    ears = mirror(dot(41, 20, 5, CREAM, 2))
    out = loge("#4a1236", "#611c48", mood) + _steam(mood) + back + bust(f.skin.light, 84, 184, 14) + neck(f, 188, 19, bare=True)
    out += shape("M6 250Q8 216 40 206Q70 224 100 224Q130 224 160 206Q192 216 194 250z", PLUM2) + line("M40 206Q70 224 100 224Q130 224 160 206", GOLD, 4) + pearls + f.draw(front + plume + ears)
    turn, drop_y = {"calm": (0, 4), "glad": (-10, -18), "cross": (24, 18), "sly": (-4, -2)}[mood]
    note = shape("M-11 -62H11V0H-11z", MINT, 2.2) + ring(0, -38, 6, JADE, 2) + line("M-6 -55h12M-6 -20h12", JADE, 2)
    fan = "".join(group(note, (0, 0), a) for a in (-44, -22, 0, 22, 44))
    return out + group(fan, (158, 226 + drop_y), turn, 0.95) + arm(f"M204 264Q198 250 172 {240 + drop_y}", PLUM2, 22, GOLD, f"M178 {243 + drop_y}l-2 -1") + hand("fist", CREAM, 166, 238 + drop_y, -40, 1.05)


def smooth_hair(fill: str) -> str:
    """A cloud of pinned-up hair behind a head."""
    return shape(smooth([(-44, 20), (-54, -14), (-48, -48), (-22, -72), (8, -74), (38, -66), (54, -34), (52, 2), (42, 22)]), fill)


def ottavio(mood: Mood) -> str:
    """Saves: the purse has known no other hands."""
    f = Face(PORCELAIN, w=33, jaw=26, chin=11, long=58, at=(100, 102), size=1.06, iris="#4a5a3a", brow_ink=GREY, nose="hook", turn=0.25, ears=1.4, age=2, blush=0.2)
    f = _mood(
        f, mood, {"calm": (1, 0, 4, 5), "glad": (4, 2, 6, 5), "cross": (-6, 6, 3, 7), "sly": (-3, 5, 5, 6)}, {"calm": "line", "glad": "grin", "cross": "frown", "sly": "smirk"}, {"calm": "half", "glad": "happy", "cross": "sly", "sly": "sly"}
    )
    tufts = shape("M-34 8Q-52 2 -48 -16Q-54 -30 -38 -34Q-30 -24 -32 -6zM34 8Q50 2 47 -16Q52 -30 38 -34Q30 -24 32 -6z", SILVER) + line("M-12 -52Q0 -62 16 -54M-6 -50Q6 -56 20 -50", SILVER, 2.4)
    out = (
        loge("#2a2f1e", "#3a4228", mood)
        + _steam(mood)
        + neck(f, 182, 11)
        + bust(COAL, 58, 180, 20, BLACK)
        + shape("M86 178L76 190L100 246L126 190L114 178z", IVORY)
        + twin(shape("M80 180L60 204L72 208L96 246H104Q86 212 84 184z", "#4c4560"))
        + twin(shape("M100 190L84 172L80 186L92 198z", IVORY, 2.4))
        + bow(100, 192, "#5a4a2a", 0.9, 4)
    )
    out += line("M70 214l8 -8M72 218l9 -6", GOLD2, 1.6) + f.draw(tufts + glasses("pince", turn=0.25))
    dy = {"calm": 0, "glad": -6, "cross": 2, "sly": 0}[mood]
    purse = shape("M-24 0Q-38 34 0 36Q38 34 24 0Q0 8 -24 0z", RED, 2.8) + shape("M-25 -8Q0 2 25 -8V2Q0 12 -25 2z", GOLD, 2.6) + dot(-4, -8, 5, GOLD2, 2) + dot(5, -8, 5, GOLD2, 2) + ring(0, 20, 7, GOLD2, 2.4)
    coins = "".join(dot(x, y, 7, GOLD2, 2.2) + ring(x, y, 3.4, BRONZE, 1.6) for x, y in ((62, 186), (144, 182), (40, 204))) if mood == "glad" else ""
    return (
        out
        + coins
        + group(purse, (100, 210 + dy), 0, 1.15)
        + arm("M20 258Q26 232 56 230", COAL, 20)
        + arm("M180 258Q174 232 144 230", COAL, 20)
        + hand("fist", f.skin, 58, 232 + dy, 70, 1)
        + hand("fist", f.skin, 142, 232 + dy, -70, 1, flip=True)
    )


def zelda(mood: Mood) -> str:
    """Never shows her own face: one mask in the hand, one in the sleeve, one is her smile."""
    f = Face(BROWN, w=34, jaw=27, chin=10, at=(98, 106), size=1.08, turn=-0.2, lash=True, lid=GOLD, iris="#2a1810", nose="broad", blush=0.35)
    f = _mood(
        f,
        mood,
        {"calm": (1, 4, 6, 3.4), "glad": (4, 5, 8, 3.4), "cross": (-5, 6, 4, 4), "sly": (-2, 8, 7, 3.6)},
        {"calm": "lips", "glad": "laugh", "cross": "rosebud", "sly": "smirk"},
        {"calm": "half", "glad": "happy", "cross": "sly", "sly": "wink"},
    )
    back = f.place(shape("M-42 26Q-52 -50 0 -62Q52 -50 44 28Q30 34 26 20H-26Q-30 34 -42 26z", BLACK))
    front = shape("M-37 30Q-50 0 -40 -34Q-24 -64 4 -60Q40 -58 44 -24Q48 6 38 30Q24 26 32 6Q36 -12 26 -22Q0 -10 -30 -22Q-32 4 -22 18Q-26 28 -37 30z", BLACK) + line("M-28 -42Q0 -54 30 -40", "#57507a", 2.4)
    band = shape("M-42 -26Q0 -44 44 -26L43 -36Q0 -54 -41 -36z", GOLD, 2.4) + shape("M-34 -38Q-52 -78 -28 -100Q-14 -84 -24 -40z", JADE2, 2.6) + line("M-30 -44Q-34 -72 -28 -88", CREAM, 1.8) + dot(-29, -36, 6, RED2, 2.2)
    ears = mirror(line("M38 28v6", GOLD, 2) + shape("M38 34l5 9l-5 9l-5 -9z", GOLD2, 1.8))
    out = (
        loge("#12303c", "#1b4450", mood)
        + _steam(mood)
        + back
        + bust(f.skin.light, 56, 182, 18)
        + neck(f, 186, 11, bare=True)
        + shape("M34 250L48 200L100 236L152 200L166 250z", JADE)
        + line("M48 200L100 236L152 200", GOLD, 4)
        + line("M56 222L84 250M144 222L116 250M100 236V250", GOLD2, 1.8)
    )
    out += line("M84 186Q100 214 116 186", CREAM, 3.4) + f.draw(front + band + ears)
    mask = shape("M-30 -10Q-14 -20 0 -8Q14 -20 30 -10Q30 14 12 14Q4 14 0 4Q-4 14 -12 14Q-30 14 -30 -10z", RED2, 2.8) + oval(-14, 0, 8, 5.5, INK) + oval(14, 0, 8, 5.5, INK) + line("M-26 -8q10 -6 20 0M26 -8q-10 -6 -20 0", GOLD2, 2)
    wand = limb("M30 4Q36 30 34 74", GOLD, 3.4, 2.4)
    x, y, turn = {"calm": (134, 164, 8), "glad": (144, 146, 20), "cross": (134, 184, 40), "sly": (124, 108, -10)}[mood]
    held = group(wand + mask, (x, y), turn)
    grip = polar(x, y, 76, 156 + turn)
    return out + held + arm(f"M196 264Q200 246 {grip[0] + 6} {grip[1] + 4}", NIGHT2, 16) + hand("fist", NIGHT2, grip[0], grip[1] + 8, -30, 0.9)


def raimondo(mood: Mood) -> str:
    """Builds: would mortgage the theatre for one more painted cloud."""
    f = Face(TAN, w=41, jaw=39, chin=24, at=(100, 106), size=1.06, turn=-0.2, iris="#2a1a12", nose="round", blush=0.45, ears=1.1)
    f = _mood(
        f,
        mood,
        {"calm": (2, 1, 5, 8), "glad": (5, 4, 7, 8), "cross": (-6, 5, 3, 9), "sly": (-2, 6, 6, 8)},
        {"calm": "smile", "glad": "laugh", "cross": "teeth", "sly": "smirk"},
        {"calm": "open", "glad": "happy", "cross": "open", "sly": "sly"},
    )
    hue, dim = "#2b2226", "#5e4e50"
    beard = shape("M-42 0Q-34 14 -26 16Q-14 12 -2 18Q12 12 24 16Q34 14 42 0Q50 36 32 60Q16 76 0 76Q-18 76 -33 60Q-50 36 -42 0z", hue) + "".join(
        line(f"M{x} {y}q5 7 10 0", dim, 2.2) for x, y in ((-36, 22), (-34, 38), (-22, 52), (-6, 60), (10, 56), (22, 44), (26, 26))
    )
    lips = group(mouth(f.mouth, f.skin.deep, dim), (f.turn * 9, 34)) if f.mouth in {"laugh", "teeth"} else line("M-15 34Q-2 44 12 33" if mood == "calm" else "M-14 36Q0 40 14 28", CREAM, 3.4)
    tash = shape("M-2 23Q-16 13 -32 26Q-16 32 -2 27Q14 32 28 26Q14 13 -2 23z", hue, 2.4)
    beret = shape("M-44 -22Q-66 -50 -30 -68Q8 -84 46 -58Q60 -42 42 -22Q0 -44 -44 -22z", RED) + flat("M20 -72Q60 -56 42 -22L30 -28Q40 -52 20 -72z", WINE) + line("M-42 -24Q0 -46 41 -24", WINE, 4) + line("M4 -74q0 -8 6 -10", INK, 4)
    brush = limb("M34 -14L58 -48", GOLD, 3.4, 2.2) + shape("M55 -44L66 -66L64 -42z", SKY, 2)
    out = loge("#1c2c5a", "#263a72", mood) + _steam(mood) + neck(f, 184, 20) + bust(IVORY, 92, 180, 12, SAND) + twin(shape("M100 204L76 178L58 190L82 216z", SKY, 2.6)) + bow(100, 208, RED2, 1.1)
    out += "".join(flat(f"M{x} {y}q{r} -{r} {r * 1.4} 0q{r * 0.4} {r} -{r * 0.8} {r * 0.8}q-{r} 0 -{r * 0.6} -{r * 0.8}z", c) for x, y, r, c in ((38, 214, 8, RED2), (54, 232, 6, JADE2), (150, 232, 7, SKY), (136, 218, 5, GOLD)))
    out += f.draw(beard + lips + tash + beret + brush)
    up = {"calm": 0, "glad": -14, "cross": 6, "sly": -2}[mood]
    palette = shape("M-34 4Q-36 -24 0 -26Q36 -24 34 2Q32 16 18 12Q8 10 8 18Q6 26 -8 24Q-32 20 -34 4z", BRONZE, 2.8) + "".join(
        dot(x, y, 5.4, c, 1.8) for x, y, c in ((-22, -6, RED2), (-10, -16, GOLD2), (6, -17, JADE2), (21, -9, SKY), (-20, 8, CREAM))
    )
    return out + group(palette, (36, 218 + up), -8, 1) + arm(f"M-4 262Q2 246 22 {238 + up}", IVORY, 24) + hand("fist", f.skin, 26, 242 + up, 40, 0.95)


def petra(mood: Mood) -> str:
    """Spites the leader: the scissors are for cutting ribbons, officially."""
    f = Face(PORCELAIN, w=34, jaw=25, chin=7, long=56, at=(100, 104), size=1.08, turn=0.2, lash=True, lid="#8fb8a0", iris="#2f7a5c", brow_ink="#7a2410", nose="long", blush=0.2, freckles=False, ears=0)
    f = _mood(
        f,
        mood,
        {"calm": (-2, 5, 3, 4), "glad": (0, 7, 6, 4), "cross": (-8, 8, 2, 5), "sly": (-4, 8, 5, 4.4)},
        {"calm": "lips", "glad": "grin", "cross": "teeth", "sly": "smirk"},
        {"calm": "half", "glad": "open", "cross": "sly", "sly": "sly"},
    )
    hue, dark = "#c43d1e", "#861f10"
    back = f.place(shape("M-46 30L-40 -44Q0 -76 40 -44L48 30L24 12H-24z", hue))
    front = shape("M-46 32L-42 -34Q-26 -64 4 -62Q38 -60 42 -32L48 32L30 14L34 -16L10 -36L-28 -14L-26 14z", hue) + line("M10 -38L34 -24M6 -42L-30 -22M-36 -14L-38 14M39 -14L41 14", dark, 2.4)
    ears = mirror(shape("M36 22l6 14h-12z", JADE2, 2))
    out = (
        loge("#0f3a30", "#174c40", mood)
        + _steam(mood)
        + back
        + neck(f, 184, 11)
        + bust(BLACK, 68, 180, 8, COAL)
        + shape("M100 226L64 176L50 190L84 250H116L150 190L136 176z", JADE)
        + shape("M100 226L78 180L84 174L100 200L116 174L122 180z", CREAM, 2.6)
        + twin(shape("M36 192L22 178L14 206z", BLACK))
    )
    out += dot(100, 232, 4, GOLD2, 1.8) + rose(62, 216, 8, "#8a1f4c", JADE2) + f.draw(front + ears)
    spread = {"calm": 10, "glad": 20, "cross": 26, "sly": 14}[mood]
    blade = shape("M-4 6L-3 -46Q0 -56 3 -46L4 6z", SILVER, 2.4) + line("M0 4L-4 12", INK, 7) + line("M0 4L-4 12", GOLD, 3) + ring(-8, 20, 9, INK, 8) + ring(-8, 20, 9, GOLD, 3.6)
    y = {"calm": 200, "glad": 184, "cross": 180, "sly": 192}[mood]
    snip = group(group(blade, (0, 0), spread) + group(blade, (0, 0), -spread, flip=True) + dot(0, 0, 3, GOLD2, 1.6), (162, y), -14, 1)
    return out + arm(f"M196 264Q200 244 176 {y + 34}", BLACK, 22, CREAM, f"M181 {y + 39}l-3 -3") + hand("open", f.skin, 172, y + 36, -12, 0.9, flip=True) + snip


def anselmo(mood: Mood) -> str:
    """Collects: four of a kind and the drawer is nearly full."""
    f = Face(DEEP, w=36, jaw=32, chin=15, at=(98, 106), size=1.06, turn=0.2, iris="#1d0e08", brow_ink="#e8e4ee", nose="broad", ears=1.1, age=1, blush=0.35)
    f = _mood(
        f,
        mood,
        {"calm": (2, 1, 5, 6), "glad": (6, 4, 7, 6), "cross": (-5, 4, 3, 7), "sly": (-1, 6, 6, 6)},
        {"calm": "smile", "glad": "laugh", "cross": "frown", "sly": "smirk"},
        {"calm": "open", "glad": "wide", "cross": "half", "sly": "sly"},
    )
    white, dim = "#ece8f0", "#a9a2b6"
    hair = shape(
        smooth([(-36, 4), (-42, -8), (-44, -24), (-38, -40), (-26, -50), (-12, -57), (4, -60), (20, -57), (33, -49), (42, -36), (45, -20), (43, -6), (37, 4), (35, -16), (27, -30), (12, -37), (-8, -37), (-24, -31), (-33, -16)]), white
    )
    hair += line("M-38 -26q5 -3 7 -8M-26 -44q6 0 9 -5M-6 -50q6 2 10 -2M16 -50q6 3 10 0M34 -38q2 5 6 5", dim, 2.2)
    tash = shape("M2 23Q-12 13 -26 24Q-34 28 -34 20Q-36 34 -22 32Q-8 32 2 27Q14 32 26 32Q40 34 38 20Q38 28 30 24Q16 13 2 23z", white, 2.4)
    out = (
        loge("#4f3413", "#65451c", mood)
        + _steam(mood)
        + neck(f, 182, 15)
        + evening("#5a2348", PLUM, "#3d1433", w=74, y=176, tie=GOLD, vest=JADE2)
        + line("M92 232Q70 240 56 250", GOLD, 2.4)
        + f.draw(hair + tash + line("M-12 -33q3 3 8 2M10 -33q5 2 9 0", dim, 1.6))
    )
    wings = shape("M0 0Q-8 -22 -24 -18Q-30 -4 -6 2Q-22 4 -18 16Q-6 18 0 4z", SKY, 2.2) + dot(-15, -8, 3.4, GOLD2)
    moth = wings + f'<g transform="scale(-1 1)">{wings}</g>' + line("M0 -4V10M0 -6q-4 -8 -8 -10M0 -6q4 -8 8 -10", INK, 2.6)
    bx, by, ba = {"calm": (52, 208, -16), "glad": (36, 60, 14), "cross": (166, 48, 30), "sly": (54, 206, -16)}[mood]
    out += group(moth, (bx, by), ba, 0.9)
    x, y, turn = {"calm": (160, 188, 14), "glad": (158, 168, 10), "cross": (160, 206, 30), "sly": (122, 102, -24)}[mood]
    glass = limb("M0 24L0 66", BRONZE, 7) + f'<circle r="24" fill="{SILVER}" fill-opacity=".35" stroke-width="9"/>' + ring(0, 0, 24, GOLD, 4) + line("M-13 -8Q-8 -16 0 -17", CREAM, 3)
    big = (dot(0, 0, 18, CREAM, 2.6) + dot(2, 0, 9, "#1d0e08") + dot(-1, -3, 3, CREAM) + flat("M-20 -4Q0 -24 20 -4Q0 -10 -20 -4z", f.skin.shade)) if mood == "sly" else ""
    gx, gy = polar(x, y, 58, 180 + turn)
    return out + group(glass + big, (x, y), turn) + arm(f"M196 266Q202 246 {gx + 10} {gy + 10}", "#5a2348", 22, CREAM, f"M{gx + 14} {gy + 14}l-3 -3") + hand("fist", f.skin, gx, gy + 12, -14, 0.95)


def you() -> str:
    """Your own seat: a top hat from behind, the lit stage before it."""
    out = (
        box(0, 0, 200, 240, NIGHT)
        + flat("M20 0H180V150H20z", GOLD2)
        + flat(rays(100, 160, 240, 11, start=-74, sweep=156), GOLD)
        + twin(shape("M-4 -4H62Q50 80 16 112Q22 160 14 176H-4z", RED) + line("M44 -2Q34 60 6 90M24 -2Q18 40 0 66", WINE, 3))
    )
    out += flat("M0 160H200V240H0z", "#3a1c2a") + "".join(dot(x, 164, 9, GOLD2, 2.6) for x in range(10, 200, 30))
    out += (
        shape("M14 250C18 204 34 192 62 186L84 174H116L138 186C166 192 182 204 186 250z", BLACK)
        + line("M100 196V250M62 188Q58 220 64 250M138 188Q142 220 136 250", COAL, 2.6)
        + shape("M80 166Q100 176 120 166L124 184Q100 194 76 184z", CREAM, 2.8)
    )
    out += (
        shape("M64 116Q62 170 100 172Q138 170 136 116z", "#3b2a24") + shape("M58 122Q52 112 58 108Q64 112 66 128zM142 122Q148 112 142 108Q136 112 134 128z", OLIVE.light) + line("M74 150Q100 166 126 150M72 138Q100 152 128 138", "#6a5046", 2)
    )
    out += (
        shape("M66 104Q60 56 62 34Q100 24 138 34Q140 56 134 104z", BLACK)
        + shape("M65 88Q100 98 135 88L134 106Q100 116 66 106z", RED, 2.6)
        + shape("M40 106Q36 96 48 96Q100 118 152 96Q164 96 160 106Q100 134 40 106z", BLACK)
        + line("M130 42Q134 60 130 84M150 104Q130 114 112 116M166 206Q176 220 178 240", GOLD2, 2.6)
    )
    return out


RIVALS = {"bianca": bianca, "ottavio": ottavio, "zelda": zelda, "raimondo": raimondo, "petra": petra, "anselmo": anselmo}
