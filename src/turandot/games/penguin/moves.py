"""The five kinds of move and their short text, the same in records, logs, tests and links.

`red-juggling-4@d3` that penguin on d3 · with `$` a fee is due and paid · with `!seal-dance` that entertainer card is
discarded instead · `>e5` a token from the supply to e5 · `c3>e5` the own token on c3 to e5 · `-` no token is moved ·
`*c3` the entertainer on c3 performs next · `f4^` and `f4v` the new entertainer on f4, upright or turned.
"""

import re
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain

from turandot.engine.errors import BadMove
from turandot.games.penguin.cards import LONGEST_ID
from turandot.games.penguin.iceberg import CELLS, NAMES

PAID = "$"
"""How a fee was settled if it was paid; otherwise the id of the card discarded, or nothing if none was due."""


@dataclass(frozen=True, slots=True)
class Place:
    """A penguin from the hand on an empty cell; `settled` says how the fee is met, and is empty without one (U13)."""

    card: str
    cell: int
    settled: str = ""

    def __str__(self) -> str:
        """Write it as records do."""
        mark = "!" if self.settled not in ("", PAID) else ""
        return f"{self.card}@{NAMES[self.cell]}{mark}{self.settled}"


@dataclass(frozen=True, slots=True)
class Invite:
    """One of the own tokens to a penguin, from another penguin or, without a source, from the supply (U14)."""

    source: int | None
    target: int

    def __str__(self) -> str:
        """Write it as records do."""
        return f"{'' if self.source is None else NAMES[self.source]}>{NAMES[self.target]}"


@dataclass(frozen=True, slots=True)
class Leave:
    """No token is moved (U14)."""

    def __str__(self) -> str:
        """Write it as records do."""
        return "-"


@dataclass(frozen=True, slots=True)
class Perform:
    """Of several waiting entertainers, this one performs next (U18)."""

    cell: int

    def __str__(self) -> str:
        """Write it as records do."""
        return f"*{NAMES[self.cell]}"


@dataclass(frozen=True, slots=True)
class Enter:
    """The new entertainer on an empty cell, upright or turned by 180° (U23)."""

    cell: int
    turned: bool

    def __str__(self) -> str:
        """Write it as records do."""
        return f"{NAMES[self.cell]}{'v' if self.turned else '^'}"


Move = Place | Invite | Leave | Perform | Enter

LEAVE = Leave()
PERFORMS = tuple(Perform(cell) for cell in range(len(NAMES)))
ENTERS = tuple((Enter(cell, turned=False), Enter(cell, turned=True)) for cell in range(len(NAMES)))


# Moves are listed again and again while a game is searched, and making one costs more than finding it.


@lru_cache(maxsize=1 << 8)
def places(card: str, settled: str = "") -> tuple[Place, ...]:
    """A penguin on each of the cells, without a fee or with one that is paid."""
    return tuple(Place(card, cell, settled) for cell in range(len(NAMES)))


@lru_cache(maxsize=1 << 7)
def invites(source: int | None) -> tuple[Invite, ...]:
    """A token from this penguin, or from the supply, to each of the cells."""
    return tuple(Invite(source, target) for target in range(len(NAMES)))


_ID = rf"[a-z0-9-]{{1,{LONGEST_ID}}}"
_PLACE = re.compile(rf"({_ID})@([a-g][1-9])(?:(\$)|!({_ID}))?")
_INVITE = re.compile(r"([a-g][1-9])?>([a-g][1-9])")
_ALL_SHORT: tuple[Move, ...] = (LEAVE, *PERFORMS, *chain.from_iterable(ENTERS))
_SHORT = {str(move): move for move in _ALL_SHORT}


def parse(text: str) -> Move:
    """Read a move; the inverse of `str(move)`."""
    if move := _SHORT.get(text):
        return move
    if found := _PLACE.fullmatch(text):
        card, cell, paid, excuse = found.groups()
        return Place(card, CELLS[cell], paid or excuse or "")
    if found := _INVITE.fullmatch(text):
        source, target = found.groups()
        return Invite(CELLS[source] if source else None, CELLS[target])
    raise BadMove(
        f"{text!r:.60} is no move; moves look like red-juggling-4@d3, >e5, c3>e5, -, *c3 or f4^", text=text[:60]
    )
