"""The five levels, from somebody who looks on for the first time to the one who runs the circus."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from turandot.games.penguin.bots.model import Model, dreaming, trained
from turandot.games.penguin.bots.temperament import EVEN, Temper
from turandot.games.penguin.state import Phase

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
MOST_RIVALS = 3
WILFUL = 2
"""Who sees little ahead follows the own likings more."""


@dataclass(frozen=True, slots=True)
class Level:
    """One strength. Budgets are counted in ideas and deals, so that the clock never matters.

    How it looks `ahead` before placing and `aside` before other moves is told for the largest table. `reads`: whether
    it minds what rivals did not play. `wilful`: how many times as much as the best it gives way to its temper.
    """

    model: Callable[[], Model]
    wide: int
    ahead: Stages = ()
    aside: Stages = ()
    eyes: Eyes = SHARP
    temper: Temper = EVEN
    reads: bool = False
    wilful: int = 1

    def stages(self, phase: Phase, seats: int) -> Stages:
        """How to look ahead: with fewer rivals to answer, the same work is enough for more deals."""
        told = self.ahead if phase is Phase.PLACING else self.aside
        return tuple((ideas, deals * MOST_RIVALS // (seats - 1)) for ideas, deals in told)


LEVELS = {
    "onlooker": Level(partial(dreaming, 6), 2, eyes=Eyes(fancy=24, attached=300, care=0), wilful=WILFUL),
    "stagehand": Level(partial(dreaming, 6), 3, eyes=Eyes(fancy=14, attached=250, care=0), wilful=WILFUL),
    "clown": Level(partial(dreaming, 5), 5, eyes=Eyes(fancy=10, attached=200, care=0), wilful=WILFUL),
    "magician": Level(trained, 12, ((4, 3),), ((3, 2),), eyes=Eyes(fancy=6, attached=50, care=6)),
    "ringmaster": Level(trained, 24, ((12, 4), (5, 6), (3, 10)), ((8, 3), (4, 5), (2, 10)), reads=True),
}
"""By name, the weakest first."""
