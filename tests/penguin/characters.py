"""What the six rivals are known by: one mark each, taken from whole games, and how often it tells who somebody is."""

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import fmean, pstdev

from turandot.engine.match import finish, start
from turandot.engine.rng import Stream
from turandot.games.penguin import PENGUIN
from turandot.games.penguin.bots import RIVALS
from turandot.games.penguin.bots.model import GRAIN, expected, trained
from turandot.games.penguin.bots.table import Table
from turandot.games.penguin.iceberg import NEAR
from turandot.games.penguin.state import Phase, State

MARKS = {
    "bianca": "spends on fees a game, a card counting 3",
    "ottavio": "keeps entertainer cards to the end",
    "zelda": "share of tokens on penguins that lay there before",
    "raimondo": "penguins beside those he joins, a placement",
    "petra": "points the leader may expect less, a turn",
    "anselmo": "share of his tokens that lie on the family he invites most",
}
CARD = 3
SEATS = 4


def marks(strength: str, seed: str) -> dict[str, list[float]]:
    """One game among four of the six at a level: for each of them, every mark."""
    names = Stream(seed, "who").shuffled(RIVALS)[:SEATS]
    players = tuple(f"{name}:{strength}" for name in names)
    states = list(finish(start(PENGUIN, PENGUIN.setup(SEATS, 0), seed, players)).states())
    return {name: [mark(states, seat) for mark in _BY_RIVAL] for seat, name in enumerate(names)}


def _turns(states: Sequence[State], seat: int) -> list[State]:
    """The seat's turns, as they were once a token had moved or not."""
    own = [state for state in states if state.now.seat == seat and state.now.card]
    last = {state.now.number: state for state in own}
    return list(last.values())


def _spends(states: Sequence[State], seat: int) -> float:
    return float(sum(turn.now.paid + CARD * (turn.now.excuse is not None) for turn in _turns(states, seat)))


def _keeps(states: Sequence[State], seat: int) -> float:
    return float(len(states[-1].houses[seat].cards))


def _later(states: Sequence[State], seat: int) -> float:
    moved = [turn.now for turn in _turns(states, seat) if turn.now.token]
    return fmean([now.token is not None and now.token[1] != now.cell for now in moved] or [0.0])


def _joins(states: Sequence[State], seat: int) -> float:
    found = []
    for state in states:
        if state.phase is Phase.PLACED and state.now.seat == seat:
            near, guests = NEAR[state.iceberg.rows], state.iceberg.guests
            beside = [act.cell for act in state.iceberg.acts if act.cell in near[state.now.cell]]
            found.append(sum(guests[other] is not None for cell in beside for other in near[cell]) - len(beside))
    return fmean(found)


def _spoils(states: Sequence[State], seat: int) -> float:
    """What whoever led among the others could expect less after a turn than before it."""
    begun = {state.now.number: state for state in reversed(states) if state.phase is Phase.PLACING}
    lost = []
    for number, state in begun.items():
        if state.now.seat == seat and number + 1 in begun:
            after = (seat + 1) % SEATS
            was, now = (expected(Table(one), trained(), after) for one in (state, begun[number + 1]))
            leader = max((other for other in range(SEATS) if other != seat), key=lambda other: was[other])
            lost.append((was[leader] - now[leader]) / GRAIN)
    return fmean(lost)


def _family(states: Sequence[State], seat: int) -> float:
    """Of all tokens after all turns."""
    families: Counter[str] = Counter()
    for turn in _turns(states, seat):
        guests = [turn.iceberg.guests[cell] for cell in turn.iceberg.tokens[seat]]
        families.update(guest.family for guest in guests if guest)
    return max(families.values(), default=0) / max(1, families.total())


_BY_RIVAL = (_spends, _keeps, _later, _joins, _spoils, _family)


def recognised(games: Sequence[Mapping[str, Sequence[float]]], group: int) -> tuple[int, int]:
    """How often somebody watched for some games stands out most by their own mark, and how often it was tried."""
    columns = [[row[place] for game in games for row in game.values()] for place in range(len(RIVALS))]
    means, spreads = [fmean(column) for column in columns], [pstdev(column) or 1.0 for column in columns]
    right = tried = 0
    for who, rival in enumerate(RIVALS):
        rows = [game[rival] for game in games if rival in game]
        for begin in range(0, len(rows) - group + 1, group):
            watched = rows[begin : begin + group]
            stands = [
                (fmean([row[place] for row in watched]) - means[place]) / spreads[place] for place in range(len(RIVALS))
            ]
            right += stands.index(max(stands)) == who
            tried += 1
    return right, tried
