"""Small signs: one colour, 24 by 24, told apart by shape at 14 px. What every game has from the house."""

from collections.abc import Mapping

from web.art.drawing.pen import polar, star, tidy


def fill(d: str) -> str:
    """A filled outline, in the colour of the text around it."""
    return f'<path d="{d}" fill="currentColor" fill-rule="evenodd"/>'


def stroke(d: str, width: float = 2.4) -> str:
    """A line, in the colour of the text around it."""
    return f'<path d="{d}" fill="none" stroke="currentColor" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>'


def disc(x: float, y: float, r: float) -> str:
    """A disc as a path, so that even-odd filling can punch it out."""
    return f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0z"


def _gear() -> str:
    teeth = 8
    points = []
    for i in range(teeth):
        base = i * 360 / teeth
        points += [polar(12, 12, r, base + a) for r, a in ((7.6, -14), (10.6, -9), (10.6, 9), (7.6, 14))]
    return "M" + "L".join(f"{x} {y}" for x, y in points) + "z" + disc(12, 12, 3.4)


SEATS = {
    "seat-1": fill(disc(12, 12, 10.5)),
    "seat-2": fill("M3 3H21V21H3z"),
    "seat-3": fill("M12 .5L23.500 12L12 23.500L.5 12z"),
    "seat-4": fill("M12 1.500L23.500 21.500H.5z"),
    "seat-5": fill("M6.300 2H17.700L23.400 12L17.700 22H6.300L.6 12z"),
}

SIGNS = {
    "menu": stroke("M3 6H21M3 12H21M3 18H21"),
    "close": stroke("M5 5L19 19M19 5L5 19", 2.8),
    "help": stroke("M7.500 8.200Q7.500 3.500 12 3.500T16.500 8Q16.500 10.500 14 12T12 15.800", 2.8) + fill(disc(12, 20.2, 1.9)),
    "settings": fill(_gear()),
    "undo": stroke("M4 9.500H15Q20.500 9.500 20.500 15T15 20.500H9M9 4L3.500 9.500L9 15"),
    "next": stroke("M8 3.500L17 12L8 20.500", 3),
    "back": stroke("M16 3.500L7 12L16 20.500", 3),
    "home": fill("M12 2L22.500 11.500H19.500V22H14.500V15.500H9.500V22H4.500V11.500H1.500z"),
    "log": fill("M4 1.500H20V22.500L17.300 20.500L14.700 22.500L12 20.500L9.300 22.500L6.700 20.500L4 22.500zM7.500 6V8.200H16.500V6zM7.500 10.500V12.700H16.500V10.500zM7.500 15V17.200H13V15z"),
    "share": stroke("M12 15V2.500M7 7L12 2.500L17 7M5 12V21.500H19V12"),
    "sound": fill("M2 8.500H6.500L12.500 3V21L6.500 15.500H2z") + stroke("M16 8.500Q18.500 12 16 15.500M19 5.500Q23 12 19 18.500", 2.2),
    "mute": fill("M2 8.500H6.500L12.500 3V21L6.500 15.500H2z") + stroke("M16 9L22 15M22 9L16 15", 2.4),
    "prompter": fill("M2 19Q2 6 12 6T22 19zM.5 20.500H23.500V22.500H.5zM6 16.500H18V14.500H6z"),
    "check": stroke("M3.500 13L9.500 19L20.500 5", 3.2),
    "eye": fill("M.8 12Q5.500 4.500 12 4.500T23.200 12Q18.500 19.500 12 19.500T.8 12z" + disc(12, 12, 5.2) + disc(12, 12, 2.6)),
    "book": fill("M1.500 4Q7 2 11 5V21Q7 18 1.500 20zM22.500 4Q17 2 13 5V21Q17 18 22.500 20z"),
    "calendar": fill("M2 4H6V1.500H8.500V4H15.500V1.500H18V4H22V22H2zM4.500 10V19.500H19.500V10z" + star(12, 15, 4, 5, 0.45)),
    "more": fill(disc(4, 12, 2.4) + disc(12, 12, 2.4) + disc(20, 12, 2.4)),
    "hourglass": fill("M4 1.500H20V4H18.500Q18.500 9 14 12Q18.500 15 18.500 20H20V22.500H4V20H5.500Q5.500 15 10 12Q5.500 9 5.500 4H4zM8 4Q8 6 9.500 8H14.500Q16 6 16 4z"),
}


def sprite(signs: Mapping[str, str]) -> str:
    """Signs as symbols of one file."""
    body = "\n".join(f'<symbol id="{name}" viewBox="0 0 24 24">{drawing}</symbol>' for name, drawing in signs.items())
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{"".join(tidy(row) + chr(10) for row in body.splitlines())}</svg>\n'


def alone(sign: str, ink: str) -> str:
    """One sign as a picture of its own, in one colour."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{tidy(sign.replace("currentColor", ink))}</svg>\n'
