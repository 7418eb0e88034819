"""The door between page and Python: every verb, and a coded refusal for every mistake."""

import json
from dataclasses import replace

import pytest

from tests.engine.games import EVERY_GAME, AnyGame, table_name
from tests.engine.requests import SEATS, Json, ask, every_request, new, read, record_after
from tests.little.game import LITTLE
from turandot import __version__, bridge
from turandot.asked import Request
from turandot.bridge import VERBS, handle
from turandot.engine.game import Choice, DeckRules, Telling, Verdict
from turandot.games import GAMES

MAY_LACK = {"explain": "telling", "whatif": "whatIf", "deck": "deck", "album": "album"}


@pytest.mark.parametrize("known", EVERY_GAME, ids=table_name)
@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_answers_a_good_request_about_every_game_that_has_it(verb: str, known: AnyGame) -> None:
    offers = ask(do="about")["games"][known.name]["offers"]
    answer = ask(do=verb, **every_request(known)[verb])
    if MAY_LACK.get(verb, "deck") in offers or verb not in MAY_LACK:
        assert answer["ok"], answer
    else:
        assert answer["error"]["code"] == "not-offered"
        assert answer["error"]["sentence"].startswith(f"{known.name} ")


def test_about_says_what_is_in_the_box() -> None:
    answer = ask(do="about")
    assert answer["version"] == __version__
    assert list(answer["games"]) == list(GAMES)
    assert answer["games"]["little"] == {
        "rules": 3,
        "seats": [2, 3],
        "options": {"fine": ["dear", "none"]},
        "rivals": ["bianca", "ottavio", "zelda"],
        "levels": ["gentle", "keen"],
        "bots": list(LITTLE.bots),
        "adviser": "keen",
        "offers": [],
    }


def test_about_says_which_parts_a_game_has(monkeypatch: pytest.MonkeyPatch) -> None:
    telling: Telling[Json] = Telling(tell=lambda state: state.phase, explain=lambda states: {"states": len(states)})
    decked = DeckRules(read=lambda given: given or "house", write=str, show=lambda deck: [deck])
    more = replace(LITTLE, what_if=lambda *_: ["nothing"], album=lambda _, seat: {"ace": {"kept": seat}})
    monkeypatch.setitem(GAMES, "little", replace(more, telling=telling, deck=decked))
    assert ask(do="about")["games"]["little"]["offers"] == ["deck", "telling", "whatIf", "album"]
    assert ask(do="explain", record=record_after("keep"))["states"] == 2
    assert ask(do="whatif", record=record_after("keep"), at=0)["outcomes"] == ["nothing"]
    assert ask(do="judge", record=record_after("keep"), at=0)["outcomes"] == ["nothing"]
    assert ask(do="deck", game="little", deck="mine") == {"ok": True, "deck": ["mine"], "written": "mine"}
    assert new(deck="mine")["deck"] == ["mine"]
    whole = every_request(LITTLE)["album"]
    assert ask(do="album", **whole | {"viewer": 1})["deeds"] == {"ace": {"kept": 1}}


def test_a_game_that_is_not_over_has_nothing_for_the_album(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "little", replace(LITTLE, album=lambda *_: {}))
    refused = ask(do="album", record=record_after("keep"), viewer=0)
    assert refused["error"]["code"] == "bad-request"
    assert "finished" in refused["error"]["sentence"]


def test_new_deals_a_game_with_the_deck_and_the_first_view() -> None:
    answer = new()
    assert (answer["length"], len(answer["steps"]), answer["deck"]) == (0, 1, [])
    assert answer["view"] == answer["steps"][0]
    assert (answer["record"]["moves"], answer["record"]["deck"]) == ([], "house")


def test_new_draws_the_first_seat_from_the_seed_where_nobody_chose_it() -> None:
    firsts = {new(first=None, seed=f"s{number}")["record"]["first"] for number in range(40)}
    assert firsts == {0, 1, 2}


def test_view_shows_any_earlier_moment() -> None:
    record = record_after("keep", "pass", "keep")
    now = ask(do="view", record=record, viewer=1)
    assert (now["length"], now["view"]["round"]) == (3, 2)
    assert [step["phase"] for step in now["steps"]] == ["uncovered", "saying"]
    before = ask(do="view", record=record, viewer=1, at=1)
    assert (before["length"], before["view"]["said"]) == (1, [["keep"]])


