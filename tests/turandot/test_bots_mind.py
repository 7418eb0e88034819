"""Inside the strong bots: the stage game against the rules, habits against the bots that have them, beliefs, stacks."""

from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given, settings

from tests.turandot.arrange import SEAT_COUNTS, after, bid, deal, to_round
from tests.turandot.strategies import Moment, houses, moments
from turandot.engine.rng import Stream
from turandot.games.turandot import TURANDOT
from turandot.games.turandot.bots.anyhow import anyhow
from turandot.games.turandot.bots.codes import CHAIR, code, standing_points, troupe
from turandot.games.turandot.bots.elsewhere import hand_out
from turandot.games.turandot.bots.greedy import greedy
from turandot.games.turandot.bots.habits import card_values
from turandot.games.turandot.bots.level import Level, known_rivals
from turandot.games.turandot.bots.manners import plain_card, plain_firings
from turandot.games.turandot.bots.matching import NO_HABIT, draw_from, rehearse
from turandot.games.turandot.bots.model import read_model, trained, untrained, write_model
from turandot.games.turandot.bots.outlook import Outlook, outlook
from turandot.games.turandot.bots.performance import Hero, Part, perform, seen_part, stack_size
from turandot.games.turandot.bots.position import position
from turandot.games.turandot.bots.recall import table
from turandot.games.turandot.bots.rivals import THOUGHTFUL, Rival, company, judge, plain_ways
from turandot.games.turandot.bots.sealing import seal
from turandot.games.turandot.bots.soft import soft
from turandot.games.turandot.bots.stage import Stage
from turandot.games.turandot.cards import DIRECTORS
from turandot.games.turandot.moves import FIRES, UNDERSTUDIES, Bid, Casting, Move, Understudy
from turandot.games.turandot.rules import legal, play, to_act
from turandot.games.turandot.scoring import best_casting, standing, winners
from turandot.games.turandot.state import DIRECTOR_ROUND, ROUNDS, House, Phase, State, seating
from turandot.games.turandot.view import View, observe

LEVEL = Level(trained(), rehearsals=20, performances=60)


def stage_of(view: View) -> Stage:
    place = position(view)
    return Stage(place, outlook(place, trained()))


def as_bid(stage: Stage, pair: tuple[int, int]) -> Bid:
    card, money = pair
    return Bid(None if card == stage.cards else card + 1, money)


def one_good_card(state: State) -> Stage:
    """A stage game for two in which the first card is all, and money is worth something."""
    rows = [[(9.0 if card == 0 else 1.0) * 0.8**spent for spent in range(4)] for card in range(3)]
    alike = [rows, rows]
    painted = [[8.0, 0.9, 0.9]] * 2
    return Stage(position(observe(state, 0)), Outlook(alike, painted, alike, painted, [0.0] * 3, 1.0))


# ── Counting ──


@given(houses(fewest=0))
def test_counted_casts_are_worth_what_the_rules_say(house: House) -> None:
    assert standing_points(troupe(house)) == standing(house)


@settings(max_examples=50)
@given(moments().filter(lambda moment: moment.state.phase is Phase.SEALING and to_act(moment.state) is not None))
def test_modelled_habits_are_those_of_the_plain_bots(moment: Moment) -> None:
    seat = to_act(moment.state)
    assert seat is not None
    view = observe(moment.state, seat)
    stage = stage_of(view)
    for way, plain in zip(plain_ways(position(view), seat), (greedy, soft, anyhow), strict=True):
        real = plain(view, moment.luck)
        modelled = {as_bid(stage, pair): chance for pair, chance in zip(stage.bids[seat], way, strict=True) if chance}
        assert modelled == pytest.approx({move: choice.chance for move, choice in real.items() if choice.chance})


