"""The yardsticks at the table: plain play as bots, to measure others by. They never add the bluff card."""

from collections.abc import Callable, Iterable

from turandot.engine.game import Choice
from turandot.engine.rng import Stream
from turandot.games.turandot.bots.counted import CHAIR, code, troupe
from turandot.games.turandot.bots.plain import (
    any_chances,
    bids,
    card_values,
    greedy_chances,
    plain_card,
    plain_firings,
    soft_chances,
)
from turandot.games.turandot.bots.position import Position, position
from turandot.games.turandot.cards import DIRECTORS
from turandot.games.turandot.moves import FIRES, UNDERSTUDIES, Bid, Casting, Move
from turandot.games.turandot.scoring import best_casting
from turandot.games.turandot.state import Phase
from turandot.games.turandot.view import View


def greedy(view: View, _luck: Stream) -> dict[Move, Choice]:
    """Take what is worth most now; only ties are left to chance."""
    return _sealed(view, greedy_chances) if view.phase is Phase.SEALING else _besides(view)


def soft(view: View, _luck: Stream) -> dict[Move, Choice]:
    """Greedy with a looser hand: it draws its bids, so that it is harder to read."""
    return _sealed(view, soft_chances) if view.phase is Phase.SEALING else _besides(view)


def anyhow(view: View, _luck: Stream) -> dict[Move, Choice]:
    """Play anything, but a decent premiere."""
    if view.phase is Phase.PREMIERE:
        return _besides(view)
    return _sealed(view, any_chances) if view.phase is Phase.SEALING else _evenly(view.legal)


def _sealed(view: View, way: Callable[[Position, int], list[float]]) -> dict[Move, Choice]:
    place = position(view)
    chances = zip(bids(place, view.seat), way(place, view.seat), strict=True)
    return {
        Bid(None if card == len(place.cards) else card + 1, money): Choice(chance)
        for (card, money), chance in chances
        if chance
    }


def _besides(view: View) -> dict[Move, Choice]:
    """Hand out, name, fire and cast without a second thought."""
    match view.phase:
        case Phase.UNDERSTUDIES:
            seat = view.waiting[0]
            values = card_values(troupe(view.houses[seat]), tuple(map(code, view.now.cards)))
            free = [slot for slot, card in enumerate(view.stage) if card is not None]
            return _evenly(UNDERSTUDIES[slot] for slot in plain_card(values, free, own=seat == view.seat))
        case Phase.FIRING:
            living = [CHAIR[director] for director in view.living]
            chairs = plain_firings(tuple(map(troupe, view.houses)), living, view.seat)
            return _evenly(FIRES[DIRECTORS[chair]] for chair in chairs)
        case Phase.PREMIERE:
            return {Casting(best_casting(view.house.singers, view.house.director)): Choice(1.0)}
        case _:
            return _evenly(view.legal)


def _evenly(moves: Iterable[Move]) -> dict[Move, Choice]:
    """Give every one of these moves the same chance."""
    each = tuple(moves)
    return {move: Choice(1 / len(each)) for move in each}
