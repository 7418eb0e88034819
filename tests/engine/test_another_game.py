"""Engine and bridge serve any game that keeps the contract: here a second one, in a page of code."""

import pytest

from tests.engine.little_game import LITTLE
from tests.engine.requests import ask
from turandot.engine import record
from turandot.engine.arena import play_deal
from turandot.engine.errors import BadRecord, IllegalMove
from turandot.engine.match import finish, share, start
from turandot.engine.rng import Stream
from turandot.games import GAMES, game


@pytest.fixture(autouse=True)
def _in_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "little", LITTLE)


def test_another_game_is_played_undone_and_won() -> None:
    match = start(LITTLE, LITTLE.setup(3, 1), "k3x9", ("careful",) * 3)
    with pytest.raises(IllegalMove, match="fold is not possible now: seat 1 may play keep, pass"):
        match.play("fold")
    end = finish(match)
    assert (end.length, end.to_act, end.at(0)) == (3, None, match)
    assert [state.shown for state in end.steps] == [False, True]
    assert sum(share(end, seat) for seat in range(3)) == pytest.approx(1)


def test_another_game_is_recorded_and_replayed() -> None:
    end = finish(start(LITTLE, LITTLE.setup(2, 0), "k3x9", ("careful", "careful")))
    assert record.load(record.dump(end), game) == end
    with pytest.raises(BadRecord, match=r"move 1 of this record: '3\$' is neither keep nor pass"):
        record.replay({**record.write(end), "moves": ["3$"]}, game)
    with pytest.raises(BadRecord, match="it was played by rules 1, these are rules 3"):
        record.replay({**record.write(end), "rules": 1}, game)
    with pytest.raises(BadRecord, match="the deck is 1 to 9"):
        record.replay({**record.write(end), "deck": "house"}, game)


def test_another_game_keeps_its_secrets() -> None:
    match = start(LITTLE, LITTLE.setup(3, 0), "k3x9", ("careful",) * 3)
    for moment in finish(match).moments():
        for seat in range(3):
            view = moment.view(seat)
            imagined = [LITTLE.imagine(view, Stream(f"s{number}", "luck")) for number in range(20)]
            assert {LITTLE.observe(state, seat) == view for state in imagined} == {True}
            assert (len({state.cards for state in imagined}) > 1) == (moment.to_act is not None)


def test_another_game_can_be_measured() -> None:
    deal = play_deal(LITTLE, ("careful", "careful"), "k3x9", {})
    assert (deal.games, deal.moves) == (1, 2)


def test_another_game_is_served_by_the_bridge() -> None:
    assert ask(do="about")["games"]["little"]["seats"] == [2, 3]
    first = ask(do="new", game="little", seed="k3x9", seats=["human", "careful"], first=0, viewer=0)
    kept = ask(do="play", record=first["record"], viewer=0, move="keep")
    ended = ask(do="bot", record=kept["record"], viewer=0)
    assert [step["cards"] for step in ended["steps"]] == [[], ended["view"]["cards"]]
    assert ask(do="undo", record=ended["record"], viewer=0)["length"] == 0
    assert ask(do="try", record=first["record"], viewer=0, move="pass")["view"]["said"] == ["pass"]
    assert ask(do="moments", record=ended["record"])["moments"][1]["round"] == 1
    assert ask(do="explain", record=ended["record"])["said"] == ["keep", ended["record"]["moves"][1]]
