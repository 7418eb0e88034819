"""What placements and token moves are worth to a seat by the hopes its guests may have of the shows to come.

A *hope* is what a guest's point is worth beside an entertainer who amuses it and lacks so many dotted cells: greedy
halves it for every cell (`PLAIN`), a fitted model knows better. With `care` the hopes of rivals' guests count against.
"""

from collections.abc import Sequence
from typing import NamedTuple

from turandot.games.penguin.bots.table import NOBODY, Guest, Performer, Table, kind
from turandot.games.penguin.bots.values import CARD, EXCUSE
from turandot.games.penguin.cards import Entertainer
from turandot.games.penguin.iceberg import cells_of
from turandot.games.penguin.shows import award
from turandot.games.penguin.state import TOKENS

POINT = 256
"""One point: hopes are whole numbers, so that they add up to the same everywhere."""
EIGHTHS = 8
"""Trust and care are counted in eighths."""
NOTHING = -(1 << 40)
"""Less than any placement is worth."""
PLAIN = tuple(POINT >> missing for missing in range(9))
"""Greedy's hopes: half a point fewer for every cell that is still empty."""


class Mind(NamedTuple):
    """How a seat looks at the ice.

    `hopes` by missing cells; how far it trusts each kind of entertainer and how much it cares about rivals' hopes, both
    in eighths; what a card won is worth to it, what discarding one costs, and each point of a fee.
    """

    hopes: Sequence[int] = PLAIN
    trust: Sequence[int] | None = None
    care: int = 0
    card: int = round(CARD * POINT)
    excuse: int = round(EXCUSE * POINT)
    fee: int = POINT


GREEDY = Mind()


class Seen(NamedTuple):
    """An entertainer as a mind sees it: cells it lacks, its hope now and with one cell fewer, and those it amuses."""

    act: Performer
    missing: int
    hope: int
    closer: int
    fans: list[int]


class Spot(NamedTuple):
    """A cell as the place of the next penguin: own hopes (less rivals'), the token moved best, shows it would begin.

    `rest` is what stays without the token that moves, `least` what it has at least wherever it goes.
    """

    rest: int
    least: int
    left: int
    source: int | None
    best: int
    target: int | None
    begins: list[Seen]


class Option(NamedTuple):
    """A placement, and what it is worth to a mind."""

    worth: int
    card: Guest
    cell: int
    fee: int
    excuse: Entertainer | None


def look(table: Table, mind: Mind) -> list[Seen]:
    """See every entertainer."""
    free, tastes, near, hopes, trust = ~table.taken, table.tastes, table.near, mind.hopes, mind.trust
    found = []
    for act in table.acts:
        missing = act.needs & free
        count, sort = missing.bit_count(), act.kind
        fans = [cell for cell in near[act.cell] if tastes[cell] >> sort & 1]
        hope, closer = hopes[count], hopes[count - 1]
        if trust:
            hope = hope * trust[sort] >> 3
            if count > 1 or not trust[sort]:  # what is about to happen nobody misjudges, but one may overlook it
                closer = closer * trust[sort] >> 3
        found.append(Seen(act, missing, hope, closer, fans))
    return found


def hopes_of(table: Table, seen: list[Seen]) -> dict[int, int]:
    """The hope of every guest that has any, by cell."""
    values = table.values
    found: dict[int, int] = {}
    for one in seen:
        hope = one.hope
        for cell in one.fans:
            found[cell] = found.get(cell, 0) + values[cell] * hope
    return found


def judged(table: Table, mind: Mind, hopes: dict[int, int], begins: list[Seen]) -> Spot:
    """What the ice is worth with these hopes: own tokens, the best token move, rivals' tokens."""
    seat, host = table.seat, table.host
    best, target = 0, None
    theirs = 0
    for cell, hope in hopes.items():
        owner = host[cell]
        if owner == NOBODY:
            if hope > best:
                best, target = hope, cell
        elif owner != seat:
            theirs += hope
    tokens = table.tokens[seat]
    mine = [hopes.get(cell, 0) for cell in tokens]
    left, source = 0, None
    if len(mine) == TOKENS:
        left = min(mine)
        source = tokens[mine.index(left)]
    own = sum(mine) - (theirs * mind.care >> 3)
    return Spot(own - left, max(best, left), left, source, best, target, begins)


def spots_with_dots(table: Table, mind: Mind, seen: list[Seen], hopes: dict[int, int]) -> dict[int, Spot]:
    """The cells that a show still lacks: whoever is placed there brings it nearer, or begins it."""
    values = table.values
    dotted = 0
    for one in seen:
        dotted |= one.missing
    found = {}
    for cell in cells_of(dotted):
        after, begins, bit = dict(hopes), [], 1 << cell
        for one in seen:
            if one.missing & bit:
                more = one.closer - one.hope
                for fan in one.fans:
                    after[fan] += values[fan] * more
                if one.missing == bit:
                    begins.append(one)
        found[cell] = judged(table, mind, after, begins)
    return found


