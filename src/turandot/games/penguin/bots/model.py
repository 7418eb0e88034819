"""The fitted value: what every seat may expect to have at the end, and from that its chance to win.

Linear, one row of weights per seat count and distance to one's move; whole numbers throughout. The chance is a softmax
over the seats, with a temperature for every number of shows left.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from operator import mul
from pkgutil import get_data

from turandot.engine.game import Json
from turandot.games.penguin.bots.exact import exp
from turandot.games.penguin.bots.features import CLEAR, FEATURES, HOPES, ONE, features
from turandot.games.penguin.bots.table import Table

SEATS = range(2, 5)
SHOWS = 13
GRAIN = 1000
"""Weights are thousandths of a point."""
UNIT = ONE * GRAIN


@dataclass(frozen=True, slots=True)
class Sheet:
    """The weights for one seat count: a row for each distance to one's move, a temperature for each show left."""

    rows: tuple[tuple[int, ...], ...]
    heats: tuple[int, ...]


Model = Mapping[int, Sheet]


@cache
def trained() -> Model:
    """What training found, read when a bot first needs it."""
    return read_model(json.loads(get_data(__package__, "weights.json") or ""))


def read_model(given: Json) -> Model:
    """Read weights as they are written."""
    return {
        int(seats): Sheet(tuple(tuple(row) for row in sheet["rows"]), tuple(sheet["heats"]))
        for seats, sheet in given["sheets"].items()
    }


def write_model(model: Model) -> Json:
    """Write weights down, with the names of what they weigh."""
    return {
        "features": list(FEATURES),
        "sheets": {
            str(seats): {"rows": [list(row) for row in sheet.rows], "heats": list(sheet.heats)}
            for seats, sheet in model.items()
        },
    }


def untrained() -> Model:
    """Before anything was learnt: hopes fade with every cell a show lacks, and a card is worth a little."""
    return _hoping((500, 400, 300, 200, 100))


@cache
def dreaming(dreams: int) -> Model:
    """Somebody who minds how soon a show will come only so far, in eighths: a dreamer takes every hope for a point."""
    return _hoping(tuple(GRAIN - (GRAIN - hope) * (EIGHTHS - dreams) // EIGHTHS for hope in (500, 250, 125, 63, 31)))


EIGHTHS = 8


def _hoping(hopes: tuple[int, ...]) -> Model:
    start = {**dict(zip(HOPES, hopes, strict=True)), "bonus": GRAIN, "cards": GRAIN // 2}
    row = tuple(start.get(name, 0) for name in FEATURES)
    return {seats: Sheet((row,) * seats, (8 * GRAIN,) * SHOWS) for seats in SEATS}


def expected(table: Table, model: Model, mover: int, trust: Sequence[int] = CLEAR) -> list[int]:
    """What every seat may expect to have at the end, in thousandths of a point, if `mover` moves next."""
    seats = table.seats
    if table.over:
        return [GRAIN * (score + bonus) for score, bonus in zip(table.scores, table.bonuses(), strict=True)]
    rows = model[seats].rows
    return [
        GRAIN * score + sum(map(mul, rows[(seat - mover) % seats], found)) // ONE
        for seat, (score, found) in enumerate(zip(table.scores, features(table, trust), strict=True))
    ]


def chances(points: Sequence[int], heat: int) -> list[float]:
    """Every seat's chance to win, from what it may expect."""
    top = max(points)
    weights = [exp((point - top) / heat) for point in points]
    whole = 0.0
    for weight in weights:
        whole += weight
    return [weight / whole for weight in weights]


def heat(table: Table, model: Model) -> int:
    """How far what is expected may still be off: more, the more shows are left."""
    heats = model[table.seats].heats
    return heats[min(len(table.pile), len(heats) - 1)]
