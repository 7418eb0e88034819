"""Teach a game's bots from nothing by self-play."""

from argparse import ArgumentParser, Namespace
from importlib import import_module
from types import ModuleType

from turandot import games
from turandot.commands.shared import add_game_argument
from turandot.engine.errors import NotOffered
from turandot.engine.record import AnyGame


def add_arguments(parser: ArgumentParser, known: AnyGame) -> None:
    """Describe the verb to the parser: what there is to say is the game's own affair."""
    add_game_argument(parser)
    training = _training(known)
    parser.description = training.__doc__
    training.add_arguments(parser)


def run(arguments: Namespace) -> int:
    """Train the game's bots."""
    done: int = _training(games.game(arguments.game)).run(arguments)
    return done


def _training(known: AnyGame) -> ModuleType:
    """Find the game's training by its place, with functions as a verb of the command line has them."""
    place = f"{games.__name__}.{known.name}.training"
    try:
        return import_module(place)
    except ModuleNotFoundError as error:
        if not place.startswith(error.name or "?"):  # it is there, and lacks something itself
            raise
        raise NotOffered(f"{known.name} has no training: its bots learn nothing") from None
