"""How plain players bid, on counted cards: the same chances as the bots `greedy`, `soft` and `anyhow`, but fast.

Chances stand in the order of the stage game's bids: each card with 0, 1, … money, then money alone.
"""

from collections.abc import Sequence
from math import exp

from turandot.games.turandot.bots.codes import (
    AMBIGUOUS,
    CASTING,
    SCENERY,
    SHAPES,
    TASTES,
    UNCERTAIN,
    VARIETY,
    Troupe,
    Voice,
    bonus,
    joined,
    standing_points,
    type_counts,
)
from turandot.games.turandot.bots.greedy import CLEARLY_BETTER
from turandot.games.turandot.bots.soft import DESIGNER, FLIP, FLIP_PER_POINT, FLIP_PER_ROUND, SUREST_FLIP, TEMPERATURE
from turandot.games.turandot.bots.values import HOPE_OF_VARIETY, HOPE_PER_MONEY
from turandot.games.turandot.state import DIRECTOR_ROUND, ROUNDS

NO_TASTE = (0,) * len(TASTES[0])


def card_values(house: Troupe, cards: Sequence[Voice | int]) -> list[float]:
    """What each card adds now: a singer, his stars, what the roles gain, and what the director thinks of him."""
    kinds, _, _, _, director, _, _ = house
    if director == VARIETY:
        now = standing_points(house)
        return [standing_points(joined(house, card)) - now for card in cards]
    doubled = 1 if director == CASTING else 0
    roles = SHAPES[kinds][doubled]
    tastes = TASTES[director] if 0 <= director < len(TASTES) else NO_TASTE
    found: list[float] = []
    for card in cards:
        if isinstance(card, int):
            found.append(director_value(house, card))
        else:
            kind, type_, stars = card
            value = SHAPES[kinds + kind][doubled] - roles + stars + tastes[type_]
            found.append(value + 1 if director == AMBIGUOUS and kind in UNCERTAIN else value)
    return found


def director_value(house: Troupe, director: int) -> float:
    """What a director adds now, with a little hope."""
    if director == CASTING:
        shape = SHAPES[house.kinds]
        return shape.roles_doubled - shape.roles
    if director == SCENERY:
        return house.scene + HOPE_PER_MONEY * house.money
    if director == VARIETY:
        return HOPE_OF_VARIETY * (len(type_counts(house.types)) - type_counts(house.types).count(0) == house.size)
    return bonus(house, director)


def habits(
    number: int, house: Troupe, cards: tuple[Voice | int, ...], *, maestro: bool, alone: bool
) -> tuple[list[float], list[float], list[float]]:
    """The chances of every bid by a greedy, a soft and a random player."""
    values = card_values(house, cards)
    money = house.money
    alone = money > 0 and (alone or not maestro)
    designer = money > 0 and not maestro and number != DIRECTOR_ROUND
    size = len(cards) * (money + 1) + alone
    return (
        _greedy(number, values, money, size, designer=designer),
        _soft(number, values, money, size, designer=designer),
        [1 / size] * size,
    )


def _greedy(number: int, values: list[float], money: int, size: int, *, designer: bool) -> list[float]:
    ranked = sorted(values)
    best, second_worst = ranked[-1], ranked[1]
    found = [0.0] * size
    if designer and 1 + second_worst >= best:
        found[-1] = 1.0
        return found
    laid = money if number == ROUNDS else min(money, int(best - ranked[-2] >= CLEARLY_BETTER))
    for card, value in enumerate(values):
        if value == best:
            found[card * (money + 1) + laid] = 1 / values.count(best)
    return found


def _soft(number: int, values: list[float], money: int, size: int, *, designer: bool) -> list[float]:
    middle = sorted(values)[(len(values) - 1) // 2]
    weights = [exp(value / TEMPERATURE) for value in values]
    alone = exp((middle + DESIGNER) / TEMPERATURE) if designer else 0.0
    total = sum(weights) + alone
    found = []
    for value, weight in zip(values, weights, strict=True):
        heads = min(SUREST_FLIP, FLIP + FLIP_PER_POINT * max(0.0, value - middle) + FLIP_PER_ROUND * number)
        if number == ROUNDS:
            heads = 1.0
        found += [weight / total * heads**laid * (1 - heads) for laid in range(money)]
        found.append(weight / total * heads**money)
    return found + [alone / total] * (size - len(found))


def greedy_bid(number: int, values: Sequence[float], money: int, mark: float, *, designer: bool) -> tuple[int, int]:
    """One bid of a greedy player; the mark, between 0 and 1, chooses among cards of equal worth."""
    ranked = sorted(values)
    best = ranked[-1]
    if designer and 1 + ranked[1] >= best:
        return len(values), 1
    tied = [card for card, value in enumerate(values) if value == best]
    laid = money if number == ROUNDS else min(money, int(best - ranked[-2] >= CLEARLY_BETTER))
    return tied[int(mark * len(tied))], laid