# ── The stage game ──


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_in_the_last_round_the_stage_game_is_the_rules(seats: int) -> None:
    """Every bid of every seat brings exactly the share that playing it out brings, with the same Maestro."""
    luck = Stream("last", str(seats))
    for seed in ("a", "b"):
        state = to_round(deal(seats, seed=seed), ROUNDS)
        stage = stage_of(observe(state, 0))
        played = [luck.choice(stage.bids[seat]) for seat in range(seats)]
        for seat in range(seats):
            expected = []
            for own in stage.bids[seat]:
                bids = [as_bid(stage, own if other == seat else pair) for other, pair in enumerate(played)]
                expected.append(share_played_out(state, bids, seat))
            assert stage.answers(seat, played) == pytest.approx(expected, abs=1e-3)


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
    stage = one_good_card(deal(2))
    mixed = rehearse(stage, [NO_HABIT] * 2, 300, Stream("fight", "luck").random)
    for seat in range(2):
        on_it = sum(chance for pair, chance in zip(stage.bids[seat], mixed[seat].chances, strict=True) if pair[0] == 0)
        assert on_it > 0.8


def test_a_draw_never_falls_off_the_end() -> None:
    assert draw_from((0.5, 1.0), 1.0) == 1
    assert draw_from((0.5, 1.0), 0.0) == 0


# ── Beliefs ──


def beliefs_after(name: str, seats: int = 3) -> list[Rival]:
    """What is believed of every seat after six rounds among bots of that name."""
    state = deal(seats, seed=name.replace(":", "-"))
    luck = Stream(name, "beliefs")
    while state.now.number < ROUNDS:
        choices = TURANDOT.bot(name)(observe(state, to_act(state) or 0), luck)
        moves = tuple(choices)
        state = play(state, moves[luck.weighted([choices[move].chance for move in moves])])[-1]
    return list(known_rivals(observe(state, 0), LEVEL))


@pytest.mark.parametrize(("place", "name"), [(0, "greedy"), (1, "soft"), (2, "anyhow")])
def test_plain_players_are_found_out(place: int, name: str) -> None:
    me, *rivals = beliefs_after(name)
    assert all(rival.beliefs[place] > 0.9 for rival in rivals)
    assert me.beliefs == THOUGHTFUL, "whoever judges is thoughtful"


def test_thoughtful_players_are_taken_for_such() -> None:
    assert all(rival.plain < 0.1 for rival in beliefs_after("zelda:maestro"))


def test_what_one_rival_shows_tells_of_the_others() -> None:
    greedy_one, unknown = Rival((0.9, 0.05, 0.0, 0.05)), Rival()
    before = company([unknown, unknown, unknown], me=0)
    now = company([unknown, greedy_one, unknown], me=0)
    assert now[2].beliefs[0] > before[2].beliefs[0]
    assert all(sum(rival.beliefs) == pytest.approx(1) for rival in now)


# ── Manners ──

MANNERS = {Phase.UNDERSTUDIES, Phase.FIRING}


@settings(max_examples=50)
@given(moments().filter(lambda moment: moment.state.phase in MANNERS and to_act(moment.state) is not None))
def test_modelled_manners_are_those_of_the_plain_bots(moment: Moment) -> None:
    seat = to_act(moment.state)
    assert seat is not None
    view = observe(moment.state, seat)
    real = set(greedy(view, moment.luck))
    assert real == set(soft(view, moment.luck))
    if view.phase is Phase.UNDERSTUDIES:
        receiver = view.waiting[0]
        free = [slot for slot, card in enumerate(view.stage) if card is not None]
        values = card_values(troupe(view.houses[receiver]), tuple(map(code, view.now.cards)))
        assert real == {UNDERSTUDIES[card] for card in plain_card(values, free, own=receiver == seat)}
    else:
        living = [CHAIR[director] for director in view.living]
        chairs = plain_firings(list(map(troupe, view.houses)), living, seat)
        assert real == {FIRES[DIRECTORS[chair]] for chair in chairs}


