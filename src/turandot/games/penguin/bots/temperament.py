"""Temperaments: small pleasures, in hundredths of a point, that colour what a bot of any level does, at little cost."""

from dataclasses import astuple, dataclass


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

    def times(self, wilful: int) -> "Temper":
        """The same temperament in somebody who gives way to it so many times as much."""
        return Temper(*(wilful * pleasure for pleasure in astuple(self)))


EVEN = Temper()
TEMPERS = {
    "bianca": Temper(fee=35, spend=70),
    "ottavio": Temper(spend=-250, keep=250),
    "zelda": Temper(later=180),
    "raimondo": Temper(crowd=30),
    "petra": Temper(spite=70),
    "anselmo": Temper(animal=180),
}
