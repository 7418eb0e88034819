"""The bid itself: the rehearsed bidding game played on from one seat, which sees some stacks and shows its own.

Seats that have sealed keep to bids of the size they show. Seats still to seal answer the size of the hero's stack, so
that which of the hero's bids look alike, and when to add the bluff card, comes out of the same regret matching.
"""

from collections.abc import Sequence
from typing import NamedTuple

from turandot.games.turandot.bots.bidding_game import BiddingGame
from turandot.games.turandot.bots.exact import shares, total
from turandot.games.turandot.bots.regret import (
    SETTLING,
    SURELY,
    Average,
    Draw,
    Habit,
    Mind,
    Mixture,
    draw_from,
    habit,
)

MEMORY = 0.5
"""How much regret the rehearsed mixture is worth when it is taken up again."""
UNLIKELY = 1e-3
"""The chance of a bid no rehearsal thought of, or of a thoughtful bid by a plain player: no stack is a riddle."""


STRIDES = {
    2: (0.754877666247, 0.569840290998),
    3: (0.819172513396, 0.671043606704, 0.549700477902),
    4: (0.856674883855, 0.733891856627, 0.628706721038, 0.538597257224),
    5: (0.881271461634, 0.776639389090, 0.684430129585, 0.603168740686, 0.531555397716),
}
"""Everybody's luck in a performance is spread evenly rather than drawn anew: the same answer in fewer rounds.

The strides round the unit circle are powers of the generalised golden ratio, which together fill a cube evenly.
"""


class Part(NamedTuple):
    """A seat as the hero sees it: its habit, the chances of its reasoned bids, and whether they come of its stack.

    A seat whose stack was read does not think again; one that was not may still mix otherwise.
    """

    habit: Habit
    chances: list[float]
    read: bool = False

    @property
    def thinks(self) -> bool:
        """Whether its reasoned bids may still change."""
        return not self.read and self.habit.chance < SURELY


def stack_size(bid: tuple[int, int], cards: int) -> int:
    """How many cards lie there without the bluff card; money alone is one."""
    return bid[1] if bid[0] == cards else bid[1] + 1


def seen_part(sizes: Sequence[int], size: int, plain: Sequence[float], mixed: Sequence[float], bluff: float) -> Part:
    """Bayes: what a stack of this size says of the bid in it, for a plain player and for a thoughtful one.

    `sizes` are those of the seat's bids without the bluff card; only a thoughtful player adds it, this often.
    """
    thoughtful = max(1 - total(plain), UNLIKELY)
    plain_now = [chance if real == size else 0.0 for chance, real in zip(plain, sizes, strict=True)]
    mixed_now = [
        thoughtful * (chance + UNLIKELY) * (1 - bluff if real == size else bluff if real == size - 1 else 0.0)
        for chance, real in zip(mixed, sizes, strict=True)
    ]
    whole = total(plain_now) + total(mixed_now)
    return Part(habit([chance / whole for chance in plain_now]), shares(mixed_now), read=True)


class Hero(NamedTuple):
    """Who is to bid, in which game, what is thought of every seat, and who will see the hero's stack."""

    seat: int
    game: BiddingGame
    parts: Sequence[Part]
    later: Sequence[int]


def perform(show: Hero, rounds: int, draw: Draw) -> Mixture:
    """Mix the hero's bids; those with the bluff card follow those without, if anybody will see the stack."""
    hero, game, parts, later = show
    bids, mine = game.bids, game.bids[hero]
    plain = [stack_size(bid, game.cards) for bid in mine]
    sizes = [*plain, *(size + 1 for size in plain)] if later else [0] * len(plain)
    kinds = sorted(set(sizes))
    copies = len(sizes) // len(plain)
    mind = Mind(parts[hero].chances * copies, MEMORY / copies)
    average = Average(len(sizes))
    earlier = [seat for seat in range(game.seats) if seat != hero and seat not in later]
    minds = {(seat, 0): Mind(parts[seat].chances, MEMORY) for seat in earlier}
    minds |= {(seat, size): Mind(parts[seat].chances, MEMORY) for seat in later for size in kinds}
    thinking = [seat for seat in (*later, *earlier) if parts[seat].thinks]
    played = [(0, 0)] * game.seats
    known: dict[tuple[tuple[int, int], ...], list[float]] = {}
    starts = [draw() for _ in bids]
    strides = STRIDES[game.seats]
    for step in range(rounds):
        marks = [(start + step * stride) % 1.0 for start, stride in zip(starts, strides, strict=True)]
        for seat in earlier:
            played[seat] = _bid(bids[seat], parts[seat].habit, minds[seat, 0], draw(), marks[seat])
        choice = draw_from(mind.sums, marks[hero])
        luck = [(seat, draw(), marks[seat]) for seat in later]
        found: dict[int, list[float]] = {}
        drawn: dict[int, list[tuple[int, int]]] = {}
        for size in kinds:
            for seat, first, second in luck:
                played[seat] = _bid(bids[seat], parts[seat].habit, minds[seat, size], first, second)
            key = (*played[:hero], *played[hero + 1 :])
            if key not in known:
                known[key] = game.answers(hero, played)
            found[size], drawn[size] = known[key], played[:]
        answers = [found[size][place % len(mine)] for place, size in enumerate(sizes)]
        if step * SETTLING >= rounds:
            average.add(mind, answers, step)
        mind.learn(answers)
        played = drawn[sizes[choice]]
        played[hero] = mine[choice % len(mine)]
        for seat in thinking:
            minds[seat, sizes[choice] if seat in later else 0].learn(game.answers(seat, played))
    return average.mixture()


def _bid(bids: Sequence[tuple[int, int]], habit: Habit, mind: Mind, first: float, second: float) -> tuple[int, int]:
    """Draw a bid: first whether by habit or by reason, then which."""
    return bids[draw_from(habit.sums if first < habit.chance else mind.sums, second)]
