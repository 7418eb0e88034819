"""Ten thousand games over all seat counts and options: they end, replay identically and conserve every card."""

import pytest

from tests.turandot.arrange import EVERY_OPTION, SEAT_COUNTS, random_line
from tests.turandot.laws import conserves, is_between_rounds, moves_needed
from turandot.engine import record
from turandot.engine.game import draw_first
from turandot.engine.match import start
from turandot.engine.rng import Stream
from turandot.games import game
from turandot.games.turandot import TURANDOT
from turandot.games.turandot.state import Phase

GAMES_EACH = 10_000 // (len(SEAT_COUNTS) * len(EVERY_OPTION))


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("options", EVERY_OPTION, ids=lambda options: " ".join(options.values()))
def test_625_random_games_replay_identically_and_conserve_every_card(seats: int, options: dict[str, str]) -> None:
    for number in range(GAMES_EACH):
        seed = f"many-{number}"
        check_game(seats, options, seed)


def check_game(seats: int, options: dict[str, str], seed: str) -> None:
    setup = TURANDOT.setup(seats, draw_first(seed, seats), options)
    moves, states = random_line(TURANDOT.start(setup, seed), Stream(seed, "many"))
    assert states[-1].phase is Phase.FINISHED
    assert len(moves) == moves_needed(states[-1])
    assert conserves(states[-1])
    assert all(conserves(state) for state in states if is_between_rounds(state))
    opening = record.write(start(TURANDOT, setup, seed, ("anyone",) * seats))
    again = record.replay({**opening, "moves": [str(move) for move in moves]}, game)
    assert list(again.states()) == states
