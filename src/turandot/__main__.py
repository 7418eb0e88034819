"""The command line: play, replay, arena and train."""

import os
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper

from turandot import __name__ as package
from turandot import __version__
from turandot.commands.shared import chosen_game
from turandot.engine.errors import GameError

VERBS = {
    "play": "let bots play one game",
    "replay": "replay a record with every check on",
    "arena": "measure bots against each other",
    "train": "teach the bots from nothing by self-play",
}
MISUSE = 2


def main(argv: Sequence[str] | None = None) -> int:
    """Run one verb; what a person got wrong is one line on stderr and exit code 2."""
    given = list(sys.argv[1:] if argv is None else argv)
    asked = given[0] if given else ""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal that cannot write ù shows ? in its place
    try:
        return _run(given, asked)
    except GameError as error:
        print(f"{package} {asked}: {error}", file=sys.stderr)
        return MISUSE
    except BrokenPipeError:  # the reader has seen enough, as `| head` has
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(given: list[str], asked: str) -> int:
    """Read the command line and do what it says. Only the verb asked for is loaded, and it may depend on the game."""
    parser = ArgumentParser(prog=f"python3 -m {package}", description="The games of this house on the command line.")
    parser.add_argument("--version", action="version", version=__version__)
    verbs = parser.add_subparsers(dest="verb", required=True, metavar="VERB")
    parsers = {verb: verbs.add_parser(verb, help=summary) for verb, summary in VERBS.items()}
    if asked not in VERBS:
        parser.parse_args(given[:1])  # tells what there is, and leaves
    module = import_module(f"{package}.commands.{asked}")
    parsers[asked].description = module.__doc__
    module.add_arguments(parsers[asked], chosen_game(given))
    done: int = module.run(parser.parse_args(given))
    return done


if __name__ == "__main__":
    sys.exit(main())
