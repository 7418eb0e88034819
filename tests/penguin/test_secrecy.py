"""Nobody can know what is hidden: the law, its proof against planted leaks, and the page's JSON (U8)."""

import json
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given, settings

from tests.penguin.arrange import EVERY_OPTION, SEAT_COUNTS, after, deal, lay, option_name, random_line
from tests.penguin.laws import LEAKS, Observe, hides_something, keeps_secrets, twin
from tests.penguin.strategies import Moment, moments
from turandot.engine.rng import Stream
from turandot.games.penguin.imagine import imagine
from turandot.games.penguin.rules import legal
from turandot.games.penguin.show import show
from turandot.games.penguin.state import State
from turandot.games.penguin.view import View, observe

pytestmark = pytest.mark.no_cover  # many games: other tests reach every line, and counting lines triples the time

some = settings(max_examples=40)


@given(moments())
@settings(max_examples=100)
def test_no_seat_can_tell_a_state_from_its_twins_or_from_an_imagined_one(moment: Moment) -> None:
    for seat in range(moment.state.seats):
        assert keeps_secrets(observe, moment.state, seat, moment.luck)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("options", EVERY_OPTION[::5], ids=option_name)
def test_in_a_whole_game_every_seat_is_kept_in_the_dark_at_every_moment(seats: int, options: dict[str, str]) -> None:
    luck = Stream("dark", "luck")
    _, states = random_line(deal(seats, options=options), luck)
    for state in states[::2]:
        for seat in range(seats):
            assert keeps_secrets(observe, state, seat, luck)


@cache
def sample() -> list[State]:
    """A game at each number of seats."""
    starts = [deal(seats, seed=f"leak-{seats}") for seats in SEAT_COUNTS]
    return [state for start in starts for state in random_line(start, Stream("leak", "luck"))[1]]


def leaking(leak: str) -> Observe:
    def observe_too_much(state: State, seat: int) -> View:
        return LEAKS[leak](state, observe(state, seat))

    return observe_too_much


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak: str) -> None:
    luck = Stream("leak", "twins")
    caught = [not keeps_secrets(leaking(leak), state, seat=1, luck=luck) for state in sample()]
    assert any(caught)


def test_nothing_is_caught_where_nothing_leaks() -> None:
    luck = Stream("leak", "twins")
    assert all(keeps_secrets(observe, state, seat=1, luck=luck) for state in sample())


@given(moments())
@some
def test_imagined_states_differ_where_there_is_something_hidden(moment: Moment) -> None:
    state, seat, luck, *_ = moment
    view = observe(state, seat)
    imagined = [imagine(view, luck) for _ in range(20)]
    assert any(other != imagined[0] for other in imagined) == hides_something(state, seat)


def test_by_counting_everything_may_be_known() -> None:
    """Two seats, nothing left to draw and two entertainers to come: the other hand and the last card are certain."""
    state = lay(acts="seal-dance@d2", pile="bear-music seal-music", seats=2, stock=0)
    assert not hides_something(state, 0)
    assert imagine(observe(state, 0), Stream("any", "luck")) == state


@given(moments())
@some
def test_an_imagined_state_is_one_the_rules_could_have_brought(moment: Moment) -> None:
    """The seat's own cards are its own, all others are among those it has not seen, and all sizes agree."""
    state, seat, luck, *_ = moment
    imagined = imagine(observe(state, seat), luck)
    assert imagined.hands[seat] == state.hands[seat]
    assert [len(hand) for hand in imagined.hands] == [len(hand) for hand in state.hands]
    assert sorted(card for cards in (*imagined.hands, imagined.stock) for card in cards) == sorted(
        card for cards in (*state.hands, state.stock) for card in cards
    )
    assert imagined.pile[:1] == state.pile[:1]
    assert sorted(imagined.pile) == sorted(state.pile)


@given(moments())
@some
def test_what_the_page_gets_is_json_and_the_same_for_twins(moment: Moment) -> None:
    state, seat, luck, *_ = moment
    shown = json.dumps(show(observe(state, seat)), allow_nan=False)
    assert json.loads(shown) == show(observe(state, seat))
    assert json.dumps(show(observe(twin(state, seat, luck), seat)), allow_nan=False) == shown


def test_the_seed_is_in_nothing_a_seat_gets() -> None:
    seed = "thirteen-shows"
    state = deal(3, seed=seed)
    state = after(state, str(legal(state)[0]), "-")
    for seat in range(3):
        view = observe(state, seat)
        assert seed not in repr(view)
        assert seed not in json.dumps(show(view))


@given(moments())
@some
def test_what_is_unseen_is_listed_in_the_order_of_the_deck(moment: Moment) -> None:
    """Card counting is for everyone: what is unseen is public, its order is not."""
    state, seat = moment.state, moment.seat
    view = observe(state, seat)
    seen = {*state.hands[seat], *(guest for guest in state.iceberg.guests if guest)}
    assert view.unseen == tuple(card for card in state.setup.deck.penguins if card not in seen)
    assert view.backstage == tuple(card for card in state.setup.deck.entertainers if card in state.pile[1:])


@given(moments())
@some
def test_only_whoever_has_to_act_is_offered_moves(moment: Moment) -> None:
    for seat in range(moment.state.seats):
        view = observe(moment.state, seat)
        assert view.legal == (legal(moment.state) if view.to_act == seat else ())


@given(moments())
@some
def test_all_seats_see_the_same_table_but_for_their_own_hand_and_moves(moment: Moment) -> None:
    """Everything on the table, won, discarded and counted is public."""
    views = [observe(moment.state, seat) for seat in range(moment.state.seats)]
    for view in views:
        own = {"seat": 0, "hand": views[0].hand, "unseen": views[0].unseen, "legal": views[0].legal}
        assert replace(view, **own) == views[0]  # type: ignore[arg-type]
