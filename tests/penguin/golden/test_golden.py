"""Whole games as readable text: what was played and told once is played and told so for ever.

The records were played by bots, but none is asked here: `make.py` beside this file says how to write them anew.
"""

from pathlib import Path

import pytest

from tests.engine.golden import all_there, differences
from tests.penguin.golden.make import GAMES

HERE = Path(__file__).resolve().parent


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_told_and_written_as_it_was(name: str) -> None:
    assert differences(HERE, name) == []


def test_golden_games_are_of_every_seat_count_and_nobody_forgot_one() -> None:
    assert {len(bots) for bots, _, _ in GAMES.values()} == {2, 3, 4}
    assert all_there(HERE, GAMES)
