"""Replay a record with every check on; print the account, or with --json every step for a stranger to check."""

import json
from argparse import ArgumentParser, Namespace

from turandot.commands.shared import load_file
from turandot.engine import record
from turandot.engine.record import AnyGame


def add_arguments(parser: ArgumentParser, _known: AnyGame) -> None:
    """Describe the verb to the parser; the record itself says which game it is of."""
    parser.add_argument("file", metavar="FILE", help="a record")
    parser.add_argument("--json", action="store_true", help="print every step as JSON")


def run(arguments: Namespace) -> int:
    """Replay one game."""
    match = load_file(arguments.file)
    telling = match.game.required_telling
    if arguments.json:
        told = {"record": record.write(match), **telling.explain(tuple(match.states()))}
        print(json.dumps(told, ensure_ascii=False, indent=1))
    else:
        print(telling.tell(match.state))
    return 0
