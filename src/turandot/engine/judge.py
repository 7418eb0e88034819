"""How a move looks afterwards: compared with the best one, by what a strong player thought of both."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from turandot.engine.game import Choice, Json, Move, Verdict
from turandot.engine.match import Match


class Judgement(NamedTuple):
    """One decision, judged: what was thought of the moves open then, the verdict, and what else could have come."""

    choices: Mapping[Any, Choice]
    verdict: Verdict[Any]
    outcomes: Sequence[Json]


def compared(choices: Mapping[Move, Choice], move: Move) -> Verdict[Move]:
    """Compare the chance of the move that was played with that of the best one, the first of equals."""
    best = max(choices, key=lambda other: choices[other].value, default=None)
    if best is None or move not in choices:
        return Verdict(None, best, 0.0)
    played = choices[move].value
    return Verdict(played, best, choices[best].value - played)


def judge(moment: Match[Any, Any, Any], played: Sequence[Any], bot: str | None = None) -> Judgement:
    """Judge the decision of a moment, given the moves played from there on, by a bot or by the game's adviser."""
    game, state, move = moment.game, moment.state, played[0]
    choices = moment.weigh(bot or game.adviser)
    verdict = game.verdict(state, move, choices) if game.verdict else compared(choices, move)
    return Judgement(choices, verdict, game.what_if(state, played) if game.what_if else [])
