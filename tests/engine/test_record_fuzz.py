"""Records damaged in any way: loading gives a match or BadRecord, and never anything else."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.games import EVERY_GAME, played_at_random
from turandot.engine import record
from turandot.engine.errors import BadRecord
from turandot.engine.match import Match
from turandot.games import game

pytestmark = pytest.mark.no_cover  # many games: other tests reach every line, and counting lines triples the time

Json = Any

ENDS = [played_at_random(known, known.seats[-1], "damage") for known in EVERY_GAME]
records: st.SearchStrategy[dict[str, Json]] = st.sampled_from([record.write(end) for end in ENDS])
texts = st.sampled_from([record.dump(end) for end in ENDS])

anything: st.SearchStrategy[Json] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=50),
    lambda parts: st.lists(parts, max_size=5) | st.dictionaries(st.text(max_size=20), parts, max_size=5),
    max_leaves=15,
)
move_texts = st.sampled_from(["", "?", *(str(move) for end in ENDS for move in end.moves)])


def loaded(text: str) -> Match[Any, Any, Any] | None:
    """The match, or nothing where the record was refused."""
    try:
        return record.load(text, game)
    except BadRecord as refused:
        assert str(refused)  # noqa: PT017
        return None


@given(anything.map(json.dumps) | st.text(max_size=200))
def test_any_json_and_any_text_is_refused(text: str) -> None:
    assert loaded(text) is None


@given(records, st.sampled_from(sorted(record.FIELDS)), anything)
@settings(max_examples=400)
def test_any_value_in_any_field_is_refused_or_means_what_it_says(
    good: dict[str, Json], field: str, value: Json
) -> None:
    match = loaded(json.dumps({**good, field: value}))
    if match is not None:
        assert record.load(record.dump(match), game) == match


@given(records, st.data())
@settings(max_examples=300)
def test_moves_left_out_doubled_swapped_or_changed_are_refused_or_make_another_legal_game(
    good: dict[str, Json], data: st.DataObject
) -> None:
    moves = list(good["moves"])
    place = data.draw(st.integers(0, len(moves) - 1))
    other = data.draw(st.integers(0, len(moves) - 1))
    match data.draw(st.sampled_from(["drop", "double", "swap", "change"])):
        case "drop":
            del moves[place]
        case "double":
            moves.insert(place, moves[place])
        case "swap":
            moves[place], moves[other] = moves[other], moves[place]
        case _:
            moves[place] = data.draw(move_texts)
    found = loaded(json.dumps({**good, "moves": moves}))
    if found is not None:
        assert [str(move) for move in found.moves] == moves


@given(texts, st.data(), st.integers(0, 30), st.text(max_size=10))
@settings(max_examples=300)
def test_text_cut_out_or_written_over_anywhere_is_refused_or_still_a_record(
    text: str, data: st.DataObject, cut: int, new: str
) -> None:
    place = data.draw(st.integers(0, len(text) - 1))
    match = loaded(text[:place] + new + text[place + cut :])
    if match is not None:
        assert record.load(record.dump(match), game) == match


@given(texts, st.data())
def test_a_record_cut_short_is_always_refused(text: str, data: st.DataObject) -> None:
    assert loaded(text[: data.draw(st.integers(0, len(text) - 1))]) is None
