"""What one seat may know: `observe` is the only door between the whole truth and anyone who plays.

It names field by field what passes: everything a careful player at the table could have seen or counted,
and nothing else. Bots, hints and the page get views, never a state.
"""

from dataclasses import dataclass

from turandot.engine.game import Setup
from turandot.games.turandot.cards import Card, Director, Singer
from turandot.games.turandot.moves import Bid, Move
from turandot.games.turandot.rules import legal, to_act
from turandot.games.turandot.state import House, Phase, Round, State

UNKNOWN = 0
"""The size shown for a stack that lies there unseen (R5, option `blind`)."""


@dataclass(frozen=True, slots=True)
class View:
    """The table from one seat. Of stacks not yet revealed, `mine` is the seat's own, `sealed` what is seen of all."""

    seat: int
    setup: Setup
    phase: Phase
    to_act: int | None
    legal: tuple[Move, ...]
    now: Round
    mine: Bid | None
    sealed: tuple[int, ...]
    stage: tuple[Card | None, ...]
    waiting: tuple[int, ...]
    living: tuple[Director, ...]
    houses: tuple[House, ...]
    table: House | None
    past: tuple[Round, ...]
    unseen: tuple[Singer, ...]

    @property
    def seats(self) -> int:
        """How many play."""
        return self.setup.seats

    @property
    def house(self) -> House:
        """The viewer's own side of the table."""
        return self.houses[self.seat]


def observe(state: State, seat: int) -> View:
    """Show the table as this seat sees it."""
    acting = to_act(state)
    place = (seat - state.now.maestro) % state.seats
    return View(
        seat=seat,
        setup=state.setup,
        phase=state.phase,
        to_act=acting,
        legal=legal(state) if acting == seat else (),
        now=state.now,
        mine=state.stacks[place] if place < len(state.stacks) else None,
        sealed=_sizes(state),
        stage=state.stage,
        waiting=state.waiting,
        living=state.living,
        houses=state.houses,
        table=state.table,
        past=state.past,
        unseen=_unseen(state),
    )


def _sizes(state: State) -> tuple[int, ...]:
    """R5: sizes of the stacks in sealing order, or only that they lie there."""
    if state.setup.options["sealing"] == "clockwise":
        return tuple(bid.size for bid in state.stacks)
    return (UNKNOWN,) * len(state.stacks)


def _unseen(state: State) -> tuple[Singer, ...]:
    """List the singers still in the deck, by counting: in the order of the list, which tells nothing of the shuffle."""
    hidden = {singer.id for singer in state.stock}
    return tuple(singer for singer in state.setup.deck.singers if singer.id in hidden)
