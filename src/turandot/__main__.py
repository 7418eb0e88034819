"""The command line: `python3 -m turandot play | replay | arena | train`."""

import os
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper

from turandot import __version__
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
    parser = ArgumentParser(prog="python3 -m turandot", description="Turandot on the command line.")
    parser.add_argument("--version", action="version", version=__version__)
    verbs = parser.add_subparsers(dest="verb", required=True, metavar="VERB")
    modules = {verb: import_module(f"turandot.commands.{verb}") for verb in VERBS}
    for verb, summary in VERBS.items():
        modules[verb].add_arguments(verbs.add_parser(verb, help=summary, description=modules[verb].__doc__))
    arguments = parser.parse_args(argv)
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal that cannot write ù shows ? in its place
    try:
        result: int = modules[arguments.verb].run(arguments)
    except GameError as error:
        print(f"turandot {arguments.verb}: {error}", file=sys.stderr)
        return MISUSE
    except BrokenPipeError:  # the reader has seen enough, as `| head` has
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return result


if __name__ == "__main__":
    sys.exit(main())
