"""The Penguin Ultimatum through the bridge, as the page asks for it."""

from typing import Any

from tests.engine.requests import ask
from tests.penguin.arrange import deal
from turandot.games.penguin.cards import HOUSE, list_deck

Answer = dict[str, Any]


def begun() -> Answer:
    """A person against two plain bots, the person first."""
    seats = ["human", "greedy", "soft"]
    answer: Answer = ask(do="new", game="penguin", seed="k3x9", seats=seats, first=0, viewer=0)
    return answer


def test_a_new_game_is_dealt_shown_and_comes_with_its_deck() -> None:
    first = begun()
    assert (first["view"]["phase"], first["view"]["toAct"], len(first["view"]["legal"])) == ("placing", 0, 80)
    assert [card["kind"] for card in first["deck"]] == ["penguin"] * 64 + ["entertainer"] * 16


def test_a_turn_is_several_moves_of_one_seat_and_shows_every_step() -> None:
    first = begun()
    placed = ask(do="play", record=first["record"], viewer=0, move=first["view"]["legal"][0])
    assert [step["phase"] for step in placed["steps"]] == ["placed", "inviting"]
    assert placed["view"]["toAct"] == 0
    invited = ask(do="play", record=placed["record"], viewer=0, move=placed["view"]["legal"][1])
    assert [step["phase"] for step in invited["steps"]] == ["invited", "drawn", "placing"]
    assert invited["view"]["toAct"] == 1
    answered = ask(do="bot", record=invited["record"], viewer=0)
    assert (answered["seat"], answered["view"]["phase"]) == (1, "inviting")
    assert ask(do="undo", record=answered["record"], viewer=0)["length"] == 1


def test_a_placement_can_be_tried_before_it_is_made() -> None:
    first = begun()
    move = first["view"]["legal"][3]
    tried = ask(do="try", record=first["record"], viewer=0, move=move)["view"]
    assert (tried["phase"], tried["now"]["place"]["card"]) == ("inviting", move.partition("@")[0])


def test_a_placement_is_weighed_and_judged_by_the_adviser() -> None:
    first = begun()
    move = first["view"]["legal"][0]
    placed = ask(do="play", record=first["record"], viewer=0, move=move)
    kept = ask(do="play", record=placed["record"], viewer=0, move="-")
    assert ask(do="weigh", record=first["record"])["choices"]
    judged = ask(do="judge", record=kept["record"], at=0)
    assert {outcome["move"] for outcome in judged["outcomes"]} == set(first["view"]["legal"])
    assert ask(do="moments", record=kept["record"])["moments"][1] == {
        "at": 1, "seat": 0, "move": "-", "round": 1, "turn": 1, "phase": "inviting",
    }  # fmt: skip


def test_a_deck_is_checked_and_written_back() -> None:
    own = {"name": "ours", **list_deck(HOUSE)}
    answer = ask(do="deck", game="penguin", deck=own)
    assert answer["written"] == own
    assert len(answer["deck"]) == 80


def test_the_deal_is_the_one_the_seed_says() -> None:
    hand = [card.id for card in deal(3, seed="k3x9").hands[0]]
    assert begun()["view"]["hand"] == hand
