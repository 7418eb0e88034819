"""The scenes of Learn, recorded from the engine at build time: a rehearsal that needs no Python to be played.

A scene is one or two acts. An act is a moment of a real record, and for every move that the scene lets the learner
play there, the views the table passes through afterwards: the engine's own answers, so that no rule is told twice.
"""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from turandot import bridge
from turandot.engine.game import Json
from turandot.engine.record import replay
from turandot.games import game
from turandot.games.turandot.explain import score_lines
from turandot.games.turandot.scoring import score

VIEWER = 0
PLAYERS = ("human", "bianca", "ottavio")


class Act(NamedTuple):
    """A record up to the learner's turn, what may be played there, and the phase at which the act ends.

    `play` is a list of moves, or the beginning that all moves share of which any will do; `then` are the rivals' moves
    after the learner's.
    """

    seed: str
    first: int
    before: tuple[str, ...]
    play: tuple[str, ...] | str
    then: tuple[str, ...]
    until: str


EVENING = (
    "4$$$ 3 $ u2 n2 x-dark 4 1$ 2 n0 x-alternative 4 1 4 u4 u3 n2 x-casting "
    "2 4$ 4 u1 1$ 2$ 4 4 4 $ u4 u3 u2 2 2 4 u2 u3"
)
WHOLE = (*EVENING.split(), "c231456", "c143256")
FIRING = WHOLE.index("n0") + 1
BEST = tuple(f"c312{rest}" for rest in ("456", "465", "546", "564", "645", "654"))

SCENES: dict[str, tuple[Act, ...]] = {
    "alone": (Act("scene-22", 0, (), ("3$",), ("2", "1b"), "settled"),),
    "quarrel": (
        Act("scene-13", 1, ("1$", "1"), ("1$",), ("u1", "u2", "u4"), "settled"),
        Act("scene-14", 1, ("4$", "2"), ("4$$",), ("u1",), "settled"),
    ),
    "maestro": (Act("scene-33", 0, ("2", "4", "4"), "u", (), "settled"),),
    "designer": (Act("scene-38", 1, ("2$", "4"), ("$",), ("u3",), "settled"),),
    "premiere": (
        Act("premiere-2956", 1, WHOLE[:FIRING], "x-", (), "fired"),
        Act("premiere-2956", 1, WHOLE, BEST, (), "finished"),
    ),
}


def scenes() -> Iterator[tuple[str, bytes]]:
    """Each game's scenes in one file, with its path in the site."""
    told = [{"id": name, "acts": [_act(act) for act in acts]} for name, acts in SCENES.items()]
    yield "scenes/turandot.json", json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()


def _act(act: Act) -> dict[str, Any]:
    dealt = _ask(do="new", game="turandot", seed=act.seed, seats=PLAYERS, viewer=VIEWER, first=act.first)
    record = dealt["record"] | {"moves": list(act.before)}
    shown = _ask(do="view", record=record, viewer=VIEWER)
    told = {"record": record, "deck": shown["deck"], "view": shown["view"], "moves": _moves(act, record, shown["view"])}
    if shown["view"]["phase"] == "premiere":
        told["tries"] = _tries(record)
    return told


def _moves(act: Act, record: dict[str, Any], view: dict[str, Any]) -> dict[str, Any]:
    """What each move open to the learner leads to, and what may be played after it."""
    asked = [move for move in view["legal"] if move.startswith(act.play)] if isinstance(act.play, str) else act.play
    return {move: _turn(act, record, move) for move in asked}


def _turn(act: Act, record: dict[str, Any], move: str) -> dict[str, Any]:
    steps: list[Any] = []
    for each in (move, *act.then):
        if steps and steps[-1]["phase"] == act.until:
            break
        record = record | {"moves": [*record["moves"], each]}
        steps += _ask(do="view", record=record, viewer=VIEWER)["steps"]
    phases = [step["phase"] for step in steps]
    if act.until in phases:
        return {"steps": steps[: phases.index(act.until) + 1], "moves": {}}
    return {"steps": steps, "moves": _moves(act, record, steps[-1])}


def _tries(record: dict[str, Any]) -> dict[str, dict[str, int]]:
    """What every casting would be worth, for the total that changes while the learner tries."""
    match = replay(record, game)
    house = match.state.houses[VIEWER]
    return {str(casting): score_lines(score(house, casting.order)) for casting in match.legal}


def _ask(**request: object) -> Json:
    answer = json.loads(bridge.handle(json.dumps(request)))
    if not answer["ok"]:
        raise ValueError(answer["error"]["sentence"])
    return answer
