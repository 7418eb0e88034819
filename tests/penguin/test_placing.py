"""A turn, placing a penguin and its fee: U9 to U13, and the worked cases about fees."""

import pytest

from tests.penguin.arrange import (
    OTHER_OPTIONS,
    PENGUINS,
    SEAT_COUNTS,
    A,
    B,
    after,
    cells,
    deal,
    lay,
    names,
    phases,
    steps,
    texts,
)
from turandot.games.penguin.fees import counted, fees_at, open_cells
from turandot.games.penguin.iceberg import CELLS, cells_of
from turandot.games.penguin.rules import to_act
from turandot.games.penguin.state import Phase

CROWD = "red-juggling-4@c4 blue-music-3@d4 red-dance-4@e4"
SEAL = "seal-dance@d2"
"""An entertainer that makes d3 open and does not perform: its dots face d1, c2, c3 and e3."""


# ── A turn ──


def test_a_turn_is_place_fee_token_shows_and_draw_in_this_order() -> None:
    """U9: here a fee is due, a token moves and a show begins."""
    table = "red-juggling-4@c3 green-dance-3@e3 brown-dance-2@d1"
    state = lay(table, SEAL, hand="red-dance-1", pile="bear-music")
    placed = steps(state, "red-dance-1@c2$")
    assert phases(placed) == "placed settled inviting"
    assert phases(steps(placed[-1], ">c2")) == "invited lit scored awarded curtain entering"
    entered = steps(after(placed[-1], ">c2"), "b1^")
    assert phases(entered) == "entered drawn placing"
    assert [to_act(one) for one in (placed[-1], entered[-1])] == [A, B]


def test_all_moves_of_a_turn_are_the_same_seats_and_then_play_goes_clockwise() -> None:
    """U7, U9."""
    state = deal(3, first=2)
    seats = []
    for _ in range(7):
        seats.append((to_act(state), state.now.number))
        state = after(state, texts(state)[0], "-")
        while to_act(state) == seats[-1][0]:
            state = after(state, texts(state)[0])
    assert seats == [(2, 1), (0, 2), (1, 3), (2, 4), (0, 5), (1, 6), (2, 7)]


# ── Where ──


def test_a_penguin_goes_on_an_empty_cell_adjacent_to_an_entertainer() -> None:
    """U10: diagonals count, occupied cells do not."""
    iceberg = lay("red-juggling-4@c2", "seal-dance@b1", curtains="a2").iceberg
    assert names(cells_of(open_cells(iceberg))) == "a1 c1 b2"


def test_a_curtain_or_a_penguin_beside_it_is_not_enough() -> None:
    """U10."""
    state = lay("red-juggling-4@f6", "seal-dance@b1", curtains="e5")
    assert not any(move.split("@")[1][:2] in ("e6", "f5", "d4", "g7") for move in texts(state))


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_at_the_start_28_cells_less_those_counted_twice_are_open(seats: int) -> None:
    """U4, U10: a square of five by five around the curtain, less the five cards."""
    assert open_cells(deal(seats).iceberg).bit_count() == 20
    assert len(texts(deal(seats))) == 4 * 20


def test_the_penguin_leaves_the_hand_and_lies_on_the_cell() -> None:
    """U10."""
    state = lay(acts=SEAL, hand="red-juggling-4")
    placed = steps(state, "red-juggling-4@d3")[0]
    card = placed.iceberg.guests[CELLS["d3"]]
    assert (card, placed.now.card) == (PENGUINS["red-juggling-4"], card)
    assert placed.hands[A] == tuple(other for other in state.hands[A] if other is not card)
    assert placed.iceberg.taken == state.iceberg.taken | 1 << CELLS["d3"]
    assert placed.now.cell == CELLS["d3"]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_one_must_place_and_there_is_no_passing(seats: int) -> None:
    """U11."""
    assert all("@" in move for move in texts(deal(seats)))


# ── The fee ──


@pytest.mark.parametrize(
    ("card", "option", "fee"),
    [
        ("red-music-2", "all", 11),
        ("red-music-2", "family", 8),
        ("green-music-2", "all", 0),
        ("green-music-2", "family", 0),
        ("blue-dance-2", "all", 11),
        ("blue-dance-2", "family", 3),
    ],
)
def test_worked_case_a_penguin_beside_red_4_blue_3_and_red_4(card: str, option: str, fee: int) -> None:
    """U12."""
    state = lay(CROWD, SEAL, hand=card, options={"fee": option})
    placed = steps(state, f"{card}@d3{'$' if fee else ''}")[-1]
    assert (placed.now.fee, placed.houses[A].score) == (fee, 10 - fee)


