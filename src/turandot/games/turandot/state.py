"""The whole truth about a game in play: immutable, and built only by the rules.

Named tuples rather than dataclasses: a game makes two hundred of them, and search plays many games.
"""

from enum import StrEnum
from typing import NamedTuple

from turandot.engine.game import Setup
from turandot.engine.shown import Caption
from turandot.games.turandot.cards import Card, Director, Singer
from turandot.games.turandot.moves import MONEY, Bid

ROUNDS = 7
DIRECTOR_ROUND = 4
FIRING_ROUNDS = 3


class Phase(StrEnum):
    """Where a round stands. Those marked * are passed through: nobody has to act in them."""

    SEALING = "sealing"
    REVEALED = "revealed"  # * all stacks lie open, nothing is decided yet
    HIRED = "hired"  # * numbers are settled, money is paid or back
    DESIGNED = "designed"  # * money alone has become scene elements, or is back
    UNDERSTUDIES = "understudies"
    SETTLED = "settled"  # * everyone has a card, the last one has left the stage
    NAMING = "naming"
    FIRING = "firing"
    FIRED = "fired"  # * the director has gone
    PREMIERE = "premiere"
    FINISHED = "finished"


class House(NamedTuple):
    """One player's side of the table, all of it public."""

    singers: tuple[Singer, ...] = ()
    director: Director | None = None
    money: int = MONEY
    scene: int = 0
    casting: tuple[int, ...] | None = None


class Round(NamedTuple):
    """What a round has brought so far. Pairs are (seat, card); bids stand in sealing order."""

    number: int
    maestro: int
    cards: tuple[Card, ...]
    bids: tuple[Bid, ...] = ()
    hired: tuple[tuple[int, Card], ...] = ()
    designers: tuple[int, ...] = ()
    understudies: tuple[tuple[int, Card], ...] = ()
    left: Card | None = None
    named: int | None = None
    fired: Director | None = None


class State(NamedTuple):
    """The table, and what lies face down: `stock` (singers to come), `chairs` (the directors' shuffle), `stacks`.

    Stacks stand in sealing order and become the round's bids at the reveal; all else is public.
    """

    setup: Setup
    stock: tuple[Singer, ...]
    chairs: tuple[Director, ...]
    stacks: tuple[Bid, ...]
    phase: Phase
    now: Round
    stage: tuple[Card | None, ...]
    waiting: tuple[int, ...]
    living: tuple[Director, ...]
    houses: tuple[House, ...]
    table: House | None
    past: tuple[Round, ...]

    @property
    def seats(self) -> int:
        """How many play."""
        return self.setup.seats


def caption(state: State) -> Caption:
    """Say in which round and phase a moment lies."""
    return {"round": state.now.number, "phase": str(state.phase)}


def seating(seats: int, start: int) -> tuple[int, ...]:
    """All seats clockwise, beginning with `start`."""
    return _SEATING[seats, start]


_SEATING = {
    (seats, start): tuple((start + step) % seats for step in range(seats))
    for seats in range(1, 6)
    for start in range(seats)
}
