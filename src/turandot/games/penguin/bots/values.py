"""What moves are worth to a plain player, who looks at its own tokens only: the values that greedy and soft share.

The *potential* of a penguin is its value, halved for every dotted cell still empty, for each entertainer beside it
that amuses it. The functions take what they need rather than a view, since search asks them for imagined tables too.
"""

from collections.abc import Iterator
from typing import NamedTuple

from turandot.games.penguin.cards import Entertainer, Penguin
from turandot.games.penguin.fees import fees_at, open_cells
from turandot.games.penguin.iceberg import AROUND, NEAR, cells_of, needed, turned
from turandot.games.penguin.moves import ENTERS, LEAVE, PAID, PERFORMS, Move, Place, invites, places
from turandot.games.penguin.newcomers import entrances
from turandot.games.penguin.shows import act_on, amused, award, hosts, show_of
from turandot.games.penguin.state import TOKENS, Act, Iceberg

PATIENCE = tuple(0.5**missing for missing in range(9))
"""What is left of a value with so many dotted cells empty."""
CARD = 2.0
"""What an entertainer card won now is worth."""
EXCUSE = 3.0
"""What discarding one costs; a fee of no more than that is paid."""


class Outlook(NamedTuple):
    """An entertainer with its patience, and the cells and values of the penguins beside it that it amuses."""

    act: Act
    weight: float
    fans: tuple[tuple[int, int], ...]


def outlooks(iceberg: Iceberg) -> list[Outlook]:
    """Every entertainer on the ice, as a plain player sees it."""
    free, guests, near = ~iceberg.taken, iceberg.guests, NEAR[iceberg.rows]
    seen = []
    for act in iceberg.acts:
        fans = []
        for cell in near[act.cell]:
            guest = guests[cell]
            if guest and (guest.likes == act.card.animal or guest.activity == act.card.activity):
                fans.append((cell, guest.value))
        seen.append(Outlook(act, PATIENCE[(act.needs & free).bit_count()], tuple(fans)))
    return seen


def potentials(seen: list[Outlook]) -> dict[int, float]:
    """The potential of every penguin that has any, by cell."""
    found: dict[int, float] = {}
    for _, weight, fans in seen:
        for cell, value in fans:
            found[cell] = found.get(cell, 0.0) + value * weight
    return found


# ── 1. Place a penguin ──


class Spot(NamedTuple):
    """A cell as the place of the next penguin: what the table would be worth then, whoever it is."""

    cell: int
    own: float
    left: float
    source: int | None
    best: float
    target: int | None
    acts: tuple[tuple[Entertainer, float], ...]
    begins: tuple[Act, ...]


def spots(iceberg: Iceberg, seat: int) -> Iterator[Spot]:
    """Judge every cell open to the next penguin: own potentials after it, and the best token move among the others."""
    seen = outlooks(iceberg)
    before = potentials(seen)
    mine = iceberg.tokens[seat]
    taken = hosts(iceberg)
    around = AROUND[iceberg.rows]
    for cell in cells_of(open_cells(iceberg)):
        bit, beside = 1 << cell, around[cell]
        after = before
        acts, begins = [], []
        for act, weight, fans in seen:
            closer = act.needs & bit
            if closer:  # one empty dotted cell fewer: what it promises doubles
                after = dict(after) if after is before else after
                for fan, value in fans:
                    after[fan] += value * weight
                if act.needs & ~iceberg.taken == bit:
                    begins.append(act)
            if beside >> act.cell & 1:
                acts.append((act.card, 2 * weight if closer else weight))
        best, target = 0.0, None
        for fan, worth in after.items():
            if worth > best and fan not in taken:
                best, target = worth, fan
        worths = [after.get(token, 0.0) for token in mine]
        left, source = 0.0, None
        if len(mine) == TOKENS:
            left = min(worths)
            source = mine[worths.index(left)]
        yield Spot(cell, sum(worths), left, source, best, target, tuple(acts), tuple(begins))


