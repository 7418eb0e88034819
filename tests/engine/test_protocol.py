"""The benchmark that abuses the bridge, run for a short while, and shown to notice what it looks for."""

import json

import pytest

from tests.benchmarks import protocol
from turandot import bridge

pytestmark = pytest.mark.no_cover  # many games: other tests reach every line, and counting lines triples the time


def test_thousands_of_damaged_requests_are_answered_or_refused_and_change_nothing() -> None:
    tally = protocol.fuzz(4000, "short")
    assert tally.faults == []
    assert tally.answers["answered"] > 300, "hardly any request was good: the fuzzer tests nothing but the reader"
    assert {"bad-request", "bad-record", "illegal-move", "bad-move", "unknown-game"} <= set(tally.answers)


def test_a_bridge_with_a_bug_an_exception_or_a_memory_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def clumsy(_request: object) -> dict[str, object]:
        raise KeyError("seat")

    monkeypatch.setitem(bridge.VERBS, "undo", clumsy)
    assert any("KeyError" in fault for _, fault in protocol.fuzz(400, "bug").faults)

    def brittle(text: str) -> str:
        return bridge.handle(json.dumps(json.loads(text)))

    monkeypatch.setattr(protocol, "handle", brittle)
    assert any("JSONDecodeError" in fault for _, fault in protocol.fuzz(400, "exception").faults)

    answers = iter(range(10_000))
    monkeypatch.setattr(protocol, "handle", lambda _: json.dumps({"number": next(answers), "ok": True}))
    assert any("otherwise" in fault for _, fault in protocol.fuzz(1000, "memory").faults)
