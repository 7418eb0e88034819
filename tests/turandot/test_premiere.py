"""The premiere: points, directors (R16), free casting (R17) and who wins (R18)."""

import pytest

from tests.turandot.arrange import FITTING, A, B, C, after, cast, deal, end, troupe, until
from turandot.games.turandot.cards import Director
from turandot.games.turandot.rules import legal, to_act
from turandot.games.turandot.scoring import AS_HIRED, Score, best_casting, score, scores, winners
from turandot.games.turandot.state import House, Phase

SIX_TYPES = "pro amateur alternative classic comic dark"


def line(house: House) -> Score:
    return score(house, house.casting or AS_HIRED)


def test_each_star_is_a_point() -> None:
    assert line(troupe("3F 2M 1F 3M 2M 1M")) == Score(stars=12, scene=0, favourites=0, mismatches=0, bonus=0)
    assert line(troupe("3F 2M 1F 3M 2M 1M")).total == 12


def test_each_scene_element_is_a_point() -> None:
    assert line(troupe(scene=2)) == Score(stars=6, scene=2, favourites=0, mismatches=0, bonus=0)
    assert line(troupe(scene=2)).total == 8


def test_each_singer_in_the_favourite_role_is_a_point() -> None:
    assert line(troupe("1FT 1MC 1FL 1M 1M 1M")).favourites == 3
    assert line(troupe("1FT 1MC 1FL 1M 1M 1M")).total == 9


def test_a_favourite_role_played_by_another_earns_nothing() -> None:
    assert line(troupe("1FL 1M 1FT 1MC 1M 1M")).favourites == 0


@pytest.mark.parametrize(
    ("texts", "mismatches"),
    [
        ("1M 1M 1F 1M 1M 1M", 1),  # Turandot
        ("1F 1F 1F 1M 1M 1M", 1),  # Calaf
        ("1F 1M 1M 1M 1M 1M", 1),  # Liù
        ("1F 1M 1F 1F 1M 1M", 1),  # Ping
        ("1F 1M 1F 1M 1F 1M", 1),  # Pong
        ("1F 1M 1F 1M 1M 1F", 1),  # Pang
        ("1M 1F 1M 1F 1F 1F", 6),
        (FITTING, 0),
    ],
)
def test_a_man_in_a_womans_role_or_a_woman_in_a_mans_costs_a_point_and_a_match_earns_nothing(
    texts: str, mismatches: int
) -> None:
    assert line(troupe(texts)) == Score(stars=6, scene=0, favourites=0, mismatches=mismatches, bonus=0)
    assert line(troupe(texts)).total == 6 - mismatches


def test_an_uncertain_singer_never_costs_a_point() -> None:
    assert line(troupe("1U 1U 1U 1U 1U 1U")).mismatches == 0


def test_favourite_and_mismatch_are_judged_independently() -> None:
    """A man who wants Turandot and plays her: +1 and -1."""
    assert line(troupe("1MT 1M 1F 1M 1M 1M")) == Score(stars=6, scene=0, favourites=1, mismatches=1, bonus=0)


DIRECTOR_CASES = [
    (Director.DARK, "dark dark pro comic pro pro", 2 - 1),
    (Director.COMIC, "dark dark pro comic pro pro", 1 - 2),
    (Director.ALTERNATIVE, "alternative classic classic classic pro dark", 1 - 3),
    (Director.CLASSIC, "alternative classic classic classic pro dark", 3 - 1),
    (Director.DARK, "pro amateur alternative classic pro pro", 0),
    (Director.VARIETY, SIX_TYPES, 3),
    (Director.VARIETY, "pro pro alternative classic comic dark", 0),
    (Director.PLAIN, SIX_TYPES, 0),
]


@pytest.mark.parametrize(("director", "kinds", "bonus"), DIRECTOR_CASES)
def test_what_a_director_gives_for_types(director: Director, kinds: str, bonus: int) -> None:
    assert line(troupe(kinds=kinds, director=director)).bonus == bonus
    assert line(troupe(kinds=kinds, director=director)).total == 6 + bonus


def test_casting_gives_a_point_more_for_each_singer_in_the_favourite_role() -> None:
    """R16: so that a favourite is worth two."""
    directed = line(troupe("1FT 1MC 1F 1ML 1M 1M", director=Director.CASTING))
    assert (directed.favourites, directed.bonus, directed.total) == (2, 2, 6 + 4)


