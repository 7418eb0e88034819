"""Records damaged in any way: loading gives a match or BadRecord, and never anything else."""

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from turandot.engine import record
from turandot.engine.errors import BadRecord
from turandot.engine.match import Match, finish, start
from turandot.games import game
from turandot.games.turandot import TURANDOT

Json = Any

END = finish(start(TURANDOT, TURANDOT.setup(3, 0), "k3x9", ("greedy", "soft", "anyhow")))
GOOD = record.write(END)
TEXT = record.dump(END)

anything: st.SearchStrategy[Json] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=50),
    lambda parts: st.lists(parts, max_size=5) | st.dictionaries(st.text(max_size=20), parts, max_size=5),
    max_leaves=15,
)
move_texts = st.sampled_from(["1", "3$b", "$", "$b", "u1", "u4", "n1", "n2", "x-dark", "x-plain", "c123456", "?"])


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


@given(st.sampled_from(sorted(record.FIELDS)), anything)
@settings(max_examples=400)
def test_any_value_in_any_field_is_refused_or_means_what_it_says(field: str, value: Json) -> None:
    match = loaded(json.dumps({**GOOD, field: value}))
    if match is not None:
        assert record.load(record.dump(match), game) == match


@given(st.data())
@settings(max_examples=300)
def test_moves_left_out_doubled_swapped_or_changed_are_refused_or_make_another_legal_game(data: st.DataObject) -> None:
    moves = list(GOOD["moves"])
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
    found = loaded(json.dumps({**GOOD, "moves": moves}))
    if found is not None:
        assert [str(move) for move in found.moves] == moves


@given(st.integers(0, len(TEXT) - 1), st.integers(0, 30), st.text(max_size=10))
@settings(max_examples=300)
def test_text_cut_out_or_written_over_anywhere_is_refused_or_still_a_record(place: int, cut: int, new: str) -> None:
    match = loaded(TEXT[:place] + new + TEXT[place + cut :])
    if match is not None:
        assert record.load(record.dump(match), game) == match


@given(st.integers(0, len(TEXT) - 1))
def test_a_record_cut_short_is_always_refused(length: int) -> None:
    assert loaded(TEXT[:length]) is None
