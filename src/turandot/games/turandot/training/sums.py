"""Least squares by running sums: what has been learnt so far is small, so training can stop and go on anywhere."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp, log

HEATS = tuple(0.3 * 1.09**step for step in range(40))
"""The temperatures among which the likeliest is chosen."""


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

    def add(self, features: Sequence[float], target: float) -> None:
        """Learn from one case."""
        there = [(place, float(value)) for place, value in enumerate(features) if value]
        for place, value in there:
            row = self.squares[place]
            for other, factor in there:
                row[other] += value * factor
            self.targets[place] += value * target

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
        known = sum(row[column] * found[column] for column in range(place + 1, size))
        found[place] = (row[size] - known) / row[place]
    return found


@dataclass(slots=True)
class Heat:
    """How likely the winners were, under each temperature."""

    likelihood: list[float] = field(default_factory=lambda: [0.0] * len(HEATS))

    def add(self, values: Sequence[float], winners: Sequence[int]) -> None:
        """Learn from one race: what the racers were thought to reach, and who won."""
        top = max(values)
        for place, heat in enumerate(HEATS):
            total = log(sum(exp((value - top) / heat) for value in values))
            won = sum((values[winner] - top) / heat for winner in winners) / len(winners)
            self.likelihood[place] += won - total

    def best(self) -> float:
        """The temperature under which what happened was likeliest."""
        return HEATS[self.likelihood.index(max(self.likelihood))]
