"""What the engine says when the site is built: the games it has, first deals, and the lessons' recorded answers.

It is asked in a process of its own, so that it is the engine of the sources that are built, whichever those are.
"""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, TypeAlias

from web.build import lessons, openings
from web.build.built import built
from web.build.environment import ROOT, give_up

Json: TypeAlias = Any  # whatever the engine answers
ABOUT = "about.json"
HERE = Path(__file__).resolve().parent
SCRIPTS = [HERE / name for name in ("engine.py", "lessons.py", "openings.py")]


def recorded(root: Path, wheel: Path, files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Files of the site that the engine writes, by path: what it knows of itself, deals, and every game's lessons."""
    told = {path: text.decode() for path, text in files.items() if lessons.PLACE.fullmatch(path)}

    def make(out: Path) -> None:
        paths = os.pathsep.join([str(root / "src"), str(ROOT)])
        done = subprocess.run(
            [sys.executable, "-X", "utf8", "-m", "web.build.engine", str(out)],
            input=json.dumps(told),
            env={**os.environ, "PYTHONPATH": paths},
            cwd=ROOT,
            check=False,
            capture_output=True,
            encoding="utf-8",
        )
        if done.returncode:
            give_up(f"the engine could not be asked.\n{done.stderr.strip()[-3000:]}")

    inputs = [wheel.read_bytes(), json.dumps(told).encode(), *(script.read_bytes() for script in SCRIPTS)]
    written = json.loads(built("recorded.json", inputs, make).read_bytes())
    return {path: text.encode() for path, text in written.items()}


def answers(told: Mapping[str, str]) -> dict[str, str]:
    """Everything the engine is asked for a site, as texts by path."""
    engine = Engine()
    games = engine.ask(do="about")["games"]
    known = {game: {fact: value for fact, value in about.items() if fact != "deck"} for game, about in games.items()}
    found = {ABOUT: known, **openings.openings(engine.ask, known)}
    for path, text in told.items():
        found[path] = lessons.recorded(engine, path.split("/")[1], json.loads(text))
    return {path: json.dumps(value, ensure_ascii=False, separators=(",", ":")) for path, value in found.items()}


class Engine:
    """The engine that this process has on its path."""

    def __init__(self) -> None:
        """Import it now: which one it is, is only known in the process that asks."""
        self.bridge = import_module("turandot.bridge")
        self.replay = import_module("turandot.engine.record").replay
        self.game = import_module("turandot.games").game

    def ask(self, **request: object) -> Json:
        """One request that must be answered well."""
        answer = json.loads(self.bridge.handle(json.dumps(request)))
        if not answer["ok"]:
            raise ValueError(answer["error"]["sentence"])
        return answer

    def legal(self, record: Json) -> list[str]:
        """All moves that are open after a record."""
        return [str(move) for move in self.replay(record, self.game).legal]


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(answers(json.load(sys.stdin))), encoding="utf-8")
