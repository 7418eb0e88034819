"""The new entertainer: where it may come, and when there is no place or no card for it. U23 to U26."""

import pytest

from tests.penguin.arrange import (
    ENTERTAINERS,
    A,
    B,
    after,
    bits,
    both,
    deal,
    entertainers,
    lay,
    names,
    phases,
    steps,
    texts,
    until,
)
from turandot.games.penguin.iceberg import CELLS
from turandot.games.penguin.newcomers import Refusal, entrances, last_dots, refusal
from turandot.games.penguin.rules import legal, to_act
from turandot.games.penguin.state import End, Iceberg, Phase, State

SEAL, BEAR = ENTERTAINERS["seal-dance"], ENTERTAINERS["bear-music"]
EVERYWHERE = " ".join(f"{column}{row}" for row in range(1, 8) for column in "abcdefg")


def open_to(iceberg: Iceberg, card: str = "seal-dance", waiting: str = "") -> str:
    """Where a new entertainer may come, as text."""
    places = entrances(iceberg, ENTERTAINERS[card], tuple(CELLS[cell] for cell in waiting.split()))
    return " ".join(f"{names([cell])}{'v' if turned else '^'}" for cell, turned in places)


def full_but(*free: str) -> str:
    """Every cell of seven rows but these."""
    return " ".join(cell for cell in EVERYWHERE.split() if cell not in free)


# ── Where ──


def test_the_active_player_puts_the_piles_face_up_card_down() -> None:
    """U23: the same seat, and the top card."""
    state = after(both(pile="sheep-dance kangaroo-dance"), "red-music-3@e3", "-", "*d2")
    assert (state.phase, to_act(state)) == (Phase.ENTERING, A)
    entered = steps(state, "b1v")[0]
    (newcomer,) = set(entered.iceberg.acts) - set(state.iceberg.acts)
    assert (newcomer.card.id, names([newcomer.cell]), newcomer.turned) == ("sheep-dance", "b1", True)
    assert entered.iceberg.taken == state.iceberg.taken | bits("b1")
    assert entered.now.shows[-1].entered == newcomer


def test_it_comes_on_an_empty_cell_adjacent_to_a_card_of_any_kind() -> None:
    """U23: beside a penguin, a curtain or an entertainer; upright or turned."""
    for lonely in (lay("red-music-4@a1"), lay(curtains="a1"), lay(acts="bear-music@a1")):
        assert open_to(lonely.iceberg) == "b1^ b1v a2^ a2v b2^ b2v"


def test_the_new_curtain_counts_too() -> None:
    """U23: nothing but the curtain of the performer is beside e1."""
    state = after(lay("red-music-4@d1", "seal-dance@d2", curtains="c2 c3", hand="blue-music-1"), "blue-music-1@e3", "-")
    assert "e1^" in texts(state)


def test_it_may_not_perform_at_once() -> None:
    """U23 (a): on g4 the seal needs g3, f4 and f5; turned, f3 and g5."""
    iceberg = lay(curtains=full_but("g4", "g5", "f3")).iceberg
    assert "g4v" in open_to(iceberg)
    assert "g4^" not in open_to(iceberg)
    assert refusal(iceberg, (), CELLS["g4"], SEAL.dots) is Refusal.PERFORMS
    assert refusal(iceberg, (), CELLS["g4"], SEAL.dots[::-1]) is None


def test_it_may_complete_no_other_entertainer() -> None:
    """U23 (b): the seal on d4 lacks only e5."""
    iceberg = lay(acts="seal-dance@d4", curtains="d3 c4 c5").iceberg
    assert "e5" not in open_to(iceberg, "bear-music")
    assert "d5" in open_to(iceberg, "bear-music")
    assert refusal(iceberg, (), CELLS["e5"], BEAR.dots) is Refusal.COMPLETES
    assert {names([cell]): [act.card.id for act in acts] for cell, acts in last_dots(iceberg, ()).items()} == {
        "e5": ["seal-dance"]
    }


def test_two_entertainers_may_lack_the_same_cell() -> None:
    """U23 (b): the seal on d2 and the bear on f4 both lack e3."""
    lacking = last_dots(both().iceberg, ())
    assert [act.card.id for act in lacking[CELLS["e3"]]] == ["seal-dance", "bear-acrobatics"]


def test_entertainers_already_waiting_are_no_obstacle() -> None:
    """U23: they were complete before, so that no cell is closed for their sake."""
    state = after(both(), "red-music-3@e3", "-", "*d2")
    assert names(state.waiting) == "f4"
    assert "b1^" in texts(state)
    assert last_dots(state.iceberg, state.waiting) == {}


