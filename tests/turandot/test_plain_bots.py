"""The three plain bots, against which the strong ones are measured: they play as they are defined."""

from dataclasses import replace
from math import exp

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.turandot.arrange import A, B, C, bid, cast, deal, singer, to_round, until
from tests.turandot.strategies import Line, houses, lines, singer_texts
from turandot.engine.rng import Stream
from turandot.games.turandot.bots import BOTS
from turandot.games.turandot.bots.counted import CHAIR, code, standing_points, troupe
from turandot.games.turandot.bots.plain import card_values, director_value, flips
from turandot.games.turandot.bots.plain_bots import anyhow, greedy, soft
from turandot.games.turandot.cards import DIRECTORS, TYPES, Card, Director
from turandot.games.turandot.moves import Bid, Casting
from turandot.games.turandot.rules import legal, take, to_act
from turandot.games.turandot.scoring import best_casting, standing
from turandot.games.turandot.state import House, Phase, State
from turandot.games.turandot.view import View, observe

LUCK = Stream("plain", "bots")


def seen(state: State) -> View:
    """The table as whoever has to act sees it."""
    seat = to_act(state)
    assert seat is not None
    return observe(state, seat)


def facing(view: View, *cards: Card, house: House | None = None) -> View:
    """The same table with other cards on stage, and perhaps another house of the viewer's own."""
    houses = list(view.houses)
    houses[view.seat] = house or view.house
    return replace(view, now=view.now._replace(cards=cards), stage=cards, houses=tuple(houses))


def worth(house: House, card: Card) -> float:
    """What one card is worth to a house now."""
    return card_values(troupe(house), [code(card)])[0]


def director_worth(house: House, director: Director) -> float:
    return director_value(troupe(house), CHAIR[director])


@given(lines(), st.sampled_from(["anyhow", "greedy", "soft"]))
@settings(max_examples=60)
def test_a_plain_bot_plays_only_legal_moves_with_chances_that_add_up_to_one(line: Line, name: str) -> None:
    for state in line.states[::3]:
        if to_act(state) is not None:
            choices = BOTS[name](seen(state), LUCK)
            assert set(choices) <= set(legal(state))
            assert sum(choice.chance for choice in choices.values()) == pytest.approx(1)
            assert all(choice.chance >= 0 for choice in choices.values())


@given(lines(), st.sampled_from(["anyhow", "greedy", "soft"]))
@settings(max_examples=20)
def test_a_plain_bot_ends_with_the_best_casting_and_never_bluffs(line: Line, name: str) -> None:
    for state in line.states[::4]:
        if to_act(state) is None:
            continue
        view = seen(state)
        choices = BOTS[name](view, LUCK)
        assert not [move for move in choices if isinstance(move, Bid) and move.bluff]
        if state.phase is Phase.PREMIERE:
            assert list(choices) == [Casting(best_casting(view.house.singers, view.house.director))]


def test_anyhow_weighs_all_bids_without_bluff_and_all_other_moves_alike() -> None:
    state = deal(4)
    assert len(anyhow(seen(state), LUCK)) == 5 * 4 + 1
    naming = until(state, Phase.NAMING)
    assert [choice.chance for choice in anyhow(seen(naming), LUCK).values()] == [1 / 3] * 3


# ── Values ──


def test_a_singer_is_worth_the_gain_with_the_best_casting_where_open_roles_cost_nothing() -> None:
    house = House(cast("2F 1M"))
    assert worth(house, singer("3M")) == 3
    assert worth(house, singer("1MC")) == 2
    assert worth(House(cast("2F 2F")), singer("2F")) == 1  # a third woman plays a man


@given(houses(fewest=0), st.sampled_from(DIRECTORS), singer_texts, st.sampled_from(TYPES))
def test_what_a_singer_is_worth_is_what_the_score_gains(house: House, director: Director, text: str, kind: str) -> None:
    """Under every director, `ambiguous` and `variety` too."""
    directed, card = house._replace(director=director, singers=house.singers[:5]), singer(text, kind)
    assert worth(directed, card) == standing(take(directed, card)) - standing(directed)
    assert standing_points(troupe(directed)) == standing(directed)


def test_a_director_is_worth_what_it_adds_now() -> None:
    house = House(cast("1MC 1U 1F", "dark dark pro"), money=2, scene=1)
    assert director_worth(house, Director.DARK) == 2
    assert director_worth(house, Director.CASTING) == 1
    assert director_worth(house, Director.AMBIGUOUS) == 1
    assert director_worth(house, Director.PLAIN) == 0


def test_scenery_is_worth_half_a_point_more_for_each_money_card_left() -> None:
    assert worth(House(money=3, scene=1), Director.SCENERY) == 2.5


def test_variety_is_worth_one_while_all_types_differ() -> None:
    assert director_worth(House(cast("1M 1M", "pro dark")), Director.VARIETY) == 1
    assert director_worth(House(cast("1M 1M", "pro pro")), Director.VARIETY) == 0


# ── Greedy ──


