"""Tokens: U14 and U15."""

import pytest

from tests.penguin.arrange import A, B, C, after, both, cells, lay, names, phases, steps, texts
from turandot.games.penguin.rules import to_act
from turandot.games.penguin.state import Phase, State

SEAL = "seal-dance@d2"
CROWD = "blue-music-3@g7 brown-dance-2@e3:1 blue-juggling-2@a5:0"


def inviting(penguins: str = CROWD, *, seats: int = 3) -> State:
    """Seat 0 has placed a green penguin on d3, far from its family, and may move a token."""
    return after(lay(penguins, SEAL, hand="green-music-2", seats=seats), "green-music-2@d3")


def test_a_token_may_come_from_the_supply_or_from_any_own_penguin() -> None:
    """U14: to any penguin without a token, near or far, just placed or long there; moves in the order of the page."""
    assert texts(inviting()) == ["-", ">d3", ">g7", "a5>d3", "a5>g7"]


def test_from_the_supply_it_lies_on_the_penguin_from_then_on() -> None:
    """U14."""
    state = inviting()
    moved = steps(state, ">g7")[0]
    assert (moved.phase, moved.now.token) == (Phase.INVITED, (None, *cells("g7")))
    assert [names(mine) for mine in moved.iceberg.tokens] == ["a5 g7", "e3", ""]


def test_from_a_penguin_it_leaves_that_penguin_free() -> None:
    """U14."""
    moved = steps(inviting(), "a5>d3")[0]
    assert moved.now.token == tuple(cells("a5 d3"))
    assert [names(mine) for mine in moved.iceberg.tokens] == ["d3", "e3", ""]
    assert moved.iceberg.guests == inviting().iceberg.guests


def test_or_no_token_is_moved() -> None:
    """U14: then nothing has happened, and no picture shows it."""
    state = inviting()
    passed = steps(state, "-")
    assert phases(passed) == "drawn placing"
    assert passed[-1].iceberg == state.iceberg
    assert passed[-1].past[-1].token is None


def test_without_a_token_in_the_supply_one_moves_between_penguins_or_not_at_all() -> None:
    """U14: three tokens a player."""
    table = "blue-music-3@g7:0 brown-dance-2@e3:1 blue-juggling-2@a5:0 red-dance-3@a7:0"
    assert texts(inviting(table)) == ["-", "a5>d3", "a7>d3", "g7>d3"]


def test_at_most_one_token_lies_on_a_penguin_and_others_tokens_cannot_be_moved() -> None:
    """U14."""
    moves = texts(inviting())
    assert not [move for move in moves if move.endswith((">e3", ">a5")) or move.startswith("e3")]


@pytest.mark.parametrize("placer", [A, B, C])
def test_whoever_placed_a_penguin_anybody_may_invite_it(placer: int) -> None:
    """U14: the table does not even remember."""
    state = inviting("blue-music-3@g7")
    turned = state._replace(now=state.now._replace(seat=placer))
    assert to_act(turned) == placer
    assert texts(turned) == ["-", ">d3", ">g7"]


def test_penguins_and_tokens_stay_where_they_are_after_a_show() -> None:
    """U15."""
    table = "red-music-4@d1:0 green-dance-4@c2:1 blue-juggling-2@c3:2"
    state = lay(table, f"{SEAL} bear-music@f6", hand="brown-music-1")
    placed = after(state, "brown-music-1@e3")
    shown = steps(placed, "-")[-1]
    assert shown.phase is Phase.ENTERING
    assert shown.iceberg.guests == placed.iceberg.guests
    assert shown.iceberg.tokens == placed.iceberg.tokens


def test_a_penguin_may_score_in_several_shows() -> None:
    """U15: a red acrobat between the dancing seal and the acrobatic bear, both of which wait."""
    state = after(both(), "red-acrobatics-2@e3", ">e3", "*d2", "b1^")
    first, second = state.now.shows
    assert [show.card.id for show in (first, second)] == ["seal-dance", "bear-acrobatics"]
    assert (first.points[A], second.points[A]) == (2, 2 + 5)
