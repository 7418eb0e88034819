"""The trained table: for each seat count and round, what every feature is worth in final points, and how sure that is."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources

from turandot.engine.game import Json
from turandot.games.turandot.bots.features import CAST_FEATURES, FEATURES
from turandot.games.turandot.state import DIRECTOR_ROUND, ROUNDS

TABLE_FEATURES = ("one", "points")


@dataclass(frozen=True, slots=True)
class Sheet:
    """The weights for the end of one round: of the cast, of money and scene, of the Table, and the temperature."""

    cast: tuple[float, ...]
    purse: tuple[float, ...]
    table: tuple[float, ...]
    temperature: float


@dataclass(frozen=True, slots=True, eq=False)
class Model:
    """All sheets, by seats and round. Compared by identity: two models are never mixed up in a cache."""

    sheets: Mapping[tuple[int, int], Sheet]


def sheet(weights: list[float], table: list[float], temperature: float) -> Sheet:
    """Split one round's weights as the inner loops read them."""
    cut = len(CAST_FEATURES)
    return Sheet(tuple(weights[:cut]), tuple(weights[cut:]), tuple(table), temperature)


def read_model(given: Json) -> Model:
    """Make a model of the JSON that training writes: whole thousandths, to be short and exact."""
    sheets = {}
    for seats, rounds in given["sheets"].items():
        for number, (weights, table, temperature) in rounds.items():
            sheets[int(seats), int(number)] = sheet(
                [weight / 1000 for weight in weights], [weight / 1000 for weight in table], temperature / 1000
            )
    return Model(sheets)


def write_model(model: Model) -> Json:
    """Put a model into the form that is shipped."""
    rounds: dict[str, dict[str, Json]] = {}
    for (seats, number), page in sorted(model.sheets.items()):
        weights = [round(1000 * weight) for weight in (*page.cast, *page.purse)]
        table = [round(1000 * weight) for weight in page.table]
        rounds.setdefault(str(seats), {})[str(number)] = [weights, table, round(1000 * page.temperature)]
    return {"features": list(FEATURES), "sheets": rounds}


# Read when the module is imported: in the browser the package wakes from a memory snapshot, without its files.
_TABLE = resources.files(__package__).joinpath("table.json").read_text("utf-8")


@cache
def trained() -> Model:
    """The table in the box, understood once."""
    return read_model(json.loads(_TABLE))


def untrained() -> Model:
    """Where training starts: points so far, the better half of what may come, a little for money."""
    sheets = {}
    for seats in range(2, 6):
        for number in range(1, ROUNDS):
            to_come = ROUNDS - number - (number < DIRECTOR_ROUND)
            weights = dict.fromkeys(FEATURES, 0.0)
            weights |= {"stars": 1.0, "roles": 1.0, "scene": 1.0, "better half": float(to_come), "scenery": 0.5}
            weights |= {"first money": 0.5, "second money": 0.4, "third money": 0.3, "ambiguous": 0.5, "variety": 0.5}
            weights |= dict.fromkeys(("taste 1", "taste 2", "taste 3", "taste 4"), 0.2 if to_come > 2 else 0.0)  # noqa: PLR2004
            if number >= DIRECTOR_ROUND:
                weights |= {"taste 1": 1.0, "ambiguous": 1.0, "variety": 3.0, "missing one": 1.0, "scenery": 1.0}
            sheets[seats, number] = sheet([*weights.values()], [2.0 * to_come, 1.0], 1.0 + 0.25 * to_come)
    return Model(sheets)
