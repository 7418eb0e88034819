"""Plain play: take what is worth most now. What careful people do, and the yardsticks `greedy`, `soft` and `anyhow`.

All of it is said here, once, on counted cards. Chances stand in the order of the bidding game's bids: each card with
0, 1, … money, then money alone.
"""

from collections.abc import Sequence

from turandot.games.turandot.bots.counted import (
    AMBIGUOUS,
    CASTING,
    NO_TASTE,
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
from turandot.games.turandot.bots.exact import exp, power, total
from turandot.games.turandot.bots.position import Position
from turandot.games.turandot.state import DIRECTOR_ROUND, ROUNDS

HOPE_PER_MONEY, HOPE_OF_VARIETY = 0.5, 1.0
CLEARLY_BETTER = 1.0
TEMPERATURE = 0.45
DESIGNER = 0.75
FLIP, FLIP_PER_POINT, FLIP_PER_ROUND, SUREST_FLIP = 0.1, 0.15, 0.06, 0.8


# ── What a card is worth now ──


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
    """What a director adds now, with a little hope where the cast can still grow into it."""
    if director == CASTING:
        shape = SHAPES[house.kinds]
        return shape.roles_doubled - shape.roles
    if director == SCENERY:
        return house.scene + HOPE_PER_MONEY * house.money
    if director == VARIETY:
        counts = type_counts(house.types)
        return HOPE_OF_VARIETY * (len(counts) - counts.count(0) == house.size)
    return bonus(house, director)


# ── Bids ──


def can_hire_designer(place: Position, seat: int) -> bool:
    """Whether money alone could bring a designer: not to the Maestro, not in round 4, not without money."""
    return place.troupes[seat].money > 0 and seat != place.maestro and place.number != DIRECTOR_ROUND


def bids(place: Position, seat: int) -> list[tuple[int, int]]:
    """Every bid open to a seat, as card and money; money alone is the card after the last."""
    purse = place.troupes[seat].money
    alone = [(len(place.cards), 1)] if purse and (place.alone or seat != place.maestro) else []
    return [(card, money) for card in range(len(place.cards)) for money in range(purse + 1)] + alone


def greedy_chances(place: Position, seat: int) -> list[float]:
    """Bid for the best card; one money if it is clearly better than the next, everything in the last round."""
    house = place.troupes[seat]
    values, money = card_values(house, place.cards), house.money
    ranked = sorted(values)
    best, second_worst = ranked[-1], ranked[1]
    if can_hire_designer(place, seat) and 1 + second_worst >= best:
        wanted = {(len(values), 1)}
    else:
        laid = money if place.number == ROUNDS else min(money, int(best - ranked[-2] >= CLEARLY_BETTER))
        wanted = {(card, laid) for card, value in enumerate(values) if value == best}
    return [(bid in wanted) / len(wanted) for bid in bids(place, seat)]


def soft_chances(place: Position, seat: int) -> list[float]:
    """Draw a card by softmax over its value, then its money by coin flips, likelier for better cards and later on."""
    house = place.troupes[seat]
    values, money = card_values(house, place.cards), house.money
    middle = sorted(values)[(len(values) - 1) // 2]
    weights = [exp(value / TEMPERATURE) for value in values]
    alone = exp((middle + DESIGNER) / TEMPERATURE) if can_hire_designer(place, seat) else 0.0
    whole = total(weights) + alone
    found: list[float] = []
    for value, weight in zip(values, weights, strict=True):
        found += [weight / whole * chance for chance in flips(place.number, value - middle, money)]
    return found + [alone / whole] * (len(bids(place, seat)) - len(found))


def flips(number: int, edge: float, money: int) -> list[float]:
    """Chances of laying 0, 1, 2, … money: one flip a card; everything in the last round."""
    heads = min(SUREST_FLIP, FLIP + FLIP_PER_POINT * max(0.0, edge) + FLIP_PER_ROUND * number)
    if number == ROUNDS:
        heads = 1.0
    return [power(heads, laid) * (1 - heads) for laid in range(money)] + [power(heads, money)]


def any_chances(place: Position, seat: int) -> list[float]:
    """Any bid as likely as another."""
    size = len(bids(place, seat))
    return [1 / size] * size


# ── Understudies and firing ──


def plain_card(values: Sequence[float], free: Sequence[int], *, own: bool) -> list[int]:
    """Which of the free cards a plain Maestro may hand out next: the best to himself, the worst to anybody else."""
    wanted = (max if own else min)([values[card] for card in free])
    return [card for card in free if values[card] == wanted]


def plain_firings(houses: Sequence[Troupe], living: Sequence[int], seat: int) -> list[int]:
    """Which director a plain player may fire: who would help the others most and oneself least."""
    harms = [_harm(houses, chair, seat) for chair in living]
    most = max(harms)
    return [chair for chair, harm in zip(living, harms, strict=True) if harm == most]


def _harm(houses: Sequence[Troupe], chair: int, seat: int) -> float:
    values = [director_value(house, chair) for house in houses]
    own = values.pop(seat)
    return total(values) / len(values) - own
