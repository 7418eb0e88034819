"""The lessons of a game, recorded from the engine at build time: they can be played without Python.

A game's folder says in lessons.json what happens in them. A lesson is some acts; an act is a moment of a real record,
and for every move that the learner may play there, the views that the table passes through afterwards: the engine's
own answers, so that no rule is told twice.

    {"seats": ["human", "bianca"],           who plays; the learner has seat 0
     "options": {},                          if not the usual ones
     "lessons": [{"id": "first", "acts": [
       {"seed": "a", "first": 0,             what is dealt, and who begins
        "before": "4 2 u1",                  the moves until the learner's turn
        "play": ["3"],                       what the learner may play; or a text that all moves begin with that will do
        "then": "2 1",                       the others' moves after that
        "until": "settled",                  the phase at which the act ends
        "triesAt": "hands.0.worth"}]}]}      where in a view the table looks for what a move would come to, if it asks
"""

import re
from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol, TypeAlias

Json: TypeAlias = Any  # views and records, as the bridge tells them

PLACE = re.compile(r"games/[^/]+/lessons\.json")
LEARNER = 0


class Engine(Protocol):
    """Whom we ask. A view may leave out moves where there are too many to show, so these are asked for apart."""

    def ask(self, **request: object) -> Json:
        """Ask the bridge, which must answer well."""

    def legal(self, record: Json) -> list[str]:
        """List all moves that are open after a record."""


class Act(NamedTuple):
    """A moment, what may be played there, what the others do then, and the phase at which it ends."""

    engine: Engine
    record: Json
    play: list[str] | str
    then: list[str]
    until: str


def recorded(engine: Engine, game: str, told: Mapping[str, Json]) -> list[Json]:
    """The lessons as the page plays them."""
    table = {"game": game, "seats": told["seats"], "options": told.get("options", {})}
    return [
        {"id": lesson["id"], "acts": [_act(engine, table, act) for act in lesson["acts"]]} for lesson in told["lessons"]
    ]


def _act(engine: Engine, table: Mapping[str, Json], told: Mapping[str, Json]) -> dict[str, Json]:
    dealt = engine.ask(do="new", seed=told["seed"], first=told["first"], viewer=LEARNER, **table)
    record = dealt["record"] | {"moves": told.get("before", "").split()}
    shown = engine.ask(do="view", record=record, viewer=LEARNER)
    act = Act(engine, record, told["play"], told.get("then", "").split(), told["until"])
    found = {"record": record, "view": shown["view"], "moves": _moves(act, record, shown["view"])}
    if "deck" in shown:
        found["deck"] = shown["deck"]
    if "triesAt" in told:
        found |= {"triesAt": told["triesAt"], "tries": _tries(act, told["triesAt"])}
    return found


def _moves(act: Act, record: Json, view: Json) -> dict[str, Json]:
    """What each move open to the learner leads to, and what may be played after it."""
    asked = [move for move in view["legal"] if move.startswith(act.play)] if isinstance(act.play, str) else act.play
    return {move: _turn(act, record, move) for move in asked}


def _turn(act: Act, record: Json, move: str) -> dict[str, Json]:
    steps: list[Json] = []
    for each in (move, *act.then):
        if steps and steps[-1]["phase"] == act.until:
            break
        record = record | {"moves": [*record["moves"], each]}
        steps += act.engine.ask(do="view", record=record, viewer=LEARNER)["steps"]
    phases = [step["phase"] for step in steps]
    if act.until in phases:
        return {"steps": steps[: phases.index(act.until) + 1], "moves": {}}
    return {"steps": steps, "moves": _moves(act, record, steps[-1])}


def _tries(act: Act, place: str) -> dict[str, Json]:
    """What the table would be told of every move it may try: only what it looks for, else it would be a long list."""

    def tried(move: str) -> Json:
        found = act.engine.ask(do="try", record=act.record, viewer=LEARNER, move=move)["view"]
        for step in place.split("."):
            found = found[int(step) if isinstance(found, list) else step]
        return found

    return {move: tried(move) for move in act.engine.legal(act.record)}
