"""The sprite of small signs: one colour, 24 by 24, told apart by shape at 14 px."""

from web.build.art.pen import polar, star, tidy


def _fill(d: str) -> str:
    return f'<path d="{d}" fill="currentColor" fill-rule="evenodd"/>'


def _line(d: str, width: float = 2.4) -> str:
    return f'<path d="{d}" fill="none" stroke="currentColor" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>'


def _disc(x: float, y: float, r: float) -> str:
    """A disc as a path, so that even-odd filling can punch it out."""
    return f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0z"


def _gear() -> str:
    teeth = 8
    points = []
    for i in range(teeth):
        base = i * 360 / teeth
        points += [polar(12, 12, r, base + a) for r, a in ((7.6, -14), (10.6, -9), (10.6, 9), (7.6, 14))]
    return "M" + "L".join(f"{x} {y}" for x, y in points) + "z" + _disc(12, 12, 3.4)


TYPES = {
    "type-pro": _fill("M2 6.500Q7 7 10 10.200H14Q17 7 22 6.500Q23 12 22 17.500Q17 17 14 13.800H10Q7 17 2 17.500Q1 12 2 6.500z"),
    "type-amateur": _fill("M12 1.500L23 11.500H20V22H4V11.500H1zM12 18.500Q17.500 15 17 12Q16.500 9.800 14.500 9.800Q12.800 9.800 12 11.500Q11.200 9.800 9.500 9.800Q7.500 9.800 7 12Q6.500 15 12 18.500z"),
    "type-alternative": _fill("M1.500 21.500L9 3L13.500 14A6.300 6.300 0 0 0 16.600 21.500z" + _disc(17, 15.5, 5.6)),
    "type-classic": _fill("M2.500 2H21.500V5.500H19.500V7H4.500V5.500H2.500zM6 8.500H8.500V18H6zM10.700 8.500H13.300V18H10.700zM15.500 8.500H18V18H15.500zM4.500 19H19.500V20.300H21.500V22.500H2.500V20.300H4.500z"),
    "type-comic": _fill(
        "M2 3.500Q12 .5 22 3.500Q23 14 19 18.500Q16 22.800 12 22.800T5 18.500Q1 14 2 3.500zM5 9.800Q7.500 5.800 10.300 9.800Q7.500 8.800 5 9.800zM13.700 9.800Q16.500 5.800 19 9.800Q16.500 8.800 13.700 9.800zM5.200 12.800Q12 15.500 18.800 12.800Q18 19.800 12 19.800T5.200 12.800z"
    ),
    "type-dark": _fill("M15 1.800A10.500 10.500 0 1 0 22.300 15A9 9 0 0 1 15 1.800z" + star(19.2, 6.4, 3.4, 4, 0.32)),
}

GENDERS = {
    "gender-m": _line("M14.200 9.800L21 3M14.500 2.600H21.400V9.500") + _fill(_disc(9.5, 14.5, 7.6) + _disc(9.5, 14.5, 4.9)),
    "gender-f": _line("M12 14.500V22.600M7.800 18.800H16.200") + _fill(_disc(12, 8.2, 7.2) + _disc(12, 8.2, 4.5)),
    "gender-u": _line("M9.500 16V23M5.500 19.800H13.500M14 8L20.800 1.200M14.800 1.300H21.200V7.700") + _fill(_disc(9.5, 11, 6.8) + _disc(9.5, 11, 4.2)),
}

ROLES = {
    "role-turandot": _fill("M2 6.500L7 12L12 2.500L17 12L22 6.500L20 18H4zM4 19.500H20V22H4z"),
    "role-calaf": _line("M2.500 22V3H21.500V22") + _line("M7.500 3.500L9 7M16.500 3.500L15 7", 1.6) + _fill(_disc(12, 13.5, 7) + _disc(12, 13.5, 4.6) + _disc(12, 13.5, 2.5)),
    "role-liu": _fill("M12 22Q1.500 14.500 1.500 8.200Q1.500 3 6.500 3Q10.200 3 12 6.800Q13.800 3 17.500 3Q22.500 3 22.500 8.200Q22.500 14.500 12 22z"),
    "role-ping": _fill("M5 2H21V5H18V19.500Q18 22 15.500 22H3V19H6V5H5zM8.500 6.500V8.300H15.500V6.500zM8.500 10.500V12.300H15.500V10.500zM8.500 14.500V16.300H13V14.500z"),
    "role-pong": _fill(
        "M1.500 10H22.500V12.500H20.500Q20.500 21.500 12 21.500Q3.500 21.500 3.500 12.500H1.500zM7.500 1.500Q10 3.500 8.500 5Q7.500 6.500 9 8.500Q5.500 7 6.300 4.700Q7.300 3.500 7.500 1.500zM14.500 1.500Q17 3.500 15.500 5Q14.500 6.500 16 8.500Q12.500 7 13.300 4.700Q14.300 3.500 14.500 1.500z"
    ),
    "role-pang": _fill(_disc(6.7, 7.5, 5.7) + _disc(6.7, 7.5, 2.7) + "M10 10.500L12 8.500L22.500 19L20.500 21L18.800 19.300L16.900 21.200L15 19.300L16.900 17.400L15.600 16.100L13.700 18L11.800 16.100L13.700 14.200z"),
}

