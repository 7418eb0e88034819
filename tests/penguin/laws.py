"""Laws that hold in every moment of every game, as questions, so that a planted fault can be put to them too."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from tests.penguin.arrange import random_line
from turandot.engine import record
from turandot.engine.game import draw_first
from turandot.engine.match import start
from turandot.engine.rng import Stream
from turandot.games.penguin import PENGUIN
from turandot.games.penguin.imagine import imagine
from turandot.games.penguin.rules import legal
from turandot.games.penguin.state import Phase, State, Turn
from turandot.games.penguin.view import View

Observe = Callable[[State, int], View]


# ── Secrecy ──


def keeps_secrets(observe: Observe, state: State, seat: int, luck: Stream) -> bool:
    """Whether the seat cannot tell this state from a twin, nor from one imagined from its view."""
    view = observe(state, seat)
    return observe(twin(state, seat, luck), seat) == view and observe(imagine(view, luck), seat) == view


def twin(state: State, seat: int, luck: Stream) -> State:
    """Another truth the seat must not be able to tell from this one; made without `imagine`, to check it too."""
    others = [other for other in range(state.seats) if other != seat]
    hidden = list(luck.shuffled([*state.stock, *(card for other in others for card in state.hands[other])]))
    hands = list(state.hands)
    for other in others:
        hands[other] = tuple(sorted(hidden.pop() for _ in state.hands[other]))
    return state._replace(
        hands=tuple(hands), stock=tuple(hidden), pile=(*state.pile[:1], *luck.shuffled(state.pile[1:]))
    )


def hides_something(state: State, seat: int) -> bool:
    """Whether there is anything this seat does not know for certain."""
    places = [len(hand) for other, hand in enumerate(state.hands) if other != seat and hand]
    several = len(places) + len(state.stock) > 1  # the cards of a hand lie in no order, those of a pile do
    return len(state.pile) > 2 or several  # one card below the top is known by counting


# ── Planted leaks, which the law must catch ──


def _leak_hands(state: State, view: View) -> View:
    others = {card for seat, hand in enumerate(state.hands) if seat != view.seat for card in hand}
    return replace(view, unseen=tuple(sorted(view.unseen, key=lambda card: card not in others)))


def _leak_stock(state: State, view: View) -> View:
    return replace(view, unseen=(*state.stock, *(card for card in view.unseen if card not in state.stock)))


def _leak_next_penguin(state: State, view: View) -> View:
    first = state.stock[:1]
    return replace(view, unseen=(*first, *(card for card in view.unseen if card not in first)))


def _leak_pile(state: State, view: View) -> View:
    return replace(view, backstage=state.pile[1:])


def _leak_next_entertainer(state: State, view: View) -> View:
    return replace(view, backstage=(*state.pile[1:2], *(card for card in view.backstage if card not in state.pile[:2])))


def _leak_moves(state: State, view: View) -> View:
    return replace(view, legal=legal(state))


def _leak_weight(state: State, view: View) -> View:
    return replace(view, held=tuple(sum(card.value for card in hand) for hand in state.hands))


def _leak_seed(state: State, view: View) -> View:
    told = {**view.setup.options, "seed": "-".join(card.id for card in state.stock[:2])}
    return replace(view, setup=replace(view.setup, options=told))


LEAKS: dict[str, Callable[[State, View], View]] = {
    "the penguins in other hands": _leak_hands,
    "the order of the penguin pile": _leak_stock,
    "which penguin comes next": _leak_next_penguin,
    "the order of the entertainers": _leak_pile,
    "which entertainer comes after the top one": _leak_next_entertainer,
    "what another may play": _leak_moves,
    "how strong the other hands are": _leak_weight,
    "a fingerprint of the seed": _leak_seed,
}


# ── Conservation ──


def conserves(state: State) -> bool:
    """Whether every card and token is in exactly one place, and every point came from somewhere."""
    return (
        conserves_penguins(state)
        and conserves_entertainers(state)
        and conserves_cells(state)
        and conserves_tokens(state)
        and conserves_points(state)
    )


def conserves_penguins(state: State) -> bool:
    """64 penguins: in hands, still to draw, or on the ice."""
    places = [*state.stock, *(card for hand in state.hands for card in hand)]
    places += [guest for guest in state.iceberg.guests if guest]
    return sorted(places) == list(state.setup.deck.penguins)


def conserves_entertainers(state: State) -> bool:
    """16 entertainers: on the ice, in the pile, won, or gone."""
    places = [act.card for act in state.iceberg.acts]
    places += [*state.pile, *state.gone, *(card for house in state.houses for card in house.cards)]
    return sorted(places) == list(state.setup.deck.entertainers)


def conserves_cells(state: State) -> bool:
    """One card a cell; a curtain for the start and for every show, and never more than 14."""
    iceberg = state.iceberg
    placed = [1 << cell for cell, guest in enumerate(iceberg.guests) if guest]
    placed += [1 << act.cell for act in iceberg.acts]
    if state.phase is Phase.AWARDED:
        placed.append(1 << state.now.shows[-1].cell)  # kept for the curtain
    shows = sum(len(turn.shows) for turn in turns(state))
    curtains = iceberg.curtains.bit_count()
    return (
        iceberg.taken == sum(placed) + iceberg.curtains
        and iceberg.taken.bit_count() == len(placed) + curtains
        and iceberg.taken < 1 << 7 * iceberg.rows
        and curtains <= min(14, shows + 1)
    )


def conserves_tokens(state: State) -> bool:
    """At most three tokens a seat, each on a penguin, and at most one on each."""
    lying = [cell for mine in state.iceberg.tokens for cell in mine]
    return (
        len(set(lying)) == len(lying)
        and all(state.iceberg.guests[cell] for cell in lying)
        and all(len(mine) <= 3 and list(mine) == sorted(mine) for mine in state.iceberg.tokens)
    )


def conserves_points(state: State) -> bool:
    """Each score is its start, the points of its shows and its fees, as far as they are counted already."""
    for seat, house in enumerate(state.houses):
        shown = sum(show.points[seat] for turn in turns(state) for show in turn.shows)
        paid = sum(turn.paid for turn in turns(state) if turn.seat == seat)
        late_show = state.now.shows[-1].points[seat] if state.phase is Phase.LIT else 0
        late_fee = state.now.fee if state.phase is Phase.PLACED and state.now.seat == seat else 0
        if (house.shows, house.fees) != (shown - late_show, late_fee - paid):
            return False
    return True


def turns(state: State) -> tuple[Turn, ...]:
    """All turns so far, this one included."""
    return (*state.past, state.now)


def moves_needed(final: State) -> int:
    """How many moves a finished game must have taken, counted from what happened in it."""
    shows = [show for turn in turns(final) for show in turn.shows]
    chosen = sum(len(show.waiting) > 1 for show in shows)
    return 2 * len(turns(final)) + chosen + sum(show.entered is not None for show in shows)


# ── Whole games ──


def check_game(seats: int, options: Mapping[str, str], seed: str) -> int:
    """Play one random game: it must end, replay identically and conserve every card. Gives its number of moves."""
    setup = PENGUIN.setup(seats, draw_first(seed, seats), options)
    moves, states = random_line(PENGUIN.start(setup, seed), Stream(seed, "many"))
    assert states[-1].phase is Phase.FINISHED
    assert len(moves) == moves_needed(states[-1])
    assert all(conserves(state) for state in states[::-10])
    opening = record.write(start(PENGUIN, setup, seed, ("anyone",) * seats))
    again = record.replay({**opening, "moves": [str(move) for move in moves]}, lambda _: PENGUIN)
    assert list(again.states()) == states
    return len(moves)
