"""What a table looks like to each seat, in whole numbers: what the fitted value adds up.

Everything is counted in eighths, so that a seat that misjudges an entertainer can see a little more or less of it.
"""

from collections.abc import Sequence
from typing import NamedTuple

from turandot.games.penguin.bots.table import KINDS, NOBODY, Performer, Table
from turandot.games.penguin.shows import award
from turandot.games.penguin.state import TOKENS

ONE = 8
CLEAR = (ONE,) * KINDS
"""Sees every kind of entertainer as it is."""
STEPS = 5
"""Shows that lack one, two, three, four, or five and more cells."""
LATE = 3
"""So few shows are left that not all on the ice will perform."""
HOPES = tuple(f"hope-{step + 1}" for step in range(STEPS))
FEATURES = (
    "start",
    "shows-left",
    *HOPES,
    *(f"late-{name}" for name in HOPES),
    "free-1",
    "free-2",
    "free-3",
    "late-free-1",
    "room",
    "late-room",
    "supply",
    "supply-left",
    "lowest-1",
    "lowest-2",
    "lowest-3",
    "bonus",
    "cards",
    "cards-left",
    "ready-1",
    "ready-2",
)


_LAST = STEPS - 1
_SOON = 2
"""Shows that lack at most so many cells are near; all others are taken together where they matter little."""
_NOTHING = [0] * STEPS


class Promise(NamedTuple):
    """What the entertainers on the ice promise: to each seat's guests, to whoever invites the others, and how soon."""

    hopes: list[list[int]]
    lowest: list[list[int]]
    unclaimed: list[int]
    ready: list[int]


def promise(table: Table, trust: Sequence[int]) -> Promise:
    """Look at every entertainer once."""
    free, seats = ~table.taken, table.seats
    hopes = [[0] * STEPS for _ in range(seats)]
    lowest = [[0] * (_SOON + 1) for _ in range(seats)]
    unclaimed, ready = [0] * (_SOON + 1), [0] * (_SOON + 1)
    for act in table.acts:
        step = min((act.needs & free).bit_count() - 1, _LAST)
        soon = min(step, _SOON)
        ready[soon] += 1
        trusted = trust[act.kind]
        points, loose = _audience(table, act)
        unclaimed[soon] = max(unclaimed[soon], loose * trusted)
        for seat, scored in enumerate(points):
            if scored:
                hopes[seat][step] += scored * trusted
        winner = award(points)
        if winner is not None:
            lowest[winner][soon] += trusted
    return Promise(hopes, lowest, unclaimed, ready)


def _audience(table: Table, act: Performer) -> tuple[list[int], int]:
    """What every seat's guests beside an entertainer would score, and the best guest that nobody has invited."""
    host, tastes, values, kind = table.host, table.tastes, table.values, act.kind
    points, loose = [0] * table.seats, 0
    for cell in table.near[act.cell]:
        if tastes[cell] >> kind & 1:
            owner, value = host[cell], values[cell]
            if owner != NOBODY:
                points[owner] += value
            elif value > loose:
                loose = value
    return points, loose


def features(table: Table, trust: Sequence[int] = CLEAR) -> list[list[int]]:
    """The features of every seat."""
    free, around, values = table.ice & ~table.taken, table.around, table.values
    seen = promise(table, trust)
    left = len(table.pile) + 1
    late = left <= LATE
    found = []
    for seat, bonus in enumerate(table.bonuses()):
        room = 0
        for cell in table.tokens[seat]:
            room += values[cell] * (around[cell] & free).bit_count()
        supply, cards = TOKENS - len(table.tokens[seat]), len(table.cards[seat])
        found.append(
            [
                ONE,
                ONE * left,
                *seen.hopes[seat],
                *(seen.hopes[seat] if late else _NOTHING),
                *seen.unclaimed,
                seen.unclaimed[0] if late else 0,
                room,
                room if late else 0,
                ONE * supply,
                supply * left,
                *seen.lowest[seat],
                ONE * bonus,
                ONE * cards,
                cards * left,
                ONE * seen.ready[0],
                ONE * seen.ready[1],
            ]
        )
    return found
