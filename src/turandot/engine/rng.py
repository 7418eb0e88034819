"""Chance: named streams drawn from one seed, so that one stream's draws say nothing of another's.

The only file that imports `random`, and it uses only `random()`, the one method whose sequence Python
promises to keep from version to version.
"""

import random
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")


class Stream:
    """One reproducible sequence of draws."""

    __slots__ = ("random",)

    def __init__(self, seed: str, name: str) -> None:
        """Open the stream called `name` of the game with this seed."""
        digest = sha256(f"{seed}/{name}".encode()).digest()
        self.random = random.Random(int.from_bytes(digest, "big")).random

    def below(self, n: int) -> int:
        """Draw an integer from 0 to n-1."""
        return int(self.random() * n)

    def choice(self, items: Sequence[T]) -> T:
        """Draw one of the items, all alike."""
        return items[int(self.random() * len(items))]

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """Put the items in random order (Fisher and Yates)."""
        pile = list(items)
        for last in range(len(pile) - 1, 0, -1):
            other = int(self.random() * (last + 1))
            pile[last], pile[other] = pile[other], pile[last]
        return tuple(pile)

    def weighted(self, weights: Sequence[float]) -> int:
        """Draw an index with chances in proportion to the weights (at least one is positive)."""
        mark = self.random() * sum(weights)
        chosen = 0
        for index, weight in enumerate(weights):
            if weight > 0:
                chosen = index
                mark -= weight
                if mark < 0:
                    break
        return chosen
