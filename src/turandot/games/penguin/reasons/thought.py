"""What a reason is, and how much it speaks for or against a move."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from turandot.engine.game import Json
from turandot.games.penguin.iceberg import AROUND, cells_of
from turandot.games.penguin.scoring import account
from turandot.games.penguin.shows import amused
from turandot.games.penguin.state import Act, House, Iceberg
from turandot.games.penguin.view import View

GOOD = {
    **dict.fromkeys(("points", "card", "animal", "activity", "token", "place", "deny", "hand"), 1),
    **dict.fromkeys(("fee", "spend", "gift", "opening"), -1),
}
"""What a bot counts, in points: what speaks for a move, and what it costs or gives to others."""
FAINT = 0.05
"""What a fact weighs that a bot does not count, or counts for nothing."""
LEAST = 0.01
"""What a fact weighs that is told only where nothing else is."""
SHARED = 0.25
"""What everything else would have brought as well is no reason to choose this; so much of it is still worth telling."""
ROOMY = 3
"""So many empty cells around a guest leave room for entertainers to come."""
FELT = 0.5
"""Hopes below half a point are not told."""


class Reason(NamedTuple):
    """A fact about a move. What speaks for it weighs more than nothing, what speaks against it less, in points.

    `plain` ones are the bot's own estimates: they are told after what can be seen.
    """

    kind: str
    weight: float
    facts: Mapping[str, Json]
    plain: bool = False

    def shown(self) -> Json:
        """Write it down for the page."""
        return {"kind": self.kind, "weight": round(self.weight, 2), **self.facts}


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot counted for a move, and for the moves weighed with it on average."""

    view: View
    counted: Mapping[str, float]
    usual: Mapping[str, float]

    @property
    def me(self) -> int:
        """Whose move it is."""
        return self.view.seat

    @property
    def next(self) -> int:
        """Who moves after this turn."""
        return (self.me + 1) % self.view.seats

    def told(self, *names: str) -> float:
        """What a bot counted under these names, as far as it is good for the player."""
        return sum(GOOD[name] * self.counted.get(name, 0.0) for name in names)

    def more(self, *names: str) -> float:
        """By how much that is better than with the other moves."""
        return self.told(*names) - sum(GOOD[name] * self.usual.get(name, 0.0) for name in names)

    def speaks(self, name: str) -> bool:
        """Whether the bot, if it counts at all, found something good under this name."""
        return not self.counted or self.told(name) > 0

    def pro(self, kind: str, *names: str, **facts: Json) -> Reason:
        """A fact that speaks for the move, by what was counted under these names."""
        return Reason(kind, max(FAINT, self.more(*names), SHARED * self.told(*names)), facts)

    def con(self, kind: str, *names: str, **facts: Json) -> Reason:
        """A fact that speaks against it."""
        return Reason(kind, min(-FAINT, self.more(*names), SHARED * self.told(*names)), facts)


def lead(view: View, houses: tuple[House, ...]) -> int:
    """By how many points the player would be ahead of the best of the others at the end; less than 0 if behind."""
    totals = [line.total for line in account(houses)]
    mine = totals.pop(view.seat)
    return mine - max(totals)


# ── What can be seen on the ice ──


def beside(iceberg: Iceberg, cell: int) -> list[Act]:
    """The entertainers around a cell."""
    around = AROUND[iceberg.rows][cell]
    return [act for act in iceberg.acts if around >> act.cell & 1]


def amusing(iceberg: Iceberg, cell: int) -> list[Act]:
    """The entertainers around a penguin that amuse it."""
    guest = iceberg.guests[cell]
    return [act for act in beside(iceberg, cell) if guest and amused(guest, act.card)]


def lacking(iceberg: Iceberg, act: Act) -> int:
    """How many of an entertainer's dots face an empty cell."""
    return (act.needs & ~iceberg.taken).bit_count()


def free_cells(iceberg: Iceberg, cell: int) -> int:
    """How many cells around this one are empty."""
    return len(list(cells_of(AROUND[iceberg.rows][cell] & ~iceberg.taken)))


def ids(acts: list[Act]) -> list[str]:
    """Entertainers as the page knows them."""
    return [act.card.id for act in acts]
