"""Temperaments: small tastes, in points, that colour what a bot of any level thinks of a card, at little cost."""

from dataclasses import astuple, dataclass


@dataclass(frozen=True, slots=True)
class Temper:
    """What pleases: points for each money card laid on a singer, for a scene element, for one more of a type it has.

    `spite` is how much more the leader's chances weigh than anybody else's, `bluff` how often a bluff card is added
    for its own sake.
    """

    money: float = 0.0
    scene: float = 0.0
    collect: float = 0.0
    spite: float = 0.0
    bluff: float = 0.0

    def times(self, wilful: float) -> "Temper":
        """The same temperament in somebody who gives way to it so many times as much."""
        return Temper(*(wilful * pleasure for pleasure in astuple(self)))


EVEN = Temper()
TEMPERS = {
    "bianca": Temper(money=0.2),
    "ottavio": Temper(money=-0.2, scene=-0.3),
    "zelda": Temper(bluff=0.6),
    "raimondo": Temper(scene=0.4),
    "petra": Temper(spite=2.0),
    "anselmo": Temper(collect=0.5),
}


def spite(means: list[float], me: int, temper: Temper) -> list[float]:
    """By what factor each seat's chances are overrated: the leader's among the others, all alike if level."""
    top = max([mean for seat, mean in enumerate(means) if seat != me])
    return [1 + temper.spite * (seat != me and mean == top) for seat, mean in enumerate(means)]
