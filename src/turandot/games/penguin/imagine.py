"""A full state that would look the same from this seat: what bots may search in, since they may not peek."""

from collections.abc import Collection, Mapping

from turandot.engine.rng import Stream
from turandot.games.penguin.cards import Penguin
from turandot.games.penguin.state import State
from turandot.games.penguin.view import View

DOUBT = 0.25
"""How often a doubtful penguin is dealt all the same."""
NO_DOUBTS: Mapping[int, Collection[Penguin]] = {}


def imagine(view: View, rng: Stream, doubts: Mapping[int, Collection[Penguin]] = NO_DOUBTS) -> State:
    """Shuffle what the seat cannot know: the other hands, the penguins still to draw, the entertainers to come.

    `doubts` are penguins that some seats hardly held when they last moved.
    """
    hidden = list(rng.shuffled(view.unseen))
    hands = [
        view.hand if seat == view.seat else _hand(hidden, count, doubts.get(seat, ()), rng)
        for seat, count in enumerate(view.held)
    ]
    return State(
        setup=view.setup,
        phase=view.phase,
        now=view.now,
        iceberg=view.iceberg,
        houses=view.houses,
        hands=tuple(hands),
        stock=tuple(hidden),
        pile=() if view.top is None else (view.top, *rng.shuffled(view.backstage)),
        gone=view.gone,
        waiting=view.waiting,
        past=view.past,
        end=view.end,
    )


def _hand(hidden: list[Penguin], count: int, doubted: Collection[Penguin], rng: Stream) -> tuple[Penguin, ...]:
    """Deal so many from the top of the shuffled penguins; of those passed over on the way the others may get more.

    Nothing is doubtful about the first: it stands for the one drawn last.
    """
    found: list[Penguin] = []
    for _ in range(count):
        at = 0
        if found and doubted:
            likely = (at for at, card in enumerate(hidden) if card not in doubted or rng.random() < DOUBT)
            at = next(likely, 0)
        found.append(hidden[at])
        hidden[:] = hidden[at + 1 :] + hidden[:at]
    return tuple(sorted(found))
