"""What is in the box: singers, directors and roles, and the deck that says which singers there are.

A deck is a small readable object: a name, and for each type six singers such as "2FL": two stars, female,
wants Liù. The house deck is ours; the printed list of singers is in no rulebook, so any other deck of the
same shape can be loaded from a file.
"""

import json
import re
from dataclasses import dataclass
from enum import StrEnum
from pkgutil import get_data

from turandot.engine.errors import BadDeck
from turandot.engine.game import HOUSE_DECK, Json


class Gender(StrEnum):
    """A singer's gender as the card shows it; a role asks for one of the first two."""

    MALE = "male"
    FEMALE = "female"
    UNCERTAIN = "uncertain"


class Role(StrEnum):
    """The six roles of the opera, in the order of the row."""

    TURANDOT = "turandot"
    CALAF = "calaf"
    LIU = "liu"
    PING = "ping"
    PONG = "pong"
    PANG = "pang"


ROLES = tuple(Role)
WOMEN_ROLES = (Role.TURANDOT, Role.LIU)
FAVOURITES = (Role.TURANDOT, Role.CALAF, Role.LIU)

TYPES = ("pro", "amateur", "alternative", "classic", "comic", "dark")
SINGERS_A_TYPE = 6


class Director(StrEnum):
    """The nine directors, named by what they reward."""

    DARK = "dark"
    COMIC = "comic"
    ALTERNATIVE = "alternative"
    CLASSIC = "classic"
    CASTING = "casting"
    SCENERY = "scenery"
    VARIETY = "variety"
    AMBIGUOUS = "ambiguous"
    PLAIN = "plain"


DIRECTORS = tuple(Director)


@dataclass(frozen=True, slots=True)
class Singer:
    """One of the 36 singers. The id is a stable word (`dark-4`): records and links name it."""

    id: str
    type: str
    stars: int
    gender: Gender
    favourite: Role | None = None


Card = Singer | Director


def card_id(card: Card) -> str:
    """Name a card: a singer's id, or a director's."""
    return card.id if isinstance(card, Singer) else str(card)


@dataclass(frozen=True, slots=True)
class Deck:
    """A named set of 36 singers, in the order of the list."""

    name: str
    singers: tuple[Singer, ...]


_LETTERS = {"M": Gender.MALE, "F": Gender.FEMALE, "U": Gender.UNCERTAIN}
_CRESTS = {"": None, "T": Role.TURANDOT, "C": Role.CALAF, "L": Role.LIU}
_SINGER = re.compile(r"([1-3])([MFU])([TCL]?)")
_NAME = re.compile(r"[\w '.-]{1,40}")


def read_deck(given: Json) -> Deck:
    """Make a deck of what a record or a file says; "house" or nothing is the house deck."""
    if given is None or given == HOUSE_DECK:
        return HOUSE
    if not isinstance(given, dict) or set(given) != {"name", "singers"}:
        raise BadDeck('a deck is an object with "name" and "singers"')
    name, singers = given["name"], given["singers"]
    if not isinstance(name, str) or not _NAME.fullmatch(name):
        raise BadDeck("a deck's name is 1 to 40 letters, digits or spaces")
    if not isinstance(singers, dict) or set(singers) != set(TYPES):
        raise BadDeck(f"a deck lists singers for exactly these types: {', '.join(TYPES)}")
    return Deck(name, tuple(singer for type_ in TYPES for singer in _six(type_, singers[type_])))


def _six(type_: str, given: Json) -> tuple[Singer, ...]:
    if not isinstance(given, list) or len(given) != SINGERS_A_TYPE:
        raise BadDeck(f"{type_} has six singers, no more and no fewer", card=type_)
    return tuple(_singer(f"{type_}-{place}", type_, text) for place, text in enumerate(given, 1))


def _singer(card: str, type_: str, text: Json) -> Singer:
    found = _SINGER.fullmatch(text) if isinstance(text, str) else None
    if found is None:
        raise BadDeck(
            f"{card} is {text!r:.40}; a singer is stars 1-3, gender M, F or U, then T, C, L or nothing, as in 2FL",
            card=card,
        )
    stars, gender, favourite = found.groups()
    return Singer(card, type_, int(stars), _LETTERS[gender], _CRESTS[favourite])


def write_deck(deck: Deck) -> Json:
    """Say a deck as a record does: the house deck by its name, any other in full."""
    if deck == HOUSE:
        return HOUSE_DECK
    letters = {gender: letter for letter, gender in _LETTERS.items()}
    crests = {role: letter for letter, role in _CRESTS.items()}
    rows: dict[str, list[str]] = {type_: [] for type_ in TYPES}
    for singer in deck.singers:
        rows[singer.type].append(f"{singer.stars}{letters[singer.gender]}{crests[singer.favourite]}")
    return {"name": deck.name, "singers": rows}


def deck_list(deck: Deck) -> list[Json]:
    """List all singers with what is printed on them."""
    return [
        {
            "id": singer.id,
            "type": singer.type,
            "stars": singer.stars,
            "gender": str(singer.gender),
            "favourite": singer.favourite and str(singer.favourite),
        }
        for singer in deck.singers
    ]


HOUSE = read_deck(json.loads(get_data(__package__, "deck.json") or ""))
