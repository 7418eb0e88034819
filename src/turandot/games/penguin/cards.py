"""What is in the box: penguins, entertainers and activity cards, and the deck that says which there are (U1).

A deck is a readable object: 64 penguins and 16 entertainers with all that is printed on them. The house deck is
ours; the printed values and dots are in no source, so any other deck of the same shape can be loaded from a file.
"""

import json
import re
from dataclasses import dataclass
from pkgutil import get_data
from typing import NamedTuple

from turandot.engine.errors import BadDeck
from turandot.engine.game import Json

FAMILIES = ("green", "brown", "red", "blue")
ANIMALS = ("sheep", "kangaroo", "seal", "bear")
ACTIVITIES = ("juggling", "acrobatics", "dance", "music")
LIKES = dict(zip(FAMILIES, ANIMALS, strict=True))
"""U1: green penguins like sheep, brown kangaroos, red seals, blue bears."""

PENGUINS = 64
ENTERTAINERS = len(ANIMALS) * len(ACTIVITIES)
CURTAINS = 14
HIGHEST_VALUE = 99
FEWEST_DOTS = 2
LONGEST_ID = 24


class Penguin(NamedTuple):
    """One of the 64 penguins. `number` is its place in the deck, `likes` the animal its family enjoys."""

    number: int
    id: str
    family: str
    activity: str
    value: int
    likes: str


class Entertainer(NamedTuple):
    """One of the 16 entertainers. `dots` are eight characters in reading order around the card, `1` a dot (U16)."""

    number: int
    id: str
    animal: str
    activity: str
    dots: str


@dataclass(frozen=True, slots=True)
class Deck:
    """A named set of penguins and entertainers, in the order of the list."""

    name: str
    penguins: tuple[Penguin, ...]
    entertainers: tuple[Entertainer, ...]


HOUSE_NAME = "house"
NO_NAME = "unnamed"
_NAME = re.compile(r"[\w '.-]{1,40}")
_ID = re.compile(rf"[a-z0-9-]{{1,{LONGEST_ID}}}")
_DOTS = re.compile(r"[01]{8}")
_PENGUIN = ("id", "family", "activity", "value")
_ENTERTAINER = ("id", "animal", "activity", "dots")


def read_deck(given: Json) -> Deck:
    """Make a deck of what a record or a file says; "house" or nothing is the house deck."""
    if given is None or given == HOUSE_NAME:
        return HOUSE
    if not isinstance(given, dict) or set(given) - {"name"} != {"penguins", "entertainers"}:
        raise BadDeck('a deck is an object with "penguins" and "entertainers", and perhaps a "name"')
    name = given.get("name", NO_NAME)
    if not isinstance(name, str) or not _NAME.fullmatch(name):
        raise BadDeck("a deck's name is 1 to 40 letters, digits or spaces")
    penguins = _listed(given["penguins"], "penguins", PENGUINS)
    entertainers = _listed(given["entertainers"], "entertainers", ENTERTAINERS)
    deck = Deck(
        name,
        tuple(_penguin(number, card) for number, card in enumerate(penguins)),
        tuple(_entertainer(number, card) for number, card in enumerate(entertainers)),
    )
    _all_different(deck)
    return deck


def _listed(given: Json, kind: str, count: int) -> list[Json]:
    if not isinstance(given, list) or len(given) != count:
        raise BadDeck(f"a deck has {count} {kind} in a list, no more and no fewer")
    return given


def _penguin(number: int, given: Json) -> Penguin:
    card = _card(given, f"penguin {number + 1}", _PENGUIN)
    value = given["value"]
    if type(value) is not int or value not in range(1, HIGHEST_VALUE + 1):
        raise BadDeck(f"{card} has the value {value!r:.40}; a value is from 1 to {HIGHEST_VALUE}", card=card)
    family = _one_of(FAMILIES, given["family"], card, "family")
    return Penguin(number, card, family, _one_of(ACTIVITIES, given["activity"], card, "activity"), value, LIKES[family])


def _entertainer(number: int, given: Json) -> Entertainer:
    card = _card(given, f"entertainer {number + 1}", _ENTERTAINER)
    dots = given["dots"]
    if not isinstance(dots, str) or not _DOTS.fullmatch(dots) or dots.count("1") < FEWEST_DOTS:  # U4: one could perform
        raise BadDeck(
            f"{card} has the dots {dots!r:.40}; dots are eight characters 0 or 1, at least two of them 1", card=card
        )
    animal = _one_of(ANIMALS, given["animal"], card, "animal")
    return Entertainer(number, card, animal, _one_of(ACTIVITIES, given["activity"], card, "activity"), dots)


def _card(given: Json, which: str, fields: tuple[str, ...]) -> str:
    """The id of a card that has all its fields."""
    if not isinstance(given, dict) or set(given) != set(fields):
        raise BadDeck(f"{which} should be an object with {', '.join(fields)}", card=which)
    card = given["id"]
    if not isinstance(card, str) or not _ID.fullmatch(card):
        raise BadDeck(
            f"{which} has the id {card!r:.40}; an id is 1 to {LONGEST_ID} of a-z, 0-9 and hyphens", card=which
        )
    return card


def _one_of(known: tuple[str, ...], given: Json, card: str, what: str) -> str:
    """Our own text for a word, so that words can be compared fast."""
    if not isinstance(given, str) or given not in known:
        raise BadDeck(f"{card} has the {what} {given!r:.40}; there are {', '.join(known)}", card=card)
    return known[known.index(given)]


def _all_different(deck: Deck) -> None:
    """See that every id names one card, and that every animal does every activity once (U1)."""
    seen: set[str] = set()
    for card in [*(penguin.id for penguin in deck.penguins), *(other.id for other in deck.entertainers)]:
        if card in seen:
            raise BadDeck(f"two cards have the id {card}", card=card)
        seen.add(card)
    pairs: dict[tuple[str, str], str] = {}
    for entertainer in deck.entertainers:
        other = pairs.setdefault((entertainer.animal, entertainer.activity), entertainer.id)
        if other != entertainer.id:
            raise BadDeck(f"{entertainer.id} has the animal and the activity of {other}", card=entertainer.id)


def write_deck(deck: Deck) -> Json:
    """Say a deck as a record does: the house deck by its name, any other in full."""
    return HOUSE_NAME if deck == HOUSE else {"name": deck.name, **list_deck(deck)}


def list_deck(deck: Deck) -> dict[str, Json]:
    """All cards by kind, with what is printed on them."""
    return {
        "penguins": [{field: getattr(card, field) for field in _PENGUIN} for card in deck.penguins],
        "entertainers": [{field: getattr(card, field) for field in _ENTERTAINER} for card in deck.entertainers],
    }


def deck_list(deck: Deck) -> list[Json]:
    """All cards in one list, each with its kind."""
    kinds = {"penguins": "penguin", "entertainers": "entertainer"}
    return [{"kind": kinds[kind], **card} for kind, cards in list_deck(deck).items() for card in cards]


HOUSE = read_deck(json.loads(get_data(__package__, "deck.json") or ""))
