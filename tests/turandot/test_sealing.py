"""Sealing bids: R1 to R5."""

import pytest

from tests.turandot.arrange import SEAT_COUNTS, A, B, C, D, after, bid, deal, to_round
from turandot.engine.errors import BadMove, IllegalMove
from turandot.games.turandot.moves import Bid, parse
from turandot.games.turandot.rules import legal, to_act
from turandot.games.turandot.state import Phase, State, seating
from turandot.games.turandot.view import UNKNOWN, observe


def open_to(state: State) -> set[str]:
    return {str(move) for move in legal(state)}


@pytest.mark.parametrize("text", ["3", "3$", "3$$", "3$$$", "$"])
@pytest.mark.parametrize("bluff", ["", "b"])
def test_a_number_alone_or_with_money_or_one_money_card_may_be_laid_and_the_bluff_card_added(
    text: str, bluff: str
) -> None:
    """R3, R4."""
    assert text + bluff in open_to(deal(4))


@pytest.mark.parametrize("stack", [Bid(None, 0), Bid(None, 0, bluff=True), Bid(None, 2), Bid(None, 3), Bid(2, 4)])
def test_no_card_the_bluff_card_alone_or_two_money_cards_without_a_number_are_illegal(stack: Bid) -> None:
    """R3, R4: there is not even a way to write them down."""
    assert stack not in legal(deal(4))
    with pytest.raises(BadMove):
        parse(str(stack))


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a_number_card_above_players_plus_1_is_not_in_the_hand(seats: int) -> None:
    """R3."""
    assert str(seats + 1) in open_to(deal(seats))
    assert str(seats + 2) not in open_to(deal(seats))


def test_nobody_lays_more_money_than_is_left() -> None:
    """R3: B has spent two money cards, so one is left."""
    state = to_round(bid(deal(4), {B: "1$$"}), 2)
    assert state.now.maestro == B
    assert {"2", "2$"} <= open_to(state)
    assert not {"2$$", "2$$$"} & open_to(state)


def test_without_money_neither_money_alone_nor_money_with_a_number_is_open() -> None:
    """R3."""
    state = to_round(bid(deal(4), {B: "1$$$"}), 2)
    assert open_to(state) == {"1", "1b", "2", "2b", "3", "3b", "4", "4b", "5", "5b"}


def test_the_bluff_card_does_nothing_and_always_comes_back() -> None:
    """R4: the same bids with and without it come to the same table, and it can be laid again."""
    plain = bid(deal(4), {A: "1$", B: "1", C: "$", D: "3"})
    bluffed = bid(deal(4), {A: "1$b", B: "1b", C: "$b", D: "3b"})
    assert bluffed._replace(now=plain.now) == plain
    assert bluffed.now._replace(bids=plain.now.bids) == plain.now
    assert "1b" in open_to(to_round(bluffed, 2))


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("sealing", ["clockwise", "blind"])
def test_the_maestro_seals_first_then_clockwise(seats: int, sealing: str) -> None:
    """R5."""
    state = deal(seats, first=1, options={"sealing": sealing})
    order = []
    while state.now.number == 1 and state.phase is Phase.SEALING:
        order.append(to_act(state))
        state = after(state, str(len(order)))
    assert order == [(1 + step) % seats for step in range(seats)] == list(seating(seats, 1))


def test_each_player_sees_the_size_of_the_stacks_already_sealed_and_nothing_more() -> None:
    """R5, default: a number with money and money with bluff look alike."""
    state = after(deal(4), "3$$b", "$b")
    view = observe(state, C)
    assert view.sealed == (4, 2)
    assert view.mine is None
    assert view == observe(after(deal(4), "1$$$", "5$"), C)


def test_under_blind_sealing_sizes_are_seen_only_at_the_reveal() -> None:
    """R5, option."""
    blind = {"sealing": "blind"}
    view = observe(after(deal(4, options=blind), "3$$b", "$b"), C)
    assert view.sealed == (UNKNOWN, UNKNOWN)
    assert view == observe(after(deal(4, options=blind), "1", "2"), C)
    revealed = observe(bid(deal(4, options=blind), {A: "3$$b"}), C)
    assert revealed.now.bids[0] == Bid(3, 2, bluff=True)


def test_a_player_sees_his_own_stack_whatever_the_option() -> None:
    """R5."""
    for sealing in ("clockwise", "blind"):
        state = after(deal(4, options={"sealing": sealing}), "3$$b", "$b")
        assert observe(state, A).mine == Bid(3, 2, bluff=True)
        assert observe(state, B).mine == Bid(None, 1, bluff=True)


def test_how_much_money_each_player_has_left_is_public() -> None:
    state = bid(deal(4), {B: "1$$", C: "$"})
    for seat in range(4):
        assert [house.money for house in observe(state, seat).houses] == [3, 1, 2, 3]


def test_by_default_the_maestro_may_play_money_alone() -> None:
    """R1, `allowed`."""
    assert {"$", "$b"} <= open_to(deal(4))


def test_the_option_forbids_money_alone_to_the_maestro_and_to_nobody_else() -> None:
    """R1, `forbidden`."""
    state = deal(4, options={"maestro-money": "forbidden"})
    assert not {"$", "$b"} & open_to(state)
    with pytest.raises(IllegalMove):
        after(state, "$")
    assert {"$", "$b"} <= open_to(after(state, "1"))


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_money_alone_is_legal_in_round_4(seats: int) -> None:
    """R2."""
    state = to_round(deal(seats), 4)
    assert {"$", "$b"} <= open_to(state)
    assert {"$", "$b"} <= open_to(after(state, "1"))


def test_money_alone_in_round_4_hires_nobody_comes_back_and_an_understudy_director_follows() -> None:
    """R2."""
    state = to_round(deal(4), 4)
    maestro = state.now.maestro
    other = (maestro + 1) % 4
    resting = bid(state, {maestro: "$", other: "$"})
    assert resting.now.designers == ()
    assert [house.money for house in resting.houses] == [3, 3, 3, 3]
    assert [house.scene for house in resting.houses] == [0, 0, 0, 0]
    assert resting.waiting == (maestro, other)
    assert after(resting, "u3", "u2").houses[other].director is state.now.cards[1]


def test_under_the_german_rule_the_maestro_may_not_play_money_alone_in_round_4_either() -> None:
    """R1, R2."""
    state = to_round(deal(3, options={"maestro-money": "forbidden"}), 4)
    assert not {"$", "$b"} & open_to(state)
    assert {"$", "$b"} <= open_to(after(state, "1"))
