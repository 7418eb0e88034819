"""What the engine says when the site is built: first deals of every game, and lessons that need no Python."""

import json
from pathlib import Path
from typing import Any

import pytest

from web.build import engine, lessons
from web.build.sources import page_files, project

TOLD = {path: text.decode() for path, text in page_files().items() if lessons.PLACE.fullmatch(path)}


@pytest.fixture(scope="module")
def said() -> dict[str, Any]:
    return {path: json.loads(text) for path, text in engine.answers(TOLD).items()}


def test_it_tells_of_every_game_what_the_page_must_know_before_python_is_up(said: dict[str, Any]) -> None:
    known = said[engine.ABOUT]
    assert known.keys() == engine.Engine().ask(do="about")["games"].keys()
    for about in known.values():
        assert {"rules", "seats", "options", "bots"} <= about.keys()
        assert "deck" not in about, "a deck is long, and comes with every deal"


def test_every_game_is_dealt_for_each_number_of_seats_with_the_viewer_to_act(said: dict[str, Any]) -> None:
    for game, about in said[engine.ABOUT].items():
        for seats in about["seats"]:
            dealt = said[f"games/{game}/openings-{seats}.json"]
            deals = dealt["deals"]
            assert len({deal["record"]["seed"] for deal in deals}) == len(deals) > 1
            for deal in deals:
                assert len(deal["record"]["seats"]) == seats
                assert (deal["record"]["game"], deal["view"]["toAct"]) == (game, 0)
                table = {name: deal["record"][name] for name in ("game", "seed", "seats", "first")}
                reply = engine.Engine().ask(do="new", viewer=0, **table)
                assert {"ok": True, "length": 0, "steps": [deal["view"]], "deck": dealt["deck"], **deal} == reply


def test_every_lesson_ends_whatever_the_learner_plays_of_what_is_open(said: dict[str, Any]) -> None:
    assert TOLD
    for path, text in TOLD.items():
        told = json.loads(text)["lessons"]
        assert [lesson["id"] for lesson in said[path]] == [lesson["id"] for lesson in told]
        for lesson, script in zip(said[path], told, strict=True):
            for act, wanted in zip(lesson["acts"], script["acts"], strict=True):
                assert act["view"]["toAct"] == lessons.LEARNER
                assert act["moves"], f"{lesson['id']}: nothing to play"
                ends = list(_ends(act["moves"]))
                assert {step["phase"] for step in ends} == {wanted["until"]}


def _ends(moves: dict[str, Any]) -> Any:  # noqa: ANN401 - views
    for turn in moves.values():
        if turn["moves"]:
            yield from _ends(turn["moves"])
        else:
            yield turn["steps"][-1]


def test_what_a_try_comes_to_is_recorded_for_every_move_where_a_lesson_asks_for_it(said: dict[str, Any]) -> None:
    acts = [act for path in TOLD for lesson in said[path] for act in lesson["acts"]]
    trying = [act for act in acts if "tries" in act]
    assert trying
    for act in trying:
        assert list(act["tries"]) == engine.Engine().legal(act["record"])
        assert all(value is not None for value in act["tries"].values())
    assert all(("tries" in act) == ("triesAt" in act) for act in acts)


class Pretended:
    """An engine whose game is to count to four: shorter than any lesson of ours."""

    def ask(self, **request: Any) -> Any:  # noqa: ANN401 - as the bridge
        if request["do"] == "new":
            return {"record": {"game": request["game"], "seats": request["seats"], "moves": []}}
        moves = request["record"]["moves"] + ([request["move"]] if request["do"] == "try" else [])
        phase = "over" if len(moves) > 3 else "counting"
        view = {"phase": phase, "legal": ["one", "two"], "hands": [{"worth": len("".join(moves))}]}
        return {"view": view, "steps": [view]}

    def legal(self, _record: object) -> list[str]:
        return ["one", "two", "three"]


def lesson(**act: object) -> Any:  # noqa: ANN401 - what is recorded of it
    given = {"seed": "s", "first": 0, "before": "one", "play": ["two"], "until": "over", **act}
    told = {"seats": ["human", "x"], "lessons": [{"id": "count", "acts": [given]}]}
    return lessons.recorded(Pretended(), "counting", told)[0]["acts"][0]


def test_the_others_play_after_the_learner_until_the_act_ends() -> None:
    act = lesson(then="one one one one")
    assert [step["phase"] for step in act["moves"]["two"]["steps"]] == ["counting", "counting", "over"]
    assert act["moves"]["two"]["moves"] == {}
    assert "deck" not in act
    assert "tries" not in act


def test_a_shared_beginning_opens_every_move_that_has_it_turn_after_turn() -> None:
    act = lesson(play="t")
    assert list(act["moves"]) == ["two"]
    assert list(act["moves"]["two"]["moves"]) == ["two"]
    assert act["moves"]["two"]["moves"]["two"]["moves"]["two"]["steps"][-1]["phase"] == "over"


def test_a_try_is_read_at_the_place_that_the_lesson_names() -> None:
    act = lesson(triesAt="hands.0.worth", then="one one one")
    assert (act["triesAt"], act["tries"]) == ("hands.0.worth", {"one": 6, "two": 6, "three": 8})


def test_a_request_that_is_refused_ends_the_build_with_its_sentence() -> None:
    with pytest.raises(ValueError, match="there is no game 'nobody'"):
        engine.Engine().ask(do="new", game="nobody", seed="s")


def test_sources_that_cannot_be_asked_end_the_build(tmp_path: Path) -> None:
    package = tmp_path / "src" / project().name
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("raise RuntimeError('broken')", encoding="utf-8")
    wheel = tmp_path / "x.whl"
    wheel.write_bytes(str(tmp_path).encode())
    with pytest.raises(SystemExit, match="RuntimeError: broken"):
        engine.recorded(tmp_path, wheel, {})
