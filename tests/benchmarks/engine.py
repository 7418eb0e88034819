"""How fast the rules run: whole random games, with every check on and on the lean path, beside OpenSpiel.

All in one run, in turns, since machines are noisy: read the ratios.
"""

import argparse
import importlib
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from statistics import median
from timeit import default_timer
from typing import Any, TypeAlias

from turandot.engine import record
from turandot.engine.game import Game
from turandot.engine.match import finish, start
from turandot.engine.rng import Stream
from turandot.games import GAMES, game
from web.build.environment import install

AnyGame: TypeAlias = Game[Any, Any, Any]
SEATS = 4
OPEN_SPIEL_GAMES = ("python_kuhn_poker", "python_tic_tac_toe", "python_liars_poker")


def checked_game(known: AnyGame, seed: str) -> int:
    """One random game through the public match; the number of moves."""
    luck = Stream(seed, "random play")
    match = start(known, known.setup(SEATS, 0), seed, ("anyone",) * SEATS)
    while moves := match.legal:
        match = match.play(luck.choice(moves))
    return match.length


def lean_game(known: AnyGame, seed: str) -> int:
    """One random game on the rules alone, as search plays it."""
    luck = Stream(seed, "random play")
    state = known.start(known.setup(SEATS, 0), seed)
    legal, play = known.legal, known.play
    length = 0
    while moves := legal(state):
        state = play(state, luck.choice(moves))[-1]
        length += 1
    return length


def open_spiel_game(name: str) -> Callable[[str], int]:
    """One random game of one of OpenSpiel's own Python games."""
    install("bench")
    import pyspiel  # noqa: PLC0415 - installed only for this benchmark
    from open_spiel.python import games  # noqa: F401, PLC0415 - registers the Python games

    known = pyspiel.load_game(name)

    def run(seed: str) -> int:
        luck = Stream(seed, "random play")
        state = known.new_initial_state()
        length = 0
        while not state.is_terminal():
            state.apply_action(luck.choice(state.legal_actions()))
            length += 1
        return length

    return run


def timed(run: Callable[[str], int], games: int, label: str) -> tuple[float, float]:
    """Games and moves a second."""
    begun = default_timer()
    moves = sum(run(f"{label}-{number}") for number in range(games))
    seconds = default_timer() - begun
    return games / seconds, moves / seconds


def replays(known: AnyGame, turns: int) -> Iterator[float]:
    """Seconds to replay a finished game at the largest table."""
    seats = known.seats[-1]
    weakest = next(name for name in known.bots if name.endswith(f":{known.levels[0]}"))
    for turn in range(turns):
        text = record.dump(finish(start(known, known.setup(seats, 0), f"replay-{turn}", (weakest,) * seats)))
        begun = default_timer()
        record.load(text, game)
        yield default_timer() - begun


def lawful_games(known: AnyGame, games: int) -> int:
    """Random games at every number of seats and with every option, each put to the laws of its game; their moves."""
    check: Callable[[int, dict[str, str], str], int] = importlib.import_module(f"tests.{known.name}.laws").check_game
    choices = [dict(zip(known.options, values, strict=True)) for values in product(*known.options.values())]
    tables = list(product(known.seats, choices))
    return sum(check(*tables[number % len(tables)], f"laws-{number}") for number in range(games))


def main(args: list[str]) -> None:
    """Print the figures that stand in the README."""
    parser = argparse.ArgumentParser(prog="build.py bench engine")
    parser.add_argument("--games", type=int, default=200, help="random games a turn")
    parser.add_argument("--turns", type=int, default=7)
    parser.add_argument("--laws", type=int, default=10_000, help="random games put to every law (default: %(default)s)")
    arguments = parser.parse_args(args)
    runs: dict[str, Callable[[str], int]] = {}
    for name, known in GAMES.items():
        runs |= {
            f"{name}, every move checked": partial(checked_game, known),
            f"{name}, rules alone": partial(lean_game, known),
        }
    runs |= {f"OpenSpiel {name}": open_spiel_game(name) for name in OPEN_SPIEL_GAMES}
    rates: dict[str, list[tuple[float, float]]] = {name: [] for name in runs}
    for turn in range(arguments.turns):
        for name, run in runs.items():
            rates[name].append(timed(run, arguments.games, str(turn)))
    for name, seen in rates.items():
        games, moves = median(rate[0] for rate in seen), median(rate[1] for rate in seen)
        print(f"{name:32} {games:9,.0f} games/s {moves:11,.0f} moves/s")
    for name, known in GAMES.items():
        print(
            f"{name}: replay of a finished game at {known.seats[-1]} seats: {1000 * median(replays(known, 20)):.1f} ms"
        )
        begun = default_timer()
        moves = lawful_games(known, arguments.laws)
        print(f"{name}: {arguments.laws:,} random games keep the laws:", end=" ")
        print(f"{moves:,} moves, {default_timer() - begun:.0f} s")
