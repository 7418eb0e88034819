"""The Maestro's best way to hand out understudies: the most for himself against all the others together."""

from collections.abc import Sequence

Handed = tuple[float, tuple[int, ...]]
"""The sum of the weights handed out (the Table's too), and the cards in the order of the seats waiting."""


HOPELESS = 1e-6
"""A share of the win so small that there is nothing to be won, and one plays for the finest premiere instead."""


class HandOut:
    """Hand-outs of one round: who waits and which cards are free may differ, what a card means to a seat does not.

    `rows[seat][card]` is the weight a seat would have, `left[card]` the Table's with the last card. Rows may be more
    than seats: a seat that paints is another row. Sets of cards are bits; what was worked out once is remembered.
    """

    def __init__(self, maestro: int, rows: Sequence[Sequence[float]], left: Sequence[float]) -> None:
        """Remember nothing yet."""
        self.maestro = maestro
        self.rows = rows
        self.left = left
        self._known: dict[tuple[tuple[int, ...], int], Handed] = {}

    def best(self, waiting: tuple[int, ...], free: int, others: float) -> Handed:
        """Give every waiting row one of the free cards so that the Maestro's share is largest.

        If he cannot win at all, he still takes the finest card for himself.

        `others` is the weight of the seats already served, the Maestro's own included if he is one of them.
        """
        if not waiting or waiting[0] != self.maestro:
            return self.least(waiting, free)
        mine, rest = self.rows[self.maestro], waiting[1:]
        best_share, finest = -1.0, -1.0
        best: Handed = (0.0, ())
        proud: Handed = best
        for card in cards(free):
            total, given = self.least(rest, free ^ 1 << card)
            own = mine[card]
            share = own / (own + total + others)
            if share > best_share:
                best_share, best = share, (own + total, (card, *given))
            if own > finest:
                finest, proud = own, (own + total, (card, *given))
        return proud if best_share < HOPELESS else best

    def least(self, waiting: tuple[int, ...], free: int) -> Handed:
        """Deny: the way to hand out these cards that leaves those waiting, and the Table, with the least."""
        key = waiting, free
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._least(waiting, free)
        return found

    def _least(self, waiting: tuple[int, ...], free: int) -> Handed:
        if not waiting:
            return self.left[cards(free)[0]], ()
        row, rest = self.rows[waiting[0]], waiting[1:]
        most = float("inf")
        best: Handed = (most, ())
        for card in cards(free):
            total, given = self.least(rest, free ^ 1 << card)
            total += row[card]
            if total < most:
                most, best = total, (total, (card, *given))
        return best


def _cards(free: int) -> tuple[int, ...]:
    return tuple(card for card in range(free.bit_length()) if free >> card & 1)


_CARDS = tuple(_cards(free) for free in range(1 << 6))


def cards(free: int) -> tuple[int, ...]:
    """List the cards of a set."""
    return _CARDS[free]
