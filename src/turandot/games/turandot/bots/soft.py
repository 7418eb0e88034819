"""Greedy with a looser hand: it draws its bids, so that it is harder to read."""

from math import exp

from turandot.engine.game import Choice
from turandot.engine.rng import Stream
from turandot.games.turandot.bots.greedy import can_hire_designer, card_values, greedy_elsewhere
from turandot.games.turandot.moves import MONEY_ALONE, Bid, Move
from turandot.games.turandot.state import ROUNDS, Phase
from turandot.games.turandot.view import View

TEMPERATURE = 0.45
DESIGNER = 0.75
FLIP, FLIP_PER_POINT, FLIP_PER_ROUND, SUREST_FLIP = 0.1, 0.15, 0.06, 0.8


def soft(view: View, _luck: Stream) -> dict[Move, Choice]:
    """Draw a card by softmax over its value, then its money by coin flips; otherwise greedy."""
    if view.phase is not Phase.SEALING:
        return greedy_elsewhere(view)
    values = card_values(view)
    middle = sorted(values)[(len(values) - 1) // 2]
    designer = exp((middle + DESIGNER) / TEMPERATURE) if can_hire_designer(view) else 0.0
    weights = [exp(value / TEMPERATURE) for value in values]
    total = sum(weights) + designer
    choices: dict[Move, Choice] = {}
    for slot, (value, weight) in enumerate(zip(values, weights, strict=True), 1):
        for money, chance in enumerate(purse(view, value - middle)):
            choices[Bid(slot, money)] = Choice(weight / total * chance, value)
    if designer:
        choices[MONEY_ALONE[0]] = Choice(designer / total, middle + DESIGNER)
    return choices


def purse(view: View, edge: float) -> list[float]:
    """Chances of laying 0, 1, 2, … money: one flip a card, likelier for better cards and in later rounds."""
    owned = view.house.money
    if view.now.number == ROUNDS:
        return [0.0] * owned + [1.0]
    heads = min(SUREST_FLIP, FLIP + FLIP_PER_POINT * max(0.0, edge) + FLIP_PER_ROUND * view.now.number)
    return [heads**money * (1 - heads) for money in range(owned)] + [heads**owned]
