"""Players who think less long, for a deal that is played dozens of times: the same minds, never longer thoughts."""

from dataclasses import replace
from functools import partial

import pytest

from tests.turandot.arrange import deal
from turandot.engine.match import finish, start
from turandot.engine.rng import Stream
from turandot.games.turandot import TURANDOT
from turandot.games.turandot.bots import BOTS, BRIEF
from turandot.games.turandot.bots.levels import LEVELS, briefly, level
from turandot.games.turandot.view import observe


def test_everybody_but_the_yardsticks_has_a_brief_self_of_the_same_name() -> None:
    assert [*BRIEF] == [name for name in BOTS if name not in {"anyhow", "greedy", "soft"}]


@pytest.mark.parametrize("strength", LEVELS)
def test_who_thinks_less_long_has_the_same_eyes_and_never_a_larger_budget(strength: str) -> None:
    usual, brief = level(strength), briefly(level(strength))
    assert replace(brief, rehearsals=usual.rehearsals, performances=usual.performances) == usual
    assert (brief.rehearsals, brief.performances) <= (20, 120)
    assert brief.rehearsals <= usual.rehearsals
    assert brief.performances <= usual.performances


@pytest.mark.parametrize(("name", "same"), [("bianca:amateur", True), ("amateur", True), ("maestro", False)])
def test_who_thinks_little_at_the_table_thinks_as_much_in_brief(name: str, *, same: bool) -> None:
    state = deal(4)
    view = observe(state, TURANDOT.to_act(state) or 0)
    answers = [bots[name](view, Stream("asked", "luck")) for bots in (BOTS, BRIEF)]
    assert (answers[0] == answers[1]) is same


def test_a_game_in_brief_is_played_by_brief_selves_alone() -> None:
    players = ("maestro", "petra:virtuoso", "ottavio:amateur")
    sit = partial(start, setup=TURANDOT.setup(3, 0), seed="brief", players=players)
    usual, brief = (finish(sit(game)) for game in (TURANDOT, TURANDOT.in_brief))
    assert brief.to_act is None
    assert brief.moves != usual.moves
    assert brief.moves == finish(sit(replace(TURANDOT, bots=BRIEF))).moves
