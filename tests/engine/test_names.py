"""Shared code and shared tests name no game, and use no word that only one game has."""

from pathlib import Path

import pytest

from tests.engine.source import GAMES, MODULES, OWN, PACKAGE, PROJECT, says, within, words_of

CODE = [path for name, path in MODULES.items() if not within(name, *OWN.values()) and name != GAMES]
TESTS = [*sorted((PROJECT / "tests").glob("*.py")), *sorted((PROJECT / "tests" / "engine").rglob("*.py"))]
TESTS += sorted((PROJECT / "tests" / "little").rglob("*.py"))
SHARED = {path.relative_to(PROJECT).as_posix(): path for path in (*CODE, *TESTS)}
EVERY_WORD = tuple(word for game in OWN for word in words_of(game))


@pytest.mark.parametrize("name", SHARED)
def test_shared_code_and_shared_tests_name_no_game(name: str) -> None:
    assert says(SHARED[name].read_text(encoding="utf-8"), EVERY_WORD) == set()


def test_the_bridge_the_engine_the_command_line_and_these_tests_are_shared() -> None:
    parts = [f"src/{PACKAGE}/{part}.py" for part in ("bridge", "__main__", "engine/game", "commands/play")]
    assert {*parts, Path(__file__).relative_to(PROJECT).as_posix()} <= set(SHARED)


@pytest.mark.parametrize("game", OWN)
def test_a_planted_name_is_caught(game: str) -> None:
    word = words_of(game)[0]
    for planted in (f'"{word}"', f"from {GAMES}.{game} import RULES", f"the_{word}s = 1", f"# {word.title()} only"):
        assert word in says(f"x = 1\n{planted}\n", EVERY_WORD), planted


@pytest.mark.parametrize("game", OWN)
def test_a_game_says_its_own_words(game: str) -> None:
    """Words nobody uses would guard nothing."""
    own = "\n".join(MODULES[name].read_text(encoding="utf-8") for name in MODULES if within(name, OWN[game]))
    assert says(own, words_of(game)) == set(words_of(game))


def test_the_name_of_the_package_is_no_name_of_a_game() -> None:
    paths = f"import {PACKAGE}\nfrom {PACKAGE}.engine import match\nimport_module('{PACKAGE}.bridge')\n"
    assert says(f"{paths}\n# python3 -m {PACKAGE} play, in src/{PACKAGE}\n", EVERY_WORD) == set()
