"""The rules of Turandot, in the order of the rulebook. Numbers such as R7 are those of the rules page.

`play` gives every state the table passes through (sealed, revealed, hired, …), so that showing them one
after another is the animation, and hiding secrets has one place: `observe`.
"""

from functools import cache

from turandot.engine.game import Setup
from turandot.engine.rng import Stream
from turandot.games.turandot.cards import DIRECTORS, Card, Director, Singer
from turandot.games.turandot.moves import (
    CASTINGS,
    FIRES,
    MONEY_ALONE,
    NAMES,
    NUMBERED,
    UNDERSTUDIES,
    Bid,
    Fire,
    Move,
    Name,
    Understudy,
)
from turandot.games.turandot.state import (
    DIRECTOR_ROUND,
    FIRING_ROUNDS,
    ROUNDS,
    House,
    Phase,
    Round,
    State,
    seating,
)

OPTIONS = {
    "sealing": ("clockwise", "blind"),  # R5
    "maestro-money": ("allowed", "forbidden"),  # R1
}
TWO = 2
FEWEST_FOR_CARPENTER = 4

# ── Before the first round ──


def start(setup: Setup, seed: str) -> State:
    """Shuffle the singers and the directors, give everyone three money cards, and hold the first casting call."""
    stock = Stream(seed, "deal").shuffled(setup.deck.singers)
    chairs = Stream(seed, "directors").shuffled(DIRECTORS)
    houses = (House(),) * setup.seats
    table = House(money=0) if setup.seats == TWO else None
    nothing = Round(0, setup.first - 1, ())
    empty = State(setup, stock, chairs, (), Phase.SETTLED, nothing, (), (), DIRECTORS, houses, table, ())
    return casting_call(empty)


# ── 1. Casting call ──


def casting_call(state: State) -> State:
    """Pass Puccini to the left and turn up one card more than there are players, under the roles from the first."""
    number = state.now.number + 1
    maestro = (state.now.maestro + 1) % state.seats
    slots = state.seats + 1
    stock, chairs, living = state.stock, state.chairs, state.living
    cards: tuple[Card, ...]
    if number == DIRECTOR_ROUND:  # R15: six directors are left, and at most six are needed; the rest leave the game
        cards, chairs = tuple(chair for chair in chairs if chair in living)[:slots], ()
        living = tuple(director for director in living if director in cards)
    else:
        cards, stock = stock[:slots], stock[slots:]
    return state._replace(
        stock=stock,
        chairs=chairs,
        phase=Phase.SEALING,
        now=Round(number, maestro, cards),
        stage=cards,
        living=living,
        past=(*state.past, state.now) if state.now.number else (),
    )


# ── 2. Sealing bids ──


@cache
def bids(seats: int, money: int, *, alone: bool) -> tuple[Bid, ...]:
    """The stacks one may seal: a number with 0-3 money, or just one money card; bluff with either (R3, R4)."""
    numbered = tuple(bid for bid in NUMBERED if (bid.number or 0) <= seats + 1 and bid.money <= money)
    return numbered + (MONEY_ALONE if money and alone else ())


def may_play_alone(setup: Setup, seat: int, maestro: int) -> bool:
    """R1: whether money alone is open to the Maestro is an option; R2: round 4 is no exception."""
    return seat != maestro or setup.options["maestro-money"] == "allowed"


def seal(state: State, bid: Bid) -> tuple[State, ...]:
    """Lay a stack face down. When the last one lies there, all are revealed and the hiring begins."""
    stacks = (*state.stacks, bid)
    sealed = state._replace(stacks=stacks)
    if len(stacks) < state.setup.seats:
        return (sealed,)
    revealed = state._replace(phase=Phase.REVEALED, now=state.now._replace(bids=stacks), stacks=())
    hired = hire(revealed)
    designed = hire_designers(hired)
    settled = look_for_understudies(designed)
    return (sealed, revealed, hired, *((designed,) if designed is not hired else ()), *settled)


# ── 3. Reveal and hiring ──


