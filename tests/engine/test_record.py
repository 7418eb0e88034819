"""The record: small, readable, and never believed: loading is replaying with every check on."""

import json
from copy import deepcopy
from typing import Any

import pytest

from tests.engine.games import TABLES, AnyGame, played_at_random, table_name
from tests.little.game import LITTLE
from turandot.engine import record
from turandot.engine.errors import BadRecord
from turandot.engine.match import Match, finish, start
from turandot.games import game

AnyMatch = Match[Any, Any, Any]
Json = Any


PLAYERS = ("keen", "gentle", "zelda:keen")
GOOD: dict[str, Json] = record.write(finish(start(LITTLE, LITTLE.setup(3, 0), "k3x9", PLAYERS)))


def changed(**changes: Json) -> dict[str, Json]:
    return {**deepcopy(GOOD), **changes}


def load(given: Json) -> AnyMatch:
    return record.load(json.dumps(given), game)


def test_a_record_is_the_seed_the_options_and_every_move() -> None:
    assert {name: GOOD[name] for name in GOOD if name != "moves"} == {
        "format": 1,
        "game": "little",
        "rules": 3,
        "deck": "house",
        "seed": "k3x9",
        "first": 0,
        "options": {"fine": "dear"},
        "seats": list(PLAYERS),
    }
    assert all(isinstance(move, str) for move in GOOD["moves"])


@pytest.mark.parametrize(("known", "seats"), TABLES, ids=table_name)
def test_a_record_of_any_game_read_back_is_the_same_match_moment_by_moment(known: AnyGame, seats: int) -> None:
    match = played_at_random(known, seats, "read-back")
    again = record.load(record.dump(match), game)
    assert again == match
    assert list(again.states()) == list(match.states())
    assert record.dump(again) == record.dump(match)


@pytest.mark.parametrize(("known", "seats"), TABLES, ids=table_name)
def test_an_unfinished_match_can_be_saved_and_taken_up(known: AnyGame, seats: int) -> None:
    match = played_at_random(known, seats, "taken-up")
    for length in range(match.length):
        again = record.load(record.dump(match.at(length)), game)
        assert (again.length, again.state) == (length, match.at(length).state)


@pytest.mark.parametrize(("known", "seats"), TABLES, ids=table_name)
def test_a_record_of_a_finished_game_is_under_two_kilobytes(known: AnyGame, seats: int) -> None:
    sizes = [len(record.dump(played_at_random(known, seats, f"size-{number}")).encode()) for number in range(10)]
    assert max(sizes) < 2048


def test_a_record_does_not_need_the_bots_that_played() -> None:
    strangers = [f"somebody-{seat}:grandmaster" for seat in range(3)]
    again = load(changed(seats=strangers))
    assert again.state == load(GOOD).state
    assert record.write(again)["seats"] == strangers


def test_a_players_name_may_have_forty_characters() -> None:
    longest = ["é" * 40, "b", "c"]
    assert load(changed(seats=longest)).players == tuple(longest)


def test_a_move_may_have_sixty_characters_and_a_longer_one_is_refused_unread() -> None:
    with pytest.raises(BadRecord, match=r"^move 1 of this record: 'xx.* is neither keep nor pass"):
        load(changed(moves=["x" * 60]))
    with pytest.raises(BadRecord, match="moves should be a list of moves"):
        load(changed(moves=["x" * 61]))


# ── Edited by hand ──


def test_an_edited_move_is_refused_with_its_number() -> None:
    moves = list(GOOD["moves"])
    moves[4] = "fold"
    with pytest.raises(BadRecord, match=r"^move 5 of this record: 'fold' is neither keep nor pass") as refused:
        load(changed(moves=moves))
    assert refused.value.facts == {"move": 5}


def test_a_move_after_the_end_is_refused() -> None:
    moves = [*GOOD["moves"], "keep"]
    with pytest.raises(BadRecord, match=f"^move {len(moves)} of this record: keep is not possible now: the game is"):
        load(changed(moves=moves))


