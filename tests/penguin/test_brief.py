"""Players who think less long, for a deal that is played dozens of times: the same minds, never longer thoughts."""

from dataclasses import replace

import pytest

from tests.penguin.arrange import deal
from turandot.engine.match import finish, start
from turandot.engine.rng import Stream
from turandot.games.penguin import PENGUIN
from turandot.games.penguin.bots import BOTS
from turandot.games.penguin.bots.levels import LEVELS, Stages
from turandot.games.penguin.brief import BRIEF, briefly
from turandot.games.penguin.view import observe


def test_everybody_but_the_yardsticks_has_a_brief_self_of_the_same_name() -> None:
    assert [*BRIEF] == [name for name in BOTS if name not in {"anyhow", "greedy", "soft"}]


def budget(stages: Stages) -> int:
    """How many deals are played on in all."""
    return sum(count * deals for count, deals in stages)


@pytest.mark.parametrize("strength", LEVELS)
def test_who_thinks_less_long_has_the_same_eyes_and_never_a_larger_budget(strength: str) -> None:
    usual, brief = LEVELS[strength], briefly(LEVELS[strength])
    assert replace(brief, wide=usual.wide, ahead=usual.ahead, aside=usual.aside) == usual
    assert brief.wide <= usual.wide
    assert budget(brief.ahead) <= budget(usual.ahead)
    assert budget(brief.aside) <= budget(usual.aside)


@pytest.mark.parametrize(("name", "same"), [("bianca:onlooker", True), ("petra:clown", True), ("ringmaster", False)])
def test_who_thinks_little_at_the_table_thinks_as_much_in_brief(name: str, *, same: bool) -> None:
    state = deal(3)
    view = observe(state, PENGUIN.to_act(state) or 0)
    answers = [bots[name](view, Stream("asked", "luck")) for bots in (BOTS, BRIEF)]
    assert (answers[0] == answers[1]) is same


def test_a_game_in_brief_is_played_to_its_end() -> None:
    players = ("ringmaster", "petra:ringmaster")
    assert finish(start(PENGUIN.in_brief, PENGUIN.setup(2, 0), "brief", players)).to_act is None
