"""Requests to the bridge for tests: a match in the middle of its first round, and every verb about it."""

import json
from typing import Any

from turandot.bridge import handle

Json = Any
Answer = dict[str, Any]

SEATS = ["human", "greedy", "soft"]


def ask(**request: Json) -> Answer:
    """Send one request and read its answer as strictly as a browser would."""
    return read(handle(json.dumps(request)))


def read(text: str) -> Answer:
    """Read an answer; NaN and the like, and text no file can hold, are no JSON."""
    answer: Answer = json.loads(text.encode("utf-8"), parse_constant=_refuse)
    assert answer["ok"] in {True, False}
    return answer


def _refuse(constant: str) -> None:
    raise AssertionError(f"{constant} is no JSON")


def new(seats: list[str] | None = None, **more: Json) -> Answer:
    """Deal a game."""
    given = {"game": "turandot", "seed": "k3x9", "seats": seats or SEATS, "first": 0, "viewer": 0, **more}
    return ask(do="new", **given)


def record_after(*moves: str, seats: list[str] | None = None, **more: Json) -> Json:
    """The record of a game after these moves."""
    return {**new(seats, **more)["record"], "moves": list(moves)}


def every_request() -> dict[str, dict[str, Json]]:
    """A good request for every verb."""
    about = {"record": record_after("3$", "$b", "2"), "viewer": 0}
    return {
        "about": {},
        "new": {"game": "turandot", "seed": "k3x9", "seats": SEATS, "viewer": 0},
        "view": {**about, "at": 1},
        "play": {"record": record_after(), "viewer": 0, "move": "3$"},
        "bot": {"record": record_after("3$"), "viewer": 0},
        "undo": about,
        "weigh": {**about, "bot": "greedy"},
        "try": {"record": record_after(), "viewer": 0, "move": "3$"},
        "explain": about,
        "moments": about,
        "whatif": {**about, "at": 1},
        "rerun": {**about, "bot": "greedy", "turn": 1},
        "deck": {"game": "turandot", "deck": "house"},
    }
