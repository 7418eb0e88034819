"""What hangs behind a singer: one scene per type, grander with every star."""

from web.art.drawing.pen import (
    BLACK,
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
    PLUM,
    PLUM2,
    RED,
    RED2,
    SKY,
    WINE,
    box,
    dot,
    flat,
    group,
    line,
    polar,
    rays,
    ring,
    shape,
    star,
    twin,
)

THREE = 3
TWO = 2


def _sheet(fill: str) -> str:
    return box(0, 0, 200, 240, fill)


def pro(stars: int, base: str = NIGHT, tone: str = NIGHT2) -> str:
    """A gala night: search-lights, a fan of gold, a sun for the greatest."""
    out = _sheet(base) + flat(rays(100, 118, 210, 14, start=-6), tone)
    if stars == THREE:
        out += dot(100, 104, 88, GOLD) + flat(rays(100, 104, 88, 20, start=4), GOLD2) + ring(100, 104, 88, CREAM, 2)
        out += "".join(flat(star(*polar(100, 104, 98, a), 6, 4, 0.28), GOLD2) for a in range(-75, 76, 25))
    else:
        out += dot(100, 108, 78, tone) + ring(100, 108, 78, GOLD, 2.5) + ring(100, 108, 84, GOLD, 1.2)
        out += line("M12 240V60Q12 12 60 12H140Q188 12 188 60V240M18 240V64Q18 18 64 18H136Q182 18 182 64V240", GOLD, 1.6)
    return out


def amateur(stars: int, paper: str = MINT, motif: str = JADE2, flags: tuple[str, str] = (RED2, GOLD)) -> str:
    """The parlour at home: wallpaper, bunting cut from old curtains, a hopeful lamp."""
    out = _sheet(paper)
    out += "".join(flat(f"M{x} 0h14v240h-14z", motif, 0.28) for x in range(4, 200, 32))
    flowers = ""
    for row, y in enumerate(range(56, 240, 36)):
        for x in range(27 if row % 2 else 43, 200, 32):
            flowers += f"M{x} {y - 7}q5 3 0 7q-5 -4 0 -7m7 7q-3 5 -7 0q4 -5 7 0m-7 7q-5 -3 0 -7q5 4 0 7m-7 -7q3 -5 7 0q-4 5 -7 0z"
    out += flat(flowers, motif, 0.8)
    if stars == 1:
        out += flat("M100 -20L36 240H164z", CREAM, 0.5)
    else:
        out += dot(100, 108, 76, CREAM) + line("M100 32a76 76 0 0 1 0 152a76 76 0 0 1 0 -152", motif, 2) + ring(100, 108, 70, motif, 1)
    out += line("M-4 10Q50 40 100 20T204 8", INK, 2)
    for i, (x, y, turn) in enumerate([(6, 15, 16), (34, 25, 12), (62, 27, -6), (90, 23, -10), (118, 17, -6), (146, 17, 4), (172, 14, -4), (194, 10, -12)]):
        out += group(shape("M-11 0H11L0 24z", flags[i % 2] if i % 3 else CREAM, 2.2), (x, y), turn)
    return out


def alternative(stars: int, base: str = IVORY, sun: str = RED, bar: str = BLACK, spark: str = GOLD, *, flip: bool = False) -> str:
    """A manifesto in circles and diagonals; nothing is straight on purpose."""
    out = flat("M0 150L200 40V96L0 206z", bar) + dot(132, 88, 70, sun)
    out += line("M0 216L200 106M0 222L200 112", spark, 2) + flat("M0 0H62A62 62 0 0 1 0 62z", spark)
    out += line("M14 74v60M24 70v60M34 66v56", bar, 3) + flat("M152 240L200 178V240z", bar)
    out += "".join(line(f"M{x} 8v24", bar, 2.4) for x in (168, 176, 184))
    if stars == THREE:
        out += flat(rays(132, 88, 70, 12, start=10), spark, 0.85) + ring(132, 88, 78, bar, 3)
    if stars == 1:
        out += ring(132, 88, 56, base, 2) + ring(132, 88, 44, base, 2)
    return _sheet(base) + (f'<g transform="matrix(-1 0 0 1 200 0)">{out}</g>' if flip else out)