def test_scenery_gives_a_point_more_for_each_scene_element() -> None:
    """R16: so that an element is worth two."""
    directed = line(troupe(scene=3, director=Director.SCENERY))
    assert (directed.scene, directed.bonus, directed.total) == (3, 3, 6 + 6)


def test_ambiguous_gives_a_point_for_each_singer_of_uncertain_gender() -> None:
    directed = line(troupe("1U 1M 1F 1U 1M 1U", director=Director.AMBIGUOUS))
    assert (directed.bonus, directed.total) == (3, 9)


def test_a_house_without_a_director_has_no_bonus() -> None:
    assert score(House(cast(FITTING)), AS_HIRED).bonus == 0


# ── Casting the roles ──


def test_each_player_assigns_the_six_singers_as_he_likes() -> None:
    """R17: all 720 orders are open, and order of hiring does not matter."""
    state = until(deal(3), Phase.PREMIERE)
    assert len({str(move) for move in legal(state)}) == 720
    assert after(state, "c251463").houses[to_act(state) or 0].casting == (1, 4, 0, 3, 5, 2)


def test_c251463_means_the_second_hired_plays_turandot_the_fifth_calaf() -> None:
    """R17."""
    house = troupe("1M 1FT 1M 1M 1MC 1FL", casting="c256134")
    assert line(house) == Score(stars=6, scene=0, favourites=3, mismatches=0, bonus=0)


def test_the_premiere_goes_clockwise_from_the_last_maestro_and_then_the_game_is_over() -> None:
    state = until(deal(4, first=1), Phase.PREMIERE)
    order = []
    while (seat := to_act(state)) is not None:
        order.append(seat)
        state = after(state, "c123456")
    assert state.now.maestro == 3
    assert order == [3, 0, 1, 2]
    assert state.phase is Phase.FINISHED
    assert legal(state) == ()


def test_the_best_casting_weighs_the_director() -> None:
    """R16: a woman who wants Calaf and a man who wants Turandot; two wishes cost two mismatches.

    That gains nothing, unless the director is `casting`.
    """
    singers = cast("1FC 1MT 1F 1M 1M 1M")
    assert best_casting(singers, Director.PLAIN) == (0, 1, 2, 3, 4, 5)
    assert best_casting(singers, Director.CASTING) == (1, 0, 2, 3, 4, 5)
    assert score(House(singers, Director.CASTING), (1, 0, 2, 3, 4, 5)).total == 6 + 4 - 2


def test_among_equally_good_castings_the_order_of_hiring_comes_first() -> None:
    assert best_casting(cast("1U 1U 1U 1U 1U 1U"), None) == AS_HIRED
    assert best_casting((), None) == AS_HIRED


# ── Who wins ──


def test_most_points_wins() -> None:
    ended = end(troupe(), troupe(scene=1), troupe())
    assert scores(ended) == (6, 7, 6)
    assert winners(ended) == (B,)


def test_a_tie_goes_to_more_printed_stars_in_the_cast() -> None:
    """R18: A and C have seven points; A has them with more stars."""
    ended = end(troupe("2F 1M 1F 1M 1M 1M"), troupe(), troupe(scene=1))
    assert scores(ended) == (7, 6, 7)
    assert winners(ended) == (A,)


def test_stars_do_not_help_those_with_fewer_points() -> None:
    """R18: ten stars lost to mismatches and a director are no tie."""
    many_stars = troupe("3M 3F 1M 1F 1F 1F")
    ended = end(many_stars, troupe(), troupe())
    assert scores(ended)[A] < scores(ended)[B]
    assert winners(ended) == (B, C)


def test_still_tied_the_victory_is_shared() -> None:
    """R18."""
    assert winners(end(troupe(), troupe(), troupe("1M 1M 1F 1M 1M 1M"))) == (A, B)
    assert winners(end(*[troupe()] * 5)) == (0, 1, 2, 3, 4)


def test_beyond_two_players_the_last_maestro_loses_nothing() -> None:
    """R19 is for two only."""
    assert scores(end(troupe(), troupe(), troupe(), maestro=A)) == (6, 6, 6)
