"""Looking ahead among greedy players: futures against the rules, and the bid that comes of them."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given, settings

from tests.turandot.arrange import SEAT_COUNTS, deal, to_round
from tests.turandot.strategies import Moment, moments
from turandot.engine.rng import Stream
from turandot.games.turandot import TURANDOT
from turandot.games.turandot.bots.ahead import Between, Call, Future, Luck, lucky, settled
from turandot.games.turandot.bots.codes import Troupe, code, troupe, voice
from turandot.games.turandot.bots.greedy import greedy
from turandot.games.turandot.bots.habits import card_values, greedy_bid
from turandot.games.turandot.bots.level import Level
from turandot.games.turandot.bots.model import trained
from turandot.games.turandot.bots.ponder import foremost
from turandot.games.turandot.bots.position import position, setting
from turandot.games.turandot.bots.sealing import seal
from turandot.games.turandot.bots.temper import TEMPERS
from turandot.games.turandot.cards import Singer
from turandot.games.turandot.moves import Bid, Casting, Move
from turandot.games.turandot.rules import legal, play, to_act
from turandot.games.turandot.scoring import best_casting, winners
from turandot.games.turandot.state import DIRECTOR_ROUND, ROUNDS, Phase, State, seating
from turandot.games.turandot.view import View, observe

FAR_SIGHTED = Level(trained(), rehearsals=20, performances=60, futures=60)
SHORT_SIGHTED = replace(FAR_SIGHTED, futures=0)


def troupes_of(state: State) -> list[Troupe]:
    return [troupe(house) for house in state.houses]


def as_pair(move: Move, cards: int) -> tuple[int, int]:
    assert isinstance(move, Bid)
    return (cards if move.number is None else move.number - 1), move.money


def honest(state: State) -> list[Move]:
    """The stacks open to whoever has to seal, without the bluff card."""
    return [move for move in legal(state) if isinstance(move, Bid) and not move.bluff]


def handed_out(state: State) -> State:
    """Play on by greedy's first thought until all cards of the round are given."""
    while state.phase is Phase.UNDERSTUDIES:
        state = play(state, next(iter(greedy(observe(state, state.now.maestro), Stream("hand", "out")))))[-1]
    return state


def greedy_game(seats: int, number: int, seed: str) -> State:
    """A casting call of that round in a game of greedy players, with the first seat to seal."""
    state = deal(seats, seed=seed)
    luck = Stream(seed, "greedy")
    while state.now.number < number or to_act(state) != 0:
        state = play(state, luck.choice(tuple(greedy(observe(state, to_act(state) or 0), luck))))[-1]
    return state


# ── A round in the mind ──


@settings(max_examples=50)
@given(moments().filter(lambda moment: moment.state.phase is Phase.SEALING and to_act(moment.state) is not None))
def test_a_greedy_bid_in_the_mind_is_one_that_greedy_would_make(moment: Moment) -> None:
    seat = to_act(moment.state)
    assert seat is not None
    view = observe(moment.state, seat)
    values = card_values(troupe(view.house), tuple(map(code, view.now.cards)))
    money, number = view.house.money, view.now.number
    designer = money > 0 and seat != view.now.maestro and number != DIRECTOR_ROUND
    real = [as_pair(move, len(values)) for move in greedy(view, moment.luck)]
    found = {greedy_bid(number, values, money, step / 60, designer=designer) for step in range(60)}
    assert found == set(real)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("number", [1, DIRECTOR_ROUND, 5])
def test_a_round_in_the_mind_ends_as_the_rules_say(seats: int, number: int) -> None:
    luck = Stream("round", f"{seats} {number}")
    for seed in "abcdef":
        state = to_round(deal(seats, seed=seed), number)
        call = Call(number, state.now.maestro, troupes_of(state), tuple(map(code, state.now.cards)))
        played = [(0, 0)] * seats
        while state.phase is Phase.SEALING and state.now.number == number:
            seat = to_act(state)
            assert seat is not None
            move = luck.choice(honest(state)[-1:] * 5 + honest(state))
            played[seat] = as_pair(move, seats + 1)
            state = play(state, move)[-1]
        liked = [card_values(house, call.cards) for house in call.troupes]
        assert settled(call, played, liked) == troupes_of(handed_out(state))


# ── A future ──


