"""How the bridge takes abuse: random, damaged and plausible but wrong requests, with how each was answered.

Every answer must be JSON, none may be a bug, and no request may change how another one is answered.
"""

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import product
from timeit import default_timer
from typing import Any, TypeAlias

from tests.engine.games import EVERY_GAME, played_at_random
from turandot.bridge import VERBS, handle
from turandot.engine import record
from turandot.engine.rng import Stream
from turandot.games import GAMES, game

Json: TypeAlias = Any
Place: TypeAlias = tuple[Any, Any]  # a list or an object, and where in it

PROBE_EVERY = 500
ALPHABET = "abuxnkeps-0123456789$c[]{},:\"\\ '<>é\u2028\ud800\0\n"
ODD: tuple[Json, ...] = (
    None, True, False, 0, -1, 1, 2, 5, 99, 10**30, 0.5, 1e308, "", "0", "human", "human:", "house", "__proto__",
    "constructor", "<b>", "\ud800", "\0", "é" * 50, "x" * 5000, [], {}, [[]], [None], {"": ""}, ["human"] * 6,
    ["3"] * 1001, {"deck": None}, *(word for known in EVERY_GAME for word in (known.name, known.adviser)),
)  # fmt: skip
FIELDS = ("do", "game", "seed", "seats", "first", "viewer", "record", "at", "move", "bot", "turn", "deck")
# What one request costs: dear ones are asked less often, so that the time goes into variety.
DEAR = ("rerun", "explain", "whatif", "judge")


def records() -> list[Json]:
    """Finished games of every kind, at every number of seats and with any options, to be cut off anywhere."""
    made = []
    for known in GAMES.values():
        for seats, number in product(known.seats, range(2)):
            told = record.write(played_at_random(known, seats, f"fuzz{number}"))
            made.append({**told, "seats": ["human", *tuple(known.bots)[: seats - 1]]})
    return made


class Fuzzer:
    """Endless requests, the same for the same seed."""

    def __init__(self, seed: str) -> None:
        """Have whole games at hand to tell of."""
        self.luck = Stream(seed, "protocol")
        self.records = records()

    def requests(self) -> Iterator[tuple[str, str]]:
        """Texts for the bridge, each with the way it was made."""
        ways: dict[str, Callable[[], str]] = {
            "random text": lambda: self._text(120),
            "random JSON": lambda: json.dumps(self._json(4)),
            "good request": lambda: json.dumps(self._good()),
            "one part replaced": lambda: json.dumps(self._replaced(self._good())),
            "several parts replaced": lambda: json.dumps(self._replaced(self._replaced(self._replaced(self._good())))),
            "text damaged": lambda: self._damaged(json.dumps(self._good())),
            "moves rearranged": lambda: json.dumps(self._rearranged(self._good())),
            "two requests in one": self._spliced,
        }
        names = tuple(ways)
        while True:
            way = self.luck.choice(names)
            yield way, ways[way]()

    def _good(self) -> dict[str, Json]:
        """A request the page might send, about any moment of a real game."""
        verb = self.luck.choice(tuple(VERBS))
        if verb in DEAR and self.luck.random() < 0.9:
            verb = "view"
        told = self.luck.choice(self.records)
        moves = told["moves"]
        cut = self.luck.below(len(moves) + 1)
        request = {"do": verb, "record": {**told, "moves": moves[:cut]}, "viewer": 0}
        if verb in {"play", "try"}:
            request["move"] = moves[cut] if cut < len(moves) else self.luck.choice(moves)
        if verb in {"rerun", "weigh", "judge"}:
            request |= {"bot": self.luck.choice(tuple(game(told["game"]).bots)[:2]), "turn": self.luck.below(9)}
        if verb in {"whatif", "judge"} or self.luck.random() < 0.1:
            request["at"] = self.luck.below(len(moves) + 2)
        if verb in {"new", "deck"}:
            del request["record"]
            request |= {name: told[name] for name in ("game", "seed", "seats", "options", "deck")}
        return request

    def _rearranged(self, request: dict[str, Json]) -> dict[str, Json]:
        """The same about a game whose moves were dropped, doubled, swapped or made up, or with a move made up."""
        if "move" in request:
            return {**request, "move": self._text(8)}
        told = request.get("record")
        if not told:
            return request
        moves = list(told["moves"]) or ["?"]
        here, there = self.luck.below(len(moves)), self.luck.below(len(moves))
        deed = self.luck.below(4)
        if deed == 0:
            del moves[here]
        elif deed == 1:
            moves.insert(here, moves[there])
        elif deed == 2:
            moves[here], moves[there] = moves[there], moves[here]
        else:
            moves[here] = self._text(8)
        return {**request, "record": {**told, "moves": moves}}

    def _replaced(self, request: Json) -> Json:
        """The same with one part, at any depth, replaced, removed or added."""
        whole = json.loads(json.dumps(request))
        holder, key = self.luck.choice(list(_places(whole)) or [([0], 0)])
        deed = self.luck.below(6)
        if deed == 0:
            del holder[key]
        elif deed == 1 and isinstance(holder, dict):
            holder[self.luck.choice(FIELDS)] = self._odd()
        elif deed == 2 and isinstance(holder, list):
            holder.insert(key, self._odd())
        else:
            holder[key] = self._odd()
        return whole

    def _damaged(self, text: str) -> str:
        """The same with letters lost, doubled or changed."""
        for _ in range(1 + self.luck.below(4)):
            at = self.luck.below(len(text) + 1)
            text = text[:at] + self._text(3) + text[at + self.luck.below(6) :]
        return text

    def _spliced(self) -> str:
        one, other = json.dumps(self._good()), json.dumps(self._good())
        return one[: self.luck.below(len(one))] + other[self.luck.below(len(other)) :]

    def _odd(self) -> Json:
        return self.luck.choice(ODD) if self.luck.random() < 0.8 else self._json(3)

    def _text(self, longest: int) -> str:
        return "".join(self.luck.choice(ALPHABET) for _ in range(self.luck.below(longest + 1)))

    def _json(self, depth: int) -> Json:
        kind = self.luck.below(4)
        if depth == 0 or kind < 2:
            return self.luck.choice(ODD) if kind else self._text(20)
        parts = [self._json(depth - 1) for _ in range(self.luck.below(5))]
        return parts if kind == 2 else {self.luck.choice((*FIELDS, self._text(6))): part for part in parts}


