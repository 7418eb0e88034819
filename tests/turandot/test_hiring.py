"""Reveal, hiring, designers and understudies: R6 to R12, and the worked cases of the rules page."""

from dataclasses import dataclass

import pytest

from tests.turandot.arrange import SEAT_COUNTS, A, B, C, D, E, after, bid, deal, sealing, to_round, until
from turandot.games.turandot.rules import legal, to_act
from turandot.games.turandot.state import Phase, State


@dataclass(frozen=True)
class Outcome:
    """What a row of the table says: who hires, what it costs whom, who makes scene elements, who waits."""

    hires: tuple[int, ...] = ()
    paid: tuple[tuple[int, int], ...] = ()
    scene: tuple[int, ...] = ()
    understudies: tuple[int, ...] = ()


WORKED_CASES = [
    pytest.param(4, {A: "3$"}, Outcome(hires=(A,), paid=((A, 1),)), id="A 3:1, nobody else on 3"),
    pytest.param(4, {A: "4$", B: "4$$"}, Outcome(hires=(B,), paid=((B, 2),), understudies=(A,)), id="A 4:1, B 4:2"),
    pytest.param(4, {A: "2$", B: "2$", C: "2$"}, Outcome(understudies=(A, B, C)), id="A 2:1, B 2:1, C 2:1"),
    pytest.param(4, {A: "2$$", B: "2$$", C: "2$"}, Outcome(understudies=(A, B, C)), id="A 2:2, B 2:2, C 2:1"),
    pytest.param(
        4,
        {A: "2$$", B: "2$", C: "2$"},
        Outcome(hires=(A,), paid=((A, 2),), understudies=(B, C)),
        id="A 2:2, B 2:1, C 2:1",
    ),
    pytest.param(4, {A: "1", B: "1"}, Outcome(understudies=(A, B)), id="A 1:0, B 1:0"),
    pytest.param(
        5,
        {B: "$", C: "$", D: "$"},
        Outcome(paid=((B, 1), (C, 1)), scene=(B, C), understudies=(B, C, D)),
        id="five players, Maestro A: B, C, D money alone",
    ),
    pytest.param(
        3,
        {B: "$", C: "$"},
        Outcome(paid=((B, 1),), scene=(B,), understudies=(B, C)),
        id="three players, Maestro A: B, C money alone",
    ),
    pytest.param(4, {A: "$"}, Outcome(understudies=(A,)), id="Maestro alone plays money alone"),
]


@pytest.mark.parametrize(("seats", "bids", "outcome"), WORKED_CASES)
@pytest.mark.parametrize("bluff", ["", "b"])
def test_worked_case(seats: int, bids: dict[int, str], outcome: Outcome, bluff: str) -> None:
    state = bid(deal(seats), {seat: text + bluff for seat, text in bids.items()})
    paid = dict(outcome.paid)
    hired = {seat for seat, _ in state.now.hired}
    assert hired == set(range(seats)) - set(outcome.understudies)
    assert set(outcome.hires) <= hired
    assert [house.money for house in state.houses] == [3 - paid.get(seat, 0) for seat in range(seats)]
    assert [house.scene for house in state.houses] == [int(seat in outcome.scene) for seat in range(seats)]
    assert state.now.designers == outcome.scene
    assert state.waiting == outcome.understudies


def test_alone_on_a_number_takes_that_card_and_the_money_laid_with_it_is_spent_all_the_same() -> None:
    """R8."""
    start = deal(4)
    state = bid(start, {B: "2$$$"})
    assert state.houses[B].singers == (start.now.cards[1],)
    assert state.houses[B].money == 0


def test_strictly_more_money_than_every_other_takes_the_card_and_the_others_take_theirs_back() -> None:
    """R6."""
    start = deal(4)
    state = bid(start, {A: "2$", B: "2$$", C: "2"})
    assert state.houses[B].singers == (start.now.cards[1],)
    assert [house.money for house in state.houses] == [3, 1, 3, 3]
    assert state.waiting == (A, C)


@pytest.mark.parametrize("money", ["", "$", "$$", "$$$"])
def test_a_tie_at_the_top_hires_nobody_and_all_take_their_money_back(money: str) -> None:
    """R7, also at zero."""
    state = bid(deal(4), {A: "2" + money, B: "2" + money})
    assert state.stage[1] == state.now.cards[1]
    assert [house.money for house in state.houses] == [3, 3, 3, 3]


def test_a_tie_at_the_top_sends_the_lower_bidders_home_too() -> None:
    """R7: C is no winner because A and B spoil each other's bid."""
    state = bid(deal(5), {A: "2$$", B: "2", C: "2$", D: "2$$"})
    assert state.waiting == (A, B, C, D)
    assert [house.money for house in state.houses] == [3] * 5


def test_a_tie_below_the_top_does_not_matter() -> None:
    """R6, R7."""
    state = bid(deal(5), {A: "2$", B: "2$", C: "2$$", D: "2", E: "2"})
    assert state.now.hired == ((C, state.now.cards[1]),)


