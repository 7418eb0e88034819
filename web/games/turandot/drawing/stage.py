"""What is around the cards: stage, curtain, footlights."""

from web.art.drawing.pen import BRONZE, CREAM, GOLD, GOLD2, RED, RED2, WINE, box, dot, flat, line, polar, rays, ring, shape, star

_FOLD = 60


def stage() -> str:
    """The backdrop of the table: proscenium, sunburst, boards. 1200 by 480, may be cropped at the sides."""
    out = box(0, 0, 1200, 480, "#0d1430") + flat(rays(600, 430, 900, 21, start=-88, sweep=181), "#131d45")
    out += dot(600, 300, 210, "#172352") + ring(600, 300, 210, GOLD, 2) + ring(600, 300, 222, GOLD, 1)
    out += flat("M0 400H1200V480H0z", "#2a1722") + line("M0 400H1200", GOLD, 3) + line("M0 425H1200M0 452H1200" + "".join(f"M{600 + (x - 600) * 0.8:.0f} 400L{x} 480" for x in range(-200, 1500, 100)), "#150b16", 2)
    steps = "M0 0V400H26V120H46V70H76V40H130V20H1070V40H1124V70H1154V120H1174V400H1200V0z"
    return out + flat(steps, "#090e24") + line("M26 400V120H46V70H76V40H130V20H1070V40H1124V70H1154V120H1174V400", GOLD, 2.6) + flat(star(600, 21, 13, 8, 0.4), GOLD2)


def curtain() -> str:
    """One half of the curtain, 400 by 480; mirror it for the other half."""
    out = box(0, 0, 400, 480, RED)
    for x in range(0, 400, _FOLD):
        out += flat(f"M{x} 0H{x + 16}Q{x + 26} 240 {x + 20} 480H{x + 2}Q{x - 6} 240 {x} 0z", WINE) + flat(f"M{x + 34} 0H{x + 44}Q{x + 52} 240 {x + 44} 480H{x + 36}Q{x + 42} 240 {x + 34} 0z", RED2, 0.55)
    hem = line("M0 440H400M0 450H400", GOLD, 3) + "".join(line(f"M{x} 452V474", GOLD, 3) for x in range(4, 400, 9))
    fans = "".join(flat(rays(x, 440, 26, 5, start=-90, sweep=197), GOLD) for x in range(30, 400, 60))
    return out + fans + hem


def valance() -> str:
    """The valance above the curtain, 240 by 48, to be repeated sideways."""
    out = ""
    for x in (0, 80, 160):
        out += shape(f"M{x} -4h80q-6 46 -40 46t-40 -46z", RED) + flat(f"M{x + 16} -2q4 26 24 38q20 -12 24 -38z", RED2, 0.4) + line(f"M{x + 3} 8q9 30 37 30t37 -30", GOLD, 3)
    return out + "".join(shape(f"M{x - 5} 0h10l3 30h-16z", GOLD, 2) for x in (0, 80, 160, 240))


def footlights() -> str:
    """A strip of shells with lamps, 240 by 40, to be repeated sideways."""
    out = box(0, 30, 240, 10, BRONZE) + line("M0 30H240", GOLD2, 2)
    for x in (30, 90, 150, 210):
        out += (
            flat(f"M{x - 30} 0H{x + 30}L{x + 12} 28H{x - 12}z", GOLD2, 0.18)
            + shape(f"M{x - 18} 32A18 18 0 0 1 {x + 18} 32z", GOLD, 2.4)
            + line("".join(f"M{x} 32L{px} {py}" for px, py in (polar(x, 32, 17, a) for a in (-60, -30, 0, 30, 60))), BRONZE, 1.6)
            + dot(x, 32, 5, CREAM, 1.8)
        )
    return out
