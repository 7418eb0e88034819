"""The bot behind every level: ideas by the fitted value, the best of them played on in imagined deals."""

from dataclasses import replace

from turandot.engine.game import Choice
from turandot.engine.rng import Stream
from turandot.games.penguin.bots.doubts import doubts
from turandot.games.penguin.bots.ideas import ideas
from turandot.games.penguin.bots.levels import LEVELS, Level
from turandot.games.penguin.bots.model import GRAIN, expected
from turandot.games.penguin.bots.reasons import reasons
from turandot.games.penguin.bots.search import look_ahead
from turandot.games.penguin.bots.table import Table
from turandot.games.penguin.bots.temperament import Temper
from turandot.games.penguin.bots.thinker import Idea, Thinker
from turandot.games.penguin.imagine import NO_DOUBTS, imagine
from turandot.games.penguin.moves import Move
from turandot.games.penguin.view import View

DIGITS = 4
"""Chances are told in so many digits: more would be noise."""


def player(view: View, luck: Stream, strength: str, temper: Temper) -> dict[Move, Choice]:
    """Weigh the moves at a level of the house, with a temperament."""
    level = LEVELS[strength]
    return strong(view, luck, replace(level, temper=temper.times(level.wilful)))


def strong(view: View, luck: Stream, level: Level) -> dict[Move, Choice]:
    """Weigh the moves that come into question in any phase: it plays the first of them."""
    if not view.legal:
        return {}
    thinker = Thinker(view, level, Table(imagine(view, luck)), luck)
    found = ideas(thinker)
    stages = level.stages(view.phase, view.seats)
    doubted = doubts(view) if level.reads and stages else NO_DOUBTS
    worlds = [imagine(view, luck, doubted) for _ in range(sum([deals for _, deals in stages]))]
    found = look_ahead(thinker, found, stages if len(found) > 1 else (), worlds)
    return {idea.move: told(thinker, idea, chosen=idea is found[0]) for idea in found}


def told(thinker: Thinker, idea: Idea, *, chosen: bool) -> Choice:
    """An idea as a choice, with what was thought about it."""
    points = expected(idea.table, thinker.model, thinker.next)[thinker.me]
    return Choice(
        chance=float(chosen),
        value=round(idea.value, DIGITS),
        points=round(points / GRAIN, 1),
        reasons=reasons(thinker, idea),
    )
