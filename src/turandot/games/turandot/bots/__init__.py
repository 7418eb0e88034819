"""The bots, by name. A bot weighs the moves open to it from its own view; choosing is drawing from that.

`amateur`, `chorus`, `soloist`, `virtuoso` and `maestro` are levels; `bianca:maestro` is one with a temperament.

To read the folder in order: `exact` (sums that come to the same everywhere), `counted` and `position` (cards and a
casting call as numbers), `plain` and `plain_bots` (take what is worth most now), `features`, `model` and `outlook`
(what a house is worth, and what a card would make of it), `bidding_game`, `handout`, `regret` and `mixed_bid` (a round
of bids as a game, and how to play it), `history`, `manner` and `beliefs` (how the others bid), `temperament`, `levels`
and `eyes` (who plays, and how the table looks to them), `reasons` and `bid` (the bid itself), `other_moves` (the rest).
"""

from dataclasses import replace
from functools import partial
from typing import TypeAlias

from turandot.engine import game
from turandot.engine.game import Choice
from turandot.engine.rng import Stream
from turandot.games.turandot.bots.bid import seal
from turandot.games.turandot.bots.levels import LEVELS, Level, briefly, level
from turandot.games.turandot.bots.other_moves import other_moves
from turandot.games.turandot.bots.plain_bots import anyhow, greedy, soft
from turandot.games.turandot.bots.temperament import EVEN, TEMPERS, Temper
from turandot.games.turandot.moves import Move
from turandot.games.turandot.state import Phase
from turandot.games.turandot.view import View

Bot: TypeAlias = game.Bot[View, Move]


def weigh(view: View, luck: Stream, level: Level) -> dict[Move, Choice]:
    """Weigh the moves of any phase at this level."""
    return seal(view, level, luck) if view.phase is Phase.SEALING else other_moves(view, level)


def in_temper(level: Level, temper: Temper) -> Level:
    """A level with a temperament, as far as that level gives way to it."""
    return replace(level, temper=temper.times(level.wilful))


def player(view: View, luck: Stream, strength: str, temper: Temper) -> dict[Move, Choice]:
    """Weigh the moves at a level of the house, with a temperament."""
    return weigh(view, luck, in_temper(level(strength), temper))


def brief_player(view: View, luck: Stream, strength: str, temper: Temper) -> dict[Move, Choice]:
    """The same player, who ponders less long."""
    return weigh(view, luck, in_temper(briefly(level(strength)), temper))


RIVALS = tuple(TEMPERS)
ADVISER = "maestro"
LEVELLED = [(strength, strength, EVEN) for strength in LEVELS]
CHARACTERS = [(f"{name}:{strength}", strength, temper) for name, temper in TEMPERS.items() for strength in LEVELS]
BOTS: dict[str, Bot] = {
    "anyhow": anyhow,
    "greedy": greedy,
    "soft": soft,
    **{name: partial(player, strength=strength, temper=temper) for name, strength, temper in LEVELLED + CHARACTERS},
}
BRIEF: dict[str, Bot] = {
    name: partial(brief_player, strength=strength, temper=temper) for name, strength, temper in LEVELLED + CHARACTERS
}
