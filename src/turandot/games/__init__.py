"""The games in the box."""

from typing import Any

from turandot.engine.errors import UnknownGame
from turandot.engine.game import Game
from turandot.games.penguin import PENGUIN
from turandot.games.turandot import TURANDOT

GAMES: dict[str, Game[Any, Any, Any]] = {game.name: game for game in (TURANDOT, PENGUIN)}


def game(name: object) -> Game[Any, Any, Any]:
    """Find a game by its name."""
    found = GAMES.get(name) if isinstance(name, str) else None
    if found is None:
        raise UnknownGame(f"there is no game {name!r:.60}; there are {', '.join(GAMES)}", name=str(name)[:60])
    return found
