"""The premiere in numbers: what a cast is worth, the best way to give out roles, and who wins."""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Protocol

from turandot.games.turandot.cards import ROLES, TYPES, WOMEN_ROLES, Director, Gender, Role, Singer
from turandot.games.turandot.moves import CASTINGS
from turandot.games.turandot.state import House, Round

ALL_TYPES_BONUS = 3
ORDERS = tuple(casting.order for casting in CASTINGS)
AS_HIRED = ORDERS[0]
TABLE = "table"
"""What accounts call the third house of a game for two, which nobody plays."""
LOVED_AND_LOATHED = {
    Director.DARK: ("dark", "comic"),
    Director.COMIC: ("comic", "dark"),
    Director.ALTERNATIVE: ("alternative", "classic"),
    Director.CLASSIC: ("classic", "alternative"),
}


@dataclass(frozen=True, slots=True)
class Score:
    """One line of the final account; mismatches and penalty are counted as they are, and subtracted in the total."""

    stars: int
    scene: int
    favourites: int
    mismatches: int
    bonus: int
    penalty: int = 0

    @property
    def total(self) -> int:
        """Add it all up."""
        return self.stars + self.scene + self.favourites - self.mismatches + self.bonus - self.penalty


def is_favourite(singer: Singer, role: Role) -> bool:
    """Whether the singer plays the role printed on the card."""
    return singer.favourite is role


def is_mismatch(singer: Singer, role: Role) -> bool:
    """A man in a woman's role or a woman in a man's; an uncertain singer never."""
    wrong = Gender.MALE if role in WOMEN_ROLES else Gender.FEMALE
    return singer.gender is wrong


def director_bonus(director: Director | None, singers: tuple[Singer, ...], scene: int, favourites: int) -> int:
    """What the director adds, on top of everything else (R16)."""
    match director:
        case Director.DARK | Director.COMIC | Director.ALTERNATIVE | Director.CLASSIC:
            loved, loathed = LOVED_AND_LOATHED[director]
            return sum((singer.type == loved) - (singer.type == loathed) for singer in singers)
        case Director.CASTING:
            return favourites
        case Director.SCENERY:
            return scene
        case Director.VARIETY:
            return ALL_TYPES_BONUS if len({singer.type for singer in singers}) == len(TYPES) else 0
        case Director.AMBIGUOUS:
            return sum(singer.gender is Gender.UNCERTAIN for singer in singers)
        case _:
            return 0


def score(house: House, casting: tuple[int, ...], penalty: int = 0) -> Score:
    """Score a house whose singers play the roles in this order; with fewer than six singers, as far as they go."""
    singers = house.singers
    parts = [(singers[place], role) for place, role in zip(casting, ROLES, strict=True) if place < len(singers)]
    favourites = sum(is_favourite(singer, role) for singer, role in parts)
    return Score(
        stars=sum(singer.stars for singer in singers),
        scene=house.scene,
        favourites=favourites,
        mismatches=sum(is_mismatch(singer, role) for singer, role in parts),
        bonus=director_bonus(house.director, singers, house.scene, favourites),
        penalty=penalty,
    )


# ── The best casting ──


@cache
def _part_points(gender: Gender, favourite: Role | None, weight: int) -> tuple[int, ...]:
    """What one singer adds in each of the six roles, when a favourite role counts `weight`."""
    singer = Singer("", "", 0, gender, favourite)
    return tuple(weight * is_favourite(singer, role) - is_mismatch(singer, role) for role in ROLES)


def part_points(singer: Singer, director: Director | None) -> tuple[int, ...]:
    """What one singer adds in each of the six roles, besides stars and type."""
    return _part_points(singer.gender, singer.favourite, _weight(director))


def _weight(director: Director | None) -> int:
    """R16: a favourite under `casting` is worth two."""
    return 2 if director is Director.CASTING else 1


_KINDS = [(gender, favourite) for gender in Gender for favourite in (None, Role.TURANDOT, Role.CALAF, Role.LIU)]
_KIND = {kind: number for number, kind in enumerate(_KINDS)}


def _kinds(singers: tuple[Singer, ...]) -> list[int]:
    """Only gender and favourite matter for a role, so that few different casts exist and each is solved once."""
    return [_KIND[singer.gender, singer.favourite] for singer in singers]


def _parts(kinds: tuple[int, ...], weight: int) -> list[tuple[int, ...]]:
    """What each of six singers adds in each role; roles nobody can play yet cost nothing."""
    nobody = (0,) * len(ROLES)
    return [_part_points(*_KINDS[kind], weight) for kind in kinds] + [nobody] * (len(ROLES) - len(kinds))


