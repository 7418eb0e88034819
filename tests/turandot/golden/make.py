"""Writes the golden games anew: `.venv/bin/python tests/turandot/golden/make.py`, from the root of the project.

Only when the rules, the notation or the way a game is told have changed on purpose: read the difference before you
commit it. Bots play here; the test replays what they played and asks no bot.
"""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[2]), str(HERE.parents[2] / "src")]

GAMES: dict[str, tuple[tuple[str, ...], int, dict[str, str]]] = {
    "two": (("soft", "greedy"), 1, {}),
    "two-blind": (("soft", "soft"), 0, {"sealing": "blind", "maestro-money": "forbidden"}),
    "three": (("greedy", "soft", "anyhow"), 2, {}),
    "four": (("soft", "greedy", "soft", "anyhow"), 0, {}),
    "four-german": (("anyhow", "anyhow", "soft", "soft"), 3, {"maestro-money": "forbidden"}),
    "five": (("soft", "soft", "greedy", "soft", "anyhow"), 4, {}),
}


def main() -> None:
    """Let bots play each game and write it down."""
    from tests.engine.golden import write_games  # noqa: PLC0415 - the path is set just above
    from turandot.games.turandot import TURANDOT  # noqa: PLC0415

    write_games(TURANDOT, GAMES, HERE)


if __name__ == "__main__":
    main()
