"""The app's icons are painted from its drawings, in the sizes that phones and browsers ask for."""

import json
import re
import struct
import zlib
from pathlib import Path

import pytest

from web.build import built
from web.build.icons import FOLDER, ICONS, icons
from web.build.site import gather
from web.build.sources import page_files


@pytest.fixture(scope="module")
def painted() -> dict[str, bytes]:
    return icons(page_files())


def chunks(png: bytes) -> dict[str, bytes]:
    """The parts of a PNG, each with its check sum seen to."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    found, at = {}, 8
    while at < len(png):
        length, name = struct.unpack(">I4s", png[at : at + 8])
        content = png[at + 8 : at + 8 + length]
        (checked,) = struct.unpack(">I", png[at + 8 + length : at + 12 + length])
        assert checked == zlib.crc32(name + content)
        found[name.decode()] = content
        at += 12 + length
    return found


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_is_a_picture_of_its_size(name: str, painted: dict[str, bytes]) -> None:
    parts = chunks(painted[f"{FOLDER}/{name}"])
    size = ICONS[name][1]
    assert struct.unpack(">IIBB", parts["IHDR"][:10]) == (size, size, 8, 3)
    dots = zlib.decompress(parts["IDAT"])
    assert len(dots) == size * (size + 1)
    assert max(dots) < len(parts["PLTE"]) // 3 == len(parts["tRNS"])
    assert len(set(dots)) > 100, "that is hardly a picture"


def test_corners_are_cut_where_nobody_else_does_and_left_where_phones_cut_them(painted: dict[str, bytes]) -> None:
    def corner(name: str) -> int:
        parts = chunks(painted[f"{FOLDER}/{name}"])
        return parts["tRNS"][zlib.decompress(parts["IDAT"])[1]]

    assert [corner(name) for name in ICONS] == [0, 0, 255, 255]


def test_they_are_painted_the_same_again(
    painted: dict[str, bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(built, "BUILT", tmp_path)
    assert icons(page_files()) == painted


def test_the_page_and_its_manifest_ask_for_these_and_the_drawn_ones() -> None:
    files = gather(joined=False)
    named = {icon["src"] for icon in json.loads(files["manifest.webmanifest"])["icons"]}
    named |= set(re.findall(r'href="(art/icons/[^"]+)"', files["index.html"].decode()))
    assert {f"{FOLDER}/{name}" for name in ICONS} == {name for name in named if name.endswith(".png")}
    assert named <= files.keys()
