"""A thousand games over all seat counts and options: they end, replay identically and conserve every card."""

import pytest

from tests.penguin.arrange import EVERY_OPTION, SEAT_COUNTS, option_name, random_line
from tests.penguin.laws import conserves, moves_needed
from turandot.engine import record
from turandot.engine.game import draw_first
from turandot.engine.match import start
from turandot.engine.rng import Stream
from turandot.games import game
from turandot.games.penguin import PENGUIN
from turandot.games.penguin.state import Phase

GAMES_EACH = 11
"""96 tables: 1,056 games."""


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("options", EVERY_OPTION, ids=option_name)
def test_random_games_replay_identically_and_conserve_every_card(seats: int, options: dict[str, str]) -> None:
    for number in range(GAMES_EACH):
        check_game(seats, options, f"many-{number}")


def check_game(seats: int, options: dict[str, str], seed: str) -> None:
    """Play one random game, look at every tenth state, and replay its record."""
    setup = PENGUIN.setup(seats, draw_first(seed, seats), options)
    moves, states = random_line(PENGUIN.start(setup, seed), Stream(seed, "many"))
    assert states[-1].phase is Phase.FINISHED
    assert len(moves) == moves_needed(states[-1])
    assert all(conserves(state) for state in states[::-10])
    opening = record.write(start(PENGUIN, setup, seed, ("anyone",) * seats))
    again = record.replay({**opening, "moves": [str(move) for move in moves]}, game)
    assert list(again.states()) == states
