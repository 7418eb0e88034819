"""What is in the box, and the iceberg it is played on: U1 to U3, and the laws of the house deck."""

from collections import Counter
from itertools import product

import pytest

from tests.penguin.arrange import deal, names
from turandot.games.penguin.cards import ACTIVITIES, ANIMALS, FAMILIES, HOUSE, LIKES
from turandot.games.penguin.iceberg import (
    AROUND,
    CELLS,
    COLUMNS,
    DIRECTIONS,
    FACING,
    NAMES,
    NEAR,
    cells_of,
    middle,
    needed,
    rows_for,
    turned,
)

PAIRS = list(product(FAMILIES, ACTIVITIES))

# ── Cards ──


def test_there_are_64_penguins_16_entertainers_and_4_activity_cards() -> None:
    """U1."""
    assert (len(HOUSE.penguins), len(HOUSE.entertainers), len(ACTIVITIES)) == (64, 16, 4)


def test_every_pair_of_animal_and_activity_is_there_once() -> None:
    """U1."""
    assert [(card.animal, card.activity) for card in HOUSE.entertainers] == list(product(ANIMALS, ACTIVITIES))


def test_green_penguins_like_sheep_brown_kangaroos_red_seals_and_blue_bears() -> None:
    """U1."""
    assert LIKES == {"green": "sheep", "brown": "kangaroo", "red": "seal", "blue": "bear"}
    assert all(card.likes == LIKES[card.family] for card in HOUSE.penguins)


def test_what_is_known_of_the_printed_cards_is_in_the_house_deck() -> None:
    cards = {card.id: card for card in HOUSE.penguins}
    assert cards["red-juggling-4"].value == 4
    seal = next(card for card in HOUSE.entertainers if card.id == "seal-dance")
    assert [place for place, dot in zip(DIRECTIONS, seal.dots, strict=True) if dot == "1"] == ["N", "W", "SW", "SE"]


def test_cards_are_numbered_in_the_order_of_the_deck_and_named_by_what_is_on_them() -> None:
    assert [card.number for card in HOUSE.penguins] == list(range(64))
    assert [card.id for card in HOUSE.penguins] == [f"{c.family}-{c.activity}-{c.value}" for c in HOUSE.penguins]
    assert [card.number for card in HOUSE.entertainers] == list(range(16))
    assert [card.id for card in HOUSE.entertainers] == [f"{card.animal}-{card.activity}" for card in HOUSE.entertainers]


@pytest.mark.parametrize(("family", "activity"), PAIRS)
def test_four_penguins_of_each_pair_are_1_3_4_6_or_2_3_4_5_like_the_squares_of_a_chessboard(
    family: str, activity: str
) -> None:
    values = [card.value for card in HOUSE.penguins if (card.family, card.activity) == (family, activity)]
    dark = (FAMILIES.index(family) + ACTIVITIES.index(activity)) % 2
    assert values == ([2, 3, 4, 5] if dark else [1, 3, 4, 6])


@pytest.mark.parametrize("kind", [*FAMILIES, *ACTIVITIES])
def test_every_family_and_every_activity_has_the_same_sixteen_values(kind: str) -> None:
    values = sorted(card.value for card in HOUSE.penguins if kind in (card.family, card.activity))
    assert values == [1, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 6, 6]


@pytest.mark.parametrize("kind", [*ANIMALS, *ACTIVITIES])
def test_every_animal_and_every_activity_has_one_card_with_4_5_6_and_7_dots(kind: str) -> None:
    counts = [card.dots.count("1") for card in HOUSE.entertainers if kind in (card.animal, card.activity)]
    assert sorted(counts) == [4, 5, 6, 7]


def test_each_of_the_eight_directions_is_used_by_exactly_11_cards() -> None:
    used = Counter(place for card in HOUSE.entertainers for place, dot in enumerate(card.dots) if dot == "1")
    assert used == dict.fromkeys(range(8), 11)


