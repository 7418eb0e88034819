"""Where a penguin may be placed (U10) and what it costs: the mingling fee (U12)."""

from turandot.games.penguin.iceberg import AROUND, NEAR
from turandot.games.penguin.state import Iceberg

EVERYBODY, FAMILY_ONLY = "all", "family"
"""The values of the option `fee` (U12)."""


def open_cells(iceberg: Iceberg) -> int:
    """The empty cells adjacent to an entertainer, as bits: neither curtain nor penguin is enough (U10)."""
    around = AROUND[iceberg.rows]
    beside = 0
    for act in iceberg.acts:
        beside |= around[act.cell]
    return beside & ~iceberg.taken


def fees_at(iceberg: Iceberg, cell: int, option: str) -> dict[str, int]:
    """For every family that would pay a fee on this cell, how much; any other pays nothing (U12)."""
    values: dict[str, int] = {}
    guests = iceberg.guests
    for near in NEAR[iceberg.rows][cell]:
        guest = guests[near]
        if guest:
            values[guest.family] = values.get(guest.family, 0) + guest.value
    return values if option == FAMILY_ONLY else dict.fromkeys(values, sum(values.values()))


def counted(iceberg: Iceberg, cell: int, family: str, option: str) -> list[int]:
    """The cells of the penguins whose values make up the fee of this family here; none if none is due (U12)."""
    near = {other: guest.family for other in NEAR[iceberg.rows][cell] if (guest := iceberg.guests[other]) is not None}
    if family not in near.values():
        return []
    return [other for other, whose in near.items() if option == EVERYBODY or whose == family]