def _places(whole: Json) -> Iterator[Place]:
    """Every place in a JSON text where something stands."""
    pairs = whole.items() if isinstance(whole, dict) else enumerate(whole) if isinstance(whole, list) else ()
    for key, part in pairs:
        yield whole, key
        yield from _places(part)


@dataclass
class Tally:
    """How requests were answered."""

    ways: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    faults: list[tuple[str, str]] = field(default_factory=list)


def fuzz(count: int, seed: str) -> Tally:
    """Send so many requests; what is not answered as it should be is a fault."""
    tally = Tally()
    fuzzer = Fuzzer(seed)
    known = {text: handle(text) for text in (json.dumps(fuzzer._good()) for _ in range(20))}
    for number, (way, text) in enumerate(fuzzer.requests(), 1):
        tally.ways[way] += 1
        tally.answers[_judge(text, tally)] += 1
        if number % PROBE_EVERY == 0:
            probe = fuzzer.luck.choice(tuple(known))
            if handle(probe) != known[probe]:
                tally.faults.append((probe, "was answered otherwise before"))
        if number == count:
            return tally
    raise AssertionError("requests never end")


def _judge(text: str, tally: Tally) -> str:
    try:
        answer = json.loads(handle(text).encode(), parse_constant=_no_json)
        code = "answered" if answer["ok"] else answer["error"]["code"]
    except Exception as error:  # noqa: BLE001 - whatever it is, it is a fault
        code = repr(error)
        tally.faults.append((text, code))
        return "exception"
    if code == "bug":
        tally.faults.append((text, f"{answer['error']['sentence']}\n{answer['error']['trace']}"))
    if not answer["ok"] and set(answer) != {"ok", "error"}:
        tally.faults.append((text, "was refused and changed something"))
    return str(code)


def _no_json(constant: str) -> None:
    raise ValueError(f"{constant} is no JSON")


def main(args: list[str]) -> None:
    """Print how many requests of each kind there were, and how they were answered."""
    parser = argparse.ArgumentParser(prog="build.py bench protocol")
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--seed", default="2026")
    chosen = parser.parse_args(args)
    begun = default_timer()
    tally = fuzz(chosen.requests, chosen.seed)
    seconds = default_timer() - begun
    print(f"{chosen.requests:,} requests, seed {chosen.seed}, {seconds:.0f} s, {len(tally.faults)} faults")
    for title, counts in (("made as", tally.ways), ("answered with", tally.answers)):
        print(f"{title}: " + ", ".join(f"{name} {count:,}" for name, count in counts.most_common()))
    for text, fault in tally.faults[:5]:
        print(f"  {text[:300]!r}: {fault}")
    if tally.faults:
        raise SystemExit(1)
