"""The sign on the door of the house: a princess under her headdress, as icons of the app."""

from web.art.drawing.pen import BRONZE, CREAM, GOLD, INK, IVORY, JADE, NIGHT, NIGHT2, RED, RED2, SAND, SILVER, box, dot, flat, line, polar, rays, ring, shape, tidy, twin


def headdress(x: float) -> str:
    """The great fan behind the head at (x, 150)."""
    fan = ""
    for i, degrees in enumerate(range(-96, 97, 16)):
        a, b = polar(x, 150, 92, degrees - 7), polar(x, 150, 92, degrees + 7)
        tip = polar(x, 150, 100, degrees)
        fan += shape(f"M{x} 150L{a[0]} {a[1]}Q{tip[0]} {tip[1]} {b[0]} {b[1]}z", (RED, GOLD, JADE)[i % 3], 2.6) + dot(*polar(x, 150, 102, degrees), 5, CREAM, 2)
    fan += "".join(dot(*polar(x, 150, 66, degrees), 4, CREAM, 1.6) for degrees in range(-88, 89, 16))
    return fan


def crowned(x: float) -> str:
    """Head, crown and collar of the princess, about (x, 150)."""
    collar = shape(f"M{x - 38} 214Q{x - 44} 184 {x - 30} 168Q{x - 20} 196 {x} 204Q{x + 20} 196 {x + 30} 168Q{x + 44} 184 {x + 38} 214Q{x} 236 {x - 38} 214z", SILVER)
    head = shape(f"M{x - 21} 150Q{x - 22} 122 {x} 120Q{x + 22} 122 {x + 21} 150Q{x + 18} 180 {x} 184Q{x - 18} 180 {x - 21} 150z", CREAM) + flat(
        f"M{x + 6} 121Q{x + 22} 124 {x + 21} 150Q{x + 18} 178 {x + 2} 183Q{x + 14} 150 {x + 6} 121z", SAND
    )
    head += line(f"M{x - 15} 151q6 5 12 1M{x + 4} 152q6 4 12 -1M{x - 16} 142q7 -5 13 0M{x + 4} 142q7 -5 12 0", INK, 2.6) + line(f"M{x + 2} 146l3 14l-5 1", BRONZE, 1.8) + flat(f"M{x - 6} 170q3 -4 6 -1q3 -3 6 1q-6 6 -12 0z", RED)
    band = shape(f"M{x - 25} 144Q{x} 112 {x + 25} 144L{x + 23} 124Q{x} 96 {x - 23} 124z", GOLD, 2.6) + shape(f"M{x} 104l8 12l-8 12l-8 -12z", RED2, 2.4)
    strings = twin("".join(dot(x - 26, y, 3.4, CREAM, 1.4) for y in range(150, 186, 8)), x)
    return shape(f"M{x - 9} 178H{x + 9}V204H{x - 9}z", SAND) + collar + head + band + strings


def _icon(body: str, clip: str) -> str:
    return tidy(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><clipPath id="c"><path d="{clip}"/></clipPath>'
        f'<g clip-path="url(#c)" fill="none" stroke="{INK}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round">{body}</g></svg>\n'
    )


def _princess(size: float, y: float) -> str:
    """The princess, from the shoulders up."""
    gown = shape("M-56 300Q-52 226 0 206Q52 226 56 300z", RED)
    body = f'<g transform="translate(256 {y}) scale({size}) translate(0 -150)" stroke-width="3">{headdress(0)}{gown}{crowned(0)}</g>'
    sky = box(0, 0, 512, 512, NIGHT) + flat(rays(256, y, 420, 18, start=5), NIGHT2) + dot(256, y - 10, 82 * size, IVORY) + ring(256, y - 10, 88 * size, GOLD, 7)
    return sky + body


def icon() -> str:
    """The app icon with rounded corners of its own."""
    return _icon(_princess(2.25, 286), "M96 0H416A96 96 0 0 1 512 96V416A96 96 0 0 1 416 512H96A96 96 0 0 1 0 416V96A96 96 0 0 1 96 0z")


def maskable() -> str:
    """The app icon for round and squircle masks: all that matters lies within the safe circle."""
    return _icon(_princess(1.75, 280), "M0 0H512V512H0z")


def favicon() -> str:
    """Crown on a red disc: all that 16 px can carry."""
    body = '<circle cx="16" cy="16" r="15" fill="#b2202e" stroke="#dba53f" stroke-width="2"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">{body}<path d="M8 21L5.500 10.500L11.500 15L16 6L20.500 15L26.500 10.500L24 21zM8 23H24V25.500H8z" fill="#f6d583"/></svg>\n'
