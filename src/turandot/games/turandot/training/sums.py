"""What games teach, as running sums: all that was learnt is small, so training can stop and go on anywhere.

Houses are compared within their table: how much more a house comes to than the others there, for what it has more than
they have. What all houses of a game share, such as a rich deal, then teaches nothing false. Points are learnt first,
since they teach most; then, a little, who won: stars break ties, and more than a third of all games end level.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log

from turandot.engine.game import Json
from turandot.games.turandot.bots.exact import dot, exp, power, shares, total
from turandot.games.turandot.bots.model import TABLE_FEATURES, Sheet, sheet

HEATS = tuple(0.3 * power(1.09, step) for step in range(40))
"""The temperatures among which the likeliest is chosen."""
LEAST = 0.15
"""The least by which a feature is taken to vary.

So what is seldom seen, as an empty purse in round 1, is not judged by a few games: it keeps its weight in points."""
CAUTION = 20.0
"""How many cases the weights from before count as much as, where training begins from next to nothing."""
TRUST = 4000.0
"""The same for weights that were taught before."""
DOUBT = 300.0
"""How many races must speak against the points before the wins are believed half as much."""
FADE = 0.5
"""What earlier passes still count once a better model plays."""


@dataclass(slots=True)
class Sums:
    """Running sums of products of features with each other and with the target."""

    size: int
    squares: list[list[float]] = field(default_factory=list)
    targets: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Start from nothing, unless sums were given."""
        self.squares = self.squares or [[0.0] * self.size for _ in range(self.size)]
        self.targets = self.targets or [0.0] * self.size

    def add(self, features: Sequence[float], target: float, weight: float = 1.0) -> None:
        """Learn from one case, which may count for less than others."""
        there = [(place, float(value)) for place, value in enumerate(features) if value]
        for place, value in there:
            row, counted = self.squares[place], value * weight
            for other, factor in there:
                row[other] += counted * factor
            self.targets[place] += counted * target

    def fade(self, part: float) -> None:
        """Let all that was learnt count for only a part."""
        self.squares = [[part * value for value in row] for row in self.squares]
        self.targets = [part * value for value in self.targets]

    def fit(self, before: Sequence[float], caution: float) -> list[float]:
        """Weights with the least squared error, drawn towards those from before with the weight of `caution` cases."""
        drawn = [target + caution * old for target, old in zip(self.targets, before, strict=True)]
        matrix = [[*row, target] for row, target in zip(self.squares, drawn, strict=True)]
        for place in range(self.size):
            matrix[place][place] += caution
        return solve(matrix)


def solve(matrix: list[list[float]]) -> list[float]:
    """Solve linear equations whose right-hand side is the last column (the matrix is positive definite)."""
    size = len(matrix)
    for place in range(size):
        row = matrix[place]
        for below in matrix[place + 1 :]:
            factor = below[place] / row[place]
            if factor:
                for column in range(place, size + 1):
                    below[column] -= factor * row[column]
    found = [0.0] * size
    for place in reversed(range(size)):
        row = matrix[place]
        known = dot(row[place + 1 : size], found[place + 1 :])
        found[place] = (row[size] - known) / row[place]
    return found


@dataclass(slots=True)
class Houses:
    """Points of houses within their table, and apart from that the mean house, whose points the constant must meet."""

    within: Sums
    mean: list[float] = field(default_factory=list)
    points: float = 0.0
    count: float = 0.0

    def __post_init__(self) -> None:
        """Start from nothing, unless sums were given."""
        self.mean = self.mean or [0.0] * self.within.size

    def add(self, rows: Sequence[Sequence[float]], totals: Sequence[float], guest: int | None) -> None:
        """Learn from one table; a guest's house is there to be compared with, and teaches nothing else."""
        seats = len(rows)
        middle = [total(column) / seats for column in zip(*rows, strict=True)]
        points = total(totals) / seats
        for seat, (row, own) in enumerate(zip(rows, totals, strict=True)):
            if seat != guest:
                self.within.add([value - usual for value, usual in zip(row, middle, strict=True)], own - points)
                self.mean = [old + value for old, value in zip(self.mean, row, strict=True)]
                self.points += own
                self.count += 1

    def fit(self, before: Sequence[float], caution: float = CAUTION) -> list[float]:
        """Weights for the differences, and a constant (the first of them) for the mean."""
        return self.levelled(self.within.fit(before, caution))

    def levelled(self, weights: list[float]) -> list[float]:
        """The same weights with a constant that meets the mean of the points, as far as any were seen."""
        if self.count:
            weights[0] += (self.points - dot(weights, self.mean)) / self.count
        return weights

    def fade(self) -> None:
        """Let earlier passes count for less."""
        self.within.fade(FADE)
        self.mean = [FADE * value for value in self.mean]
        self.points, self.count = FADE * self.points, FADE * self.count


