"""Laws that hold in every moment of every game, as questions, so that a planted fault can be put to them too."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from tests.turandot.arrange import random_line
from turandot.engine import record
from turandot.engine.game import draw_first
from turandot.engine.match import start
from turandot.engine.rng import Stream
from turandot.games import game
from turandot.games.turandot import TURANDOT
from turandot.games.turandot.cards import DIRECTORS, Director, Singer
from turandot.games.turandot.imagine import imagine
from turandot.games.turandot.moves import Bid
from turandot.games.turandot.state import DIRECTOR_ROUND, Phase, Round, State, seating
from turandot.games.turandot.view import View

Observe = Callable[[State, int], View]


# ── Secrecy ──


def keeps_secrets(observe: Observe, state: State, seat: int, luck: Stream) -> bool:
    """Whether the seat cannot tell this state from a twin, nor from one imagined from its view."""
    view = observe(state, seat)
    return observe(twin(state, seat, luck), seat) == view and observe(imagine(view, luck), seat) == view


def twin(state: State, seat: int, luck: Stream) -> State:
    """Another truth the seat must not be able to tell from this one; made without `imagine`, to check it too."""
    order = seating(state.seats, state.now.maestro)
    owners = dict(zip(order, state.stacks, strict=False))
    return state._replace(
        stock=luck.shuffled(state.stock),
        chairs=luck.shuffled(state.chairs),
        stacks=tuple(
            mine if owner == seat else luck.choice(look_alikes(state, owner, mine)) for owner, mine in owners.items()
        ),
    )


def look_alikes(state: State, owner: int, stack: Bid) -> list[Bid]:
    """Every stack that may lie there for all the others know (R3, R4, R5)."""
    money = state.houses[owner].money
    numbers = range(1, state.seats + 2)
    possible = [Bid(n, m, bluff) for n in numbers for m in range(money + 1) for bluff in (False, True)]
    if money and (owner != state.now.maestro or state.setup.options["maestro-money"] == "allowed"):
        possible += [Bid(None, 1), Bid(None, 1, bluff=True)]
    if state.setup.options["sealing"] == "blind":
        return possible
    return [other for other in possible if cards_in(other) == cards_in(stack)]


def cards_in(stack: Bid) -> int:
    """How many cards lie in a stack, counted from its text, where each is one character."""
    return len(str(stack))


def hides_something(state: State, seat: int) -> bool:
    """Whether there is anything this seat does not know for certain."""
    order = seating(state.seats, state.now.maestro)
    stacks = zip(order, state.stacks, strict=False)
    return (
        len(state.stock) > 1
        or bool(state.chairs)
        or any(owner != seat and len(look_alikes(state, owner, stack)) > 1 for owner, stack in stacks)
    )


# ── Planted leaks, which the law must catch ──


def _leak_stock(state: State, view: View) -> View:
    return replace(view, unseen=state.stock)


def _leak_next_singer(state: State, view: View) -> View:
    return replace(view, unseen=(*state.stock[:1], *(one for one in view.unseen if one not in state.stock[:1])))


def _leak_directors(state: State, view: View) -> View:
    return replace(view, living=tuple(chair for chair in state.chairs if chair in view.living) or view.living)


def _leak_stacks(state: State, view: View) -> View:
    return replace(view, now=state.now._replace(bids=state.stacks or state.now.bids))


def _leak_sizes(state: State, view: View) -> View:
    return replace(view, sealed=tuple(stack.size for stack in state.stacks))


def _leak_seed(state: State, view: View) -> View:
    told = {**view.setup.options, "seed": "-".join(one.id for one in state.stock[:2])}
    return replace(view, setup=replace(view.setup, options=told))


LEAKS: dict[str, Callable[[State, View], View]] = {
    "the order of the deck": _leak_stock,
    "which singer comes next": _leak_next_singer,
    "the order of the directors": _leak_directors,
    "what others have sealed": _leak_stacks,
    "sizes under blind sealing": _leak_sizes,
    "a fingerprint of the seed": _leak_seed,
}


# ── Conservation ──


def conserves(state: State) -> bool:
    """Whether every singer, director and money card is in exactly one place."""
    return conserves_singers(state) and conserves_directors(state) and conserves_money(state)


def conserves_singers(state: State) -> bool:
    """36 singers: in the deck, on stage, in casts, with the Table, or gone."""
    houses = state.houses if state.table is None else (*state.houses, state.table)
    places = [*state.stock, *(one for house in houses for one in house.singers)]
    places += [card for card in state.stage if isinstance(card, Singer)]
    if state.table is None:
        places += [part.left for part in rounds(state) if isinstance(part.left, Singer)]
    deck = state.setup.deck.singers
    return len(places) == len(deck) and {one.id for one in places} == {one.id for one in deck}


def conserves_directors(state: State) -> bool:
    """Nine directors: living or fired; from round 4 on, those turned up, and nobody shares one."""
    fired = [part.fired for part in rounds(state) if part.fired is not None]
    houses = state.houses if state.table is None else (*state.houses, state.table)
    seated = [house.director for house in houses if house.director is not None]
    seated += [card for card in state.stage if isinstance(card, Director)]
    if state.table is None:
        seated += [part.left for part in rounds(state) if isinstance(part.left, Director)]
    if state.now.number < DIRECTOR_ROUND:
        return not seated and sorted([*state.living, *fired]) == sorted(DIRECTORS)
    turned_up = sorted(state.living)
    return len(turned_up) == state.seats + 1 and sorted(seated) == turned_up and not set(turned_up) & set(fired)


def conserves_money(state: State) -> bool:
    """Three money cards a seat: in hand, made into scene elements, or spent on a card hired."""
    spent = [0] * state.seats
    for part in rounds(state):
        bids = dict(zip(seating(state.seats, part.maestro), part.bids, strict=False))
        for seat, _ in part.hired:
            spent[seat] += bids[seat].money
    return all(
        house.money >= 0 and house.money + house.scene + spent[seat] == 3 for seat, house in enumerate(state.houses)
    )


def rounds(state: State) -> tuple[Round, ...]:
    """All rounds so far, this one included."""
    return (*state.past, state.now)


def moves_needed(final: State) -> int:
    """How many moves a finished game must have taken, counted from what happened in it."""
    seats = final.seats
    understudies = sum(seats - len(part.hired) for part in rounds(final))
    namings = 3 if seats > 2 else 0
    return 7 * seats + understudies + namings + 3 + seats


def is_between_rounds(state: State) -> bool:
    """Whether a casting call lies there and nobody has sealed yet."""
    return state.phase is Phase.SEALING and not state.stacks


# ── Whole games ──


def check_game(seats: int, options: Mapping[str, str], seed: str) -> int:
    """Play one random game: it must end, replay identically and conserve every card. Gives its number of moves."""
    setup = TURANDOT.setup(seats, draw_first(seed, seats), options)
    moves, states = random_line(TURANDOT.start(setup, seed), Stream(seed, "many"))
    assert states[-1].phase is Phase.FINISHED
    assert len(moves) == moves_needed(states[-1])
    assert conserves(states[-1])
    assert all(conserves(state) for state in states if is_between_rounds(state))
    opening = record.write(start(TURANDOT, setup, seed, ("anyone",) * seats))
    again = record.replay({**opening, "moves": [str(move) for move in moves]}, game)
    assert list(again.states()) == states
    return len(moves)
