"""The bots, by name. A bot weighs the moves open to it from its own view; choosing is drawing from that.

`maestro`, `soloist`, `chorus` and `amateur` are levels; `bianca:maestro` is one with a temperament.
"""

from functools import partial
from typing import TypeAlias

from turandot.engine import game
from turandot.games.turandot.bots.anyhow import anyhow
from turandot.games.turandot.bots.greedy import greedy
from turandot.games.turandot.bots.levels import LEVELS, player
from turandot.games.turandot.bots.soft import soft
from turandot.games.turandot.bots.temper import EVEN, TEMPERS
from turandot.games.turandot.moves import Move
from turandot.games.turandot.view import View

Bot: TypeAlias = game.Bot[View, Move]

RIVALS = tuple(TEMPERS)
ADVISER = "maestro"
BOTS: dict[str, Bot] = {
    "anyhow": anyhow,
    "greedy": greedy,
    "soft": soft,
    **{level: partial(player, strength=level, temper=EVEN) for level in LEVELS},
    **{
        f"{name}:{level}": partial(player, strength=level, temper=temper)
        for name, temper in TEMPERS.items()
        for level in LEVELS
    },
}
