"""The end in numbers: what entertainer cards bring (U29, U30), and who wins (U31)."""

from typing import NamedTuple, Protocol

from turandot.games.penguin.cards import ANIMALS, Entertainer
from turandot.games.penguin.state import House

ACTIVITY_POINTS = 2
MOST_POINTS = 5
SHARED_POINTS = 3


class Line(NamedTuple):
    """One seat's account: the score before bonuses by where it comes from, then what the cards bring."""

    start: int
    shows: int
    fees: int
    activity: int
    animals: tuple[int, ...]
    cards: int

    @property
    def bonus(self) -> int:
        """What the cards held at the end bring, which also breaks ties (U31)."""
        return self.activity + sum(self.animals)

    @property
    def total(self) -> int:
        """Add it all up."""
        return self.start + self.shows + self.fees + self.bonus

    @property
    def rank(self) -> tuple[int, int, int]:
        """What decides, in this order: points, bonus points, entertainer cards (U31)."""
        return self.total, self.bonus, self.cards


class Seated(Protocol):
    """What scoring needs: a state and a view both have it, since all that counts is public."""

    @property
    def houses(self) -> tuple[House, ...]:
        """Every player's side of the table."""


def account(houses: tuple[House, ...]) -> tuple[Line, ...]:
    """Every seat's account if the game ended now."""
    counts = [animal_counts(house.cards) for house in houses]
    by_animal = [animal_points(list(column)) for column in zip(*counts, strict=True)]
    return tuple(
        Line(
            start=house.start,
            shows=house.shows,
            fees=house.fees,
            activity=activity_points(house),
            animals=tuple(points[seat] for points in by_animal),
            cards=len(house.cards),
        )
        for seat, house in enumerate(houses)
    )


def activity_points(house: House) -> int:
    """Two points for each card whose activity is that of the own activity card (U29)."""
    return ACTIVITY_POINTS * sum(card.activity == house.activity for card in house.cards)


def animal_counts(cards: tuple[Entertainer, ...]) -> tuple[int, ...]:
    """How many cards of each animal these are."""
    animals = [card.animal for card in cards]
    return tuple(animals.count(animal) for animal in ANIMALS)


def animal_points(counts: list[int]) -> list[int]:
    """For one animal: five points for strictly the most cards, three each for several who share the most (U30)."""
    most = max(counts)
    if not most:
        return [0] * len(counts)
    points = MOST_POINTS if counts.count(most) == 1 else SHARED_POINTS
    return [points if count == most else 0 for count in counts]


# ── The end ──


def scores(end: Seated) -> tuple[int, ...]:
    """Total points by seat."""
    return tuple(line.total for line in account(end.houses))


def winners(end: Seated) -> tuple[int, ...]:
    """Most points wins; then more bonus points, then more cards, else the victory is shared (U31)."""
    ranks = [line.rank for line in account(end.houses)]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


def places(end: Seated) -> tuple[int, ...]:
    """Rank the seats; equals by every tie-break share a place (U31)."""
    ranks = [line.rank for line in account(end.houses)]
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)


def tie_break(end: Seated) -> str | None:
    """What decided between those with most points: bonus, cards, or nothing, so that they share the victory (U31)."""
    ranks = sorted((line.rank for line in account(end.houses)), reverse=True)
    (points, bonus, cards), second = ranks[0], ranks[1]
    if second[0] < points:
        return None
    if second[1] < bonus:
        return "bonus"
    return "cards" if second[2] < cards else "shared"
