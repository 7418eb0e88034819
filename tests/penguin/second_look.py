"""A second look at the ice: what a reason says, found out anew from what lies on the table, the long way.

It knows the rules page and what is printed on cards, and imports nothing of the game but the list of its cards. A cell
is a complex number, as with the referee.
"""

from collections import Counter
from typing import Any

from tests.penguin.referee import AROUND, LIKES, Cell, at
from turandot.games.penguin.cards import HOUSE, list_deck

Json = Any
PRINTED: dict[str, dict[str, Json]] = {card["id"]: card for cards in list_deck(HOUSE).values() for card in cards}
ANIMALS = ("sheep", "kangaroo", "seal", "bear")


def enjoys(penguin: str, entertainer: str) -> bool:
    """Whether a penguin is amused (U19)."""
    guest, act = PRINTED[penguin], PRINTED[entertainer]
    return bool(LIKES[guest["family"]] == act["animal"] or guest["activity"] == act["activity"])


def taker(points: list[int]) -> int | None:
    """Who takes the card (U20, U21)."""
    scored = sorted(each for each in points if each)
    return points.index(scored[0]) if scored and scored.count(scored[0]) == 1 else None


class Ice:
    """What lies on the ice, and what would come of it."""

    def __init__(self, shown: Json) -> None:
        """Take only what lies where, and whose tokens are where."""
        self.rows, self.seats = shown["iceberg"]["rows"], shown["seats"]
        self.guests = {at(one["cell"]): one["card"] for one in shown["cells"] if one["kind"] == "penguin"}
        self.hosts = {at(one["cell"]): one["host"] for one in shown["cells"] if one.get("host") is not None}
        self.acts = {at(one["cell"]): (one["card"], one["turned"]) for one in shown["entertainers"]}
        self.taken = {at(one["cell"]) for one in shown["cells"] if one["kind"] != "empty"}

    def near(self, cell: Cell) -> list[Cell]:
        """The cells around one that are on the ice."""
        return [cell + step for step in AROUND if self.inside(cell + step)]

    def inside(self, cell: Cell) -> bool:
        """Whether a cell is on the ice."""
        return 0 <= cell.real < 7 and 0 <= cell.imag < self.rows  # U3: seven columns

    def dots(self, cell: Cell) -> list[Cell]:
        """The cells that an entertainer's dots face, outside the ice too."""
        card, turned = self.acts[cell]
        ways = [-step for step in AROUND] if turned else AROUND
        return [cell + step for step, dot in zip(ways, PRINTED[card]["dots"], strict=True) if dot == "1"]

    def missing(self, cell: Cell) -> set[Cell]:
        """The empty cells that an entertainer waits for (U16)."""
        return {dot for dot in self.dots(cell) if self.inside(dot)} - self.taken

    def where(self, card: str) -> Cell:
        """The cell of an entertainer."""
        return next(cell for cell, (lying, _) in self.acts.items() if lying == card)

    def fans(self, cell: Cell) -> list[Cell]:
        """The penguins that an entertainer amuses."""
        card, _ = self.acts[cell]
        return [near for near in self.near(cell) if near in self.guests and enjoys(self.guests[near], card)]

    def amusing(self, cell: Cell) -> list[str]:
        """The entertainers that amuse the penguin on a cell."""
        near = [self.acts[other][0] for other in self.near(cell) if other in self.acts]
        return [card for card in near if enjoys(self.guests[cell], card)]

    def points(self, card: str) -> list[int]:
        """What every seat would score if this entertainer performed now (U19)."""
        found = [0] * self.seats
        for fan in self.fans(self.where(card)):
            if fan in self.hosts:
                found[self.hosts[fan]] += self.value(fan)
        return found

    def value(self, cell: Cell) -> int:
        """The value of the penguin there."""
        return int(PRINTED[self.guests[cell]]["value"])

    def neighbours(self, cell: Cell) -> list[str]:
        """The penguins around a cell."""
        return [self.guests[near] for near in self.near(cell) if near in self.guests]

    def fee(self, penguin: str, cell: Cell, option: str) -> int:
        """What it costs to place a penguin on a cell (U12)."""
        family = PRINTED[penguin]["family"]
        near = [PRINTED[other] for other in self.neighbours(cell)]
        if all(other["family"] != family for other in near):
            return 0
        return sum(other["value"] for other in near if option == "all" or other["family"] == family)

    # ── Moves ──

    def copy(self) -> "Ice":
        """The same ice, to be changed."""
        new = Ice.__new__(Ice)
        new.rows, new.seats = self.rows, self.seats
        new.guests, new.hosts, new.acts, new.taken = (
            dict(self.guests),
            dict(self.hosts),
            dict(self.acts),
            set(self.taken),
        )
        return new

    def laid(self, penguin: str, cell: Cell) -> "Ice":
        """With a penguin more."""
        new = self.copy()
        new.guests[cell] = penguin
        new.taken.add(cell)
        return new

    def invited(self, seat: int, source: Cell | None, target: Cell) -> "Ice":
        """With a token moved."""
        new = self.copy()
        if source is not None:
            del new.hosts[source]
        new.hosts[target] = seat
        return new

    def entered(self, card: str, cell: Cell, *, turned: bool) -> "Ice":
        """With an entertainer more."""
        new = self.copy()
        new.acts[cell] = (card, turned)
        new.taken.add(cell)
        return new

    def tokens(self, seat: int) -> list[Cell]:
        """The guests of a seat."""
        return [cell for cell, host in self.hosts.items() if host == seat]


def bonus(cards: list[list[str]], activity: str, seat: int) -> tuple[dict[str, int], int]:
    """What a seat's cards bring for each animal, and for its activity (U29, U30)."""
    counts = [Counter(PRINTED[card]["animal"] for card in mine) for mine in cards]
    animals = {}
    for animal in ANIMALS:
        most = max(count[animal] for count in counts)
        leaders = [place for place, count in enumerate(counts) if most and count[animal] == most]
        animals[animal] = 0 if seat not in leaders else 5 if leaders == [seat] else 3
    return animals, 2 * sum(PRINTED[card]["activity"] == activity for card in cards[seat])
