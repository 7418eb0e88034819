"""The rules of The Penguin Ultimatum, in the order of the rulebook. Numbers such as U12 are those of the rules page.

A turn is a few small moves of one seat. `play` gives every state the table passes through (placed, settled, lit, …),
so that showing them one after another is the animation, and hiding secrets has one place: `observe`. How the table
is laid before the first turn is in `opening.py`.
"""

from collections.abc import Iterator

from turandot.games.penguin.cards import Penguin
from turandot.games.penguin.fees import fees_at, open_cells
from turandot.games.penguin.iceberg import cells_of
from turandot.games.penguin.moves import (
    ENTERS,
    LEAVE,
    PAID,
    PERFORMS,
    Enter,
    Invite,
    Move,
    Perform,
    Place,
    invites,
    places,
)
from turandot.games.penguin.newcomers import entrances
from turandot.games.penguin.shows import act_on, complete, hosts, show_of
from turandot.games.penguin.state import TOKENS, End, Iceberg, Phase, Show, State, Turn, act, swapped

# ── 1. Place a penguin ──


def placements(state: State) -> Iterator[Place]:
    """Any penguin of the hand on any open cell (U10), and how its fee is met if one is due (U12, U13)."""
    iceberg, seat, option = state.iceberg, state.now.seat, state.setup.options["fee"]
    cells = [(cell, fees_at(iceberg, cell, option)) for cell in cells_of(open_cells(iceberg))]
    excuses = [card.id for card in state.houses[seat].cards]
    for card in state.hands[seat]:
        name, family = card.id, card.family
        free, paid = places(name), places(name, PAID)
        for cell, fees in cells:
            if family in fees:
                yield paid[cell]
                for excuse in excuses:
                    yield Place(name, cell, excuse)
            else:
                yield free[cell]


def put(state: State, move: Place) -> tuple[State, ...]:
    """Put the penguin down and settle the fee at once (U12)."""
    seat, cell, iceberg = state.now.seat, move.cell, state.iceberg
    card = next(card for card in state.hands[seat] if card.id == move.card)
    fee = fees_at(iceberg, cell, state.setup.options["fee"]).get(card.family, 0)
    placed = state._replace(
        phase=Phase.PLACED,
        now=state.now._replace(card=card, cell=cell, fee=fee),
        iceberg=with_guest(iceberg, cell, card),
        hands=swapped(state.hands, seat, tuple(other for other in state.hands[seat] if other is not card)),
    )
    if not fee:
        return placed, placed._replace(phase=Phase.INVITING)
    settled = settle(placed, move.settled)
    return placed, settled, settled._replace(phase=Phase.INVITING)


def with_guest(iceberg: Iceberg, cell: int, card: Penguin) -> Iceberg:
    """The iceberg with one penguin more."""
    return iceberg._replace(guests=swapped(iceberg.guests, cell, card), taken=iceberg.taken | 1 << cell)


def settle(state: State, settled: str) -> State:
    """Subtract the fee, also below zero, or discard an entertainer card and pay nothing (U13)."""
    seat = state.now.seat
    house = state.houses[seat]
    if settled == PAID:
        paid = house._replace(fees=house.fees - state.now.fee)
        return state._replace(phase=Phase.SETTLED, houses=swapped(state.houses, seat, paid))
    excuse = next(card for card in house.cards if card.id == settled)
    poorer = house._replace(cards=tuple(card for card in house.cards if card is not excuse))
    return state._replace(
        phase=Phase.SETTLED,
        now=state.now._replace(excuse=excuse),
        houses=swapped(state.houses, seat, poorer),
        gone=(*state.gone, excuse),
    )


# ── 2. A token ──


def invitations(state: State) -> Iterator[Move]:
    """Leave all tokens, or move one from the supply or a penguin to any penguin without a token (U14)."""
    iceberg = state.iceberg
    mine = iceberg.tokens[state.now.seat]
    taken = hosts(iceberg)
    free = [cell for cell, guest in enumerate(iceberg.guests) if guest and cell not in taken]
    yield LEAVE
    sources = (None, *mine) if len(mine) < TOKENS else mine
    for source in sources:
        targets = invites(source)
        for target in free:
            yield targets[target]


def move_token(state: State, move: Invite) -> tuple[State, ...]:
    """Move the token; then it is shows' turn."""
    iceberg, seat = state.iceberg, state.now.seat
    mine = tuple(sorted([*(cell for cell in iceberg.tokens[seat] if cell != move.source), move.target]))
    moved = state._replace(
        phase=Phase.INVITED,
        now=state.now._replace(token=(move.source, move.target)),
        iceberg=iceberg._replace(tokens=swapped(iceberg.tokens, seat, mine)),
    )
    return (moved, *shows(moved))


# ── 3. Shows ──


def shows(state: State) -> tuple[State, ...]:
    """Look once who is complete: these wait to perform, and nobody joins them or drops out (U17)."""
    return next_show(state._replace(waiting=complete(state.iceberg)))


