"""How well the bots play: win shares on paired deals in every seat, ladder, exploitability, stacks, time, OpenSpiel.

`python3 build.py bench bots [section…] [--deals N] [--jobs J] [--seats 3,4]`; each line has its 95 % interval.
"""

import argparse
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from itertools import pairwise, product
from math import prod, sqrt
from statistics import fmean, median, stdev
from timeit import default_timer

from tests.turandot.benchmarks._search import search_bot
from turandot.engine.game import Choice
from turandot.engine.rng import Stream
from turandot.games.turandot import TURANDOT
from turandot.games.turandot.bots.level import Level, known_rivals
from turandot.games.turandot.bots.levels import LEVELS, level
from turandot.games.turandot.bots.position import position
from turandot.games.turandot.bots.sealing import rehearsal
from turandot.games.turandot.bots.stage import Stage
from turandot.games.turandot.bots.strong import strong
from turandot.games.turandot.bots.temper import TEMPERS
from turandot.games.turandot.moves import Bid, Move
from turandot.games.turandot.rules import play, to_act
from turandot.games.turandot.scoring import winners
from turandot.games.turandot.state import Phase, State
from turandot.games.turandot.view import View, observe

CONFIDENCE = 1.96
GOALS = {
    "greedy": {2: 0.90, 3: 0.86, 4: 0.86, 5: 0.92},
    "soft": {2: 0.87, 3: 0.82, 4: 0.74, 5: 0.70},
    "soloist": {2: 0.62, 3: 0.48, 4: 0.38, 5: 0.32},
}
LADDER_SEATS, LADDER_GOAL = 4, 0.375
EXPLOIT_GOAL = 0.02

Weigh = Callable[[View, Stream], Mapping[Move, Choice]]


def player(name: str) -> Weigh:
    """A bot by name; `maestro-without-stacks` is the maestro that neither shows nor reads them."""
    if name == "maestro-without-stacks":
        return partial(_strong, level=replace(level("maestro"), reads=False))
    return TURANDOT.bot(name)


def _strong(view: View, luck: Stream, level: Level) -> Mapping[Move, Choice]:
    return strong(view, luck, level)


def drawn(choices: Mapping[Move, Choice], luck: Stream) -> Move:
    """Draw a move as a match does."""
    moves = tuple(choices)
    return moves[luck.weighted([choices[move].chance for move in moves])]


def game(bots: Sequence[Weigh], seed: str, first: int) -> State:
    """Play one game on the rules alone; every bot has the luck it would have in a match."""
    state = TURANDOT.start(TURANDOT.setup(len(bots), first), seed)
    length = 0
    while (seat := to_act(state)) is not None:
        luck = Stream(seed, f"bot/{seat}/{length}")
        state = play(state, drawn(bots[seat](observe(state, seat), luck), luck))[-1]
        length += 1
    return state


def deal(work: tuple[str, str, int, int]) -> float:
    """One deal with the hero in every seat in turn: its mean share of the win."""
    hero, rival, seats, number = work
    got = 0.0
    for seat in range(seats):
        bots = [player(rival)] * seats
        bots[seat] = player(hero)
        won = winners(game(bots, f"{hero}-{rival}-{number}".replace(":", "-"), number % seats))
        got += (seat in won) / max(1, len(won))
    return got / seats


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean of independent values, and the half-width of its 95 % interval."""
    return fmean(values), CONFIDENCE * stdev(values) / sqrt(len(values))


def duel(hero: str, rival: str, seats: int, arguments: argparse.Namespace, goal: float) -> None:
    """One hero among rivals of one kind; the goal is for the lower end of the interval."""
    work = [(hero, rival, seats, number) for number in range(arguments.deals)]
    if arguments.jobs == 1:
        shares = list(map(deal, work))
    else:
        with ProcessPoolExecutor(arguments.jobs) as pool:
            shares = list(pool.map(deal, work))
    mean, error = interval(shares)
    verdict = "reached" if mean - error >= goal else "not reached"
    print(
        f"{hero} among {rival}, {seats} seats: {mean:.3f} ± {error:.3f} of the wins (fair {1 / seats:.3f}; "
        f"goal {goal:.3f} at the lower end: {verdict}; {len(work)} deals)",
        flush=True,
    )


# ── Sections ──


def plain(arguments: argparse.Namespace) -> None:
    """One maestro among greedy bots, and among soft ones."""
    for rival in ("greedy", "soft"):
        for seats in arguments.seats:
            duel("maestro", rival, seats, arguments, GOALS[rival][seats])


def below(arguments: argparse.Namespace) -> None:
    """One maestro among soloists."""
    for seats in arguments.seats:
        duel("maestro", "soloist", seats, arguments, GOALS["soloist"][seats])


def ladder(arguments: argparse.Namespace) -> None:
    """Each level among three of the level below; and what a careful beginner makes of the lowest."""
    for lower, higher in pairwise(LEVELS):
        duel(higher, lower, LADDER_SEATS, arguments, LADDER_GOAL)
    duel("greedy", "amateur", LADDER_SEATS, arguments, 1 / LADDER_SEATS)


def tempers(arguments: argparse.Namespace) -> None:
    """What a temperament costs: each as maestro among even-tempered maestros, where a fair share would cost nothing."""
    for name in TEMPERS:
        duel(f"{name}:maestro", "maestro", 3, arguments, 0.0)


def stacks(arguments: argparse.Namespace) -> None:
    """Bluffing pays: the maestro among maestros that neither use nor read stacks."""
    for seats in arguments.seats:
        duel("maestro", "maestro-without-stacks", seats, arguments, 1 / seats)


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
    me = level("maestro")
    seed = f"exploit-{number}"
    state = TURANDOT.start(TURANDOT.setup(seats, number % seats, {"sealing": "blind"}), seed)
    length = 0
    mixtures: dict[int, tuple[Stage, dict[tuple[int, int], float]]] = {}
    while (seat := to_act(state)) is not None:
        luck = Stream(seed, f"bot/{seat}/{length}")
        view = observe(state, seat)
        choices = strong(view, luck, me)
        if state.phase is Phase.SEALING:
            mixtures[seat] = mixture(view, choices, me)
            if len(mixtures) == seats:
                yield from (gain(mixtures, one) for one in range(seats))
                mixtures = {}
        state = play(state, drawn(choices, luck))[-1]
        length += 1


def mixture(view: View, choices: Mapping[Move, Choice], me: Level) -> tuple[Stage, dict[tuple[int, int], float]]:
    """A seat's stage game and its mixed bid in it; the bluff card counts for nothing where nobody sees it."""
    stage = rehearsal(position(view), known_rivals(view, me), me).stage
    mixed = dict.fromkeys(stage.bids[view.seat], 0.0)
    for bid, choice in choices.items():
        assert isinstance(bid, Bid)
        mixed[stage.cards if bid.number is None else bid.number - 1, bid.money] += choice.chance
    return stage, mixed


