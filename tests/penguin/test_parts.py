"""How the modules of The Penguin Ultimatum stand to each other, and to the contract of a game."""

import pytest

from tests.engine.contract import breaches as contract_breaches
from tests.engine.games import played_at_random
from tests.engine.source import OWN, breaches
from turandot.games.penguin import PENGUIN

HOME = OWN["penguin"]
RULES = ["cards", "iceberg", "moves", "state", "fees", "shows", "newcomers", "opening", "rules", "scoring"]


@pytest.mark.parametrize("module", [*RULES, "view", "imagine"])
def test_the_rules_know_nothing_of_bots_or_of_how_they_are_shown(module: str) -> None:
    shown = ("show", "previews", "account", "explain", "whatif", "bots")
    assert not breaches(f"{HOME}.{module}", *(f"{HOME}.{part}" for part in shown))


@pytest.mark.parametrize("module", RULES)
def test_the_rules_know_nothing_of_views(module: str) -> None:
    assert not breaches(f"{HOME}.{module}", f"{HOME}.view", f"{HOME}.imagine")


@pytest.mark.parametrize("seats", PENGUIN.seats)
def test_every_step_of_a_game_is_shown_to_every_seat_as_the_contract_says(seats: int) -> None:
    states = list(played_at_random(PENGUIN, seats, "contract").states())
    for place, state in enumerate(states, 1):
        for seat in range(seats):
            shown = PENGUIN.show(PENGUIN.observe(state, seat))
            assert contract_breaches(shown, PENGUIN, state, seat, over=place == len(states)) == []
