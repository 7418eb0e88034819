"""A full state that would look the same from this seat: what bots may search in, since they may not peek."""

from turandot.engine.rng import Stream
from turandot.games.penguin.state import State
from turandot.games.penguin.view import View


def imagine(view: View, rng: Stream) -> State:
    """Shuffle what the seat cannot know: the other hands, the penguins still to draw, the entertainers to come."""
    hidden = rng.shuffled(view.unseen)
    hands = []
    dealt = 0
    for seat, count in enumerate(view.held):
        if seat == view.seat:
            hands.append(view.hand)
        else:
            hands.append(tuple(sorted(hidden[dealt : dealt + count])))
            dealt += count
    return State(
        setup=view.setup,
        phase=view.phase,
        now=view.now,
        iceberg=view.iceberg,
        houses=view.houses,
        hands=tuple(hands),
        stock=hidden[dealt:],
        pile=() if view.top is None else (view.top, *rng.shuffled(view.backstage)),
        gone=view.gone,
        waiting=view.waiting,
        past=view.past,
        end=view.end,
    )
