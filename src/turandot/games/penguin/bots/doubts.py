"""What rivals did *not* play: who passed a much better placement by did probably not hold the penguin for it.

A hand of four stays but for one card, so that three of a rival's four penguins were there when it last placed one. The
last turns are taken back one by one; on the table as it was then, every penguin nobody has seen is weighed as greedy
would weigh it. In imagined deals those who would have been worth clearly more than what was placed are then rare.
"""

from collections.abc import Mapping

from turandot.games.penguin.bots.spots import GREEDY, POINT, placements
from turandot.games.penguin.bots.table import Table, guest
from turandot.games.penguin.cards import Entertainer, Penguin
from turandot.games.penguin.state import Act, Phase, State, Turn, act, swapped
from turandot.games.penguin.view import View

CLEARLY = POINT
"""By so much a placement must be better before it is odd that it was not made."""


def doubts(view: View) -> Mapping[int, frozenset[Penguin]]:
    """For each rival, the unseen penguins that it would probably have placed rather than what it placed last."""
    found = {}
    table = taken_back(in_sight(view), view.now, view)
    for turn in reversed(view.past[1 - view.seats :]):
        table = taken_back(table, turn, view)
        found[turn.seat] = passed_by(table, turn, view)
    return found


def in_sight(view: View) -> State:
    """The table in sight, without anything that is hidden."""
    return State(
        setup=view.setup,
        phase=Phase.PLACING,
        now=view.now,
        iceberg=view.iceberg,
        houses=view.houses,
        hands=((),) * view.seats,
        stock=(),
        pile=(),
        gone=(),
        waiting=(),
        past=(),
        end=None,
    )


def taken_back(state: State, turn: Turn, view: View) -> State:
    """The table in sight as it was before a turn, the last one played there."""
    iceberg, houses = state.iceberg, state.houses
    guests, acts, taken, tokens = iceberg.guests, set(iceberg.acts), iceberg.taken, iceberg.tokens
    for show in reversed(turn.shows):
        if show.entered:
            acts.remove(show.entered)
            taken ^= 1 << show.entered.cell
        acts.add(_as_it_lay(view, show.card, show.cell))
        if show.award is not None:
            house = houses[show.award]
            left = tuple(card for card in house.cards if card != show.card)
            houses = swapped(houses, show.award, house._replace(cards=left))
    if turn.token:
        source, target = turn.token
        before = [cell for cell in tokens[turn.seat] if cell != target] + ([] if source is None else [source])
        tokens = swapped(tokens, turn.seat, tuple(sorted(before)))
    if turn.excuse:
        house = houses[turn.seat]
        houses = swapped(houses, turn.seat, house._replace(cards=(*house.cards, turn.excuse)))
    if turn.card:
        guests, taken = swapped(guests, turn.cell, None), taken ^ 1 << turn.cell
    ice = iceberg._replace(guests=guests, acts=tuple(sorted(acts)), taken=taken, tokens=tokens)
    return state._replace(iceberg=ice, houses=houses, now=turn)


def _as_it_lay(view: View, card: Entertainer, cell: int) -> Act:
    """An entertainer who has performed, turned as it was: the first four lay upright (U4)."""
    entered = (show.entered for turn in (*view.past, view.now) for show in turn.shows)
    return next(
        (one for one in entered if one and one.card == card), act(view.iceberg.rows, cell, card, half_turn=False)
    )


def passed_by(state: State, turn: Turn, view: View) -> frozenset[Penguin]:
    """The penguins that would have been worth clearly more to a seat than the one it placed."""
    table, placed = Table(state), turn.card
    table.hands[turn.seat] = [guest(card) for card in (placed, *view.unseen) if card]
    options = placements(table, GREEDY)
    enough = CLEARLY + max(one.worth for one in options if one.card.card == placed and one.cell == turn.cell)
    return frozenset(one.card.card for one in options if one.worth > enough and one.card.card != placed)
