"""The art: drawn by our own drawing office, small, and safe to show. A game's own is tested with the game."""

import gzip
import json
import re
from pathlib import Path

import pytest

from web.art.drawing import __main__ as office
from web.art.drawing.rivals import MOODS
from web.build.environment import ROOT
from web.build.site import gather

WEB = ROOT / "web"
FOLDERS = sorted(office.homes())
DRAWN = (".svg", ".json")


def art(folder: str) -> list[Path]:
    """All files of a folder of art but the tools that draw them."""
    return sorted(path for path in (WEB / folder).rglob("*") if path.is_file() and "drawing" not in path.parts)


PICTURES = [path for folder in FOLDERS for path in art(folder) if path.suffix == ".svg"]


def test_what_is_shipped_is_what_the_drawing_office_draws() -> None:
    shipped = [path for folder in FOLDERS for path in art(folder) if path.suffix in DRAWN]
    kept = {path.relative_to(WEB).as_posix(): path.read_bytes() for path in shipped}
    assert {name: text.encode() for name, text in office.drawn().items()} == kept, "run: python3 -m web.art.drawing"


def test_every_game_with_art_draws_it_in_a_folder_of_its_own() -> None:
    assert ["art", *sorted(f"games/{path.parent.name}/art" for path in WEB.glob("games/*/art"))] == FOLDERS


def test_the_tools_that_draw_are_not_shipped() -> None:
    assert [path for path in gather(joined=False) if "/drawing/" in path or path.endswith(".py")] == []


def test_every_rival_has_a_picture_for_each_mood() -> None:
    people = json.loads((WEB / "art" / "rivals.json").read_text(encoding="utf-8"))
    moods = {f"{rival}-{mood}" for rival in people for mood in MOODS}
    assert {path.stem for path in (WEB / "art" / "rivals").iterdir()} == moods | {"you"}


def test_no_sign_is_in_two_sprites() -> None:
    sprites = [path.read_text(encoding="utf-8") for path in PICTURES if path.name == "glyphs.svg"]
    names = [name for sprite in sprites for name in re.findall(r'<symbol id="([\w-]+)"', sprite)]
    assert len(sprites) == len(FOLDERS)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: path.relative_to(WEB).as_posix())
def test_a_picture_is_only_a_picture(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"<(script|style|image|foreignObject|text|a)\b|\bstyle=|\bon\w+=|javascript:", text)
    assert set(re.findall(r"https?://[^\"' ]+", text)) == {"http://www.w3.org/2000/svg"}
    assert not re.search(r"href=\"(?!#)", text)


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_house_and_each_game_weigh_less_than_a_photograph(folder: str) -> None:
    weight = sum(len(gzip.compress(path.read_bytes(), 9)) for path in art(folder) if path.suffix in DRAWN)
    assert weight < 250_000
