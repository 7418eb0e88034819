"""The record: small, readable, and never believed: loading is replaying with every check on."""

import json
from copy import deepcopy
from typing import Any

import pytest

from turandot.engine import record
from turandot.engine.errors import BadRecord
from turandot.engine.match import Match, finish, start
from turandot.games import game
from turandot.games.turandot import TURANDOT

AnyMatch = Match[Any, Any, Any]
Json = Any


def finished(seats: int, seed: str = "k3x9", **options: str) -> AnyMatch:
    bots = ("greedy", "soft", "anyhow", "greedy", "soft")[:seats]
    return finish(start(TURANDOT, TURANDOT.setup(seats, 0, options), seed, bots))


GOOD: dict[str, Json] = record.write(finished(3))


def changed(**changes: Json) -> dict[str, Json]:
    return {**deepcopy(GOOD), **changes}


def load(given: Json) -> AnyMatch:
    return record.load(json.dumps(given), game)


def test_a_record_is_the_seed_the_options_and_every_move() -> None:
    assert {name: GOOD[name] for name in GOOD if name != "moves"} == {
        "format": 1,
        "game": "turandot",
        "rules": 1,
        "deck": "house",
        "seed": "k3x9",
        "first": 0,
        "options": {"sealing": "clockwise", "maestro-money": "allowed"},
        "seats": ["greedy", "soft", "anyhow"],
    }
    assert all(isinstance(move, str) for move in GOOD["moves"])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_record_read_back_is_the_same_match_moment_by_moment(seats: int) -> None:
    match = finished(seats)
    again = record.load(record.dump(match), game)
    assert again == match
    assert list(again.states()) == list(match.states())
    assert record.dump(again) == record.dump(match)


def test_an_unfinished_match_can_be_saved_and_taken_up() -> None:
    match = finished(4)
    for length in range(match.length):
        again = record.load(record.dump(match.at(length)), game)
        assert (again.length, again.state) == (length, match.at(length).state)


def test_a_record_of_a_finished_game_at_five_seats_is_under_two_kilobytes() -> None:
    sizes = [len(record.dump(finished(5, f"size-{number}", sealing="blind")).encode()) for number in range(30)]
    assert max(sizes) < 2048


def test_a_record_does_not_need_the_bots_that_played() -> None:
    strangers = [f"somebody-{seat}:grandmaster" for seat in range(3)]
    again = load(changed(seats=strangers))
    assert again.state == load(GOOD).state
    assert record.write(again)["seats"] == strangers


def test_a_players_name_may_have_forty_characters() -> None:
    longest = ["é" * 40, "b", "c"]
    assert load(changed(seats=longest)).players == tuple(longest)


def test_a_custom_deck_travels_in_the_record() -> None:
    row = ["1FT", "2ML", "3UC", "1M", "1M", "1M"]
    deck = {
        "name": "Ours",
        "singers": dict.fromkeys(("pro", "amateur", "alternative", "classic", "comic", "dark"), row),
    }
    match = finish(start(TURANDOT, TURANDOT.setup(4, 1, {}, deck), "k3x9", ("greedy",) * 4))
    told = record.write(match)
    assert told["deck"] == deck
    assert load(told) == match


# ── Edited by hand ──


def test_an_edited_move_is_refused_with_its_number() -> None:
    moves = list(GOOD["moves"])
    moves[4] = "x-nobody"
    with pytest.raises(BadRecord, match=r"^move 5 of this record: 'x-nobody' is no move") as refused:
        load(changed(moves=moves))
    assert refused.value.facts == {"move": 5}


def test_a_move_that_was_not_possible_is_refused_with_its_number_and_what_was() -> None:
    with pytest.raises(BadRecord, match=r"^move 2 of this record: 5 is not possible now: seat 1 may play 1, 1b,"):
        load(changed(moves=["1", "5"]))


def test_a_move_after_the_end_is_refused() -> None:
    moves = [*GOOD["moves"], "1"]
    with pytest.raises(BadRecord, match=f"^move {len(moves)} of this record: 1 is not possible now: the game is over"):
        load(changed(moves=moves))


def test_another_seed_is_another_deal_and_usually_no_game_at_all() -> None:
    other = load(changed(seed="other", moves=[]))
    assert other.state.now.cards != load(changed(moves=[])).state.now.cards


REFUSED = [
    ({"format": 2}, "this record has format 2; we read format 1"),
    ({"format": None}, "this record has format None; we read format 1"),
    ({"format": True}, "this record has format True; we read format 1"),
    ({"game": "chess"}, "this record cannot be set up: there is no game 'chess'; there is turandot"),
    ({"rules": 2}, "this record cannot be set up: it was played by rules 2, these are rules 1"),
    (
        {"options": {"sealing": "open"}},
        "this record cannot be set up: option sealing is clockwise or blind, not 'open'",
    ),
    ({"options": {"speed": "fast"}}, "this record cannot be set up: there is no option 'speed'"),
    ({"deck": "mine"}, "this record cannot be set up: a deck is an object"),
    ({"first": 3}, "this record cannot be set up: the first seat is from 0 to 2, not 3"),
    ({"first": -1}, "this record cannot be set up: the first seat is from 0 to 2, not -1"),
    ({"seats": ["a"]}, "this record cannot be set up: turandot is for 2 to 5 seats, not 1"),
    ({"seats": ["a"] * 6}, "this record cannot be set up: turandot is for 2 to 5 seats, not 6"),
    ({"seed": "no spaces"}, "this record cannot be set up: a seed is 1 to 40 letters"),
    ({"game": 7}, "game should be a name, not 7"),
    ({"rules": True}, "rules should be a number, not True"),
    ({"rules": 1.5}, "rules should be a number, not 1.5"),
    ({"first": "0"}, "first should be a seat, not '0'"),
    ({"seed": 9}, "seed should be text, not 9"),
    ({"options": ["blind"]}, "options should be an object of texts"),
    ({"options": {"sealing": 1}}, "options should be an object of texts"),
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
