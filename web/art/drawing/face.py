"""Faces: a head seen from the front or turned a little, with eyes, brows, nose and mouth.

A head is drawn about (0, 0): forehead at y = -52, eyes at -3, chin at 52, cheeks at x = ±w.
"""

from dataclasses import dataclass

from web.art.drawing import features
from web.art.drawing.pen import INK, Point, clip, dot, flat, group, line, shape


@dataclass(frozen=True)
class Skin:
    """Light, shade, line and lip colours of one complexion."""

    light: str
    shade: str
    deep: str
    lip: str
    blush: str = "#ee8478"


PORCELAIN = Skin("#fbe3cd", "#e6b798", "#a8664e", "#c8323c")
PEACH = Skin("#f4c8a2", "#d79c73", "#9a5a3c", "#c43a3c")
OLIVE = Skin("#e0b080", "#bb8354", "#7d4a2c", "#ac2c36")
TAN = Skin("#c58d5c", "#98633a", "#643a20", "#96242e", "#d8694e")
BROWN = Skin("#98633c", "#6e4327", "#472614", "#8c1f30", "#c0533c")
DEEP = Skin("#70442c", "#4d2b1c", "#2c150e", "#a3283a", "#a4442f")
GHOST = Skin("#ece4ea", "#bcaec6", "#77648a", "#8a1f3c", "#c59ab8")
CHALK = Skin("#fffaf0", "#d9cfd2", "#8d8090", "#c8202e", "#e8605c")


@dataclass(frozen=True)
class Face:
    """All that makes a face one's own."""

    skin: Skin
    w: float = 36
    jaw: float = 31
    chin: float = 15
    long: float = 52
    at: Point = (100, 104)
    size: float = 1
    tilt: float = 0
    turn: float = 0
    eyes: str = "open"
    iris: str = "#3a2b22"
    lid: str = ""
    lash: bool = False
    gaze: Point = (0, 0)
    brow: tuple[float, float, float, float] = (0, 0, 4, 4)  # inner, outer, arch (up is positive), thickness
    brow_ink: str = INK
    nose: str = "deco"
    mouth: str = "smile"
    lip: str = ""
    blush: float = 0.35
    age: int = 0
    ears: float = 1
    freckles: bool = False

    def place(self, body: str) -> str:
        """Put a part drawn about the head's centre where the head is."""
        return group(body, self.at, self.tilt, self.size)

    def outline(self) -> str:
        """The outline of head and jaw."""
        w, j, c, b = self.w, self.jaw, self.chin, self.long
        return (
            f"M0 -53C{w * 0.66} -53 {w} -36 {w} -8C{w} 8 {j + 2} 20 {j} 28C{j - 4} {b * 0.82} {c + 3} {b} {c * 0.55} {b}"
            f"C{c * 0.3} {b + 1} {-c * 0.3} {b + 1} {-c * 0.55} {b}C{-c - 3} {b} {-j + 4} {b * 0.82} {-j} 28"
            f"C{-j - 2} 20 {-w} 8 {-w} -8C{-w} -36 {-w * 0.66} -53 0 -53z"
        )

    def draw(self, over: str = "", under: str = "") -> str:
        """The whole head; `under` lies between skin and features, `over` on top."""
        return self.place(self._ears() + self._skull() + under + self._features() + over)

    def _ears(self) -> str:
        if not self.ears:
            return ""
        out = ""
        for side in (-1, 1):
            if side * self.turn > 0.35:
                continue
            x = side * (self.w + 1)
            tone = self.skin.shade if side > 0 else self.skin.light
            size = self.ears
            out += shape(
                f"M{x - side * 4} {-8}C{x + side * 12 * size} {-14 * size} {x + side * 11 * size} {12 * size} {x - side * 4} {14}z",
                tone,
            )
            out += line(f"M{x + side * 1} -2q{side * 4 * size} 2 {side * 1} 8", self.skin.deep, 1.6)
        return out

    def _skull(self) -> str:
        d = self.outline()
        lit = f'<path d="{d}" transform="translate({-11 - self.turn * 3} -3)" fill="{self.skin.light}" stroke="none"/>'
        body = flat(d, self.skin.shade) + lit
        if self.blush:
            t = self.turn * 8
            r = 9
            for x in (-21, 21):
                body += f'<circle cx="{x + t}" cy="18" r="{r}" fill="{self.skin.blush}" stroke="none" opacity="{f"{self.blush:.2f}"[1:]}"/>'
        return clip(d, body, "f") + line(d, INK, 3)

    def _features(self) -> str:
        t = self.turn
        out = features.lines(self.skin.deep, self.age, t)
        if self.freckles:
            spots = [(-25, 13), (-19, 17), (-14, 12), (25, 13), (19, 17), (14, 12), (-21, 9), (21, 9)]
            out += "".join(dot(x + t * 9, y, 1.4, self.skin.deep) for x, y in spots)
        out += features.nose(self.nose, self.skin.light, self.skin.shade, self.skin.deep, t)
        for side in (-1, 1):
            near = 1 - 0.16 * max(0.0, side * t)
            x = side * 17.5 * near + t * 9
            kind = self.eyes
            if kind == "wink":
                kind = "happy" if side > 0 else "open"
            gaze = (self.gaze[0] * side, self.gaze[1])
            eye = features.eye(kind, self.iris, self.lid or self.skin.shade, gaze, lash=self.lash)
            eye += features.brow(self.brow, self.brow_ink)
            wide = side * near
            out += f'<g transform="translate({x} -3) scale({wide:.2f} 1)">{eye}</g>'
        out += group(features.mouth(self.mouth, self.lip or (self.skin.lip if self.lash else self.skin.deep), self.skin.deep), (t * 9, 31))
        return out
