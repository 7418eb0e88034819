"""The games that laws for all games are tried on: those in the box, and the tests' own."""

from typing import Any

from tests.little.game import LITTLE
from turandot.engine.game import Game, draw_first
from turandot.engine.match import Match, start
from turandot.engine.rng import Stream
from turandot.games import GAMES

AnyGame = Game[Any, Any, Any]
AnyMatch = Match[Any, Any, Any]

EVERY_GAME: tuple[AnyGame, ...] = (*GAMES.values(), LITTLE)
TABLES = [(known, seats) for known in EVERY_GAME for seats in known.seats]
"""Every game with every number of seats."""


def table_name(part: object) -> str:
    """What a test about a table is called."""
    return part.name if isinstance(part, Game) else str(part)


def sit_down(known: AnyGame, seats: int, seed: str, player: str = "anyone") -> AnyMatch:
    """A table with options drawn from the seed, like the seat that begins."""
    luck = Stream(seed, "options")
    options = {name: luck.choice(values) for name, values in known.options.items()}
    return start(known, known.setup(seats, draw_first(seed, seats), options), seed, (player,) * seats)


def played_at_random(known: AnyGame, seats: int, seed: str) -> AnyMatch:
    """A whole game of anything that is allowed."""
    match, luck = sit_down(known, seats, seed), Stream(seed, "random play")
    while moves := match.legal:
        match = match.play(luck.choice(moves))
    return match
