"""Temperaments: small tastes, in points, that colour how a strong bot values what it may get, at little cost."""

from dataclasses import dataclass
from math import exp

from turandot.games.turandot.bots.codes import type_counts
from turandot.games.turandot.bots.outlook import Outlook
from turandot.games.turandot.bots.position import Position
from turandot.games.turandot.state import ROUNDS


@dataclass(frozen=True, slots=True)
class Temper:
    """What pleases: points for each money card laid, a scene element, a singer of the type it has most of.

    `spite` is how much more the leader's chances weigh than anybody else's, `bluff` how often a bluff card is added
    for its own sake.
    """

    money: float = 0.0
    scene: float = 0.0
    collect: float = 0.0
    spite: float = 0.0
    bluff: float = 0.0


EVEN = Temper()
TEMPERS = {
    "bianca": Temper(money=0.35),
    "ottavio": Temper(money=-0.35),
    "zelda": Temper(bluff=0.7),
    "raimondo": Temper(scene=0.9),
    "petra": Temper(spite=3.0),
    "anselmo": Temper(collect=0.8),
}


def coloured(view: Outlook, place: Position, me: int, temper: Temper) -> Outlook:
    """See the outlook through one seat's temper. In the last round only winning counts, and all but spite is silent."""
    weights, painted = list(view.weights), list(view.painted)
    if place.number < ROUNDS:
        liked = [_liked(place, me, card) * temper.collect for card in range(len(place.cards))]
        weights[me] = [
            [weight * exp((like + temper.money * spent) / view.heat) for spent, weight in enumerate(row)]
            for like, row in zip(liked, weights[me], strict=True)
        ]
        painted[me] = [
            weight * exp((like + temper.scene) / view.heat) for like, weight in zip(liked, painted[me], strict=True)
        ]
    means = [sum(row[0] for row in rows) for rows in view.weights]
    for seat, factor in enumerate(spite(means, me, temper)):
        weights[seat] = [[weight * factor for weight in row] for row in weights[seat]]
        painted[seat] = [weight * factor for weight in painted[seat]]
    return view._replace(weights=weights, painted=painted)


def spite(means: list[float], me: int, temper: Temper) -> list[float]:
    """By what factor each seat's chances are overrated: those of whoever leads among the others, all alike if level."""
    top = max(mean for seat, mean in enumerate(means) if seat != me)
    return [1 + temper.spite * (seat != me and mean == top) for seat, mean in enumerate(means)]


def _liked(place: Position, me: int, card: int) -> bool:
    """Whether a card is a singer of the type this seat has most of; before it has any, of no type."""
    face = place.cards[card]
    counts = type_counts(place.troupes[me].types)
    return not isinstance(face, int) and 0 < counts[face.type] == max(counts)
