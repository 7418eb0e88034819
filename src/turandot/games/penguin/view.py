"""What one seat may know: `observe` is the only door between the whole truth and anyone who plays.

It names field by field what passes: everything a careful player at the table could have seen or counted,
and nothing else (U8). Bots, hints and the page get views, never a state.
"""

from dataclasses import dataclass

from turandot.engine.game import Setup
from turandot.games.penguin.cards import Entertainer, Penguin
from turandot.games.penguin.moves import Move
from turandot.games.penguin.rules import legal, to_act
from turandot.games.penguin.state import End, House, Iceberg, Phase, State, Turn


@dataclass(frozen=True, slots=True)
class View:
    """The table from one seat: its own hand, and of what is hidden only how much there is and what it can be.

    `held` counts the cards in each hand, `stock` those still to draw. `unseen` are the penguins in the other hands or
    still to draw, `backstage` the entertainers below the pile's top card: both in the order of the deck, which tells
    nothing of the shuffle.
    """

    seat: int
    setup: Setup
    phase: Phase
    to_act: int | None
    legal: tuple[Move, ...]
    now: Turn
    iceberg: Iceberg
    houses: tuple[House, ...]
    hand: tuple[Penguin, ...]
    held: tuple[int, ...]
    stock: int
    unseen: tuple[Penguin, ...]
    top: Entertainer | None
    backstage: tuple[Entertainer, ...]
    gone: tuple[Entertainer, ...]
    waiting: tuple[int, ...]
    past: tuple[Turn, ...]
    end: End | None

    @property
    def seats(self) -> int:
        """How many play."""
        return self.setup.seats


def observe(state: State, seat: int) -> View:
    """Show the table as this seat sees it."""
    acting = to_act(state)
    return View(
        seat=seat,
        setup=state.setup,
        phase=state.phase,
        to_act=acting,
        legal=legal(state) if acting == seat else (),
        now=state.now,
        iceberg=state.iceberg,
        houses=state.houses,
        hand=state.hands[seat],
        held=tuple(map(len, state.hands)),
        stock=len(state.stock),
        unseen=_unseen(state, seat),
        top=state.pile[0] if state.pile else None,
        backstage=tuple(sorted(state.pile[1:])),
        gone=state.gone,
        waiting=state.waiting,
        past=state.past,
        end=state.end,
    )


def _unseen(state: State, seat: int) -> tuple[Penguin, ...]:
    """List by counting the penguins that neither lie on the ice nor are in the own hand."""
    hidden = list(state.stock)
    for other, hand in enumerate(state.hands):
        if other != seat:
            hidden += hand
    return tuple(sorted(hidden))
