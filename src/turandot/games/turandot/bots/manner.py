"""How good players bid, as far as a short rehearsal and the cards can tell: learnt from bids that the house made.

Regret matching says what nobody would regret, not what somebody will draw: players favour the card they like best more
than it does, seldom lay money on another, and as Maestro hardly ever play money alone. A row of weights a round puts
that right: a bid is as likely as the exponential of what its features come to.
"""

from collections.abc import Sequence

from turandot.games.turandot.bots.bidding_game import BiddingGame
from turandot.games.turandot.bots.exact import dot, exp, shares, total
from turandot.games.turandot.bots.handout import HOPELESS
from turandot.games.turandot.bots.outlook import Outlook
from turandot.games.turandot.bots.plain import card_values
from turandot.games.turandot.bots.position import Position
from turandot.games.turandot.bots.regret import Mixture

SEATS = 5
"""Only bids of this many players were looked at."""
MANNER = (
    (0.02, 2.16, -3.58, -0.48, -1.08, -2.44, 0.09, -2.89, 0.52, -2.08, -2.46, 0.05),
    (0.13, 1.51, -4.3, -0.36, -0.46, -1.59, 0.01, -3.24, 0.04, -1.79, -2.19, -0.23),
    (0.88, 1.25, -3.79, -0.04, -0.16, -0.91, -0.08, -3.15, 0.12, -1.42, -1.71, -0.48),
    (1.94, 1.34, -2.37, 0.06, 0.05, -0.21, -2.63, -0.83, -0.04, -0.48, -0.92, -0.38),
    (1.78, 1.53, -2.31, -0.01, -0.13, -0.58, 0.38, -2.69, -0.12, -0.56, -0.88, -0.08),
    (1.86, 1.57, -1.49, 0.08, 0.06, -0.17, 0.61, -2.51, -0.25, -0.32, -0.56, 0.04),
    (-0.21, 2.2, -1.12, 0.82, 1.01, 1.02, 1.83, -0.23, -0.53, -0.53, -0.57, 0.18),
)
"""By round: mixed at all, mixed often, win given away, one, two and three money, money alone, money alone as Maestro,
points behind the best card as things stand, points behind it in the end, these times the money, rivals on the card."""
AT_ALL, OFTEN = 0.01, 0.1
"""The chances in a mixture from which a bid counts rather as one that is made at all, and as one that is made often."""
LAID = ((0.0, 0.0, 0.0), (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
"""Money laid on a card, as three features."""
FAR_BEHIND = 6.0
"""Worse than by so many points is not worse still."""


def mannered(place: Position, view: Outlook, game: BiddingGame, mixed: Sequence[Mixture], seat: int) -> list[float]:
    """The chances of a good player's bids, once everybody's have been rehearsed."""
    weights = MANNER[place.number - 1]
    sums = [dot(weights, row) for row in _features(place, view, game, mixed, seat)]
    best = max(sums)
    return shares([exp(value - best) for value in sums])


def _features(
    place: Position, view: Outlook, game: BiddingGame, mixed: Sequence[Mixture], seat: int
) -> list[tuple[float, ...]]:
    """What can be said of each of a seat's bids, in the order of the weights."""
    now = _behind(card_values(place.troupes[seat], place.cards))
    then = _behind([prices[0] for prices in view.points[seat]])
    rivals = _rivals(game, mixed, seat)
    maestro = seat == place.maestro
    chances, values = mixed[seat]
    best = max(values)
    found: list[tuple[float, ...]] = []
    for (card, money), chance, value in zip(game.bids[seat], chances, values, strict=True):
        lost = (best - value) / best if best >= HOPELESS else 0.0
        thought = (chance / (chance + AT_ALL), chance / (chance + OFTEN), lost)
        if card == game.cards:
            found.append((*thought, 0.0, 0.0, 0.0, 1.0, float(maestro), 0.0, 0.0, 0.0, 0.0))
        else:
            found.append((*thought, *LAID[money], 0.0, 0.0, now[card], then[card], money * then[card], rivals[card]))
    return found


def _behind(values: Sequence[float]) -> list[float]:
    """How far each card is behind the best."""
    best = max(values)
    return [min(best - value, FAR_BEHIND) for value in values]


def _rivals(game: BiddingGame, mixed: Sequence[Mixture], seat: int) -> list[float]:
    """How many of the others are to be expected on each card."""
    rows = []
    for other, (bids, mixture) in enumerate(zip(game.bids, mixed, strict=True)):
        if other != seat:
            row = [0.0] * (game.cards + 1)
            for (card, _), chance in zip(bids, mixture.chances, strict=True):
                row[card] += chance
            rows.append(row)
    return [total(column) for column in zip(*rows, strict=True)]
