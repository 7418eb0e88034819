"""Who may import whom."""

import ast

import pytest

from tests.engine.source import (
    BRIDGE,
    COMMANDS,
    ENGINE,
    GAMES,
    MAIN,
    MODULES,
    OWN,
    breaches,
    imported_by,
    imports,
    within,
)

NEVER = {"time", "js", "pyodide", "pyodide_js", "datetime", "secrets", "uuid"}


def test_there_is_something_to_read() -> None:
    assert {f"{ENGINE}.match", BRIDGE, *OWN.values()} <= set(MODULES)
    assert f"{ENGINE}.rng.Stream" in imported_by(f"{ENGINE}.match")


@pytest.mark.parametrize("name", [name for name in MODULES if within(name, ENGINE)])
def test_the_engine_imports_no_game_and_nothing_that_uses_it(name: str) -> None:
    assert not breaches(name, GAMES, BRIDGE, COMMANDS, MAIN)


@pytest.mark.parametrize("name", [name for name in MODULES if not within(name, *OWN.values())])
def test_shared_code_imports_no_game_but_in_the_list_of_games(name: str) -> None:
    assert bool(breaches(name, *OWN.values())) == (name == GAMES)


@pytest.mark.parametrize("name", MODULES)
def test_only_rng_imports_random(name: str) -> None:
    assert bool(breaches(name, "random")) == (name == f"{ENGINE}.rng")


@pytest.mark.parametrize("name", MODULES)
def test_nothing_asks_the_clock_or_the_browser(name: str) -> None:
    assert not breaches(name, *NEVER)


@pytest.mark.parametrize("name", [name for name in MODULES if within(name, *(f"{home}.bots" for home in OWN.values()))])
def test_bots_know_views_and_never_a_match_a_record_or_the_bridge(name: str) -> None:
    """Not even what a match is: then they cannot ask one."""
    assert not breaches(name, *(f"{ENGINE}.{part}" for part in ("match", "record", "arena", "judge")), BRIDGE)
    assert not breaches(name, f"{GAMES}.game", f"{GAMES}.GAMES", COMMANDS)


@pytest.mark.parametrize("game", OWN)
def test_a_game_knows_nothing_of_the_page_the_command_line_or_another_game(game: str) -> None:
    others = [home for name, home in OWN.items() if name != game]
    for name in (name for name in MODULES if within(name, OWN[game])):
        assert not breaches(name, BRIDGE, COMMANDS, f"{ENGINE}.record", *others), name


def test_a_planted_import_would_be_noticed() -> None:
    tree = ast.parse(f"def f():\n    from {ENGINE} import match\n    import random as luck, time\n")
    found = set(imports(tree))
    assert {f"{ENGINE}.match", "random", "time"} <= found
    assert within(f"{ENGINE}.match", f"{ENGINE}.match")
    assert not within(f"{ENGINE}.matches", f"{ENGINE}.match")
