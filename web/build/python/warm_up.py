"""Runs in Pyodide before its memory is kept: imports every module of the package and plays through the bridge.

What is imported, cached or specialised here is so in every browser from the start.
"""

import importlib
import json
import os
import re
from typing import Any

import turandot
from turandot import bridge

HOME, PACKAGE = turandot.__path__[0], turandot.__name__
# Not for the page: the command line, and what measures and trains bots, with all they import.
ELSEWHERE = re.compile(rf"{PACKAGE}\.(__main__|commands|.*\b(arena|training)\b)")

for place, _, files in sorted(os.walk(HOME)):
    package = place.replace(HOME, PACKAGE).replace(os.sep, ".")
    for name in (f"{package}.{file.removesuffix('.pyc')}" for file in sorted(files) if file.endswith(".pyc")):
        if not ELSEWHERE.match(name):
            importlib.import_module(name.removesuffix(".__init__"))


def ask(**request: object) -> dict[str, Any]:
    """One request that must be answered well: a snapshot of a broken engine is worth nothing.

    That a game does not offer something is an answer too.
    """
    answer: dict[str, Any] = json.loads(bridge.handle(json.dumps(request)))
    if not answer["ok"] and answer["error"]["code"] != "not-offered":
        raise RuntimeError(answer["error"])
    return answer


def play(game: str, seats: int, bots: list[str]) -> None:
    """A whole game between bots, looked at from every side now and then."""
    players = [bots[seat % len(bots)] for seat in range(seats)]
    shown = ask(do="new", game=game, seed="warm-up", seats=players, viewer=0)
    # What a bot reads from a file must be read now: a restored Python has none.
    for bot in bots:
        ask(do="weigh", record=shown["record"], bot=bot)
    while shown["view"]["final"] is None:
        shown = ask(do="bot", record=shown["record"], viewer=0)
    ask(do="view", record=shown["record"], viewer=seats - 1, at=shown["length"] // 2)
    ask(do="weigh", record=shown["record"], at=shown["length"] // 3)
    ask(do="explain", record=shown["record"])


for name, about in ask(do="about")["games"].items():
    play(name, min(about["seats"]), about["bots"])
json.loads(bridge.handle('{"do": "nothing that exists"}'))
