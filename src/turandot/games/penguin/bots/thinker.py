"""A seat about to move: how it sees the table, what it hopes for, and what pleases it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from turandot.engine.rng import Stream
from turandot.games.penguin.bots.eyes import trust
from turandot.games.penguin.bots.features import FEATURES, LATE, STEPS
from turandot.games.penguin.bots.levels import Level
from turandot.games.penguin.bots.model import GRAIN, Model, chances, expected, heat
from turandot.games.penguin.bots.spots import EIGHTHS, PLAIN, POINT, Mind
from turandot.games.penguin.bots.table import Table
from turandot.games.penguin.moves import Move
from turandot.games.penguin.view import View

_HOPE, _LATE = FEATURES.index("hope-1"), FEATURES.index("late-hope-1")
HUNDREDTH = GRAIN // 100
STEADY = 0.05
"""However clear the game is, this much of a temper stays."""
PRIDE = 0.001
"""What a point pleases, in chances to win: where nothing can be won or lost any more, points still count."""


def in_hopes(hundredths: int) -> int:
    """Hundredths of a point as hopes are counted."""
    return POINT * hundredths // 100


def mind_of(model: Model, table: Table) -> Mind:
    """The hopes of a model as a mind has them, for somebody who has just moved."""
    row = model[table.seats].rows[-1]
    late = len(table.pile) + 1 <= LATE
    hopes = [POINT]
    for step in range(STEPS):
        weight = row[_HOPE + step] + (row[_LATE + step] if late else 0)
        hopes.append(POINT * weight // GRAIN)
    hopes += [hopes[-1]] * (len(PLAIN) - len(hopes))
    return Mind(tuple(hopes), care=EIGHTHS // (table.seats - 1))


@dataclass(slots=True)
class Idea:
    """A move with the table at the end of the turn, before the draw, and what was found out about it.

    `value` is a chance to win: at first by the fitted value alone, then the mean over the deals played. `liking` is
    what the move pleases besides, in the same measure; only `worth` minds it.
    """

    move: Move
    table: Table
    value: float
    liking: float = 0.0
    deals: int = 0

    @property
    def worth(self) -> float:
        """By what ideas are put in order."""
        return self.value + self.liking


@dataclass(slots=True)
class Thinker:
    """A seat about to move: how it sees the table, and what pleases it."""

    view: View
    level: Level
    table: Table
    luck: Stream
    model: Model = field(init=False)
    trust: Sequence[int] = field(init=False)
    mind: Mind = field(init=False)
    before: list[int] = field(init=False)
    slope: float = field(init=False)

    def __post_init__(self) -> None:
        """See the table once as it is before the move."""
        eyes, temper, table = self.level.eyes, self.level.temper, self.table
        self.model = self.level.model()
        self.trust = trust(self.view, eyes.fancy)
        mind = mind_of(self.model, table)
        self.mind = mind._replace(
            trust=self.trust if eyes.fancy else None,
            care=mind.care * eyes.care // EIGHTHS + EIGHTHS * temper.spite // 100,
            card=mind.card + in_hopes(temper.keep),
            excuse=mind.excuse - in_hopes(temper.spend),
            fee=POINT - in_hopes(temper.fee),
        )
        self.before = expected(table, self.model, self.next, self.trust)
        warmth = heat(table, self.model)
        own = chances(self.before, warmth)[self.me]
        self.slope = max(own * (1 - own), STEADY) / warmth

    @property
    def me(self) -> int:
        """Whose thoughts these are."""
        return self.view.seat

    @property
    def next(self) -> int:
        """Who moves after this turn."""
        return (self.me + 1) % self.view.seats

    def judge(self, table: Table, mover: int) -> float:
        """The own chance to win by the fitted value, as these eyes see it."""
        return self.chance(table, expected(table, self.model, mover, self.trust))

    def chance(self, table: Table, points: list[int]) -> float:
        """The own chance to win if every seat may expect so many points; at the end there is no doubt."""
        if table.over:
            return table.shares()[self.me]
        care = self.level.eyes.care
        if care < EIGHTHS:
            points = [
                point if seat == self.me else old + (point - old) * care // EIGHTHS
                for seat, (point, old) in enumerate(zip(points, self.before, strict=True))
            ]
        return chances(points, heat(table, self.model))[self.me]

    def idea(self, move: Move, table: Table, pleasure: int) -> Idea:
        """A move, how good it looks, and what it pleases: so many hundredths of a point."""
        temper, me = self.level.temper, self.me
        points = expected(table, self.model, self.next, self.trust)
        pleasure += temper.keep * max(0, len(table.cards[me]) - len(self.table.cards[me]))
        liking = pleasure * HUNDREDTH
        rivals = [seat for seat in range(table.seats) if seat != me]
        leader = max(rivals, key=lambda seat: self.before[seat])
        liking += (self.before[leader] - points[leader]) * temper.spite // 100
        pride = points[me] * PRIDE / GRAIN
        return Idea(move, table, self.chance(table, points), liking * self.slope + pride)
