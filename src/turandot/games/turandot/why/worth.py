"""What a card is worth to the seat that might get it: stars, roles, the director's taste, and the other cards."""

from collections.abc import Iterator

from turandot.games.turandot.cards import ROLES, TYPES, WOMEN_ROLES, Card, Director, Gender, Singer, card_id
from turandot.games.turandot.prospects import prospect
from turandot.games.turandot.scoring import ALL_TYPES_BONUS, LOVED_AND_LOATHED, role_points
from turandot.games.turandot.state import House
from turandot.games.turandot.view import View
from turandot.games.turandot.why.look import Argument, Look

WOMEN = len(WOMEN_ROLES)
HOPE = 0.3
"""What a point that may still come weighs beside one that is there."""


def of_card(table: Look, card: Card, own: float | None) -> Iterator[Argument]:
    """Argue with what the card is in itself, then with how it compares; `own` is what the bot made of that."""
    if isinstance(card, Singer):
        yield from _of_singer(table, card)
    else:
        yield from _of_director(table.view, card)
    yield _compared(table, card, table.above(table.view.seat, card) if own is None else own)


def _of_singer(table: Look, card: Singer) -> Iterator[Argument]:
    stars = [other.stars for other in table.cards if isinstance(other, Singer)]
    edge = card.stars - sum(stars) / len(stars)
    roles = list(of_roles(table.view.house, card))
    if card.stars == max(stars) > min(stars):
        joined = next((each for each in roles if each.kind in {"favourite", "woman"}), None)
        if joined:
            roles.remove(joined)
            yield Argument(edge + joined.weight, f"stars-{joined.kind}", {"stars": card.stars, **joined.facts})
        else:
            yield Argument(edge, "stars", {"stars": card.stars})
    elif card.stars == min(stars) < max(stars):
        yield Argument(edge, "few-stars", {"stars": card.stars})
    yield from roles
    yield from _of_taste(table.view, card)


def of_roles(house: House, card: Singer) -> Iterator[Argument]:
    """What the singer would play in this house, as far as that makes a difference (R17)."""
    singers, director = house.singers, house.director
    change = role_points((*singers, card), director) - role_points(singers, director)
    full = 2 if director is Director.CASTING else 1
    wanted = card.favourite and str(card.favourite)
    rival = next((singer.id for singer in singers if singer.favourite is card.favourite), None)
    women = sum(singer.gender is not Gender.MALE for singer in singers)
    if wanted and rival is None and change == full:
        yield Argument(change, "favourite", {"card": card.id, "role": wanted, "points": change})
    elif wanted and rival is not None and change < full:
        yield Argument(-0.4, "favourite-taken", {"card": card.id, "role": wanted, "other": rival})
    if change < 0:
        yield Argument(change, "miscast", {"card": card.id, "points": change})
    elif card.gender is Gender.FEMALE and women < WOMEN:
        lacking, places = WOMEN - women, len(ROLES) - len(singers)
        yield Argument(0.2 + 0.8 * lacking / places, "woman", {"card": card.id, "count": lacking})
    elif card.gender is Gender.UNCERTAIN:
        yield Argument(HOPE, "any-role", {"card": card.id})


def _of_taste(view: View, card: Singer) -> Iterator[Argument]:
    """What the own director thinks of the singer, or one who may still become it (R16)."""
    singers, director = view.house.singers, view.house.director
    types = {singer.type for singer in singers}
    named = {"card": card.id, "director": director and str(director)}
    if director is None:
        for living in view.living:
            held = sum(singer.type == card.type for singer in singers)
            if held and LOVED_AND_LOATHED.get(living, ("",))[0] == card.type:
                facts = {"type": card.type, "count": held + 1, "director": str(living)}
                yield Argument(HOPE * held, "type-grows", facts)
    elif director in LOVED_AND_LOATHED and card.type in LOVED_AND_LOATHED[director]:
        loved = card.type == LOVED_AND_LOATHED[director][0]
        yield Argument(1 if loved else -1, "loved" if loved else "loathed", named)
    elif director is Director.AMBIGUOUS and card.gender is Gender.UNCERTAIN:
        yield Argument(1, "loved", named)
    elif director is Director.VARIETY and len(types) == len(singers):  # otherwise six different types are out of reach
        if card.type in types:
            yield Argument(-1, "type-again", {**named, "type": card.type})
        elif len(types) + 1 == len(TYPES):
            yield Argument(ALL_TYPES_BONUS, "types-complete", {**named, "points": ALL_TYPES_BONUS})
        else:
            yield Argument(HOPE * len(types), "type-new", {**named, "type": card.type, "count": len(types) + 1})


def _of_director(view: View, director: Director) -> Iterator[Argument]:
    """What a director pays the own house now, and may pay at the premiere."""
    now, _, most = prospect(view.house, director, view.unseen)
    facts = {"director": str(director)}
    if director is Director.PLAIN:
        yield Argument(-HOPE, "pays-never", facts)
    elif now:
        yield Argument(now, "pays" if now > 0 else "costs", {**facts, "points": now})
    if most > now:
        yield Argument(HOPE * (most - now), "pays-later", {**facts, "points": most})


def _compared(table: Look, card: Card, own: float) -> Argument:
    """How the card compares with the others on stage for the seat: now, and in the long run as the bot sees it."""
    me = table.view.seat
    row, added, above = table.gains[me], table.gain(me, card), table.above(me, card)
    top, low = max(row), min(row)
    if added == top > low and own >= 0:
        return Argument(max(own, 0.1), "best-card", {})
    if added < top and own <= 0 and above < 0:
        other = card_id(table.cards[row.index(top)])
        return Argument(min(own, -0.1), "worst-card" if added == low else "better-card", {"other": other})
    if own < 0:
        return Argument(own, "later-less", {"card": card_id(card)})
    if above <= 0:
        return Argument(own, "later-more", {"card": card_id(card)})
    return Argument(own / 2, "middling", {})
