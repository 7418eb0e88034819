"""The seven rounds: what each hires, the firing (R13, R14), round 4 (R15) and the passing of Puccini."""

import pytest

from tests.turandot.arrange import SEAT_COUNTS, A, B, C, D, after, bid, calm, deal, sealing, steps, to_round, until
from turandot.engine.errors import IllegalMove
from turandot.games.turandot.cards import DIRECTORS, Director, Singer
from turandot.games.turandot.rules import legal, play, to_act
from turandot.games.turandot.state import Phase, State

SINGER_ROUNDS = (1, 2, 3, 5, 6, 7)


def phases_of_round(state: State) -> list[Phase]:
    """The phases in which somebody acts, until the next casting call."""
    number = state.now.number
    seen: list[Phase] = []
    while state.now.number == number and state.phase is not Phase.PREMIERE:
        if not seen or seen[-1] is not state.phase:
            seen.append(state.phase)
        state = play(state, calm(state))[-1]
    return seen


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("number", SINGER_ROUNDS)
def test_rounds_1_2_3_5_6_and_7_hire_a_singer(seats: int, number: int) -> None:
    assert all(isinstance(card, Singer) for card in to_round(deal(seats), number).now.cards)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_round_4_hires_a_director(seats: int) -> None:
    state = to_round(deal(seats), 4)
    assert all(isinstance(card, Director) for card in state.now.cards)
    assert all(house.director is not None for house in to_round(state, 5).houses)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_everyone_ends_with_six_singers_and_one_director(seats: int) -> None:
    state = until(deal(seats), Phase.PREMIERE)
    assert [len(house.singers) for house in state.houses] == [6] * seats
    assert None not in [house.director for house in state.houses]


@pytest.mark.parametrize(("number", "fires"), [(1, True), (2, True), (3, True), (4, False), (5, False), (7, False)])
def test_rounds_1_to_3_end_with_a_firing(number: int, fires: bool) -> None:
    ending = [Phase.NAMING, Phase.FIRING] if fires else []
    assert phases_of_round(to_round(deal(4), number)) == [Phase.SEALING, *ending]


@pytest.mark.parametrize("maestro", range(4))
def test_the_maestro_names_another_player(maestro: int) -> None:
    """R13: anyone but himself."""
    state = until(deal(4, first=maestro), Phase.NAMING)
    assert to_act(state) == maestro
    assert [str(move) for move in legal(state)] == [f"n{seat}" for seat in range(4) if seat != maestro]
    with pytest.raises(IllegalMove):
        after(state, f"n{maestro}")


def test_the_player_named_must_fire_one_of_the_remaining_directors() -> None:
    """R13, R14."""
    state = after(until(deal(4), Phase.NAMING), "n2")
    assert (state.phase, to_act(state)) == (Phase.FIRING, C)
    assert [str(move) for move in legal(state)] == [f"x-{director}" for director in DIRECTORS]


def test_the_director_fired_is_shown_to_all_and_leaves_the_game() -> None:
    """R14."""
    fired, following = steps(after(until(deal(4), Phase.NAMING), "n2"), "x-variety")
    assert (fired.phase, fired.now.fired) == (Phase.FIRED, Director.VARIETY)
    assert Director.VARIETY not in following.living
    assert following.past[0].fired is Director.VARIETY
    again = after(until(following, Phase.NAMING), "n3")
    assert "x-variety" not in {str(move) for move in legal(again)}


@pytest.mark.parametrize("first", [A, B])
def test_with_two_players_the_other_player_is_named(first: int) -> None:
    """R13: without a move, since there is nothing to choose."""
    state = until(deal(2, first=first), Phase.FIRING)
    assert state.now.named == to_act(state) == 1 - first


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_puccini_passes_to_the_left(seats: int) -> None:
    state = deal(seats, first=seats - 1)
    maestros = [to_round(state, number).now.maestro for number in range(1, 8)]
    assert maestros == [(seats - 1 + step) % seats for step in range(7)]


def test_number_and_bluff_cards_come_back() -> None:
    spent = to_round(bid(deal(4), {A: "1b", B: "2b", C: "3b", D: "4b"}), 2)
    assert {str(move) for move in legal(spent)} == {str(move) for move in legal(deal(4))}


def test_everything_on_the_table_stays_to_be_seen() -> None:
    """Past rounds keep their cards, bids, hirings, understudies, leftovers and firings."""
    state = bid(deal(3), {A: "2", B: "2", C: "$b"})
    state = after(state, "u1", "u2", "u3", "n1", "x-plain")
    (past,) = state.past
    assert [str(stack) for stack in past.bids] == ["2", "2", "$b"]
    assert past.designers == (C,)
    assert past.understudies == tuple(zip((A, B, C), past.cards, strict=False))
    assert (past.left, past.named, past.fired) == (past.cards[3], B, Director.PLAIN)


# ── Round 4 ──


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_in_round_4_players_plus_1_of_the_six_remaining_directors_are_turned_up(seats: int) -> None:
    """R15: they always suffice."""
    before = until(to_round(deal(seats), 3), Phase.FIRING)
    assert len(before.living) == 7
    state = to_round(before, 4)
    assert len(set(state.now.cards)) == seats + 1 <= 6
    assert set(state.now.cards) < set(before.living)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_rest_of_the_directors_leave_the_game(seats: int) -> None:
    """R15: no pile is left to draw from."""
    state = to_round(deal(seats), 4)
    assert state.chairs == ()
    assert set(state.living) == set(state.now.cards)
    assert to_round(state, 5).living == state.living


def test_the_six_directors_are_shuffled() -> None:
    """R15: over many deals each of the six comes first."""
    firsts = {to_round(deal(2, seed=f"seed-{number}"), 4).now.cards[0] for number in range(80)}
    fired = {part.fired for part in to_round(deal(2), 4).past}
    assert firsts == set(DIRECTORS) - fired


def test_who_was_fired_does_not_change_the_order_of_the_others() -> None:
    """R15: the shuffle is the seed's, so that nobody can steer it by firing."""
    one = to_round(after(until(deal(5), Phase.NAMING), "n1", "x-plain"), 4).now.cards
    two = to_round(after(until(deal(5), Phase.NAMING), "n1", "x-variety"), 4).now.cards
    both = set(one) & set(two)
    assert [card for card in one if card in both] == [card for card in two if card in both]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_there_are_no_designers_in_round_4(seats: int) -> None:
    """R9: everyone plays money alone, all of it comes back."""
    passed = sealing(to_round(deal(seats), 4), dict.fromkeys(range(seats), "$"))
    assert Phase.DESIGNED not in {state.phase for state in passed}
    assert [(house.money, house.scene) for house in passed[-1].houses] == [(3, 0)] * seats
    assert len(passed[-1].waiting) == seats


def test_directors_are_hired_and_paid_for_like_singers() -> None:
    state = to_round(deal(4), 4)
    maestro = state.now.maestro
    other = (maestro + 1) % 4
    hired = bid(state, {maestro: "2$", other: "2$$"})
    assert hired.houses[other].director is state.now.cards[1]
    assert (hired.houses[maestro].money, hired.houses[other].money) == (3, 1)
    assert hired.waiting == (maestro,)


def test_with_five_players_every_singer_comes_on_stage() -> None:
    """36 singers are six calls of six."""
    assert until(deal(5), Phase.PREMIERE).stock == ()
