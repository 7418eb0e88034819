"""The four levels, from the last row of the chorus to the Maestro's own desk."""

from dataclasses import replace
from functools import cache

from turandot.engine.game import Choice
from turandot.engine.rng import Stream
from turandot.games.turandot.bots.level import Level
from turandot.games.turandot.bots.model import trained, untrained
from turandot.games.turandot.bots.strong import strong
from turandot.games.turandot.bots.temper import Temper
from turandot.games.turandot.moves import Move
from turandot.games.turandot.view import View

LEVELS = ("amateur", "chorus", "soloist", "maestro")


@cache
def _levels() -> dict[str, Level]:
    """The table is read when a level is first asked for, not when the game is loaded."""
    short_sighted = untrained()
    return {
        "amateur": Level(short_sighted, rehearsals=20, noise=0.8, reads=False, habits=False),
        "chorus": Level(short_sighted, rehearsals=40, noise=0.26, reads=False, habits=False),
        "soloist": Level(trained(), rehearsals=60, noise=0.14, reads=False, habits=False),
        "maestro": Level(trained(), rehearsals=100, performances=1000, futures=600),
    }


def level(name: str) -> Level:
    """Look a level up."""
    return _levels()[name]


def player(view: View, luck: Stream, strength: str, temper: Temper) -> dict[Move, Choice]:
    """Weigh the moves at a level, with a temperament."""
    return strong(view, luck, replace(level(strength), temper=temper))
