"""Eyes, brows, noses, mouths and the lines of age, each drawn about its own centre."""

from web.art.drawing.pen import CREAM, INK, IVORY, Point, dot, flat, line, shape

_TONGUE = "#d8565a"
_THROAT = "#4d0f22"


def eye(kind: str, iris: str, lid: str, gaze: Point, *, lash: bool) -> str:
    """One eye, outer corner to the right."""
    gx, gy = gaze
    flick = "L15.5 -6" if lash else ""
    if kind == "closed":
        lashes = "M-4 5.500l-1.500 4M1.500 6l0 4.500M7 4l2.500 3.500" if lash else ""
        return flat("M-11 0Q0 -11 11 -1Q0 8 -11 0z", lid, 0.75) + line(f"M-11 0Q0 9 11 -1{'l4 -1' if lash else ''}{lashes}", INK, 3.2)
    if kind == "happy":
        return line(f"M-10.500 4Q0 -9 10.500 3{'L15 0' if lash else ''}", INK, 3.4)
    if kind == "squeeze":
        return line("M9 -6L-6 1L9 6", INK, 3.2)
    if kind == "wide":
        white = dot(0, -1, 9.5, CREAM, 2.6)
        return white + dot(gx, -1 + gy, 4, iris) + dot(gx - 1.2, -2.6 + gy, 1.3, CREAM) + (line("M6 -9l4 -4.500M9.500 -5l5 -3", INK, 2) if lash else "")
    if kind == "dot":
        return dot(gx, gy, 4.2, INK) + dot(gx - 1.4, gy - 1.6, 1.3, CREAM)
    if kind == "half":
        ball = flat("M-10.500 1Q0 -9 11 -1Q1 9 -10.500 1z", CREAM) + dot(gx, 1.5 + gy, 4.8, iris) + dot(gx - 1.5, 1.5 + gy, 1.2, CREAM)
        hood = flat("M-12 1Q-8 -11 3 -11Q11 -9 12.500 -1Q0 -3 -12 1z", lid)
        return ball + hood + line(f"M-11.500 1.200Q0 -3.500 11.500 -1{flick}", INK, 3.4) + line("M-8 4Q1 8 9 2.500", INK, 1.4)
    if kind == "sly":
        ball = flat("M-10.500 1Q0 -5 11 -2Q2 8 -10.500 1z", CREAM) + dot(gx, 1 + gy, 4.2, iris)
        hood = flat("M-12 2Q-6 -9 4 -9Q11 -8 12.500 -2Q2 -4 -12 2z", lid)
        return ball + hood + line(f"M-12 2.500Q0 -3 12 -3{flick}", INK, 3.6) + line("M-8 4Q1 8 9 2", INK, 1.8)
    # open
    white = flat("M-10.500 1.500Q-2 -10 11 -1Q2 9.500 -10.500 1.500z", CREAM)
    ball = dot(gx, gy - 0.5, 5, iris) + dot(gx - 1.6, gy - 2.2, 1.6, CREAM)
    shade = flat("M-11 0Q-3 -15 9 -9Q12 -6 12 -1Q0 -10.500 -11 0z", lid, 0.9)
    return white + ball + shade + line(f"M-11 2Q-2 -10.500 11.500 -1{flick}", INK, 3.3) + line("M-6 5Q2 8 8.500 3", INK, 1.4)


def brow(spec: tuple[float, float, float, float], ink: str) -> str:
    """One eyebrow, outer end to the right; thick inside, thin outside."""
    inner, outer, arch, thick = spec
    if not thick:
        return ""
    y = -14
    a, b = y - inner, y - outer
    top = (a + b) / 2 - arch - 2
    return flat(
        f"M-11 {a}Q1 {top} 14 {b}Q1 {top + thick} -10 {a + thick}Q-13 {a + thick / 2} -11 {a}z",
        ink,
    )


