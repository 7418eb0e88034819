"""The table as search plays on it: the rules' own table, kept in lists that change, since a thought is played once.

What a move does here is what the rules say it does; a test plays whole games on both. Only whole numbers are kept.
"""

from functools import cache
from typing import NamedTuple

from turandot.games.penguin.cards import ACTIVITIES, ANIMALS, FAMILIES, Entertainer, Penguin
from turandot.games.penguin.fees import EVERYBODY
from turandot.games.penguin.iceberg import AROUND, COLUMNS, NEAR, cells_of, needed
from turandot.games.penguin.newcomers import both_ways
from turandot.games.penguin.scoring import ACTIVITY_POINTS, animal_points
from turandot.games.penguin.shows import award
from turandot.games.penguin.state import Act, State

NOBODY = -1
KINDS = len(ANIMALS) * len(ACTIVITIES)


class Guest(NamedTuple):
    """A penguin in numbers: `taste` are the kinds of entertainers that amuse it, as bits (U19)."""

    value: int
    taste: int
    family: int
    card: Penguin


class Performer(NamedTuple):
    """An entertainer on the ice in numbers."""

    cell: int
    kind: int
    needs: int
    card: Entertainer


@cache
def guest(card: Penguin) -> Guest:
    """A penguin in numbers."""
    animal, activity = ANIMALS.index(card.likes), ACTIVITIES.index(card.activity)
    return Guest(card.value, 0xF << 4 * animal | 0x1111 << activity, FAMILIES.index(card.family), card)


@cache
def kind(card: Entertainer) -> int:
    """Which of the sixteen pairs of animal and activity an entertainer is."""
    return ANIMALS.index(card.animal) * len(ACTIVITIES) + ACTIVITIES.index(card.activity)


def likes(taste: int, animal: int) -> bool:
    """Whether a penguin of this taste is of the family that likes an animal: it enjoys whatever that animal does."""
    return taste >> 4 * animal & 0xF == 0xF  # noqa: PLR2004 - all four activities


def performer(act: Act) -> Performer:
    """An entertainer on the ice in numbers."""
    return Performer(act.cell, kind(act.card), act.needs, act.card)