def classic(stars: int, base: str = JADE, tone: str = JADE2, drape: str = RED) -> str:
    """The old opera house: gilded shells and a velvet curtain on its cord."""
    out = _sheet(base)
    for row, y in enumerate(range(20, 240, 22)):
        for x in range(0 if row % 2 else 20, 221, 40):
            out += f"M{x - 20} {y}a20 20 0 0 0 40 0M{x - 12} {y}a12 12 0 0 0 24 0"
    body = _sheet(base) + line(out.removeprefix(_sheet(base)), tone, 1.8)
    if stars == THREE:
        body += dot(100, 100, 82, GOLD) + flat(rays(100, 100, 82, 24), GOLD2) + dot(100, 100, 62, base) + ring(100, 100, 82, CREAM, 1.8)
    elif stars == TWO:
        body += dot(100, 104, 74, tone) + ring(100, 104, 74, GOLD, 3) + ring(100, 104, 68, GOLD, 1.2)
    left = shape("M-4 -4H74Q64 44 36 74Q22 92 24 112Q30 170 20 244H-4z", drape)
    left += line("M58 -2Q46 40 20 70M38 -2Q30 36 8 62M14 -2Q12 30 -2 46M16 122Q16 180 10 240M4 122Q4 180 0 240", WINE, 2.6)
    left += shape("M-6 92Q12 104 28 94L30 106Q12 118 -6 106z", GOLD, 2.2) + line("M27 106q6 6 3 16M27 106v18M27 106q-4 8 -2 15", GOLD, 2.4)
    valance = "".join(shape(f"M{x} -4h40q-4 26 -20 26t-20 -26z", drape, 2.4) + line(f"M{x + 2} 4q6 20 18 20t18 -20", GOLD, 2) for x in (0, 40, 80, 120, 160))
    return body + twin(left) + valance


def comic(stars: int, base: str = RED, tone: str = GOLD, disc: str = CREAM) -> str:
    """Harlequin's cloth, a hoop of light, and confetti."""
    d = "".join(f"M{x} {y}l16.700 30l-16.700 30l-16.700 -30z" for row, y in enumerate(range(-30, 240, 30)) for x in ((0, 66.6, 133.3, 200) if row % 2 else (33.3, 100, 166.6)))
    out = _sheet(base) + flat(d, tone)
    if stars == THREE:
        out += flat(star(100, 104, 104, 18, 0.84), disc) + line(star(100, 104, 97, 18, 0.84), base, 2)
    else:
        out += dot(100, 106, 79, disc) + ring(100, 106, 73, base, 1.8)
    bits = [(36, 60, RED2), (164, 52, JADE2), (30, 130, SKY), (172, 120, GOLD), (58, 34, JADE2), (140, 30, SKY), (22, 92, GOLD), (180, 86, RED2)]
    return out + "".join(group(shape("M-4 -3h8v6h-8z", hue, 1.4), (x, y), x * 7 % 90) for x, y, hue in bits)


def dark(stars: int, base: str = "#1e0f2e", tone: str = PLUM, moon: str = "#f1e6c4") -> str:
    """Midnight: a pointed window, a patient moon, things with wings."""
    out = _sheet(base) + flat("M20 240V100Q24 40 100 6Q176 40 180 100V240z", tone)
    r = {3: 66, 2: 56}.get(stars, 42)
    x, y = (100, 92) if stars > 1 else (128, 74)
    out += dot(x, y, r + 10, PLUM2) + dot(x, y, r, moon) + "".join(dot(x + dx * r, y + dy * r, s * r, "#dccf9e") for dx, dy, s in [(-0.6, -0.45, 0.16), (0.62, 0.1, 0.2), (0.3, -0.7, 0.1), (-0.72, 0.3, 0.1)])
    bars = "M20 240V100Q24 40 100 6Q176 40 180 100V240"
    out += line(bars, INK, 7) + line(bars, GOLD, 2)
    out += line("M100 6V30M20 104H44M156 104H180", GOLD, 1.6)
    bat = "M0 0q-3 -6 -6 -2q-12 -10 -24 0q8 0 9 8q6 -4 10 2q5 -6 11 -1q6 -5 11 1q4 -6 10 -2q1 -8 9 -8q-12 -10 -24 0q-3 -4 -6 2z"
    for bx, by, s in ((34, 40, 0.55), (164, 34, 0.7), (40, 150, 0.45)):
        out += group(flat(bat, LILAC if by > 100 else PLUM2), (bx, by), (bx - 100) / 8, s)
    if stars == THREE:
        out += "".join(flat(star(sx, sy, 5, 4, 0.25), GOLD2) for sx, sy in ((46, 78), (154, 72), (70, 40), (132, 38), (32, 110), (170, 116)))
    return out
