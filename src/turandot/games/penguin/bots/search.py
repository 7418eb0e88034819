"""Looking ahead: the best ideas are played on in imagined deals until it is one's turn again.

The same deals for all ideas, the rivals answering as greedy does; after every few deals the worse ideas are dropped
(successive halving). Budgets are counted in deals, so that the clock never matters.
"""

from collections.abc import Sequence

from turandot.engine.rng import Stream
from turandot.games.penguin.bots.answers import answer
from turandot.games.penguin.bots.levels import Stages
from turandot.games.penguin.bots.table import Table
from turandot.games.penguin.bots.thinker import Idea, Thinker
from turandot.games.penguin.state import State


def look_ahead(thinker: Thinker, found: list[Idea], stages: Stages, worlds: Sequence[State]) -> list[Idea]:
    """Play the best ideas on, fewer from stage to stage, each in more and more deals; best first.

    What was dropped is worth no more than what was kept: it was not looked at as closely.
    """
    played = 0
    for count, deals in stages:
        found.sort(key=lambda idea: -idea.worth)
        kept, dropped = found[:count], found[count:]
        for idea in kept:
            total = idea.value * idea.deals
            for number in range(played, played + deals):
                total += outcome(thinker, idea.table, worlds[number], number)
            idea.deals += deals
            idea.value = total / idea.deals
        floor = min([idea.value for idea in kept])
        for idea in dropped:
            idea.value = min(idea.value, floor)
        played += deals
    found.sort(key=lambda idea: -idea.worth)
    return found


def outcome(thinker: Thinker, table: Table, world: State, number: int) -> float:
    """Play on in one deal until it is one's turn again, or to the end: the own chance to win then."""
    if not table.over:
        table = table.copy()
        table.deal(world)
        table.draw()
        luck = Stream("answers", str(number))
        while table.seat != thinker.me and not table.over:
            answer(table, luck)
    return thinker.judge(table, thinker.me)
