"""Any text to the bridge gives JSON: an answer or a coded refusal, never an exception, never a bug."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.games import EVERY_GAME
from tests.engine.requests import Answer, Json, every_request, read
from turandot.bridge import VERBS, handle

pytestmark = pytest.mark.no_cover  # many games: other tests reach every line, and counting lines triples the time

REQUESTS = [every_request(known) for known in EVERY_GAME]
FIELDS = [
    "do",
    "game",
    "seed",
    "seats",
    "first",
    "viewer",
    "record",
    "at",
    "move",
    "bot",
    "turn",
    "deck",
    "options",
]

anything: st.SearchStrategy[Json] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=50),
    lambda parts: st.lists(parts, max_size=5) | st.dictionaries(st.text(max_size=20), parts, max_size=5),
    max_leaves=15,
)
WORDS = [word for known in EVERY_GAME for word in (known.name, known.adviser)]
MOVES = [known["play"]["move"] for known in REQUESTS]
near = st.sampled_from([-1, 0, 1, 2, 3, 99, 10**30, "house", "human", *WORDS, *MOVES, "\ud800", [], {}, [[]]])


Request = dict[str, Json]
requests: st.SearchStrategy[Request] = st.sampled_from(
    [{"do": verb, **fields} for known in REQUESTS for verb, fields in known.items()]
)


def sound(text: str) -> Answer:
    """An answer that is no bug."""
    answer = read(handle(text))
    if not answer["ok"]:
        assert answer["error"]["code"] != "bug", answer["error"]
        assert isinstance(answer["error"]["sentence"], str)
    return answer


@given(st.text(max_size=300))
def test_any_text_is_answered(text: str) -> None:
    assert not sound(text)["ok"]


@given(anything)
def test_any_json_is_answered(given_: Json) -> None:
    assert not sound(json.dumps(given_))["ok"]


@given(st.dictionaries(st.sampled_from(FIELDS), anything | near), st.sampled_from(sorted(VERBS)))
@settings(max_examples=300)
def test_any_fields_with_any_verb_are_answered(fields: dict[str, Json], verb: str) -> None:
    sound(json.dumps({**fields, "do": verb}))


@given(requests, st.sampled_from(FIELDS), anything | near)
@settings(max_examples=500)
def test_a_good_request_with_any_one_field_changed_is_answered(request_: Request, field: str, value: Json) -> None:
    sound(json.dumps({**request_, field: value}))


@given(requests, st.sampled_from(FIELDS))
def test_a_good_request_with_any_one_field_missing_is_answered(request_: Request, field: str) -> None:
    sound(json.dumps({name: value for name, value in request_.items() if name != field}))


@given(requests.filter(lambda request_: "record" in request_), st.data())
@settings(max_examples=300)
def test_a_good_request_about_a_damaged_record_is_answered(request_: Request, data: st.DataObject) -> None:
    record = dict(request_["record"])
    record[data.draw(st.sampled_from(sorted(record)))] = data.draw(anything | near)
    sound(json.dumps({**request_, "record": record}))


@given(requests, st.data())
@settings(max_examples=300)
def test_a_good_request_with_any_text_cut_out_or_written_over_is_answered(
    request_: Request, data: st.DataObject
) -> None:
    text = json.dumps(request_)
    place = data.draw(st.integers(0, len(text)))
    cut = data.draw(st.integers(0, 20))
    sound(text[:place] + data.draw(st.text(max_size=10)) + text[place + cut :])


@given(st.integers(0, 1200))
def test_nesting_of_any_depth_is_answered(depth: int) -> None:
    nested = "[" * depth + "]" * depth
    for field in ("other", "record", "deck", "seats", "do"):
        sound(f'{{"do":"new","game":"little","seed":"x","viewer":0,"seats":["a","b"],"{field}":{nested or 0}}}')
