"""What can be seen when a penguin is placed: shows it starts, its fee, who amuses it, whom it brings nearer."""

from collections.abc import Iterator

from turandot.games.penguin.cards import Penguin
from turandot.games.penguin.fees import fees_at
from turandot.games.penguin.iceberg import NAMES, NEAR
from turandot.games.penguin.moves import PAID, Place
from turandot.games.penguin.reasons.bringing import brought
from turandot.games.penguin.reasons.outcomes import placed, with_a_token
from turandot.games.penguin.reasons.thought import FAINT, ROOMY, Reason, Thought, amusing, free_cells, ids, lacking
from turandot.games.penguin.scoring import account
from turandot.games.penguin.shows import award, show_of
from turandot.games.penguin.state import Act, House, Iceberg, swapped


def placing(thought: Thought, move: Place) -> Iterator[Reason]:
    """Every fact about a placement."""
    view = thought.view
    card = next(card for card in view.hand if card.id == move.card)
    before, after = view.iceberg, placed(view.iceberg, card, move.cell)
    begin = [act for act in before.acts if act.needs & ~before.taken == 1 << move.cell]
    fee, houses = _fee(thought, move, card)
    if begin and (outcome := with_a_token(thought, after, begin)):
        yield from brought(thought, after, outcome, houses)
    yield from _fans(thought, after, move.cell, begin)
    yield from nearer(thought, after, move.cell)
    yield from _next(thought, after, begin)
    yield from _aside(thought, move.cell, card)
    yield fee


def _aside(thought: Thought, cell: int, card: Penguin) -> Iterator[Reason]:
    """What speaks for a placement from which nothing comes at once."""
    view = thought.view
    if not any(act.needs >> cell & 1 for act in view.iceberg.acts):
        yield thought.pro("apart", "deny")
    if higher := sum(other.value > card.value for other in view.hand):
        yield Reason("keeps", max(FAINT, thought.more("hand")), {"guest": card.id, "count": higher})
    if (room := free_cells(view.iceberg, cell)) >= ROOMY:
        yield thought.pro("room", guest=card.id, cell=NAMES[cell], count=room)


# ── The fee ──


def _fee(thought: Thought, move: Place, card: Penguin) -> tuple[Reason, tuple[House, ...]]:
    """What the fee costs, or why there is none (U12, U13), and the houses once it is settled."""
    view, me, cell = thought.view, thought.me, NAMES[move.cell]
    house = view.houses[me]
    fee = fees_at(view.iceberg, move.cell, view.setup.options["fee"]).get(card.family, 0)
    if not fee:
        return _no_fee(thought, move.cell), view.houses
    if move.settled == PAID:
        paid = swapped(view.houses, me, house._replace(fees=house.fees - fee))
        return thought.con("fee", "fee", cell=cell, points=fee), paid
    left = house._replace(cards=tuple(other for other in house.cards if other.id != move.settled))
    without = swapped(view.houses, me, left)
    worth = account(view.houses)[me].bonus - account(without)[me].bonus
    kind, costs = ("excuse-costs", {"worth": worth}) if worth else ("excuse", {})
    names = ("fee", "spend", "animal", "activity")
    return thought.pro(kind, *names, card=move.settled, points=fee, **costs), without


def _no_fee(thought: Thought, cell: int) -> Reason:
    iceberg = thought.view.iceberg
    count = sum(iceberg.guests[near] is not None for near in NEAR[iceberg.rows][cell])
    if count:
        return thought.pro("fee-none", "fee", cell=NAMES[cell], count=count)
    return thought.pro("fee-alone", "fee", cell=NAMES[cell])


# ── Who is next ──


def _next(thought: Thought, after: Iceberg, begin: list[Act]) -> Iterator[Reason]:
    """Shows that whoever is next could have started, or cannot start."""
    if begin and thought.told("opening") > 0:
        yield thought.pro("closes", "opening", card=begin[0].card.id, seat=thought.next)
    elif not begin and all(lacking(after, act) > 1 for act in after.acts):
        yield thought.pro("quiet", "opening", seat=thought.next)


# ── Who amuses it ──


def _fans(thought: Thought, after: Iceberg, cell: int, begin: list[Act]) -> Iterator[Reason]:
    guest = after.guests[cell]
    acts = [act for act in amusing(after, cell) if act not in begin]
    facts = {"guest": guest and guest.id, "cell": NAMES[cell]}
    if len(acts) > 1:
        yield thought.pro("fans", "token", cards=ids(acts), **facts)
    elif acts:
        liked = guest is not None and guest.likes == acts[0].card.animal
        yield thought.pro("fan-animal" if liked else "fan-activity", "token", card=acts[0].card.id, **facts)
    elif not begin:
        yield thought.con("idle", "token", **facts)


# ── Whom it brings nearer ──


def nearer(thought: Thought, after: Iceberg, cell: int) -> Iterator[Reason]:
    """The entertainers that lack one card fewer now, but still some: what their shows would bring to whom."""
    view, me = thought.view, thought.me
    awaiting = [act for act in view.iceberg.acts if act.needs >> cell & 1 and lacking(after, act)]
    for act in awaiting:
        points = show_of(view.iceberg, act, ()).points
        best = max(points)
        facts = {"card": act.card.id, "count": lacking(after, act)}
        if best and points[me] == best:
            yield thought.pro("nearer", "token", "place", **facts, points=best)
        elif award(points) == me:
            yield thought.pro("nearer-card", "token", "place", **facts, points=points[me])
        elif best:
            yield thought.con("nearer-rival", "deny", **facts, seat=points.index(best), points=best)
    unheeded = [act for act in awaiting if not any(show_of(view.iceberg, act, ()).points)]
    if unheeded:
        card = unheeded[0].card.id
        yield thought.pro("nearer-open", card=card, count=lacking(after, unheeded[0]))
    ready = [act for act in awaiting if lacking(after, act) == 1]
    if ready and thought.told("opening") <= 0:
        yield thought.con("opens", "opening", card=ready[0].card.id, seat=thought.next)
