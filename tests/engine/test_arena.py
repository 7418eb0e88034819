"""The arena: every seat order on the same deals, and honest intervals."""

from math import isinf, sqrt

import pytest

from tests.little.game import LITTLE
from turandot.engine.arena import Deal, play_deal, seat_orders, standings


def test_every_different_seat_order_is_played() -> None:
    assert len(seat_orders(("a", "b", "c"))) == 6
    assert seat_orders(("b", "a", "a")) == [("a", "a", "b"), ("a", "b", "a"), ("b", "a", "a")]


def test_a_deal_is_the_same_whenever_it_is_played() -> None:
    bots = ("keen", "gentle", "bianca:gentle")
    assert play_deal(LITTLE, bots, "one", {}) == play_deal(LITTLE, bots, "one", {})
    assert len({str(play_deal(LITTLE, bots, f"deal-{number}", {})) for number in range(10)}) > 5


def test_shares_of_the_victory_add_up_to_one_where_somebody_always_wins() -> None:
    deal = play_deal(LITTLE, ("keen", "gentle", "bianca:gentle"), "one", {})
    assert sum(deal.shares.values()) == pytest.approx(1.0)
    assert (deal.games, deal.moves) == (6, 6 * 6)


def deal_of(a_wins: float) -> Deal:
    return Deal({"a": a_wins, "b": 1 - a_wins}, {"a": 2 * a_wins - 1, "b": 1 - 2 * a_wins}, games=2, moves=60)


def test_standings_are_means_over_deals_best_first_with_95_percent_intervals() -> None:
    """Four deals of 1, 1, 1, 0: mean 3/4, standard deviation 1/2, so 1.96 · 1/2 / √4 either side."""
    best, last = standings([deal_of(1.0), deal_of(1.0), deal_of(1.0), deal_of(0.0)])
    assert (best.bot, best.share, best.margin) == ("a", 0.75, 0.5)
    assert (last.bot, last.share) == ("b", 0.25)
    assert best.share_error == pytest.approx(1.96 * 0.5 / sqrt(4))


def test_one_deal_says_nothing_of_the_error() -> None:
    assert all(isinf(line.share_error) and isinf(line.margin_error) for line in standings([deal_of(1.0)]))