def best_casting(singers: tuple[Singer, ...], director: Director | None) -> tuple[int, ...]:
    """Find the order worth most; among equals the one closest to the order of hiring. Serves a growing cast too."""
    return _best_order(tuple(_kinds(singers)), _weight(director))


@lru_cache(maxsize=4096)
def _best_order(kinds: tuple[int, ...], weight: int) -> tuple[int, ...]:
    """Try all 720 orders."""
    parts = _parts(kinds, weight)
    return max(ORDERS, key=lambda order: sum(parts[place][role] for role, place in enumerate(order)))


def castings_by_worth(singers: tuple[Singer, ...], director: Director | None) -> list[tuple[int, tuple[int, ...]]]:
    """For every worth a casting of a whole cast can have, most first: the order closest to the order of hiring."""
    parts = [part_points(singer, director) for singer in singers]
    found: dict[int, tuple[int, ...]] = {}
    for order in ORDERS:
        found.setdefault(sum(parts[place][role] for role, place in enumerate(order)), order)
    return sorted(found.items(), reverse=True)


def role_points(singers: tuple[Singer, ...], director: Director | None) -> int:
    """Favourites minus mismatches under the best casting (favourites doubled under `casting`), fast."""
    return _solved(tuple(sorted(_kinds(singers))), _weight(director))


@lru_cache(maxsize=65536)
def _solved(kinds: tuple[int, ...], weight: int) -> int:
    """Choose who plays Turandot, Calaf and Liù; the other three are Ping, Pong and Pang, who all want men.

    For each of the three, the best three for it are enough: the other two can take away only two of them.
    """
    parts = _parts(kinds, weight)
    minor = sum(points[-1] for points in parts)
    gains = [[points[role] - points[-1] for points in parts] for role in range(3)]
    first, second, third = (sorted(range(len(parts)), key=row.__getitem__)[-3:] for row in gains)
    return minor + max(
        gains[0][i] + gains[1][j] + gains[2][k] for i in first for j in second for k in third if i != j != k != i
    )


def standing(house: House) -> int:
    """Total points if the curtain rose now, with the best casting: `projected(house).total`, fast."""
    singers, director = house.singers, house.director
    points = house.scene + role_points(singers, director)
    for singer in singers:
        points += singer.stars
    if director is not None and director is not Director.CASTING:  # whose bonus is in the role points
        points += director_bonus(director, singers, house.scene, 0)
    return points


def projected(house: House) -> Score:
    """Score a house as if the curtain rose now, with the best casting."""
    return score(house, house.casting or best_casting(house.singers, house.director))


# ── The end ──


class Ended(Protocol):
    """What scoring needs of a finished game: a state and a view both have it, since at the end all is public."""

    @property
    def now(self) -> Round:
        """The last round."""

    @property
    def houses(self) -> tuple[House, ...]:
        """Every player's cast."""

    @property
    def table(self) -> House | None:
        """The third cast of a game for two."""


def final_scores(end: Ended) -> tuple[Score, ...]:
    """Score every seat; with two players the last Maestro loses a point (R19)."""
    last = end.now.maestro if end.table else None
    return tuple(
        score(house, house.casting or AS_HIRED, penalty=int(seat == last)) for seat, house in enumerate(end.houses)
    )


def table_score(table: House) -> Score:
    """The Table's singers play in the order they came (R20)."""
    return score(table, AS_HIRED)


def scores(end: Ended) -> tuple[int, ...]:
    """Total points by seat."""
    return tuple(line.total for line in final_scores(end))


def winners(end: Ended) -> tuple[int, ...]:
    """Most points wins, then most printed stars, else the victory is shared (R18); nobody if the Table wins (R21)."""
    lines = final_scores(end)
    if end.table and table_score(end.table).total > max(line.total for line in lines):
        return ()
    best = max((line.total, line.stars) for line in lines)
    return tuple(seat for seat, line in enumerate(lines) if (line.total, line.stars) == best)


def winner_names(end: Ended) -> list[int | str]:
    """Say who won: seats, or the Table."""
    return list(winners(end)) or [TABLE]


def places(end: Ended) -> tuple[int, ...]:
    """Rank the seats among themselves, the Table left out, by points and then by stars (R18); equals share a place."""
    ranks = [(line.total, line.stars) for line in final_scores(end)]
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