def test_greedy_bids_for_the_best_card_and_ties_are_drawn() -> None:
    view = facing(seen(deal(3)), singer("3M"), singer("3F"), singer("1M"), singer("1F"))
    assert {str(move): choice.chance for move, choice in greedy(view, LUCK).items()} == {"1": 0.5, "2": 0.5}


def test_greedy_adds_one_money_where_the_best_card_is_worth_a_point_more() -> None:
    view = facing(seen(deal(3)), singer("1M"), singer("3F"), singer("2M"), singer("1F"))
    assert [str(move) for move in greedy(view, LUCK)] == ["2$"]
    poor = facing(view, *view.now.cards, house=House(money=0))
    assert [str(move) for move in greedy(poor, LUCK)] == ["2"]


def test_greedy_lays_all_its_money_in_round_7() -> None:
    view = facing(seen(to_round(deal(3), 7)), singer("3M"), singer("3M"), singer("1M"), singer("1M"), house=House())
    assert [str(move) for move in greedy(view, LUCK)] == ["1$$$", "2$$$"]


def test_greedy_plays_money_alone_when_a_point_and_the_second_worst_card_reach_the_best() -> None:
    state = bid(deal(3), {})
    view = observe(state, B)
    view = replace(view, phase=Phase.SEALING, seat=B)
    level = facing(view, singer("1M"), singer("1M"), singer("2M"), singer("2M"))
    assert [str(move) for move in greedy(level, LUCK)] == ["$"]
    better = facing(view, singer("1M"), singer("1M"), singer("2M"), singer("3M"))
    assert [str(move) for move in greedy(better, LUCK)] == ["4$"]


def test_greedy_does_not_play_money_alone_where_it_hires_nobody() -> None:
    """The Maestro, round 4, and an empty purse."""
    cards = (singer("2M"),) * 4
    maestro = facing(seen(deal(3)), *cards)
    fourth = facing(replace(seen(to_round(deal(3), 4)), seat=B), *cards)
    assert "$" not in {str(move) for move in greedy(maestro, LUCK)}
    assert "$" not in {str(move) for move in greedy(fourth, LUCK)}
    poor = facing(replace(maestro, seat=B), *cards, house=House(money=0))
    assert "$" not in {str(move) for move in greedy(poor, LUCK)}


def test_greedy_keeps_the_best_understudy_and_gives_every_other_the_worst() -> None:
    state = bid(deal(3), {A: "1", B: "1", C: "4"})
    cards = (singer("2M"), singer("3M"), singer("1M"), singer("1M"))
    mine = replace(facing(seen(state), *cards), stage=(*cards[:3], None))
    assert [str(move) for move in greedy(mine, LUCK)] == ["u2"]
    other = replace(mine, waiting=(B,))
    assert [str(move) for move in greedy(other, LUCK)] == ["u3"]


def test_greedy_names_at_random() -> None:
    choices = greedy(seen(until(deal(4), Phase.NAMING)), LUCK)
    assert {str(move): choice.chance for move, choice in choices.items()} == {"n1": 1 / 3, "n2": 1 / 3, "n3": 1 / 3}


def test_greedy_fires_whom_the_others_would_gain_most_from() -> None:
    view = seen(until(deal(2), Phase.FIRING))
    assert view.seat == B
    both = (House(cast("1M 1M", "dark dark")), House(cast("1M 1M", "comic pro")))
    assert [str(move) for move in greedy(replace(view, houses=both), LUCK)] == ["x-dark"]


# ── Soft ──


def test_soft_likes_better_cards_better() -> None:
    view = facing(seen(deal(3)), singer("1M"), singer("2M"), singer("3M"), singer("2M"))
    chances = [sum(soft(view, LUCK)[Bid(slot, money)].chance for money in range(4)) for slot in (1, 2, 3, 4)]
    assert chances[0] < chances[1] < chances[2]
    assert chances[3] == pytest.approx(chances[1])
    assert sum(chances) == pytest.approx(1)  # the Maestro hires no designer


def test_soft_likes_money_alone_as_the_middle_card_and_three_quarters_of_a_point() -> None:
    cards = (singer("1M"), singer("2M"), singer("2M"), singer("3M"))
    choices = soft(facing(replace(seen(deal(3)), seat=B), *cards), LUCK)
    middle = sum(choices[Bid(2, money)].chance for money in range(4))
    assert choices[Bid(None, 1)].chance == pytest.approx(middle * exp(0.75 / 0.45))


def test_soft_flips_coins_that_favour_better_cards_and_later_rounds() -> None:
    assert sum(flips(1, 0.0, 3)) == pytest.approx(1)
    assert flips(1, 2.0, 3)[0] < flips(1, 0.0, 3)[0]
    assert flips(6, 0.0, 3)[0] < flips(1, 0.0, 3)[0]
    assert flips(1, -5.0, 3) == flips(1, 0.0, 3)
    assert flips(1, 100.0, 3)[0] == pytest.approx(0.2)  # heads come up at most four times in five


def test_soft_lays_all_its_money_in_round_7_and_is_greedy_elsewhere() -> None:
    assert flips(7, 1.0, 3) == [0, 0, 0, 1]
    naming = seen(until(deal(3), Phase.NAMING))
    assert soft(naming, LUCK) == greedy(naming, LUCK)
