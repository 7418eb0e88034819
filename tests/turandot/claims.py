"""What each kind of reason claims, worked out anew from the whole truth: by trying castings out and counting cards.

Nothing here asks the module that gives the reasons, nor the quick ways in which scores are found elsewhere.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import permutations
from typing import NamedTuple

from turandot.engine.game import Choice, Reason
from turandot.games.turandot.cards import ROLES, TYPES, Card, Director, Gender, Role, Singer, card_id
from turandot.games.turandot.moves import Bid, Move, Understudy
from turandot.games.turandot.scoring import director_bonus, is_favourite, is_mismatch
from turandot.games.turandot.state import House, State

WOMEN, MEN = (Role.TURANDOT, Role.LIU), (Role.CALAF, Role.PING, Role.PONG, Role.PANG)
LOVES = {
    Director.DARK: "dark",
    Director.COMIC: "comic",
    Director.ALTERNATIVE: "alternative",
    Director.CLASSIC: "classic",
}
OPPOSITES = {"dark": "comic", "comic": "dark", "alternative": "classic", "classic": "alternative"}


@cache
def _roles(singers: tuple[Singer, ...], weight: int) -> int:
    """The most that roles can bring, by trying every way to give them out."""
    return max(
        sum(
            weight * is_favourite(singer, role) - is_mismatch(singer, role)
            for singer, role in zip(singers, order, strict=True)
        )
        for order in permutations(ROLES, len(singers))
    )


@cache
def roles(house: House) -> int:
    """The same for a house, whose director may count favourites twice."""
    kinds = tuple(Singer("", "", 0, each.gender, each.favourite) for each in house.singers)
    return _roles(tuple(sorted(kinds, key=repr)), 2 if house.director is Director.CASTING else 1)


def worth(house: House) -> int:
    """All that a house has now."""
    director = None if house.director is Director.CASTING else house.director
    taste = director_bonus(director, house.singers, house.scene, 0)
    return roles(house) + sum(singer.stars for singer in house.singers) + house.scene + taste


def joined(house: House, card: Card) -> House:
    """The house with one card more."""
    if isinstance(card, Singer):
        return house._replace(singers=(*house.singers, card))
    return house._replace(director=card)


class Claim(NamedTuple):
    """A reason given for a move in a state, and who gave it."""

    state: State
    seat: int
    move: Move
    choice: Choice
    reason: Reason
    most: float
    """The greatest value that any move had."""

    @property
    def house(self) -> House:
        return self.state.houses[self.seat]

    @property
    def told(self) -> House:
        """The house of the seat that the reason names."""
        return self.state.houses[self.reason["seat"]]

    @property
    def figures(self) -> Mapping[str, float]:
        return self.choice.reasons

    @property
    def free(self) -> list[Card]:
        return [card for card in self.state.stage if card is not None]

    @property
    def card(self) -> Card:
        """The card the move is about."""
        assert isinstance(self.move, (Bid, Understudy))
        slot = self.move.number if isinstance(self.move, Bid) else self.move.slot
        assert slot is not None
        return self.state.now.cards[slot - 1]

    @property
    def singer(self) -> Singer:
        assert isinstance(self.card, Singer)
        return self.card

    @property
    def bid(self) -> Bid:
        assert isinstance(self.move, Bid)
        return self.move

    @property
    def others(self) -> list[House]:
        return [house for seat, house in enumerate(self.state.houses) if seat != self.seat]

    def adds(self, house: House, card: Card | None = None) -> int:
        return worth(joined(house, card or self.card)) - worth(house)

    def row(self, house: House) -> list[int]:
        """What every card still on stage would add to a house."""
        return [self.adds(house, card) for card in self.free]

    def above(self, house: House) -> float:
        row = self.row(house)
        return self.adds(house) - sum(row) / len(row)

    @property
    def pays(self) -> list[int]:
        """What the director the reason names would bring every house."""
        director = Director(self.reason["director"])
        alone = [house._replace(director=None) for house in self.state.houses]
        return [worth(house._replace(director=director)) - worth(house) for house in alone]

    @property
    def mine(self) -> int:
        return self.pays[self.seat]

    def named(self, key: str, card: Card) -> bool:
        return bool(self.reason[key] == card_id(card))


def _counts(house: House, *genders: Gender) -> int:
    return sum(singer.gender in genders for singer in house.singers)


# ── Cards ──


def stars(claim: Claim) -> bool:
    every = [card.stars for card in claim.free if isinstance(card, Singer)]
    return bool(claim.singer.stars == claim.reason["stars"] == max(every) > min(every))


def few_stars(claim: Claim) -> bool:
    every = [card.stars for card in claim.free if isinstance(card, Singer)]
    return bool(claim.singer.stars == claim.reason["stars"] == min(every) < max(every))


def wants(house: House, claim: Claim) -> bool:
    """The role is nobody else's dream, and giving it to this singer brings all it can."""
    singer, points = claim.singer, claim.reason["points"]
    free = all(other.favourite is not singer.favourite for other in house.singers)
    full = 1 + (house.director is Director.CASTING)
    gained = roles(joined(house, singer)) - roles(house)
    return (
        free
        and str(singer.favourite) == claim.reason["role"]
        and gained == points == full
        and claim.named("card", singer)
    )


