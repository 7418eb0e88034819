"""Counts of moves and states, derived by hand; as chess programs are checked by counting positions."""

from itertools import product

import pytest

from tests.turandot.arrange import B, after, bid, deal, to_round, until
from turandot.games.turandot.moves import CASTINGS
from turandot.games.turandot.rules import legal, play, to_act
from turandot.games.turandot.state import Phase, State

FORBIDDEN = {"maestro-money": "forbidden"}

# A number card, 0 to m money cards, with or without bluff: 2 (n + 1) (m + 1) stacks. Money alone, with or without
# bluff: 2 more, if there is any money.
#          money  0   1   2   3
STACKS = {
    2: (6, 14, 20, 26),
    3: (8, 18, 26, 34),
    4: (10, 22, 32, 42),
    5: (12, 26, 38, 50),
}


@pytest.mark.parametrize("seats", STACKS)
@pytest.mark.parametrize("money", range(4))
def test_number_of_stacks_a_player_may_seal(seats: int, money: int) -> None:
    state = to_round(bid(deal(seats), {B: "1" + "$" * (3 - money)}), 2)
    assert (to_act(state), state.houses[B].money) == (B, money)
    assert len(legal(state)) == STACKS[seats][money]


@pytest.mark.parametrize("seats", STACKS)
@pytest.mark.parametrize("money", range(4))
def test_number_of_stacks_under_the_german_rule(seats: int, money: int) -> None:
    """R1: money alone is not open to the Maestro, so two fewer where there is money."""
    state = to_round(bid(deal(seats, options=FORBIDDEN), {B: "1" + "$" * (3 - money)}), 2)
    assert len(legal(state)) == STACKS[seats][money] - (2 if money else 0)


# How many ways to play the first moves. After two stacks at two seats, the third move is: one of nine directors
# if both hired (different numbers: 6 pairs of numbers, 16 of money, 4 of bluff, 384), one of two cards if one seat
# waits (the same number at different money: 3 · 12 · 4 = 144; money alone against a number: 2 · 24 each way), one of
# three if both wait (a tie: 3 · 4 · 4 = 48; both money alone: 4). 384 · 9 + 240 · 2 + 52 · 3 = 4092.
# Under the German rule the Maestro's money alone falls away: 384 · 9 + 192 · 2 + 48 · 3 = 3984.
# At more seats the first moves are all stacks: 34², 34³, 42², 50².
WAYS = [
    (2, {}, (26, 676, 4092)),
    (2, FORBIDDEN, (24, 624, 3984)),
    (3, {}, (34, 34**2, 34**3)),
    (3, FORBIDDEN, (32, 32 * 34, 32 * 34**2)),
    (4, {}, (42, 42**2)),
    (5, {}, (50, 50**2)),
]


def ways(state: State, depth: int) -> int:
    if depth == 1:
        return len(legal(state))
    return sum(ways(play(state, move)[-1], depth - 1) for move in legal(state))


@pytest.mark.parametrize(("seats", "options", "counts"), WAYS)
def test_number_of_ways_to_play_the_first_moves(seats: int, options: dict[str, str], counts: tuple[int, ...]) -> None:
    start = deal(seats, options=options)
    assert tuple(ways(start, depth) for depth in range(1, len(counts) + 1)) == counts


# How many tables two sealed stacks at two seats can come to, what was bid left aside. Different numbers: 6 · 16 = 96.
# The same number: one pays 1, 2 or 3 and the other waits, 2 · 3 · 3 = 18; a tie is the same table on every number: 1.
# The Maestro's money alone: the other hires for 0 to 3, 12, of which only those for 0 are new: 3. The other's money
# alone: a scene element and 12 hirings, all new. Both: 1. In all 131.
# German rule: 131 - 3 - 1. Round 4: no scene element, so of the last 13 only three hirings for nothing are new: 121.
TABLES = [(1, {}, 131), (1, FORBIDDEN, 127), (4, {}, 121)]


@pytest.mark.parametrize(("number", "options", "count"), TABLES)
def test_number_of_tables_two_stacks_can_come_to(number: int, options: dict[str, str], count: int) -> None:
    start = to_round(deal(2, options=options), number)
    resting = [play(play(start, one)[-1], two)[-1] for one in legal(start) for two in legal(play(start, one)[-1])]
    assert len({(state.houses, state.stage, state.waiting) for state in resting}) == count
    assert len({(state.past, state.now.bids) for state in resting}) == len(resting)


@pytest.mark.parametrize(("seats", "count"), [(2, 6), (3, 24), (4, 120), (5, 720)])
def test_number_of_ways_to_hand_out_understudies_when_all_tie(seats: int, count: int) -> None:
    """R11: n of n + 1 cards in any order, (n + 1)! ways, and each is another table."""
    tied = bid(deal(seats), dict.fromkeys(range(seats), "1"))
    tables = [tied]
    for _ in range(seats):
        tables = [play(state, move)[-1] for state in tables for move in legal(state)]
    assert len(tables) == len({state.houses for state in tables}) == count


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_number_of_players_the_maestro_may_name(seats: int) -> None:
    """R13: all but himself."""
    assert len(legal(until(deal(seats), Phase.NAMING))) == seats - 1


def test_number_of_ways_to_fire_three_directors() -> None:
    """R14: 9 · 8 · 7 = 504 orders, which leave 9 over 3 = 84 different sets of six."""
    state = until(deal(2), Phase.FIRING)
    left = []
    for first in legal(state):
        second_round = until(play(state, first)[-1], Phase.FIRING)
        for second in legal(second_round):
            third_round = until(play(second_round, second)[-1], Phase.FIRING)
            left += [play(third_round, third)[0].living for third in legal(third_round)]
    assert (len(left), len(set(left))) == (504, 84)


def test_number_of_castings() -> None:
    """R17: six factorial for each player, whatever the others did."""
    state = until(deal(2), Phase.PREMIERE)
    assert len(legal(state)) == len(legal(after(state, "c123456"))) == len(set(CASTINGS)) == 720
    ended = {play(state, one)[-1].houses for one in legal(state)}
    assert len(ended) == 720


@pytest.mark.parametrize(("seats", "left"), [(2, 18), (3, 12), (4, 6), (5, 0)])
def test_number_of_singers_who_never_come_on_stage(seats: int, left: int) -> None:
    """36 less six calls of n + 1."""
    assert len(until(deal(seats), Phase.PREMIERE).stock) == left


def test_every_stack_looks_like_another_but_the_largest() -> None:
    """R4, R5: at four seats with three money; sizes 1 to 5 hold 6, 11, 10, 10 and 5 stacks.

    Size k is a number with k - 1 money or with k - 2 and the bluff card: 5 each; money alone adds one to sizes 1 and 2.
    """
    sizes = [len(str(move)) for move in legal(deal(4))]
    assert [sizes.count(size) for size in range(1, 6)] == [6, 11, 10, 10, 5]
    assert sum(1 for one, two in product(sizes, repeat=2) if one == two) == 36 + 121 + 100 + 100 + 25
