"""How well the bots play, and how: win shares on paired deals, the ladder, characters, manners, work, exploitability.

`python3 build.py bench turandot-bots [section…] [--deals N] [--jobs J] [--seats 3,4]`; each line has its 95 % interval.
What was played is kept in `.cache/bots`, so that a run can be stopped and goes on, and more deals are added to those
there.
"""

import argparse
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise, product
from math import prod
from statistics import fmean, median
from timeit import default_timer

from tests.turandot.benchmarks._characters import apart, manners
from tests.turandot.benchmarks._duels import duel, interval, log_odds, player
from tests.turandot.benchmarks._search import search_bot
from tests.turandot.benchmarks._told import games
from tests.turandot.how_they_play import Watch, Weigh, drawn
from turandot.engine.game import Choice
from turandot.engine.rng import Stream
from turandot.games.turandot import TURANDOT
from turandot.games.turandot.bots import BOTS, weigh
from turandot.games.turandot.bots.beliefs import known_rivals
from turandot.games.turandot.bots.bid import rehearsal
from turandot.games.turandot.bots.bidding_game import BiddingGame
from turandot.games.turandot.bots.levels import LEVELS, level
from turandot.games.turandot.bots.position import position
from turandot.games.turandot.bots.temperament import TEMPERS
from turandot.games.turandot.moves import Bid, Move
from turandot.games.turandot.rules import play, to_act
from turandot.games.turandot.scoring import winners
from turandot.games.turandot.state import Phase
from turandot.games.turandot.view import View, observe

YARDSTICKS = {
    "greedy": {2: 0.90, 3: 0.86, 4: 0.86, 5: 0.90},
    "soft": {2: 0.87, 3: 0.82, 4: 0.74, 5: 0.70},
}
EARLIER = "earlier/9843fa2/maestro"
EARLIER_GOALS = {2: 0.5, 3: 0.41, 4: 0.32, 5: 0.26}
TEMPER_GOAL = 0.20
EXPLOIT_GOAL = 0.02


# ── Sections ──


def yardsticks(arguments: argparse.Namespace) -> None:
    """One maestro among greedy bots, and among soft ones."""
    for rival, goals in YARDSTICKS.items():
        for seats in arguments.seats:
            duel("maestro", rival, seats, arguments, goals[seats])


def earlier(arguments: argparse.Namespace) -> None:
    """One maestro among those of an earlier commit."""
    for seats in arguments.seats:
        duel("maestro", EARLIER, seats, arguments, EARLIER_GOALS[seats])


def ladder(arguments: argparse.Namespace) -> None:
    """What a careful player takes from three of each level, and a child from the lowest; even steps are the goal."""
    duel("child", LEVELS[0], 4, arguments, 0.5)
    shares = [duel("greedy", strength, 4, arguments) for strength in LEVELS]
    for (lower, one), (higher, other) in pairwise(zip(LEVELS, shares, strict=True)):
        print(f"step from {lower} to {higher}: {log_odds(one) - log_odds(other):.2f} in log-odds (goal 0.8 to 1.4)")


def tempers(arguments: argparse.Namespace) -> None:
    """What a temperament costs: each as maestro among three even-tempered ones, where a fair share costs nothing."""
    for name in TEMPERS:
        duel(f"{name}:maestro", "maestro", 4, arguments, TEMPER_GOAL)


