"""Laws of every game: it ends, moves are legal and in order, cards are conserved, and play goes step by step."""

import pytest
from hypothesis import given, settings

from tests.penguin.arrange import EVERY_OPTION, SEAT_COUNTS, after, both, deal, option_name, random_line
from tests.penguin.laws import (
    conserves,
    conserves_cells,
    conserves_entertainers,
    conserves_penguins,
    conserves_points,
    conserves_tokens,
    moves_needed,
)
from tests.penguin.strategies import Line, Moment, lines, moments
from turandot.engine.rng import Stream
from turandot.games.penguin.cards import Penguin
from turandot.games.penguin.moves import Enter, Invite, Leave, Move, Perform, Place
from turandot.games.penguin.rules import DECISIONS, legal, play, to_act
from turandot.games.penguin.shows import complete
from turandot.games.penguin.state import End, Phase, State

pytestmark = pytest.mark.no_cover  # many games: other tests reach every line, and counting lines triples the time

few = settings(max_examples=25)


@given(lines())
@few
def test_every_card_token_and_point_is_in_exactly_one_place_at_every_moment(line: Line) -> None:
    assert all(map(conserves, line.states))


def test_what_is_lost_doubled_or_forged_would_be_noticed() -> None:
    """The law of conservation itself, against planted faults."""
    state = after(both(), "red-music-3@e3", ">e3", "*d2")
    ice, house = state.iceberg, state.houses[0]
    assert conserves_penguins(state)
    assert not conserves_penguins(state._replace(stock=state.stock[1:]))
    assert not conserves_penguins(state._replace(stock=(*state.stock, state.stock[0])))
    assert not conserves_penguins(state._replace(stock=(state.stock[1], *state.stock[1:])))
    assert not conserves_entertainers(state._replace(pile=state.pile[1:]))
    assert not conserves_entertainers(state._replace(gone=state.pile[:1]))
    assert not conserves_cells(state._replace(iceberg=ice._replace(taken=ice.taken | 1 << 35)))
    assert not conserves_cells(state._replace(iceberg=ice._replace(curtains=ice.curtains | 1 << ice.acts[0].cell)))
    assert not conserves_tokens(state._replace(iceberg=ice._replace(tokens=((0,), (), ()))))
    assert not conserves_tokens(state._replace(iceberg=ice._replace(tokens=(ice.tokens[1], *ice.tokens[1:]))))
    assert not conserves_points(state._replace(houses=(house._replace(shows=9), *state.houses[1:])))
    assert not conserves_points(state._replace(houses=(house._replace(fees=-1), *state.houses[1:])))


@given(lines())
@few
def test_every_game_ends_in_the_number_of_moves_that_its_turns_say(line: Line) -> None:
    final = line.states[-1]
    assert final.phase is Phase.FINISHED
    assert len(line.moves) == moves_needed(final)
    assert final.now.number <= 7 * final.iceberg.rows - 5


@given(lines())
@few
def test_a_game_ends_for_one_of_three_reasons_and_each_is_true(line: Line) -> None:
    """U25, U26, U27."""
    final = line.states[-1]
    shows = sum(len(turn.shows) for turn in (*final.past, final.now))
    match final.end:
        case End.ENTERTAINERS:
            assert (final.pile, shows) == ((), 13)
        case End.SPACE:
            assert final.pile
            assert shows <= 12
        case _:
            assert (final.stock, final.iceberg.rows) == ((), 9)


@given(moments())
@few
def test_after_any_legal_move_somebody_has_to_act_or_the_game_is_over(moment: Moment) -> None:
    moves = legal(moment.state)
    assert bool(moves) == (to_act(moment.state) is not None)
    for move in moves[:60]:
        *passed, resting = play(moment.state, move)
        assert to_act(resting) is not None or resting.phase is Phase.FINISHED
        assert all(to_act(state) is None and legal(state) == () for state in passed)


@given(lines())
@few
def test_somebody_has_to_act_in_four_phases_and_the_others_are_passed_through(line: Line) -> None:
    for state in line.states:
        assert (to_act(state) is not None) == (state.phase in DECISIONS)
    assert {state.phase for state in line.states} <= set(Phase)


@given(lines())
@few
def test_between_turns_four_entertainers_lie_there_and_none_is_complete(line: Line) -> None:
    """U11: so one can always place."""
    for state in line.states:
        if state.phase is Phase.PLACING:
            assert len(state.iceberg.acts) == 4
            assert complete(state.iceberg) == state.waiting == ()
            assert legal(state)


@given(lines())
@few
def test_a_new_entertainer_never_performs_at_once_nor_lets_another_perform(line: Line) -> None:
    """U23: after it has come, just those are complete that waited before."""
    for state in line.states:
        if state.phase is Phase.ENTERED:
            assert complete(state.iceberg) == state.waiting


def place_in_list(move: Move, state: State) -> tuple[int, ...]:
    """Where the rules page puts a move in the list."""
    hand = [card.id for card in state.hands[state.now.seat]]
    cards = ["", "$", *(card.id for card in state.houses[state.now.seat].cards)]
    match move:
        case Place():
            return hand.index(move.card), move.cell, cards.index(move.settled)
        case Leave():
            return -2, 0
        case Invite():
            return -1 if move.source is None else move.source, move.target
        case Enter():
            return move.cell, move.turned
        case Perform():
            return (move.cell,)


@given(moments())
@few
def test_legal_moves_are_all_different_and_in_the_order_of_the_rules_page(moment: Moment) -> None:
    moves = legal(moment.state)
    assert len(set(moves)) == len(moves)
    places = [place_in_list(move, moment.state) for move in moves]
    assert places == sorted(places)


@given(lines())
@few
def test_hands_are_kept_in_the_order_of_the_deck(line: Line) -> None:
    def in_order(hand: tuple[Penguin, ...]) -> bool:
        return list(hand) == sorted(hand)

    assert all(in_order(hand) for state in line.states for hand in state.hands)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("options", EVERY_OPTION, ids=option_name)
def test_playing_the_same_moves_again_gives_the_same_states(seats: int, options: dict[str, str]) -> None:
    moves, states = random_line(deal(seats, options=options), Stream("again", "luck"))
    again = [deal(seats, options=options)]
    for move in moves:
        again += play(again[-1], move)
    assert again == states
