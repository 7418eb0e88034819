"""The arena: every seat order on the same deals, and honest intervals."""

from math import isinf, sqrt

import pytest

from turandot.engine.arena import Deal, play_deal, seat_orders, standings
from turandot.engine.match import finish, share, start
from turandot.games.turandot import TURANDOT


def test_every_different_seat_order_is_played() -> None:
    assert len(seat_orders(("a", "b", "c"))) == 6
    assert seat_orders(("b", "a", "a")) == [("a", "a", "b"), ("a", "b", "a"), ("b", "a", "a")]


def test_a_deal_is_the_same_whenever_it_is_played() -> None:
    bots = ("greedy", "anyhow", "soft")
    assert play_deal(TURANDOT, bots, "one", {}) == play_deal(TURANDOT, bots, "one", {})
    assert play_deal(TURANDOT, bots, "one", {}) != play_deal(TURANDOT, bots, "two", {})


def test_shares_of_the_victory_add_up_to_one_where_no_table_can_win() -> None:
    deal = play_deal(TURANDOT, ("greedy", "anyhow", "soft"), "one", {})
    assert sum(deal.shares.values()) == pytest.approx(1.0)
    assert deal.games == 6
    assert deal.moves > 6 * 30


def test_a_share_of_a_shared_victory_is_a_part_and_of_a_defeat_nothing() -> None:
    end = finish(start(TURANDOT, TURANDOT.setup(4, 0), "k3x9", ("greedy",) * 4))
    won = TURANDOT.winners(end.state)
    assert [share(end, seat) for seat in range(4)] == [1 / len(won) if seat in won else 0.0 for seat in range(4)]


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
