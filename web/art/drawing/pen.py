"""Ink and paper: palette, outlined shapes, smooth curves and the frame of a picture."""

import math
import re
from collections.abc import Iterable, Sequence

INK = "#17112b"
NIGHT, NIGHT2, SKY = "#18224d", "#2c3c7d", "#5f7cc0"
RED, RED2, WINE = "#b2202e", "#de4a42", "#6f1430"
JADE, JADE2, MINT = "#176a58", "#3aa182", "#a9d8bd"
GOLD, GOLD2, BRONZE = "#dba53f", "#f6d583", "#94631f"
IVORY, CREAM, SAND = "#f5e8cc", "#fffaec", "#e3cda0"
PLUM, PLUM2, LILAC = "#45194c", "#7a3f80", "#bd97c6"
BLACK, COAL, GREY, SILVER = "#1d1929", "#37314a", "#8b8799", "#cfd3de"
ROSE = "#ee9d92"

Point = tuple[float, float]

_LONG = re.compile(r"scale\([^)]*\)|-?\d+\.\d+")
_GAP = re.compile(r"\s+")
_PATH = re.compile(r' d="([^"]*)"')
_IDLE = re.compile(r"(?<=[A-Za-z]) | (?=[A-Za-z-])")
_ZERO = re.compile(r"(?<![\d.])0(?=\.\d)")


def _short(match: re.Match[str]) -> str:
    if match.group().startswith("scale"):
        return match.group()
    text = f"{float(match.group()):.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def _lean(match: re.Match[str]) -> str:
    """Path data without the blanks and zeros that a reader of paths does not need."""
    return f' d="{_IDLE.sub("", _ZERO.sub("", match.group(1)))}"'


def tidy(svg: str) -> str:
    """Round coordinates to one decimal and drop idle blanks: same picture, fewer bytes."""
    short = _GAP.sub(" ", _LONG.sub(_short, svg)).replace("> <", "><")
    return _PATH.sub(_lean, short)


def picture(body: str, width: int = 200, height: int = 240) -> str:
    """Frame a body as a whole SVG file with the house outline."""
    return tidy(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"><g fill="none" stroke="{INK}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">{body}</g></svg>\n')


def shape(d: str, fill: str, width: float | None = None, ink: str | None = None) -> str:
    """A filled shape with an outline."""
    pen = (f' stroke-width="{width}"' if width else "") + (f' stroke="{ink}"' if ink else "")
    return f'<path d="{d}" fill="{fill}"{pen}/>'


def flat(d: str, fill: str, alpha: float = 1) -> str:
    """A filled shape without an outline."""
    fade = "" if alpha == 1 else f' opacity="{alpha:.2f}"'
    return f'<path d="{d}" fill="{fill}" stroke="none"{fade}/>'.replace('"0.', '".')


def line(d: str, ink: str = INK, width: float = 2.4, fill: str = "none") -> str:
    """A stroke."""
    paint = "" if fill == "none" else f' fill="{fill}"'
    return f'<path d="{d}" stroke="{ink}" stroke-width="{width}"{paint}/>'


def limb(d: str, fill: str, width: float, edge: float = 3) -> str:
    """A thick rounded stroke with an outline on both sides: arms, fingers, curls, ropes."""
    return line(d, INK, width + 2 * edge) + line(d, fill, width)


def limbs(ds: Iterable[str], fill: str, width: float, edge: float = 2.6) -> str:
    """Several limbs that melt into one outline."""
    d = " ".join(ds)
    return limb(d, fill, width, edge)


def dot(x: float, y: float, r: float, fill: str, edge: float = 0, ink: str | None = None) -> str:
    """A disc, outlined when edge is given."""
    pen = f' stroke-width="{edge}"' if edge else ' stroke="none"'
    if ink:
        pen += f' stroke="{ink}"'
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}"{pen}/>'


def ring(x: float, y: float, r: float, ink: str, width: float) -> str:
    """A circle line."""
    return f'<circle cx="{x}" cy="{y}" r="{r}" stroke="{ink}" stroke-width="{width}"/>'


