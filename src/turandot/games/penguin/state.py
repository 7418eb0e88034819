"""The whole truth about a game in play: immutable, and built only by the rules.

Named tuples rather than dataclasses: a game makes some hundred of them, and search plays many games.
"""

from enum import StrEnum
from typing import NamedTuple, TypeVar

from turandot.engine.game import Setup
from turandot.engine.shown import Caption
from turandot.games.penguin.cards import Entertainer, Penguin
from turandot.games.penguin.iceberg import needed, turned

TOKENS = 3
HAND = 4
NOWHERE = -1


class Phase(StrEnum):
    """Where a turn stands. Those marked * are passed through: nobody has to act in them."""

    PLACING = "placing"
    PLACED = "placed"  # * the penguin lies there; if a fee is due it is not settled yet
    SETTLED = "settled"  # * the fee is paid, or an entertainer card is discarded instead
    INVITING = "inviting"
    INVITED = "invited"  # * a token has moved
    CHOOSING = "choosing"
    LIT = "lit"  # * an entertainer begins, its audience looks on
    SCORED = "scored"  # * amused penguins have brought their hosts points
    AWARDED = "awarded"  # * the entertainer card has left the ice, won or discarded
    CURTAIN = "curtain"  # * a curtain lies where the entertainer was
    ENTERING = "entering"
    ENTERED = "entered"  # * the new entertainer is there, the next card of the pile is turned up
    DRAWN = "drawn"  # * the hand is full again
    FINISHED = "finished"


class End(StrEnum):
    """Why a game is over."""

    ENTERTAINERS = "entertainers"  # U25
    SPACE = "space"  # U26
    PENGUINS = "penguins"  # U27


class Act(NamedTuple):
    """An entertainer on the iceberg; `needs` are the cells its dots face, as bits (U16)."""

    cell: int
    card: Entertainer
    turned: bool
    needs: int


class Iceberg(NamedTuple):
    """What lies on the ice, all of it public. `curtains` and `taken` (all occupied cells) are bits.

    `guests` holds the penguin on each cell, `acts` the entertainers in reading order, `tokens` for each seat the
    cells of its tokens in reading order; its other tokens are in the supply.
    """

    rows: int
    guests: tuple[Penguin | None, ...]
    acts: tuple[Act, ...]
    curtains: int
    taken: int
    tokens: tuple[tuple[int, ...], ...]


class House(NamedTuple):
    """One player's side of the table, all of it public: points by where they come from, and cards in the order won."""

    activity: str
    start: int
    shows: int = 0
    fees: int = 0
    cards: tuple[Entertainer, ...] = ()

    @property
    def score(self) -> int:
        """Points without what the cards bring at the end; fees are counted below zero."""
        return self.start + self.shows + self.fees


class Guest(NamedTuple):
    """A penguin in an audience: whose guest it is, whether it is amused, and what it scores for its host (U19)."""

    cell: int
    card: Penguin
    host: int | None
    amused: bool
    points: int


class Show(NamedTuple):
    """A performance: who waited when it was chosen, who looked on, what each seat scored and who takes the card."""

    cell: int
    card: Entertainer
    waiting: tuple[int, ...]
    audience: tuple[Guest, ...]
    points: tuple[int, ...]
    award: int | None
    entered: Act | None = None


class Turn(NamedTuple):
    """What a turn has brought so far, as all have seen it; `token` is where one came from and went to."""

    number: int
    seat: int
    card: Penguin | None = None
    cell: int = NOWHERE
    fee: int = 0
    excuse: Entertainer | None = None
    token: tuple[int | None, int] | None = None
    shows: tuple[Show, ...] = ()

    @property
    def paid(self) -> int:
        """What was subtracted: the fee, unless a card was discarded instead (U13)."""
        return 0 if self.excuse else self.fee


class State(NamedTuple):
    """The table, and what is hidden: `hands`, `stock` (penguins to draw) and `pile` (entertainers) below its top card.

    Hands are kept in the order of the deck; of both piles the next card comes first.
    """

    setup: Setup
    phase: Phase
    now: Turn
    iceberg: Iceberg
    houses: tuple[House, ...]
    hands: tuple[tuple[Penguin, ...], ...]
    stock: tuple[Penguin, ...]
    pile: tuple[Entertainer, ...]
    gone: tuple[Entertainer, ...]
    waiting: tuple[int, ...]
    past: tuple[Turn, ...]
    end: End | None

    @property
    def seats(self) -> int:
        """How many play."""
        return self.setup.seats


def round_of(turn: int, seats: int) -> int:
    """The round of turns a turn belongs to: in each of them everybody moves once."""
    return (turn - 1) // seats + 1


class TurnCaption(Caption):
    """Where in the game a moment lies: the round and the turn."""

    turn: int


def caption(state: State) -> TurnCaption:
    """Say in which round, turn and phase a moment lies."""
    turn = state.now.number
    return {"round": round_of(turn, state.seats), "turn": turn, "phase": str(state.phase)}


def act(rows: int, cell: int, card: Entertainer, *, half_turn: bool) -> Act:
    """Put an entertainer on a cell, upright or turned by 180°."""
    dots = turned(card.dots) if half_turn else card.dots
    return Act(cell, card, half_turn, needed(rows, cell, dots))


Item = TypeVar("Item")


def swapped(items: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    """The same items with another one in this place."""
    return (*items[:place], item, *items[place + 1 :])