def test_far_from_every_card_it_may_not_come() -> None:
    """U23."""
    iceberg = lay("red-music-4@a1").iceberg
    assert refusal(iceberg, (), CELLS["d4"], SEAL.dots) is Refusal.ALONE


@pytest.mark.parametrize("seed", ["near", "far", "wide"])
def test_a_cell_is_open_exactly_where_no_rule_refuses_it(seed: str) -> None:
    """U23, in random games."""
    state = until(deal(3, seed=seed), Phase.ENTERING, seed)
    dots = state.pile[0].dots
    for cell in range(len(state.iceberg.guests)):
        if not state.iceberg.taken >> cell & 1:
            for mark, pattern in (("^", dots), ("v", dots[::-1])):
                refused = refusal(state.iceberg, state.waiting, cell, pattern)
                assert (f"{names([cell])}{mark}" in texts(state)) == (refused is None)


def test_places_are_listed_in_reading_order_upright_before_turned() -> None:
    moves = texts(after(both(), "red-music-3@e3", "-", "*d2"))
    order = [(CELLS[move[:2]], move[2] == "v") for move in moves]
    assert order == sorted(order)


# ── The pile ──


def test_then_the_next_card_of_the_pile_is_turned_up() -> None:
    """U24."""
    state = after(both(pile="sheep-dance kangaroo-dance seal-music"), "red-music-3@e3", "-", "*d2")
    entered = steps(state, "b1^")[0]
    assert entered.phase is Phase.ENTERED
    assert entered.pile == entertainers("kangaroo-dance seal-music")


def test_if_the_pile_is_empty_when_a_new_entertainer_is_due_the_game_ends_at_once() -> None:
    """U25: the show is scored in full, its card given and its curtain put."""
    state = lay("red-music-4@d1:1 green-dance-4@c2 blue-juggling-2@c3", "seal-dance@d2", hand="red-music-3", pile="")
    passed = steps(after(state, "red-music-3@e3"), "-")
    assert phases(passed) == "lit scored awarded curtain finished"
    end = passed[-1]
    assert (end.end, to_act(end), legal(end)) == (End.ENTERTAINERS, None, ())
    assert end.houses[B].score == 14
    assert [card.id for card in end.houses[B].cards] == ["seal-dance"]
    assert end.iceberg.curtains == bits("d2")


def test_worked_case_two_wait_and_the_pile_is_empty() -> None:
    """U25: the active player chooses one; it scores, gives its card, gets its curtain; the game ends."""
    state = after(both(pile=""), "red-music-3@e3", "-")
    assert texts(state) == ["*d2", "*f4"]
    end = steps(state, "*f4")[-1]
    assert (end.end, end.waiting, len(end.now.shows)) == (End.ENTERTAINERS, (), 1)
    assert [house.score for house in end.houses] == [15, 10, 13]


def test_worked_case_two_wait_and_one_card_is_in_the_pile() -> None:
    """U25: both perform; the second ends the game."""
    state = after(both(pile="sheep-dance"), "red-music-3@e3", "-", "*f4")
    passed = steps(state, "b1^")
    assert phases(passed) == "entered lit scored awarded curtain finished"
    end = passed[-1]
    assert (end.end, len(end.now.shows)) == (End.ENTERTAINERS, 2)
    assert [house.score for house in end.houses] == [15, 14, 13]


def test_an_empty_pile_alone_ends_nothing() -> None:
    """U25."""
    state = after(both(pile="sheep-dance"), "red-music-3@e3", "-", "*f4")
    calm = state._replace(waiting=())
    passed = steps(calm, "b1^")
    assert phases(passed) == "entered drawn placing"
    assert (passed[-1].pile, passed[-1].end) == ((), None)


# ── No place ──


def crowded(*free: str) -> State:
    """The seal on d2 lacks only e3; besides, only these cells are empty."""
    shut = full_but("d2", "e3", *free)
    return lay(acts="seal-dance@d2", curtains=shut, hand="red-music-3", pile="bear-music seal-music")


def test_if_the_new_entertainer_has_no_place_the_game_ends_at_once() -> None:
    """U26: on a1 it would perform at once. The card stays on the pile and belongs to nobody."""
    passed = steps(after(crowded("a1"), "red-music-3@e3"), "-")
    assert phases(passed) == "lit scored awarded curtain finished"
    end = passed[-1]
    assert end.end is End.SPACE
    assert end.pile == entertainers("bear-music seal-music")
    assert not any(house.cards for house in end.houses)


def test_a_single_place_is_enough() -> None:
    """U26: the bear's dots face b1 from a1 upright, and a1 from b1 turned."""
    waiting = after(crowded("a1", "b1"), "red-music-3@e3", "-")
    assert (waiting.end, texts(waiting)) == (None, ["a1^", "b1v"])
