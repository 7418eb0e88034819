"""Moments of real games with what bots thought of every move there: the sample that reasons are judged by."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from turandot.engine.game import Choice, Reason
from turandot.engine.rng import Stream
from turandot.games.turandot import TURANDOT
from turandot.games.turandot.bots import BOTS
from turandot.games.turandot.bots.levels import LEVELS
from turandot.games.turandot.moves import Move
from turandot.games.turandot.rules import play, to_act
from turandot.games.turandot.state import State
from turandot.games.turandot.view import observe
from turandot.games.turandot.why import why

SEATS = (2, 3, 4, 5)
OPTIONS: tuple[Mapping[str, str], ...] = ({}, {}, {"sealing": "blind"}, {}, {"maestro-money": "forbidden"})
CAST = (
    *(f"{rival}:{level}" for level, rival in zip(LEVELS, TURANDOT.rivals, strict=False)),
    "greedy",
    "soft",
    "anyhow",
)


class Argued(NamedTuple):
    """A moment with the whole truth, who has to act, what was thought there, and why."""

    state: State
    seat: int
    choices: Mapping[Move, Choice]
    reasons: Mapping[Move, list[Reason]]


def argued(games: int, cast: tuple[str, ...] = CAST) -> Iterator[Argued]:
    """Let bots of every level play, and have each decision explained."""
    for number in range(games):
        seats, options = SEATS[number % len(SEATS)], OPTIONS[number % len(OPTIONS)]
        seed, luck = f"reasons-{number}", Stream(f"reasons-{number}", "moves")
        state = TURANDOT.start(TURANDOT.setup(seats, number % seats, options), seed)
        while (seat := to_act(state)) is not None:
            view = observe(state, seat)
            choices = BOTS[cast[(number + seat) % len(cast)]](view, luck)
            yield Argued(state, seat, choices, why(view, choices))
            moves = tuple(choices)
            state = play(state, moves[luck.weighted([choices[move].chance for move in moves])])[-1]
