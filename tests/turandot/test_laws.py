"""Laws of every game: it ends, moves are legal and read back, cards are conserved, and play goes step by step."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.turandot.arrange import EVERY_OPTION, SEAT_COUNTS, deal, random_line, steps
from tests.turandot.laws import (
    conserves,
    conserves_directors,
    conserves_money,
    conserves_singers,
    moves_needed,
)
from tests.turandot.strategies import Line, Moment, lines, moments
from turandot.engine.errors import BadMove
from turandot.engine.rng import Stream
from turandot.games.turandot.moves import CASTINGS, FIRES, MONEY_ALONE, NAMES, NUMBERED, UNDERSTUDIES, parse
from turandot.games.turandot.rules import legal, play, to_act
from turandot.games.turandot.state import Phase

pytestmark = pytest.mark.no_cover  # many games: other tests reach every line, and counting lines triples the time

ALL_MOVES = (*NUMBERED, *MONEY_ALONE, *UNDERSTUDIES, *NAMES, *FIRES.values(), *CASTINGS)
PASSING = {Phase.REVEALED, Phase.HIRED, Phase.DESIGNED, Phase.SETTLED, Phase.FIRED}


@given(lines())
def test_every_card_is_in_exactly_one_place_at_every_moment(line: Line) -> None:
    assert all(map(conserves, line.states))


def test_a_lost_doubled_or_forged_card_would_be_noticed() -> None:
    """The law of conservation itself, against planted faults."""
    state = steps(deal(3), "1")[-1]
    house = state.houses[0]
    assert not conserves_singers(state._replace(stock=state.stock[1:]))
    assert not conserves_singers(state._replace(stock=(*state.stock, state.stock[0])))
    assert not conserves_singers(state._replace(stock=(state.stock[1], *state.stock[1:])))
    assert not conserves_directors(state._replace(living=state.living[1:]))
    assert not conserves_money(state._replace(houses=(house._replace(money=2), *state.houses[1:])))
    assert not conserves_money(state._replace(houses=(house._replace(scene=1), *state.houses[1:])))


@given(lines())
def test_every_game_ends_in_the_known_number_of_moves(line: Line) -> None:
    """Seven bids and a casting a seat, three firings, with three or more three namings, an understudy for each miss."""
    final = line.states[-1]
    assert final.phase is Phase.FINISHED
    assert len(line.moves) == moves_needed(final)


@given(moments())
def test_after_any_legal_move_somebody_has_to_act_or_the_game_is_over(moment: Moment) -> None:
    moves = legal(moment.state)
    assert bool(moves) == (to_act(moment.state) is not None)
    for move in moves[:60]:
        *passed, resting = play(moment.state, move)
        assert to_act(resting) is not None or resting.phase is Phase.FINISHED
        assert all(to_act(state) is None and legal(state) == () for state in passed)


@given(lines())
def test_the_phases_marked_so_are_only_passed_through(line: Line) -> None:
    for state in line.states:
        if state.phase in PASSING:
            assert to_act(state) is None


@given(moments())
def test_legal_moves_are_all_different_and_always_in_the_same_order(moment: Moment) -> None:
    moves = legal(moment.state)
    assert len(set(moves)) == len(moves)
    places = [ALL_MOVES.index(move) for move in moves]
    assert places == sorted(places)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("options", EVERY_OPTION, ids=lambda options: " ".join(options.values()))
def test_playing_the_same_moves_again_gives_the_same_states(seats: int, options: dict[str, str]) -> None:
    moves, states = random_line(deal(seats, options=options), Stream("again", "luck"))
    again = [deal(seats, options=options)]
    for move in moves:
        again += play(again[-1], move)
    assert again == states


# ── Notation ──


def test_every_move_reads_back_from_its_text() -> None:
    assert all(parse(str(move)) == move for move in ALL_MOVES)
    assert len({str(move) for move in ALL_MOVES}) == len(ALL_MOVES) == 6 * 4 * 2 + 2 + 6 + 5 + 9 + 720


@given(lines())
def test_every_move_of_every_game_reads_back_from_its_text(line: Line) -> None:
    assert [parse(str(move)) for move in line.moves] == line.moves


@given(st.text(alphabet="0123456789$bunxc-darkpli ", max_size=8) | st.text(max_size=8))
def test_any_other_text_is_no_move_and_says_what_moves_look_like(text: str) -> None:
    try:
        move = parse(text)
    except BadMove as error:
        assert "moves look like 3$b, $, u4, n2, x-dark or c251463" in str(error)  # noqa: PT017
    else:
        assert str(move) == text


NEARLY_BIDS = ["", "0", "7", "b", "$$", "b$", "3b$", "3$$$$", " 3", "3 ", "3\n", "\u0663"]
NEARLY_OTHERS = ["u0", "u7", "n5", "x-", "x-mad", "x-Dark", "c12345", "c112345", "c1234567", "C123456"]


@pytest.mark.parametrize("text", NEARLY_BIDS + NEARLY_OTHERS)
def test_text_that_is_nearly_a_move_is_none(text: str) -> None:
    with pytest.raises(BadMove):
        parse(text)
