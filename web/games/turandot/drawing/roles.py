"""The six roles as posters: a costume on its stand, waiting for whoever will sing it."""

from web.art.drawing.pen import (
    BLACK,
    BRONZE,
    COAL,
    CREAM,
    GOLD,
    GOLD2,
    INK,
    IVORY,
    JADE,
    JADE2,
    LILAC,
    MINT,
    NIGHT,
    NIGHT2,
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
    oval,
    polar,
    rays,
    ring,
    shape,
    twin,
)


def _poster(base: str, beam: str, sun: str, frame: str = GOLD) -> str:
    """A poster's ground: rays from the footlights, one great disc, a stepped frame."""
    out = box(0, 0, 200, 240, base) + flat(rays(100, 230, 300, 13, start=-78, sweep=162), beam) + dot(100, 100, 76, sun)
    out += line("M8 232V30H16V18H28V8H172V18H184V30H192V232z", frame, 2.6) + line("M14 226V36H22V24H34V14H166V24H178V36H186V226z", frame, 1)
    return out


def _stand() -> str:
    """The featureless head of a costume stand."""
    return (
        shape("M78 106Q76 62 100 60Q124 62 122 106Q118 138 100 142Q82 138 78 106z", IVORY)
        + flat("M104 61Q124 64 122 106Q118 136 102 141Q114 110 104 61z", SAND)
        + line("M100 62Q106 100 100 141M79 100Q100 110 121 100", "#cdb98c", 1.6)
        + shape("M90 138H110V158H90z", IVORY)
    )


def turandot() -> str:
    """Ice and moonlight, and a crown that asks questions."""
    out = _poster(NIGHT, "#22306a", "#e9f1fa") + dot(100, 100, 66, "#cfe0f2")
    fan = "".join(
        shape(f"M100 96L{a[0]} {a[1]}L{b[0]} {b[1]}z", SILVER if i % 2 else SKY, 2.2) + dot(*polar(100, 96, 78, deg), 4.6, CREAM, 1.8)
        for i, deg in enumerate(range(-80, 81, 20))
        for a, b in [(polar(100, 96, 76, deg - 8), polar(100, 96, 76, deg + 8))]
    )
    cape = shape("M16 250Q20 190 56 172L88 156H112L144 172Q180 190 184 250z", NIGHT2) + shape("M100 250L84 158H116z", SKY) + line("M56 174Q44 206 44 250M144 174Q156 206 156 250M72 166Q66 206 68 250M128 166Q134 206 132 250", SILVER, 2.4)
    collar = shape("M60 174Q56 146 66 132Q76 160 100 170Q124 160 134 132Q144 146 140 174Q120 192 100 192Q80 192 60 174z", SILVER)
    gems = "".join(shape(f"M{x} {y - 8}l6 8l-6 8l-6 -8z", RED2, 2) for x, y in ((100, 184), (78, 178), (122, 178)))
    band = shape("M72 92Q100 70 128 92L126 78Q100 56 74 78z", GOLD, 2.6) + shape("M100 62l8 12l-8 12l-8 -12z", RED2, 2.2)
    strings = twin("".join(dot(72, y, 3.4, CREAM, 1.4) for y in range(98, 142, 8)) + "".join(dot(64, y, 3, CREAM, 1.4) for y in range(96, 128, 8)))
    three = "".join(group(shape("M-9 -6H9V6H-9z", CREAM, 2) + dot(0, 0, 2.6, RED2), (x, y), t) for x, y, t in ((40, 214, -12), (100, 222, 0), (160, 214, 12)))
    return out + fan + cape + _stand() + collar + gems + band + strings + three


