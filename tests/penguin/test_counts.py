"""Counts of moves and states, derived by hand; as chess programs are checked by counting positions."""

import pytest

from tests.penguin.arrange import SEAT_COUNTS, after, deal, lay
from turandot.games.penguin.cards import HOUSE
from turandot.games.penguin.newcomers import entrances
from turandot.games.penguin.opening import first_four
from turandot.games.penguin.rules import legal, play
from turandot.games.penguin.state import State


def ways(state: State, depth: int) -> int:
    if depth == 1:
        return len(legal(state))
    return sum(ways(play(state, move)[-1], depth - 1) for move in legal(state))


# Around four entertainers 20 cells are open. First turn: 4 cards on 20 cells, then a token on that penguin or none.
# Second turn: 4 cards on the 19 cells left; a fee changes a move's text but not the number of moves, since nobody has
# a card to discard yet. Then two penguins are free if no token lies there (3 moves), one if one does (2 moves).
# Nothing performs before four dots are covered. 80 · 2 · 76 · (3 + 2) / 2 = 30,400.
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_number_of_ways_to_play_the_first_moves(seats: int) -> None:
    start = deal(seats)
    assert tuple(ways(start, depth) for depth in (1, 2, 3)) == (80, 80 * 2, 80 * 2 * 76)


def test_number_of_ways_to_play_the_first_two_turns() -> None:
    assert ways(deal(2), 4) == 80 * 76 * (3 + 2) == 30_400


def test_number_of_tables_the_first_turn_can_come_to() -> None:
    """80 placements, each with a token or without; the card drawn is always the same."""
    start = deal(3)
    placed = [play(start, move)[-1] for move in legal(start)]
    ended = {play(state, move)[-1].iceberg for state in placed for move in legal(state)}
    assert len(ended) == 160


CROWD = "blue-music-3@d3 red-dance-1@f1 red-dance-3@f2 red-dance-4@f3 red-dance-6@f4 red-music-2@f5"


@pytest.mark.parametrize("cards", range(4))
def test_number_of_placements_where_a_fee_is_due(cards: int) -> None:
    """Four blue penguins beside a lone seal with seven open cells: four of them beside the blue 3 on d3."""
    hand = "blue-juggling-2 blue-juggling-3 blue-juggling-4 blue-juggling-5"
    won = {0: " ".join(["sheep-music", "bear-music", "bear-dance"][:cards])}
    state = lay("blue-music-3@d3", "seal-dance@d2", hand=hand, won=won)
    assert len(legal(state)) == 4 * (3 + 4 * (1 + cards))


@pytest.mark.parametrize("own", range(4))
def test_number_of_token_moves(own: int) -> None:
    """Seven penguins, of which `own` carry one's tokens: none, or from each own token and the supply to each other."""
    parts = CROWD.split()
    table = " ".join(f"{part}:0" if place < own else part for place, part in enumerate(parts))
    state = after(lay(table, "seal-dance@d2 bear-juggling@b6", hand="green-music-2"), "green-music-2@b5")
    sources = own + (own < 3)
    assert len(legal(state)) == 1 + sources * (7 - own)


@pytest.mark.parametrize(("cell", "count"), [("a1", 3), ("d1", 5), ("d4", 8)])
def test_number_of_places_for_a_new_entertainer_beside_a_lone_curtain(cell: str, count: int) -> None:
    """U23: each neighbour upright and turned; no card of the house deck could perform beside a single curtain."""
    iceberg = lay(curtains=cell).iceberg
    for card in HOUSE.entertainers:
        assert len(list(entrances(iceberg, card, ()))) == 2 * count


def test_number_of_balanced_starts() -> None:
    """U4: four animals with four different activities, 4! = 24 sets; each comes up from some order of the cards."""
    cards = HOUSE.entertainers
    found = {frozenset(first_four((*cards[turn:], *cards[:turn]), "balanced")[0]) for turn in range(16)}
    assert all(len({card.animal for card in four}) == len({card.activity for card in four}) == 4 for four in found)
    every = set()
    for first in cards:
        for second in cards:
            for third in cards:
                picked = dict.fromkeys((first, second, third))
                every.add(
                    frozenset(first_four((*picked, *(card for card in cards if card not in picked)), "balanced")[0])
                )
    assert len(every) == 24
