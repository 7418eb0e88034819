"""The bots, by name. A bot weighs the moves open to it from its own view; choosing is drawing from that."""

from typing import TypeAlias

from turandot.engine import game
from turandot.games.penguin.bots.anyhow import anyhow
from turandot.games.penguin.bots.greedy import greedy
from turandot.games.penguin.bots.soft import soft
from turandot.games.penguin.moves import Move
from turandot.games.penguin.view import View

Bot: TypeAlias = game.Bot[View, Move]

ADVISER = "greedy"
BOTS: dict[str, Bot] = {"anyhow": anyhow, "greedy": greedy, "soft": soft}