def next_show(state: State) -> tuple[State, ...]:
    """While several wait, the active player says who is next; a single one performs without a choice (U18)."""
    if not state.waiting:
        return draw(state)
    if len(state.waiting) > 1:
        return (state._replace(phase=Phase.CHOOSING),)
    return perform(state, state.waiting[0])


def perform(state: State, cell: int) -> tuple[State, ...]:
    """Lights, points (U19), the card (U20, U21) and the curtain (U22); then a new entertainer is due (U23)."""
    iceberg = state.iceberg
    show = show_of(iceberg, act_on(iceberg, cell), state.waiting)
    lit = state._replace(phase=Phase.LIT, now=state.now._replace(shows=(*state.now.shows, show)))
    scored = lit._replace(
        phase=Phase.SCORED,
        houses=tuple(
            house._replace(shows=house.shows + points) for house, points in zip(lit.houses, show.points, strict=True)
        ),
    )
    awarded = give_card(scored, show)
    fallen = awarded._replace(
        phase=Phase.CURTAIN,
        iceberg=awarded.iceberg._replace(curtains=iceberg.curtains | 1 << cell),
        waiting=tuple(other for other in state.waiting if other != cell),
    )
    return (lit, scored, awarded, fallen, await_newcomer(fallen))


def give_card(state: State, show: Show) -> State:
    """The card goes to the one who scored least of those who scored (U20), or leaves the game (U21).

    Its cell counts as occupied meanwhile: a curtain is about to lie there.
    """
    gone, houses = state.gone, state.houses
    if show.award is None:
        gone = (*gone, show.card)
    else:
        house = houses[show.award]
        houses = swapped(houses, show.award, house._replace(cards=(*house.cards, show.card)))
    left = tuple(other for other in state.iceberg.acts if other.cell != show.cell)
    return state._replace(phase=Phase.AWARDED, iceberg=state.iceberg._replace(acts=left), houses=houses, gone=gone)


def await_newcomer(state: State) -> State:
    """Without a card in the pile (U25) or a place for it (U26) the game ends at once."""
    if not state.pile:
        return finish(state, End.ENTERTAINERS)
    if next(entrances(state.iceberg, state.pile[0], state.waiting), None) is None:
        return finish(state, End.SPACE)
    return state._replace(phase=Phase.ENTERING)


def enter(state: State, move: Enter) -> tuple[State, ...]:
    """Put the new entertainer down (U23) and turn up the next card of the pile (U24)."""
    iceberg = state.iceberg
    newcomer = act(iceberg.rows, move.cell, state.pile[0], half_turn=move.turned)
    *before, show = state.now.shows
    entered = state._replace(
        phase=Phase.ENTERED,
        now=state.now._replace(shows=(*before, show._replace(entered=newcomer))),
        iceberg=iceberg._replace(
            acts=tuple(sorted((*iceberg.acts, newcomer))), taken=iceberg.taken | 1 << newcomer.cell
        ),
        pile=state.pile[1:],
    )
    return (entered, *next_show(entered))


# ── 4. Draw ──


def draw(state: State) -> tuple[State, ...]:
    """Draw a penguin, and the next seat moves; with an empty pile the game ends at once (U27)."""
    if not state.stock:
        return (finish(state, End.PENGUINS),)
    seat = state.now.seat
    hand = tuple(sorted((*state.hands[seat], state.stock[0])))
    drawn = state._replace(phase=Phase.DRAWN, hands=swapped(state.hands, seat, hand), stock=state.stock[1:])
    turn = Turn(state.now.number + 1, (seat + 1) % state.setup.seats)
    return drawn, drawn._replace(phase=Phase.PLACING, now=turn, past=(*state.past, state.now))


def finish(state: State, end: End) -> State:
    """Stop without any further step of the turn; whatever was scored stays (U28)."""
    return state._replace(phase=Phase.FINISHED, waiting=(), end=end)


# ── Whose turn it is, what is allowed, what a move does ──

DECISIONS = frozenset({Phase.PLACING, Phase.INVITING, Phase.CHOOSING, Phase.ENTERING})


def to_act(state: State) -> int | None:
    """Say who has to act: all moves of a turn are the same seat's (U9)."""
    return state.now.seat if state.phase in DECISIONS else None


def legal(state: State) -> tuple[Move, ...]:
    """List every move open to whoever has to act, always in the same order."""
    match state.phase:
        case Phase.PLACING:
            return tuple(placements(state))
        case Phase.INVITING:
            return tuple(invitations(state))
        case Phase.CHOOSING:
            return tuple(PERFORMS[cell] for cell in state.waiting)
        case Phase.ENTERING:
            places = entrances(state.iceberg, state.pile[0], state.waiting)
            return tuple(ENTERS[cell][half_turn] for cell, half_turn in places)
        case _:
            return ()


def play(state: State, move: Move) -> tuple[State, ...]:
    """Carry out a legal move: the states the table passes through, the last being where it rests."""
    match move:
        case Place():
            return put(state, move)
        case Invite():
            return move_token(state, move)
        case Perform():
            return perform(state, move.cell)
        case Enter():
            return enter(state, move)
        case _:
            return shows(state)