def test_no_two_patterns_are_alike_not_even_turned() -> None:
    patterns = [pattern for card in HOUSE.entertainers for pattern in (card.dots, turned(card.dots))]
    assert len(set(patterns)) == 32


def test_every_card_has_dots_at_corners_and_at_sides() -> None:
    corners, sides = (0, 2, 5, 7), (1, 3, 4, 6)
    for card in HOUSE.entertainers:
        assert any(card.dots[place] == "1" for place in corners)
        assert any(card.dots[place] == "1" for place in sides)


# ── Cells ──


def test_columns_are_a_to_g_from_the_left_and_rows_1_to_9_from_the_top() -> None:
    """U2."""
    assert (NAMES[0], NAMES[6], NAMES[7], NAMES[-1]) == ("a1", "g1", "a2", "g9")
    assert CELLS["d4"] == 3 * COLUMNS + 3
    assert [NAMES[CELLS[name]] for name in NAMES] == list(NAMES)


@pytest.mark.parametrize(
    ("cell", "near"),
    [
        ("d4", "c3 d3 e3 c4 e4 c5 d5 e5"),
        ("a1", "b1 a2 b2"),
        ("g7", "f6 g6 f7"),
        ("g4", "f3 g3 f4 f5 g5"),
        ("d7", "c6 d6 e6 c7 e7"),
    ],
)
def test_adjacent_means_any_of_the_up_to_eight_cells_around(cell: str, near: str) -> None:
    """U2: diagonals included, and nothing beyond the edge of 7 rows."""
    assert names(NEAR[7][CELLS[cell]]) == near
    assert names(cells_of(AROUND[7][CELLS[cell]])) == near


@pytest.mark.parametrize("rows", [7, 8, 9])
def test_a_cell_is_adjacent_to_those_that_are_adjacent_to_it(rows: int) -> None:
    """U2."""
    near = NEAR[rows]
    assert all(cell in near[other] for cell in range(7 * rows) for other in near[cell])
    assert sorted({len(others) for others in near}) == [3, 5, 8]
    assert sum(len(others) == 3 for others in near) == 4


# ── The iceberg ──


@pytest.mark.parametrize(("seats", "rows"), [(2, 7), (3, 8), (4, 9)])
def test_the_iceberg_grows_with_the_company(seats: int, rows: int) -> None:
    """U3."""
    assert deal(seats).iceberg.rows == rows_for("fitting", seats) == rows
    assert len(deal(seats).iceberg.guests) == 7 * rows


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("size", "rows"), [("7x7", 7), ("7x8", 8), ("7x9", 9)])
def test_a_size_may_be_agreed_for_any_number_of_players(seats: int, size: str, rows: int) -> None:
    """U3."""
    assert deal(seats, options={"iceberg": size}).iceberg.rows == rows


@pytest.mark.parametrize(("rows", "cell"), [(7, "d4"), (8, "d5"), (9, "d5")])
def test_the_middle_cell_is_in_row_4_of_7_and_in_row_5_of_8_or_9(rows: int, cell: str) -> None:
    """U4."""
    assert NAMES[middle(rows)] == cell


# ── Dots ──


def test_dots_are_eight_characters_in_reading_order_around_the_card() -> None:
    """U16: N, W, SW and SE of the dancing seal."""
    assert names(cells_of(needed(7, CELLS["d4"], "01010101"))) == "d3 c4 c5 e5"


def test_turned_by_180_degrees_dots_point_the_opposite_way() -> None:
    """U16."""
    assert turned("01010101") == "10101010"
    assert names(cells_of(needed(7, CELLS["d4"], turned("01010101")))) == "c3 e3 e4 d5"
    for card in HOUSE.entertainers:
        assert turned(turned(card.dots)) == card.dots


def test_what_lies_outside_the_iceberg_faces_nothing() -> None:
    """U16."""
    assert FACING[7][CELLS["g7"]] == (CELLS["f6"], CELLS["g6"], None, CELLS["f7"], None, None, None, None)
    assert FACING[8][CELLS["g7"]][6] == CELLS["g8"]
    assert needed(7, CELLS["g7"], "00101111") == 0
