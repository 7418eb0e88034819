"""A stranger's referee checks whole games from the account alone, and would notice whatever is wrong with one."""

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.penguin import referee
from tests.penguin.arrange import EVERY_OPTION, SEAT_COUNTS, option_name
from tests.penguin.strategies import decks
from turandot.engine import record
from turandot.engine.game import Json, draw_first
from turandot.engine.match import finish, start
from turandot.games.penguin import PENGUIN

pytestmark = pytest.mark.no_cover  # many games: other tests reach every line, and counting lines triples the time

Told = dict[str, Any]
PLAYERS = ("soft", "anyhow", "greedy", "soft")
TABLES = [(seats, options) for options in EVERY_OPTION for seats in SEAT_COUNTS]


def told(seats: int, seed: str, options: dict[str, str], players: tuple[str, ...] = PLAYERS, deck: Json = None) -> Told:
    """The account of a game of bots, through JSON and back."""
    setup = PENGUIN.setup(seats, draw_first(seed, seats), options, deck)
    end = finish(start(PENGUIN, setup, seed, players[:seats]))
    account = {"record": record.write(end), **PENGUIN.required_telling.explain(tuple(end.states()))}
    printed: Told = json.loads(json.dumps(account))
    return printed


def faults(games: int, label: str = "stranger") -> Iterator[str]:
    """Let the referee check so many games, in turn with every number of seats and every option: what is wrong."""
    for number in range(games):
        seats, options = TABLES[number % len(TABLES)]
        players = PLAYERS if number % 3 else ("anyhow",) * 4
        fault = referee.check(told(seats, f"{label}-{number}", dict(options), players))
        if fault:
            yield f"{seats} seats, {option_name(options)}, {label}-{number}: {fault}"


def test_the_referee_finds_every_step_of_288_games_with_all_options_right() -> None:
    assert list(faults(3 * len(TABLES))) == []


@given(decks(), st.sampled_from(SEAT_COUNTS))
@settings(max_examples=20)
def test_the_referee_finds_games_with_decks_of_ones_own_right(deck: Json, seats: int) -> None:
    assert referee.check(told(seats, "own", {}, deck=deck)) is None


def test_the_referee_shares_no_code_with_the_game() -> None:
    assert "turandot" not in Path(referee.__file__).read_text(encoding="utf-8")


# ── Planted faults ──

GAME = told(3, "planted", {})


def turn_with(game: Told, wanted: Callable[[Told], Any]) -> Told:
    """The first turn of which something is true."""
    return next(turn for turn in game["turns"] if wanted(turn))


def show_with(game: Told, wanted: Callable[[Told], Any]) -> Told:
    """The first show of which something is true."""
    return next(show for turn in game["turns"] for show in turn["shows"] if wanted(show))


def _paid(game: Told) -> None:
    turn_with(game, lambda turn: turn["place"]["paid"])["place"]["paid"] += 1


def _fee(game: Told) -> None:
    turn_with(game, lambda turn: not turn["place"]["fee"])["place"]["fee"] = 3


def _excuse(game: Told) -> None:
    turn_with(game, lambda turn: not turn["place"]["fee"])["place"]["excuse"] = "seal-dance"


def _cell(game: Told) -> None:
    game["turns"][0]["place"]["cell"] = "a1"


def _card(game: Told) -> None:
    game["turns"][0]["place"]["card"] = game["setup"]["penguins"][0]


def _token_twice(game: Told) -> None:
    tokens = [turn["token"] for turn in game["turns"] if turn["token"]]
    tokens[1]["to"] = tokens[0]["to"]


def _points(game: Told) -> None:
    show_with(game, lambda show: any(show["points"]))["points"][0] += 1


def _award(game: Told) -> None:
    show_with(game, lambda show: show["award"] is not None)["award"] = None


def _audience(game: Told) -> None:
    show_with(game, lambda show: show["audience"])["audience"].pop()


def _amused(game: Told) -> None:
    guest = show_with(game, lambda show: show["audience"])["audience"][0]
    guest["amused"] = not guest["amused"]


def _missed_show(game: Told) -> None:
    turn_with(game, lambda turn: turn["shows"])["shows"].pop()


def _newcomer_far(game: Told) -> None:
    show_with(game, lambda show: show["new"])["new"]["cell"] = "a1"


def _newcomer(game: Told) -> None:
    show_with(game, lambda show: show["new"])["new"]["entertainer"] = game["setup"]["entertainers"][3]


def _draw(game: Told) -> None:
    game["turns"][0]["draw"] = game["turns"][1]["draw"]


def _scores(game: Told) -> None:
    game["turns"][-1]["scores"][0] += 1


def _seat(game: Told) -> None:
    game["turns"][2]["seat"] = game["turns"][1]["seat"]


def _hand(game: Told) -> None:
    game["turns"][3]["hand"][0] = game["setup"]["penguins"][-1]


def _one_turn_less(game: Told) -> None:
    game["turns"].pop()


def _reason(game: Told) -> None:
    game["end"]["reason"] = "penguins"


def _bonus(game: Told) -> None:
    game["final"][0]["bonus"] += 1


def _winner(game: Told) -> None:
    game["winners"] = [seat for seat in range(3) if seat not in game["winners"]]


def _moves(game: Told) -> None:
    game["record"]["moves"][1] = "-" if game["record"]["moves"][1] != "-" else ">d4"


def _start(game: Told) -> None:
    game["setup"]["start"].reverse()


def _activities(game: Told) -> None:
    game["setup"]["activities"][1] = game["setup"]["activities"][0]


def _rows(game: Told) -> None:
    game["iceberg"]["rows"] = 9


def _option(game: Told) -> None:
    game["record"]["options"]["fee"] = "none"


FAULTS: list[tuple[Callable[[Told], None], str]] = [
    (_paid, "U13, paid"),
    (_fee, "U12"),
    (_excuse, "U13, an own card against a fee"),
    (_cell, "U10, beside an entertainer"),
    (_card, "U10, from the hand"),
    (_token_twice, "U14, a penguin without a token"),
    (_points, "U19, points"),
    (_award, "U20, U21"),
    (_audience, "U19, audience"),
    (_amused, "U19, audience"),
    (_missed_show, "U17, all have performed"),
    (_newcomer_far, "U23, a place for it"),
    (_newcomer, "U23, the top card"),
    (_draw, "U27"),
    (_scores, "scores"),
    (_seat, "U9, turn"),
    (_hand, "U8, hand"),
    (_one_turn_less, "end"),
    (_reason, "end"),
    (_bonus, "U29, U30"),
    (_winner, "U31"),
    (_moves, "moves"),
    (_start, "U4, cells"),
    (_activities, "U6"),
    (_rows, "U3"),
    (_option, "options"),
]


def test_an_untouched_account_is_right() -> None:
    assert referee.check(deepcopy(GAME)) is None


@pytest.mark.parametrize(("plant", "rule"), FAULTS, ids=lambda part: getattr(part, "__name__", ""))
def test_the_referee_would_notice(plant: Callable[[Told], None], rule: str) -> None:
    game = deepcopy(GAME)
    plant(game)
    fault = referee.check(game)
    assert fault is not None
    assert fault.startswith(f"{rule}: told ")
