"""Regret matching: seats play the bidding game against each other in the mind until nobody regrets much.

Each rival may also follow a habit (a fixed way to bid) with some probability; then all others answer that mixture.
"""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import NamedTuple

from turandot.games.turandot.bots.bidding_game import BiddingGame
from turandot.games.turandot.bots.exact import dot, shares

Draw = Callable[[], float]
SETTLING = 4
"""The first quarter of the rehearsals is not counted: there the seats still grope about."""
SURELY = 0.97
"""A seat this likely to follow its habit need not think as well."""
FAINT = 1e-9
"""The least regret, so that every mixture can be drawn from."""


class Habit(NamedTuple):
    """A fixed way to bid, followed with this probability: running sums of the chances of the seat's bids."""

    chance: float
    sums: Sequence[float]


def habit(chances: Sequence[float]) -> Habit:
    """Make the chances of a player of habit ready to be drawn from; they add up to how likely he is one."""
    sums = tuple(accumulate(chances))
    return Habit(sums[-1], sums)


class Mixture(NamedTuple):
    """What a seat would bid by reason: chances, and the value of each bid against all the others."""

    chances: list[float]
    values: list[float]


NO_HABIT = Habit(0.0, (1.0,))


def draw_from(sums: Sequence[float], mark: float) -> int:
    """Draw a place in proportion to the steps of these running sums."""
    return min(bisect_right(sums, mark * sums[-1]), len(sums) - 1)


class Mind:
    """A seat's regrets, and their running sums to draw its next bid from. Nothing is regretted below almost zero."""

    __slots__ = ("regrets", "sums")

    def __init__(self, chances: Sequence[float], memory: float) -> None:
        """Begin with these chances, held as firmly as so much regret."""
        self.regrets = [memory * chance + FAINT for chance in chances]
        self.sums = list(accumulate(self.regrets))

    def learn(self, answers: Sequence[float]) -> None:
        """Add what every bid would have brought more than the present mixture did."""
        regrets = self.regrets
        mean = dot(regrets, answers) / self.sums[-1]
        self.regrets = [
            gain if (gain := old + answer - mean) > FAINT else FAINT
            for old, answer in zip(regrets, answers, strict=True)
        ]
        self.sums = list(accumulate(self.regrets))


class Average:
    """The mean of a seat's mixtures, later ones counting more, and of what its bids would have brought."""

    __slots__ = ("_counted", "_mixed", "_values")

    def __init__(self, bids: int) -> None:
        """Begin with nothing."""
        self._mixed, self._values = [0.0] * bids, [0.0] * bids
        self._counted = 0

    def add(self, mind: Mind, answers: Sequence[float], step: int) -> None:
        """Count the present mixture, and what came of every bid."""
        scale = step / mind.sums[-1]
        self._mixed = [old + scale * new for old, new in zip(self._mixed, mind.regrets, strict=True)]
        self._values = [old + new for old, new in zip(self._values, answers, strict=True)]
        self._counted += 1

    def mixture(self) -> Mixture:
        """What it comes to; with nothing counted, any bid is as good as another."""
        if not self._counted:
            return Mixture([1 / len(self._mixed)] * len(self._mixed), self._values)
        return Mixture(shares(self._mixed), [value / self._counted for value in self._values])


def rehearse(game: BiddingGame, habits: Sequence[Habit], rounds: int, draw: Draw) -> list[Mixture]:
    """Solve the bidding game for all seats at once, nobody seeing anything of the others' bids."""
    bids = game.bids
    minds = [Mind([0.0] * len(row), 0.0) for row in bids]
    averages = [Average(len(row)) for row in bids]
    thinking = [seat for seat, habit in enumerate(habits) if habit.chance < SURELY]
    for step in range(rounds):
        played = []
        for row, mind, habit in zip(bids, minds, habits, strict=True):
            sums = habit.sums if draw() < habit.chance else mind.sums
            played.append(row[draw_from(sums, draw())])
        for seat in thinking:
            answers = game.answers(seat, played)
            if step * SETTLING >= rounds:
                averages[seat].add(minds[seat], answers, step)
            minds[seat].learn(answers)
    return [average.mixture() for average in averages]