def nose(kind: str, light: str, shade: str, deep: str, turn: float) -> str:
    """A nose; `turn` moves its tip to the side the head looks."""
    t = turn * 13
    b = turn * 8
    if kind == "round":
        return flat(f"M{t - 9} 16a9.500 8.500 0 1 1 19 0a9.500 8 0 1 1 -19 0z", shade) + line(f"M{t - 8} 20a9.500 8 0 0 0 17 -1M{t + 9} 12q3 4 0 8", deep, 2.4) + dot(t - 3, 12.5, 2.6, light)
    if kind == "button":
        return line(f"M{t - 6} 16q6 6 12 0", deep, 2.6)
    if kind == "hook":
        return flat(f"M{b + 2} -8Q{t + 12} 2 {t + 9} 17Q{t + 2} 24 {t - 6} 19Q{t + 2} 6 {b + 2} -8z", shade) + line(f"M{b + 5} -10Q{t + 13} 2 {t + 9} 16Q{t + 4} 24 {t - 7} 18", deep, 2.6)
    if kind == "broad":
        return flat(f"M{t} -2Q{t + 4} 10 {t + 11} 14Q{t + 10} 21 {t} 21Q{t - 10} 21 {t - 11} 15Q{t + 2} 12 {t} -2z", shade, 0.85) + line(f"M{t - 11} 15q1 5 6 4q5 3 10 0q5 1 6 -4", deep, 2.6)
    if kind == "long":
        return flat(f"M{b + 1} -8L{t + 8} 19Q{t} 24 {t - 7} 19Q{t + 1} 12 {b + 1} -8z", shade) + line(f"M{b + 6} -9Q{t + 6} 8 {t + 8} 18Q{t + 1} 24 {t - 7} 18", deep, 2.5)
    if kind == "none":
        return ""
    # deco: one clean line from the brow, as on a poster
    return flat(f"M{b + 4} -9L{t + 7} 15Q{t + 3} 21 {t - 4} 18Q{t + 3} 8 {b + 4} -9z", shade) + line(f"M{b + 7} -10Q{t + 4} 4 {t + 7} 15Q{t + 3} 20 {t - 5} 17.500", deep, 2.4)


def _sing(width: float, height: float, lip: str, edge: float) -> str:
    w, h = width, height
    hole = f"M{-w} -2Q{-w * 0.7} {-h * 0.62} 0 {-h * 0.45}Q{w * 0.7} {-h * 0.62} {w} -2Q{w * 0.9} {h} 0 {h}Q{-w * 0.9} {h} {-w} -2z"
    out = shape(hole, _THROAT, edge, lip)
    out += flat(f"M{-w * 0.72} {-h * 0.3}Q0 {-h * 0.52} {w * 0.72} {-h * 0.3}Q{w * 0.5} 0 0 0.500Q{-w * 0.5} 0 {-w * 0.72} {-h * 0.3}z", CREAM)
    return out + flat(f"M{-w * 0.6} {h * 0.72}Q0 {h * 0.15} {w * 0.6} {h * 0.72}Q0 {h * 1.05} {-w * 0.6} {h * 0.72}z", _TONGUE)


