"""What rivals did not play: turns are taken back exactly, a better placement passed by is doubted, and dealt rarely."""

from collections.abc import Collection, Mapping
from dataclasses import replace

from hypothesis import given, settings

from tests.penguin.arrange import A, B, after, deal, lay, texts
from tests.penguin.strategies import Line, lines
from turandot.engine.rng import Stream
from turandot.games.penguin.bots.doubts import doubts, in_sight, taken_back
from turandot.games.penguin.bots.levels import LEVELS
from turandot.games.penguin.bots.strong import strong
from turandot.games.penguin.cards import Penguin
from turandot.games.penguin.imagine import NO_DOUBTS, imagine
from turandot.games.penguin.rules import to_act
from turandot.games.penguin.state import Phase, State
from turandot.games.penguin.view import observe

SEAL = "red-music-4@d1:1 green-dance-4@c2:1 blue-juggling-2@c3"
"""Seat 1 has 8 points beside a dancing seal on d2 that lacks only e3."""
TIMES = 300


def public(state: State) -> list[object]:
    """What lies on the ice and before the players; the order of a seat's cards means nothing."""
    ice = state.iceberg
    return [ice.guests, ice.acts, ice.taken, ice.tokens, [sorted(house.cards) for house in state.houses]]


@settings(max_examples=15, deadline=None)
@given(lines())
def test_a_turn_is_taken_back_to_the_table_it_began_with(line: Line) -> None:
    begun = {state.now.number: state for state in reversed(line.states) if state.phase is Phase.PLACING}
    for state in [one for one in line.states if to_act(one) is not None][::7]:
        view = observe(state, state.now.seat)
        before = taken_back(in_sight(view), view.now, view)
        assert public(before) == public(begun[view.now.number])
        for turn in reversed(view.past[-3:]):
            before = taken_back(before, turn, view)
            assert public(before) == public(begun[turn.number])
            assert before.now.seat == turn.seat


@settings(max_examples=15, deadline=None)
@given(lines())
def test_only_rivals_who_have_moved_and_penguins_nobody_has_seen_are_doubted(line: Line) -> None:
    for state in [one for one in line.states if to_act(one) is not None][::9]:
        view = observe(state, state.now.seat)
        found = doubts(view)
        assert set(found) == {turn.seat for turn in view.past[1 - view.seats :]}
        assert view.seat not in found
        assert all(doubted <= set(view.unseen) for doubted in found.values())


def passed_by() -> State:
    """Two seats: the other one has left its show of eight points alone, and placed far from it."""
    laid = lay(SEAL, "seal-dance@d2 bear-juggling@f6", hand="brown-music-1 brown-music-4", seats=2)
    state = after(laid, "brown-music-1@g7", "-")
    return after(state, f"{state.hands[B][0].id}@e7", "-")


def test_who_left_its_own_show_alone_is_thought_to_hold_nothing_that_fits() -> None:
    """On e3 any penguin would have begun the show for nothing."""
    view = observe(passed_by(), A)
    assert doubts(view)[B] == set(view.unseen)


def test_who_took_the_best_there_was_may_hold_whatever_is_worth_no_more() -> None:
    """It has begun its show: only what enjoys the seal itself would have been worth a point more."""
    laid = lay(SEAL, "seal-dance@d2 bear-juggling@f6", hand="brown-music-1 brown-music-4", seats=2)
    state = after(laid, "brown-music-1@g7", "-")
    state = after(state, f"{state.hands[B][0].id}@e3", "-")
    view = observe(after(state, texts(state)[0]), A)
    assert {card.family == "red" or card.activity == "dance" for card in doubts(view)[B]} == {True}


def test_who_has_not_moved_is_not_doubted() -> None:
    assert doubts(observe(deal(4), A)) == {}


def test_doubtful_penguins_are_dealt_less_often_but_not_never() -> None:
    view = observe(deal(2), A)
    green = [card for card in view.unseen if card.family == "green"]

    def held(doubted: Mapping[int, Collection[Penguin]]) -> int:
        luck = Stream("held", "luck")
        hands = [imagine(view, luck, doubted).hands[B] for _ in range(TIMES)]
        return sum(card in green for hand in hands for card in hand)

    assert 0 < held({B: green}) < 0.6 * held(NO_DOUBTS)


def test_all_penguins_are_dealt_though_all_are_doubted() -> None:
    view = observe(passed_by(), A)
    state = imagine(view, Stream("all", "luck"), {B: view.unseen})
    assert sorted([*state.hands[B], *state.stock]) == sorted(view.unseen)
    assert len(state.hands[B]) == view.held[B]


def test_what_was_passed_by_changes_what_is_expected_of_rivals() -> None:
    """The same table read and not read: the ringmaster's values differ, since the deals do."""
    view = observe(passed_by(), A)
    level = LEVELS["ringmaster"]
    read, blind = (strong(view, Stream("x", "y"), replace(level, reads=reads)) for reads in (True, False))
    assert {str(move): choice.value for move, choice in read.items()} != {
        str(move): choice.value for move, choice in blind.items()
    }
