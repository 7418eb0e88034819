"""Takes what is worth most now: the plain opponent to measure others against."""

from turandot.engine.game import Choice
from turandot.engine.rng import Stream
from turandot.games.turandot.bots.values import evenly, premiere, worth
from turandot.games.turandot.moves import FIRES, MONEY_ALONE, UNDERSTUDIES, Bid, Move
from turandot.games.turandot.state import DIRECTOR_ROUND, ROUNDS, Phase
from turandot.games.turandot.view import View

CLEARLY_BETTER = 1.0


def greedy(view: View, _luck: Stream) -> dict[Move, Choice]:
    """Weigh the moves of any phase; only ties are left to chance."""
    if view.phase is Phase.SEALING:
        return greedy_bid(view)
    return greedy_elsewhere(view)


def card_values(view: View) -> list[float]:
    """What each card of the casting call is worth to the viewer, by slot."""
    return [worth(view.house, card) for card in view.now.cards]


def can_hire_designer(view: View) -> bool:
    """Whether money alone could bring a designer: not to the Maestro, not in round 4, not without money."""
    return view.seat != view.now.maestro and view.now.number != DIRECTOR_ROUND and view.house.money > 0


def greedy_bid(view: View) -> dict[Move, Choice]:
    """Bid for the best card; one money if it is clearly better than the next, everything in the last round."""
    values = card_values(view)
    ranked = sorted(values)
    best, second_worst = ranked[-1], ranked[1]
    if can_hire_designer(view) and 1 + second_worst >= best:
        return {MONEY_ALONE[0]: Choice(1.0, best)}
    money = view.house.money
    if view.now.number < ROUNDS:
        money = min(money, int(best - ranked[-2] >= CLEARLY_BETTER))
    return evenly(Bid(slot, money) for slot, value in enumerate(values, 1) if value == best)


def greedy_elsewhere(view: View) -> dict[Move, Choice]:
    """Hand out, name, fire and cast without a second thought."""
    match view.phase:
        case Phase.UNDERSTUDIES:
            return hand_out(view)
        case Phase.FIRING:
            return fire(view)
        case Phase.PREMIERE:
            return premiere(view)
        case _:
            return evenly(view.legal)


def hand_out(view: View) -> dict[Move, Choice]:
    """Keep the best card for oneself; give every other the card worth least to him."""
    seat = view.waiting[0]
    values = {slot: worth(view.houses[seat], card) for slot, card in enumerate(view.stage, 1) if card is not None}
    wanted = max(values.values()) if seat == view.seat else min(values.values())
    return evenly(UNDERSTUDIES[slot - 1] for slot, value in values.items() if value == wanted)


def fire(view: View) -> dict[Move, Choice]:
    """Fire the director who would help the others most and oneself least."""
    harm = {director: _harm(view, index) for index, director in enumerate(view.living)}
    most = max(harm.values())
    return evenly(FIRES[director] for director, value in harm.items() if value == most)


def _harm(view: View, index: int) -> float:
    director = view.living[index]
    values = [worth(house, director) for house in view.houses]
    own = values.pop(view.seat)
    return sum(values) / len(values) - own
