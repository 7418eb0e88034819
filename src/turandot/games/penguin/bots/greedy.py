"""Takes what is worth most now, and never looks at rivals: the plain opponent to measure others against."""

from turandot.engine.game import Choice
from turandot.engine.rng import Stream
from turandot.games.penguin.bots.plain import evenly, worths
from turandot.games.penguin.moves import Move
from turandot.games.penguin.view import View


def greedy(view: View, _luck: Stream) -> dict[Move, Choice]:
    """Weigh the moves of any phase; only ties are left to chance."""
    values = worths(view)
    best = max(values.values(), default=0.0)
    return evenly(move for move, value in values.items() if value == best)
