"""Requests to the bridge for tests: of the tests' own game in the middle of its first round, and for every game."""

import json
from typing import Any

from tests.engine.games import AnyGame, played_at_random
from tests.little.game import LITTLE
from turandot.bridge import handle
from turandot.engine import record
from turandot.engine.match import start

Json = Any
Answer = dict[str, Any]

SEATS = ["human", "keen", "gentle"]


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
    given = {"game": LITTLE.name, "seed": "k3x9", "seats": seats or SEATS, "first": 0, "viewer": 0, **more}
    return ask(do="new", **given)


def record_after(*moves: str, seats: list[str] | None = None) -> Json:
    """The record of a game after these moves."""
    players = tuple(seats or SEATS)
    opening = record.write(start(LITTLE, LITTLE.setup(len(players), 0), "k3x9", players))
    return {**opening, "moves": list(moves)}


def every_request(known: AnyGame) -> dict[str, dict[str, Json]]:
    """A good request for every verb, about a game that was played at random; seat 0 is a person's."""
    bot = next(iter(known.bots))
    whole = played_at_random(known, known.seats[-1], "requests")
    seats = ["human", *[bot] * (known.seats[-1] - 1)]
    told = {**record.write(whole), "seats": seats}
    moments = list(whole.moments())[:-1]
    mine = next(moment for moment in moments if moment.to_act == 0)
    other = next(moment for moment in moments if moment.to_act != 0)
    cut = {length: {**told, "moves": told["moves"][:length]} for length in (mine.length, other.length, 9)}
    about = {"record": cut[9], "viewer": 0}
    yours = {"record": cut[mine.length], "viewer": 0, "move": str(mine.legal[0])}
    return {
        "about": {},
        "new": {"game": known.name, "seed": "k3x9", "seats": seats, "viewer": 0},
        "view": {**about, "at": 1},
        "play": yours,
        "bot": {"record": cut[other.length], "viewer": 0},
        "undo": about,
        "weigh": {**about, "bot": bot},
        "try": yours,
        "explain": about,
        "moments": about,
        "whatif": {**about, "at": 1},
        "album": {"record": told, "viewer": 0},
        "judge": {**about, "at": 1, "bot": bot},
        "rerun": {**about, "bot": bot, "turn": 1},
        "deck": {"game": known.name, "deck": "house"},
    }
