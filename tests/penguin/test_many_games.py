"""A thousand games over all seat counts and options: they end, replay identically and conserve every card.

`python3 build.py bench engine` plays ten thousand.
"""

from collections.abc import Mapping

import pytest

from tests.penguin.arrange import EVERY_OPTION, SEAT_COUNTS, option_name
from tests.penguin.laws import check_game

pytestmark = pytest.mark.no_cover  # many games: other tests reach every line, and counting lines triples the time

GAMES_EACH = 1000 // (len(SEAT_COUNTS) * len(EVERY_OPTION)) + 1


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("options", EVERY_OPTION, ids=option_name)
def test_11_random_games_replay_identically_and_conserve_every_card(seats: int, options: Mapping[str, str]) -> None:
    assert GAMES_EACH == 11
    for number in range(GAMES_EACH):
        check_game(seats, options, f"many-{number}")