def oval(x: float, y: float, rx: float, ry: float, fill: str, edge: float = 0) -> str:
    """An ellipse, outlined when edge is given."""
    pen = f' stroke-width="{edge}"' if edge else ' stroke="none"'
    return f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{fill}"{pen}/>'


def box(x: float, y: float, w: float, h: float, fill: str) -> str:
    """A rectangle without an outline."""
    return f'<path d="M{x} {y}h{w}v{h}h{-w}z" fill="{fill}" stroke="none"/>'


def group(body: str, move: Point = (0, 0), turn: float = 0, size: float = 1, *, flip: bool = False) -> str:
    """Move, turn, size and mirror a part."""
    steps = []
    if move != (0, 0):
        steps.append(f"translate({move[0]} {move[1]})")
    if turn:
        steps.append(f"rotate({turn})")
    if size != 1 or flip:
        steps.append(f"scale({-size if flip else size:.3f} {size:.3f})")
    if not steps:
        return body
    return f'<g transform="{" ".join(steps)}">{body}</g>'


def mirror(body: str) -> str:
    """A part and its mirror image about x = 0."""
    return body + f'<g transform="scale(-1 1)">{body}</g>'


def twin(body: str, axis: float = 100) -> str:
    """A part and its mirror image about a vertical axis of the page."""
    return body + f'<g transform="matrix(-1 0 0 1 {2 * axis} 0)">{body}</g>'


def clip(d: str, body: str, name: str) -> str:
    """Show a body only inside a shape."""
    return f'<clipPath id="{name}"><path d="{d}"/></clipPath><g clip-path="url(#{name})">{body}</g>'


def smooth(points: Sequence[Point], *, closed: bool = True, pull: float = 1) -> str:
    """A soft curve through points (Catmull-Rom as cubic Béziers)."""
    count = len(points)
    parts = [f"M{points[0][0]} {points[0][1]}"]
    for i in range(count if closed else count - 1):
        before = points[(i - 1) % count] if closed or i else points[0]
        here, there = points[i], points[(i + 1) % count]
        after = points[(i + 2) % count] if closed or i + 2 < count else there
        k = pull / 6
        parts.append(f"C{here[0] + (there[0] - before[0]) * k:.1f} {here[1] + (there[1] - before[1]) * k:.1f} {there[0] - (after[0] - here[0]) * k:.1f} {there[1] - (after[1] - here[1]) * k:.1f} {there[0]} {there[1]}")
    return "".join(parts) + ("z" if closed else "")


def both(points: Sequence[Point]) -> list[Point]:
    """Complete a right-hand half outline, top to bottom, with its left-hand mirror."""
    left = [(-x, y) for x, y in reversed(points) if x != 0]
    return [*points, *left]


def polar(x: float, y: float, r: float, degrees: float) -> Point:
    """The point at a distance and angle (0 is up, clockwise)."""
    a = math.radians(degrees)
    return (round(x + r * math.sin(a), 1), round(y - r * math.cos(a), 1))


def star(x: float, y: float, r: float, points: int = 5, inner: float = 0.42, turn: float = 0) -> str:
    """The outline of a star."""
    ring_points = [polar(x, y, r if i % 2 == 0 else r * inner, turn + i * 180 / points) for i in range(points * 2)]
    return "M" + "L".join(f"{px} {py}" for px, py in ring_points) + "z"


def rays(x: float, y: float, r: float, count: int, *, start: float = 0, sweep: float = 360) -> str:
    """Wedges of light from one point, every second gap left open."""
    step = sweep / count / 2
    wedges = []
    for i in range(count):
        a = polar(x, y, r, start + 2 * i * step)
        b = polar(x, y, r, start + (2 * i + 1) * step)
        wedges.append(f"M{x} {y}L{a[0]:.0f} {a[1]:.0f}L{b[0]:.0f} {b[1]:.0f}z")
    return "".join(wedges)


def drop(x: float, y: float, r: float) -> str:
    """The outline of a tear or a bead of sweat."""
    return f"M{x} {y - 1.8 * r}C{x + 0.4 * r} {y - r} {x + r} {y - 0.5 * r} {x + r} {y}A{r} {r} 0 1 1 {x - r} {y}C{x - r} {y - 0.5 * r} {x - 0.4 * r} {y - r} {x} {y - 1.8 * r}z"