def hire(state: State) -> State:
    """Settle every number: the card goes to the only or the highest bidder, who pays; a tie at the top hires nobody."""
    now = state.now
    houses, stage = list(state.houses), list(state.stage)
    hired = []
    order = seating(state.seats, now.maestro)
    wanted = {bid.number for bid in now.bids if bid.number is not None}
    for number in sorted(wanted):
        winner = highest(number, order, now.bids)
        if winner is not None:
            seat, price = winner
            card = now.cards[number - 1]
            houses[seat] = take(houses[seat], card, price)
            stage[number - 1] = None
            hired.append((seat, card))
    return state._replace(
        phase=Phase.HIRED, now=now._replace(hired=tuple(hired)), houses=tuple(houses), stage=tuple(stage)
    )


def highest(number: int, order: tuple[int, ...], bids: tuple[Bid, ...]) -> tuple[int, int] | None:
    """R8: alone on a number wins. R6: so does strictly more money. R7: a tie at the top, also at zero, wins nothing."""
    winner, most = None, -1
    for seat, bid in zip(order, bids, strict=True):
        if bid.number == number and bid.money >= most:
            winner = (seat, bid.money) if bid.money > most else None
            most = bid.money
    return winner


def take(house: House, card: Card, price: int = 0) -> House:
    """Put a card into a cast, or a director into his chair; the money laid with it is spent."""
    if isinstance(card, Singer):
        return house._replace(singers=(*house.singers, card), money=house.money - price)
    return house._replace(director=card, money=house.money - price)


# ── 4. Designers ──


def hire_designers(state: State) -> State:
    """Turn money alone into scene elements, clockwise from the Maestro's left while designers last (R9, R10)."""
    now = state.now
    if now.number == DIRECTOR_ROUND:
        return state
    order = seating(state.seats, now.maestro)
    hopefuls = [seat for seat, bid in zip(order[1:], now.bids[1:], strict=True) if bid.number is None]
    if not hopefuls:
        return state
    takers = tuple(hopefuls[: designers(state.seats)])
    houses = list(state.houses)
    for seat in takers:
        houses[seat] = houses[seat]._replace(money=houses[seat].money - 1, scene=houses[seat].scene + 1)
    return state._replace(phase=Phase.DESIGNED, now=now._replace(designers=takers), houses=tuple(houses))


def designers(seats: int) -> int:
    """Count the designers: costume designer and carpenter, or with two or three players the costume designer only."""
    return 2 if seats >= FEWEST_FOR_CARPENTER else 1


# ── 5. Understudies ──


def look_for_understudies(state: State) -> tuple[State, ...]:
    """Find who is still without a card this round; the Maestro comes first, then clockwise (R11)."""
    served = {seat for seat, _ in state.now.hired}
    waiting = tuple(seat for seat in seating(state.seats, state.now.maestro) if seat not in served)
    return hand_out(state._replace(phase=Phase.UNDERSTUDIES, waiting=waiting))


def give(state: State, slot: int) -> tuple[State, ...]:
    """Hand the card in this slot to the next seat without one, as the Maestro likes (R11)."""
    card = state.now.cards[slot - 1]
    seat, *waiting = state.waiting
    given = state._replace(
        now=state.now._replace(understudies=(*state.now.understudies, (seat, card))),
        stage=(*state.stage[: slot - 1], None, *state.stage[slot:]),
        waiting=tuple(waiting),
        houses=with_house(state.houses, seat, take(state.houses[seat], card)),
    )
    return hand_out(given)


def hand_out(state: State) -> tuple[State, ...]:
    """Wait for the Maestro while somebody lacks a card; then the last one leaves or joins the Table (R12, R20)."""
    if state.waiting:
        return (state,)
    left = next(card for card in state.stage if card is not None)
    settled = state._replace(
        phase=Phase.SETTLED,
        now=state.now._replace(left=left),
        stage=(None,) * len(state.stage),
        table=state.table and take(state.table, left),
    )
    passed = (state, settled) if state.now.understudies else (settled,)
    return (*passed, *after_hiring(settled))


