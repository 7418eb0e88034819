"""The best casting is exact, and the fast ways to score agree with the slow one."""

import pytest
from hypothesis import given, settings

from tests.turandot.arrange import cast
from tests.turandot.strategies import Line, houses, lines
from turandot.games.turandot.cards import Director
from turandot.games.turandot.scoring import (
    ORDERS,
    best_casting,
    final_scores,
    part_points,
    projected,
    role_points,
    score,
    scores,
    standing,
    winners,
)
from turandot.games.turandot.state import House


def best_by_hand(house: House) -> int:
    """The most points of all 720 orders, counted one by one."""
    return max(score(house, order).total for order in ORDERS)


@pytest.mark.no_cover
@given(houses())
@settings(max_examples=40)
def test_no_order_of_all_720_is_worth_more_than_the_best_casting(house: House) -> None:
    assert score(house, best_casting(house.singers, house.director)).total == best_by_hand(house)


@given(houses(fewest=0))
@settings(max_examples=40)
def test_a_growing_cast_is_cast_as_well_as_can_be_with_open_roles_free(house: House) -> None:
    assert projected(house).total == standing(house) == best_by_hand(house)


@pytest.mark.parametrize(
    ("texts", "director", "total"),
    [
        ("1M 1M 1M 1M 1M 1M", None, 6 - 2),  # two men must play women
        ("1F 1F 1F 1F 1F 1F", None, 6 - 4),
        ("1FC 1FC 1FC 1FC 1FC 1FC", None, 6 + 1 - 4),
        ("1FC 1FC 1FC 1FC 1FC 1FC", Director.CASTING, 6 + 2 - 4),
        ("1MT 1MT 1M 1ML 1M 1M", Director.CASTING, 6 + 4 - 2),
        ("1M 1M 1M 1M", None, 4),  # the women's roles are still open
        ("1M 1M 1M 1M 1M", None, 5 - 1),
    ],
)
def test_the_best_there_is_for_casts_that_do_not_fit(texts: str, director: Director | None, total: int) -> None:
    house = House(cast(texts), director)
    assert projected(house).total == standing(house) == best_by_hand(house) == total


@given(houses(fewest=0))
@settings(max_examples=40)
def test_role_points_are_favourites_less_mismatches_with_favourites_doubled_under_casting(house: House) -> None:
    weight = 2 if house.director is Director.CASTING else 1
    parts = [score(house, order) for order in ORDERS]
    best = max(weight * part.favourites - part.mismatches for part in parts)
    assert role_points(house.singers, house.director) == best


@given(houses())
def test_what_each_singer_adds_in_each_role_sums_up_to_the_score(house: House) -> None:
    for order in ORDERS[::97]:
        line = score(house, order)
        paid_twice = line.favourites if house.director is Director.CASTING else 0
        adds = sum(part_points(house.singers[place], house.director)[role] for role, place in enumerate(order))
        assert adds == line.favourites + paid_twice - line.mismatches


@given(houses())
def test_the_total_is_the_sum_of_its_lines(house: House) -> None:
    line = score(house, ORDERS[1], penalty=1)
    assert line.total == line.stars + line.scene + line.favourites - line.mismatches + line.bonus - 1


@given(lines())
def test_the_winners_have_the_most_points_and_among_those_the_most_stars(line: Line) -> None:
    final = line.states[-1]
    won = winners(final)
    totals, parts = scores(final), final_scores(final)
    assert totals == tuple(part.total for part in parts)
    for seat in won:
        assert totals[seat] == max(totals)
        assert parts[seat].stars == max(part.stars for part in parts if part.total == max(totals))
    assert won or final.table is not None
