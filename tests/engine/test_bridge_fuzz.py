"""Any text to the bridge gives JSON: an answer or a coded refusal, never an exception, never a bug."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.requests import Answer, Json, every_request, read
from turandot.bridge import VERBS, handle

REQUESTS = every_request()
FIELDS = [
    "id",
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
near = st.sampled_from([-1, 0, 1, 2, 3, 99, 10**30, "house", "greedy", "human", "x-dark", "3$", "\ud800", [], {}, [[]]])


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


@given(st.sampled_from(sorted(VERBS)), st.sampled_from(FIELDS), anything | near)
@settings(max_examples=500)
def test_a_good_request_with_any_one_field_changed_is_answered(verb: str, field: str, value: Json) -> None:
    sound(json.dumps({"do": verb, **REQUESTS[verb], field: value}))


@given(st.sampled_from(sorted(VERBS)), st.sampled_from(FIELDS))
def test_a_good_request_with_any_one_field_missing_is_answered(verb: str, field: str) -> None:
    request = {"do": verb, **REQUESTS[verb]}
    request.pop(field, None)
    sound(json.dumps(request))


@given(st.sampled_from(["view", "play", "bot", "undo", "weigh", "explain", "moments"]), st.data())
@settings(max_examples=300)
def test_a_good_request_about_a_damaged_record_is_answered(verb: str, data: st.DataObject) -> None:
    request = REQUESTS[verb]
    record = dict(request["record"])
    record[data.draw(st.sampled_from(sorted(record)))] = data.draw(anything | near)
    sound(json.dumps({"do": verb, **request, "record": record}))


@given(st.sampled_from(sorted(VERBS)), st.data())
@settings(max_examples=300)
def test_a_good_request_with_any_text_cut_out_or_written_over_is_answered(verb: str, data: st.DataObject) -> None:
    text = json.dumps({"do": verb, **REQUESTS[verb]})
    place = data.draw(st.integers(0, len(text)))
    cut = data.draw(st.integers(0, 20))
    sound(text[:place] + data.draw(st.text(max_size=10)) + text[place + cut :])


@given(st.integers(0, 1200))
def test_nesting_of_any_depth_is_answered(depth: int) -> None:
    nested = "[" * depth + "]" * depth
    for field in ("id", "record", "deck", "seats", "do"):
        sound(f'{{"do":"new","game":"turandot","seed":"x","viewer":0,"seats":["a","b"],"{field}":{nested or 0}}}')
