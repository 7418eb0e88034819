"""A snapshot for every game: what is in it, and what a change of one game leaves as it was."""

import gzip
import io
import json
import struct
import zipfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

from turandot.games import GAMES
from web.build import pyodide_core, site
from web.build.manifest import group, travelling_size
from web.build.snapshot import engines, fingerprint
from web.build.sources import project
from web.build.wheel import build_wheel

FIRST_VISIT = 2_800_000  # bytes of Pyodide and one engine; of 5.3 MB, the rest is the page's
GAMES_FOLDER = f"{project().name}/games"


@cache
def python_files() -> Mapping[str, bytes]:
    return site.python_files()


def snapshots() -> dict[str, bytes]:
    return {path: content for path, content in python_files().items() if path.startswith(site.SNAPSHOTS)}


def wheel_of(files: Mapping[str, str]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as wheel:
        for path, content in files.items():
            wheel.writestr(path, content)
    return packed.getvalue()


def known_by(files: Mapping[str, str]) -> dict[str, str]:
    return {game: fingerprint(part) for game, part in engines(("chess", "nine-mens-morris"), wheel_of(files)).items()}


WHEEL = {
    "box/bridge.py": "1",
    "box/games/__init__.py": "2",
    "box/games/chess/rules.py": "3",
    "box/games/nine_mens_morris/rules.py": "4",
    "box-1.dist-info/RECORD": "5",
}


def test_every_game_has_a_snapshot_and_there_is_no_other() -> None:
    assert sorted(snapshots()) == sorted(f"{site.SNAPSHOTS}{game}.snapshot.gz" for game in GAMES)
    assert {group(path) for path in snapshots()} == {"python"}


def test_a_snapshot_holds_the_code_of_its_game_and_none_of_another(tmp_path: Path) -> None:
    games = engines(GAMES, build_wheel(tmp_path).read_bytes())
    for game in GAMES:
        memory = gzip.decompress(snapshots()[f"{site.SNAPSHOTS}{game}.snapshot.gz"])
        length = struct.unpack_from("<4I", memory)[2]
        assert json.loads(memory[16 : 16 + length])["engine"] == fingerprint(games[game])
        held = {other for other in GAMES if f"{GAMES_FOLDER}/{other}/rules.py".encode() in memory}
        assert held == {game}


@pytest.mark.parametrize("game", GAMES)
def test_what_a_first_visit_to_a_game_needs_of_python_leaves_room_for_the_page(game: str) -> None:
    core = {name: pyodide_core.shipped(name) for name in (*pyodide_core.CORE[1:], pyodide_core.PARTS[0])}
    needed = {**core, "snapshot.gz": snapshots()[f"{site.SNAPSHOTS}{game}.snapshot.gz"]}
    assert sum(travelling_size(path, content) for path, content in needed.items()) < FIRST_VISIT


def test_a_change_of_one_game_leaves_the_engine_of_every_other_as_it_was() -> None:
    before, after = known_by(WHEEL), known_by({**WHEEL, "box/games/chess/rules.py": "castling"})
    assert before["chess"] != after["chess"]
    assert before["nine-mens-morris"] == after["nine-mens-morris"]


@pytest.mark.parametrize("path", ["box/bridge.py", "box/games/__init__.py", "box/games/dice.py"])
def test_a_change_of_what_games_share_changes_every_engine(path: str) -> None:
    before, after = known_by(WHEEL), known_by({**WHEEL, path: "changed"})
    assert not set(before.values()) & set(after.values())


def test_what_only_tells_of_a_wheel_changes_no_engine() -> None:
    assert known_by(WHEEL) == known_by({**WHEEL, "box-1.dist-info/RECORD": "hashes"})