def share_by_the_rules(state: State, me: int, marks: Sequence[float]) -> float:
    """The best share any bid brings in the last round, if all others bid greedily, ties by these marks."""
    order = seating(state.seats, state.now.maestro)
    others: dict[int, Move] = {}
    laid = state
    for seat in order:
        bids = tuple(greedy(observe(laid, seat), Stream("rules", "luck")))
        others[seat] = bids[int(marks[ROUNDS * state.seats + seat] * len(bids))]
        laid = laid._replace(stacks=(*laid.stacks, Bid(1, 0)))
    best = 0.0
    for move in honest(state._replace(stacks=(Bid(1, 0),) * order.index(me))):
        end = state
        for seat in order:
            end = play(end, move if seat == me else others[seat])[-1]
        end = handed_out(end)
        while (seat_ := to_act(end)) is not None:
            house = end.houses[seat_]
            end = play(end, Casting(best_casting(house.singers, house.director)))[-1]
        won = winners(end)
        best = max(best, (me in won) / len(won))
    return best


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("money", ["allowed", "forbidden"])
def test_the_last_round_in_the_mind_is_that_of_the_rules(seats: int, money: str) -> None:
    found = set()
    for seed, me in product("abcd", range(seats)):
        state = to_round(deal(seats, seed=seed, options={"maestro-money": money}), ROUNDS)
        around = setting(observe(state, me))._replace(number=ROUNDS - 1)
        future = Future(trained(), around, me, alone=money == "allowed")
        stock = tuple(voice(card) for card in state.now.cards if isinstance(card, Singer))
        luck = lucky(around, Stream(seed, "luck"))._replace(stock=stock)
        future.begin(luck)
        share = future.end(Between(ROUNDS - 1, (state.now.maestro - 1) % seats, troupes_of(state), ()))
        assert share == share_by_the_rules(state, me, luck.marks)
        found.add(share)
    assert len(found) > 1


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_whoever_is_far_ahead_wins_every_future(seats: int) -> None:
    """From the end of any round, with the same luck the same; and nobody wins who is far behind."""
    for number in range(1, ROUNDS + 1):
        view = observe(greedy_game(seats, number, "far"), 0)
        houses = [troupe(house) for house in view.houses]
        ahead = [house._replace(stars=house.stars + 60 * (seat == 1)) for seat, house in enumerate(houses)]
        for me, share in ((0, 0.0), (1, 1.0)):
            future = Future(trained(), setting(view), me, alone=True)
            living = setting(view).living
            for step in range(6):
                future.begin(lucky(setting(view), Stream("far", str(step))))
                assert future.end(Between(number, view.now.maestro, ahead, living)) == share
                even = future.end(Between(number, view.now.maestro, houses, living))
                future.begin(lucky(setting(view), Stream("far", str(step))))
                assert future.end(Between(number, view.now.maestro, houses, living)) == even


def test_equals_share_the_win_in_the_mind() -> None:
    view = observe(deal(3), 0)
    future = Future(trained(), setting(view), 0, alone=True)
    future.begin(Luck((), (), ()))
    houses = [troupe(house) for house in view.houses]
    assert future.end(Between(ROUNDS, 0, houses, ())) == pytest.approx(1 / 3)


# ── The bid that comes of it ──


def sealed(view: View, level: Level) -> dict[Bid, float]:
    choices = seal(view, level, Stream("sealed", "luck"))
    return {move: choice.chance for move, choice in choices.items() if isinstance(move, Bid) and choice.chance}


def test_among_greedy_players_the_one_bid_is_played_that_wins_most_futures() -> None:
    changed = 0
    for number in (3, DIRECTOR_ROUND, 5, 6):
        for seed in "abc":
            view = observe(greedy_game(4, number, seed), 0)
            assert len(sealed(view, FAR_SIGHTED)) == 1
            changed += sealed(view, FAR_SIGHTED) != sealed(view, SHORT_SIGHTED)
            choices = seal(view, FAR_SIGHTED, Stream("sealed", "luck"))
            best = max(choices.values(), key=lambda choice: choice.chance)
            assert 0 <= best.value <= 1
            assert all(choice.value <= best.value * (1 + 1e-9) for choice in choices.values())
    assert changed, "or there would be no use in it"


def test_looking_ahead_is_for_even_tempers_with_rounds_to_come_and_no_table() -> None:
    spender = TEMPERS["bianca"]
    for seats, number, temper in ((4, 5, spender), (4, ROUNDS, FAR_SIGHTED.temper), (2, 5, FAR_SIGHTED.temper)):
        view = observe(greedy_game(seats, number, "temper"), 0)
        far, short = (replace(level, temper=temper) for level in (FAR_SIGHTED, SHORT_SIGHTED))
        assert sealed(view, far) == sealed(view, short)


def test_soft_players_leave_too_much_to_luck_to_look_ahead() -> None:
    state = deal(4, seed="soft")
    luck = Stream("soft", "game")
    while state.now.number < 6 or to_act(state) != 0:
        choices = TURANDOT.bot("soft")(observe(state, to_act(state) or 0), luck)
        moves = tuple(choices)
        state = play(state, moves[luck.weighted([choices[move].chance for move in moves])])[-1]
    view = observe(state, 0)
    assert position(view).number == 6
    assert sealed(view, FAR_SIGHTED) == sealed(view, SHORT_SIGHTED)


def test_of_bids_that_come_to_the_same_only_one_runs() -> None:
    assert foremost([0.2, 0.5, 0.5, 0.1, 0.4], 3) == [1, 4, 0]
