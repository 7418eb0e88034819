"""What is worth knowing of a house at the end of a round, as numbers: a linear model of the final points reads them.

The part that depends on the cast is worked out once a card; money and scene elements are added for each price.
"""

from collections.abc import Sequence
from typing import NamedTuple

from turandot.games.turandot.bots.codes import (
    AMBIGUOUS,
    CASTING,
    PLACES,
    SCENERY,
    SHAPES,
    TASTES,
    UNCERTAIN,
    VARIETY,
    Troupe,
    Voice,
    bonus,
    type_counts,
)
from turandot.games.turandot.state import DIRECTOR_ROUND

CAST_FEATURES = (
    *("one", "stars", "roles", "women", "uncertain", "spare men", "spare women", "turandot", "calaf", "liu"),
    *("next gain", "better half", "best quarter", "next maestro", "second", "third", "fourth"),
    *("taste 1", "taste 2", "taste 3", "taste 4", "casting", "ambiguous", "variety", "missing one", "missing two"),
    *("best director", "second director"),
)
MONEY_FEATURES = (
    "first money",
    "second money",
    "third money",
    "choosiness",
    "rich rivals",
    "scene",
    "scenery",
    "to paint",
)
FEATURES = CAST_FEATURES + MONEY_FEATURES
NEXT_GAIN, BEST_QUARTER = CAST_FEATURES.index("next gain"), CAST_FEATURES.index("best quarter")
VARIETY_HOPE = 0.5


class Setting(NamedTuple):
    """What all houses share at the end of a round: who is Maestro next, which cards are still to come."""

    seats: int
    number: int
    next_maestro: int
    pool: tuple[Voice, ...]
    living: tuple[int, ...]


def cast_features(setting: Setting, seat: int, house: Troupe) -> list[float]:
    """The features that do not change with money or scene elements, in the order of `CAST_FEATURES`."""
    shape = SHAPES[house.kinds]
    mean, half, quarter = gains(setting, house)
    place = (seat - setting.next_maestro) % setting.seats
    after_directors = setting.number >= DIRECTOR_ROUND
    return [
        1.0,
        house.stars,
        shape.roles_doubled if house.director == CASTING else shape.roles,
        *shape[2:],
        mean,
        half,
        quarter,
        place == 0,
        place == 1,
        place == 2,  # noqa: PLR2004
        place == 3,  # noqa: PLR2004
        *(_own_director(house) if after_directors else _living_directors(setting, house)),
    ]


def _own_director(house: Troupe) -> list[float]:
    director = house.director
    types = type_counts(house.types)
    missing = types.count(0) if director == VARIETY else -1
    reachable = missing <= PLACES - house.size
    worth = bonus(house, director) if director < len(TASTES) else 0
    ambiguous = SHAPES[house.kinds].uncertain if director == AMBIGUOUS else 0
    return [
        *(worth, 0.0, 0.0, 0.0, director == CASTING, ambiguous, missing == 0),
        *(reachable and missing == 1, reachable and missing == 2, reachable and missing > 2, 0.0),  # noqa: PLR2004
    ]


def _living_directors(setting: Setting, house: Troupe) -> list[float]:
    shape = SHAPES[house.kinds]
    *_, alternative, classic, comic, dark = types = type_counts(house.types)
    varied = 6 - types.count(0) == house.size
    worth = [
        dark - comic,
        comic - dark,
        alternative - classic,
        classic - alternative,
        shape.roles_doubled - shape.roles,
        0.0,
        float(varied),
        shape.uncertain,
        0.0,
    ]
    best = sorted(worth[chair] for chair in setting.living)
    for chair in range(len(worth)):
        if chair not in setting.living:
            worth[chair] = 0.0
    return [*worth[:5], worth[7], worth[6], 0.0, 0.0, best[-1], best[-2]]


def gains(setting: Setting, house: Troupe) -> tuple[float, float, float]:
    """Card counting: what one more singer would add, over all that may come, the better half, the best quarter."""
    kinds, director = house.kinds, house.director
    doubled = int(director == CASTING)
    now = SHAPES[kinds][doubled]
    by_kind = {}
    for kind in {voice[0] for voice in setting.pool}:
        by_kind[kind] = SHAPES[kinds + kind][doubled] - now
        if director == AMBIGUOUS and kind in UNCERTAIN:
            by_kind[kind] += 1
    if 0 <= director < len(TASTES):
        taste: list[float] = list(TASTES[director])
    elif director == VARIETY:
        taste = [VARIETY_HOPE * (not count) for count in type_counts(house.types)]
    else:
        found: list[float] = [by_kind[kind] + stars for kind, _, stars in setting.pool]
        return _spread(found)
    return _spread([by_kind[kind] + stars + taste[type_] for kind, type_, stars in setting.pool])


def _spread(found: list[float]) -> tuple[float, float, float]:
    found.sort(reverse=True)
    size = len(found)
    half, quarter = (size + 1) // 2, (size + 3) // 4
    return sum(found) / size, sum(found[:half]) / half, sum(found[:quarter]) / quarter


def money_features(choosiness: float, rivals: float, money: int, scene: int, *, scenery: bool) -> list[float]:
    """The features that change with money and scene elements, in the order of `MONEY_FEATURES`.

    `choosiness` is how much better the best quarter is than the mean; `rivals` the mean money of the others.
    """
    return [
        money > 0,
        money > 1,
        money > 2,  # noqa: PLR2004
        money * choosiness,
        money * rivals,
        scene,
        scene * scenery,
        money * scenery,
    ]


def loves_scenery(setting: Setting, director: int) -> bool:
    """Whether scene elements count double: under one's own director, or as long as that director may still come."""
    return director == SCENERY if setting.number >= DIRECTOR_ROUND else SCENERY in setting.living


def choosiness(cast: Sequence[float]) -> float:
    """How much better the best quarter of what may come is than the mean, among the features of a cast."""
    return cast[BEST_QUARTER] - cast[NEXT_GAIN]
