"""Who sits there: what the bids revealed so far say of how each rival bids, by Bayes, from public history alone."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from math import exp, prod
from typing import NamedTuple

from turandot.engine.rng import Stream
from turandot.games.turandot.bots.habits import habits
from turandot.games.turandot.bots.manners import SLIP, signs
from turandot.games.turandot.bots.matching import NO_HABIT, Habit, Mixture, rehearse, shares
from turandot.games.turandot.bots.outlook import outlook
from turandot.games.turandot.bots.position import Position
from turandot.games.turandot.bots.recall import Houses, Table, afterwards, beginning, recalled
from turandot.games.turandot.bots.stage import Stage
from turandot.games.turandot.moves import Bid
from turandot.games.turandot.state import Round, seating

PRIOR = (0.2, 0.25, 0.05, 0.5)
"""Greedy, soft, random, thoughtful: before anybody has bid."""
THOUGHTFUL = (0.0, 0.0, 0.0, 1.0)
ALIKE = (0.15, 0.15, 0.02, 0.38)
"""The chance that all rivals are of this one kind; else each is of any kind."""
REHEARSALS = 40
"""How long a round that is over is rehearsed again, to see what a thoughtful player might have bid in it."""
LOOSE, LOOSENESS = 0.4, 0.03
"""The part of a thoughtful player's bids that is only as good as this temperature, in shares of the win."""
PLAINLY = 0.5
"""From here on a seat is thought to hand out and to fire as plain players do."""
NEVER_BLUFFS = 0.01
BLUFFS, BLUFFS_OF = 0.8, 2.0
"""A thoughtful rival's use of the bluff card, before any was seen: as if 0.8 times in 2 rounds."""


class Rival(NamedTuple):
    """What is believed of one seat: how likely each way to bid is, and its bluff cards in the rounds that matter."""

    beliefs: tuple[float, ...] = PRIOR
    bluffs: int = 0
    rounds: int = 0

    @property
    def plain(self) -> float:
        """How likely it is one of the plain players."""
        return 1 - self.beliefs[-1]

    @property
    def bluff(self) -> float:
        """How often it is thought to add the bluff card."""
        return (self.bluffs + BLUFFS) / (self.rounds + BLUFFS_OF)


class Judged(NamedTuple):
    """The table after some rounds."""

    houses: Houses
    rivals: tuple[Rival, ...]


@lru_cache(maxsize=64)
def judge(at: Table, past: tuple[Round, ...]) -> Judged:
    """Judge every seat by all its bids: take up the judgement of the rounds before, and go through one more."""
    if not past:
        return Judged(beginning(at.seats), (Rival(),) * at.seats)
    before, part = judge(at, past[:-1]), past[-1]
    place = recalled(at, past, before.houses)
    stage = Stage(place, outlook(place, at.model))
    luck = Stream("judgement", str(part.number))
    mixtures = rehearse(stage, [NO_HABIT] * at.seats, REHEARSALS, luck.random)
    order = seating(at.seats, part.maestro)
    found = list(before.rivals)
    for seat, bid in zip(order, part.bids, strict=True):
        ways = (*plain_ways(place, seat), reasoned(mixtures[seat]))
        watched = at.sizes_shown and seat != order[-1]
        found[seat] = _believed(
            found[seat], [_often(bid, ways_, place.troupes[seat].money) for ways_ in ways], bid, watched
        )
    after = afterwards(before.houses, part)
    for seat, likelier in signs(place, part, after.troupes):
        found[seat] = _behaved(found[seat], likelier)
    return Judged(after, tuple(found))


def company(rivals: Sequence[Rival], me: int) -> tuple[Rival, ...]:
    """What one seat believes of the others, who are often of one kind: what one of them shows tells of all.

    The seat itself is thoughtful, and knows it.
    """
    others = [rival for seat, rival in enumerate(rivals) if seat != me]
    alike = [
        chance * prod([rival.beliefs[kind] / PRIOR[kind] for rival in others]) for kind, chance in enumerate(ALIKE)
    ]
    *alike, motley = shares([*alike, 1 - sum(ALIKE)])
    found = [
        rival._replace(beliefs=tuple([motley * belief + one for belief, one in zip(rival.beliefs, alike, strict=True)]))
        for rival in rivals
    ]
    found[me] = found[me]._replace(beliefs=THOUGHTFUL)
    return tuple(found)


def reasoned(mixture: Mixture) -> list[float]:
    """The chances of a thoughtful player's bids, as far as a short rehearsal can tell."""
    best = max(mixture.values)
    loose = shares([exp((value - best) / LOOSENESS) for value in mixture.values])
    return [(1 - LOOSE) * strict + LOOSE * chance for strict, chance in zip(mixture.chances, loose, strict=True)]


def _often(bid: Bid, chances: Sequence[float], money: int) -> float:
    """How likely a player who bids with these chances was to make this bid, slips included."""
    place = -1 if bid.number is None else (bid.number - 1) * (money + 1) + bid.money
    return (1 - SLIP) * chances[place] + SLIP / len(chances)


def _believed(rival: Rival, often: Sequence[float], bid: Bid, watched: bool) -> Rival:  # noqa: FBT001
    """Bayes. Plain players never add the bluff card; thoughtful ones do where somebody yet to seal can see it."""
    usual = BLUFFS / BLUFFS_OF if watched else NEVER_BLUFFS
    *plain, thoughtful = map(float.__mul__, rival.beliefs, often)
    honest = NEVER_BLUFFS if bid.bluff else 1 - NEVER_BLUFFS
    beliefs = [*(belief * honest for belief in plain), thoughtful * (usual if bid.bluff else 1 - usual)]
    return Rival(tuple(shares(beliefs)), rival.bluffs + (watched and bid.bluff), rival.rounds + watched)


def _behaved(rival: Rival, likelier: float) -> Rival:
    """Bayes again, for what was done besides bidding: players who do anything at random are left out of it."""
    *plain, anyhow, thoughtful = rival.beliefs
    return rival._replace(beliefs=tuple(shares([*(belief * likelier for belief in plain), anyhow, thoughtful])))


def plain_ways(place: Position, seat: int) -> tuple[list[float], list[float], list[float]]:
    """The chances of a seat's bids if it is greedy, soft, or bids anyhow."""
    return habits(place.number, place.troupes[seat], place.cards, maestro=seat == place.maestro, alone=place.alone)


def expected_habits(place: Position, known: Sequence[Rival]) -> list[list[float]]:
    """For every seat the chances of its bids as a plain player, adding up to how likely it is one."""
    return [
        [
            sum(belief * chance for belief, chance in zip(rival.beliefs, chances, strict=False))
            for chances in zip(*plain_ways(place, seat), strict=True)
        ]
        for seat, rival in enumerate(known)
    ]


def habit(chances: Sequence[float]) -> Habit:
    """Make the chances of a plain player's bids ready to be drawn from."""
    return Habit(sum(chances), tuple(accumulate(chances)))