def placements(
    iceberg: Iceberg, seat: int, hand: tuple[Penguin, ...], cards: tuple[Entertainer, ...], option: str
) -> dict[Move, float]:
    """Every placement a plain player considers: own potentials, the best token move and cards won, less the fee."""
    values: dict[Move, float] = {}
    for spot in spots(iceberg, seat):
        fees = fees_at(iceberg, spot.cell, option)
        for card in hand:
            worth = _with_card(iceberg, seat, card, spot)
            fee = fees.get(card.family, 0)
            values[places(card.id, PAID if fee else "")[spot.cell]] = worth - fee
            if fee > EXCUSE:
                for excuse in cards:
                    values[Place(card.id, spot.cell, excuse.id)] = worth - EXCUSE
    return values


def _with_card(iceberg: Iceberg, seat: int, card: Penguin, spot: Spot) -> float:
    """What a spot is worth with this penguin on it, before any fee."""
    own = 0.0
    for act, weight in spot.acts:
        if card.likes == act.animal or card.activity == act.activity:
            own += card.value * weight
    best, target = (own, spot.cell) if own > spot.best else (spot.best, spot.target)
    gain = best - spot.left
    if gain <= 0.0:
        gain, target = 0.0, None
    won = _cards_won(iceberg, seat, card, spot, target) if spot.begins else 0
    return spot.own + gain + CARD * won


def _cards_won(iceberg: Iceberg, seat: int, card: Penguin, spot: Spot, target: int | None) -> int:
    """How many cards the shows that would begin now would bring, with the best token moved."""
    owners = hosts(iceberg)
    if target is not None:
        if spot.source is not None:
            del owners[spot.source]
        owners[target] = seat
    won = 0
    for act in spot.begins:
        points = [0] * len(iceberg.tokens)
        for cell in NEAR[iceberg.rows][act.cell]:
            guest = card if cell == spot.cell else iceberg.guests[cell]
            host = owners.get(cell)
            if host is not None and guest and amused(guest, act.card):
                points[host] += guest.value
        won += award(points) == seat
    return won


# ── 2. A token ──


def invitations(iceberg: Iceberg, seat: int) -> dict[Move, float]:
    """Every token move: the potential gained less the potential left; from the supply nothing is left."""
    worth = potentials(outlooks(iceberg))
    taken = hosts(iceberg)
    mine = iceberg.tokens[seat]
    free = [(cell, worth.get(cell, 0.0)) for cell, guest in enumerate(iceberg.guests) if guest and cell not in taken]
    values: dict[Move, float] = {LEAVE: 0.0}
    sources = [(None, 0.0)] if len(mine) < TOKENS else []
    for source, left in [*sources, *((cell, worth.get(cell, 0.0)) for cell in mine)]:
        targets = invites(source)
        for target, gained in free:
            values[targets[target]] = gained - left
    return values


# ── 3. Shows ──


def orders(iceberg: Iceberg, seat: int, waiting: tuple[int, ...]) -> dict[Move, float]:
    """Every waiting entertainer: the own points in its show, and the card if it is won."""
    values: dict[Move, float] = {}
    for cell in waiting:
        show = show_of(iceberg, act_on(iceberg, cell), waiting)
        values[PERFORMS[cell]] = show.points[seat] + CARD * (show.award == seat)
    return values


def newcomers(iceberg: Iceberg, seat: int, card: Entertainer, waiting: tuple[int, ...]) -> dict[Move, float]:
    """Every place for the new entertainer: what the own tokens gain by it."""
    rows, taken = iceberg.rows, iceberg.taken
    mine = iceberg.tokens[seat]
    fans = [(cell, guest.value) for cell in mine if (guest := iceberg.guests[cell]) and amused(guest, card)]
    hopes = [
        (act.needs, weight * sum(value for cell, value in others if cell in mine))
        for act, weight, others in outlooks(iceberg)
    ]
    ways = {False: card.dots, True: turned(card.dots)}
    values: dict[Move, float] = {}
    for cell, half_turn in entrances(iceberg, card, waiting):
        bit, beside = 1 << cell, AROUND[rows][cell]
        gain = sum(hope for needs, hope in hopes if needs & bit)
        close = sum(value for fan, value in fans if beside >> fan & 1)
        if close:
            gain += close * PATIENCE[(needed(rows, cell, ways[half_turn]) & ~taken).bit_count()]
        values[ENTERS[cell][half_turn]] = gain
    return values
