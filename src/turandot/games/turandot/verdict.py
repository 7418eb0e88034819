"""What is to say of a move that was played: chances compared, and at the premiere the points that were left lying."""

from collections.abc import Mapping
from dataclasses import replace

from turandot.engine.game import Choice, Verdict
from turandot.engine.judge import compared
from turandot.games.turandot.moves import Bid, Casting, Move
from turandot.games.turandot.rules import to_act
from turandot.games.turandot.scoring import best_casting, score
from turandot.games.turandot.state import State


def verdict(state: State, move: Move, choices: Mapping[Move, Choice]) -> Verdict[Move]:
    """Judge a move by what was thought of the moves open then."""
    match move:
        case Casting():
            return Verdict(None, None, 0.0, _left_lying(state, move))
        case Bid(bluff=True) if move not in choices:
            # The bluff card changes what others see, not what a bid brings (R4): the bid without it was weighed.
            return compared(choices, replace(move, bluff=False))
        case _:
            return compared(choices, move)


def _left_lying(state: State, casting: Casting) -> int:
    """How many points the best casting would have brought more."""
    seat = to_act(state)
    house = state.houses[-1 if seat is None else seat]
    best = best_casting(house.singers, house.director)
    return score(house, best).total - score(house, casting.order).total
