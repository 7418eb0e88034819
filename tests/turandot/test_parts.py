"""How Turandot's own modules stand to each other."""

import pytest

from tests.engine.source import OWN, breaches

HOME = OWN["turandot"]


@pytest.mark.parametrize("module", ["cards", "moves", "state", "rules", "scoring", "view", "imagine"])
def test_the_rules_know_nothing_of_bots_or_of_how_they_are_shown(module: str) -> None:
    shown = ("show", "account", "explain", "prospects", "whatif", "verdict", "bots", "training")
    assert not breaches(f"{HOME}.{module}", *(f"{HOME}.{part}" for part in shown))
