"""Bots against bots: every seat order on the same deals, so that luck and place cancel out."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from turandot.engine.game import Game, Options, draw_first
from turandot.engine.match import finish, share, start

CONFIDENCE = 1.96  # standard errors either side of a mean that hold 95 % of chance


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal played in every seat order: each bot's mean share of the win and margin, and moves made."""

    shares: Mapping[str, float]
    margins: Mapping[str, float]
    games: int
    moves: int


@dataclass(frozen=True, slots=True)
class Standing:
    """How a bot did over all deals; the half-widths are those of 95 % intervals."""

    bot: str
    share: float
    share_error: float
    margin: float
    margin_error: float


def seat_orders(bots: Sequence[str]) -> list[tuple[str, ...]]:
    """Every different way to seat these bots."""
    return sorted(set(permutations(bots)))


def play_deal(game: Game[Any, Any, Any], bots: Sequence[str], seed: str, options: Options) -> Deal:
    """Play one deal in every seat order."""
    seats = len(bots)
    setup = game.setup(seats, draw_first(seed, seats), options)
    shares: dict[str, list[float]] = defaultdict(list)
    margins: dict[str, list[float]] = defaultdict(list)
    moves = 0
    orders = seat_orders(bots)
    for order in orders:
        end = finish(start(game, setup, seed, order))
        moves += end.length
        points = game.scores(end.state)
        for seat, bot in enumerate(order):
            shares[bot].append(share(end, seat))
            margins[bot].append(points[seat] - max(points[:seat] + points[seat + 1 :]))
    return Deal(_means(shares), _means(margins), len(orders), moves)


def _means(by_bot: Mapping[str, list[float]]) -> dict[str, float]:
    return {bot: fmean(values) for bot, values in by_bot.items()}


def standings(deals: Iterable[Deal]) -> list[Standing]:
    """Sum the deals up, best bot first."""
    played = list(deals)
    table = [
        Standing(
            bot,
            *_interval([deal.shares[bot] for deal in played]),
            *_interval([deal.margins[bot] for deal in played]),
        )
        for bot in sorted(played[0].shares)
    ]
    return sorted(table, key=lambda standing: -standing.share)


def _interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean of independent deals, and the half-width of its 95 % interval (unknown for a single deal)."""
    error = CONFIDENCE * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return fmean(values), error
