"""The five kinds of move and their short text, the same in records, logs, tests and links.

`3` number 3 · `3$$` with two money · `3$b` one money and the bluff card · `$` money alone · `u4` the card
in slot 4 to the next seat still without one · `n2` names seat 2 · `x-dark` that director is fired ·
`c251463` the premiere: the singer hired 2nd plays Turandot, the 5th Calaf, …
"""

from dataclasses import dataclass
from itertools import permutations

from turandot.engine.errors import BadMove
from turandot.games.turandot.cards import DIRECTORS, ROLES, Director

MOST_SEATS = 5
MOST_SLOTS = MOST_SEATS + 1
MONEY = 3


@dataclass(frozen=True, slots=True)
class Bid:
    """A sealed stack: a number or none, money, perhaps the bluff card (R3, R4)."""

    number: int | None
    money: int
    bluff: bool = False

    @property
    def size(self) -> int:
        """How many cards lie there: all that the others see before the reveal (R5)."""
        return (self.number is not None) + self.money + self.bluff

    def __str__(self) -> str:
        """Write it as records do."""
        return f"{self.number or ''}{'$' * self.money}{'b' if self.bluff else ''}"


@dataclass(frozen=True, slots=True)
class Understudy:
    """The Maestro gives the card in this slot to the next seat still without one (R11)."""

    slot: int

    def __str__(self) -> str:
        """Write it as records do."""
        return f"u{self.slot}"


@dataclass(frozen=True, slots=True)
class Name:
    """The Maestro names the seat that must fire a director (R13)."""

    seat: int

    def __str__(self) -> str:
        """Write it as records do."""
        return f"n{self.seat}"


@dataclass(frozen=True, slots=True)
class Fire:
    """The named seat fires a director (R14)."""

    director: Director

    def __str__(self) -> str:
        """Write it as records do."""
        return f"x-{self.director}"


@dataclass(frozen=True, slots=True)
class Casting:
    """The premiere: for each role in order, which of the six singers plays it, from 0 in order of hiring (R17)."""

    order: tuple[int, ...]

    def __str__(self) -> str:
        """Write it as records do."""
        return "c" + "".join(str(place + 1) for place in self.order)


Move = Bid | Understudy | Name | Fire | Casting

MONEY_ALONE = (Bid(None, 1), Bid(None, 1, bluff=True))
NUMBERED = tuple(
    Bid(number, money, bluff)
    for number in range(1, MOST_SLOTS + 1)
    for money in range(MONEY + 1)
    for bluff in (False, True)
)
UNDERSTUDIES = tuple(Understudy(slot) for slot in range(1, MOST_SLOTS + 1))
NAMES = tuple(Name(seat) for seat in range(MOST_SEATS))
FIRES = {director: Fire(director) for director in DIRECTORS}
CASTINGS = tuple(Casting(order) for order in permutations(range(len(ROLES))))

_ALL: tuple[Move, ...] = (*NUMBERED, *MONEY_ALONE, *UNDERSTUDIES, *NAMES, *FIRES.values(), *CASTINGS)
_BY_TEXT: dict[str, Move] = {str(move): move for move in _ALL}


def parse(text: str) -> Move:
    """Read a move; the inverse of `str(move)`."""
    move = _BY_TEXT.get(text)
    if move is None:
        raise BadMove(f"{text!r:.40} is no move; moves look like 3$b, $, u4, n2, x-dark or c251463", text=text[:40])
    return move
