"""Why a bid: the card, who else wants it, what the money does, the designer's price, and the bluff card."""

from collections.abc import Iterator, Mapping

from turandot.games.turandot.cards import Card, Director, card_id
from turandot.games.turandot.moves import Bid
from turandot.games.turandot.rules import designers
from turandot.games.turandot.state import DIRECTOR_ROUND, ROUNDS, seating
from turandot.games.turandot.view import UNKNOWN, View
from turandot.games.turandot.why.look import Argument, Look, about
from turandot.games.turandot.why.worth import HOPE, of_card

QUIET, CROWDED = 0.3, 0.55
"""How likely somebody else bids on a card that hardly anybody wants, and on one that several do."""
WANTED = 0.3
"""Points from which on it is worth saying that a card is more to a rival than others are."""
FLAT = 1
"""Cards that differ by no more than this are much alike."""


def of_bid(table: Look, bid: Bid, figures: Mapping[str, float]) -> Iterator[Argument]:
    """Argue about a sealed stack."""
    if bid.number is None:
        yield from _of_money_alone(table)
    else:
        card = table.view.now.cards[bid.number - 1]
        yield from of_card(table, card, figures.get("own"))
        yield from about("rivals", _of_rivals(table, card, figures))
        yield from about("money", _of_purses(table.view, bid, table.spread))
        yield from about("money", _of_contest(bid, figures, table.spread))
        yield from about("money", _of_place(table.view, bid))
    if bid.bluff:
        yield from about("bluff", [_of_bluff(table.view, bid)])


def _of_rivals(table: Look, card: Card, figures: Mapping[str, float]) -> Iterator[Argument]:
    """To whom else the card is worth more than others are."""
    rival = int(figures.get("denied_seat", max(table.others, key=lambda seat: table.above(seat, card))))
    denied, added = figures.get("denied", table.above(rival, card)), table.gain(rival, card)
    if denied >= WANTED and added > 0 and table.above(rival, card) > 0:
        kind, named = ("pays-rival", "director") if isinstance(card, Director) else ("rival-wants", "card")
        yield Argument(HOPE * denied, kind, {named: card_id(card), "seat": rival, "points": added})
    elif denied < WANTED and all(table.above(seat, card) <= 0 for seat in table.others):
        yield Argument(HOPE / 2, "nobody-wants", {})


def _of_purses(view: View, bid: Bid, stake: float) -> Iterator[Argument]:
    """What the money laid can do, given what everybody owns; all of that is public (R3, R6-R8)."""
    laid, purse = bid.money, view.house.money
    richer = [seat for seat, house in enumerate(view.houses) if seat != view.seat and house.money > laid]
    equals = [seat for seat, house in enumerate(view.houses) if seat != view.seat and house.money == laid]
    to_come = ROUNDS - view.now.number
    if not richer:
        yield Argument(stake if not equals else 0.6 * stake, "nobody-outbids" if equals else "sure", {"money": laid})
    elif len(richer) == 1 and laid and view.seats > 2:  # noqa: PLR2004 - of two, the other one is always the only one
        yield Argument(0.4 * stake, "only-outbids", {"seat": richer[0], "money": laid})
    if laid and laid == purse:
        facts = {"money": laid, "rounds": to_come}
        yield Argument(-0.25 * laid, "last-coin", facts) if to_come else Argument(0.5, "last-call", {})
    elif purse and not laid and to_come:
        yield Argument(HOPE, "keeps-money", {"money": purse, "rounds": to_come})


def _of_contest(bid: Bid, figures: Mapping[str, float], stake: float) -> Iterator[Argument]:
    """Whether others will bid on the card too, as the bot sees it."""
    contested, hired = figures.get("contested"), figures.get("hired", 0.0)
    if contested is None:
        return
    if contested <= QUIET:
        yield Argument(-HOPE * bid.money, "overpaid", {}) if bid.money else Argument(0.7 * stake, "quiet", {})
    elif contested >= CROWDED:
        worth_it = bid.money and hired >= 1 - CROWDED
        yield (
            Argument(0.4 * stake, "worth-paying", {"money": bid.money}) if worth_it else Argument(-stake, "crowded", {})
        )


def _of_place(view: View, bid: Bid) -> Iterator[Argument]:
    """What comes of sealing when one does: stacks that can be seen, and the Maestro's own net (R5, R11)."""
    if view.now.maestro == view.seat and not bid.money:
        yield Argument(HOPE, "maestro-safe", {})
    sizes = [size for size in view.sealed if size != UNKNOWN]
    if sizes and max(sizes) == 1 and bid.money:
        yield Argument(HOPE, "thin", {"count": len(sizes)})


def _of_bluff(view: View, bid: Bid) -> Argument:
    """The bluff card is for those who see the stack before they seal (R4, R5)."""
    order = seating(view.seats, view.now.maestro)
    later = len(order) - 1 - order.index(view.seat) if view.setup.options["sealing"] == "clockwise" else 0
    if later:
        return Argument(HOPE, "bluff", {"size": bid.size, "count": later})
    return Argument(-0.05, "bluff-idle", {})


def _of_money_alone(table: Look) -> Iterator[Argument]:
    """What money alone can bring: a scene element for certain or perhaps, or nothing (R1, R2, R9, R10)."""
    view, me = table.view, table.view.seat
    row = table.gains[me]
    if view.now.number == DIRECTOR_ROUND or me == view.now.maestro:
        yield Argument(-1, "no-designer", {"round": view.now.number})
        return
    line = seating(view.seats, view.now.maestro)[1:]
    before = [seat for seat in line[: line.index(me)] if view.houses[seat].money]
    places = designers(view.seats)
    if len(before) < places:
        yield Argument(1, "designer-sure", {})
    else:
        yield Argument(-0.5, "designer-line", {"count": len(before), "places": places})
    if view.house.director is Director.SCENERY:
        yield Argument(2, "designer-double", {"director": str(view.house.director)})
    best = max(row)
    if best - sorted(row)[1] <= FLAT:
        yield Argument(0.5, "stage-flat", {})
    else:
        yield Argument(-0.5 * table.spread, "stage-rich", {"other": card_id(table.cards[row.index(best)])})
    yield Argument(HOPE, "designer-card", {"seat": view.now.maestro})
