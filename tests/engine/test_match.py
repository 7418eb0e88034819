"""A match: moves are checked, nothing is ever changed, and every earlier moment can be looked at again."""

from typing import Any

import pytest

from turandot.engine.errors import BadSetup, IllegalMove, UnknownBot
from turandot.engine.match import Match, start
from turandot.games.turandot import TURANDOT
from turandot.games.turandot.moves import Bid, parse
from turandot.games.turandot.state import Phase

AnyMatch = Match[Any, Any, Any]


def sit_down(*players: str, seed: str = "opera") -> AnyMatch:
    return start(TURANDOT, TURANDOT.setup(len(players), 0), seed, players)


def played(match: AnyMatch, *texts: str) -> AnyMatch:
    for text in texts:
        match = match.play(parse(text))
    return match


def test_a_match_begins_where_somebody_has_to_act() -> None:
    match = sit_down("human", "greedy")
    assert (match.length, match.moves, match.to_act) == (0, (), 0)
    assert match.undo() is match


def test_a_match_is_not_begun_with_a_bad_seed() -> None:
    with pytest.raises(BadSetup):
        sit_down("human", "greedy", seed="no spaces")


def test_playing_gives_a_new_match_and_leaves_the_old_one_as_it_was() -> None:
    before = sit_down("human", "greedy")
    after = played(before, "3$")
    assert (before.length, after.length) == (0, 1)
    assert before.to_act == 0
    assert after.moves == (Bid(3, 1),)
    assert after.undo() is before


def test_a_move_passes_through_every_state_on_the_way() -> None:
    match = played(sit_down("human", "greedy"), "1", "2")
    assert [state.phase for state in match.steps] == [
        Phase.SEALING,
        Phase.REVEALED,
        Phase.HIRED,
        Phase.SETTLED,
        Phase.FIRING,
    ]
    assert match.state is match.steps[-1]
    assert len(list(match.states())) == 1 + 1 + 5


def test_an_illegal_move_is_refused_with_what_was_open() -> None:
    with pytest.raises(IllegalMove) as refused:
        played(sit_down("human", "greedy"), "4")
    assert str(refused.value) == "4 is not possible now: seat 0 may play 1, 1b, 1$, 1$b, 1$$, 1$$b, 1$$$, 1$$$b, …"
    assert refused.value.facts == {"move": "4"}


def test_a_short_list_of_moves_is_given_whole() -> None:
    with pytest.raises(IllegalMove, match=r"n0 is not possible now: seat 0 may play n1, n2$"):
        played(sit_down("human", "greedy", "greedy"), "1", "2", "3", "n0")


def test_of_nine_moves_eight_are_named() -> None:
    with pytest.raises(IllegalMove, match=r"seat 1 may play x-dark, .*, x-ambiguous, …$"):
        played(sit_down("human", "greedy"), "1", "2", "3")


def test_every_earlier_moment_can_be_looked_at() -> None:
    match = played(sit_down("human", "greedy"), "1", "2", "x-dark", "3")
    assert [moment.length for moment in match.moments()] == [0, 1, 2, 3, 4]
    assert match.at(2).state.phase is Phase.FIRING
    assert match.at(-3).length == 0
    assert match.at(99) is match


def test_a_seat_is_shown_its_own_view() -> None:
    match = played(sit_down("human", "greedy"), "1$b")
    assert match.view(0).mine == Bid(1, 1, bluff=True)
    assert match.view(1).mine is None


def test_a_bot_draws_the_same_move_every_time_it_is_asked() -> None:
    match = sit_down("soft", "soft")
    assert match.choose() == match.choose()
    assert match.weigh() == match.weigh()


def test_another_luck_is_another_draw() -> None:
    match = sit_down("anyhow", "anyhow")
    draws = {str(match.choose(f"luck-{number}")) for number in range(30)}
    assert len(draws) > 5


def test_choosing_is_drawing_from_what_the_bot_weighed() -> None:
    match = sit_down("soft", "soft")
    weighed = match.weigh()
    assert sum(choice.chance for choice in weighed.values()) == pytest.approx(1.0)
    assert {match.choose(f"luck-{number}") for number in range(50)} <= set(weighed)


def test_a_bot_may_be_asked_about_another_players_moves() -> None:
    match = sit_down("human", "greedy")
    assert set(match.weigh("greedy")) <= set(match.legal)
    with pytest.raises(UnknownBot):
        match.weigh()


def test_after_the_end_nobody_moves() -> None:
    match = sit_down("greedy", "greedy")
    while match.to_act is not None:
        match = match.play(match.choose())
    assert match.weigh() == {}
    assert match.legal == ()
    with pytest.raises(IllegalMove, match="the game is over: nobody has to move"):
        match.choose()
    with pytest.raises(IllegalMove, match="c123456 is not possible now: the game is over"):
        played(match, "c123456")
