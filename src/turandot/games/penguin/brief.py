"""The same players, who think less long: for a game that is played dozens of times over."""

from dataclasses import replace
from functools import partial

from turandot.engine.game import Choice
from turandot.engine.rng import Stream
from turandot.games.penguin.bots import Bot
from turandot.games.penguin.bots.levels import LEVELS, Level
from turandot.games.penguin.bots.strong import strong
from turandot.games.penguin.bots.temperament import EVEN, TEMPERS, Temper
from turandot.games.penguin.moves import Move
from turandot.games.penguin.view import View

WIDE, AHEAD, ASIDE = 8, ((2, 2),), ((2, 1),)
"""The most ideas that anybody has, and how they are played on: a third of what the magician does at the table."""


def briefly(of: Level) -> Level:
    """The same player, with the same eyes and hopes, who looks at less; whoever never looks ahead does not begin to."""
    return replace(of, wide=min(of.wide, WIDE), ahead=AHEAD if of.ahead else (), aside=ASIDE if of.aside else ())


def brief_player(view: View, luck: Stream, strength: str, temper: Temper) -> dict[Move, Choice]:
    """Weigh the moves at a level of the house, with a temperament, in brief."""
    return strong(view, luck, replace(briefly(LEVELS[strength]), temper=temper))


BRIEF: dict[str, Bot] = {
    **{strength: partial(brief_player, strength=strength, temper=EVEN) for strength in LEVELS},
    **{
        f"{name}:{strength}": partial(brief_player, strength=strength, temper=temper)
        for name, temper in TEMPERS.items()
        for strength in LEVELS
    },
}
