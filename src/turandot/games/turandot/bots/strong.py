"""A strong bot: bids as in a stage game, and does all else by value to every seat."""

from turandot.engine.game import Choice
from turandot.engine.rng import Stream
from turandot.games.turandot.bots.elsewhere import elsewhere
from turandot.games.turandot.bots.level import Level
from turandot.games.turandot.bots.sealing import seal
from turandot.games.turandot.moves import Move
from turandot.games.turandot.state import Phase
from turandot.games.turandot.view import View


def strong(view: View, luck: Stream, level: Level) -> dict[Move, Choice]:
    """Weigh the moves of any phase at this level."""
    if view.phase is Phase.SEALING:
        return seal(view, level, luck)
    return elsewhere(view, level)