def test_numbers_are_settled_one_by_one() -> None:
    """R6, R7, R8 on three numbers at once."""
    state = bid(deal(5), {A: "1$", B: "1", C: "3", D: "3", E: "6$$"})
    assert state.now.hired == ((A, state.now.cards[0]), (E, state.now.cards[5]))
    assert state.waiting == (B, C, D)
    assert [house.money for house in state.houses] == [2, 3, 3, 3, 1]


def test_stacks_are_revealed_before_anything_is_decided() -> None:
    """Reveal: all bids lie open, no money has moved, no card has gone."""
    start = deal(4)
    passed = sealing(start, {A: "1$", B: "1$", C: "$"})
    assert [state.phase for state in passed] == [
        Phase.SEALING,
        Phase.REVEALED,
        Phase.HIRED,
        Phase.DESIGNED,
        Phase.UNDERSTUDIES,
    ]
    assert passed[1].houses == start.houses
    assert passed[1].stage == start.stage


# ── Designers ──


def test_a_designer_makes_one_scene_element_of_the_money_card_for_good() -> None:
    """R9: three rounds later it is still there, and the money is not."""
    state = to_round(bid(deal(4), {C: "$"}), 4)
    assert (state.houses[C].scene, state.houses[C].money) == (1, 2)


@pytest.mark.parametrize("maestro", range(5))
def test_designers_go_clockwise_from_the_maestros_left(maestro: int) -> None:
    """R10: with everyone but the Maestro asking, the two on his left are served."""
    everyone = {seat: "$" for seat in range(5) if seat != maestro}
    state = bid(deal(5, first=maestro), everyone)
    assert state.now.designers == ((maestro + 1) % 5, (maestro + 2) % 5)


@pytest.mark.parametrize(("seats", "served"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_there_are_two_designers_with_four_or_five_players_and_one_with_two_or_three(seats: int, served: int) -> None:
    """R9."""
    state = bid(deal(seats), dict.fromkeys(range(1, seats), "$"))
    assert len(state.now.designers) == served
    assert sum(house.scene for house in state.houses) == served
    assert sum(house.money for house in state.houses) == 3 * seats - served


def test_the_maestro_never_takes_a_designer_even_when_one_is_free() -> None:
    """R1, R9: his money comes back."""
    state = bid(deal(4), {A: "$", C: "$"})
    assert state.now.designers == (C,)
    assert (state.houses[A].money, state.houses[A].scene) == (3, 0)


def test_designers_are_free_again_in_the_next_round() -> None:
    """R9: the same seat hires one twice."""
    state = until(bid(deal(3), {C: "$"}), Phase.NAMING)
    state = bid(to_round(state, 2), {C: "$"})
    assert state.now.designers == (C,)
    assert (state.houses[C].money, state.houses[C].scene) == (1, 2)


# ── Understudies ──


def test_everyone_still_without_a_card_waits_the_maestro_first_then_clockwise() -> None:
    """R11: tied, outbid and money alone."""
    state = bid(deal(5, first=D), {D: "1", A: "1", B: "2$", C: "2", E: "$"})
    assert state.waiting == (D, E, A, C)
    assert to_act(state) == D


def test_contested_cards_are_among_those_the_maestro_may_give() -> None:
    """R11."""
    state = bid(deal(3), {A: "2", B: "2", C: "4"})
    assert [str(move) for move in legal(state)] == ["u1", "u2", "u3"]
    assert after(state, "u1", "u2").houses[B].singers == (state.now.cards[1],)


@pytest.mark.parametrize("mine", [1, 2, 3])
@pytest.mark.parametrize("other", [1, 2, 3])
def test_the_maestro_hands_them_out_freely_also_to_himself(mine: int, other: int) -> None:
    """R11: any card to himself, and any other to the next."""
    state = bid(deal(3), {A: "2", B: "2", C: "4"})
    if mine == other:
        assert f"u{other}" not in {str(move) for move in legal(after(state, f"u{mine}"))}
        return
    given = after(state, f"u{mine}", f"u{other}")
    assert given.houses[A].singers == (state.now.cards[mine - 1],)
    assert given.houses[B].singers == (state.now.cards[other - 1],)


def left_over(state: State) -> State:
    return next(past for past in sealing(state, {}) if past.phase is Phase.SETTLED)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_exactly_one_card_is_left_over(seats: int) -> None:
    """R12: nobody bid on number 1, so that card is left."""
    settled = left_over(deal(seats))
    assert settled.now.left == settled.now.cards[0]
    assert settled.stage == (None,) * (seats + 1)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_card_left_over_leaves_the_game(seats: int) -> None:
    """R12."""
    settled = left_over(deal(seats))
    left = settled.now.left
    assert settled.table is None
    assert left not in settled.stock
    assert all(left not in house.singers for house in settled.houses)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_everyone_ends_a_round_with_exactly_one_card_more(seats: int) -> None:
    """R11, R12: all on one number, without money."""
    state = bid(deal(seats), dict.fromkeys(range(seats), "1"))
    assert state.waiting == tuple(range(seats))
    state = after(state, *(f"u{slot}" for slot in range(1, seats + 1)))
    assert [len(house.singers) for house in state.houses] == [1] * seats
    assert state.now.left == state.now.cards[seats]
