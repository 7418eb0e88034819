"""Temperaments: small pleasures, in hundredths of a point, that colour what a bot of any level does, at little cost."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Temper:
    """What pleases, in hundredths of a point.

    `fee`: each point of a fee paid. `spend`: an entertainer card discarded. `keep`: an entertainer card won. `later`: a
    token on a penguin that lay there before this turn, so that nobody saw for whom it was placed. `crowd`: each penguin
    beside the entertainers that one joins, or beside a new one. `spite`: each point that the leader may expect less.
    `animal`: a penguin of the family that likes the animal it follows, placed or invited.
    """

    fee: int = 0
    spend: int = 0
    keep: int = 0
    later: int = 0
    crowd: int = 0
    spite: int = 0
    animal: int = 0


EVEN = Temper()
TEMPERS = {
    "bianca": Temper(fee=45, spend=100),
    "ottavio": Temper(spend=-200, keep=150),
    "zelda": Temper(later=120),
    "raimondo": Temper(crowd=25),
    "petra": Temper(spite=40),
    "anselmo": Temper(animal=90),
}