def test_what_a_plain_player_would_never_do_gives_a_thoughtful_one_away() -> None:
    """Nobody gets the first card; a plain Maestro keeps the best of what is left, only a thoughtful one may not."""
    state = bid(deal(3, seed="a"), {0: "1", 1: "1", 2: "2"})
    assert len({plain_likes(state, move) for move in legal(state)}) > 1
    plain = play(state, max(legal(state), key=lambda move: plain_likes(state, move)))[-1]
    odd = play(state, min(legal(state), key=lambda move: plain_likes(state, move)))[-1]
    as_judged = [
        judge(table(view, trained()), view.past).rivals[0].plain
        for view in (observe(to_round(end, 2), 1) for end in (plain, odd))
    ]
    assert as_judged[1] < as_judged[0]


def plain_likes(state: State, move: Move) -> float:
    """What a plain Maestro would like to hand to himself."""
    view = observe(state, state.now.maestro)
    assert view.waiting[0] == state.now.maestro
    assert isinstance(move, Understudy)
    return card_values(troupe(view.house), tuple(map(code, view.now.cards)))[move.slot - 1]


def test_a_company_of_habit_is_answered_with_the_one_best_bid() -> None:
    """Whom nobody watches need not mix; among thoughtful rivals the same seat would."""
    level = Level(trained(), rehearsals=40, performances=160)
    found = []
    for name in ("greedy", "maestro"):
        state = deal(4, seed="habit")
        luck = Stream("habit", name)
        while state.now.number < DIRECTOR_ROUND or to_act(state) != 0:
            choices = TURANDOT.bot(name)(observe(state, to_act(state) or 0), luck)
            moves = tuple(choices)
            state = play(state, moves[luck.weighted([choices[move].chance for move in moves])])[-1]
        choices = seal(observe(state, 0), level, luck)
        found.append(sum(choice.chance > 0 for choice in choices.values()))
    assert found[0] < found[1]


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
        choices = tuple(TURANDOT.bot("soft")(observe(state, to_act(state) or 0), luck))
        state = play(state, luck.choice(choices))[-1]
    view = observe(state, 0)
    recalled = judge(table(view, trained()), view.past).houses
    assert recalled.troupes == tuple(map(troupe, view.houses))
    assert recalled.third == view.table


# ── Stacks ──


def sizes(stage: Stage) -> list[int]:
    """The sizes of the first seat's stacks without the bluff card."""
    return [stack_size(pair, stage.cards) for pair in stage.bids[0]]


def test_a_stack_of_one_hides_no_money() -> None:
    view = observe(after(deal(3), "2"), 1)
    stage = stage_of(view)
    even = [1 / len(stage.bids[0])] * len(stage.bids[0])
    part = seen_part(sizes(stage), 1, [0.0] * len(even), even, 0.4)
    possible = {stage.bids[0][place] for place, chance in enumerate(part.chances) if chance}
    assert possible == {(card, 0) for card in range(4)} | {(4, 1)}


def test_a_larger_stack_may_be_money_or_bluff() -> None:
    view = observe(after(deal(3), "2$"), 1)
    stage = stage_of(view)
    even = [1 / len(stage.bids[0])] * len(stage.bids[0])
    part = seen_part(sizes(stage), 2, [0.0] * len(even), even, 0.4)
    possible = {stage.bids[0][place] for place, chance in enumerate(part.chances) if chance}
    assert possible == {(card, money) for card in range(4) for money in (0, 1)} | {(4, 1)}


def test_the_last_to_seal_answers_the_stacks_it_sees() -> None:
    """A rival known to want the best card shows one card: outbid him by one. He shows four: do not fight."""
    stage = one_good_card(deal(2))
    mixed = [1.0 if card == 0 else 0.0 for card, _ in stage.bids[0]]
    even = [1 / len(stage.bids[1])] * len(stage.bids[1])
    laid = {}
    for size in (1, 4):
        seen = seen_part(sizes(stage), size, [0.0] * len(mixed), mixed, 0.02)
        mine = Part(seen.habit._replace(chance=0.0), even)
        mixture = perform(Hero(1, stage, [seen, mine], ()), 200, Stream("last", "luck").random)
        laid[size] = sum(
            chance * pair[1] for pair, chance in zip(stage.bids[1], mixture.chances, strict=True) if pair[0] == 0
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
