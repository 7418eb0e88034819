"""Who may import whom, and which words shared code may not say."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import turandot

ROOT = Path(turandot.__file__).resolve().parent
MODULES = {
    ".".join(path.relative_to(ROOT.parent).with_suffix("").parts).removesuffix(".__init__"): path
    for path in sorted(ROOT.rglob("*.py"))
}
ENGINE, GAMES, BOTS = "turandot.engine", "turandot.games", "turandot.games.turandot.bots"
SHARED = [name for name in MODULES if name.startswith(ENGINE) or name in {"turandot.bridge", GAMES}]
NEVER = {"time", "js", "pyodide", "pyodide_js", "datetime", "secrets", "uuid"}


def imports(tree: ast.AST) -> Iterator[str]:
    """Every module a tree imports, and every name it takes from one, wherever it does so."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute here"
            assert node.module
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def imported_by(name: str) -> set[str]:
    return set(imports(ast.parse(MODULES[name].read_text(encoding="utf-8"))))


def within(module: str, *packages: str) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)


def breaches(name: str, *forbidden: str) -> set[str]:
    return {module for module in imported_by(name) if within(module, *forbidden)}


def test_there_is_something_to_read() -> None:
    assert {"turandot.engine.match", "turandot.games.turandot.rules", "turandot.bridge"} <= set(MODULES)
    assert "turandot.engine.rng.Stream" in imported_by("turandot.engine.match")


@pytest.mark.parametrize("name", [name for name in MODULES if within(name, ENGINE)])
def test_the_engine_imports_no_game_and_nothing_that_uses_it(name: str) -> None:
    assert not breaches(name, GAMES, "turandot.bridge", "turandot.commands", "turandot.__main__")


@pytest.mark.parametrize("name", MODULES)
def test_only_rng_imports_random(name: str) -> None:
    assert bool(breaches(name, "random")) == (name == "turandot.engine.rng")


@pytest.mark.parametrize("name", MODULES)
def test_nothing_asks_the_clock_or_the_browser(name: str) -> None:
    assert not breaches(name, *NEVER)


@pytest.mark.parametrize("name", [name for name in MODULES if within(name, BOTS)])
def test_bots_know_views_and_never_a_match_a_record_or_the_bridge(name: str) -> None:
    """Not even what a match is: then they cannot ask one."""
    assert not breaches(name, f"{ENGINE}.match", f"{ENGINE}.record", f"{ENGINE}.arena", "turandot.bridge")
    assert not breaches(name, f"{GAMES}.game", f"{GAMES}.GAMES", "turandot.commands")


@pytest.mark.parametrize("name", [name for name in MODULES if within(name, "turandot.games.turandot")])
def test_a_game_knows_nothing_of_the_page_or_the_command_line(name: str) -> None:
    assert not breaches(name, "turandot.bridge", "turandot.commands", f"{ENGINE}.record")


RULES = ["cards", "moves", "state", "rules", "scoring", "view", "imagine"]


@pytest.mark.parametrize("module", RULES)
def test_the_rules_know_nothing_of_bots_or_of_how_they_are_shown(module: str) -> None:
    shown = [f"turandot.games.turandot.{part}" for part in ("show", "account", "explain", "prospects", "whatif")]
    assert not breaches(f"turandot.games.turandot.{module}", BOTS, *shown)


@pytest.mark.parametrize("name", [name for name in SHARED if name != GAMES])
def test_shared_code_names_no_game(name: str) -> None:
    """The package is called as its first game is, so its own import path does not count."""
    text = MODULES[name].read_text(encoding="utf-8")
    without_paths = re.sub(r"^(from|import) turandot\b.*$", "", text, flags=re.MULTILINE)
    assert "turandot" not in without_paths.lower()


def test_a_planted_import_would_be_noticed() -> None:
    tree = ast.parse("def f():\n    from turandot.engine import match\n    import random as luck, time\n")
    found = set(imports(tree))
    assert {"turandot.engine.match", "random", "time"} <= found
    assert within("turandot.engine.match", "turandot.engine.match")
    assert not within("turandot.engine.matches", "turandot.engine.match")