def taken(claim: Claim) -> bool:
    other = next(singer for singer in claim.house.singers if singer.id == claim.reason["other"])
    return other.favourite is claim.singer.favourite and str(other.favourite) == claim.reason["role"]


def miscast(house: House, claim: Claim) -> bool:
    singer = claim.singer
    suited = {Gender.FEMALE: len(WOMEN), Gender.MALE: len(MEN)}[singer.gender]
    crowd = sum(other.gender in {singer.gender, Gender.UNCERTAIN} for other in house.singers)
    lost = roles(joined(house, singer)) - roles(house) == claim.reason["points"] < 0
    return crowd >= suited and lost and claim.named("card", singer)


def woman(claim: Claim) -> bool:
    lacking = len(WOMEN) - _counts(claim.house, Gender.FEMALE, Gender.UNCERTAIN)
    return claim.singer.gender is Gender.FEMALE and lacking == claim.reason["count"] > 0


def loved(claim: Claim, sign: int) -> bool:
    director = claim.house.director
    with_him, without = claim.house, claim.house._replace(director=None)
    taste = claim.adds(with_him) - claim.adds(without)
    return str(director) == claim.reason["director"] and taste == sign


def grows(claim: Claim) -> bool:
    director = Director(claim.reason["director"])
    held = sum(singer.type == claim.singer.type for singer in claim.house.singers)
    return (
        LOVES[director] == claim.singer.type
        and director in claim.state.living
        and claim.reason["count"] == held + 1 > 1
    )


def variety(claim: Claim, kind: str) -> bool:
    before = {singer.type for singer in claim.house.singers}
    after = before | {claim.singer.type}
    if claim.house.director is not Director.VARIETY:
        return False
    if kind == "type-again":
        return after == before and len(before) == len(claim.house.singers)
    if kind == "types-complete":
        return len(after) == len(TYPES) > len(before) and claim.reason["points"] == claim.adds(
            claim.house
        ) - claim.adds(claim.house._replace(director=None))
    return after != before and len(after) == claim.reason["count"] == len(claim.house.singers) + 1 < len(TYPES)


def own(claim: Claim) -> float:
    """What the bot made of the card, or what it adds now where the bot did not say."""
    return claim.figures.get("own", claim.above(claim.house))


def best(claim: Claim) -> bool:
    return claim.adds(claim.house) == max(claim.row(claim.house)) and own(claim) >= 0


def worse(claim: Claim) -> bool:
    other = next(card for card in claim.free if claim.named("other", card))
    return claim.adds(claim.house) < claim.adds(claim.house, other) == max(claim.row(claim.house)) and own(claim) <= 0


def later(claim: Claim, sign: int) -> bool:
    return sign * own(claim) >= 0 >= sign * claim.above(claim.house)


def middling(claim: Claim) -> bool:
    return claim.above(claim.house) > 0 and claim.adds(claim.house) < max(claim.row(claim.house)) and own(claim) >= 0


# ── Directors, now and at best ──


def most(claim: Claim, seat: int) -> int:
    """The most a director can bring a house, by what may still come to it: an upper bound found from the cards."""
    house, director, singers = claim.state.houses[seat], Director(claim.reason["director"]), claim.state.stock
    places = len(ROLES) - len(house.singers)
    now = worth(house._replace(director=director)) - worth(house)
    match director:
        case Director.SCENERY:
            return now + min(places, house.money)
        case Director.VARIETY:
            return 3
        case Director.CASTING:
            return 3
        case Director.AMBIGUOUS:
            return now + min(places, sum(singer.gender is Gender.UNCERTAIN for singer in singers))
        case _:
            return now + min(places, sum(singer.type == LOVES.get(director) for singer in singers))


def can_pay(claim: Claim, seat: int) -> bool:
    return bool(claim.pays[seat] < claim.reason["points"] <= most(claim, seat))


def claims(
    state: State, seat: int, choices: Mapping[Move, Choice], reasons: Mapping[Move, list[Reason]]
) -> Iterator[Claim]:
    """Every reason that was given there."""
    most_of_all = max(choice.value for choice in choices.values())
    return (
        Claim(state, seat, move, choices[move], reason, most_of_all)
        for move, given in reasons.items()
        for reason in given
    )
