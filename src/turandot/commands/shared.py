"""Arguments that several verbs take, and reading files with a clear answer when that fails."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

from turandot.engine.errors import BadRecord, BadSetup
from turandot.engine.record import AnyGame, AnyMatch, load
from turandot.games import GAMES, game


def add_game_argument(parser: ArgumentParser) -> None:
    """Say which game it is about: unless told otherwise, the first in the box."""
    parser.add_argument("--game", default=next(iter(GAMES)), help="which game (default: %(default)s)")


def chosen_game(given: Sequence[str]) -> AnyGame:
    """Find the game a command line is about before the rest of it is read, since the rest may depend on it."""
    early = ArgumentParser(add_help=False, allow_abbrev=False)
    add_game_argument(early)
    return game(early.parse_known_args(given)[0].game)


def add_table_arguments(parser: ArgumentParser, known: AnyGame, *, bots: str | None) -> None:
    """Say which game is played, by how many and how; without a default, bots must be named."""
    add_game_argument(parser)
    usual = f"as many as bots are named, else {_usual_seats(known)}"
    parser.add_argument("--seats", type=int, help=f"how many play (default: {usual})")
    parser.add_argument("--bots", default=bots, required=bots is None, help="names with commas; one serves all seats")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a rule option")


def _usual_seats(known: AnyGame) -> int:
    """Four, or as many as can play."""
    return min(4, known.seats[-1])


def options(arguments: Namespace) -> dict[str, str]:
    """Read the rule options given as NAME=VALUE."""
    pairs = [text.partition("=") for text in arguments.option]
    return {name: value for name, _, value in pairs}


def seated(arguments: Namespace, known: AnyGame) -> tuple[str, ...]:
    """Seat the bots: one each, or one name for all; refuse names nobody answers to."""
    names = tuple(arguments.bots.split(","))
    for name in names:
        known.bot(name)
    seats = arguments.seats
    if seats is None:
        seats = len(names) if len(names) > 1 else _usual_seats(known)
    known.setup(seats, 0)  # refuses an impossible number of seats before anybody is seated
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise BadSetup(f"{len(names)} bots are named for {seats} seats; name one for each, or one for all")
    return names


def load_file(path: str) -> AnyMatch:
    """Replay the record in a file."""
    try:
        text = Path(path).read_text(encoding="utf-8-sig")  # some editors put a mark before the text
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not text"
        raise BadRecord(f"cannot read {path}: {reason}") from None
    return load(text, game)
