"""Golden games of any game: records played by bots once, each with the game told in words beside it."""

import json
from pathlib import Path
from typing import Any

from turandot.engine import record
from turandot.engine.game import Game
from turandot.engine.match import finish, start
from turandot.games import game

Games = dict[str, tuple[tuple[str, ...], int, dict[str, str]]]
"""By name: the bots, the seat that begins, and the options."""


def write_games(known: Game[Any, Any, Any], games: Games, folder: Path) -> None:
    """Let bots play each game and write its record and its account side by side."""
    for name, (bots, first, options) in games.items():
        end = finish(start(known, known.setup(len(bots), first, options), f"golden-{name}", bots))
        told = json.dumps(record.write(end), indent=1, ensure_ascii=False)
        (folder / f"{name}.json").write_text(told + "\n", encoding="utf-8")
        (folder / f"{name}.txt").write_text(known.required_telling.tell(end.state) + "\n", encoding="utf-8")


def differences(folder: Path, name: str) -> list[str]:
    """What a golden game is no longer: over, told as it was, written as it was. No bot is asked."""
    given = (folder / f"{name}.json").read_text(encoding="utf-8")
    match = record.load(given, game)
    same = {
        "it is over": match.to_act is None,
        "it is told as it was": match.game.required_telling.tell(match.state) + "\n"
        == (folder / f"{name}.txt").read_text(encoding="utf-8"),
        "its record is written as it was": record.write(match) == json.loads(given),
    }
    return [sentence for sentence, kept in same.items() if not kept]


def all_there(folder: Path, games: Games) -> bool:
    """Whether there are a record and an account of each of these games, and of no other."""
    return {path.stem for path in folder.glob("*.txt")} == set(games) == {path.stem for path in folder.glob("*.json")}
