"""The poster of this evening: a floe under the northern lights, a bear that cannot ride, a chick that can, and everybody's family."""

from web.art.drawing.pen import CREAM, GOLD, GOLD2, RED, RED2, WINE, box, dot, flat, group, line, ring, shape, star
from web.games.penguin.drawing.entertainers import entertainer
from web.games.penguin.drawing.ice import AURORA, AURORA2, ICE, ICE2, POLAR, SNOW, TEAL, TEAL2
from web.games.penguin.drawing.penguins import penguin

_MIDDLE = 320


def poster() -> str:
    """640 by 480; all that matters lies in the middle 400."""
    return _sky() + _floe() + _company() + _curtains() + _garland()


def _sky() -> str:
    out = box(0, 0, 640, 480, POLAR) + flat("M0 400V250Q90 60 200 120Q290 170 330 70Q360 0 470 40Q580 80 640 10V200Q560 190 480 150Q400 120 370 190Q330 280 210 230Q110 190 60 400z", AURORA, 0.42)
    out += flat("M60 400Q130 170 230 210Q330 250 370 160Q400 100 490 130Q580 170 640 120V210Q560 230 480 200Q410 180 380 240Q340 310 230 280Q160 262 120 400z", AURORA2, 0.3)
    out += dot(_MIDDLE, 176, 112, TEAL, 0) + ring(_MIDDLE, 176, 112, GOLD, 3) + ring(_MIDDLE, 176, 121, GOLD, 1.2) + dot(_MIDDLE, 176, 92, "#fff3cf", 0)
    stars = ((150, 66, 8), (196, 160, 6), (126, 200, 7), (492, 84, 8), (452, 44, 6), (516, 206, 7), (176, 34, 5), (470, 170, 5))
    return out + "".join(flat(star(x, y, r, 4, 0.28), GOLD2) for x, y, r in stars)


def _floe() -> str:
    sea = flat("M0 388H640V480H0z", TEAL) + line("M6 420Q26 408 46 420T86 420M560 424Q580 412 600 424T640 424M30 456Q50 444 70 456T110 456M540 462Q560 450 580 462T620 462", TEAL2, 4)
    wall = shape("M96 396L132 430L196 424L252 446L330 434L402 450L462 428L520 432L548 394L536 444L470 474L396 468L326 480L250 470L186 474L112 448z", ICE)
    top = shape("M96 396L150 352L214 362L290 344L362 352L438 340L502 358L548 394L520 432L462 428L402 450L330 434L252 446L196 424L132 430z", SNOW)
    return sea + wall + top + line("M132 430L128 448M252 446V466M330 434V474M402 450V464M462 428L466 470M520 432L522 444", TEAL2, 2.6) + flat("M210 398Q320 366 430 398Q436 424 320 426T210 398z", ICE2)


def _company() -> str:
    """The bear in the middle; small ones in front, so that they see."""
    star_turn = group(entertainer("bear", "acrobatics"), (_MIDDLE - 142, 50), 0, 1.42)
    guests = (("green", "dance", 6, 112, 206, 0.98), ("red", "juggling", 4, 366, 236, 0.94), ("brown", "acrobatics", 1, 192, 276, 0.78), ("blue", "dance", 2, 336, 318, 0.66), ("red", "juggling", 1, 270, 318, 0.62))
    return star_turn + "".join(group(penguin(family, act, value), (x, y), 0, size) for family, act, value, x, y, size in guests)


def _curtains() -> str:
    half = shape("M-6 -6H150Q142 112 66 184Q48 206 52 246Q62 370 48 486H-6z", RED)
    half += line("M118 -4Q108 90 40 154M84 -4Q76 74 18 124M50 -4Q44 56 2 94M32 236Q42 360 32 482M12 236Q20 360 12 482", WINE, 5)
    half += line("M134 -4Q126 102 54 170", RED2, 3) + shape("M-6 190Q30 212 62 184L70 210Q34 240 -6 222z", GOLD) + line("M62 208q12 14 6 40M62 208q2 20 -2 40M62 208q-8 18 -8 38", GOLD2, 4)
    return half + f'<g transform="matrix(-1 0 0 1 640 0)">{half}</g>'


def _garland() -> str:
    out = line("M96 -6Q200 66 320 44T560 -6", CREAM, 2)
    for i, (x, y) in enumerate(((150, 26), (208, 45), (266, 50), (324, 45), (382, 33), (440, 23), (492, 11))):
        out += shape(f"M{x - 11} {y + 4}q11 -8 22 0q6 14 0 26q-11 8 -22 0q-6 -12 0 -26z", (GOLD2, RED2, GOLD)[i % 3], 2.4) + dot(x, y + 17, 5, CREAM)
    return out
