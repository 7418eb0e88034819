"""What can be seen when shows are put in order, and when a new entertainer comes."""

from collections.abc import Iterator

from turandot.games.penguin.iceberg import FACING, NEAR, turned
from turandot.games.penguin.moves import Enter, Perform
from turandot.games.penguin.reasons.bringing import bonuses, card_of, ended, shared
from turandot.games.penguin.reasons.outcomes import Outcome
from turandot.games.penguin.reasons.placing import nearer
from turandot.games.penguin.reasons.thought import LEAST, Reason, Thought, lacking
from turandot.games.penguin.shows import act_on, amused, hosts, show_of
from turandot.games.penguin.state import Act, act

SEVERAL = 2


def performing(thought: Thought, move: Perform) -> Iterator[Reason]:
    """Every fact about the show that comes next."""
    view = thought.view
    show = show_of(view.iceberg, act_on(view.iceberg, move.cell), ())
    outcome, points = Outcome((show,)), show.points[thought.me]
    if points:
        yield thought.pro("this-show", "points", card=show.card.id, points=points)
    else:
        yield thought.con("this-none", "points", card=show.card.id)
    yield from shared(thought, outcome)
    yield from card_of(thought, show)
    yield from bonuses(thought, outcome, view.houses)
    yield from ended(thought, outcome, view.houses)


def entering(thought: Thought, move: Enter) -> Iterator[Reason]:
    """Every fact about the place of a new entertainer, the top card of the pile."""
    iceberg, card = thought.view.iceberg, thought.view.top
    if card is None:
        return
    there = act(iceberg.rows, move.cell, card, half_turn=move.turned)
    after = iceberg._replace(acts=(*iceberg.acts, there), taken=iceberg.taken | 1 << move.cell)
    yield from _audience(thought, there)
    count = lacking(iceberg, there)
    yield Reason("lacks", LEAST, {"card": card.id, "count": count})
    if count == 1 and thought.told("opening") <= 0:
        yield thought.con("opens", "opening", card=card.id, seat=thought.next)
    if edge := _over_water(iceberg.rows, there):
        yield thought.pro("edge", card=card.id, count=edge)
    yield from nearer(thought, after, move.cell)


def _audience(thought: Thought, there: Act) -> Iterator[Reason]:
    """Whose guests it would amuse, and who looks on."""
    iceberg, me, card = thought.view.iceberg, thought.me, there.card
    owners = hosts(iceberg)
    near = {cell: guest for cell in NEAR[iceberg.rows][there.cell] if (guest := iceberg.guests[cell])}
    points = [0] * thought.view.seats
    mine = 0
    for cell, guest in near.items():
        if cell in owners and amused(guest, card):
            points[owners[cell]] += guest.value
            mine += owners[cell] == me
    if mine:
        yield thought.pro("own-guests", "place", card=card.id, count=mine, points=points[me])
    others = [{"seat": seat, "points": each} for seat, each in enumerate(points) if each and seat != me]
    if others:
        yield thought.con("rival-guests", "deny", card=card.id, scores=others)
    else:
        yield thought.pro("no-rivals", "deny", card=card.id)
    free = [guest.value for cell, guest in near.items() if cell not in owners and amused(guest, card)]
    if free:
        yield thought.pro("loose", "place", card=card.id, count=len(free), points=max(free))
    if not near:
        yield thought.pro("alone", card=card.id)
    elif len(near) >= SEVERAL:
        yield thought.pro("crowd", card=card.id, count=len(near))


def _over_water(rows: int, there: Act) -> int:
    """How many of its dots point outside the ice, and count as occupied (U16)."""
    dots = turned(there.card.dots) if there.turned else there.card.dots
    return sum(dot == "1" and cell is None for dot, cell in zip(dots, FACING[rows][there.cell], strict=True))