def test_play_plays_the_viewers_move_and_no_other() -> None:
    answer = ask(do="play", record=record_after(), viewer=0, move="keep")
    assert answer["record"]["moves"] == ["keep"]
    assert answer["view"]["said"] == [["keep"]]
    refused = ask(do="play", record=record_after(), viewer=1, move="keep")
    assert refused["error"]["code"] == "illegal-move"
    assert "not seat 1's turn" in refused["error"]["sentence"]


def test_bot_plays_one_move_for_a_bot_but_never_for_a_person() -> None:
    answer = ask(do="bot", record=record_after("keep"), viewer=0)
    assert (answer["seat"], answer["length"]) == (1, 2)
    refused = ask(do="bot", record=record_after(), viewer=0)
    assert refused["error"]["code"] == "illegal-move"
    assert refused["error"]["facts"] == {"seat": 0}


def test_a_whole_game_can_be_played_through_the_door() -> None:
    answer = new(["keen", "gentle", "zelda:keen"])
    while answer["view"]["toAct"] is not None:
        answer = ask(do="bot", record=answer["record"], viewer=2)
    assert answer["view"]["final"]["winners"]
    over = ask(do="bot", record=answer["record"], viewer=2)
    assert over["error"]["code"] == "illegal-move"
    assert ask(do="weigh", record=answer["record"], bot="keen") == {"ok": True, "seat": None, "choices": []}


def test_undo_goes_back_to_the_viewers_last_decision() -> None:
    record = record_after("keep", "pass", "keep")
    assert ask(do="undo", record=record, viewer=0)["record"]["moves"] == []
    assert ask(do="undo", record=record, viewer=2)["record"]["moves"] == ["keep", "pass"]


def test_undo_without_a_decision_to_go_back_to_stays_where_it_is() -> None:
    record = record_after("keep")
    assert ask(do="undo", record=record, viewer=2)["record"]["moves"] == ["keep"]
    assert ask(do="undo", record=record_after(), viewer=0)["record"]["moves"] == []
    assert ask(do="undo", record=record_after(), viewer=1)["length"] == 0


def test_weigh_says_what_a_bot_thinks_of_the_moves_open_now() -> None:
    answer = ask(do="weigh", record=record_after("keep", "pass"))
    assert answer["seat"] == 2
    assert sum(choice["chance"] for choice in answer["choices"]) == pytest.approx(1)
    assert set(answer["choices"][0]) == {"move", "chance", "value", "points", "figures", "reasons"}
    assert {choice["chance"] for choice in answer["choices"]} == {0.75, 0.25}, "the gentle bot that sits there"
    hint = ask(do="weigh", record=record_after("keep", "pass"), bot="keen")
    assert {choice["chance"] for choice in hint["choices"]} == {1, 0}


def test_weigh_asks_the_adviser_about_a_persons_moves() -> None:
    assert ask(do="weigh", record=record_after()) == ask(do="weigh", record=record_after(), bot="keen")


def test_try_says_what_a_move_would_come_to_without_playing_it() -> None:
    answer = ask(do="try", record=record_after(), viewer=0, move="keep")
    assert answer["view"]["said"] == [["keep"]]
    assert "record" not in answer


@pytest.mark.parametrize(("viewer", "moves"), [(1, []), (0, ["keep"])])
def test_try_refuses_what_is_not_possible(viewer: int, moves: list[str]) -> None:
    refused = ask(do="try", record=record_after(*moves), viewer=viewer, move="pass")
    assert refused["error"]["code"] == "illegal-move"


def test_moments_lists_every_decision() -> None:
    answer = ask(do="moments", record=record_after("keep", "pass", "keep", "pass"))
    assert answer["moments"] == [
        {"at": 0, "seat": 0, "move": "keep", "round": 1, "phase": "saying"},
        {"at": 1, "seat": 1, "move": "pass", "round": 1, "phase": "saying"},
        {"at": 2, "seat": 2, "move": "keep", "round": 1, "phase": "saying"},
        {"at": 3, "seat": 1, "move": "pass", "round": 2, "phase": "saying"},
    ]


