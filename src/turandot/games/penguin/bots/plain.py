"""What plain players share: the value of every move they consider, from their view."""

from collections.abc import Iterable

from turandot.engine.game import Choice
from turandot.games.penguin.bots import values
from turandot.games.penguin.moves import Move
from turandot.games.penguin.state import Phase
from turandot.games.penguin.view import View


def worths(view: View) -> dict[Move, float]:
    """The value of every move a plain player considers now; none where nobody has to act."""
    iceberg, seat = view.iceberg, view.seat
    match view.phase:
        case Phase.PLACING:
            return values.placements(iceberg, seat, view.hand, view.houses[seat].cards, view.setup.options["fee"])
        case Phase.INVITING:
            return values.invitations(iceberg, seat)
        case Phase.CHOOSING:
            return values.orders(iceberg, seat, view.waiting)
        case Phase.ENTERING if view.top:
            return values.newcomers(iceberg, seat, view.top, view.waiting)
        case _:
            return {}


def evenly(moves: Iterable[Move]) -> dict[Move, Choice]:
    """Give every one of these moves the same chance."""
    each = tuple(moves)
    return {move: Choice(1 / len(each)) for move in each}
