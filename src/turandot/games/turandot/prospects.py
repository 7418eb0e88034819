"""What a card adds to a house now, and for a director the least and most it can still come to."""

from collections import Counter
from typing import NamedTuple

from turandot.games.turandot.cards import ROLES, TYPES, Card, Director, Gender, Singer
from turandot.games.turandot.rules import take
from turandot.games.turandot.scoring import (
    ALL_TYPES_BONUS,
    LOVED_AND_LOATHED,
    director_bonus,
    is_mismatch,
    role_points,
    standing,
)
from turandot.games.turandot.state import House


def gain(house: House, card: Card, before: int) -> int:
    """What one more card would add to a house that has `before` points; a whole cast has no room for a seventh."""
    if isinstance(card, Singer) and len(house.singers) == len(ROLES):
        return 0
    return standing(take(house, card)) - before


class Prospect(NamedTuple):
    """Points a director brings: now, and between which bounds at the premiere."""

    now: int
    least: int
    most: int


def prospect(house: House, director: Director, unseen: tuple[Singer, ...]) -> Prospect:
    """Bound a director's bonus, given the singers that may still be hired."""
    singers = house.singers
    open_places = len(ROLES) - len(singers)
    favourites = role_points(singers, Director.CASTING) - role_points(singers, None)
    now = director_bonus(director, singers, house.scene, favourites)

    def room(matching: int) -> int:
        return min(open_places, matching)

    types = Counter(singer.type for singer in unseen)
    match director:
        case Director.DARK | Director.COMIC | Director.ALTERNATIVE | Director.CLASSIC:
            loved, loathed = LOVED_AND_LOATHED[director]
            return Prospect(now, now - room(types[loathed]), now + room(types[loved]))
        case Director.CASTING:
            return Prospect(now, *_favourites(singers, unseen, open_places))
        case Director.SCENERY:
            return Prospect(now, now, now + room(house.money))
        case Director.VARIETY:
            missing = set(TYPES) - {singer.type for singer in singers}
            reachable = len(missing) <= open_places and all(types[kind] for kind in missing)
            return Prospect(now, now, ALL_TYPES_BONUS if reachable else 0)
        case Director.AMBIGUOUS:
            return Prospect(now, now, now + room(sum(singer.gender is Gender.UNCERTAIN for singer in unseen)))
        case _:
            return Prospect(0, 0, 0)


def _favourites(singers: tuple[Singer, ...], unseen: tuple[Singer, ...], open_places: int) -> tuple[int, int]:
    """Favourite roles that are sure to pay, since whoever wants them suits them, and those that at best may."""
    held = {singer.favourite for singer in singers if singer.favourite}
    suited = {singer.favourite for singer in singers if singer.favourite and not is_mismatch(singer, singer.favourite)}
    to_come = {singer.favourite for singer in unseen if singer.favourite} - held
    return len(suited), len(held) + min(open_places, len(to_come))
