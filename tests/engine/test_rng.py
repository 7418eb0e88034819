"""Chance: named streams of one seed, the same on every machine and in every version of Python."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turandot.engine.rng import Stream


def test_a_stream_is_the_same_whenever_it_is_opened() -> None:
    assert Stream("k3x9", "deal").shuffled(range(36)) == Stream("k3x9", "deal").shuffled(range(36))


def test_a_stream_is_the_same_on_every_machine() -> None:
    """Records would no longer replay if one of these changed."""
    assert Stream("k3x9", "deal").shuffled(range(10)) == (6, 2, 7, 0, 9, 8, 3, 5, 4, 1)
    assert [Stream("k3x9", "first").below(5), Stream("other", "first").below(5)] == [0, 4]


@pytest.mark.parametrize(("seed", "name"), [("k3x9", "colours"), ("k3x8", "deal"), ("k3x9/deal", ""), ("", "k3x9")])
def test_another_name_or_seed_is_another_stream(seed: str, name: str) -> None:
    assert Stream(seed, name).shuffled(range(36)) != Stream("k3x9", "deal").shuffled(range(36))


@given(st.lists(st.integers(), max_size=20), st.text(st.characters(codec="utf-8"), max_size=9))
def test_shuffling_keeps_every_card(items: list[int], seed: str) -> None:
    assert sorted(Stream(seed, "x").shuffled(items)) == sorted(items)


def test_all_orders_are_equally_likely() -> None:
    """Six orders of three cards in 6000 shuffles: 1000 each, give or take five standard deviations (144)."""
    luck = Stream("fair", "shuffle")
    counts = Counter(luck.shuffled("abc") for _ in range(6000))
    assert len(counts) == 6
    assert all(abs(count - 1000) < 144 for count in counts.values())


def test_below_and_choice_reach_every_value_and_no_other() -> None:
    luck = Stream("fair", "below")
    assert {luck.below(5) for _ in range(200)} == {0, 1, 2, 3, 4}
    assert {luck.choice("xyz") for _ in range(200)} == {"x", "y", "z"}


def test_weighted_draws_follow_the_weights_and_never_take_what_has_none() -> None:
    luck = Stream("fair", "weighted")
    counts = Counter(luck.weighted([0.0, 3.0, 0.0, 1.0, 0.0]) for _ in range(4000))
    assert set(counts) == {1, 3}
    assert abs(counts[1] - 3000) < 137  # five standard deviations


def test_a_draw_at_the_very_end_still_takes_the_last_that_has_weight() -> None:
    """Rounding may leave a little over; then the last positive weight it is, not one past the end."""
    luck = Stream("edge", "weighted")
    luck.random = lambda: 1.0
    assert luck.weighted([0.1] * 3 + [0.0]) == 2
