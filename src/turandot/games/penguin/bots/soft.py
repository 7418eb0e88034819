"""Greedy with a looser hand: it draws among greedy's values, so that it is harder to read."""

from math import exp

from turandot.engine.game import Choice
from turandot.engine.rng import Stream
from turandot.games.penguin.bots.plain import worths
from turandot.games.penguin.moves import Move
from turandot.games.penguin.view import View

TEMPERATURE = 0.3


def soft(view: View, _luck: Stream) -> dict[Move, Choice]:
    """Draw by softmax over the values of any phase."""
    values = worths(view)
    best = max(values.values(), default=0.0)
    weights = {move: exp((value - best) / TEMPERATURE) for move, value in values.items()}
    total = sum(weights.values())
    return {move: Choice(weight / total) for move, weight in weights.items()}
