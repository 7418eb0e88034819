"""The record: seed, options and every move, as JSON that people and other programs can read.

A record is the game. Loading is replaying with every check on; there is no second way to make a state.
"""

import json
from collections.abc import Callable
from typing import Any, TypeAlias

from turandot.engine.errors import BadRecord, GameError
from turandot.engine.game import Game, Json
from turandot.engine.match import Match, start

FORMAT = 1
LONGEST_TEXT = 100_000
MOST_MOVES = 1000
LONGEST_PLAYER = 40
LONGEST_MOVE = 60
MOST_BRACKETS = 300
FIELDS = {"format", "game", "rules", "deck", "seed", "first", "options", "seats", "moves"}

AnyGame: TypeAlias = Game[Any, Any, Any]
AnyMatch: TypeAlias = Match[Any, Any, Any]


def write(match: AnyMatch) -> dict[str, Json]:
    """Put a match into the form that is saved, sent and shared."""
    return {
        "format": FORMAT,
        "game": match.game.name,
        "rules": match.game.rules,
        "deck": match.game.deck_rules.write(match.setup.deck),
        "seed": match.seed,
        "first": match.setup.first,
        "options": dict(match.setup.options),
        "seats": list(match.players),
        "moves": [str(move) for move in match.moves],
    }


def dump(match: AnyMatch) -> str:
    """Write a record as one line of text."""
    return json.dumps(write(match), ensure_ascii=False, separators=(",", ":"))


def load(text: str, find: Callable[[object], AnyGame]) -> AnyMatch:
    """Read a record from text and replay it."""
    if len(text) > LONGEST_TEXT:
        raise BadRecord(f"a record has at most {LONGEST_TEXT} characters, this has {len(text)}")
    try:
        given = read_json(text)
    except ValueError:
        raise BadRecord("this is not a record: it is not JSON") from None
    return replay(given, find)


def read_json(text: str) -> Json:
    """Read JSON from outside, not nested so deeply that reading or quoting it could exhaust the stack."""
    if text.count("[") + text.count("{") > MOST_BRACKETS:
        raise ValueError("too many brackets")
    return json.loads(text)


def replay(given: Json, find: Callable[[object], AnyGame]) -> AnyMatch:
    """Play a record through from its first move, with every check on."""
    record = check(given)
    try:
        match = begin(record, find)
    except GameError as error:
        raise BadRecord(f"this record cannot be set up: {error}") from error
    for number, text in enumerate(record["moves"], 1):
        try:
            match = match.play(match.game.parse(text))
        except GameError as error:
            raise BadRecord(f"move {number} of this record: {error}", move=number) from error
    return match


def begin(record: dict[str, Json], find: Callable[[object], AnyGame]) -> AnyMatch:
    """Deal the game a checked record tells of, before its first move."""
    game = find(record["game"])
    if record["rules"] != game.rules:
        raise BadRecord(f"it was played by rules {record['rules']}, these are rules {game.rules}")
    setup = game.setup(len(record["seats"]), record["first"], record["options"], record["deck"])
    return start(game, setup, record["seed"], tuple(record["seats"]))


def check(given: Json) -> dict[str, Json]:
    """See that every field is there and of its kind; what they mean is for the game to say."""
    if not isinstance(given, dict):
        raise BadRecord("a record is a JSON object")
    if type(given.get("format")) is not int or given["format"] != FORMAT:
        raise BadRecord(f"this record has format {given.get('format')!r:.40}; we read format {FORMAT}")
    if set(given) != FIELDS:
        odd = ", ".join(sorted(repr(name)[:40] for name in set(given) ^ FIELDS)[:5])
        raise BadRecord(f"these fields are missing or unknown: {odd}")
    for name, (fits, kind) in _KINDS.items():
        if not fits(given[name]):
            raise BadRecord(f"{name} should be {kind}, not {given[name]!r:.60}", field=name)
    return given


def _is_number(given: Json) -> bool:
    return type(given) is int


def _are_texts(given: Json, most: int, longest: int) -> bool:
    return (
        isinstance(given, list)
        and len(given) <= most
        and all(isinstance(text, str) and len(text) <= longest and text.isprintable() for text in given)
    )


_KINDS: dict[str, tuple[Callable[[Json], bool], str]] = {
    "game": (lambda given: isinstance(given, str), "a name"),
    "rules": (_is_number, "a number"),
    "seed": (lambda given: isinstance(given, str), "text"),
    "first": (_is_number, "a seat"),
    "options": (
        lambda given: isinstance(given, dict) and all(isinstance(value, str) for value in given.values()),
        "an object of texts",
    ),
    "seats": (lambda given: _are_texts(given, 100, LONGEST_PLAYER), "a list of players"),
    "moves": (lambda given: _are_texts(given, MOST_MOVES, LONGEST_MOVE), "a list of moves"),
}