def placements(table: Table, mind: Mind, *, best: bool = False) -> list[Option]:
    """Every placement open to the seat whose turn it is, as a mind sees it; a card is discarded only if that is less.

    All cells without a dot are alike but for the penguin's own hopes there and its fee. With `best` only those that are
    worth most.
    """
    seen = look(table, mind)
    hopes = hopes_of(table, seen)
    usual = judged(table, mind, hopes, [])
    spots = spots_with_dots(table, mind, seen, hopes)
    open_to, free = 0, ~table.taken
    for one in seen:
        open_to |= table.around[one.act.cell]
    places = [(cell, spots.get(cell, usual)) for cell in cells_of(open_to & free)]
    beside = [_beside(table, one, free) for one in seen]
    cards, charge, excused = table.cards[table.seat], mind.fee, mind.excuse
    found: list[Option] = []
    top = NOTHING
    for card in table.hands[table.seat]:
        own = _own_hopes(beside, card)
        family, costs = table.families[card.family], table.sums if table.every else table.families[card.family]
        for cell, spot in places:
            hope = own.get(cell, 0)
            worth = spot.rest + (max(spot.least, hope))
            if spot.begins:
                worth += _card(table, mind, card, cell, spot, hope)
            fee = 0
            if family[cell]:
                fee = costs[cell]
                if cards and fee * charge > excused and worth - excused >= top:
                    found += [Option(worth - excused, card, cell, fee, excuse) for excuse in cards]
                    top = worth - excused if best else NOTHING
                worth -= fee * charge
            if worth >= top:
                found.append(Option(worth, card, cell, fee, None))
                top = worth if best else NOTHING
    return [option for option in found if option.worth == top] if best else found


def _beside(table: Table, one: Seen, free: int) -> tuple[int, list[tuple[int, int]]]:
    """The kind of an entertainer, and the empty cells beside it, each with the hope of a guest who is placed there."""
    missing, hope, closer = one.missing, one.hope, one.closer
    cells = [(cell, closer if missing >> cell & 1 else hope) for cell in table.near[one.act.cell] if free >> cell & 1]
    return one.act.kind, cells


def _own_hopes(beside: list[tuple[int, list[tuple[int, int]]]], card: Guest) -> dict[int, int]:
    """What a penguin of the hand could hope for on each cell where anybody amuses it."""
    taste, value = card.taste, card.value
    found: dict[int, int] = {}
    for sort, cells in beside:
        if taste >> sort & 1:
            for cell, hope in cells:
                found[cell] = found.get(cell, 0) + value * hope
    return found


def hand_hope(table: Table, mind: Mind) -> int:
    """The most that a penguin still in the hand could hope for."""
    free = ~table.taken
    beside = [_beside(table, one, free) for one in look(table, mind)]
    return max([0, *[hope for card in table.hands[table.seat] for hope in _own_hopes(beside, card).values()]])


def _card(table: Table, mind: Mind, card: Guest, cell: int, spot: Spot, hope: int) -> int:  # noqa: PLR0913, PLR0917 - an inner loop
    """What the cards are worth that would be won in the shows that begin now, with the best token moved."""
    seat = table.seat
    best, target = (hope, cell) if hope > spot.best else (spot.best, spot.target)
    moves = best > spot.left
    won = 0
    for one in spot.begins:
        points = table.points(one.act)
        if moves and target is not None:
            if spot.source in one.fans and spot.source is not None:
                points[seat] -= table.values[spot.source]
            if target == cell:
                points[seat] += card.value * (card.taste >> one.act.kind & 1)
            elif target in one.fans:
                points[seat] += table.values[target]
        won += award(points) == seat
    return won * mind.card


def newcomers(table: Table, mind: Mind) -> list[tuple[int, int, int, bool]]:
    """Every place for the new entertainer: its worth there, the cell, the cells it needs, and whether it is turned."""
    free, near, values = ~table.taken, table.near, table.values
    coming = kind(table.pile[0])
    weights = [-mind.care] * table.seats
    weights[table.seat] = EIGHTHS
    pleased = {
        cell: values[cell] * weight
        for cells, weight in zip(table.tokens, weights, strict=True)
        for cell in cells
        if table.tastes[cell] >> coming & 1
    }
    nearer = _nearer(table, mind, weights)
    trust = mind.trust[coming] if mind.trust else EIGHTHS
    found = []
    last, nearby, close = NOBODY, 0, 0
    for cell, needs, half_turn in table.entrances():
        if cell != last:  # both ways lie on the same cell
            last, nearby, close = cell, 0, 0
            for missing, gain in nearer:
                if missing >> cell & 1:
                    nearby += gain
            for other in near[cell]:
                if other in pleased:
                    close += pleased[other]
        worth = nearby
        if close:
            worth += close * (mind.hopes[(needs & free).bit_count()] * trust >> 3)
        found.append((worth, cell, needs, half_turn))
    return found


def _nearer(table: Table, mind: Mind, weights: list[int]) -> list[tuple[int, int]]:
    """For every show that anybody's guests wait for: the cells it lacks, and what one cell fewer is worth."""
    found = []
    for one in look(table, mind):
        gain = 0
        for cell in one.fans:
            if table.host[cell] != NOBODY:
                gain += table.values[cell] * weights[table.host[cell]]
        found.append((one.missing, gain * (one.closer - one.hope)))
    return found