@dataclass(slots=True)
class Heat:
    """How likely the winners were, under each temperature."""

    likelihood: list[float] = field(default_factory=lambda: [0.0] * len(HEATS))

    def add(self, values: Sequence[float], winners: Sequence[int]) -> None:
        """Learn from one race: what the racers were thought to reach, and who won."""
        top = max(values)
        for place, heat in enumerate(HEATS):
            whole = log(total([exp((value - top) / heat) for value in values]))
            won = total([(values[winner] - top) / heat for winner in winners]) / len(winners)
            self.likelihood[place] += won - whole

    def best(self) -> float:
        """The temperature under which what happened was likeliest."""
        return HEATS[self.likelihood.index(max(self.likelihood))]


@dataclass(slots=True)
class Races:
    """Who won, as slopes and curvature of the likelihood, seen from the weights in use: enough for one step uphill."""

    within: Sums
    count: float = 0.0

    def add(
        self, rows: Sequence[Sequence[float]], values: Sequence[float], heat: float, winners: Sequence[int]
    ) -> None:
        """Learn from one race between all houses of a table."""
        top = max(values)
        chances = shares([exp((value - top) / heat) for value in values])
        middle = [dot(chances, column) for column in zip(*rows, strict=True)]
        for seat, (row, chance) in enumerate(zip(rows, chances, strict=True)):
            apart = [value - usual for value, usual in zip(row, middle, strict=True)]
            self.within.add(apart, (seat in winners) / len(winners) / chance, chance)
        self.count += 1

    def step(self, old: Sequence[float], points: Sequence[float]) -> list[float]:
        """From the old weights, in units of their temperature, to likelier ones, held back by those the points gave."""
        if not self.count:
            return list(points)
        matrix = []
        for place, (row, slope) in enumerate(zip(self.within.squares, self.within.targets, strict=True)):
            doubt = DOUBT * max(row[place] / self.count, LEAST)
            right = dot(row, old) + slope + doubt * points[place]
            matrix.append([*row[:place], row[place] + doubt, *row[place + 1 :], right])
        return solve(matrix)


@dataclass(slots=True)
class Page:
    """What has been learnt about the end of one round: of houses, the Table, how sure it makes of winning, who won."""

    houses: Houses
    table: Sums
    heat: Heat
    races: Races

    @classmethod
    def blank(cls, size: int) -> "Page":
        """Begin with nothing."""
        return cls(Houses(Sums(size)), Sums(len(TABLE_FEATURES)), Heat(), Races(Sums(size)))

    def fit(self, old: Sheet, caution: float) -> Sheet:
        """Make better weights of what was learnt; then let it fade."""
        before = (*old.cast, *old.purse)
        weights, heat = self.houses.fit(before, caution), self.heat.best()
        logits = self.races.step([weight / old.heat for weight in before], [weight / heat for weight in weights])
        weights = self.houses.levelled([weight * heat for weight in logits])
        found = sheet(weights, self.table.fit(old.table, caution), heat)
        self.races = Races(Sums(len(before)))
        self.houses.fade()
        self.table.fade(FADE)
        self.heat = Heat()
        return found

    def write(self) -> Json:
        """Put it into a file."""
        sums = [[one.squares, one.targets] for one in (self.houses.within, self.table, self.races.within)]
        houses = self.houses
        return [sums, houses.mean, houses.points, houses.count, self.heat.likelihood, self.races.count]

    @classmethod
    def read(cls, given: Json) -> "Page":
        """Take it up again."""
        sums, mean, points, count, heat, raced = given
        within, table, races = (Sums(len(targets), squares, targets) for squares, targets in sums)
        return cls(Houses(within, mean, points, count), table, Heat(heat), Races(races, raced))
