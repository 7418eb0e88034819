"""Where the new entertainer may be put, and why not elsewhere (U23)."""

from collections.abc import Iterator
from enum import StrEnum

from turandot.games.penguin.cards import Entertainer
from turandot.games.penguin.iceberg import AROUND, COLUMNS, cells_of, needed, turned
from turandot.games.penguin.state import Act, Iceberg


class Refusal(StrEnum):
    """Why an empty cell is closed to the new entertainer (U23)."""

    ALONE = "alone"  # no card is adjacent
    PERFORMS = "performs"  # (a): it would perform at once
    COMPLETES = "completes"  # (b): it would complete another entertainer


def entrances(iceberg: Iceberg, card: Entertainer, waiting: tuple[int, ...]) -> Iterator[tuple[int, bool]]:
    """Every cell that is open to the new entertainer, with whether it may lie there turned, in reading order."""
    closed = sum({1 << cell for cell in last_dots(iceberg, waiting)})
    around = AROUND[iceberg.rows]
    rows, taken, ways = iceberg.rows, iceberg.taken, both_ways(card)
    for cell in cells_of(empty(iceberg) & ~closed):
        if around[cell] & taken:
            for dots, half_turn in ways:
                if needed(rows, cell, dots) & ~taken:
                    yield cell, half_turn


def empty(iceberg: Iceberg) -> int:
    """The cells where nothing lies, as bits."""
    return ~iceberg.taken & ((1 << iceberg.rows * COLUMNS) - 1)


def both_ways(card: Entertainer) -> tuple[tuple[str, bool], tuple[str, bool]]:
    """The dots of a card upright, and turned by 180°."""
    return (card.dots, False), (turned(card.dots), True)


def last_dots(iceberg: Iceberg, waiting: tuple[int, ...]) -> dict[int, list[Act]]:
    """By cell, the entertainers that lack only this cell; those already waiting lack nothing and are no obstacle."""
    lacking: dict[int, list[Act]] = {}
    for act in iceberg.acts:
        missing = act.needs & ~iceberg.taken
        if missing.bit_count() == 1 and act.cell not in waiting:
            lacking.setdefault(missing.bit_length() - 1, []).append(act)
    return lacking


def refusal(iceberg: Iceberg, waiting: tuple[int, ...], cell: int, dots: str) -> Refusal | None:
    """Why an entertainer with these dots may not lie on this empty cell; nothing if it may."""
    if not AROUND[iceberg.rows][cell] & iceberg.taken:
        return Refusal.ALONE
    if not needed(iceberg.rows, cell, dots) & ~iceberg.taken:
        return Refusal.PERFORMS
    if cell in last_dots(iceberg, waiting):
        return Refusal.COMPLETES
    return None