def test_the_fee_is_the_sum_of_all_adjacent_penguins_whatever_their_family() -> None:
    """U12: the placed penguin's own value does not count, nor does anything not adjacent."""
    iceberg = lay(f"{CROWD} green-music-5@g7 brown-music-3@c2", SEAL).iceberg
    assert fees_at(iceberg, CELLS["d3"], "all") == {"red": 14, "blue": 14, "brown": 14}
    assert fees_at(iceberg, CELLS["d3"], "family") == {"red": 8, "blue": 3, "brown": 3}
    assert names(counted(iceberg, CELLS["d3"], "red", "all")) == "c2 c4 d4 e4"
    assert names(counted(iceberg, CELLS["d3"], "red", "family")) == "c4 e4"
    assert counted(iceberg, CELLS["d3"], "green", "all") == []


def test_without_an_adjacent_penguin_of_the_same_family_there_is_no_fee() -> None:
    """U12: entertainers and curtains have no family."""
    state = lay("red-juggling-4@a7", SEAL, curtains="c4", hand="red-music-2")
    assert "red-music-2@d3" in texts(state)


def test_who_invited_whom_does_not_matter_for_the_fee() -> None:
    """U12."""
    own = lay("red-juggling-4@c4:0 blue-music-3@d4:1 red-dance-4@e4:2", SEAL)
    assert fees_at(own.iceberg, CELLS["d3"], "all") == {"red": 11, "blue": 11}


# ── Paying ──


def test_the_fee_is_subtracted_from_the_score() -> None:
    """U13: shown after the penguin lies there."""
    state = lay(CROWD, SEAL, hand="red-music-2")
    placed, settled, inviting = steps(state, "red-music-2@d3$")
    assert [one.houses[A].score for one in (placed, settled, inviting)] == [10, -1, -1]
    assert (settled.houses[A].fees, settled.now.paid) == (-11, 11)
    assert [one.phase for one in (placed, settled, inviting)] == [Phase.PLACED, Phase.SETTLED, Phase.INVITING]


def test_worked_case_score_1_fee_4_paid_is_minus_3() -> None:
    """U13: it may fall below 0, and no placement is forbidden for want of points."""
    state = lay("red-juggling-4@c4", SEAL, hand="red-music-2")
    poor = state._replace(houses=tuple(house._replace(fees=-9) for house in state.houses))
    assert poor.houses[A].score == 1
    assert after(poor, "red-music-2@d3$").houses[A].score == -3
    broke = state._replace(houses=tuple(house._replace(fees=-500) for house in state.houses))
    assert after(broke, "red-music-2@d3$").houses[A].score == -494


def test_or_one_entertainer_card_is_discarded_and_nothing_paid_however_large_the_fee() -> None:
    """U13: the card leaves the game face up."""
    state = lay(CROWD, SEAL, hand="red-music-2", won={A: "sheep-music bear-dance"})
    settled = steps(state, "red-music-2@d3!sheep-music")[1]
    assert settled.houses[A].score == 10
    assert [card.id for card in settled.houses[A].cards] == ["bear-dance"]
    assert [card.id for card in settled.gone] == ["sheep-music"]
    assert (settled.now.fee, settled.now.paid) == (11, 0)
    assert settled.now.excuse is settled.gone[0]


def test_a_card_can_only_be_discarded_when_a_fee_is_due_and_only_an_own_one() -> None:
    """U13."""
    state = lay(CROWD, SEAL, hand="red-music-2 green-music-2", won={A: "sheep-music", B: "bear-dance"})
    on_d3 = [move for move in texts(state) if "music-2@d3" in move]
    assert on_d3 == ["green-music-2@d3", "red-music-2@d3$", "red-music-2@d3!sheep-music"]


def test_a_due_fee_must_be_met_and_one_that_is_not_due_cannot_be_paid() -> None:
    """U12, U13."""
    state = lay(CROWD, SEAL, hand="red-music-2 green-music-2", won={A: "sheep-music"})
    for text in ("red-music-2@d3", "green-music-2@d3$", "green-music-2@d3!sheep-music"):
        assert text not in texts(state)


def test_without_a_fee_nothing_is_settled() -> None:
    """U12."""
    state = lay(CROWD, SEAL, hand="green-music-2")
    assert phases(steps(state, "green-music-2@d3")) == "placed inviting"


# ── The order of the list ──


def test_placements_are_listed_by_card_in_deck_order_then_cell_then_how_the_fee_is_met() -> None:
    state = lay(
        "red-juggling-4@e3",
        SEAL,
        hand="red-music-2 blue-music-1 green-juggling-1 red-dance-3",
        won={A: "sheep-music bear-dance"},
    )
    moves = texts(state)
    free, crowded = cells("c1 d1 e1 c2 e2 c3 d3"), cells("e2 d3")
    expected = []
    for card in ("green-juggling-1", "red-dance-3", "red-music-2", "blue-music-1"):
        for cell in free:
            if card.startswith("red") and cell in crowded:
                expected += [f"{card}@{names([cell])}{how}" for how in ("$", "!sheep-music", "!bear-dance")]
            else:
                expected.append(f"{card}@{names([cell])}")
    assert moves == expected


def test_other_options_do_not_change_where_one_may_place() -> None:
    assert len(texts(deal(4, options=OTHER_OPTIONS))) == 80
