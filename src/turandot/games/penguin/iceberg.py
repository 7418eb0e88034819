"""The iceberg as a grid: its cells, their neighbours, and the cells that dots face (U2, U3, U16).

Inside, a cell is its number in reading order, from 0; outside it is text such as `d4`. Sets of cells are whole
numbers, bit n standing for cell n: a card's eight neighbours are then looked at in one step.
"""

from collections.abc import Iterator
from functools import cache

COLUMNS = 7
MOST_ROWS = 9
NAMES = tuple(f"{column}{row}" for row in range(1, MOST_ROWS + 1) for column in "abcdefg")
"""The text of every cell, by number (U2)."""
CELLS = {name: cell for cell, name in enumerate(NAMES)}

DIRECTIONS = ("NW", "N", "NE", "W", "E", "SW", "S", "SE")
"""The eight neighbours in reading order, as dots are written."""
_STEPS = ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1))

_FITTING = {2: 7, 3: 8, 4: 9}
_SIZES = {"7x7": 7, "7x8": 8, "7x9": 9}


def rows_for(option: str, seats: int) -> int:
    """U3: the iceberg grows with the company, unless a size was agreed."""
    return _SIZES.get(option) or _FITTING[seats]


def _facing(rows: int, cell: int) -> tuple[int | None, ...]:
    row, column = divmod(cell, COLUMNS)
    return tuple(
        (row + down) * COLUMNS + column + right if 0 <= row + down < rows and 0 <= column + right < COLUMNS else None
        for down, right in _STEPS
    )


FACING = {rows: tuple(_facing(rows, cell) for cell in range(rows * COLUMNS)) for rows in _SIZES.values()}
"""By rows and cell: the cell in each of the eight directions, or nothing where the iceberg ends."""

NEAR = {
    rows: tuple(tuple(near for near in cells if near is not None) for cells in table) for rows, table in FACING.items()
}
"""By rows and cell: the adjacent cells in reading order, diagonals included (U2)."""

AROUND = {rows: tuple(sum(1 << near for near in cells) for cells in table) for rows, table in NEAR.items()}
"""By rows and cell: the same as bits."""


@cache
def needed(rows: int, cell: int, dots: str) -> int:
    """The cells on the iceberg that these dots face, as bits; those outside count as occupied (U16)."""
    return sum(1 << near for near, dot in zip(FACING[rows][cell], dots, strict=True) if dot == "1" and near is not None)


def turned(dots: str) -> str:
    """The same dots after half a turn: they point the opposite way (U16)."""
    return dots[::-1]


def middle(rows: int) -> int:
    """U4: column d; row 4, or row 5 of 8 or 9."""
    return rows // 2 * COLUMNS + COLUMNS // 2


def cells_of(bits: int) -> Iterator[int]:
    """Go through a set of cells in reading order."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest
