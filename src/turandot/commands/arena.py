"""Measure bots against each other: every seat order on the same deals, with 95 % confidence intervals."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from timeit import default_timer

from turandot.commands.shared import add_table_arguments, options, seated
from turandot.engine.arena import Deal, Standing, play_deal, seat_orders, standings
from turandot.engine.errors import BadSetup
from turandot.engine.game import Options, check_seed
from turandot.engine.record import AnyGame
from turandot.games import game


def add_arguments(parser: ArgumentParser, known: AnyGame) -> None:
    """Describe the verb to the parser."""
    add_table_arguments(parser, known, bots=None)
    parser.add_argument("--games", type=int, required=True, metavar="N", help="deals, each played in every seat order")
    parser.add_argument("--seed", default="arena", help="names the set of deals (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=1, help="processes side by side (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(arguments: Namespace) -> int:
    """Play the deals and print how the bots did."""
    bots = seated(arguments, game(arguments.game))
    check_seed(arguments.seed)
    if arguments.games < 1 or arguments.jobs < 1:
        raise BadSetup("--games and --jobs take a number from 1")
    game(arguments.game).setup(len(bots), 0, options(arguments))
    begun = default_timer()
    deals = list(_shown(_deals(arguments, bots), arguments.games))
    seconds = default_timer() - begun
    table = standings(deals)
    moves, games = sum(deal.moves for deal in deals), sum(deal.games for deal in deals)
    if arguments.json:
        print(json.dumps(_as_json(arguments, bots, table, games, moves / seconds), indent=1))
    else:
        print(_as_text(bots, table, games, moves / seconds))
    return 0


def one_deal(name: str, bots: tuple[str, ...], seed: str, chosen: Options) -> Deal:
    """Play one deal; a function of plain values, so that it can run in another process."""
    return play_deal(game(name), bots, seed, chosen)


def _deals(arguments: Namespace, bots: tuple[str, ...]) -> Iterator[Deal]:
    chosen = options(arguments)
    work = [(arguments.game, bots, f"{arguments.seed}-{number}", chosen) for number in range(arguments.games)]
    if arguments.jobs == 1:
        yield from (one_deal(*part) for part in work)
        return
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for done in as_completed([pool.submit(one_deal, *part) for part in work]):
            yield done.result()


def _shown(deals: Iterator[Deal], total: int) -> Iterator[Deal]:
    """Draw a progress bar while the deals come in, where somebody is watching."""
    watched = sys.stderr.isatty()
    for done, deal in enumerate(deals, 1):
        if watched:
            filled = 40 * done // total
            print(f"\r[{'#' * filled}{'.' * (40 - filled)}] {done}/{total}", end="", file=sys.stderr)
        yield deal
    if watched:
        print(file=sys.stderr)


def _as_json(
    arguments: Namespace, bots: tuple[str, ...], table: list[Standing], games: int, speed: float
) -> dict[str, object]:
    return {
        "seats": len(bots),
        "deals": arguments.games,
        "orders": len(seat_orders(bots)),
        "games": games,
        "fair": 1 / len(bots),
        "moves_per_second": round(speed),
        "bots": [
            {
                "bot": line.bot,
                "share": line.share,
                "share_95": line.share_error,
                "margin": line.margin,
                "margin_95": line.margin_error,
            }
            for line in table
        ],
    }


def _as_text(bots: tuple[str, ...], table: list[Standing], games: int, speed: float) -> str:
    wide = max(len(line.bot) for line in table)
    lines = [f"{games} games at {len(bots)} seats; a fair share is {1 / len(bots):.3f}; {speed:.0f} moves a second"]
    lines += [
        f"{line.bot:{wide}}  share {line.share:.3f} ± {line.share_error:.3f}"
        f"  margin {line.margin:+.2f} ± {line.margin_error:.2f}"
        for line in table
    ]
    return "\n".join(lines)
