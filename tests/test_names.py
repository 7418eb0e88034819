"""The page's shell, the build, its tools and all shared tests name no game, and use no word that only one game has.

A game is three folders: its rules, its page and its tests. The rules' side of the house is read in
tests/engine/test_names.py; this reads everything else that is ours, down to the names of files.
"""

from pathlib import PurePosixPath

import pytest

from tests.engine.source import OWN, PACKAGE, PROJECT, says, words_of
from tests.tools.check import tracked

WORDS = tuple(word for game in OWN for word in words_of(game))
# Where a game may be called by its name: its own folders, and the one line in which the page lists it.
AT_HOME = (*(f"{place}/{game}/" for game in OWN for place in ("web/games", "tests")), "web/games/index.js")
AREAS = ("build.py", "web/js", "web/css", "web/words", "web/art/drawing", "web/build", "tests")
# Versions of other people's packages, whose names we did not choose.
LOCKED = "web/build/locks/"
TEXT = {".py", ".js", ".mjs", ".ts", ".css", ".html", ".ftl", ".json", ".toml", ".webmanifest"}
ELSEWHERE = ("tests/engine/", "tests/little/")
# What an older version stored, which had one game.
STORED = "tests/web/stores/"


def shared(area: str) -> list[str]:
    """The files of an area that must not name a game; of web/ itself only what lies beside its folders."""
    if area == "web":
        named = [name for name in tracked() if name.startswith("web/") and name.count("/") == 1]
    else:
        named = [name for name in tracked() if name == area or name.startswith(f"{area}/")]
    kept_out = (*AT_HOME, *ELSEWHERE, LOCKED, STORED)
    return [name for name in named if PurePosixPath(name).suffix in TEXT and not name.startswith(kept_out)]


def said(name: str, text: str) -> list[str]:
    """What a file says of a game, in its name or in its lines, with the lines' numbers."""
    lines = enumerate([name.replace(f"src/{PACKAGE}", ""), *text.splitlines()])
    return [f"{name}:{number}: {', '.join(sorted(found))}" for number, line in lines if (found := says(line, WORDS))]


@pytest.mark.parametrize("area", ["web", *AREAS])
def test_no_file_names_a_game(area: str) -> None:
    files = shared(area)
    assert files
    found = [line for name in files for line in said(name, (PROJECT / name).read_text(encoding="utf-8"))]
    assert found == []


def test_the_shell_the_service_worker_the_build_and_these_tests_are_shared() -> None:
    everything = {name for area in ("web", *AREAS) for name in shared(area)}
    assert {"build.py", "web/index.html", "web/service-worker.js", "web/js/main.js"} <= everything
    assert {"web/css/page.css", "web/words/en/first.ftl", "web/build/site.py", "tests/test_names.py"} <= everything
    assert not [name for name in everything if name.startswith(AT_HOME)]


@pytest.mark.parametrize("game", OWN)
def test_a_planted_name_is_caught_in_any_kind_of_file(game: str) -> None:
    name, word = words_of(game)[:2]
    for line in (
        f"import '../games/{name}/index.js';",
        f".{word}-card {{ color: red }}",
        f"table-{word} = A card",
        f"<title>{name.title()}</title>",
        f'"{PACKAGE}.games.{name}"',
        f"# Only {word}s sing.",
    ):
        assert said("web/js/any.js", f"\n{line}\n") != [], line
    assert said(f"web/js/{word}.js", "") != []


def test_the_name_of_the_package_is_no_name_of_a_game() -> None:
    assert said("web/build/wheel.py", f"from {PACKAGE}.engine import match\nimport {PACKAGE}\n# src/{PACKAGE}\n") == []
