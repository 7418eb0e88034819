"""What lies around the cards: backs, activity cards, the curtain on a cell, the water around the ice, the sky above."""

from web.art.drawing.pen import CREAM, GOLD, GOLD2, INK, RED, RED2, WINE, box, dot, flat, group, line, polar, ring, shape, star
from web.games.penguin.drawing.ice import AURORA, AURORA2, ICE, ICE2, POLAR, SNOW, TEAL, TEAL2
from web.games.penguin.drawing.penguin import head
from web.games.penguin.drawing.props import balls, cane, hat, note, unicycle


def _snow() -> str:
    """Snowflakes all over, drawn once: six arms with barbs."""
    d = ""
    for a in range(0, 360, 60):
        tip, fork = polar(0, 0, 13, a), polar(0, 0, 7, a)
        left, right = polar(*fork, 4.5, a - 50), polar(*fork, 4.5, a + 50)
        d += f"M0 0L{tip[0]} {tip[1]}M{left[0]} {left[1]}L{fork[0]} {fork[1]}L{right[0]} {right[1]}"
    flake = line(d, TEAL2, 2).replace("<path", '<path id="flake"')
    places = [(x, y) for row, y in enumerate(range(36, 260, 42)) for x in range(34 if row % 2 else 56, 180, 44)]
    return f"<defs>{flake}</defs>" + "".join(f'<use href="#flake" x="{x}" y="{y}"/>' for x, y in places)


def _frame(fill: str) -> str:
    return box(0, 0, 200, 280, fill) + line("M5 5H195V275H5z", INK, 10) + line("M9 9H191V271H9z", GOLD, 2.6) + line("M15 15H185V265H15z", GOLD, 1.2)


def back_penguin() -> str:
    """The back of a guest's card, 200 by 280: snow over the ice, and who is asked to come."""
    seal = shape(star(100, 140, 64, 18, 0.88), GOLD, 3) + dot(100, 140, 48, POLAR, 3) + ring(100, 140, 42, GOLD2, 2)
    return _frame(TEAL) + _snow() + seal + group(head(4, "grin"), (100, 138), 0, 0.98)


def back_entertainer() -> str:
    """The back of an entertainer's card: the closed curtain, and a jester's cap."""
    folds = "".join(f"M{x} 18V262" for x in range(26, 190, 18))
    cap = shape("M-34 20Q-62 8 -56 -26Q-40 -18 -30 -8Q-24 -44 0 -52Q24 -44 30 -8Q40 -18 56 -26Q62 8 34 20z", RED2) + flat("M0 -52Q24 -44 30 -8L34 20H0z", GOLD2) + line("M0 -50V20", INK, 2.6)
    bells = "".join(dot(x, y, 8, GOLD, 2.6) for x, y in ((-57, -28), (0, -58), (57, -28)))
    brim = shape("M-36 18Q0 30 36 18V32Q0 44 -36 32z", CREAM)
    medal = shape(star(100, 140, 74, 18, 0.88), GOLD, 3) + dot(100, 140, 58, POLAR, 3) + ring(100, 140, 52, GOLD2, 2)
    return _frame(RED) + line(folds, WINE, 5) + medal + group(cap + bells + brim, (100, 150), 0, 0.72)


def activity(which: str) -> str:
    """The card of what a player collects, 200 by 280: the thing itself, on the lights."""
    out = _frame(TEAL) + flat("M16 96Q70 50 116 88T184 66V120Q150 112 108 140T16 150z", AURORA, 0.4) + flat("M16 176Q70 150 120 170T184 150V176Q150 186 100 196T16 204z", AURORA2, 0.25)
    out += dot(100, 140, 70, GOLD, 3) + dot(100, 140, 62, ICE2, 2.4)
    return out + _SIGNS[which]


_SIGNS = {
    "juggling": balls((-100, -50, 0, 50, 100), 15, 42, (100, 158)),
    "acrobatics": group(unicycle(30, 14), (100, 190)),
    "dance": group(cane(88), (132, 96), 28) + group(hat(), (96, 160), -10, 1.7),
    "music": note(84, 152, 1.9, pair=True) + note(128, 184, 1.5) + note(76, 190, 1.1, fill=ICE),
}


def curtain() -> str:
    """The curtain where a show has been, 96 by 96: of the theatre next door."""
    out = box(0, 0, 96, 96, RED)
    for x in range(2, 96, 16):
        out += flat(f"M{x} 0h7q4 50 1 96h-7q-4 -48 -1 -96z", WINE) + flat(f"M{x + 10} 8h3q2 40 0 80h-3z", RED2, 0.6)
    hem = line("M0 84H96", GOLD, 4) + line("".join(f"M{x} 86v8" for x in range(3, 96, 6)), GOLD, 3)
    valance = shape("M-4 -4H100V14Q84 30 66 14Q48 30 30 14Q12 30 -4 14z", WINE, 2.4) + line("M-2 16Q13 32 30 16Q48 32 66 16Q83 32 98 16", GOLD2, 2.6)
    return out + hem + valance + flat(star(48, 52, 17, 5, 0.45), GOLD2) + ring(48, 52, 23, GOLD2, 2)


def water(crest: str) -> str:
    """Waves to be repeated, 120 by 60, on nothing."""
    return line("M-4 16Q11 6 26 16T56 16T86 16T116 16M30 44Q44 35 58 44T86 44T114 44T142 44M-22 44Q-8 35 6 44", crest, 2.4)


def backdrop(*, dark: bool) -> str:
    """The sky behind the table, 1200 by 480, may be cropped at the sides: a polar night, or a white one."""
    if dark:
        out = box(0, 0, 1200, 480, "#08182f")
        veil, high, low, near = (AURORA, 0.3), (AURORA2, 0.18), "#0d2745", "#123457"
        lights = "".join(flat(star((i * 223 + 60) % 1180, (i * 97 + 24) % 240, 3 + i % 3 * 2, 4, 0.3), GOLD2 if i % 3 else SNOW) for i in range(16))
    else:
        out = box(0, 0, 1200, 480, "#dff1f6") + dot(940, 176, 62, "#fff6dc") + ring(940, 176, 74, "#f3d99a", 2)
        veil, high, low, near = ("#9fe3cf", 0.6), ("#c6e4f7", 0.8), "#c3dfea", "#b0d3e2"
        lights = line("".join(f"M{(i * 167 + 40) % 1180} {(i * 89 + 30) % 300}v0" for i in range(22)), "#ffffff", 7)
    out += flat("M0 150Q180 40 380 120T760 90T1200 60V170Q1000 150 780 190T380 210T0 260z", *veil) + flat("M0 290Q220 200 460 250T900 210T1200 200V260Q980 250 760 290T300 310T0 350z", *high) + lights
    out += flat("M0 400L90 340L150 372L250 300L330 362L420 330L520 392L640 352L740 388L860 310L940 360L1010 336L1110 380L1200 350V480H0z", low)
    return out + flat("M0 440L120 404L240 432L400 396L560 436L720 410L880 440L1040 402L1200 430V480H0z", near)
