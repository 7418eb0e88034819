"""How a game is told: on a terminal, as JSON for a stranger, and what else each bid would have come to."""

import pytest

from tests.turandot.arrange import A, B, C, after, bid, calm, deal, random_line, steps, until
from turandot.engine.game import Json
from turandot.engine.rng import Stream
from turandot.games.turandot.account import tell
from turandot.games.turandot.explain import explain
from turandot.games.turandot.moves import Bid, Move
from turandot.games.turandot.rules import legal, play
from turandot.games.turandot.state import Phase, State
from turandot.games.turandot.whatif import what_if


def history(state: State) -> tuple[State, ...]:
    """A calm game from here to its end, every state of it."""
    states = [state]
    while legal(states[-1]):
        states += play(states[-1], calm(states[-1]))
    return tuple(states)


# ── On a terminal ──


def test_an_unfinished_game_is_told_as_far_as_it_has_come() -> None:
    state = bid(deal(3), {A: "2$", B: "2", C: "$b"})
    told = tell(after(state, "u1")).splitlines()
    assert told[0] == "Round 1 · Maestro: seat 0"
    assert told[5:11] == [
        "  seat 0 bids 2$",
        "  seat 1 bids 2",
        "  seat 2 bids $b",
        f"  seat 0 hires {explain((state,))['rounds'][0]['cards'][1]}",
        "  seat 2 makes a scene element",
        f"  seat 1 is given {explain((state,))['rounds'][0]['cards'][0]}",
    ]
    assert told[-2:] == ["Money left: seat 0 2, seat 1 3, seat 2 2", "Scene elements: seat 0 0, seat 1 0, seat 2 1"]


def test_stacks_that_still_lie_face_down_are_not_told() -> None:
    assert "bids" not in tell(after(deal(3), "2$$", "1"))


def test_who_was_named_is_told_before_and_after_the_firing() -> None:
    state = after(until(deal(3), Phase.NAMING), "n2")
    assert "  seat 2 is named" in tell(state).splitlines()
    assert "  seat 2 is named and fires scenery" in tell(after(state, "x-scenery")).splitlines()


def test_a_shared_victory_and_a_victory_of_the_table_are_told() -> None:
    """R18, R21: found among random games, so that nothing about them is made up."""
    endings = set()
    for number in range(150):
        seats = 2 + number % 2
        _, states = random_line(deal(seats, seed=f"end-{number}"), Stream(f"end-{number}", "luck"))
        endings.add(tell(states[-1]).splitlines()[-1])
    assert "Won by the Table" in endings
    assert any(ending.endswith(", who share the victory") for ending in endings)
    assert {"Won by seat 0", "Won by seat 1", "Won by seat 2"} <= endings


# ── For a stranger ──


def test_an_unfinished_game_has_no_premiere_yet() -> None:
    told: Json = explain(steps(after(deal(3), "1", "2"), "3"))
    assert (told["premiere"], told["winners"]) == ([], [])
    assert [part["round"] for part in told["rounds"]] == [1]


def test_a_finished_game_has_all_seven_rounds_and_every_line_of_the_premiere() -> None:
    told = explain(history(deal(2)))
    assert [part["round"] for part in told["rounds"]] == [1, 2, 3, 4, 5, 6, 7]
    assert set(told["rounds"][0]) == {
        "round",
        "maestro",
        "cards",
        "bids",
        "hired",
        "designers",
        "understudies",
        "left",
        "named",
        "fired",
        "money",
        "scene",
    }
    assert [line["seat"] for line in told["premiere"]] == [0, 1, "table"]
    for line in told["premiere"]:
        parts = line["stars"] + line["scene"] + line["favourites"] + line["bonus"]
        assert line["total"] == parts - line["mismatches"] - line["penalty"]


def test_money_and_scene_elements_are_told_as_they_stood_after_each_round() -> None:
    start = deal(3)
    state = bid(start, {A: "1$$", C: "$"})
    told = explain((start, *steps(state, "u2")))
    assert (told["rounds"][0]["money"], told["rounds"][0]["scene"]) == ([1, 3, 2], [0, 0, 1])


# ── What if ──


def outcome(state: State, text: str, others: list[Move]) -> Json:
    """What the what-if says of one bid."""
    (told,) = [part for part in what_if(state, [Bid(1, 0), *others]) if part["move"] == text]
    return told


def test_what_if_resolves_each_bid_against_what_the_others_really_sealed() -> None:
    state = after(deal(4), "2$")
    others: list[Move] = [Bid(None, 1), Bid(3, 0)]
    cards = explain((state,))["rounds"][0]["cards"]
    assert outcome(state, "2", others) == {"move": "2", "hired": None, "paid": 0, "designer": False}
    assert outcome(state, "2$", others) == {"move": "2$", "hired": None, "paid": 0, "designer": False}
    assert outcome(state, "2$$", others) == {"move": "2$$", "hired": cards[1], "paid": 2, "designer": False}
    assert outcome(state, "5", others) == {"move": "5", "hired": cards[4], "paid": 0, "designer": False}
    assert outcome(state, "$", others) == {"move": "$", "hired": None, "paid": 0, "designer": True}


def test_what_if_leaves_out_the_bluff_card_which_changes_nothing() -> None:
    """R4: 5 numbers with 0 to 3 money, and money alone."""
    told = what_if(deal(4), [Bid(1, 0), Bid(2, 0), Bid(3, 0), Bid(4, 0)])
    assert len(told) == 21
    assert not [part for part in told if "b" in part["move"]]


def test_what_if_agrees_with_what_really_happened() -> None:
    state = deal(3)
    played: list[Move] = [Bid(2, 1), Bid(2, 0), Bid(None, 1)]
    real = after(state, *map(str, played))
    (told,) = [part for part in what_if(state, played) if part["move"] == "2$"]
    assert told["hired"] == explain((real,))["rounds"][0]["hired"]["0"]


@pytest.mark.parametrize("played", [[], [Bid(1, 0)], [Bid(1, 0), Bid(2, 0), Bid(3, 0)]])
def test_what_if_has_no_answer_before_the_reveal(played: list[Move]) -> None:
    assert what_if(deal(4), played) == []


def test_what_if_has_no_answer_about_anything_but_a_bid() -> None:
    assert what_if(until(deal(4), Phase.NAMING), []) == []
    assert what_if(history(deal(4))[-1], []) == []
