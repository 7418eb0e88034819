"""What the bridge says of Turandot: its deck, its secrets, and what it makes of moves that were played."""

from typing import Any

import pytest

from tests.engine.requests import Answer, ask
from tests.turandot.arrange import A, deal, until
from turandot.engine import record
from turandot.engine.game import Choice
from turandot.engine.match import finish, start
from turandot.games.turandot import TURANDOT
from turandot.games.turandot.moves import Bid, Casting, Move
from turandot.games.turandot.scoring import AS_HIRED, scores
from turandot.games.turandot.state import Phase
from turandot.games.turandot.verdict import verdict

Json = Any
SEATS = ["human", "greedy", "soft"]


def new(seats: list[str] | None = None, **more: Json) -> Answer:
    return ask(
        do="new", **{"game": "turandot", "seed": "k3x9", "seats": seats or SEATS, "first": 0, "viewer": 0, **more}
    )


def record_after(*moves: str, **more: Json) -> Json:
    return {**new(**more)["record"], "moves": list(moves)}


def test_about_says_what_turandot_is() -> None:
    about = ask(do="about")["games"]["turandot"]
    assert (about["rules"], about["seats"]) == (1, [2, 3, 4, 5])
    assert about["options"] == {"sealing": ["clockwise", "blind"], "maestro-money": ["allowed", "forbidden"]}
    assert about["bots"][:3] == ["anyhow", "greedy", "soft"]
    assert about["rivals"] == ["bianca", "ottavio", "zelda", "raimondo", "petra", "anselmo"]
    assert about["levels"] == ["amateur", "chorus", "soloist", "virtuoso", "maestro"]
    assert (about["adviser"], about["offers"]) == ("maestro", ["deck", "telling", "whatIf", "album", "brief"])


def test_a_new_game_comes_with_its_deck() -> None:
    assert len(new()["deck"]) == 36


def test_deck_checks_a_deck_and_lists_it() -> None:
    answer = ask(do="deck", game="turandot", deck=None)
    assert (len(answer["deck"]), answer["written"]) == (36, "house")
    assert ask(do="deck", game="turandot", deck={"name": "x"})["error"]["code"] == "bad-deck"
    assert new(deck={})["error"]["code"] == "bad-deck"


def test_view_shows_every_step_of_the_last_move() -> None:
    told = record_after("3$", "$b", "2")
    now = ask(do="view", record=told, viewer=1)
    assert [step["phase"] for step in now["steps"]] == ["sealing", "revealed", "hired", "designed", "understudies"]
    before = ask(do="view", record=told, viewer=1, at=1)
    assert (before["length"], before["view"]["mine"]) == (1, None)


def test_try_shows_an_understudy_in_the_house_it_is_given_to() -> None:
    answer = ask(do="try", record=record_after("1", "1", "4", "u2"), viewer=0, move="u3")
    assert len(answer["view"]["houses"][1]["singers"]) == 1


@pytest.mark.parametrize(("viewer", "move"), [(1, "u3"), (0, "u2"), (0, "n1")])
def test_try_refuses_what_is_not_possible(viewer: int, move: str) -> None:
    refused = ask(do="try", record=record_after("1", "1", "4", "u2"), viewer=viewer, move=move)
    assert refused["error"]["code"] == "illegal-move"


@pytest.mark.parametrize("sealing", ["clockwise", "blind"])
def test_try_tells_nothing_hidden(sealing: str) -> None:
    """Two truths the viewer cannot tell apart get the same answer, also where the move would reveal the stacks."""
    options = {"sealing": sealing}
    answers = [
        ask(do="try", record=record_after(*stacks, options=options), viewer=2, move="2$")
        for stacks in (("3$", "1b"), ("1b", "$b"), ("2b", "4$"))
    ]
    assert answers[0]["ok"]
    assert answers[0] == answers[1] == answers[2]


def test_a_finished_game_is_explained_to_the_last_line() -> None:
    end = finish(start(TURANDOT, TURANDOT.setup(3, 0), "k3x9", ("greedy", "anyhow", "soft")))
    assert len(ask(do="explain", record=record.write(end))["premiere"]) == 3


# ── Judging ──


def test_a_bid_is_judged_by_its_chance_and_with_what_other_bids_would_have_come_to() -> None:
    told = record_after("3$", "$b", "2")
    judged = ask(do="judge", record=told, at=0, bot="soloist")
    thought = {choice["move"]: choice["value"] for choice in judged["choices"]}
    assert judged["played"] == thought["3$"]
    assert thought[judged["best"]] == max(thought.values())
    assert judged["lost"] == judged["cost"] == pytest.approx(max(thought.values()) - thought["3$"])
    assert judged["outcomes"] == ask(do="whatif", record=told, at=0)["outcomes"] != []


def test_a_bluff_card_that_was_not_weighed_is_judged_as_the_bid_without_it() -> None:
    """R4: it changes what others see, not what a bid brings."""
    choices: dict[Move, Choice] = {Bid(1, 1): Choice(0.5, 0.25), Bid(2, 0): Choice(0.5, 0.75)}
    assert verdict(deal(3), Bid(1, 1, bluff=True), choices) == verdict(deal(3), Bid(1, 1), choices)
    assert verdict(deal(3), Bid(1, 1), choices).lost == 0.5
    weighed = {**choices, Bid(1, 1, bluff=True): Choice(0.0, 0.5)}
    assert verdict(deal(3), Bid(1, 1, bluff=True), weighed).lost == 0.25


def test_a_premiere_is_judged_by_the_points_it_left_lying() -> None:
    """R17: there is nothing left to guess, so points say more than chances."""
    end = finish(start(TURANDOT, TURANDOT.setup(2, 0), "k3x9", ("greedy", "greedy")))
    told = record.write(end)
    at = len(told["moves"]) - 2
    seat = end.at(at).to_act or A
    best = ask(do="judge", record=told, at=at, bot="greedy")
    assert (best["played"], best["best"], best["points"], best["cost"]) == (None, None, 0, 0)
    told["moves"][at] = str(Casting(AS_HIRED[::-1]))
    worse = ask(do="judge", record=told, at=at, bot="greedy")
    lost = scores(end.state)[seat] - ask(do="view", record=told, viewer=seat)["view"]["final"]["lines"][seat]["total"]
    assert worse["points"] == lost > 0
    assert worse["cost"] == pytest.approx(lost / 10)
    assert worse["outcomes"] == []


def test_any_casting_at_the_premiere_leaves_lying_what_the_best_has_more() -> None:
    state = until(deal(4), Phase.PREMIERE)
    casts = [verdict(state, move, {}).points for move in TURANDOT.legal(state)]
    assert min(casts) == 0
    assert all(points >= 0 for points in casts)
