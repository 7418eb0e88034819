"""Inside the bots: sums, the bidding game against the rules, beliefs, stacks, and the weights in the box."""

import math
from collections.abc import Sequence
from itertools import pairwise, product
from statistics import fmean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.turandot.arrange import SEAT_COUNTS, after, bid, deal, to_round
from tests.turandot.strategies import houses
from turandot.engine.rng import Stream
from turandot.games.turandot.bots import BOTS
from turandot.games.turandot.bots.beliefs import (
    HABITS,
    PRIOR,
    THOUGHTFUL,
    Rival,
    habits,
    judge,
    known_rivals,
    tilted,
    with_tastes,
)
from turandot.games.turandot.bots.bidding_game import BiddingGame
from turandot.games.turandot.bots.counted import code, standing_points, troupe
from turandot.games.turandot.bots.exact import exp, grained, power, shares, total
from turandot.games.turandot.bots.history import game_of
from turandot.games.turandot.bots.levels import Level
from turandot.games.turandot.bots.mixed_bid import Hero, Part, perform, seen_part, stack_size
from turandot.games.turandot.bots.model import read_model, trained, untrained, write_model
from turandot.games.turandot.bots.other_moves import hand_out
from turandot.games.turandot.bots.outlook import Outlook, outlook
from turandot.games.turandot.bots.plain import card_values
from turandot.games.turandot.bots.plain_bots import greedy, soft
from turandot.games.turandot.bots.position import position
from turandot.games.turandot.bots.regret import NO_HABIT, draw_from, rehearse
from turandot.games.turandot.moves import Bid, Casting, Move, Understudy
from turandot.games.turandot.rules import legal, play, to_act
from turandot.games.turandot.scoring import best_casting, standing, winners
from turandot.games.turandot.state import ROUNDS, House, Phase, State, seating
from turandot.games.turandot.view import View, observe

LEVEL = Level(trained(), rehearsals=20, performances=60, reads=True, judges=True)


def game_seen(view: View) -> BiddingGame:
    place = position(view)
    return BiddingGame(place, outlook(place, trained()))


def as_bid(game: BiddingGame, pair: tuple[int, int]) -> Bid:
    card, money = pair
    return Bid(None if card == game.cards else card + 1, money)


def one_good_card(state: State) -> BiddingGame:
    """A bidding game for two in which the first card is all, and money is worth something."""
    rows = [[(9.0 if card == 0 else 1.0) * 0.8**spent for spent in range(4)] for card in range(3)]
    alike = [rows, rows]
    painted = [[8.0, 0.9, 0.9]] * 2
    return BiddingGame(position(observe(state, 0)), Outlook(alike, painted, alike, painted, [0.0] * 3, 1.0))


# ── Counting ──


@given(houses(fewest=0))
def test_counted_casts_are_worth_what_the_rules_say(house: House) -> None:
    assert standing_points(troupe(house)) == standing(house)


@given(st.floats(-699, 50))
def test_the_exponential_is_that_of_the_library_but_for_the_last_digits(power_: float) -> None:
    assert exp(power_) == pytest.approx(math.exp(power_), rel=1e-13)


def test_sums_go_from_left_to_right_and_never_mind_what_is_lost() -> None:
    """The built-in sum gives 2.0 since Python 3.12, and 0.0 before."""
    assert total([1.0, 1e100, 1.0, -1e100]) == 0.0
    assert power(0.1, 3) == 0.1 * 0.1 * 0.1
    assert exp(-701.0) == 0.0


@given(st.lists(st.floats(1e-6, 1e6), min_size=1, max_size=50))
def test_chances_come_in_grains_whose_sum_is_exact_in_any_order(amounts: list[float]) -> None:
    chances = grained(amounts)
    assert total(chances) == total(reversed(chances)) == math.fsum(chances)
    assert chances == pytest.approx(shares(amounts), abs=1e-6)


# ── The bidding game ──


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_in_the_last_round_the_bidding_game_is_the_rules(seats: int) -> None:
    """Every bid of every seat brings exactly the share that playing it out brings, with the same Maestro."""
    luck = Stream("last", str(seats))
    for seed in ("a", "b"):
        state = to_round(deal(seats, seed=seed), ROUNDS)
        game = game_seen(observe(state, 0))
        played = [luck.choice(game.bids[seat]) for seat in range(seats)]
        for seat in range(seats):
            expected = []
            for own in game.bids[seat]:
                bids = [as_bid(game, own if other == seat else pair) for other, pair in enumerate(played)]
                expected.append(share_played_out(state, bids, seat))
            assert game.answers(seat, played) == pytest.approx(expected, abs=1e-3)