def mouth(kind: str, lip: str, deep: str) -> str:
    """A mouth about its centre; unpainted lips (the colour of the deep skin) get a thin edge."""
    edge = 2.6 if lip == deep else 4.6
    lip = INK if lip == deep else lip
    match kind:
        case "sing":
            return _sing(12, 14, lip, edge)
        case "aria":
            return _sing(14, 18, lip, edge)
        case "oh":
            return shape("M0 -7C7 -7 7.500 9 0 9C-7.500 9 -7 -7 0 -7z", _THROAT, edge, lip)
        case "laugh":
            return shape("M-16 -5Q0 0 16 -5Q14 15 0 15Q-14 15 -16 -5z", _THROAT, 3.4, lip) + flat("M-14 -3.500Q0 1 14 -3.500L12.500 2Q0 5 -12.500 2z", CREAM) + flat("M-8 11Q0 4 8 11Q0 15 -8 11z", _TONGUE)
        case "grin":
            return shape("M-16 -4Q0 4 16 -5Q12 10 0 10Q-12 10 -16 -4z", CREAM, 2.8) + line("M-13.500 2Q0 7 13.500 1M-6 2v7M0 3v7M6 2.500v6.500", INK, 1)
        case "lips":
            return flat("M-11 0Q-5 -6.500 0 -3Q5 -6.500 11 0Q5 8 0 8Q-5 8 -11 0z", lip) + line("M-11 0Q-4 2 0 1Q4 2 11 0", INK, 1.8)
        case "rosebud":
            return flat("M-7.500 0Q-4 -6.500 0 -3Q4 -6.500 7.500 0Q4 8 0 8Q-4 8 -7.500 0z", lip) + line("M-7 0Q0 2.500 7 0", INK, 1.6)
        case "smile-lips":
            return flat("M-13 -2Q-5 -5 0 -2.500Q5 -5 13 -3Q7 9 0 9Q-7 9 -13 -2z", lip) + line("M-14 -3Q0 5 14 -4", INK, 2)
        case "smirk":
            return line("M-10 2Q2 5 13 -5", INK, 2.8) + line("M12 -8q4 2 3 6", deep, 1.8) + line("M-4 8q5 2 9 -1", deep, 1.6)
        case "frown":
            return line("M-11 4Q0 -5 11 4", INK, 2.8) + line("M-4 9q4 -2 8 0", deep, 1.6)
        case "worry":
            return line("M-11 2q3.500 -6 7 -1t7 0t7 -2", INK, 2.6)
        case "gasp":
            return shape("M-9 -3Q0 -8 9 -3Q9 9 0 9Q-9 9 -9 -3z", _THROAT, 3, lip)
        case "teeth":
            return shape("M-12 -4Q0 -8 12 -4Q13 6 0 6Q-13 6 -12 -4z", CREAM, 2.6) + line("M-11.500 0.500H11.500M-6 -5v10.500M0 -6v12M6 -5v10.500", INK, 1.1)
        case "line":
            return line("M-9 1H9", INK, 2.8)
        case "tiny":
            return line("M-5 1q5 3 10 0", INK, 2.6)
        case _:
            return line("M-13 -2Q0 9 13 -2", INK, 2.8) + line("M-4 9q4 2 8 0", deep, 1.6)


def lines(ink: str, age: int, turn: float) -> str:
    """The lines of age: none, some, many."""
    t = turn * 8
    if age < 1:
        return ""
    out = f"M{t - 13} 20q-6 4 -6 11M{t + 13} 20q6 4 6 11"
    if age > 1:
        out += f"M{t - 12} -29q12 -4 24 0M{t - 9} -35q9 -3 18 0M{t - 31} -2l-4 -2M{t - 31} 2h-4M{t + 31} -2l4 -2M{t + 31} 2h4M{t - 24} 8q6 4 12 1M{t + 24} 8q-6 4 -12 1"
    return line(out, ink, 1.6)


def glasses(kind: str, x: float = 17.5, turn: float = 0, tint: str = IVORY) -> str:
    """Spectacles over both eyes, a monocle over the left one, or a pince-nez."""
    t = turn * 9
    rim = {"round": 14, "pince": 12.5, "big": 17}.get(kind, 13)
    pane = f'fill="{tint}" fill-opacity=".25"'
    if kind == "monocle":
        return f'<circle cx="{t - x}" cy="-3" r="14" {pane} stroke="#dba53f" stroke-width="3"/>' + line(f"M{t - x - 12} 5Q{t - x - 20} 40 {t - x - 10} 70", "#dba53f", 1.6)
    out = "".join(f'<circle cx="{t + side * x}" cy="-3" r="{rim}" {pane} stroke-width="2.8"/>' for side in (-1, 1))
    bridge = f"M{t - x + rim} -5q{x - rim} -5 {2 * (x - rim)} 0" if rim < x else f"M{t - 2} -6h4"
    arms = "" if kind == "pince" else f"M{t - x - rim} -5L-38 -8M{t + x + rim} -5L38 -8"
    return out + line(bridge + arms, INK, 2.6)
