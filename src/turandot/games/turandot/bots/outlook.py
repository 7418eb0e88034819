"""What every seat would have, in points and as weight in the race, for each card at each price.

A seat's share of the win is its weight over the sum of all weights: a softmax of the model's points. In the last
round the points are exact and the weights lie so far apart that the share is the win itself.
"""

from collections.abc import Sequence
from typing import NamedTuple

from turandot.games.turandot.bots.counted import Troupe, joined, standing_points
from turandot.games.turandot.bots.exact import dot, exp, power
from turandot.games.turandot.bots.features import Setting, cast_features, loves_scenery, purse_features
from turandot.games.turandot.bots.model import Model, Sheet
from turandot.games.turandot.bots.position import Position
from turandot.games.turandot.rules import take
from turandot.games.turandot.scoring import table_score
from turandot.games.turandot.state import ROUNDS, House

FAR = 1e4
"""In the last round, how many times the weight of a better final score is that of the next best."""
HAZE = 1.0
"""The temperature, in points, at which weak players see the last race."""


class Outlook(NamedTuple):
    """By seat, card and money spent: points and weights; by seat and card: the same with a scene element painted.

    `left` is the weight the Table would have with each card left over (nothing, where there is no Table); `heat` the
    temperature that makes weights of points (nothing in the last round, where only their order counts).
    """

    points: list[list[list[float]]]
    painted_points: list[list[float]]
    weights: list[list[list[float]]]
    painted: list[list[float]]
    left: list[float]
    heat: float


def outlook(place: Position, model: Model) -> Outlook:
    """Value every card for every seat at every price it can pay."""
    if place.number == ROUNDS:
        return _last_outlook(place)
    known = model.sheets[place.seats, place.number]
    points, painted = [], []
    for seat, house in enumerate(place.troupes):
        prices = [appraise(known, place.setting, seat, joined(house, card)) for card in place.cards]
        points.append([price[:-1] for price in prices])
        painted.append([price[-1] for price in prices])
    table = [table_total(known.table, take(place.table, card)) for card in place.faces] if place.table else []
    return weighed(points, painted, table, known.heat)


def weighed(
    points: list[list[list[float]]], painted: list[list[float]], table: Sequence[float], heat: float
) -> Outlook:
    """Make weights of points at this temperature; nothing is left to a Table that is not there."""
    top = max([max(price) for rows in points for price in rows])
    weights = [[[exp((value - top) / heat) for value in price] for price in rows] for rows in points]
    painted_weights = [[exp((value - top) / heat) for value in row] for row in painted]
    left = [exp((value - top) / heat) for value in table] or [0.0] * len(painted[0])
    return Outlook(points, painted, weights, painted_weights, left, heat)


def appraise(page: Sheet, setting: Setting, seat: int, house: Troupe) -> list[float]:
    """Expected final points having spent 0, 1, … money, and last, having painted a scene element."""
    fixed = dot(page.cast, cast_features(setting, seat, house))
    scenery = loves_scenery(setting, house.director)
    purses = [(left, house.scene) for left in range(house.money, -1, -1)]
    purses.append((max(0, house.money - 1), house.scene + 1))
    return [fixed + dot(page.purse, purse_features(left, scene, scenery=scenery)) for left, scene in purses]


def table_total(weights: Sequence[float], table: House) -> float:
    """Expected final points of the Table."""
    base, slope = weights
    return base + slope * table_score(table).total


def _last_outlook(place: Position) -> Outlook:
    """Score every way the last round can end for each seat."""
    plain = [[joined(house, card) for card in place.cards] for house in place.troupes]
    scenes = [[end._replace(scene=end.scene + 1) for end in ends] for ends in plain]
    left = [take(place.table, card) for card in place.faces] if place.table else []
    ends = [[*row, *painted] for row, painted in zip(plain, scenes, strict=True)]
    points, weights, table = last_race(ends, left, place.maestro)
    cards = len(place.cards)
    prices = [house.money + 1 for house in place.troupes]
    return Outlook(
        [[[total] * price for total in row[:cards]] for row, price in zip(points, prices, strict=True)],
        [row[cards:] for row in points],
        [[[weight] * price for weight in row[:cards]] for row, price in zip(weights, prices, strict=True)],
        [row[cards:] for row in weights],
        table or [0.0] * cards,
        0.0,
    )


def hazy_outlook(place: Position) -> Outlook:
    """The last round as weak players see it: they know the points, and take the race for more open than it is."""
    exact = _last_outlook(place)
    table = [table_score(take(place.table, card)).total for card in place.faces] if place.table else []
    return weighed(exact.points, exact.painted_points, table, HAZE)


def last_race(
    ends: list[list[Troupe]], tables: list[House], maestro: int
) -> tuple[list[list[float]], list[list[float]], list[float]]:
    """Points and weights of every way the game can end for each seat, and the Table's weights: only their order counts.

    Equal points go by stars (R18); the Table must be strictly ahead (R21); the last Maestro of two loses a point (R19).
    """
    points = [
        [float(standing_points(end) - bool(tables and seat == maestro)) for end in row] for seat, row in enumerate(ends)
    ]
    marks = [
        [(total, end.stars) for total, end in zip(totals, row, strict=True)]
        for totals, row in zip(points, ends, strict=True)
    ]
    table = [(table_score(house).total - 0.5, 0) for house in tables]
    order = sorted({*table, *(mark for row in marks for mark in row)})
    rank = {mark: power(FAR, height) for height, mark in enumerate(order)}
    return points, [[rank[mark] for mark in row] for row in marks], [rank[mark] for mark in table]


def race(
    setting: Setting, known: Sheet | None, ends: list[list[Troupe]], tables: list[House], maestro: int
) -> tuple[list[list[float]], list[list[float]], list[float]]:
    """Points and weights of every way this round can end for each seat, and the Table's weights.

    After the last round nothing need be known: the points are what they are.
    """
    if known is None:
        return last_race(ends, tables, maestro)
    points = [[appraise(known, setting, seat, end)[0] for end in row] for seat, row in enumerate(ends)]
    top = max(map(max, points))
    weights = [[exp((value - top) / known.heat) for value in row] for row in points]
    table = [exp((table_total(known.table, house) - top) / known.heat) for house in tables]
    return points, weights, table
