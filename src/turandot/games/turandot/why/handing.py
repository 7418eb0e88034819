"""Why a card is handed out: what it adds to whoever gets it, and what becomes of the last one."""

from collections.abc import Iterator, Mapping

from turandot.engine.game import Json
from turandot.games.turandot.cards import Singer, card_id
from turandot.games.turandot.moves import Understudy
from turandot.games.turandot.why.look import Argument, Look
from turandot.games.turandot.why.worth import of_card, of_roles

FELT = 0.05
"""From here on it is worth saying that a card will come to more or less than the others: in points."""
LAST = 2
"""With so many cards on stage one is handed out, and the other leaves."""


def of_handing(table: Look, move: Understudy, figures: Mapping[str, float]) -> Iterator[Argument]:
    """Argue about the card in this slot for the next seat without one (R11)."""
    view = table.view
    card, seat = view.now.cards[move.slot - 1], view.waiting[0]
    if seat == view.seat:
        yield from of_card(table, card, figures.get("own"))
    else:
        denied = figures.get("denied", -table.above(seat, card))
        yield _for_another(table, card_id(card), seat, denied)
        row, added = table.gains[seat], table.gain(seat, card)
        telling = {"favourite": added > min(row), "miscast": added < max(row)}  # else it would contradict what was said
        for each in of_roles(view.houses[seat], card) if isinstance(card, Singer) else ():
            if telling.get(each.kind):
                yield Argument(-each.weight / 2, f"gives-{each.kind}", {**each.facts, "seat": seat})
    if len(table.cards) == LAST:
        left = next(other for other in table.cards if other != card)
        yield Argument(0, "table-gets" if view.table else "goes-home", {"card": card_id(left)}, "rest")


def _for_another(table: Look, card: str, seat: int, denied: float) -> Argument:
    """How the card compares with the others left for somebody else: now, and in the long run as the bot sees it."""
    row = table.gains[seat]
    place = next(place for place, other in enumerate(table.cards) if card_id(other) == card)
    added, above = row[place], row[place] - sum(row) / len(row)
    facts = {"card": card, "seat": seat}
    if max(row) == min(row):
        return _later(denied, facts)
    if added == min(row) and denied >= 0:
        return Argument(max(denied, 0.1), "gives-least", facts)
    if added == max(row) and denied <= 0:
        return Argument(min(denied, -0.1), "gives-most", facts)
    if above < 0 > denied:
        return Argument(denied, "gives-more", facts)
    if above > 0 < denied:
        return Argument(denied, "gives-less", facts)
    return Argument(denied, "gives-middling", facts)


def _later(denied: float, facts: Mapping[str, Json]) -> Argument:
    """Where all that is left adds the same now, what the bot expects of the card later decides."""
    if abs(denied) < FELT:
        return Argument(0.2, "gives-same", facts)
    return Argument(denied, "gives-fading" if denied > 0 else "gives-growing", facts)
