"""The shows that a move starts, and what they bring: with the tokens as they are, or with one the bot has in mind."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from turandot.games.penguin.cards import Penguin
from turandot.games.penguin.iceberg import AROUND, cells_of
from turandot.games.penguin.moves import Invite
from turandot.games.penguin.reasons.thought import Thought, amusing
from turandot.games.penguin.shows import hosts, show_of
from turandot.games.penguin.state import TOKENS, Act, Iceberg, Show, swapped


class Outcome(NamedTuple):
    """Shows of one turn, and the cell of the guest that has to be invited first; nothing if none has to be."""

    shows: tuple[Show, ...]
    guest: int | None = None

    def points(self, seat: int) -> int:
        """What a seat scores in them."""
        return sum(show.points[seat] for show in self.shows)

    def others(self, seat: int) -> list[tuple[int, int]]:
        """Every other seat that scores, and how much."""
        seats = range(len(self.shows[0].points))
        return [(other, points) for other in seats if other != seat and (points := self.points(other))]

    def won(self, seat: int) -> list[Show]:
        """The shows whose card goes to a seat."""
        return [show for show in self.shows if show.award == seat]


def placed(iceberg: Iceberg, card: Penguin, cell: int) -> Iceberg:
    """The ice with a penguin more."""
    return iceberg._replace(guests=swapped(iceberg.guests, cell, card), taken=iceberg.taken | 1 << cell)


def invited(iceberg: Iceberg, seat: int, move: Invite) -> Iceberg:
    """The ice with a token moved."""
    mine = [cell for cell in iceberg.tokens[seat] if cell != move.source]
    return iceberg._replace(tokens=swapped(iceberg.tokens, seat, (*mine, move.target)))


def as_it_lies(thought: Thought, iceberg: Iceberg, begin: Sequence[Act]) -> Outcome | None:
    """What these shows bring if no token moves any more, as far as the pile lets them perform (U25)."""
    return next((one for one in _some(thought, iceberg, begin) if _meant(thought, one)), None)


def with_a_token(thought: Thought, iceberg: Iceberg, begin: Sequence[Act]) -> Outcome | None:
    """The same if a token may move first: the outcome that the bot counted, with no token moved if that will do."""
    if found := as_it_lies(thought, iceberg, begin):
        return found
    for move in _tokens(thought.me, iceberg, begin):
        if found := as_it_lies(thought, invited(iceberg, thought.me, move), begin):
            return found._replace(guest=move.target)
    return None


def _some(thought: Thought, iceberg: Iceberg, begin: Sequence[Act]) -> Iterator[Outcome]:
    """All these shows, or as many as come to perform before the game ends."""
    shows = [show_of(iceberg, act, ()) for act in begin]
    pile = len(thought.view.backstage) + (thought.view.top is not None)
    for count in range(min(len(shows), pile + 1), 0, -1):
        for several in combinations(shows, count):
            yield Outcome(several)


def _meant(thought: Thought, outcome: Outcome) -> bool:
    """Whether these are the points that the bot counted; one that counts nothing means all of them."""
    counted, me = thought.counted, thought.me
    gift = sum(points for _, points in outcome.others(me))
    if not counted:
        return True
    return (outcome.points(me), gift) == (counted.get("points", 0), counted.get("gift", 0)) and _cards(thought, outcome)


def _cards(thought: Thought, outcome: Outcome) -> bool:
    """Whether cards go where the bot thought; one that thinks little of cards does not say."""
    worth = thought.counted.get("card", 0)
    mine = len(outcome.won(thought.me))
    theirs = sum(show.award is not None for show in outcome.shows) - mine
    return not worth or (mine > 0 if worth > 0 else theirs > mine == 0)


def _tokens(seat: int, iceberg: Iceberg, begin: Sequence[Act]) -> Iterator[Invite]:
    """Every token move that changes what these shows bring."""
    audience = 0
    for act in begin:
        audience |= AROUND[iceberg.rows][act.cell]
    mine, taken = iceberg.tokens[seat], hosts(iceberg)
    sources: tuple[int | None, ...] = (None,) if len(mine) < TOKENS else mine
    for target in cells_of(audience):
        if target not in taken and any(act in begin for act in amusing(iceberg, target)):
            for source in sources:
                yield Invite(source, target)
