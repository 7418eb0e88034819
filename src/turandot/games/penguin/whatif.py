"""What every other placement or token would have come to, with the rest of the turn left as it was."""

from collections.abc import Sequence
from typing import NamedTuple

from turandot.engine.game import Json
from turandot.games.penguin.explain import ids, token_json
from turandot.games.penguin.iceberg import NAMES
from turandot.games.penguin.moves import Invite, Leave, Move, Perform, Place, invites
from turandot.games.penguin.rules import legal, play
from turandot.games.penguin.state import Phase, State


class Rest(NamedTuple):
    """What really followed in the turn: who performed in which order, and where new entertainers went."""

    orders: list[Move]
    entrances: list[Move]


def what_if(state: State, played: Sequence[Move]) -> list[Json]:
    """Play every placement with the token that was really moved, or every token after the real placement.

    `played` are the moves made from here on. Other decisions have no exact answer, and get none; nor has a placement
    after which no token step came. A token that went to the placed penguin goes with it to another cell. Shows come in
    the order they came in, then in reading order; new entertainers go where they went, else to the first place open.
    Neither changes what a show brings.
    """
    match state.phase, list(played):
        case Phase.PLACING, [Place() as real, (Invite() | Leave()) as token, *later]:
            pairs = [(move, _along(token, real.cell, move.cell)) for move in legal(state) if isinstance(move, Place)]
            return [_outcome(state, (move, along), _rest(later)) for move, along in pairs]
        case Phase.INVITING, [Invite() | Leave(), *later]:
            return [_outcome(state, (move,), _rest(later)) for move in legal(state)]
        case _:
            return []


def _along(token: Move, real: int, cell: int) -> Move:
    """The same token move, or to the placed penguin on its other cell."""
    return invites(token.source)[cell] if isinstance(token, Invite) and token.target == real else token


def _rest(later: Sequence[Move]) -> Rest:
    """Take the moves up to the end of the turn apart."""
    rest = Rest([], [])
    for move in later:
        if isinstance(move, Place):
            break
        (rest.orders if isinstance(move, Perform) else rest.entrances).append(move)
    return rest


def _outcome(before: State, moves: tuple[Move, ...], rest: Rest) -> Json:
    state = before
    for move in moves:
        state = play(state, move)[-1]
    real = {Phase.CHOOSING: rest.orders, Phase.ENTERING: rest.entrances}
    while state.phase in real:
        open_now = legal(state)
        move = next((move for move in real[state.phase] if move in open_now), open_now[0])
        state = play(state, move)[-1]
    turn = state.now if state.end else state.past[-1]
    return {
        "move": str(moves[0]),
        "fee": turn.fee,
        "paid": turn.paid,
        "excuse": turn.excuse and turn.excuse.id,
        "token": turn.token and token_json(*turn.token),
        "shows": [
            {"cell": NAMES[show.cell], "entertainer": show.card.id, "points": list(show.points), "award": show.award}
            for show in turn.shows
        ],
        "gains": [after.score - house.score for after, house in zip(state.houses, before.houses, strict=True)],
        "cards": [ids(house.cards) for house in state.houses],
        "end": state.end and str(state.end),
    }
