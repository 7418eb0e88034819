"""A match: moves are checked, nothing is ever changed, and every earlier moment can be looked at again."""

from dataclasses import replace
from typing import Any

import pytest

from tests.engine.games import AnyGame
from tests.little.game import LITTLE
from turandot.engine.errors import BadSetup, IllegalMove, UnknownBot
from turandot.engine.match import Match, finish, share, start

AnyMatch = Match[Any, Any, Any]


def sit_down(*players: str, seed: str = "k3x9", known: AnyGame = LITTLE) -> AnyMatch:
    return start(known, known.setup(len(players), 0), seed, players)


def played(match: AnyMatch, *moves: str) -> AnyMatch:
    for move in moves:
        match = match.play(move)
    return match


def test_a_match_begins_where_somebody_has_to_act() -> None:
    match = sit_down("human", "keen")
    assert (match.length, match.moves, match.to_act) == (0, (), 0)
    assert match.undo() is match


def test_a_match_is_not_begun_with_a_bad_seed() -> None:
    with pytest.raises(BadSetup):
        sit_down("human", "keen", seed="no spaces")


def test_playing_gives_a_new_match_and_leaves_the_old_one_as_it_was() -> None:
    before = sit_down("human", "keen")
    after = played(before, "keep")
    assert (before.length, after.length) == (0, 1)
    assert before.to_act == 0
    assert after.moves == ("keep",)
    assert after.undo() is before


def test_a_move_passes_through_every_state_on_the_way() -> None:
    match = played(sit_down("human", "keen"), "keep", "pass")
    assert [state.phase for state in match.steps] == ["uncovered", "saying"]
    assert match.state is match.steps[-1]
    assert len(list(match.states())) == 1 + 1 + 2


def test_an_illegal_move_is_refused_with_what_was_open() -> None:
    with pytest.raises(IllegalMove) as refused:
        played(sit_down("human", "keen"), "fold")
    assert str(refused.value) == "fold is not possible now: seat 0 may play keep, pass"
    assert refused.value.facts == {"move": "fold"}


def test_of_nine_moves_eight_are_named() -> None:
    nine = replace(LITTLE, legal=lambda _: tuple(f"say-{number}" for number in range(1, 10)))
    with pytest.raises(IllegalMove, match=r"seat 0 may play say-1, .*, say-8, …$"):
        played(sit_down("human", "keen", known=nine), "fold")


def test_every_earlier_moment_can_be_looked_at() -> None:
    match = played(sit_down("human", "keen"), "keep", "pass", "pass", "keep")
    assert [moment.length for moment in match.moments()] == [0, 1, 2, 3, 4]
    assert match.at(2).state.round == 2
    assert match.at(-3).length == 0
    assert match.at(99) is match


def test_a_seat_is_shown_its_own_view() -> None:
    match = sit_down("human", "keen")
    assert [match.view(seat).mine for seat in (0, 1)] == list(match.state.cards[0])


def test_a_bot_draws_the_same_move_every_time_it_is_asked() -> None:
    match = sit_down("gentle", "gentle")
    assert match.choose() == match.choose()
    assert match.weigh() == match.weigh()


def test_another_luck_is_another_draw() -> None:
    match = sit_down("gentle", "gentle")
    draws = {str(match.choose(f"luck-{number}")) for number in range(30)}
    assert draws == {"keep", "pass"}


def test_choosing_is_drawing_from_what_the_bot_weighed() -> None:
    match = sit_down("gentle", "gentle")
    weighed = match.weigh()
    assert sum(choice.chance for choice in weighed.values()) == pytest.approx(1.0)
    assert {match.choose(f"luck-{number}") for number in range(50)} <= set(weighed)


def test_a_bot_may_be_asked_about_another_players_moves() -> None:
    match = sit_down("human", "keen")
    assert set(match.weigh("keen")) <= set(match.legal)
    with pytest.raises(UnknownBot):
        match.weigh()


def test_after_the_end_nobody_moves() -> None:
    match = finish(sit_down("keen", "gentle"))
    assert (match.length, match.to_act) == (4, None)
    assert match.weigh() == {}
    assert match.legal == ()
    with pytest.raises(IllegalMove, match="the game is over: nobody has to move"):
        match.choose()
    with pytest.raises(IllegalMove, match="keep is not possible now: the game is over"):
        played(match, "keep")


def test_shares_of_the_victory_add_up_and_a_defeat_has_none() -> None:
    for number in range(20):
        end = finish(sit_down("keen", "gentle", "gentle", seed=f"share-{number}"))
        won = LITTLE.winners(end.state)
        assert [share(end, seat) for seat in range(3)] == [1 / len(won) if seat in won else 0.0 for seat in range(3)]
