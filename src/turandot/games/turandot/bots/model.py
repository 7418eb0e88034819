"""The trained table: for each seat count and round, what every feature is worth in final points, and how surely."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from operator import mul
from typing import NamedTuple

from turandot.engine.game import Json
from turandot.games.turandot.bots.features import CAST_FEATURES, FEATURES
from turandot.games.turandot.state import DIRECTOR_ROUND, ROUNDS

TABLE_FEATURES = ("one", "points")
COMPANIES = ("equals", "star", "plain")
"""A thoughtful player among thoughtful ones, a thoughtful one among plain ones, and a plain one anywhere."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """The weights for the end of one round: of the cast, of money and scene."""

    cast: tuple[float, ...]
    purse: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Round:
    """What is known of the end of one round: a sheet for each company, the Table's weights, and two temperatures.

    The first temperature is for a race among equals, the second for a star's among plain players.
    """

    sheets: tuple[Sheet, ...]
    table: tuple[float, ...]
    heats: tuple[float, float]


@dataclass(frozen=True, slots=True, eq=False)
class Model:
    """All rounds, by seats and number. Compared by identity: two models are never mixed up in a cache."""

    rounds: Mapping[tuple[int, int], Round]


def sheet(weights: Sequence[float]) -> Sheet:
    """Split weights as the inner loops read them."""
    cut = len(CAST_FEATURES)
    return Sheet(tuple(weights[:cut]), tuple(weights[cut:]))


class Pages(NamedTuple):
    """A round's sheets as they apply to the seats of one table, and its temperature."""

    sheets: tuple[Sheet, ...]
    table: tuple[float, ...]
    heat: float


def pages(known: Round, plain: Sequence[float]) -> Pages:
    """Mix the sheets for a table where each seat is a plain player with this probability."""
    if not any(plain):
        return Pages(known.sheets[:1] * len(plain), known.table, known.heats[0])
    total, others = sum(plain), len(plain) - 1
    found = []
    for own in plain:
        around = (total - own) / others
        found.append(_mixed(known.sheets, ((1 - own) * (1 - around), (1 - own) * around, own)))
    starry = min(1.0, total / others)
    equal, star = known.heats
    return Pages(tuple(found), known.table, equal + (star - equal) * starry)


def _mixed(sheets: Sequence[Sheet], parts: Sequence[float]) -> Sheet:
    return Sheet(
        tuple(sum(map(mul, parts, weights)) for weights in zip(*(page.cast for page in sheets), strict=True)),
        tuple(sum(map(mul, parts, weights)) for weights in zip(*(page.purse for page in sheets), strict=True)),
    )


def read_model(given: Json) -> Model:
    """Make a model of the JSON that training writes: whole thousandths, to be short and exact."""
    rounds = {}
    for seats, numbers in given["rounds"].items():
        for number, (sheets, table, heats) in numbers.items():
            rounds[int(seats), int(number)] = Round(
                tuple(sheet([weight / 1000 for weight in weights]) for weights in sheets),
                tuple(weight / 1000 for weight in table),
                (heats[0] / 1000, heats[1] / 1000),
            )
    return Model(rounds)


def write_model(model: Model) -> Json:
    """Put a model into the form that is shipped."""
    rounds: dict[str, dict[str, Json]] = {}
    for (seats, number), known in sorted(model.rounds.items()):
        sheets = [_thousandths((*page.cast, *page.purse)) for page in known.sheets]
        row = [sheets, _thousandths(known.table), _thousandths(known.heats)]
        rounds.setdefault(str(seats), {})[str(number)] = row
    return {"features": list(FEATURES), "rounds": rounds}


def _thousandths(values: Sequence[float]) -> list[int]:
    return [round(1000 * value) for value in values]


@cache
def trained() -> Model:
    """The table in the box, read once."""
    return read_model(json.loads(resources.files(__package__).joinpath("table.json").read_text("utf-8")))


@cache
def untrained() -> Model:
    """Where training starts: points so far, the better half of what may come, a little for money."""
    rounds = {}
    for seats in range(2, 6):
        for number in range(1, ROUNDS):
            to_come = ROUNDS - number - (number < DIRECTOR_ROUND)
            weights = dict.fromkeys(FEATURES, 0.0)
            weights |= {"stars": 1.0, "roles": 1.0, "scene": 1.0, "better half": float(to_come), "scenery": 0.5}
            weights |= {"first money": 0.5, "second money": 0.4, "third money": 0.3, "ambiguous": 0.5, "variety": 0.5}
            if number >= DIRECTOR_ROUND:
                weights |= {"taste 1": 1.0, "ambiguous": 1.0, "variety": 3.0, "missing one": 1.0, "scenery": 1.0}
            heat = 1.0 + 0.25 * to_come
            page = sheet([*weights.values()])
            rounds[seats, number] = Round((page,) * len(COMPANIES), (2.0 * to_come, 1.0), (heat, heat))
    return Model(rounds)
