"""The icons of the app as PNG, painted from the drawn ones: home screens and some browsers take no SVG."""

import struct
import tempfile
import zlib
from collections import Counter
from collections.abc import Mapping
from functools import partial
from pathlib import Path

from web.build.built import built, run_node
from web.build.packages import modules

PAINTER = Path(__file__).resolve().parent / "icons.mjs"
FOLDER = "art/icons"
# What each is painted from, and how wide. Phones cut their own corners off what fills the whole square.
ICONS = {
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "maskable-512.png": ("maskable.svg", 512),
    "apple-touch-icon.png": ("maskable.svg", 180),
}
COLOURS = 256  # as many as a byte can tell apart: half the size, and our pictures have few more


def icons(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """The painted icons by path."""
    return {
        f"{FOLDER}/{name}": _painted(name, files[f"{FOLDER}/{source}"], size) for name, (source, size) in ICONS.items()
    }


def _painted(name: str, drawing: bytes, size: int) -> bytes:
    def make(out: Path) -> None:
        with tempfile.TemporaryDirectory() as scratch:
            source, pixels = Path(scratch) / "icon.svg", Path(scratch) / "pixels"
            source.write_bytes(drawing)
            run_node(PAINTER, modules("site"), source, str(size), pixels)
            out.write_bytes(png(size, pixels.read_bytes()))

    scripts = (PAINTER.read_bytes(), Path(__file__).read_bytes())
    return built(name, [*scripts, drawing, str(size).encode()], make).read_bytes()


def png(size: int, pixels: bytes) -> bytes:
    """A square picture with a palette: the colours that are used most, and for all others the nearest of these."""
    dots = [pixels[at : at + 4] for at in range(0, len(pixels), 4)]
    uses = Counter(dots)
    ranked = sorted(uses, key=lambda colour: (-uses[colour], colour))
    palette = ranked[:COLOURS]
    index = {colour: number for number, colour in enumerate(palette)}
    for colour in ranked[COLOURS:]:
        index[colour] = index[min(palette, key=partial(_far, colour))]
    rows = (bytes(index[dot] for dot in dots[row * size : (row + 1) * size]) for row in range(size))
    parts = {
        b"IHDR": struct.pack(">IIBBBBB", size, size, 8, 3, 0, 0, 0),  # a byte for each dot: its place in the palette
        b"PLTE": b"".join(colour[:3] for colour in palette),
        b"tRNS": bytes(colour[3] for colour in palette),
        b"IDAT": zlib.compress(b"".join(b"\0" + row for row in rows), 9),
        b"IEND": b"",
    }
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
        for name, content in parts.items()
    )


def _far(one: bytes, other: bytes) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))
