"""Nobody can know what is hidden: the law, its proof against planted leaks, and the page's JSON."""

import json
from dataclasses import replace

import pytest
from hypothesis import given, settings

from tests.turandot.arrange import EVERY_OPTION, SEAT_COUNTS, after, deal, random_line
from tests.turandot.laws import LEAKS, Observe, hides_something, keeps_secrets, twin
from tests.turandot.strategies import Moment, moments
from turandot.engine.rng import Stream
from turandot.games.turandot.imagine import imagine
from turandot.games.turandot.rules import legal
from turandot.games.turandot.show import show
from turandot.games.turandot.state import State
from turandot.games.turandot.view import View, observe

pytestmark = pytest.mark.no_cover  # many games: other tests reach every line, and counting lines triples the time


@given(moments())
@settings(max_examples=300)
def test_no_seat_can_tell_a_state_from_its_twins_or_from_an_imagined_one(moment: Moment) -> None:
    for seat in range(moment.state.seats):
        assert keeps_secrets(observe, moment.state, seat, moment.luck)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("options", EVERY_OPTION, ids=lambda options: " ".join(options.values()))
def test_in_a_whole_game_every_seat_is_kept_in_the_dark_at_every_moment(seats: int, options: dict[str, str]) -> None:
    luck = Stream("dark", "luck")
    _, states = random_line(deal(seats, options=options), luck)
    for state in states:
        for seat in range(seats):
            assert keeps_secrets(observe, state, seat, luck)


def sample() -> list[State]:
    """Two games of each option at four seats."""
    starts = [deal(4, seed=f"leak-{number}", options=options) for number in (1, 2) for options in EVERY_OPTION]
    return [state for start in starts for state in random_line(start, Stream("leak", "luck"))[1]]


def leaking(leak: str) -> Observe:
    def observe_too_much(state: State, seat: int) -> View:
        return LEAKS[leak](state, observe(state, seat))

    return observe_too_much


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak: str) -> None:
    luck = Stream("leak", "twins")
    caught = [not keeps_secrets(leaking(leak), state, seat=2, luck=luck) for state in sample()]
    assert any(caught)


def test_nothing_is_caught_where_nothing_leaks() -> None:
    luck = Stream("leak", "twins")
    assert all(keeps_secrets(observe, state, seat=2, luck=luck) for state in sample())


@given(moments())
def test_imagined_states_differ_where_there_is_something_hidden(moment: Moment) -> None:
    state, seat, luck, *_ = moment
    view = observe(state, seat)
    imagined = [imagine(view, luck) for _ in range(60)]
    assert any(other != imagined[0] for other in imagined) == hides_something(state, seat)


@given(moments())
def test_an_imagined_state_is_one_the_rules_could_have_brought(moment: Moment) -> None:
    """Same legal moves for the same seat, and the seat's own stack is its own."""
    state, seat, luck, *_ = moment
    imagined = imagine(observe(state, seat), luck)
    assert legal(imagined) == legal(state)
    assert len(imagined.stacks) == len(state.stacks)
    assert sorted(one.id for one in imagined.stock) == sorted(one.id for one in state.stock)
    assert sorted(imagined.chairs) == sorted(state.chairs)


@given(moments())
def test_what_the_page_gets_is_json_and_the_same_for_twins(moment: Moment) -> None:
    state, seat, luck, *_ = moment
    shown = json.dumps(show(observe(state, seat)), allow_nan=False)
    assert json.loads(shown) == show(observe(state, seat))
    assert json.dumps(show(observe(twin(state, seat, luck), seat)), allow_nan=False) == shown


def test_the_seed_is_in_nothing_a_seat_gets() -> None:
    seed = "thirteen-riddles"
    state = after(deal(3, seed=seed), "2$", "$b")
    for seat in range(3):
        view = observe(state, seat)
        assert seed not in repr(view)
        assert seed not in json.dumps(show(view))


@given(moments())
def test_a_view_lists_the_singers_still_to_come_in_the_order_of_the_list(moment: Moment) -> None:
    """Card counting is for everyone: what is unseen is public, its order is not."""
    state = moment.state
    unseen = observe(state, moment.seat).unseen
    assert unseen == tuple(one for one in state.setup.deck.singers if one in state.stock)


@given(moments())
def test_only_whoever_has_to_act_is_offered_moves(moment: Moment) -> None:
    for seat in range(moment.state.seats):
        view = observe(moment.state, seat)
        assert view.legal == (legal(moment.state) if view.to_act == seat else ())


@given(moments())
def test_all_seats_see_the_same_table_but_for_their_own_stack_and_moves(moment: Moment) -> None:
    """Everything on the table, in casts, spent and fired is public; so is everybody's money."""
    views = [observe(moment.state, seat) for seat in range(moment.state.seats)]
    assert not any(view.legal for view in views if view.seat != view.to_act)
    for view in views:
        assert replace(view, seat=0, mine=views[0].mine, legal=views[0].legal) == views[0]
