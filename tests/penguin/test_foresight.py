"""The facts with which the page's foresight is compared are the engine's."""

import json

from tests.penguin.foresight import FACTS, facts, newcomers


def test_the_facts_for_the_page_are_what_the_engine_says() -> None:
    read = json.loads(FACTS.read_text(encoding="utf-8"))
    told = read["plans"]
    assert told == facts()
    assert read["newcomers"] == newcomers()
    assert len(read["newcomers"]) > 1
    assert any(len(one["begins"]) > 1 for one in told), "no placement starts two shows"
    assert any(one["brings"].get(one["laid"]["cell"]) for one in told), "no penguin enjoys the show that it starts"