def calaf() -> str:
    """A gong, a sword, and the sunrise on his side."""
    out = _poster("#7a1424", "#93202e", GOLD2) + flat(rays(100, 100, 76, 16), GOLD)
    gong = limb("M22 250V48M178 250V48M14 48H186", WINE, 8) + line("M70 52L78 66M130 52L122 66", INK, 2.6) + dot(100, 112, 60, BRONZE, 3) + ring(100, 112, 52, GOLD2, 3) + ring(100, 112, 36, GOLD, 2)
    cloak = (
        shape("M30 250Q34 196 64 176L90 160H110L136 176Q166 196 170 250z", NIGHT2)
        + shape("M78 250L88 164H112L122 250z", JADE)
        + line("M88 172Q100 184 112 172", GOLD, 3)
        + line("M64 178Q56 210 58 250M136 178Q144 210 142 250", NIGHT, 2.6)
        + shape("M74 214H126V226H74z", GOLD, 2.6)
        + dot(100, 220, 7, RED2, 2.2)
    )
    hood = shape("M76 100Q70 54 100 50Q130 54 124 100Q120 84 100 80Q80 84 76 100z", NIGHT2) + line("M76 100Q80 82 100 80Q120 82 124 100", GOLD, 3) + shape("M100 50Q110 34 128 38Q118 46 116 58z", RED2, 2.6)
    sword = limb("M150 246L168 150", SILVER, 6) + limb("M158 158L182 164", GOLD, 6) + limb("M171 152L174 136", RED, 6) + dot(175, 132, 5, GOLD2, 2)
    mallet = limb("M36 244L52 176", BRONZE, 5) + oval(54, 168, 13, 11, CREAM, 2.8)
    return out + gong + cloak + _stand() + shape("M76 158L100 150L124 158L132 176Q100 196 68 176z", NIGHT2) + dot(100, 176, 6, GOLD2, 2.4) + hood + sword + mallet


def liu() -> str:
    """A lantern, a flower, the best tune."""
    out = _poster("#114a40", "#19594c", MINT)
    blossom = "".join(oval(*polar(0, 0, 7, a), 5.4, 5.4, ROSE, 1.8) for a in range(0, 360, 72)) + dot(0, 0, 4, GOLD2, 1.4)
    branch = line("M-4 62Q40 48 60 70Q74 50 98 44M40 55Q50 40 46 30", BRONZE, 5) + "".join(group(blossom, (x, y), 0, s) for x, y, s in ((46, 34, 1), (20, 60, 0.9), (62, 70, 0.8), (34, 84, 0.6)))
    dress = (
        shape("M46 250Q50 200 70 178L90 160H110L130 178Q150 200 154 250z", CREAM)
        + shape("M90 160L106 190L74 250H60Q56 210 70 178z", JADE2)
        + line("M106 190L88 250", JADE, 2.4)
        + shape("M62 214Q100 226 140 214L142 226Q100 238 60 226z", RED, 2.6)
        + line("M84 230Q80 242 82 250M90 231V250", RED, 4)
    )
    shawl = shape("M66 182Q58 150 78 148L100 160L122 148Q142 150 134 182Q100 204 66 182z", ROSE) + line("M70 180Q100 198 130 180", WINE, 2)
    veil = shape("M76 112Q66 56 100 52Q134 56 124 112Q130 134 134 150L118 150Q124 110 118 90Q100 74 82 90Q76 110 82 150L66 150Q70 134 76 112z", CREAM) + line("M80 92Q100 74 120 92", ROSE, 2.6) + group(blossom, (120, 78), 0, 1.2)
    glow = dot(160, 172, 34, GOLD2).replace('stroke="none"', 'stroke="none" opacity=".35"')
    lantern = (
        line("M160 118V140", INK, 3)
        + limb("M134 122Q150 110 178 116", BRONZE, 4)
        + shape("M148 140H172V148H148z", GOLD, 2.4)
        + shape("M146 148Q136 172 146 196H174Q184 172 174 148z", RED2, 2.8)
        + line("M153 150Q148 172 153 194M160 150V194M167 150Q172 172 167 194", WINE, 1.8)
        + shape("M148 196H172V203H148z", GOLD, 2.4)
        + line("M160 203V220", GOLD, 3)
    )
    return out + branch + dress + _stand() + shawl + veil + glow + lantern