def exploit(arguments: argparse.Namespace) -> None:
    """What a best responder gains in a round, who knows all mixed bids but not the draw, and shares the values."""
    for seats in (3, 4):
        gains = [gain for number in range(max(2, arguments.deals // 10)) for gain in exploited(seats, number)]
        mean, error = interval(gains)
        verdict = "reached" if mean + error <= EXPLOIT_GOAL else "not reached"
        print(
            f"best response to maestros, {seats} seats, blind sealing: gains {mean:.4f} ± {error:.4f} of a win a round "
            f"(goal at most {EXPLOIT_GOAL}: {verdict}; {len(gains)} bids)",
            flush=True,
        )


def exploited(seats: int, number: int) -> Iterable[float]:
    """One game among maestros: for every seat in every round, the gain of the best bid over its own mixture."""
    seed = f"exploit-{number}"
    state = TURANDOT.start(TURANDOT.setup(seats, number % seats, {"sealing": "blind"}), seed)
    length = 0
    mixtures: dict[int, tuple[BiddingGame, dict[tuple[int, int], float]]] = {}
    while (seat := to_act(state)) is not None:
        luck = Stream(seed, f"bot/{seat}/{length}")
        view = observe(state, seat)
        choices = weigh(view, luck, level("maestro"))
        if state.phase is Phase.SEALING:
            mixtures[seat] = mixture(view, choices)
            if len(mixtures) == seats:
                yield from (gain(mixtures, one) for one in range(seats))
                mixtures = {}
        state = play(state, drawn(choices, luck))[-1]
        length += 1


def mixture(view: View, choices: Mapping[Move, Choice]) -> tuple[BiddingGame, dict[tuple[int, int], float]]:
    """A seat's bidding game and its mixed bid in it; the bluff card counts for nothing where nobody sees it."""
    me = level("maestro")
    game = rehearsal(position(view), known_rivals(view, me), me.model, me.rehearsals).game
    mixed = dict.fromkeys(game.bids[view.seat], 0.0)
    for bid, choice in choices.items():
        assert isinstance(bid, Bid)
        mixed[game.cards if bid.number is None else bid.number - 1, bid.money] += choice.chance
    return game, mixed


def gain(mixtures: Mapping[int, tuple[BiddingGame, Mapping[tuple[int, int], float]]], seat: int) -> float:
    """How much better the best bid is than a seat's mixture, over all that the others may draw."""
    game, mine = mixtures[seat]
    others = [other for other in range(game.seats) if other != seat]
    drawable = [[(bid, chance) for bid, chance in mixtures[other][1].items() if chance] for other in others]
    values = [0.0] * len(game.bids[seat])
    played = [(0, 0)] * game.seats
    for rows in product(*drawable):
        for other, (bid, _) in zip(others, rows, strict=True):
            played[other] = bid
        chance = prod(chance for _, chance in rows)
        values = [old + chance * new for old, new in zip(values, game.answers(seat, played), strict=True)]
    own = sum(mine[bid] * value for bid, value in zip(game.bids[seat], values, strict=True))
    return max(values) - own


def work(arguments: argparse.Namespace) -> None:
    """One decision of each level at five seats: rounds of bids thought through, and time (noisy on a busy machine)."""
    for name in reversed(LEVELS):
        timed = Clock(player(name))
        for number in range(max(2, arguments.deals // 10)):
            table = [BOTS["soft"]] * 5
            table[number % 5] = timed
            Watch().game(table, f"work-{number}", 0, ())
        print(
            f"one decision of {name}, 5 seats: {median(timed.thought):.0f} answers in the median of bids, "
            f"{max(timed.thought)} at most; {1000 * median(timed.spent):.1f} ms in the median, "
            f"{1000 * max(timed.spent):.1f} ms at worst ({len(timed.spent)} bids)",
            flush=True,
        )


class Clock:
    """A bot with a stopwatch, and a count of how often it asked what bids would bring. Only bids are noted."""

    def __init__(self, inner: Weigh) -> None:
        """Start at zero."""
        self.inner = inner
        self.spent: list[float] = []
        self.thought: list[int] = []

    def __call__(self, view: View, luck: Stream) -> Mapping[Move, Choice]:
        """Weigh, and note the time."""
        plain, count = BiddingGame.answers, Counter[str]()

        def counted(game: BiddingGame, seat: int, played: list[tuple[int, int]]) -> list[float]:
            count["answers"] += 1
            return plain(game, seat, played)

        BiddingGame.answers = counted  # type: ignore[method-assign, assignment]
        begun = default_timer()
        choices = self.inner(view, luck)
        if view.phase is Phase.SEALING:
            self.spent.append(default_timer() - begun)
            self.thought.append(count["answers"])
        BiddingGame.answers = plain  # type: ignore[method-assign]
        return choices

    @property
    def mean(self) -> float:
        """Mean seconds a bid."""
        return fmean(self.spent)


def spiel(arguments: argparse.Namespace) -> None:
    """One maestro among OpenSpiel's search bots, which get as much time for a bid as the maestro takes in the mean."""
    for kind in ("ismcts", "mcts"):
        for seats in arguments.seats:
            first, second = Clock(player("maestro")), Clock(search_bot(kind, 20))
            Watch().game([first, *[second] * (seats - 1)], "calibrate", 0, ())
            simulations = max(2, round(20 * first.mean / second.mean))
            hero, rival = Clock(player("maestro")), Clock(search_bot(kind, simulations))
            shares = []
            for number in range(arguments.deals):
                table: list[Weigh] = [rival] * seats
                table[number % seats] = hero
                won = winners(Watch().game(table, f"spiel-{number}", number // seats % seats, ()))
                shares.append((number % seats in won) / max(1, len(won)))
            mean, error = interval(shares)
            print(
                f"maestro among OpenSpiel {kind}, {seats} seats: {mean:.3f} ± {error:.3f} of the wins (fair "
                f"{1 / seats:.3f}; {len(shares)} games; {1000 * hero.mean:.0f} ms a bid, rivals "
                f"{1000 * rival.mean:.0f} ms with {simulations} simulations)",
                flush=True,
            )


SECTIONS = {
    section.__name__: section
    for section in (yardsticks, earlier, ladder, tempers, apart, manners, games, exploit, work, spiel)
}


def main(given: Sequence[str]) -> None:
    """Run the named sections, or all."""
    parser = argparse.ArgumentParser(prog="build.py bench turandot-bots", description=__doc__)
    parser.add_argument("sections", nargs="*", metavar="section", help=", ".join(SECTIONS))
    parser.add_argument("--deals", type=int, default=20, help="deals, each with the hero in every seat (%(default)s)")
    parser.add_argument("--jobs", type=int, default=1, help="processes side by side (%(default)s)")
    parser.add_argument("--seats", type=lambda text: [int(part) for part in text.split(",")], default=[2, 3, 4, 5])
    arguments = parser.parse_args(given)
    for name in arguments.sections or SECTIONS:
        SECTIONS[name](arguments)
