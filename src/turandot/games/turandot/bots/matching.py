"""Regret matching: seats play a stage game against each other in the mind until nobody regrets much.

Each rival may also follow a habit (a fixed way to bid) with some probability; then all others answer that mixture.
"""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate
from operator import mul
from typing import NamedTuple

from turandot.games.turandot.bots.stage import Stage

Draw = Callable[[], float]
SETTLING = 4
"""The first quarter of the rehearsals is not counted: there the seats still grope about."""


class Habit(NamedTuple):
    """A fixed way to bid, followed with this probability: running sums of the chances of the seat's bids."""

    chance: float
    sums: Sequence[float]


class Mixture(NamedTuple):
    """What a seat would bid by reason: chances, and the value of each bid against all the others."""

    chances: list[float]
    values: list[float]


NO_HABIT = Habit(0.0, (1.0,))


def draw_from(sums: Sequence[float], mark: float) -> int:
    """Draw a place in proportion to the steps of these running sums."""
    return min(bisect_right(sums, mark * sums[-1]), len(sums) - 1)


def rehearse(stage: Stage, habits: Sequence[Habit], rounds: int, draw: Draw) -> list[Mixture]:
    """Solve the stage game for all seats at once, nobody seeing anything of the others' bids."""
    seats = range(stage.seats)
    bids = stage.bids
    regrets = [[1e-9] * len(row) for row in bids]
    mixed = [[0.0] * len(row) for row in bids]
    values = [[0.0] * len(row) for row in bids]
    counted = 0
    for step in range(rounds):
        played = []
        for seat in seats:
            habit = habits[seat]
            sums = habit.sums if draw() < habit.chance else list(accumulate(regrets[seat]))
            played.append(bids[seat][draw_from(sums, draw())])
        late = step * SETTLING >= rounds
        counted += late
        for seat in seats:
            answers = stage.answers(seat, played)
            if late:
                weigh(mixed[seat], regrets[seat], step)
                values[seat] = [old + new for old, new in zip(values[seat], answers, strict=True)]
            regret(regrets[seat], answers)
    return [Mixture(shares(mixed[seat]), [value / counted for value in values[seat]]) for seat in seats]


def regret(regrets: list[float], answers: list[float]) -> None:
    """Add what every bid would have brought more than the present mixture did; nothing is regretted below zero."""
    mean = sum(map(mul, regrets, answers)) / sum(regrets)
    regrets[:] = [
        gain if (gain := old + answer - mean) > 1e-9 else 1e-9  # noqa: PLR2004
        for old, answer in zip(regrets, answers, strict=True)
    ]


def weigh(mixed: list[float], regrets: list[float], step: int) -> None:
    """Add the present mixture to the running one, later ones counting more."""
    scale = step / sum(regrets)
    mixed[:] = [old + scale * new for old, new in zip(mixed, regrets, strict=True)]


def shares(amounts: Sequence[float]) -> list[float]:
    """Scale amounts so that they add up to one."""
    total = sum(amounts)
    return [amount / total for amount in amounts]
