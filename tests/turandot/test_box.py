"""The box and the set-up, sentence by sentence of the rules page."""

from collections import Counter

import pytest

from tests.turandot.arrange import SEAT_COUNTS, deal, to_round
from turandot.engine.game import draw_first
from turandot.games.turandot import TURANDOT
from turandot.games.turandot.cards import (
    DIRECTORS,
    FAVOURITES,
    HOUSE,
    ROLES,
    TYPES,
    WOMEN_ROLES,
    Gender,
    Role,
)
from turandot.games.turandot.rules import designers, legal
from turandot.games.turandot.state import Phase

# What the page says of the house deck: type by type, stars, gender, favourite.
HOUSE_LIST = """
    pro          3M  2M  2M  3F  2FL 2U
    amateur      2MC 2M  1MC 2FT 2FL 1UL
    alternative  3M  2MC 1M  3F  1FL 2U
    classic      3M  2M  1M  3F  2FL 1UT
    comic        3M  2M  1MC 3F  1FT 2U
    dark         3M  2M  1M  3F  2FT 1UC
"""


def test_there_are_36_singers_six_of_each_of_six_types() -> None:
    assert TYPES == ("pro", "amateur", "alternative", "classic", "comic", "dark")
    assert Counter(singer.type for singer in HOUSE.singers) == dict.fromkeys(TYPES, 6)


def test_every_singer_has_a_word_of_its_own_for_a_name() -> None:
    assert len({singer.id for singer in HOUSE.singers}) == 36
    assert HOUSE.singers[-1].id == "dark-6"


def test_a_singer_has_one_to_three_stars_a_gender_and_perhaps_a_favourite_role() -> None:
    assert {singer.stars for singer in HOUSE.singers} == {1, 2, 3}
    assert {singer.gender for singer in HOUSE.singers} == {Gender.MALE, Gender.FEMALE, Gender.UNCERTAIN}
    assert {singer.favourite for singer in HOUSE.singers} == {None, Role.TURANDOT, Role.CALAF, Role.LIU}


def test_a_favourite_role_is_turandot_calaf_or_liu_and_never_another() -> None:
    assert FAVOURITES == (Role.TURANDOT, Role.CALAF, Role.LIU)


def test_the_house_deck_is_the_published_list() -> None:
    letters = {Gender.MALE: "M", Gender.FEMALE: "F", Gender.UNCERTAIN: "U"}
    crests = {None: "", Role.TURANDOT: "T", Role.CALAF: "C", Role.LIU: "L"}
    rows = [line.split() for line in HOUSE_LIST.strip().splitlines()]
    listed = [f"{row[0]} {text}" for row in rows for text in row[1:]]
    assert [f"{one.type} {one.stars}{letters[one.gender]}{crests[one.favourite]}" for one in HOUSE.singers] == listed


def test_the_house_deck_has_18_men_12_women_6_uncertain_and_favourites_4_5_5() -> None:
    assert Counter(one.gender for one in HOUSE.singers) == {Gender.MALE: 18, Gender.FEMALE: 12, Gender.UNCERTAIN: 6}
    wishes = Counter(one.favourite for one in HOUSE.singers if one.favourite)
    assert wishes == {Role.TURANDOT: 4, Role.CALAF: 5, Role.LIU: 5}


def test_there_are_nine_directors_one_each() -> None:
    assert [str(director) for director in DIRECTORS] == [
        "dark",
        "comic",
        "alternative",
        "classic",
        "casting",
        "scenery",
        "variety",
        "ambiguous",
        "plain",
    ]


def test_there_are_six_roles_in_a_row_two_of_them_for_women() -> None:
    assert [str(role) for role in ROLES] == ["turandot", "calaf", "liu", "ping", "pong", "pang"]
    assert WOMEN_ROLES == (Role.TURANDOT, Role.LIU)


@pytest.mark.parametrize(("seats", "count"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_with_two_or_three_players_only_the_costume_designer_is_used(seats: int, count: int) -> None:
    assert designers(seats) == count


def test_two_to_five_can_play() -> None:
    assert tuple(TURANDOT.seats) == (2, 3, 4, 5)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_each_player_has_number_cards_1_to_players_plus_1_three_money_cards_and_one_bluff_card(seats: int) -> None:
    texts = {str(move) for move in legal(deal(seats))}
    assert {text[0] for text in texts if text[0] != "$"} == {str(number) for number in range(1, seats + 2)}
    assert max(text.count("$") for text in texts) == 3
    assert {text.count("b") for text in texts} == {0, 1}


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("number", range(1, 8))
def test_players_plus_1_cards_are_turned_up(seats: int, number: int) -> None:
    state = to_round(deal(seats), number)
    assert state.phase is Phase.SEALING
    assert len(state.stage) == len(state.now.cards) == seats + 1
    assert state.stage == state.now.cards


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_singers_come_from_the_shuffled_deck(seats: int) -> None:
    state = deal(seats)
    assert state.now.cards + state.stock != HOUSE.singers
    assert set(state.now.cards + state.stock) == set(HOUSE.singers)
    assert to_round(state, 2).now.cards == state.stock[: seats + 1]


def test_another_seed_is_another_deal_and_the_same_seed_the_same() -> None:
    assert deal(4, seed="one").now.cards != deal(4, seed="two").now.cards
    assert deal(4, seed="one") == deal(4, seed="one")


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_first_maestro_is_drawn_from_the_seed(seats: int) -> None:
    """R22."""
    drawn = [draw_first(f"seed-{number}", seats) for number in range(200)]
    assert set(drawn) == set(range(seats))
    assert drawn == [draw_first(f"seed-{number}", seats) for number in range(200)]


@pytest.mark.parametrize("first", range(4))
def test_the_first_maestro_may_be_chosen_at_set_up(first: int) -> None:
    """R22."""
    state = deal(4, first=first)
    assert state.now.maestro == first
    assert state.now.cards == deal(4, first=0).now.cards
