"""First moments of games, dealt by the engine at build time: a table to look at before Python is up."""

import json
from collections.abc import Iterator
from typing import Any

from turandot import bridge

A_SEAT_COUNT = 6


def openings() -> Iterator[tuple[str, bytes]]:
    """For each game and seat count a file with some deals, each as the bridge's own answer to `new`.

    The viewer sits on seat 0 and is the first to act; the page puts the rivals' names into the record.
    """
    for game, about in _ask(do="about")["games"].items():
        for seats in about["seats"]:
            players = ["human", *about["bots"][:1] * (seats - 1)]
            seeds = [f"opening-{seats}-{number}" for number in range(1, A_SEAT_COUNT + 1)]
            dealt = [_ask(do="new", game=game, seed=seed, seats=players, viewer=0, first=0) for seed in seeds]
            text = json.dumps(dealt, ensure_ascii=False, separators=(",", ":"))
            yield f"openings/{game}-{seats}.json", text.encode()


def _ask(**request: object) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(bridge.handle(json.dumps(request)))
    if not answer["ok"]:
        raise ValueError(answer["error"]["sentence"])
    return answer