def test_judge_compares_what_was_played_with_the_best() -> None:
    thought = {choice["move"]: choice["value"] for choice in ask(do="weigh", record=record_after())["choices"]}
    best, worse = sorted(thought, key=thought.__getitem__, reverse=True)
    good = ask(do="judge", record=record_after(best, "pass"), at=0)
    assert (good["seat"], good["best"], good["lost"], good["cost"]) == (0, best, 0, 0)
    bad = ask(do="judge", record=record_after(worse, "pass"), at=0)
    assert (bad["played"], bad["best"], bad["points"], bad["outcomes"]) == (thought[worse], best, 0, [])
    assert bad["lost"] == bad["cost"] == pytest.approx(thought[best] - thought[worse])
    assert [choice["move"] for choice in bad["choices"]] == list(thought)


def test_judge_asks_the_bot_it_is_told_to() -> None:
    by_gentle = ask(do="judge", record=record_after("keep"), at=0, bot="gentle")
    assert {choice["chance"] for choice in by_gentle["choices"]} == {0.75, 0.25}


def test_judge_lets_a_game_have_its_own_say(monkeypatch: pytest.MonkeyPatch) -> None:
    """A point left lying counts as a tenth of a win; a move nobody weighed has no chance to tell."""
    own = replace(LITTLE, verdict=lambda _state, _move, _choices: Verdict(None, None, 0.25, points=3))
    monkeypatch.setitem(GAMES, "little", own)
    told = ask(do="judge", record=record_after("keep"), at=0)
    assert (told["played"], told["best"], told["lost"], told["points"]) == (None, None, 0.25, 3)
    assert told["cost"] == pytest.approx(0.55)


def test_judge_has_nothing_to_say_of_a_move_that_was_not_weighed(monkeypatch: pytest.MonkeyPatch) -> None:
    def one_sided(*_: object) -> dict[str, Json]:
        return {"keep": LITTLE.bots["keen"](*_)["keep"]}  # type: ignore[arg-type]

    monkeypatch.setitem(GAMES, "little", replace(LITTLE, bots={"keen": one_sided}))
    told = ask(do="judge", record=record_after("pass"), at=0)
    assert (told["played"], told["best"], told["lost"]) == (None, "keep", 0)


def test_judge_refuses_a_moment_after_which_nothing_was_played() -> None:
    refused = ask(do="judge", record=record_after("keep"), at=1)
    assert refused["error"]["code"] == "bad-request"
    assert refused["error"]["sentence"] == "nothing was played after 1 moves, so there is nothing to judge"


def test_rerun_plays_the_same_deal_with_a_bot_in_the_viewers_seat() -> None:
    runs = [ask(do="rerun", record=record_after(), viewer=0, bot="gentle", turn=turn) for turn in (1, 1, 2)]
    assert runs[0] == runs[1]
    assert [len(run["points"]) for run in runs] == [3, 3, 3]
    assert all(0 <= run["share"] <= 1 for run in runs)


def test_rerun_takes_the_adviser_where_no_bot_is_named() -> None:
    asked = {"do": "rerun", "record": record_after(), "viewer": 0, "turn": 1}
    assert ask(**asked) == ask(**asked, bot="keen")


