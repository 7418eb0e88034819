"""The five levels, from somebody who plays for the first time to the Maestro's own desk."""

from dataclasses import dataclass, replace
from functools import cache

from turandot.games.turandot.bots.model import Model, trained, untrained
from turandot.games.turandot.bots.temperament import EVEN, Temper


@dataclass(frozen=True, slots=True)
class Eyes:
    """How a bot misjudges what it sees, in points, as people do. Nobody's deal is worse, and nobody bids at random.

    `blur`: the most by which it errs about a card's worth, to itself and to others. `stars`: how far it takes the stars
    alone for the worth, from 0 to 1. `fond`: what a singer of its favourite type pleases. `shy`: how much it shuns the
    card that everybody must want, if it lays no money on it. `tilt`: what a money card laid pleases after a snub.
    `keeps`: what a money card kept pleases, `paints`: what a scene element does. `counts`: whether it knows which cards
    are still to come. `kind`: whether it hands out without malice.
    """

    blur: float = 0.0
    stars: float = 0.0
    fond: float = 0.0
    shy: float = 0.0
    tilt: float = 0.0
    keeps: float = 0.0
    paints: float = 0.0
    counts: bool = True
    kind: bool = False


SHARP = Eyes()


@dataclass(frozen=True, slots=True)
class Level:
    """One strength. Budgets are counted in rounds of the bidding game, so that the clock never matters.

    `rehearsals` are shared by all seats; `performances` are the seat's own, divided among the seats so that few or many
    take as long. `reads` says whether it minds the sizes of the stacks it sees, `judges` whether it learns how rivals
    bid, `wilful` how many times as much as others it gives way to its temper.
    """

    model: Model
    rehearsals: int
    performances: int = 0
    eyes: Eyes = SHARP
    reads: bool = False
    judges: bool = False
    wilful: float = 1.0
    temper: Temper = EVEN


LEVELS = ("amateur", "chorus", "soloist", "virtuoso", "maestro")


@cache
def _levels() -> dict[str, Level]:
    """The weights are read when a level is first asked for, not when the game is loaded."""
    beginner = Eyes(2.2, stars=0.3, fond=0.8, shy=0.8, tilt=0.3, keeps=0.45, paints=0.1, counts=False, kind=True)
    singer = Eyes(1.05, stars=0.3, fond=0.4, shy=0.4, tilt=0.2, keeps=0.25, counts=False, kind=True)
    experienced = Eyes(1.3, fond=0.3, tilt=0.2, keeps=0.07, paints=0.5, counts=False)
    return {
        "amateur": Level(untrained(), 20, 120, beginner, wilful=1.2),
        "chorus": Level(untrained(), 30, 200, singer),
        "soloist": Level(trained(), 40, 300, experienced),
        "virtuoso": Level(trained(), 60, 500, Eyes(0.55, fond=0.2, paints=0.2), reads=True),
        "maestro": Level(trained(), 100, 1000, reads=True, judges=True, wilful=0.65),
    }


BRIEF_REHEARSALS, BRIEF_PERFORMANCES = 20, 120
"""The most that anybody ponders where a game is played dozens of times over: as much as the amateur does anyway."""


def briefly(of: Level) -> Level:
    """The same player, with the same eyes, who ponders less long."""
    rehearsals, performances = min(of.rehearsals, BRIEF_REHEARSALS), min(of.performances, BRIEF_PERFORMANCES)
    return replace(of, rehearsals=rehearsals, performances=performances)


def level(name: str) -> Level:
    """Look a level up."""
    return _levels()[name]
