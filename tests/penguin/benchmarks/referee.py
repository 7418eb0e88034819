"""Games with all options put to the second referee, who shares no code with the engine."""

import argparse
from timeit import default_timer

from tests.penguin.test_stranger import faults


def main(args: list[str]) -> None:
    """Print what the referee finds."""
    parser = argparse.ArgumentParser(prog="build.py bench penguin-referee")
    parser.add_argument("--games", type=int, default=2000)
    arguments = parser.parse_args(args)
    begun = default_timer()
    found = list(faults(arguments.games, "bench"))
    print(f"{len(found)} faults in {arguments.games:,} games, {default_timer() - begun:.0f} s")
    for fault in found[:20]:
        print(f"  {fault}")
