"""What every other bid would have come to, with the rivals' real bids left as they were."""

from collections.abc import Sequence

from turandot.engine.game import Json
from turandot.games.turandot.cards import card_id
from turandot.games.turandot.moves import Bid, Move
from turandot.games.turandot.rules import legal, play, to_act
from turandot.games.turandot.state import Phase, State


def what_if(state: State, played: Sequence[Move]) -> list[Json]:
    """Resolve each stack the seat could have sealed against what the others really sealed.

    `played` are the moves made from here on. Other decisions than bids, and rounds that were never revealed,
    have no exact answer, and get none. Stacks that differ only in the bluff card come to the same.
    """
    others = played[1 : state.seats - len(state.stacks)]
    if state.phase is not Phase.SEALING or len(others) + 1 + len(state.stacks) < state.seats:
        return []
    options = [move for move in legal(state) if isinstance(move, Bid) and not move.bluff]
    return [_outcome(state, option, others) for option in options]


def _outcome(state: State, bid: Bid, others: Sequence[Move]) -> Json:
    seat = to_act(state)
    steps = play(state, bid)
    for other in others:
        steps = play(steps[-1], other)
    settled = next(step for step in reversed(steps) if step.phase in (Phase.HIRED, Phase.DESIGNED))
    card = dict(settled.now.hired).get(-1 if seat is None else seat)
    return {
        "move": str(bid),
        "hired": card and card_id(card),
        "paid": bid.money if card else 0,
        "designer": seat in settled.now.designers,
    }