def share_played_out(state: State, bids: Sequence[Bid], seat: int) -> float:
    for owner in seating(state.seats, state.now.maestro):
        state = play(state, bids[owner])[-1]
    while (acting := to_act(state)) is not None:
        if state.phase is Phase.UNDERSTUDIES:
            choices = hand_out(observe(state, acting), LEVEL)
            state = play(state, max(choices, key=lambda move: choices[move].chance))[-1]
        else:
            house = state.houses[acting]
            state = play(state, Casting(best_casting(house.singers, house.director)))[-1]
    won = winners(state)
    return (seat in won) / max(1, len(won))


def test_regret_matching_finds_that_the_only_good_card_is_worth_fighting_for() -> None:
    """Two seats and one card far better than the others: both mix, and neither leaves it to the other."""
    game = one_good_card(deal(2))
    mixed = rehearse(game, [NO_HABIT] * 2, 300, Stream("fight", "luck").random)
    for seat in range(2):
        on_it = sum(chance for pair, chance in zip(game.bids[seat], mixed[seat].chances, strict=True) if pair[0] == 0)
        assert on_it > 0.8


def test_a_draw_never_falls_off_the_end() -> None:
    assert draw_from((0.5, 1.0), 1.0) == 1
    assert draw_from((0.5, 1.0), 0.0) == 0


# ── Beliefs ──


def beliefs_after(name: str, seats: int = 3, rounds: int = ROUNDS) -> list[Rival]:
    """What is believed of every seat at the last casting call among bots of that name."""
    state = played_by(name, deal(seats, seed=name.replace(":", "-")), rounds)
    return list(known_rivals(observe(state, 0), LEVEL))


def played_by(name: str, state: State, number: int) -> State:
    """Let bots of one name play until that round."""
    luck = Stream(name, "beliefs")
    while state.now.number < number:
        choices = BOTS[name](observe(state, to_act(state) or 0), luck)
        moves = tuple(choices)
        state = play(state, moves[luck.weighted([choices[move].chance for move in moves])])[-1]
    return state


@pytest.mark.parametrize("name", ["greedy", "soft", "anyhow"])
def test_players_of_habit_are_found_out(name: str) -> None:
    me, *rivals = beliefs_after(name)
    assert all(rival.plain > 0.7 for rival in rivals)
    assert me.beliefs == THOUGHTFUL, "the seat that judges is thoughtful"


@pytest.mark.no_cover
def test_thoughtful_players_are_taken_for_such() -> None:
    """Nearly all of them: now and then the few bids of a game are those of a player of habit, too."""
    games = product(("maestro", "zelda:maestro"), (3, 4))
    believed = [rival.plain for name, seats in games for rival in beliefs_after(name, seats)[1:]]
    assert fmean(believed) < 0.2
    assert sum(plain > 0.4 for plain in believed) <= 1


@pytest.mark.no_cover
def test_nobody_is_ever_believed_to_be_of_one_kind_for_certain() -> None:
    for name in ("greedy", "soft", "maestro"):
        for rival in beliefs_after(name, 4):
            assert rival.beliefs == THOUGHTFUL or max(rival.beliefs) < 0.995


def test_a_player_who_changes_habits_is_believed_anew() -> None:
    """Three rounds as greedy plays, three as the maestro plays."""
    halfway = played_by("greedy", deal(4, seed="change"), 4)
    end = played_by("maestro", halfway, ROUNDS)
    before, after_ = (known_rivals(observe(state, 0), LEVEL)[1:] for state in (halfway, end))
    assert sum(rival.plain for rival in after_) < sum(rival.plain for rival in before)


def test_a_spender_is_thought_to_spend_and_a_saver_to_save() -> None:
    place = position(observe(deal(3), 0))
    even = [1 / 17] * 17
    money = [bid[1] * (bid[0] < 4) for bid in game_seen(observe(deal(3), 0)).bids[1]]
    means = []
    for kind in range(4):
        beliefs = tuple(float(place_ == HABITS + kind) for place_ in range(len(PRIOR)))
        chances = with_tastes(place, 1, even, Rival(beliefs))
        means.append(sum(chance * laid for chance, laid in zip(chances, money, strict=True)))
        assert sum(chances) == pytest.approx(1)
    assert means[1] > means[0] > means[2]
    assert tilted(place, 1, even, (1.0, 2.5))[-1] > even[-1]
    assert all(sum(way) == pytest.approx(1) for way in habits(place, 1))


# ── Manners ──


def test_what_a_plain_player_would_never_do_gives_a_thoughtful_one_away() -> None:
    """Nobody gets the first card; a plain Maestro keeps the best of what is left, only a thoughtful one may not."""
    state = bid(deal(3, seed="a"), {0: "1", 1: "1", 2: "2"})
    assert len({plain_likes(state, move) for move in legal(state)}) > 1
    plain = play(state, max(legal(state), key=lambda move: plain_likes(state, move)))[-1]
    odd = play(state, min(legal(state), key=lambda move: plain_likes(state, move)))[-1]
    as_judged = []
    for end in (plain, odd):
        second = play(end, next(iter(greedy(observe(end, 0), Stream("hand", "out")))))[-1]
        view = observe(to_round(second, 2), 1)
        as_judged.append(judge(game_of(view, trained()), view.past).rivals[0].plain)
    assert as_judged[1] < as_judged[0]