def _masker(robe: str, trim: str, mask: str, nose: str, hat: str) -> str:
    """One of the three masks: robe with wide sleeves, half mask, hat."""
    body = shape("M14 250Q20 196 60 176L90 160H110L140 176Q180 196 186 250z", robe) + shape("M72 250L90 164H110L128 250z", trim) + line("M60 178Q48 210 50 250M140 178Q152 210 150 250", INK, 2.4)
    ruff = "".join(oval(*polar(100, 154, 24, a), 8, 8, CREAM, 2.2) for a in range(90, 271, 22)) + oval(100, 152, 22, 9, CREAM, 2.2)
    holes = "".join(oval(x, 99, 8, 6, INK) for x in (88, 112)) + line("M78 88q10 -7 18 0M122 88q-10 -7 -18 0", GOLD2, 2.4)
    face = shape("M74 84Q100 76 126 84Q128 108 116 114Q106 116 100 110Q94 116 84 114Q72 108 74 84z", mask) + nose + holes
    return body + _stand() + ruff + face + hat


def ping() -> str:
    """The chancellor: has it in writing."""
    out = _poster("#4b1b54", "#5b2766", LILAC)
    nose = shape("M94 104Q92 128 100 132Q108 128 106 104z", "#e05a4a", 2.4)
    hat = (
        shape("M70 84Q54 66 66 52Q84 34 122 42Q146 50 130 84Q100 68 70 84z", BLACK)
        + line("M73 80Q100 62 128 79", GOLD, 3.4)
        + shape("M112 60Q108 24 140 20Q158 24 150 38Q142 34 138 44Q130 42 122 62z", CREAM, 2.6)
        + line("M116 58Q120 34 140 28", SAND, 2)
        + dot(115, 62, 5, RED2, 2)
    )
    scroll = shape("M-20 -34H20V34H-20z", CREAM, 2.6) + line("M-12 -20h24M-12 -10h24M-12 0h24M-12 10h14", BRONZE, 2.2) + limb("M-26 -36H26M-26 36H26", GOLD, 7) + dot(12, 20, 6, RED2, 2)
    return out + _masker(PLUM2, GOLD, "#e05a4a", nose, hat) + group(scroll, (156, 196), 10)


def pong() -> str:
    """The kitchen: state affairs simmer until tender."""
    out = _poster("#8a4413", "#9e551c", GOLD2)
    nose = dot(100, 112, 11, "#3aa182", 2.6) + dot(97, 108, 3, MINT)
    hat = (
        shape("M74 82Q58 70 66 54Q72 36 90 42Q100 28 112 42Q130 36 135 54Q142 70 126 82Q100 70 74 82z", CREAM)
        + line("M86 70q-4 -12 -8 -16M100 68v-18M114 70q4 -12 8 -16", SAND, 2.2)
        + shape("M73 86Q100 70 127 86L127 76Q100 60 73 76z", RED2, 2.6)
    )
    pot = shape("M-30 -8H30Q30 28 0 28Q-30 28 -30 -8z", COAL, 2.8) + shape("M-34 -14H34V-6H-34z", GOLD, 2.6) + line("M-10 -22q-6 -7 0 -14M4 -22q-6 -7 0 -14", CREAM, 3) + limb("M16 -14L32 -50", SILVER, 4.4)
    return out + _masker(JADE, CREAM, JADE2, nose, hat) + group(pot, (156, 206), 4)


def pang() -> str:
    """The purveyor: a key for every door but his own."""
    out = _poster("#163a66", "#1f4878", SKY)
    nose = shape("M92 104Q78 122 60 136Q62 140 68 140Q94 130 108 106z", GOLD, 2.6)
    hat = shape("M72 84Q64 60 84 52Q80 36 100 30Q120 36 116 52Q136 60 128 84Q100 70 72 84z", RED2) + line("M84 52Q100 60 116 52", GOLD2, 3) + dot(100, 27, 6, GOLD2, 2.4) + line("M76 78Q100 64 124 78", GOLD2, 3)
    key = ring(0, 0, 11, INK, 10) + ring(0, 0, 11, GOLD2, 5) + limb("M0 14V48", GOLD2, 5, 2.4) + limb("M2 38H12M2 46H10", GOLD2, 4, 2.4)
    keys = group(key, (144, 188), 24) + group(key, (172, 190), -20) + ring(158, 172, 14, INK, 9) + ring(158, 172, 14, BRONZE, 4)
    return out + _masker(RED, SKY, GOLD, nose, hat) + keys


ROLES = {"turandot": turandot, "calaf": calaf, "liu": liu, "ping": ping, "pong": pong, "pang": pang}
