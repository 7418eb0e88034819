"""The door between page and Python: every verb, and a coded refusal for every mistake."""

import json

import pytest

from tests.engine.requests import SEATS, Json, ask, every_request, new, read, record_after
from turandot import __version__, bridge
from turandot.bridge import VERBS, handle


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_answers_a_good_request(verb: str) -> None:
    answer = ask(id=7, do=verb, **every_request()[verb])
    assert answer["ok"], answer
    assert answer["id"] == 7


def test_about_says_what_is_in_the_box() -> None:
    answer = ask(do="about")
    assert answer["version"] == __version__
    about = answer["games"]["turandot"]
    assert (about["rules"], about["seats"]) == (1, [2, 3, 4, 5])
    assert about["options"] == {"sealing": ["clockwise", "blind"], "maestro-money": ["allowed", "forbidden"]}
    assert about["bots"][:3] == ["anyhow", "greedy", "soft"]
    assert len(about["deck"]) == 36


def test_new_deals_a_game_with_the_deck_and_the_first_view() -> None:
    answer = new()
    assert (answer["length"], len(answer["steps"]), len(answer["deck"])) == (0, 1, 36)
    assert answer["view"] == answer["steps"][0]
    assert answer["record"]["moves"] == []


def test_new_draws_the_first_seat_from_the_seed_where_nobody_chose_it() -> None:
    """R22."""
    firsts = {new(first=None, seed=f"s{number}")["record"]["first"] for number in range(40)}
    assert firsts == {0, 1, 2}


def test_view_shows_any_earlier_moment() -> None:
    record = record_after("3$", "$b", "2")
    now = ask(do="view", record=record, viewer=1)
    assert (now["length"], now["view"]["phase"]) == (3, "understudies")
    assert [step["phase"] for step in now["steps"]] == ["sealing", "revealed", "hired", "designed", "understudies"]
    before = ask(do="view", record=record, viewer=1, at=1)
    assert (before["length"], before["view"]["mine"]) == (1, None)


def test_play_plays_the_viewers_move_and_no_other() -> None:
    answer = ask(do="play", record=record_after(), viewer=0, move="3$b")
    assert answer["record"]["moves"] == ["3$b"]
    assert answer["view"]["mine"] == "3$b"
    refused = ask(do="play", record=record_after(), viewer=1, move="3$b")
    assert refused["error"]["code"] == "illegal-move"
    assert "not seat 1's turn" in refused["error"]["sentence"]


def test_bot_plays_one_move_for_a_bot_but_never_for_a_person() -> None:
    answer = ask(do="bot", record=record_after("3$"), viewer=0)
    assert (answer["seat"], answer["length"]) == (1, 2)
    refused = ask(do="bot", record=record_after(), viewer=0)
    assert refused["error"]["code"] == "illegal-move"
    assert refused["error"]["facts"] == {"seat": 0}


def test_a_whole_game_can_be_played_through_the_door() -> None:
    answer = new(["greedy", "anyhow", "soft"])
    while answer["view"]["toAct"] is not None:
        answer = ask(do="bot", record=answer["record"], viewer=2)
    assert answer["view"]["final"]["winners"]
    over = ask(do="bot", record=answer["record"], viewer=2)
    assert over["error"]["code"] == "illegal-move"
    assert ask(do="weigh", record=answer["record"], bot="greedy")["choices"] == []
    assert len(ask(do="explain", record=answer["record"])["premiere"]) == 3


def test_undo_goes_back_to_the_viewers_last_decision() -> None:
    record = record_after("3$", "$b", "2")
    assert ask(do="undo", record=record, viewer=0)["record"]["moves"] == []
    assert ask(do="undo", record=record, viewer=2)["record"]["moves"] == ["3$", "$b"]


def test_undo_without_a_decision_to_go_back_to_stays_where_it_is() -> None:
    record = record_after("3$")
    assert ask(do="undo", record=record, viewer=2)["record"]["moves"] == ["3$"]
    assert ask(do="undo", record=record_after(), viewer=0)["record"]["moves"] == []
    assert ask(do="undo", record=record_after(), viewer=1)["length"] == 0


def test_weigh_says_what_a_bot_thinks_of_the_moves_open_now() -> None:
    answer = ask(do="weigh", record=record_after("3$", "$b"), viewer=0)
    assert answer["seat"] == 2
    assert sum(choice["chance"] for choice in answer["choices"]) == pytest.approx(1)
    assert set(answer["choices"][0]) == {"move", "chance", "value", "points", "reasons"}
    hint = ask(do="weigh", record=record_after(), viewer=0, bot="greedy")
    assert hint["seat"] == 0


def test_try_says_what_a_move_would_come_to_without_playing_it() -> None:
    record = record_after("1", "1", "4", "u2")
    answer = ask(do="try", record=record, viewer=0, move="u3")
    assert len(answer["view"]["houses"][1]["singers"]) == 1
    assert "record" not in answer


@pytest.mark.parametrize(("viewer", "move"), [(1, "u3"), (0, "u2"), (0, "n1")])
def test_try_refuses_what_is_not_possible(viewer: int, move: str) -> None:
    record = record_after("1", "1", "4", "u2")
    refused = ask(do="try", record=record, viewer=viewer, move=move)
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


def test_moments_lists_every_decision() -> None:
    answer = ask(do="moments", record=record_after("3$", "$b", "2"))
    assert answer["moments"] == [
        {"at": 0, "seat": 0, "move": "3$", "round": 1, "phase": "sealing"},
        {"at": 1, "seat": 1, "move": "$b", "round": 1, "phase": "sealing"},
        {"at": 2, "seat": 2, "move": "2", "round": 1, "phase": "sealing"},
    ]


