"""Characters: whether the six temperaments are told apart by their bids at every level, and how everybody plays."""

import argparse
import json
from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean, pstdev

from tests.turandot.benchmarks._duels import KEPT, version
from tests.turandot.how_they_play import Watch
from turandot.games.turandot.bots import BOTS
from turandot.games.turandot.bots.levels import LEVELS
from turandot.games.turandot.bots.temperament import TEMPERS

SEATS = 4
BIDS = 300
"""How many bids somebody sees before saying who it was: those of eleven games with four of a kind."""
GAMES = 11
TRAITS = ("money", "designers", "bluffs", "collects", "envies")
TOLD = (
    *("money in round 1", "money in round 2", "money in round 3", "money in round 4", "money in round 5"),
    *("money in round 6", "money in round 7"),
)


def sample(name: str, number: int) -> Mapping[str, float]:
    """What was counted in some games of four of a kind, played now or kept from before."""
    path = KEPT / version() / f"watched-{name.replace(':', '-')}-{number}.json"
    if not path.exists():
        watch = Watch()
        for game in range(GAMES * number, GAMES * (number + 1)):
            watch.game([BOTS[name]] * SEATS, f"characters-{game}", game % SEATS, range(SEATS))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(watch.counted), encoding="utf-8")
    found: Mapping[str, float] = json.loads(path.read_text(encoding="utf-8"))
    return found


def traits(counted: Mapping[str, float]) -> list[float]:
    """What a watcher may remember of somebody's bids."""
    return [counted[trait] / counted["bids"] for trait in TRAITS]


def apart(arguments: argparse.Namespace) -> None:
    """Who was it? Samples of about 300 bids, each held against the means of all others of its level."""
    samples = max(2, arguments.deals // 5)
    for strength in LEVELS:
        rows = {name: [traits(sample(f"{name}:{strength}", number)) for number in range(samples)] for name in TEMPERS}
        right = [_guessed(rows, name, number) == name for name in TEMPERS for number in range(samples)]
        error = 1.96 * sqrt(fmean(right) * (1 - fmean(right)) / len(right))
        print(f"{strength}: {fmean(right):.2f} ± {error:.2f} told right ({len(right)} samples; goal 0.80)", flush=True)


def _guessed(rows: Mapping[str, Sequence[Sequence[float]]], name: str, number: int) -> str:
    """The temper whose other samples are nearest to this one, each trait measured by how much it varies in a kind."""
    others = {
        kind: [row for place, row in enumerate(found) if (kind, place) != (name, number)]
        for kind, found in rows.items()
    }
    spread = [
        fmean([pstdev([row[trait] for row in found]) for found in others.values()]) + 1e-9
        for trait in range(len(TRAITS))
    ]

    def far(kind: str) -> float:
        middle = [fmean(column) for column in zip(*others[kind], strict=True)]
        apart_ = zip(rows[name][number], middle, spread, strict=True)
        return sum(((one - other) / wide) ** 2 for one, other, wide in apart_)

    return min(others, key=far)


def manners(arguments: argparse.Namespace) -> None:
    """How they play: money laid by round, designers, bluffs, contested bids, whom they name, what they fire."""
    samples = max(1, arguments.deals // GAMES)
    heads = ("$ by round", "$ at round 4", "designers", "bluffs", "contested", "finest", "much for little")
    print("| bot |", " | ".join(heads), "| names the leader | fires its best | fires what it could use |")
    for name in [*LEVELS, *(f"{temper}:{strength}" for strength in LEVELS for temper in TEMPERS)]:
        watch = Watch()
        for number in range(samples):
            watch.counted.update(sample(name, number))
        laid = " ".join(f"{watch.each(one, 'seats'):.1f}" for one in TOLD)
        numbers = [
            *(watch.each(one, "seats") for one in ("money at round 4", "designers")),
            *(watch.each(one, "bids") for one in ("bluffs", "contested", "for the finest")),
            watch.each("much for little", "seats"),
            *(watch.each(*pair) for pair in (("names the leader", "names"), ("fires its own best", "fires"))),
            watch.each("fires what it could use", "fires"),
        ]
        print(f"| {name} | {laid} |", " | ".join(f"{number:.2f}" for number in numbers), "|", flush=True)
