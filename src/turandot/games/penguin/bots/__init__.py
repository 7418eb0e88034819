"""The bots, by name. A bot weighs the moves open to it from its own view; choosing is drawing from that.

`onlooker`, `stagehand`, `clown`, `magician` and `ringmaster` are levels; `bianca:clown` is one with a temperament.

To read the folder in order: `values`, `plain`, `anyhow`, `greedy` and `soft` (take what is worth most now), `table`
(a table to think on), `spots` and `answers` (how somebody with hopes moves on it), `exact`, `features` and `model`
(what a table is worth to each seat), `temperament`, `levels` and `eyes` (who plays, and how the ice looks to them),
`thinker` and `ideas` (moves that come into question), `doubts` (what rivals hardly hold), `search` (looking ahead),
`reasons` and `strong` (the choice).
"""

from functools import partial
from typing import TypeAlias

from turandot.engine import game
from turandot.games.penguin.bots.anyhow import anyhow
from turandot.games.penguin.bots.greedy import greedy
from turandot.games.penguin.bots.levels import LEVELS
from turandot.games.penguin.bots.soft import soft
from turandot.games.penguin.bots.strong import player
from turandot.games.penguin.bots.temperament import EVEN, TEMPERS
from turandot.games.penguin.moves import Move
from turandot.games.penguin.view import View

Bot: TypeAlias = game.Bot[View, Move]

RIVALS = tuple(TEMPERS)
STRENGTHS = tuple(LEVELS)
ADVISER = STRENGTHS[-1]
BOTS: dict[str, Bot] = {
    "anyhow": anyhow,
    "greedy": greedy,
    "soft": soft,
    **{strength: partial(player, strength=strength, temper=EVEN) for strength in STRENGTHS},
    **{
        f"{name}:{strength}": partial(player, strength=strength, temper=temper)
        for name, temper in TEMPERS.items()
        for strength in STRENGTHS
    },
}
