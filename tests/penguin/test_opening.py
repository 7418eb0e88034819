"""Before the first turn: U4 to U8."""

import pytest

from tests.penguin.arrange import EVERY_OPTION, SEAT_COUNTS, A, B, C, D, deal, names, option_name
from turandot.engine.game import draw_first
from turandot.games.penguin.cards import ACTIVITIES, ENTERTAINERS, HOUSE
from turandot.games.penguin.iceberg import cells_of
from turandot.games.penguin.opening import first_four
from turandot.games.penguin.rules import to_act
from turandot.games.penguin.shows import complete
from turandot.games.penguin.state import Phase
from turandot.games.penguin.view import observe

every_table = pytest.mark.parametrize("seats", SEAT_COUNTS)
SEEDS = [f"start-{number}" for number in range(40)]


@every_table
def test_a_curtain_lies_on_the_middle_cell_and_nothing_else_but_four_entertainers(seats: int) -> None:
    """U4."""
    iceberg = deal(seats).iceberg
    assert names(cells_of(iceberg.curtains)) == ("d4" if seats == 2 else "d5")
    assert iceberg.guests == (None,) * (7 * iceberg.rows)
    assert iceberg.taken.bit_count() == 5


def test_the_first_four_of_the_shuffled_pile_lie_on_its_diagonal_neighbours_all_upright() -> None:
    """U4: north-west, north-east, south-east, south-west."""
    state = deal(2)
    by_cell = {name: act.card for act in state.iceberg.acts for name in [names([act.cell])]}
    four, pile = first_four((*(by_cell[cell] for cell in ("c3", "e3", "e5", "c5")), *state.pile), "random")
    assert four == tuple(by_cell[cell] for cell in ("c3", "e3", "e5", "c5"))
    assert pile == state.pile
    assert not any(act.turned for act in state.iceberg.acts)


@pytest.mark.parametrize("options", EVERY_OPTION, ids=option_name)
@every_table
def test_nobody_can_perform_before_anything_is_placed(seats: int, options: dict[str, str]) -> None:
    """U4."""
    for seed in SEEDS[:5]:
        assert complete(deal(seats, seed=seed, options=options).iceberg) == ()


@pytest.mark.parametrize("seed", SEEDS)
def test_a_balanced_start_has_four_different_animals_and_four_different_activities(seed: str) -> None:
    """U4."""
    cards = [act.card for act in deal(3, seed=seed, options={"start": "balanced"}).iceberg.acts]
    assert len({card.animal for card in cards}) == len({card.activity for card in cards}) == 4


@pytest.mark.parametrize("seed", SEEDS[:10])
def test_a_balanced_start_takes_cards_from_the_top_and_the_others_keep_their_order(seed: str) -> None:
    """U4: the same shuffle as the random start, from which cards whose animal or activity is taken are passed over."""
    plain, fair = deal(2, seed=seed), deal(2, seed=seed, options={"start": "balanced"})
    four = {act.cell: act.card for act in plain.iceberg.acts}
    shuffled = (*(four[cell] for cell in (16, 18, 32, 30)), *plain.pile)
    chosen, pile = first_four(shuffled, "balanced")
    assert sorted(chosen) == sorted(act.card for act in fair.iceberg.acts)
    assert pile == fair.pile == tuple(card for card in shuffled if card not in chosen)
    assert chosen[0] == shuffled[0]


def test_a_balanced_start_passes_over_what_is_taken() -> None:
    """U4: sheep juggle, so no other sheep and no other juggler."""
    chosen, _ = first_four(HOUSE.entertainers, "balanced")
    assert [card.id for card in chosen] == ["sheep-juggling", "kangaroo-acrobatics", "seal-dance", "bear-music"]


@every_table
def test_the_other_12_entertainers_form_a_pile_with_its_top_card_face_up(seats: int) -> None:
    """U5."""
    state = deal(seats)
    assert len(state.pile) == 12
    assert {*state.pile, *(act.card for act in state.iceberg.acts)} == set(HOUSE.entertainers)
    assert all(observe(state, seat).top == state.pile[0] for seat in range(seats))


@every_table
def test_four_penguins_are_dealt_to_each_player_and_the_rest_is_the_draw_pile(seats: int) -> None:
    """U5."""
    state = deal(seats)
    assert [len(hand) for hand in state.hands] == [4] * seats
    assert len(state.stock) == 64 - 4 * seats
    assert sorted(card for cards in (*state.hands, state.stock) for card in cards) == list(HOUSE.penguins)


@every_table
def test_each_player_has_an_activity_card_and_no_two_the_same(seats: int) -> None:
    """U6."""
    for seed in SEEDS:
        activities = [house.activity for house in deal(seats, seed=seed).houses]
        assert len(set(activities)) == seats
        assert set(activities) <= set(ACTIVITIES)


def test_activity_cards_are_drawn_at_random() -> None:
    """U6."""
    assert {deal(2, seed=seed).houses[A].activity for seed in SEEDS} == set(ACTIVITIES)


@every_table
def test_everyone_starts_with_10_points_and_three_tokens_in_the_supply(seats: int) -> None:
    """U7."""
    state = deal(seats)
    assert [house.score for house in state.houses] == [10] * seats
    assert [house.cards for house in state.houses] == [()] * seats
    assert state.iceberg.tokens == ((),) * seats


def test_with_a_head_start_the_second_in_turn_order_has_12_points_the_third_14_and_the_fourth_16() -> None:
    """U7."""
    points = [house.score for house in deal(4, first=C, options={"head-start": "two"}).houses]
    assert [points[seat] for seat in (C, D, A, B)] == [10, 12, 14, 16]
    assert [house.score for house in deal(2, options={"head-start": "two"}).houses] == [10, 12]


@every_table
def test_the_first_seat_is_the_one_agreed_or_drawn_from_the_seed(seats: int) -> None:
    """U7."""
    for first in range(seats):
        state = deal(seats, first=first)
        assert (state.phase, to_act(state), state.now.number) == (Phase.PLACING, first, 1)
    assert {draw_first(seed, seats) for seed in SEEDS} == set(range(seats))


@every_table
def test_each_shuffle_has_a_stream_of_its_own(seats: int) -> None:
    """The options change neither the penguins nor the activity cards."""
    plain, other = deal(seats), deal(seats, options={"start": "balanced", "fee": "family", "head-start": "two"})
    assert (plain.hands, plain.stock) == (other.hands, other.stock)
    assert [house.activity for house in plain.houses] == [house.activity for house in other.houses]


def test_other_seeds_are_other_deals() -> None:
    deals = [deal(3, seed=seed) for seed in SEEDS]
    assert len({state.stock for state in deals}) == len({state.pile for state in deals}) == len(SEEDS)


@every_table
def test_hands_piles_below_the_top_and_nothing_else_are_secret(seats: int) -> None:
    """U8: sizes are public, and so is what can still come."""
    state = deal(seats)
    view = observe(state, B)
    assert view.hand == state.hands[B]
    assert view.held == (4,) * seats
    assert (view.stock, len(view.backstage)) == (64 - 4 * seats, ENTERTAINERS - 5)
    assert set(view.unseen) == set(HOUSE.penguins) - set(state.hands[B])
    assert (view.iceberg, view.houses, view.gone) == (state.iceberg, state.houses, state.gone)