def test_another_seed_is_another_deal() -> None:
    assert load(changed(seed="other", moves=[])).state.cards != load(changed(moves=[])).state.cards


REFUSED = [
    ({"format": 2}, "this record has format 2; we read format 1"),
    ({"format": None}, "this record has format None; we read format 1"),
    ({"format": True}, "this record has format True; we read format 1"),
    ({"game": "chess"}, "this record cannot be set up: there is no game 'chess'; there are "),
    ({"rules": 2}, "this record cannot be set up: it was played by rules 2, these are rules 3"),
    ({"options": {"fine": "huge"}}, "this record cannot be set up: option fine is dear or none, not 'huge'"),
    ({"options": {"speed": "fast"}}, "this record cannot be set up: there is no option 'speed'"),
    (
        {"deck": "mine"},
        "this record cannot be set up: this game has no choice of decks: its deck is \"house\", not 'mine'",
    ),
    ({"first": 3}, "this record cannot be set up: the first seat is from 0 to 2, not 3"),
    ({"first": -1}, "this record cannot be set up: the first seat is from 0 to 2, not -1"),
    ({"seats": ["a"]}, "this record cannot be set up: little is for 2 to 3 seats, not 1"),
    ({"seats": ["a"] * 6}, "this record cannot be set up: little is for 2 to 3 seats, not 6"),
    ({"seed": "no spaces"}, "this record cannot be set up: a seed is 1 to 40 letters"),
    ({"game": 7}, "game should be a name, not 7"),
    ({"rules": True}, "rules should be a number, not True"),
    ({"rules": 1.5}, "rules should be a number, not 1.5"),
    ({"first": "0"}, "first should be a seat, not '0'"),
    ({"seed": 9}, "seed should be text, not 9"),
    ({"options": ["none"]}, "options should be an object of texts"),
    ({"options": {"fine": 1}}, "options should be an object of texts"),
    ({"seats": "abc"}, "seats should be a list of players"),
    ({"seats": ["a", "x" * 41]}, "seats should be a list of players"),
    ({"seats": ["a", "two\nlines"]}, "seats should be a list of players"),
    ({"seats": ["a", "\ud800"]}, "seats should be a list of players"),
    ({"seats": ["a"] * 101}, "seats should be a list of players"),
    ({"moves": None}, "moves should be a list of moves"),
    ({"moves": ["1", 2]}, "moves should be a list of moves"),
    ({"moves": ["1"] * 1001}, "moves should be a list of moves"),
    ({"extra": 1}, "these fields are missing or unknown: 'extra'"),
]


@pytest.mark.parametrize(("change", "sentence"), REFUSED)
def test_a_field_of_another_kind_or_meaning_is_refused_with_a_sentence(change: dict[str, Json], sentence: str) -> None:
    with pytest.raises(BadRecord) as refused:
        load(changed(**change))
    assert str(refused.value).startswith(sentence)


@pytest.mark.parametrize("name", sorted(record.FIELDS - {"format"}))
def test_a_missing_field_is_refused_by_name(name: str) -> None:
    with pytest.raises(BadRecord, match=f"these fields are missing or unknown: '{name}'"):
        load({field: value for field, value in GOOD.items() if field != name})


@pytest.mark.parametrize("text", ["", "moves", "{", "[1,", '{"format": 1', "9" * 5000, "[" * 90_000, '{"a":' * 400])
def test_what_is_not_json_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match="this is not a record: it is not JSON"):
        record.load(text, game)


@pytest.mark.parametrize("text", ["null", "7", '"text"', "[]", "true", "NaN"])
def test_json_of_another_kind_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match="a record is a JSON object"):
        record.load(text, game)


def test_a_text_of_any_length_is_refused_before_it_is_read() -> None:
    with pytest.raises(BadRecord, match="a record has at most 100000 characters, this has 100001"):
        record.load(" " * 100_001, game)
    padded = json.dumps(GOOD)
    assert record.load(padded + " " * (100_000 - len(padded)), game).length == len(GOOD["moves"])