THINGS = {
    "star": _fill(star(12, 12.6, 11.4, 5, 0.42)),
    "star-open": _line(star(12, 12.8, 9.8, 5, 0.45), 2),
    "coin": _fill(_disc(12, 12, 10.6) + _disc(12, 12, 8.6)) + _fill(_disc(12, 12, 7.2) + star(12, 12.2, 5, 5, 0.45)),
    "bluff": _fill(
        "M1 6.500Q7 4 12 7.500Q17 4 23 6.500Q23.500 17.500 17.500 18.500Q14 19 12 14.500Q10 19 6.500 18.500Q.5 17.500 1 6.500zM4 11.300Q7 14.500 10.300 12.800Q8 8.800 4 11.300zM20 11.300Q17 14.500 13.700 12.800Q16 8.800 20 11.300z"
    ),
    "scene": _fill("M2 22.500V10Q2 1.500 12 1.500Q22 1.500 22 10V22.500z" + star(12, 12.5, 7, 5, 0.43)),
    "maestro": _fill("M3.200 22.600A2.700 2.700 0 0 1 1.400 20.800Q1.400 19.600 3.400 18.800L20.600 1.300L22.700 3.400L5.200 20.600Q4.400 22.600 3.200 22.600z")
    + _line("M3 9.500Q4 4.500 9 3.500M14.800 20.600Q19.800 19.600 20.700 14.800", 2.2),
    "director": _fill("M2 3.500H22V9.500H2zM2 12H22V15.200H2z") + _line("M4 2V14M20 2V14M4.500 22L19.500 15M19.500 22L4.500 15"),
    "understudy": _fill(_disc(12, 6.8, 5.3) + _disc(12, 6.8, 3.2)) + '<path d="M2.500 22Q2.500 14.200 12 14.200T21.500 22" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-dasharray="3.200 3.300"/>',
    "designer": _fill(_disc(5.2, 18.4, 4.4) + _disc(5.2, 18.4, 2.1))
    + _fill(_disc(18.8, 18.4, 4.4) + _disc(18.8, 18.4, 2.1))
    + _fill("M6 1L8.300 1.500L18 15.500L15.500 16.500L5.500 3.500Q5.300 2 6 1zM18 1L15.700 1.500L6 15.500L8.500 16.500L18.500 3.500Q18.700 2 18 1z"),
    "carpenter": _fill("M9.500 1.500H18Q22.500 2 22.500 7.500Q20 5.500 17.500 6V8.500H9.500zM11.500 10H15.500L16 22.500H11zM4 2.500H8V7.500H4z"),
    "envelope": _fill("M1.500 5H22.500L12 13.200zM1.500 7.500L12 15.700L22.500 7.500V20H1.500z"),
    "seal": _fill(star(12, 12, 11.3, 12, 0.86) + star(12, 12.3, 5.5, 5, 0.45)),
    "tie": _line("M1.500 12Q5 7 8.500 12T15.500 12T22.500 12M1.500 12Q5 17 8.500 12T15.500 12T22.500 12", 2.2),
    "fired": _fill("M2 1.500H14V6H11.500V4H4.500V20H11.500V18H14V22.500H2z") + _line("M9 12H21.500M17 7L22 12L17 17", 2.8),
    "curtain": _fill("M1.500 2H22.500V5.500H1.500zM2.500 7H10.500Q10 15.500 5 17.500L5.500 22H2.500zM21.500 7H13.500Q14 15.500 19 17.500L18.500 22H21.500z"),
    "table": _fill("M1.500 7Q12 3 22.500 7V10H1.500zM4 11.500H6.500L5.500 21H3zM20 11.500H17.500L18.500 21H21z"),
    "cast": _fill(_disc(7, 7, 3.6) + _disc(17, 7, 3.6) + "M1 19.500Q1 12 7 12Q10.500 12 12 14.700Q13.500 12 17 12Q23 12 23 19.500z"),
    "hourglass": _fill("M4 1.500H20V4H18.500Q18.500 9 14 12Q18.500 15 18.500 20H20V22.500H4V20H5.500Q5.500 15 10 12Q5.500 9 5.500 4H4zM8 4Q8 6 9.500 8H14.500Q16 6 16 4z"),
}

