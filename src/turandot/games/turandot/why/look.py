"""What an argument is, and what every card on stage would add to every house now."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from turandot.engine.game import Json
from turandot.games.turandot.cards import Card
from turandot.games.turandot.prospects import gain
from turandot.games.turandot.scoring import standing
from turandot.games.turandot.view import View


class Argument(NamedTuple):
    """One reason: its weight in points, for the move or against it, its kind, and the facts its sentence names.

    `about` is what it argues with, so that several reasons for a move do not all say the same.
    """

    weight: float
    kind: str
    facts: Mapping[str, Json]
    about: str = "card"


class Look(NamedTuple):
    """The table as one seat sees it, and for every seat what each card on stage would add to its house now."""

    view: View
    cards: tuple[Card, ...]
    gains: tuple[tuple[int, ...], ...]

    @property
    def others(self) -> list[int]:
        """Everybody else."""
        return [seat for seat in range(self.view.seats) if seat != self.view.seat]

    def gain(self, seat: int, card: Card) -> int:
        """What a card would add to a house now."""
        return self.gains[seat][self.cards.index(card)]

    def above(self, seat: int, card: Card) -> float:
        """How much more it would add than the average card."""
        return self.gain(seat, card) - sum(self.gains[seat]) / len(self.cards)

    @property
    def spread(self) -> float:
        """How much is at stake for the seat that has to act: the best card against the average one."""
        row = self.gains[self.view.seat]
        return max(0.5, max(row) - sum(row) / len(row))


def look(view: View) -> Look:
    """Reckon what every card on stage is worth to every house now."""
    cards = tuple(card for card in view.stage if card is not None)
    before = [standing(house) for house in view.houses]
    gains = [tuple(gain(house, card, had) for card in cards) for house, had in zip(view.houses, before, strict=True)]
    return Look(view, cards, tuple(gains))


def about(what: str, arguments: Iterable[Argument]) -> Iterator[Argument]:
    """Say of arguments what they argue with."""
    return (each._replace(about=what) for each in arguments)