def plain_likes(state: State, move: Move) -> float:
    """What a plain Maestro would like to hand to himself."""
    view = observe(state, state.now.maestro)
    assert view.waiting[0] == state.now.maestro
    assert isinstance(move, Understudy)
    return card_values(troupe(view.house), tuple(map(code, view.now.cards)))[move.slot - 1]


def test_a_bluff_card_gives_a_thoughtful_player_away() -> None:
    start = deal(3)
    shy = bid(start, {0: "1", 1: "2", 2: "3"})
    bold = bid(start, {0: "1b", 1: "2", 2: "3"})
    before, now = (known_rivals(observe(after(state, "n1", "x-dark"), 1), LEVEL)[0] for state in (shy, bold))
    assert now.plain < before.plain
    assert now.bluff > before.bluff


def test_who_seals_last_or_unseen_gives_nothing_away() -> None:
    blind = bid(deal(3, options={"sealing": "blind"}), {0: "1b", 1: "2", 2: "3b"})
    assert [rival.rounds for rival in known_rivals(observe(after(blind, "n1", "x-dark"), 1), LEVEL)] == [0, 0, 0]
    clockwise = bid(deal(3), {0: "1b", 1: "2", 2: "3b"})
    rivals = known_rivals(observe(after(clockwise, "n1", "x-dark"), 1), LEVEL)
    assert [(rival.bluffs, rival.rounds) for rival in rivals] == [(1, 1), (0, 1), (0, 0)]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_houses_recalled_from_the_past_are_the_houses_on_the_table(seats: int) -> None:
    state = deal(seats, seed="recall")
    luck = Stream("recall", str(seats))
    while state.now.number < ROUNDS:
        choices = tuple(soft(observe(state, to_act(state) or 0), luck))
        state = play(state, luck.choice(choices))[-1]
    view = observe(state, 0)
    recalled = judge(game_of(view, trained()), view.past).houses
    assert recalled.troupes == tuple(map(troupe, view.houses))
    assert recalled.third == view.table


# ── Stacks ──


def sizes(game: BiddingGame) -> list[int]:
    """The sizes of the first seat's stacks without the bluff card."""
    return [stack_size(pair, game.cards) for pair in game.bids[0]]


def test_a_stack_of_one_hides_no_money() -> None:
    view = observe(after(deal(3), "2"), 1)
    game = game_seen(view)
    even = [1 / len(game.bids[0])] * len(game.bids[0])
    part = seen_part(sizes(game), 1, [0.0] * len(even), even, 0.4)
    possible = {game.bids[0][place] for place, chance in enumerate(part.chances) if chance}
    assert possible == {(card, 0) for card in range(4)} | {(4, 1)}


def test_a_larger_stack_may_be_money_or_bluff() -> None:
    view = observe(after(deal(3), "2$"), 1)
    game = game_seen(view)
    even = [1 / len(game.bids[0])] * len(game.bids[0])
    part = seen_part(sizes(game), 2, [0.0] * len(even), even, 0.4)
    possible = {game.bids[0][place] for place, chance in enumerate(part.chances) if chance}
    assert possible == {(card, money) for card in range(4) for money in (0, 1)} | {(4, 1)}


def test_the_last_to_seal_answers_the_stacks_it_sees() -> None:
    """A rival known to want the best card shows one card: outbid him by one. He shows four: do not fight."""
    game = one_good_card(deal(2))
    mixed = [1.0 if card == 0 else 0.0 for card, _ in game.bids[0]]
    even = [1 / len(game.bids[1])] * len(game.bids[1])
    laid = {}
    for size in (1, 4):
        seen = seen_part(sizes(game), size, [0.0] * len(mixed), mixed, 0.02)
        mine = Part(seen.habit._replace(chance=0.0), even)
        mixture = perform(Hero(1, game, [seen, mine], ()), 200, Stream("last", "luck").random)
        laid[size] = sum(
            chance * pair[1] for pair, chance in zip(game.bids[1], mixture.chances, strict=True) if pair[0] == 0
        )
    assert laid[1] > laid[4]


# ── The table in the box ──


def test_the_trained_table_knows_every_round_and_stays_small() -> None:
    model = trained()
    assert set(model.sheets) == {(seats, number) for seats in SEAT_COUNTS for number in range(1, ROUNDS)}
    assert read_model(write_model(model)).sheets == model.sheets


def test_training_starts_surer_the_later_the_round() -> None:
    heats = [untrained().sheets[4, number].heat for number in range(4, ROUNDS)]
    assert all(later < earlier for earlier, later in pairwise(heats))
