"""The icons of the app as PNG, painted from the drawn ones: home screens and some browsers take no SVG."""

import tempfile
from collections.abc import Mapping
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


def icons(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """The painted icons by path."""
    return {
        f"{FOLDER}/{name}": _painted(name, files[f"{FOLDER}/{source}"], size) for name, (source, size) in ICONS.items()
    }


def _painted(name: str, drawing: bytes, size: int) -> bytes:
    def make(out: Path) -> None:
        with tempfile.TemporaryDirectory() as scratch:
            source = Path(scratch) / "icon.svg"
            source.write_bytes(drawing)
            run_node(PAINTER, modules("site"), source, str(size), out)

    return built(name, [PAINTER.read_bytes(), drawing, str(size).encode()], make).read_bytes()
