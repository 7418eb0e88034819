"""The trained table: for each seat count and round, what every feature is worth in final points, and how surely."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pkgutil import get_data

from turandot.engine.game import Json
from turandot.games.turandot.bots.features import PURSE, feature_names
from turandot.games.turandot.state import DIRECTOR_ROUND, ROUNDS

TABLE_FEATURES = ("one", "points")


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is known of the end of one round: weights of the cast, of money and scene, of the Table, and how surely."""

    cast: tuple[float, ...]
    purse: tuple[float, ...]
    table: tuple[float, ...]
    heat: float


@dataclass(frozen=True, slots=True, eq=False)
class Model:
    """All sheets, by seats and round. Compared by identity: two models are never mixed up in a cache."""

    sheets: Mapping[tuple[int, int], Sheet]


def sheet(weights: Sequence[float], table: Sequence[float], heat: float) -> Sheet:
    """Split weights as the inner loops read them."""
    cut = len(weights) - len(PURSE)
    return Sheet(tuple(weights[:cut]), tuple(weights[cut:]), tuple(table), heat)


def read_model(given: Json) -> Model:
    """Make a model of the JSON that training writes: whole thousandths, to be short and exact."""
    sheets = {}
    for seats, numbers in given["sheets"].items():
        for number, (weights, table, heat) in numbers.items():
            sheets[int(seats), int(number)] = sheet(
                [weight / 1000 for weight in weights], [weight / 1000 for weight in table], heat / 1000
            )
    return Model(sheets)


def write_model(model: Model) -> Json:
    """Put a model into the form that is shipped."""
    sheets: dict[str, dict[str, Json]] = {}
    for (seats, number), known in sorted(model.sheets.items()):
        row = [_thousandths((*known.cast, *known.purse)), _thousandths(known.table), round(1000 * known.heat)]
        sheets.setdefault(str(seats), {})[str(number)] = row
    return {"features": [feature_names(1), feature_names(DIRECTOR_ROUND)], "sheets": sheets}


def _thousandths(values: Sequence[float]) -> list[int]:
    return [round(1000 * value) for value in values]


@cache
def trained() -> Model:
    """The table in the box, read once."""
    return read_model(json.loads(get_data(__package__, "weights.json") or ""))


@cache
def untrained() -> Model:
    """Where training starts: points so far, the better half of what may come, a little for money."""
    sheets = {}
    for seats in range(2, 6):
        for number in range(1, ROUNDS):
            to_come = ROUNDS - number - (number < DIRECTOR_ROUND)
            known = {"stars": 1.0, "roles": 1.0, "scene": 1.0, "better half": float(to_come), "scene doubled": 0.5}
            known |= {"first money": 0.5, "second money": 0.4, "third money": 0.3}
            known |= {"ambiguous so far": 0.5, "still varied": 0.5}
            if number >= DIRECTOR_ROUND:
                known |= {"liked types": 1.0, "ambiguous singers": 1.0, "all types": 3.0, "missing one": 1.0}
                known |= {"scene doubled": 1.0}
            weights = [known.get(name, 0.0) for name in feature_names(number)]
            sheets[seats, number] = sheet(weights, [2.0 * to_come, 1.0], 1.0 + 0.25 * to_come)
    return Model(sheets)