class Table:
    """A table in play; `seat` is the one whose turn it is."""

    __slots__ = (
        "activities",
        "acts",
        "around",
        "cards",
        "every",
        "families",
        "hands",
        "host",
        "ice",
        "near",
        "over",
        "pile",
        "rows",
        "scores",
        "seat",
        "seats",
        "stock",
        "sums",
        "taken",
        "tastes",
        "tokens",
        "values",
    )

    def __init__(self, state: State) -> None:
        """Copy a state of the rules: of the turn under way only whose it is."""
        iceberg = state.iceberg
        self.rows, self.taken = iceberg.rows, iceberg.taken
        self.ice = (1 << iceberg.rows * COLUMNS) - 1
        self.near, self.around = NEAR[iceberg.rows], AROUND[iceberg.rows]
        self.seat, self.seats = state.now.seat, state.seats
        self.every = state.setup.options["fee"] == EVERYBODY
        self.activities = [house.activity for house in state.houses]
        self.acts = [performer(act) for act in iceberg.acts]
        cells = len(iceberg.guests)
        self.values, self.tastes, self.sums, self.host = [0] * cells, [0] * cells, [0] * cells, [NOBODY] * cells
        self.families = [[0] * cells for _ in FAMILIES]
        for cell, card in enumerate(iceberg.guests):
            if card:
                self.lay(cell, guest(card))
        self.tokens = [list(mine) for mine in iceberg.tokens]
        for seat, mine in enumerate(self.tokens):
            for cell in mine:
                self.host[cell] = seat
        self.scores = [house.score for house in state.houses]
        self.cards = [house.cards for house in state.houses]
        self.hands = [[guest(card) for card in hand] for hand in state.hands]
        self.stock = [guest(card) for card in reversed(state.stock)]
        self.pile = state.pile
        self.over = state.end is not None

    def copy(self) -> "Table":
        """Another table that looks the same."""
        new = Table.__new__(Table)
        new.rows, new.ice, new.taken, new.near, new.around = self.rows, self.ice, self.taken, self.near, self.around
        new.seat, new.seats, new.every, new.activities = self.seat, self.seats, self.every, self.activities
        new.acts, new.values, new.tastes = self.acts[:], self.values[:], self.tastes[:]
        new.sums, new.host = self.sums[:], self.host[:]
        new.families = [row[:] for row in self.families]
        new.tokens = [mine[:] for mine in self.tokens]
        new.scores, new.cards = self.scores[:], self.cards[:]
        new.hands = [hand[:] for hand in self.hands]
        new.stock, new.pile, new.over = self.stock[:], self.pile, self.over
        return new

    def deal(self, world: State) -> None:
        """Take what is hidden, and the own hand as it is here, from an imagined state with the same table."""
        mine = self.hands[self.seat]
        self.hands = [[guest(card) for card in hand] for hand in world.hands]
        self.hands[self.seat] = mine
        self.stock = [guest(card) for card in reversed(world.stock)]
        left = set(self.pile)
        self.pile = tuple(card for card in world.pile if card in left)

    # ── 1. Place a penguin ──

    def lay(self, cell: int, card: Guest) -> None:
        """Put a penguin down, and let its neighbours' fees know."""
        value = card.value
        self.values[cell], self.tastes[cell] = value, card.taste
        self.taken |= 1 << cell
        sums, family = self.sums, self.families[card.family]
        for near in self.near[cell]:
            sums[near] += value
            family[near] += value

    def fee(self, cell: int, family: int) -> int:
        """What a penguin of this family would pay on a cell (U12)."""
        own = self.families[family][cell]
        return self.sums[cell] if own and self.every else own

    def place(self, card: Guest, cell: int, excuse: Entertainer | None) -> None:
        """Place a penguin of the hand and settle the fee (U13)."""
        fee = self.fee(cell, card.family)
        self.hands[self.seat].remove(card)
        self.lay(cell, card)
        if excuse:
            self.cards[self.seat] = tuple(other for other in self.cards[self.seat] if other is not excuse)
        else:
            self.scores[self.seat] -= fee

    # ── 2. A token ──

    def invite(self, source: int | None, target: int) -> None:
        """Move a token (U14)."""
        mine = self.tokens[self.seat]
        if source is not None:
            mine.remove(source)
            self.host[source] = NOBODY
        mine.append(target)
        self.host[target] = self.seat

    # ── 3. Shows ──

    def complete(self) -> list[Performer]:
        """Those whose every dot faces an occupied cell (U16)."""
        free = ~self.taken
        return [act for act in self.acts if not act.needs & free]

    def points(self, act: Performer) -> list[int]:
        """What every seat would score if this entertainer performed now (U19)."""
        found = [0] * self.seats
        host, tastes, kind = self.host, self.tastes, act.kind
        for cell in self.near[act.cell]:
            if host[cell] >= 0 and tastes[cell] >> kind & 1:
                found[host[cell]] += self.values[cell]
        return found

    def perform(self, act: Performer) -> None:
        """Points, the card, the curtain (U19 to U22); without a card in the pile it is the end (U25)."""
        points = self.points(act)
        self.scores = [score + more for score, more in zip(self.scores, points, strict=True)]
        winner = award(points)
        if winner is not None:
            self.cards[winner] = (*self.cards[winner], act.card)
        self.acts.remove(act)
        if not self.pile:
            self.over = True

    def entrances(self) -> list[tuple[int, int, bool]]:
        """The cells open to the next entertainer, with the cells it would need there and whether it is turned (U23)."""
        taken, rows, around = self.taken, self.rows, self.around
        closed = 0
        for act in self.acts:
            missing = act.needs & ~taken
            if missing and not missing & missing - 1:  # those who wait lack nothing
                closed |= missing
        found = []
        free = ~taken
        (upright, _), (turned, _) = both_ways(self.pile[0])
        for cell in cells_of(self.ice & free & ~closed):
            if around[cell] & taken:
                needs = needed(rows, cell, upright)
                if needs & free:
                    found.append((cell, needs, False))
                needs = needed(rows, cell, turned)
                if needs & free:
                    found.append((cell, needs, True))
        return found

    def enter(self, cell: int, needs: int) -> None:
        """Put the next entertainer down (U23)."""
        card = self.pile[0]
        self.pile = self.pile[1:]
        self.acts.append(Performer(cell, kind(card), needs, card))
        self.taken |= 1 << cell

    # ── 4. Draw, and the end ──

    def draw(self) -> None:
        """Draw a penguin, or end the game (U27); the next seat moves, unless the game is over already."""
        if self.over:
            return
        if self.stock:
            self.hands[self.seat].append(self.stock.pop())
            self.seat = (self.seat + 1) % self.seats
        else:
            self.over = True

    def bonuses(self) -> list[int]:
        """What every seat's cards would bring at the end (U29, U30)."""
        found = [self._activity(seat) for seat in range(self.seats)]
        held = [[card.animal for card in cards] for cards in self.cards]
        for animal in ANIMALS:
            counts = [animals.count(animal) for animals in held]
            if any(counts):
                found = [points + more for points, more in zip(found, animal_points(counts), strict=True)]
        return found

    def bonus_parts(self, seat: int) -> tuple[int, int]:
        """What a seat's cards would bring for animals, and for its activity."""
        activity = self._activity(seat)
        return self.bonuses()[seat] - activity, activity

    def _activity(self, seat: int) -> int:
        wanted = self.activities[seat]
        return ACTIVITY_POINTS * sum([card.activity == wanted for card in self.cards[seat]])

    def shares(self) -> list[float]:
        """Every seat's share of the victory if it ended now (U31)."""
        bonuses = self.bonuses()
        ranks = [
            (score + bonus, bonus, len(cards))
            for score, bonus, cards in zip(self.scores, bonuses, self.cards, strict=True)
        ]
        best = max(ranks)
        return [(rank == best) / ranks.count(best) for rank in ranks]