def gain(mixtures: Mapping[int, tuple[Stage, Mapping[tuple[int, int], float]]], seat: int) -> float:
    """How much better the best bid is than a seat's mixture, over all that the others may draw."""
    stage, mine = mixtures[seat]
    others = [other for other in range(stage.seats) if other != seat]
    drawable = [[(bid, chance) for bid, chance in mixtures[other][1].items() if chance] for other in others]
    values = [0.0] * len(stage.bids[seat])
    played = [(0, 0)] * stage.seats
    for rows in product(*drawable):
        for other, (bid, _) in zip(others, rows, strict=True):
            played[other] = bid
        chance = prod(chance for _, chance in rows)
        values = [old + chance * new for old, new in zip(values, stage.answers(seat, played), strict=True)]
    own = sum(mine[bid] * value for bid, value in zip(stage.bids[seat], values, strict=True))
    return max(values) - own


def speed(arguments: argparse.Namespace) -> None:
    """One decision of each level at five seats; in the browser's Python everything takes about three times as long."""
    for name in reversed(LEVELS):
        timed = Clock(TURANDOT.bot(name))
        for number in range(max(2, arguments.deals // 10)):
            bots = [TURANDOT.bot("soft")] * 5
            bots[number % 5] = timed
            game(bots, f"speed-{number}", 0)
        print(
            f"one decision of {name}, 5 seats: median {1000 * median(timed.spent):.1f} ms, worst "
            f"{1000 * max(timed.spent):.1f} ms ({len(timed.spent)} decisions of all kinds); of a bid: median "
            f"{1000 * median(sorted(timed.spent)[-7 * max(2, arguments.deals // 10) :]):.1f} ms",
            flush=True,
        )


def spiel(arguments: argparse.Namespace) -> None:
    """One maestro among OpenSpiel's search bots, which get as much time for a move as the maestro takes in the mean."""
    for kind in ("ismcts", "mcts"):
        for seats in arguments.seats:
            first, second = Clock(TURANDOT.bot("maestro")), Clock(search_bot(kind, 20))
            game([first, *[second] * (seats - 1)], "calibrate", 0)
            simulations = max(2, round(20 * first.mean / second.mean))
            hero, rival = Clock(TURANDOT.bot("maestro")), Clock(search_bot(kind, simulations))
            shares = []
            for number in range(arguments.deals):
                bots: list[Weigh] = [rival] * seats
                bots[number % seats] = hero
                won = winners(game(bots, f"spiel-{number}", number // seats % seats))
                shares.append((number % seats in won) / max(1, len(won)))
            mean, error = interval(shares)
            print(
                f"maestro among OpenSpiel {kind}, {seats} seats: {mean:.3f} ± {error:.3f} of the wins (fair "
                f"{1 / seats:.3f}; {len(shares)} games; {1000 * hero.mean:.0f} ms a move, rivals "
                f"{1000 * rival.mean:.0f} ms with {simulations} simulations)",
                flush=True,
            )


class Clock:
    """A bot with a stopwatch."""

    def __init__(self, inner: Weigh) -> None:
        """Start at zero."""
        self.inner = inner
        self.spent: list[float] = []

    def __call__(self, view: View, luck: Stream) -> Mapping[Move, Choice]:
        """Weigh, and note the time."""
        begun = default_timer()
        choices = self.inner(view, luck)
        self.spent.append(default_timer() - begun)
        return choices

    @property
    def mean(self) -> float:
        """Mean seconds a move."""
        return fmean(self.spent)


SECTIONS = {section.__name__: section for section in (plain, below, ladder, tempers, stacks, exploit, speed, spiel)}


def main(given: Sequence[str]) -> None:
    """Run the named sections, or all."""
    parser = argparse.ArgumentParser(prog="build.py bench bots", description=__doc__)
    parser.add_argument("sections", nargs="*", metavar="section", help=", ".join(SECTIONS))
    parser.add_argument("--deals", type=int, default=20, help="deals, each with the hero in every seat (%(default)s)")
    parser.add_argument("--jobs", type=int, default=1, help="processes side by side (%(default)s)")
    parser.add_argument("--seats", type=lambda text: [int(part) for part in text.split(",")], default=[2, 3, 4, 5])
    arguments = parser.parse_args(given)
    for name in arguments.sections or SECTIONS:
        SECTIONS[name](arguments)
