"""Least squares by running sums: what has been learnt so far is small, so training can stop and go on anywhere."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp, log

HEATS = tuple(1000 + 250 * step for step in range(80))
"""The temperatures among which the likeliest is chosen, in thousandths of a point."""


@dataclass(slots=True)
class Sums:
    """Running sums of products of features with each other and with the target: whole numbers, so none is lost."""

    size: int
    squares: list[list[int]] = field(default_factory=list)
    targets: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Start from nothing, unless sums were given."""
        self.squares = self.squares or [[0] * self.size for _ in range(self.size)]
        self.targets = self.targets or [0] * self.size

    def add(self, features: Sequence[int], target: int) -> None:
        """Learn from one case."""
        there = [(place, value) for place, value in enumerate(features) if value]
        for place, value in there:
            row = self.squares[place]
            for other, factor in there:
                row[other] += value * factor
            self.targets[place] += value * target

    def fade(self, part: int) -> None:
        """Let all that was learnt count for only one of so many parts."""
        self.squares = [[value // part for value in row] for row in self.squares]
        self.targets = [value // part for value in self.targets]

    def fit(self, before: Sequence[float], caution: float) -> list[float]:
        """Weights with the least squared error, drawn towards those from before with the weight of `caution`."""
        matrix = [
            [*map(float, row), target + caution * old]
            for row, target, old in zip(self.squares, self.targets, before, strict=True)
        ]
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
            for column in range(place, size + 1):
                below[column] -= factor * row[column]
    found = [0.0] * size
    for place in reversed(range(size)):
        row = matrix[place]
        known = 0.0
        for column in range(place + 1, size):
            known += row[column] * found[column]
        found[place] = (row[size] - known) / row[place]
    return found


@dataclass(slots=True)
class Heat:
    """How likely the winners were, under each temperature."""

    likelihood: list[float] = field(default_factory=lambda: [0.0] * len(HEATS))

    def add(self, values: Sequence[int], shares: Sequence[float]) -> None:
        """Learn from one race: what the racers were thought to reach, and who won."""
        top = max(values)
        for place, heat in enumerate(HEATS):
            whole = won = 0.0
            for value, share in zip(values, shares, strict=True):
                whole += exp((value - top) / heat)
                won += share * (value - top) / heat
            self.likelihood[place] += won - log(whole)

    def best(self) -> int:
        """The temperature under which what happened was likeliest."""
        return HEATS[self.likelihood.index(max(self.likelihood))]
