"""Let bots play one game; print a readable account, or write the record."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from turandot.commands.shared import add_table_arguments, options, seated
from turandot.engine.errors import BadSetup
from turandot.engine.game import check_seed, draw_first
from turandot.engine.match import finish, start
from turandot.engine.record import AnyGame, dump
from turandot.games import game


def add_arguments(parser: ArgumentParser, known: AnyGame) -> None:
    """Describe the verb to the parser."""
    add_table_arguments(parser, known, bots=known.adviser)
    parser.add_argument("--seed", default="k3x9", help="the deal (default: %(default)s)")
    parser.add_argument("--first", type=int, help="the seat that begins (default: drawn from the seed)")
    parser.add_argument("--record", metavar="FILE", help="write the record there instead of telling the game")


def run(arguments: Namespace) -> int:
    """Play one game."""
    known = game(arguments.game)
    bots = seated(arguments, known)
    seed = check_seed(arguments.seed)
    first = draw_first(seed, len(bots)) if arguments.first is None else arguments.first
    setup = known.setup(len(bots), first, options(arguments))
    end = finish(start(known, setup, seed, bots))
    if arguments.record is None:
        print(known.required_telling.tell(end.state))
        return 0
    try:
        Path(arguments.record).write_text(dump(end) + "\n", encoding="utf-8")
    except OSError as error:
        raise BadSetup(f"cannot write {arguments.record}: {error.strerror}") from None
    return 0
