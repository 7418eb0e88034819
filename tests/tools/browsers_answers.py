"""What bots answer in a browser, held against what was written down, and how long they think there."""

import json
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from statistics import median
from typing import Any

from turandot.engine import record
from turandot.engine.match import start
from turandot.games import GAMES
from turandot.games import game as find

Evaluate = Callable[[str], Any]
AT_ONCE = 40  # requests before the driver is told of the replies
SOON = 0.2  # seconds between two looks
PATIENCE = 300.0
GAMES_TIMED = 3

# An engine of our own beside the page's.
START = """(() => { import(new URL('js/engine/engine.js', document.baseURI).href).then(({ createEngine }) => {
  self.ours = createEngine();
}); return true; })()"""
UP = "Boolean(self.ours)"
# Drivers differ in whether they wait for promises: so the replies are laid down, and fetched as text.
ASK = """((requests) => {
  self.got = null;
  (async () => {
    const found = [];
    for (const request of requests) {
      const begun = performance.now();
      found.push([await self.ours.ask(request), performance.now() - begun]);
    }
    return found;
  })().then((found) => { self.got = found; }, (error) => { self.got = String(error); });
  return true;
})(%s)"""
GOT = "JSON.stringify(self.got)"


def compare(name: str, evaluate: Evaluate) -> bool:
    """Ask for all that was written down, of every game that has such a file; say what differs and how long it took."""
    evaluate(START)
    _wait(evaluate, UP)
    same = True
    for game in GAMES:
        if find_spec(f"tests.{game}.answers"):
            same &= _compared(name, game, evaluate)
        _timed(name, game, evaluate)
    return same


def _compared(name: str, game: str, evaluate: Evaluate) -> bool:
    written = import_module(f"tests.{game}.answers")
    wanted = list(written.requests())
    replies = [
        reply
        for begin in range(0, len(wanted), AT_ONCE)
        for reply, _ in _asked(evaluate, [ask for ask, _ in wanted[begin : begin + AT_ONCE]])
    ]
    wrong = [
        f"{said}, not {expected}"
        for reply, (_, expected) in zip(replies, wanted, strict=True)
        if (said := written.told(reply)) != expected
    ]
    print(f"{name:10}{game}: {len(wanted) - len(wrong)} of {len(wanted)} answers as written down", *wrong[:5], sep="; ")
    return not wrong


def _timed(name: str, game: str, evaluate: Evaluate) -> None:
    """Whole games among the strongest, at the largest table: how long each decision took in the page."""
    known = GAMES[game]
    spent = []
    for number in range(GAMES_TIMED):
        seats = max(known.seats)
        players = tuple(f"{rival}:{known.levels[-1]}" for rival in known.rivals[:seats])
        match = start(known, known.setup(seats, number), f"timed-{number}", players)
        while match.to_act is not None:
            ((reply, took),) = _asked(evaluate, [{"do": "bot", "record": record.write(match), "viewer": 0}])
            match = record.replay(reply["record"], find)
            spent.append(took)
    print(
        f"{name:10}{game}: {len(spent)} decisions of {known.levels[-1]}, {max(known.seats)} seats: "
        f"{median(spent):.0f} ms in the median, {max(spent):.0f} ms at worst",
        flush=True,
    )


def _asked(evaluate: Evaluate, requests: Sequence[object]) -> list[tuple[Any, float]]:
    evaluate(ASK % json.dumps(requests))
    got = json.loads(_wait(evaluate, GOT))
    if isinstance(got, str):
        raise RuntimeError(got)  # noqa: TRY004 - what the page says is no type of ours
    return [(reply, took) for reply, took in got]


def _wait(evaluate: Evaluate, expression: str) -> str:
    """Look until there is something to see."""
    for look in count():
        found = evaluate(expression)
        if found not in {False, None, "null"}:
            return str(found)
        if look * SOON > PATIENCE:
            raise RuntimeError(f"{expression} stays {found}")
        time.sleep(SOON)
    raise AssertionError
