"""The game for two: the Table and the last Maestro's point (R19, R20, R21)."""

import pytest

from tests.turandot.arrange import A, B, after, bid, deal, end, sealing, to_round, troupe, until
from turandot.games.turandot.cards import Director
from turandot.games.turandot.scoring import final_scores, scores, table_score, winners
from turandot.games.turandot.state import Phase


def test_there_is_one_designer() -> None:
    state = bid(deal(2), {A: "$", B: "$"})
    assert state.now.designers == (B,)
    assert [house.scene for house in state.houses] == [0, 1]


def test_the_leftover_card_of_every_round_goes_to_the_table_in_the_order_it_came() -> None:
    """R12, R20."""
    state = until(deal(2), Phase.PREMIERE)
    left = [part.left for part in (*state.past, state.now)]
    assert state.table is not None
    assert list(state.table.singers) == [*left[:3], *left[4:]]
    assert state.table.director is left[3]


def test_a_card_on_the_table_is_seen_at_once() -> None:
    """R20: both see it in the state in which it joins."""
    settled = next(state for state in sealing(deal(2), {A: "1", B: "3"}) if state.phase is Phase.SETTLED)
    assert settled.table is not None
    assert settled.table.singers == (settled.now.cards[1],)


def test_the_table_has_no_scene_elements_and_no_money() -> None:
    """R20."""
    table = until(deal(2), Phase.PREMIERE).table
    assert table is not None
    assert (table.scene, table.money) == (0, 0)


def test_the_tables_singers_play_roles_1_to_6_as_they_came() -> None:
    """R20: no better order is looked for."""
    table = troupe("1M 1F 1M 1F 1FL 1FT", director=Director.PLAIN)._replace(casting=None)
    assert table_score(table).mismatches == 6
    assert table_score(table).favourites == 0


def test_the_tables_director_counts_for_it() -> None:
    """R20."""
    table = troupe(kinds="dark dark dark pro pro comic", director=Director.DARK)
    assert table_score(table).bonus == 2


@pytest.mark.parametrize("first", [A, B])
def test_puccini_alternates_and_the_maestro_of_round_7_was_that_of_round_1(first: int) -> None:
    maestros = [to_round(deal(2, first=first), number).now.maestro for number in range(1, 8)]
    assert maestros == [first, 1 - first, first, 1 - first, first, 1 - first, first]


@pytest.mark.parametrize("first", [A, B])
def test_the_maestro_of_round_7_loses_1_point(first: int) -> None:
    """R19."""
    state = after(until(deal(2, first=first), Phase.PREMIERE), "c123456", "c123456")
    lines = final_scores(state)
    assert [part.penalty for part in lines] == [int(seat == first) for seat in (A, B)]
    unpenalised = lines[first].stars + lines[first].scene + lines[first].favourites
    unpenalised += lines[first].bonus - lines[first].mismatches
    assert scores(state)[first] == unpenalised - 1


def test_that_point_decides_between_equals() -> None:
    """R19."""
    ended = end(troupe(), troupe(), table=troupe("1M 1F 1M 1F 1F 1F"), maestro=A)
    assert scores(ended) == (5, 6)
    assert winners(ended) == (B,)


def test_a_tie_after_that_point_goes_to_more_stars() -> None:
    """R18, R19."""
    ended = end(troupe("2F 1M 1F 1M 1M 1M"), troupe(), table=troupe("1M 1F 1M 1F 1F 1F"), maestro=A)
    assert scores(ended) == (6, 6)
    assert winners(ended) == (A,)


def test_if_the_table_is_strictly_higher_than_both_it_wins_and_both_lose() -> None:
    """R21."""
    ended = end(troupe(), troupe(), table=troupe("2F 1M 1F 1M 1M 1M"), maestro=A)
    assert winners(ended) == ()


def test_if_the_table_is_level_with_the_better_player_he_wins() -> None:
    """R21: not strictly higher."""
    assert winners(end(troupe(), troupe(), table=troupe(), maestro=A)) == (B,)


def test_the_table_is_compared_after_the_last_maestros_point() -> None:
    """R19, R21: seven less one is six, and the Table's seven is higher than both."""
    seven = troupe("2F 1M 1F 1M 1M 1M")
    assert winners(end(seven, troupe(), table=seven, maestro=A)) == ()
    assert winners(end(seven, troupe(), table=seven, maestro=B)) == (A,)


def test_if_the_table_is_higher_than_one_only_the_two_compare_as_usual() -> None:
    """R21."""
    ended = end(troupe(), troupe(scene=3), table=troupe("2F 1M 1F 1M 1M 1M"), maestro=A)
    assert winners(ended) == (B,)


def test_two_equal_players_share_the_victory() -> None:
    """R18, R19: the last Maestro makes his point good with a scene element; stars are equal."""
    ended = end(troupe(scene=1), troupe(), table=troupe("1M 1F 1M 1F 1F 1F"), maestro=A)
    assert scores(ended) == (6, 6)
    assert winners(ended) == (A, B)
