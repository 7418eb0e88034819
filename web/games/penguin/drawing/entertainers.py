"""The sixteen that perform: four animals, four acts, each with a temper of its own."""

from web.art.drawing.pen import BLACK, CREAM, GOLD, GOLD2, INK, LILAC, RED, RED2, ROSE, WINE, dot, drop, flat, group, line, mirror, shape
from web.games.penguin.drawing import props
from web.games.penguin.drawing.animals import CHINS, HEADS, SHOULDERS, Look, arm, monocle, spectacles, torso
from web.games.penguin.drawing.ice import AURORA, FAMILIES, FANS, ICE, ICE2, SNOW, knit

_TIARA = shape("M-20 -52L-24 -72L-10 -62L0 -80L10 -62L24 -72L20 -52Q0 -60 -20 -52z", GOLD2, 2.6) + dot(0, -64, 4, RED2, 1.8)
_NIGHTCAP = shape("M-34 -36Q-20 -80 30 -74Q56 -68 54 -40Q42 -56 28 -50L34 -34Q0 -50 -34 -36z", LILAC) + dot(54, -36, 8, CREAM, 2.6)
_BANDANA = shape("M-34 -22Q-36 -46 0 -46Q36 -46 34 -22Q0 -34 -34 -22z", RED2) + line("M-20 -34v0M-4 -39v0M12 -38v0M24 -32v0", CREAM, 4.6)
_FLOWER = "".join(group(dot(0, -8, 6.5, ROSE, 2), (30, -36), a) for a in range(0, 360, 72)) + dot(30, -36, 5, GOLD2, 2)
_PATCH = line("M-38 -18L38 -4", INK, 3.4) + shape("M4 -20Q18 -26 30 -14Q28 4 16 4Q4 0 4 -20z", BLACK, 2)
_BOWLER = shape("M-30 -36Q-32 -68 0 -68Q32 -68 30 -36Q44 -36 46 -30Q0 -22 -46 -30Q-44 -36 -30 -36z", BLACK) + line("M-30 -40Q0 -34 30 -40", RED2, 6)
_FEZ = shape("M-18 -40L-14 -68H16L22 -38Q2 -32 -18 -40z", RED) + line("M2 -68Q24 -70 30 -48", GOLD2, 2.6) + dot(30, -46, 4, GOLD2, 1.8)
_GOGGLES = mirror(dot(15, -34, 12, GOLD2, 3) + dot(15, -34, 7, ICE)) + line("M-4 -34h8", INK, 3)
_TEAR = shape(drop(-24, 16, 4.5), "#a8d8f0", 1.8)
_CROWN = shape("M-16 -42L-20 -62L-8 -54L0 -68L8 -54L20 -62L16 -42Q0 -48 -16 -42z", GOLD2, 2.6)

LOOKS = {
    "sheep-juggling": Look("half", (0, 0, 2, 3), "tiny", over=_NIGHTCAP),
    "sheep-acrobatics": Look("open", (-5, 4, 2, 4.4), "grin", over=group(_GOGGLES, (0, 2))),
    "sheep-dance": Look("closed", (5, 5, 5, 3), "smirk", lash=True, over=_TIARA),
    "sheep-music": Look("open", (6, -3, 3, 3.4), "worry", (0, 2), over=_TEAR),
    "kangaroo-juggling": Look("wink", (2, 4, 5, 3.6), "laugh"),
    "kangaroo-acrobatics": Look("wide", (3, 4, 6, 3.4), "laugh", over=_BANDANA),
    "kangaroo-dance": Look("half", (2, 6, 5, 4), "line", over=monocle(14, -7)),
    "kangaroo-music": Look("sly", (-6, 6, 2, 5), "teeth"),
    "seal-juggling": Look("closed", (3, 4, 5, 3), "smirk", lash=True, over=_CROWN),
    "seal-acrobatics": Look("open", (-3, 4, 4, 4.6), "grin", over=_PATCH),
    "seal-dance": Look("half", (-1, 6, 6, 3.2), "lips", (2, 0), lash=True, over=_FLOWER),
    "seal-music": Look("happy", (3, 3, 5, 3.4), "laugh", over=_FEZ),
    "bear-juggling": Look("dot", (5, 0, 4, 3.6), "tiny", (0, -2)),
    "bear-acrobatics": Look("wide", (7, 0, 3, 4), "worry", (0, 3), over=shape(drop(-40, -20, 5), "#a8d8f0", 1.8)),
    "bear-dance": Look("half", (0, 5, 5, 3.6), "smirk", over=_BOWLER),
    "bear-music": Look("closed", (2, 0, 4, 4), "smile", over=spectacles(17, -4)),
}


def stage() -> str:
    """The stage on the ice, to lie on the dark of those who like the animal: curtains, northern lights, a cone of light."""
    out = flat("M0 60Q60 20 110 52T200 30V80Q150 70 100 96T0 110z", AURORA, 0.28)
    out += flat("M84 -4H116L176 240H24z", "#fff3cf", 0.2) + flat("M0 200Q60 188 110 194T200 192V240H0z", ICE2) + flat("M24 216Q100 198 176 216Q180 236 100 236T24 216z", SNOW)
    half = shape("M-6 -6H44Q38 90 16 132Q24 190 14 246H-6z", RED) + line("M30 -4Q26 80 6 124M14 -4Q12 60 -2 92M6 150Q12 200 6 240", WINE, 4) + shape("M-6 126Q8 138 18 128L20 140Q6 150 -6 140z", GOLD, 2.2)
    return out + half + f'<g transform="matrix(-1 0 0 1 200 0)">{half}</g>'


def entertainer(animal: str, act: str) -> str:
    """One of the sixteen at work."""
    cloth = FAMILIES[FANS[animal]]
    pose = props.POSES[act]
    look, w = LOOKS[f"{animal}-{act}"], SHOULDERS[animal]
    chin = -108 - CHINS[animal]
    collar = knit(cloth, (-w, -106), (w, -106), 18, 3, 2.6)
    figure = torso(animal, legs=pose.legs)
    left, right = (arm(animal, path.format(a=-w + 2, b=w - 2)) for path in pose.arms)
    head = group(HEADS[animal](look), (0, chin), pose.tilt)
    body = pose.behind + figure + pose.front(left, right) + head + collar + pose.over
    return group(body, pose.at, pose.lean, pose.size)
