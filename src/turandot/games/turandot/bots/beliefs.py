"""Who sits there: what the bids revealed so far say of how each rival bids, by Bayes, from public history alone.

A seat may hold a person or any level and temperament of the house, and nobody says which. So the kinds are ways to bid:
carefully or loosely for what is worth most now, as people and the lower levels do; in none of these ways; or by
reason, evenly or with a taste. What was seen long ago counts less, since people change their minds.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from turandot.engine.rng import Stream
from turandot.games.turandot.bots.bidding_game import BiddingGame, public_game
from turandot.games.turandot.bots.counted import CHAIR, Troupe
from turandot.games.turandot.bots.exact import dot, exp, power, shares, total
from turandot.games.turandot.bots.history import Game, Houses, afterwards, beginning, game_of, recalled
from turandot.games.turandot.bots.levels import Level
from turandot.games.turandot.bots.manner import SEATS, mannered
from turandot.games.turandot.bots.outlook import Outlook
from turandot.games.turandot.bots.plain import (
    any_chances,
    bids,
    card_values,
    greedy_chances,
    plain_card,
    plain_firings,
    soft_chances,
)
from turandot.games.turandot.bots.position import Position
from turandot.games.turandot.bots.regret import NO_HABIT, Mixture, rehearse
from turandot.games.turandot.moves import Bid
from turandot.games.turandot.state import Round, seating
from turandot.games.turandot.view import View

TILTS = ((1.0, 1.0), (1.8, 1.0), (0.55, 1.0), (1.0, 2.5))
"""Reason with a taste: how many times likelier each money card on a singer is, and money alone.

Even, who spends, who saves, who paints."""
PRIOR = (0.12, 0.18, 0.1, 0.3, 0.1, 0.1, 0.1)
"""Careful, loose, none of these; then reason with each of the tastes."""
HABITS = 3
THOUGHTFUL = (0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0)
FORGETTING = 0.1
"""How much of what is believed gives way, in a round, to what is believed of anybody."""
REHEARSALS = 40
"""How long a round that is over is rehearsed again, to see what a thoughtful player might have bid in it."""
LOOSE, LOOSENESS = 0.4, 0.05
"""The part of a thoughtful player's bids that is only as good as this temperature, in shares of the win.

So it is where nobody has learnt the manner of good players (`manner.SEATS`)."""
PLAINLY = 0.5
"""From here on a seat is thought to hand out and to fire as plain players do."""
SLIP = 0.04
"""How often anybody does something else than he would."""
HANDS_LIKEWISE, FIRES_LIKEWISE = 0.75, 0.45
"""How often a thoughtful player happens to hand out and to fire as a plain one would."""
SELDOM_BLUFFS = 0.1
BLUFFS, BLUFFS_OF = 0.8, 2.0
"""A thoughtful rival's use of the bluff card, before any was seen: as if 0.8 times in 2 rounds."""


class Rival(NamedTuple):
    """What is believed of one seat: how likely each way to bid is, and its bluff cards in the rounds that matter."""

    beliefs: tuple[float, ...] = PRIOR
    bluffs: int = 0
    rounds: int = 0

    @property
    def plain(self) -> float:
        """How likely it bids by habit rather than by reason."""
        return total(self.beliefs[:HABITS])

    @property
    def bluff(self) -> float:
        """How often it is thought to add the bluff card."""
        return (self.bluffs + BLUFFS) / (self.rounds + BLUFFS_OF)


class Judged(NamedTuple):
    """The table after some rounds."""

    houses: Houses
    rivals: tuple[Rival, ...]


def known_rivals(view: View, level: Level) -> tuple[Rival, ...]:
    """What a bot of this level believes of every seat: it judges by their bids, or takes all for thoughtful.

    The seat itself is thoughtful, and knows it.
    """
    if not level.judges:
        return (Rival(THOUGHTFUL),) * view.seats
    found = list(judge(game_of(view, level.model), view.past).rivals)
    found[view.seat] = found[view.seat]._replace(beliefs=THOUGHTFUL)
    return tuple(found)


@lru_cache(maxsize=64)
def judge(game: Game, past: tuple[Round, ...]) -> Judged:
    """Judge every seat by all its bids: take up the judgement of the rounds before, and go through one more."""
    if not past:
        return Judged(beginning(game.seats), (Rival(),) * game.seats)
    before, part = judge(game, past[:-1]), past[-1]
    place = recalled(game, past, before.houses)
    luck = Stream("judgement", str(part.number))
    view, bidding = public_game(place, game.model, plain=False)
    mixtures = rehearse(bidding, [NO_HABIT] * game.seats, REHEARSALS, luck.random)
    order = seating(game.seats, part.maestro)
    found = list(before.rivals)
    for seat, bid in zip(order, part.bids, strict=True):
        reason = reasoned(place, view, bidding, mixtures, seat)
        ways = [*habits(place, seat), *(tilted(place, seat, reason, tilt) for tilt in TILTS)]
        watched = game.sizes_shown and seat != order[-1]
        found[seat] = _believed(found[seat], _likelihoods(place, seat, bid, ways), bid, watched=watched)
    after = afterwards(before.houses, part)
    for seat, likelier in _signs(place, part, after.troupes):
        found[seat] = _behaved(found[seat], likelier)
    return Judged(after, tuple(found))


