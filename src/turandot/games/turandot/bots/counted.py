"""Cards as small integers, so that casts add up: the inner loops of the strong bots see nothing else.

A cast is two sums: how many singers of each kind (gender and favourite role), and of each type, three bits a count.
"""

from typing import NamedTuple

from turandot.games.turandot.cards import DIRECTORS, FAVOURITES, ROLES, TYPES, Card, Director, Gender, Singer
from turandot.games.turandot.scoring import LOVED_AND_LOATHED, role_points
from turandot.games.turandot.state import House

BITS, COUNT = 3, 7
_KINDS = [(gender, favourite) for gender in Gender for favourite in (None, *FAVOURITES)]
KIND = {kind: 1 << BITS * place for place, kind in enumerate(_KINDS)}
TYPE = {name: place for place, name in enumerate(TYPES)}
CHAIR = {director: place for place, director in enumerate(DIRECTORS)}
UNCERTAIN = {code for (gender, _), code in KIND.items() if gender is Gender.UNCERTAIN}
NO_DIRECTOR = -1
CASTING, SCENERY, VARIETY, AMBIGUOUS = (
    CHAIR[director] for director in (Director.CASTING, Director.SCENERY, Director.VARIETY, Director.AMBIGUOUS)
)
LOVED, LOATHED = (
    tuple(TYPE[pair[side]] for pair in map(LOVED_AND_LOATHED.__getitem__, DIRECTORS[:4])) for side in (0, 1)
)
TASTES: tuple[tuple[int, ...], ...] = tuple(
    tuple((place == loved) - (place == loathed) for place in range(len(TYPES)))
    for loved, loathed in zip(LOVED, LOATHED, strict=True)
)
"""What the first four directors give for one singer of each type."""
NO_TASTE = (0,) * len(TYPES)


class Voice(NamedTuple):
    """A singer as the bots count: the code of its kind, the place of its type, its stars."""

    kind: int
    type: int
    stars: int


class Troupe(NamedTuple):
    """A house as the bots count: sums over its singers, its director's place or none, money and scene elements."""

    kinds: int
    types: int
    stars: int
    size: int
    director: int
    money: int
    scene: int


class Shape(NamedTuple):
    """What matters of the kinds in a cast: points from roles (plain, and under `casting`) and what is still lacking."""

    roles: int
    roles_doubled: int
    women: int
    uncertain: int
    spare_men: int
    spare_women: int
    turandot: int
    calaf: int
    liu: int


class _Shapes(dict[int, Shape]):
    """Every cast's shape, worked out when first asked for."""

    def __missing__(self, kinds: int) -> Shape:
        shape = self[kinds] = _shape(kinds)
        return shape


def _shape(kinds: int) -> Shape:
    people = [kind for kind, code in KIND.items() for _ in range(kinds // code & COUNT)]
    singers = tuple(Singer("", "", 0, gender, favourite) for gender, favourite in people)
    genders = [gender for gender, _ in people]
    women, men = genders.count(Gender.FEMALE), genders.count(Gender.MALE)
    turandot, calaf, liu = (int(any(wish is role for _, wish in people)) for role in FAVOURITES)
    return Shape(
        role_points(singers, None),
        role_points(singers, Director.CASTING),
        women,
        genders.count(Gender.UNCERTAIN),
        max(0, men - 4),
        max(0, women - 2),
        turandot,
        calaf,
        liu,
    )


SHAPES = _Shapes()
PLACES = len(ROLES)


def voice(singer: Singer) -> Voice:
    """Count a singer."""
    return Voice(KIND[singer.gender, singer.favourite], TYPE[singer.type], singer.stars)


def troupe(house: House) -> Troupe:
    """Count a house."""
    kinds = types = stars = 0
    for singer in house.singers:
        kinds += KIND[singer.gender, singer.favourite]
        types += 1 << BITS * TYPE[singer.type]
        stars += singer.stars
    director = NO_DIRECTOR if house.director is None else CHAIR[house.director]
    return Troupe(kinds, types, stars, len(house.singers), director, house.money, house.scene)


def joined(old: Troupe, card: Voice | int) -> Troupe:
    """Count a house with one more card: a singer, or the place of a director."""
    kinds, types, stars, size, director, money, scene = old
    if isinstance(card, int):
        return Troupe(kinds, types, stars, size, card, money, scene)
    return Troupe(
        kinds + card.kind, types + (1 << BITS * card.type), stars + card.stars, size + 1, director, money, scene
    )


def code(card: Card) -> Voice | int:
    """Count a card of the casting call."""
    return voice(card) if isinstance(card, Singer) else CHAIR[card]


def type_counts(types: int) -> list[int]:
    """How many singers of each type."""
    return [types >> BITS * place & COUNT for place in range(len(TYPES))]


def standing_points(house: Troupe) -> int:
    """Points if the curtain rose now, with the best casting."""
    shape = SHAPES[house.kinds]
    points = house.stars + house.scene
    director = house.director
    if director == CASTING:
        return points + shape.roles_doubled
    return points + shape.roles + bonus(house, director)


def bonus(house: Troupe, director: int) -> int:
    """What a director other than `casting` adds now."""
    if 0 <= director < len(TASTES):
        loved, loathed = LOVED[director], LOATHED[director]
        return (house.types >> BITS * loved & COUNT) - (house.types >> BITS * loathed & COUNT)
    if director == AMBIGUOUS:
        return SHAPES[house.kinds].uncertain
    if director == VARIETY:
        return 3 * all(type_counts(house.types))
    return house.scene if director == SCENERY else 0