SEATS = {
    "seat-1": _fill(_disc(12, 12, 10.5)),
    "seat-2": _fill("M3 3H21V21H3z"),
    "seat-3": _fill("M12 .5L23.500 12L12 23.500L.5 12z"),
    "seat-4": _fill("M12 1.500L23.500 21.500H.5z"),
    "seat-5": _fill("M6.300 2H17.700L23.400 12L17.700 22H6.300L.6 12z"),
}

SIGNS = {
    "menu": _line("M3 6H21M3 12H21M3 18H21"),
    "close": _line("M5 5L19 19M19 5L5 19", 2.8),
    "help": _line("M7.500 8.200Q7.500 3.500 12 3.500T16.500 8Q16.500 10.500 14 12T12 15.800", 2.8) + _fill(_disc(12, 20.2, 1.9)),
    "settings": _fill(_gear()),
    "undo": _line("M4 9.500H15Q20.500 9.500 20.500 15T15 20.500H9M9 4L3.500 9.500L9 15"),
    "next": _line("M8 3.500L17 12L8 20.500", 3),
    "back": _line("M16 3.500L7 12L16 20.500", 3),
    "home": _fill("M12 2L22.500 11.500H19.500V22H14.500V15.500H9.500V22H4.500V11.500H1.500z"),
    "log": _fill("M4 1.500H20V22.500L17.300 20.500L14.700 22.500L12 20.500L9.300 22.500L6.700 20.500L4 22.500zM7.500 6V8.200H16.500V6zM7.500 10.500V12.700H16.500V10.500zM7.500 15V17.200H13V15z"),
    "share": _line("M12 15V2.500M7 7L12 2.500L17 7M5 12V21.500H19V12"),
    "sound": _fill("M2 8.500H6.500L12.500 3V21L6.500 15.500H2z") + _line("M16 8.500Q18.500 12 16 15.500M19 5.500Q23 12 19 18.500", 2.2),
    "mute": _fill("M2 8.500H6.500L12.500 3V21L6.500 15.500H2z") + _line("M16 9L22 15M22 9L16 15", 2.4),
    "prompter": _fill("M2 19Q2 6 12 6T22 19zM.5 20.500H23.500V22.500H.5zM6 16.500H18V14.500H6z"),
    "check": _line("M3.500 13L9.500 19L20.500 5", 3.2),
    "eye": _fill("M.8 12Q5.500 4.500 12 4.500T23.200 12Q18.500 19.500 12 19.500T.8 12z" + _disc(12, 12, 5.2) + _disc(12, 12, 2.6)),
    "book": _fill("M1.500 4Q7 2 11 5V21Q7 18 1.500 20zM22.500 4Q17 2 13 5V21Q17 18 22.500 20z"),
    "calendar": _fill("M2 4H6V1.500H8.500V4H15.500V1.500H18V4H22V22H2zM4.500 10V19.500H19.500V10z" + star(12, 15, 4, 5, 0.45)),
    "more": _fill(_disc(4, 12, 2.4) + _disc(12, 12, 2.4) + _disc(20, 12, 2.4)),
}


def sprite() -> str:
    """All signs as symbols of one file."""
    signs = {**TYPES, **GENDERS, **ROLES, **THINGS, **SEATS, **SIGNS}
    body = "\n".join(f'<symbol id="{name}" viewBox="0 0 24 24">{drawing}</symbol>' for name, drawing in signs.items())
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{"".join(tidy(row) + chr(10) for row in body.splitlines())}</svg>\n'


def preview() -> dict[str, str]:
    """Each sign as a picture of its own, to look at."""
    signs = {**TYPES, **GENDERS, **ROLES, **THINGS, **SEATS, **SIGNS}
    return {name: f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" color="#f6d583">{tidy(d)}</svg>' for name, d in signs.items()}