# ── 6. Firing ──


def after_hiring(state: State) -> tuple[State, ...]:
    """Rounds 1-3 end with a firing: the Maestro names another player, with two the other one (R13)."""
    if state.now.number > FIRING_ROUNDS:
        return (next_round(state),)
    if state.seats == TWO:
        return name(state, (state.now.maestro + 1) % TWO)
    return (state._replace(phase=Phase.NAMING),)


def name(state: State, seat: int) -> tuple[State, ...]:
    """The named player must fire one of the remaining directors (R13)."""
    return (state._replace(phase=Phase.FIRING, now=state.now._replace(named=seat)),)


def fire(state: State, director: Director) -> tuple[State, ...]:
    """The director is shown to all and leaves the game (R14)."""
    fired = state._replace(
        phase=Phase.FIRED,
        now=state.now._replace(fired=director),
        living=tuple(other for other in state.living if other is not director),
    )
    return (fired, next_round(fired))


# ── 7. Next round, and the premiere ──


def next_round(state: State) -> State:
    """Go on to the next casting call; after seven rounds, to the premiere."""
    if state.now.number < ROUNDS:
        return casting_call(state)
    return state._replace(phase=Phase.PREMIERE)


def cast(state: State, order: tuple[int, ...]) -> tuple[State, ...]:
    """Assign the six singers to the six roles as the player likes (R17); the last one to do so ends the game."""
    seat, *others = still_to_cast(state)
    house = state.houses[seat]._replace(casting=order)
    phase = Phase.PREMIERE if others else Phase.FINISHED
    return (state._replace(phase=phase, houses=with_house(state.houses, seat, house)),)


def still_to_cast(state: State) -> list[int]:
    """Seats that have not given out their roles yet, clockwise from the Maestro."""
    order = seating(state.seats, state.now.maestro)
    return [seat for seat in order if state.houses[seat].casting is None]


def with_house(houses: tuple[House, ...], seat: int, house: House) -> tuple[House, ...]:
    """Put one changed house back among the others."""
    return (*houses[:seat], house, *houses[seat + 1 :])


# ── Whose turn it is, what is allowed, what a move does ──


def to_act(state: State) -> int | None:
    """Say who has to act: sealing goes clockwise from the Maestro, and so does the premiere."""
    now = state.now
    match state.phase:
        case Phase.SEALING if len(state.stacks) < state.setup.seats:
            return (now.maestro + len(state.stacks)) % state.setup.seats
        case Phase.UNDERSTUDIES if state.waiting:
            return now.maestro
        case Phase.NAMING:
            return now.maestro
        case Phase.FIRING:
            return now.named
        case Phase.PREMIERE:
            return still_to_cast(state)[0]
        case _:
            return None


def legal(state: State) -> tuple[Move, ...]:
    """List every move open to whoever has to act, always in the same order."""
    match state.phase:
        case Phase.SEALING if len(state.stacks) < state.setup.seats:
            maestro = state.now.maestro
            seat = (maestro + len(state.stacks)) % state.setup.seats
            alone = may_play_alone(state.setup, seat, maestro)
            return bids(state.setup.seats, state.houses[seat].money, alone=alone)
        case Phase.UNDERSTUDIES if state.waiting:
            return tuple(UNDERSTUDIES[slot] for slot, card in enumerate(state.stage) if card is not None)
        case Phase.NAMING:
            return tuple(move for move in NAMES[: state.seats] if move.seat != state.now.maestro)
        case Phase.FIRING:
            return tuple(FIRES[director] for director in state.living)
        case Phase.PREMIERE:
            return CASTINGS
        case _:
            return ()


def play(state: State, move: Move) -> tuple[State, ...]:
    """Carry out a legal move: the states the table passes through, the last being where it rests."""
    match move:
        case Bid():
            return seal(state, move)
        case Understudy():
            return give(state, move.slot)
        case Name():
            return name(state, move.seat)
        case Fire():
            return fire(state, move.director)
        case _:
            return cast(state, move.order)