# ── Ways to bid ──


def habits(place: Position, seat: int) -> tuple[list[float], list[float], list[float]]:
    """The chances of a seat's bids if it is careful, loose, or none of these."""
    loose = soft_chances(place, seat)
    none = [(one + other) / 2 for one, other in zip(loose, any_chances(place, seat), strict=True)]
    return greedy_chances(place, seat), loose, none


def expected_habits(place: Position, known: Sequence[Rival]) -> list[list[float]]:
    """For every seat the chances of its bids by habit, adding up to how likely it has one."""
    return [
        [dot(rival.beliefs, chances) for chances in zip(*habits(place, seat), strict=True)]
        for seat, rival in enumerate(known)
    ]


def reasoned(place: Position, view: Outlook, game: BiddingGame, mixed: Sequence[Mixture], seat: int) -> list[float]:
    """The chances of a thoughtful player's bids, as far as a short rehearsal can tell."""
    if place.seats == SEATS:
        return mannered(place, view, game, mixed, seat)
    chances, values = mixed[seat]
    best = max(values)
    loose = shares([exp((value - best) / LOOSENESS) for value in values])
    return [(1 - LOOSE) * strict + LOOSE * chance for strict, chance in zip(chances, loose, strict=True)]


def tilted(place: Position, seat: int, chances: Sequence[float], tilt: tuple[float, float]) -> list[float]:
    """The same bids with a taste for spending, for saving, or for scenery."""
    laid, alone = tilt
    cards = len(place.cards)
    return shares(
        [
            chance * (alone if card == cards else power(laid, money))
            for chance, (card, money) in zip(chances, bids(place, seat), strict=True)
        ]
    )


def with_tastes(place: Position, seat: int, chances: Sequence[float], rival: Rival) -> list[float]:
    """What a seat bids by reason, with the tastes it is believed to have."""
    tastes = shares(rival.beliefs[HABITS:])
    ways = [tilted(place, seat, chances, tilt) for tilt in TILTS]
    return [dot(tastes, column) for column in zip(*ways, strict=True)]


# ── Bayes ──


def _likelihoods(place: Position, seat: int, bid: Bid, ways: Sequence[Sequence[float]]) -> list[float]:
    """How likely each way was to come to this bid, slips included."""
    pair = (len(place.cards) if bid.number is None else bid.number - 1, bid.money)
    at = bids(place, seat).index(pair)
    return [(1 - SLIP) * chances[at] + SLIP / len(chances) for chances in ways]


def _believed(rival: Rival, often: Sequence[float], bid: Bid, *, watched: bool) -> Rival:
    """Players of habit seldom add the bluff card; thoughtful ones do where somebody yet to seal can see it."""
    usual = BLUFFS / BLUFFS_OF if watched else SELDOM_BLUFFS
    bluffs = [SELDOM_BLUFFS] * HABITS + [usual] * len(TILTS)
    beliefs = [
        ((1 - FORGETTING) * belief + FORGETTING * prior) * chance * (bluff if bid.bluff else 1 - bluff)
        for belief, prior, chance, bluff in zip(rival.beliefs, PRIOR, often, bluffs, strict=True)
    ]
    return Rival(tuple(shares(beliefs)), rival.bluffs + (watched and bid.bluff), rival.rounds + watched)


def _behaved(rival: Rival, likelier: float) -> Rival:
    """Bayes again, for what was done besides bidding; it says nothing of those who are none of these."""
    careful, loose, *rest = rival.beliefs
    return rival._replace(beliefs=tuple(shares([careful * likelier, loose * likelier, *rest])))


def _signs(place: Position, part: Round, after: Sequence[Troupe]) -> Iterator[tuple[int, float]]:
    """Who did something in a round that is over, and how many times likelier a plain player was to do just that."""
    free = [card for card, face in enumerate(part.cards) if face not in [hired for _, hired in part.hired]]
    for seat, face in part.understudies:
        card = part.cards.index(face)
        usual = plain_card(card_values(place.troupes[seat], place.cards), free, own=seat == part.maestro)
        if len(usual) < len(free):
            yield part.maestro, _ratio(HANDS_LIKEWISE, usual=card in usual)
        free.remove(card)
    if part.named is not None and part.fired is not None:
        usual = plain_firings(after, place.setting.living, part.named)
        yield part.named, _ratio(FIRES_LIKEWISE, usual=CHAIR[part.fired] in usual)


def _ratio(likewise: float, *, usual: bool) -> float:
    return (1 - SLIP) / likewise if usual else SLIP / (1 - likewise)
