"""The five levels, from somebody who looks on for the first time to the one who runs the circus."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from turandot.games.penguin.bots.model import Model, dreaming, trained
from turandot.games.penguin.bots.temperament import EVEN, Temper

Stages = tuple[tuple[int, int], ...]
"""How a look ahead goes: so many of the best ideas, each in so many further deals."""


@dataclass(frozen=True, slots=True)
class Eyes:
    """How a bot misjudges what it sees, as people do, always in the same way while a game lasts.

    `fancy`: how far it overrates the animals and activities it loves and underrates the others, in eighths.
    `attached`: what a guest must gain before it takes a token away from another, in hundredths of a point.
    `care`: how much it minds what rivals get, in eighths.
    """

    fancy: int = 0
    attached: int = 0
    care: int = 8


SHARP = Eyes()


@dataclass(frozen=True, slots=True)
class Level:
    """One strength. Budgets are counted in ideas and deals, so that the clock never matters."""

    model: Callable[[], Model]
    wide: int
    ahead: Stages = ()
    aside: Stages = ()
    eyes: Eyes = SHARP
    temper: Temper = EVEN


LEVELS = {
    "onlooker": Level(partial(dreaming, 6), 2, eyes=Eyes(fancy=24, attached=300, care=0)),
    "stagehand": Level(partial(dreaming, 6), 3, eyes=Eyes(fancy=14, attached=250, care=0)),
    "clown": Level(partial(dreaming, 5), 4, eyes=Eyes(fancy=12, attached=200, care=0)),
    "magician": Level(trained, 12, ((3, 2),), ((2, 2),), eyes=Eyes(fancy=8, attached=50, care=4)),
    "ringmaster": Level(trained, 24, ((8, 4), (4, 6), (2, 10)), ((6, 4), (3, 6), (2, 6))),
}
"""By name, the weakest first."""
