"""Whole games as readable text: what was played and told once is played and told so for ever.

The records were played by bots, but none is asked here: `make.py` beside this file says how to write them anew.
"""

import json
from pathlib import Path

import pytest

from tests.turandot.golden.make import GAMES
from turandot.engine import record
from turandot.games import game

HERE = Path(__file__).resolve().parent


def text(name: str) -> str:
    return (HERE / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_told_as_it_was(name: str) -> None:
    match = record.load(text(f"{name}.json"), game)
    assert match.to_act is None
    assert match.game.required_telling.tell(match.state) + "\n" == text(f"{name}.txt")


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_record_is_written_as_it_was(name: str) -> None:
    given = text(f"{name}.json")
    assert record.write(record.load(given, game)) == json.loads(given)


def test_golden_games_are_of_every_seat_count_and_nobody_forgot_one() -> None:
    assert {len(bots) for bots, _, _ in GAMES.values()} == {2, 3, 4, 5}
    assert {path.stem for path in HERE.glob("*.txt")} == set(GAMES) == {path.stem for path in HERE.glob("*.json")}
