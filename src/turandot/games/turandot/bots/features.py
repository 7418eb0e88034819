"""What is worth knowing of a house at the end of a round, as numbers: a linear model of the final points reads them.

The part that depends on the cast is worked out once a card; money and scene elements are added for each price. Before
the directors have come, a cast is looked at for what each director still in play would make of it; afterwards, for its
own director.
"""

from typing import NamedTuple

from turandot.games.turandot.bots.counted import (
    AMBIGUOUS,
    CASTING,
    NO_TASTE,
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
from turandot.games.turandot.bots.exact import total
from turandot.games.turandot.cards import DIRECTORS
from turandot.games.turandot.state import DIRECTOR_ROUND

CAST = (
    *("one", "stars", "roles", "women", "uncertain", "spare men", "spare women", "turandot", "calaf", "liu"),
    *("next gain", "better half", "best quarter", "next maestro", "second", "third", "fourth"),
)
WITHOUT_DIRECTOR = (
    *("dark so far", "comic so far", "alternative so far", "classic so far", "casting so far", "ambiguous so far"),
    *("still varied", "best director", "second director"),
)
WITH_DIRECTOR = (
    *(f"has {director}" for director in DIRECTORS),
    *("liked types", "ambiguous singers", "all types", "missing one", "missing two"),
)
PURSE = ("first money", "second money", "third money", "scene", "scene doubled", "to paint")
VARIETY_HOPE = 0.5


def feature_names(number: int) -> tuple[str, ...]:
    """The names of all features at the end of this round, in order."""
    return (*CAST, *(WITHOUT_DIRECTOR if number < DIRECTOR_ROUND else WITH_DIRECTOR), *PURSE)


class Setting(NamedTuple):
    """What all houses share at the end of a round: who is Maestro next, which cards are still to come."""

    seats: int
    number: int
    next_maestro: int
    pool: tuple[Voice, ...]
    living: tuple[int, ...]


def cast_features(setting: Setting, seat: int, house: Troupe) -> list[float]:
    """The features that do not change with money or scene elements."""
    shape = SHAPES[house.kinds]
    mean, half, quarter = gains(setting, house)
    place = (seat - setting.next_maestro) % setting.seats
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
        *(_without_director(setting, house) if setting.number < DIRECTOR_ROUND else _with_director(house)),
    ]


def _with_director(house: Troupe) -> list[float]:
    """A `variety` whose types can no longer all come is worth no more than a `plain` director, and told as such."""
    director = house.director
    missing = type_counts(house.types).count(0)
    has: list[float] = [0.0] * len(DIRECTORS)
    has[director if director != VARIETY or missing <= PLACES - house.size else -1] = 1.0
    if director != VARIETY:
        missing = -1
    return [
        *has,
        bonus(house, director) if director < len(TASTES) else 0.0,
        SHAPES[house.kinds].uncertain if director == AMBIGUOUS else 0.0,
        missing == 0,
        missing == 1 and house.size < PLACES,
        missing == 2 and house.size < PLACES - 1,  # noqa: PLR2004
    ]


def _without_director(setting: Setting, house: Troupe) -> list[float]:
    """What each director still in play would give now, and the best two of them."""
    shape = SHAPES[house.kinds]
    *_, alternative, classic, comic, dark = types = type_counts(house.types)
    worth = [0.0] * len(DIRECTORS)
    worth[:4] = [dark - comic, comic - dark, alternative - classic, classic - alternative]
    worth[CASTING] = shape.roles_doubled - shape.roles
    worth[AMBIGUOUS] = shape.uncertain
    worth[VARIETY] = len(types) - types.count(0) == house.size
    *_, second, best = sorted([worth[chair] for chair in setting.living])
    there = [value if chair in setting.living else 0.0 for chair, value in enumerate(worth)]
    return [*there[: CASTING + 1], there[AMBIGUOUS], there[VARIETY], best, second]


def gains(setting: Setting, house: Troupe) -> tuple[float, float, float]:
    """Card counting: what one more singer would add, over all that may come, the better half, the best quarter."""
    kinds, director = house.kinds, house.director
    doubled = int(director == CASTING)
    now = SHAPES[kinds][doubled]
    by_kind: dict[int, float] = {}
    for kind, _, _ in setting.pool:
        if kind not in by_kind:
            loved = director == AMBIGUOUS and kind in UNCERTAIN
            by_kind[kind] = SHAPES[kinds + kind][doubled] - now + loved
    taste = _taste(house)
    found = [by_kind[kind] + stars + taste[type_] for kind, type_, stars in setting.pool]
    found.sort(reverse=True)
    size = len(found)
    half, quarter = (size + 1) // 2, (size + 3) // 4
    return total(found) / size, total(found[:half]) / half, total(found[:quarter]) / quarter


def _taste(house: Troupe) -> tuple[float, ...]:
    """What a house's director gives for one more singer of each type."""
    if 0 <= house.director < len(TASTES):
        return TASTES[house.director]
    counts = type_counts(house.types)
    if house.director == VARIETY and counts.count(0) <= PLACES - house.size:
        return tuple([VARIETY_HOPE * (not count) for count in counts])
    return NO_TASTE


def purse_features(money: int, scene: int, *, scenery: bool) -> list[float]:
    """The features that change with money and scene elements."""
    return [
        money > 0,
        money > 1,
        money > 2,  # noqa: PLR2004
        scene,
        scene * scenery,
        money * scenery,
    ]


def loves_scenery(setting: Setting, director: int) -> bool:
    """Whether scene elements count double: under one's own director, or as long as that director may still come."""
    return director == SCENERY if setting.number >= DIRECTOR_ROUND else SCENERY in setting.living
