"""Plays anything: a random bid without the bluff card, random elsewhere, but a decent premiere."""

from turandot.engine.game import Choice
from turandot.engine.rng import Stream
from turandot.games.turandot.bots.values import evenly, premiere
from turandot.games.turandot.moves import Bid, Move
from turandot.games.turandot.state import Phase
from turandot.games.turandot.view import View


def anyhow(view: View, _luck: Stream) -> dict[Move, Choice]:
    """Weigh all moves alike."""
    if view.phase is Phase.PREMIERE:
        return premiere(view)
    return evenly(move for move in view.legal if not (isinstance(move, Bid) and move.bluff))
