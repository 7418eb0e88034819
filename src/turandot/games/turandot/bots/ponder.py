"""The best few bids, weighed by playing the game on to its end among greedy players, again and again."""

from collections.abc import Sequence
from itertools import accumulate

from turandot.engine.rng import Stream
from turandot.games.turandot.bots.ahead import Between, Call, Future, lucky, settled
from turandot.games.turandot.bots.habits import card_values
from turandot.games.turandot.bots.level import Level
from turandot.games.turandot.bots.matching import Mixture, draw_from
from turandot.games.turandot.bots.performance import Hero, blended
from turandot.games.turandot.bots.position import Position
from turandot.games.turandot.state import ROUNDS

HEATS = ((6, 1), (3, 2), (2, 3))
"""How many bids are still in the running, and for how many parts of the futures: most go to telling the best apart."""
ENOUGH = 16
"""How many futures make a part, at most: in the last rounds they are short, and little is left to luck."""
TRUST = 10.0
"""How many futures the value of the stage game weighs as much as."""


def ponder(show: Hero, place: Position, mixture: Mixture, level: Level, luck: Stream) -> Mixture:
    """The one bid that wins most often in futures of the same luck for all; the others as the stage game has them."""
    me, stage, parts, _ = show
    number, maestro, troupes = place.number, place.maestro, list(place.troupes)
    future = Future(level.model, place.setting, me, alone=place.alone)
    call = Call(number, maestro, troupes, place.cards)
    liked: list[Sequence[float]] = [card_values(house, place.cards) for house in troupes]
    if me == maestro:
        liked[me] = stage.unpaid[me]
    sums = [list(accumulate(blended(part))) for part in parts]
    each = level.futures // (sum(bids * times for bids, times in HEATS) * (ROUNDS - number))
    each = min(max(each, 1), ENOUGH)
    running = foremost(mixture.values, HEATS[0][0])
    top = mixture.values[running[0]]
    won = {bid: TRUST * mixture.values[bid] / top for bid in running}
    for bids, times in HEATS:
        running = sorted(running, key=lambda bid: -won[bid])[:bids]
        for _ in range(times * each):
            played = [row[draw_from(cut, luck.random())] for row, cut in zip(stage.bids, sums, strict=True)]
            future.begin(lucky(place.setting, luck))
            for bid in running:
                played[me] = stage.bids[me][bid]
                after = settled(call, played, liked)
                won[bid] += future.end(Between(number, maestro, after, place.setting.living))
    best = max(running, key=lambda bid: won[bid])
    futures = each * sum(times for _, times in HEATS)
    value = (won[best] - TRUST * (1 - top)) / (futures + TRUST)
    return _only(best, value, mixture.values)


def _only(best: int, value: float, values: Sequence[float]) -> Mixture:
    """This bid alone, with the value found; the others keep their distances, and are never better."""
    scale = value / max(values)
    found = [old * scale for old in values]
    found[best] = value
    return Mixture([float(bid == best) for bid in range(len(values))], found)


def foremost(values: Sequence[float], few: int) -> list[int]:
    """The best few bids, and of those that come to the same only one."""
    found: dict[float, int] = {}
    for bid in sorted(range(len(values)), key=lambda bid: -values[bid]):
        found.setdefault(round(values[bid], 9), bid)
    return list(found.values())[:few]