def test_rerun_is_played_by_those_who_think_less_long_and_nothing_else_is(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = {"do": "rerun", "record": record_after(), "viewer": 0, "turn": 1}
    kept = {"keep": Choice(1.0)}
    monkeypatch.setitem(GAMES, "little", replace(LITTLE, brief=dict.fromkeys(LITTLE.bots, lambda *_: kept)))
    everybody_keeps = ask(do="view", record=record_after(*["keep"] * 6), viewer=0)["view"]["final"]
    assert ask(**asked)["points"] == [line["total"] for line in everybody_keeps["lines"]]
    assert ask(do="about")["games"]["little"]["offers"] == ["brief"]
    weighed = ask(do="weigh", record=record_after(), bot="keen")
    monkeypatch.setitem(GAMES, "little", LITTLE)
    assert weighed == ask(do="weigh", record=record_after(), bot="keen")


MISTAKES = [
    ({}, "bad-request"),
    ({"do": "dance"}, "bad-request"),
    ({"do": ["view"]}, "bad-request"),
    ({"do": "new"}, "bad-request"),
    ({"do": "new", "game": "chess", "seed": "x", "seats": SEATS, "viewer": 0}, "unknown-game"),
    ({"do": "new", "game": "little", "seed": "x", "seats": ["human"], "viewer": 0}, "bad-setup"),
    ({"do": "new", "game": "little", "seed": "x", "seats": [], "viewer": 0}, "bad-setup"),
    ({"do": "new", "game": "little", "seed": "\ud800", "seats": SEATS, "viewer": 0}, "bad-setup"),
    ({"do": "new", "game": "little", "seed": "x", "seats": SEATS, "viewer": 3}, "bad-request"),
    ({"do": "new", "game": "little", "seed": "x", "seats": None, "viewer": 0}, "bad-record"),
    ({"do": "new", "game": "little", "seed": "x", "seats": SEATS, "viewer": 0, "deck": {}}, "bad-deck"),
    ({"do": "view", "viewer": 0}, "bad-record"),
    ({"do": "view", "record": {**record_after(), "game": "chess"}, "viewer": 0}, "bad-record"),
    ({"do": "view", "record": {**record_after(), "rules": 2}, "viewer": 0}, "bad-record"),
    ({"do": "view", "record": record_after("7"), "viewer": 0}, "bad-record"),
    ({"do": "view", "record": record_after()}, "bad-request"),
    ({"do": "view", "record": record_after(), "viewer": True}, "bad-request"),
    ({"do": "view", "record": record_after(), "viewer": 0, "at": 1.5}, "bad-request"),
    ({"do": "play", "record": record_after(), "viewer": 0}, "bad-request"),
    ({"do": "play", "record": record_after(), "viewer": 0, "move": "??"}, "bad-move"),
    ({"do": "play", "record": record_after(*["keep"] * 6), "viewer": 0, "move": "keep"}, "illegal-move"),
    ({"do": "bot", "record": record_after(seats=["hal", "hal"]), "viewer": 0}, "unknown-bot"),
    ({"do": "weigh", "record": record_after(seats=["hal", "hal"])}, "unknown-bot"),
    ({"do": "weigh", "record": record_after(), "bot": 7}, "bad-request"),
    ({"do": "judge", "record": record_after("keep")}, "bad-request"),
    ({"do": "judge", "record": record_after("keep"), "at": 0, "bot": "hal"}, "unknown-bot"),
    ({"do": "whatif", "record": record_after()}, "bad-request"),
    ({"do": "whatif", "record": record_after(), "at": 0}, "not-offered"),
    ({"do": "explain", "record": record_after()}, "not-offered"),
    ({"do": "deck", "game": "little"}, "not-offered"),
    ({"do": "deck", "game": "chess"}, "unknown-game"),
    ({"do": "rerun", "record": record_after(), "viewer": 0, "bot": "keen"}, "bad-request"),
]


@pytest.mark.parametrize(("request_", "code"), MISTAKES)
def test_a_mistake_is_refused_with_a_code_the_page_has_words_for(request_: dict[str, Json], code: str) -> None:
    answer = ask(**request_)
    assert (answer["ok"], answer["error"]["code"]) == (False, code)
    assert answer["error"]["sentence"]


@pytest.mark.parametrize("text", ["", "nothing", "[]", "7", "null", "[" * 150_000, " " * 200_001, '{"id":' * 400])
def test_what_is_no_request_is_refused(text: str) -> None:
    answer = read(handle(text))
    assert (set(answer), answer["error"]["code"]) == ({"ok", "error"}, "bad-request")


def test_a_request_may_be_long_but_not_longer() -> None:
    request = json.dumps({"do": "about"})
    assert read(handle(request + " " * (200_000 - len(request))))["ok"]
    assert not read(handle(request + " " * (200_001 - len(request))))["ok"]


def test_want_of_memory_is_no_bug_and_says_so_by_a_code_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    def drown(_: Request) -> Json:
        raise MemoryError

    monkeypatch.setitem(bridge.VERBS, "about", drown)
    answer = read(handle('{"do": "about"}'))
    assert (answer["ok"], answer["error"]["code"]) == (False, "out-of-memory")


def test_a_bug_reaches_the_page_as_a_message_it_can_show(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(_request: Json) -> Json:
        raise ZeroDivisionError("a planted bug")

    monkeypatch.setitem(bridge.VERBS, "about", stumble)
    answer = ask(do="about")
    assert answer["error"]["code"] == "bug"
    assert answer["error"]["sentence"] == "ZeroDivisionError: a planted bug"
    assert "stumble" in answer["error"]["trace"]


def test_the_bridge_remembers_nothing() -> None:
    request = json.dumps({"do": "bot", "record": record_after("keep"), "viewer": 0})
    assert handle(request) == handle(request)
