"""Plays anything: any legal move, all alike."""

from turandot.engine.game import Choice
from turandot.engine.rng import Stream
from turandot.games.penguin.bots.plain import evenly
from turandot.games.penguin.moves import Move
from turandot.games.penguin.view import View


def anyhow(view: View, _luck: Stream) -> dict[Move, Choice]:
    """Weigh all moves alike."""
    return evenly(view.legal)