def test_rerun_plays_the_same_deal_with_a_bot_in_the_viewers_seat() -> None:
    runs = [ask(do="rerun", record=record_after(), viewer=0, bot="soft", turn=turn) for turn in (1, 1, 2)]
    assert runs[0] == runs[1]
    assert [len(run["points"]) for run in runs] == [3, 3, 3]
    assert all(0 <= run["share"] <= 1 for run in runs)


def test_deck_checks_a_deck_and_lists_it() -> None:
    answer = ask(do="deck", game="turandot", deck=None)
    assert (len(answer["deck"]), answer["written"]) == (36, "house")
    assert ask(do="deck", game="turandot", deck={"name": "x"})["error"]["code"] == "bad-deck"


MISTAKES = [
    ({}, "bad-request"),
    ({"do": "dance"}, "bad-request"),
    ({"do": ["view"]}, "bad-request"),
    ({"do": "new"}, "bad-request"),
    ({"do": "new", "game": "chess", "seed": "x", "seats": SEATS, "viewer": 0}, "unknown-game"),
    ({"do": "new", "game": "turandot", "seed": "x", "seats": ["human"], "viewer": 0}, "bad-setup"),
    ({"do": "new", "game": "turandot", "seed": "x", "seats": [], "viewer": 0}, "bad-setup"),
    ({"do": "new", "game": "turandot", "seed": "\ud800", "seats": SEATS, "viewer": 0}, "bad-setup"),
    ({"do": "new", "game": "turandot", "seed": "x", "seats": SEATS, "viewer": 3}, "bad-request"),
    ({"do": "new", "game": "turandot", "seed": "x", "seats": None, "viewer": 0}, "bad-record"),
    ({"do": "new", "game": "turandot", "seed": "x", "seats": SEATS, "viewer": 0, "deck": {}}, "bad-deck"),
    ({"do": "view", "viewer": 0}, "bad-record"),
    ({"do": "view", "record": {**record_after(), "rules": 2}, "viewer": 0}, "bad-record"),
    ({"do": "view", "record": record_after("7"), "viewer": 0}, "bad-record"),
    ({"do": "view", "record": record_after()}, "bad-request"),
    ({"do": "view", "record": record_after(), "viewer": True}, "bad-request"),
    ({"do": "view", "record": record_after(), "viewer": 0, "at": 1.5}, "bad-request"),
    ({"do": "play", "record": record_after(), "viewer": 0}, "bad-request"),
    ({"do": "play", "record": record_after(), "viewer": 0, "move": "??"}, "bad-move"),
    ({"do": "play", "record": record_after(), "viewer": 0, "move": "6"}, "illegal-move"),
    ({"do": "bot", "record": record_after(seats=["hal", "hal"]), "viewer": 0}, "unknown-bot"),
    ({"do": "weigh", "record": record_after()}, "unknown-bot"),
    ({"do": "whatif", "record": record_after()}, "bad-request"),
    ({"do": "rerun", "record": record_after(), "viewer": 0, "bot": "soft"}, "bad-request"),
    ({"do": "about", "id": 1.5}, "bad-request"),
    ({"do": "about", "id": float("nan")}, "bad-request"),
    ({"do": "about", "id": [1]}, "bad-request"),
]


@pytest.mark.parametrize(("request_", "code"), MISTAKES)
def test_a_mistake_is_refused_with_a_code_the_page_has_words_for(request_: dict[str, Json], code: str) -> None:
    answer = ask(**request_)
    assert (answer["ok"], answer["error"]["code"]) == (False, code)
    assert answer["error"]["sentence"]


@pytest.mark.parametrize("text", ["", "nothing", "[]", "7", "null", "[" * 150_000, " " * 200_001, '{"id":' * 400])
def test_what_is_no_request_is_refused(text: str) -> None:
    answer = read(handle(text))
    assert (answer["id"], answer["error"]["code"]) == (None, "bad-request")


def test_a_request_may_be_long_but_not_longer() -> None:
    request = json.dumps({"do": "about"})
    assert read(handle(request + " " * (200_000 - len(request))))["ok"]
    assert not read(handle(request + " " * (200_001 - len(request))))["ok"]


def test_the_id_comes_back_with_a_refusal_too() -> None:
    assert ask(id="seven", do="dance")["id"] == "seven"


def test_want_of_memory_is_no_bug_and_says_so_by_a_code_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    def drown(_: bridge.Request) -> Json:
        raise MemoryError

    monkeypatch.setitem(bridge.VERBS, "about", drown)
    answer = read(handle('{"id": 3, "do": "about"}'))
    assert (answer["id"], answer["ok"], answer["error"]["code"]) == (3, False, "out-of-memory")


def test_a_bug_reaches_the_page_as_a_message_it_can_show(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(_request: Json) -> Json:
        raise ZeroDivisionError("a planted bug")

    monkeypatch.setitem(bridge.VERBS, "about", stumble)
    answer = ask(id=3, do="about")
    assert (answer["id"], answer["error"]["code"]) == (3, "bug")
    assert answer["error"]["sentence"] == "ZeroDivisionError: a planted bug"
    assert "stumble" in answer["error"]["trace"]


def test_the_bridge_remembers_nothing() -> None:
    request = json.dumps({"do": "bot", "record": record_after("3$"), "viewer": 0})
    assert handle(request) == handle(request)
