"""A full state that would look the same from this seat: what bots may search in, since they may not peek."""

from functools import cache

from turandot.engine.rng import Stream
from turandot.games.turandot.cards import DIRECTORS
from turandot.games.turandot.moves import Bid
from turandot.games.turandot.rules import bids, may_play_alone
from turandot.games.turandot.state import DIRECTOR_ROUND, State, seating
from turandot.games.turandot.view import UNKNOWN, View


def imagine(view: View, rng: Stream) -> State:
    """Shuffle what the seat cannot know: the deck, the directors' order, and the stacks others have sealed."""
    return State(
        setup=view.setup,
        stock=rng.shuffled(view.unseen),
        chairs=rng.shuffled(DIRECTORS) if view.now.number < DIRECTOR_ROUND else (),
        stacks=imagine_stacks(view, rng),
        phase=view.phase,
        now=view.now,
        stage=view.stage,
        waiting=view.waiting,
        living=view.living,
        houses=view.houses,
        table=view.table,
        past=view.past,
    )


def imagine_stacks(view: View, rng: Stream) -> tuple[Bid, ...]:
    """Put any legal stack of the size seen where another's lies, and the seat's own where its own is."""
    order = seating(view.seats, view.now.maestro)
    return tuple(
        view.mine if seat == view.seat and view.mine else rng.choice(possible_stacks(view, seat, size))
        for seat, size in zip(order, view.sealed, strict=False)
    )


def possible_stacks(view: View, seat: int, size: int) -> tuple[Bid, ...]:
    """List the legal stacks of this size that another seat could have sealed."""
    alone = may_play_alone(view.setup, seat, view.now.maestro)
    return _of_size(view.seats, view.houses[seat].money, alone, size)


@cache
def _of_size(seats: int, money: int, alone: bool, size: int) -> tuple[Bid, ...]:  # noqa: FBT001
    return tuple(bid for bid in bids(seats, money, alone=alone) if size in (UNKNOWN, bid.size))
