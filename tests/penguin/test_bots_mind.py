"""What the strong bots think with: exact sums, features, the fitted value, eyes that err as people do, reasons."""

from dataclasses import replace
from math import exp as libm_exp

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.penguin.arrange import A, B, C, after, both, deal, lay, until
from tests.penguin.strategies import Line, lines
from turandot.engine.rng import Stream
from turandot.games.penguin.bots.exact import exp
from turandot.games.penguin.bots.eyes import followed, opinions, trust
from turandot.games.penguin.bots.features import CLEAR, FEATURES, ONE, features
from turandot.games.penguin.bots.levels import LEVELS, Level
from turandot.games.penguin.bots.model import (
    GRAIN,
    SEATS,
    SHOWS,
    chances,
    dreaming,
    expected,
    heat,
    read_model,
    trained,
    untrained,
    write_model,
)
from turandot.games.penguin.bots.reasons import reasons
from turandot.games.penguin.bots.spots import PLAIN, POINT, look
from turandot.games.penguin.bots.strong import strong
from turandot.games.penguin.bots.table import Table
from turandot.games.penguin.bots.thinker import PRIDE, Thinker, in_hopes, mind_of
from turandot.games.penguin.cards import ANIMALS
from turandot.games.penguin.moves import parse
from turandot.games.penguin.rules import to_act
from turandot.games.penguin.scoring import scores
from turandot.games.penguin.state import Phase, State
from turandot.games.penguin.view import View, observe

GLANCE = Level(trained, 400)
"""Thinks of everything and looks no turn ahead."""


def seen(state: State) -> View:
    return observe(state, to_act(state) or 0)


def told(state: State, seat: int = A) -> dict[str, float]:
    """The features of a seat, as points and cards are counted."""
    row = features(Table(state))[seat]
    return {name: value / ONE for name, value in zip(FEATURES, row, strict=True) if value}


# ── Sums ──


@given(st.floats(-45, 0))
def test_the_exponential_is_as_good_as_chances_need(x: float) -> None:
    """Chances are told in four digits."""
    assert exp(x) == pytest.approx(libm_exp(x), rel=2e-4, abs=1e-15)


def test_a_chance_of_nothing_is_nothing() -> None:
    assert exp(-41.0) == 0.0
    assert exp(0.0) == 1.0


# ── Features ──


def test_what_tokens_hope_for_is_sorted_by_the_cells_a_show_lacks() -> None:
    """The dancing seal on d2 lacks c2 and e3; seat 0 has 4 beside it, seat 1 has 3, a free 6 lies there."""
    table = "red-music-4@d1:0 blue-dance-3@c3:1 red-juggling-6@d3"
    mine, theirs = (told(lay(table, "seal-dance@d2"), seat) for seat in (A, B))
    assert (mine["hope-2"], theirs["hope-2"]) == (4, 3)
    assert mine["free-2"] == theirs["free-2"] == 6
    assert mine["ready-2"] == 1
    assert theirs["lowest-2"] == 1
    assert "lowest-2" not in mine


def test_hopes_count_apart_when_few_shows_are_left() -> None:
    table = "red-music-4@d1:0 blue-dance-3@c3 red-juggling-6@c2"
    early = told(lay(table, "seal-dance@d2"))
    late = told(lay(table, "seal-dance@d2", pile="bear-dance bear-music"))
    assert early["hope-1"] == late["hope-1"] == late["late-hope-1"] == 4
    assert early["free-1"] == late["late-free-1"] == 6
    assert "late-hope-1" not in early
    assert (early["shows-left"], late["shows-left"]) == (16, 3)


def test_cards_bonus_supply_and_room_are_counted() -> None:
    state = lay("red-music-4@a1:0", "seal-dance@b1", won={A: "bear-dance bear-music"}, pile="sheep-dance")
    mine = told(state)
    assert mine["cards"] == 2
    assert mine["cards-left"] == 2 * 2 / 8
    assert mine["bonus"] == Table(state).bonuses()[A] >= 5
    assert mine["supply"] == 2
    assert mine["room"] == mine["late-room"] == 4 * 2 / 8  # a2 and b2


def test_somebody_who_loves_seals_sees_more_in_them() -> None:
    state = lay("red-music-4@d1:0 blue-dance-3@c3:1", "seal-dance@d2")
    double = [2 * ONE] * len(CLEAR)
    place = FEATURES.index("hope-2")
    assert features(Table(state), double)[A][place] == 2 * features(Table(state))[A][place] > 0


# ── The fitted value ──


def test_the_weights_are_there_for_every_seat_count_distance_and_feature() -> None:
    for model in (trained(), untrained()):
        assert set(model) == set(SEATS)
        for seats, sheet in model.items():
            assert [len(row) for row in sheet.rows] == [len(FEATURES)] * seats
            assert len(sheet.heats) == SHOWS
            assert min(sheet.heats) > 0


def test_weights_are_read_back_as_they_are_written() -> None:
    assert read_model(write_model(trained())) == trained()


def test_a_guests_hope_is_worth_more_the_nearer_the_show() -> None:
    for sheet in trained().values():
        for row in sheet.rows:
            near, far = (row[FEATURES.index(name)] for name in ("hope-1", "hope-4"))
            assert 0 < far < near < GRAIN


@settings(max_examples=15)
@given(lines())
def test_at_the_end_everybody_expects_what_there_is(line: Line) -> None:
    end = line.states[-1]
    assert expected(Table(end), trained(), A) == [GRAIN * points for points in scores(end)]


def test_who_expects_most_has_the_best_chance_and_all_chances_add_up() -> None:
    found = chances([30_000, 42_000, 41_000], 6_000)
    assert sum(found) == pytest.approx(1)
    assert found[1] > found[2] > found[0] > 0


def test_what_is_expected_is_surer_when_few_shows_are_left() -> None:
    state = deal(4)
    table = Table(state)
    early = heat(table, trained())
    table.pile = ()
    assert heat(table, trained()) < early
    table.pile = (state.pile[0],) * 40
    assert heat(table, trained()) == trained()[4].heats[-1]


def test_hopes_of_the_weights_are_hopes_of_a_mind() -> None:
    model = trained()
    table = Table(deal(4))
    mind = mind_of(model, table)
    weight = model[4].rows[-1][FEATURES.index("hope-1")]
    assert mind.hopes[:2] == (POINT, POINT * weight // GRAIN)
    assert mind.care == 2
    table.pile = ()
    assert mind_of(model, table).hopes != mind.hopes


# ── Eyes ──


@settings(max_examples=15)
@given(lines(), st.integers(0, 3))
def test_opinions_stay_the_same_while_a_game_lasts(line: Line, seat: int) -> None:
    views = [observe(state, seat % state.seats) for state in line.states[::7]]
    assert len({tuple(trust(view, 8)) for view in views}) == 1
    assert len({opinions(view, "x").random() for view in views}) == 1


def test_seats_and_games_have_opinions_of_their_own() -> None:
    views = [observe(deal(4, seed=seed), seat) for seed in ("one", "two", "three") for seat in range(4)]
    assert len({tuple(trust(view, 8)) for view in views}) == len(views)


def test_opinions_go_by_the_place_in_turn_order() -> None:
    """No chair is luckier than another."""
    one, other = (deal(3, first=first, seed="chairs") for first in (0, 2))
    turned = other._replace(houses=one.houses[1:] + one.houses[:1])
    assert [trust(observe(one, 0), 8)] != [trust(observe(turned, 0), 8)]


def test_sharp_eyes_see_everything_as_it_is() -> None:
    view = seen(deal(3))
    assert trust(view, 0) == CLEAR
    assert min(trust(view, 16)) >= 0
    assert min(min(trust(observe(deal(4), seat), 16)) for seat in range(4)) == 0


@pytest.mark.parametrize(("trusted", "closer"), [(1, POINT), (0, 0)])
def test_what_is_about_to_happen_nobody_misjudges_but_one_may_overlook_it(trusted: int, closer: int) -> None:
    """Only e3 is empty beside the seal: its points count in full, unless seals bore one altogether."""
    table = Table(both())
    mind = mind_of(trained(), table)
    seal = next(one for one in look(table, mind._replace(trust=[trusted] * 16)) if one.act.card.id == "seal-dance")
    assert (seal.hope, seal.closer) == (mind.hopes[1] * trusted // 8, closer)


def test_a_dreamer_takes_every_hope_for_a_point() -> None:
    table = Table(deal(3))
    assert set(mind_of(dreaming(8), table).hopes) == {POINT}
    assert mind_of(dreaming(0), table).hopes[:4] == PLAIN[:4]
    assert tuple(mind_of(dreaming(0), table).hopes) < tuple(mind_of(dreaming(4), table).hopes)


@settings(max_examples=15)
@given(lines(), st.integers(0, 3))
def test_the_animal_it_follows_stays_the_same_while_a_game_lasts(line: Line, seat: int) -> None:
    assert len({followed(observe(state, seat % state.seats)) for state in line.states[::7]}) == 1


def test_every_animal_is_followed_by_somebody() -> None:
    fresh = {ANIMALS[followed(observe(deal(4, seed=str(number)), seat))] for number in range(6) for seat in range(4)}
    assert fresh == set(ANIMALS)


# ── Reasons ──


def why(state: State, text: str) -> dict[str, float]:
    """The reasons of one move."""
    return dict(strong(seen(state), Stream("why", "luck"), GLANCE)[parse(text)].reasons)


def test_points_and_gifts_of_a_show_are_told_and_who_takes_the_card() -> None:
    """In the last show, the bear's, seat 0 scores 5 with two guests; seat 2 scores 3 and takes the card."""
    found = why(after(both(pile=""), "red-music-3@e3", "-"), "*f4")
    assert (found["points"], found["gift"]) == (5, 3)
    assert found["card"] < 0
    assert why(after(both(pile=""), "red-music-3@e3", ">e3"), "*d2")["card"] > 0


def test_a_fee_and_what_is_spent_instead_of_it_are_told() -> None:
    won = {A: "sheep-music bear-dance"}
    table = "red-music-4@d1 blue-music-3@c2 green-dance-4@e2"
    state = lay(table, "seal-dance@d2 bear-juggling@f6", hand="red-music-2 green-music-2", won=won, pile="seal-music")
    moves = ("red-music-2@c1$", "red-music-2@c1!bear-dance", "green-music-2@c1")
    paid, spent, free = (why(state, move) for move in moves)
    assert paid["fee"] == 7
    assert "spend" not in paid
    assert spent["spend"] > 0
    assert "fee" not in spent
    assert spent["animal"] == -5
    assert "fee" not in free
    assert free["hand"] > 0


def test_tokens_what_rivals_lose_and_what_is_left_to_the_next_are_told() -> None:
    """With d1 and c2 occupied the seal lacks c3 and e3: a token on the 6 there is worth having."""
    state = lay(
        "red-juggling-6@d1 green-music-4@c2:1", "seal-dance@d2 bear-juggling@f6", hand="brown-music-1 red-dance-4"
    )
    invited = why(after(state, "brown-music-1@e6"), ">d1")
    assert invited["token"] > 1
    placed = why(state, "red-dance-4@c3")
    assert placed["opening"] != 0


def test_where_a_new_entertainer_goes_is_told_as_such() -> None:
    state = until(deal(3), Phase.ENTERING)
    found = strong(seen(state), Stream("why", "luck"), GLANCE)
    assert any("place" in choice.reasons for choice in found.values())
    assert not any("token" in choice.reasons for choice in found.values())


def test_of_the_last_show_only_what_is_sure_is_told() -> None:
    state = after(both(pile=""), "red-music-3@e3", "-")
    choices = strong(seen(state), Stream("why", "luck"), GLANCE)
    assert {str(move): choice.points for move, choice in choices.items()} == {"*d2": 10, "*f4": 15}
    assert set(choices[parse("*f4")].reasons) <= {"points", "gift", "card", "animal", "activity"}


def test_reasons_are_those_that_count_for_something() -> None:
    view = seen(deal(4))
    thinker = Thinker(view, LEVELS["clown"], Table(deal(4)), Stream("x", "y"))
    stay = thinker.idea(parse("-"), thinker.table.copy(), 0)
    assert reasons(thinker, stay) == {}


def test_hundredths_of_a_point_are_hopes_too() -> None:
    assert in_hopes(100) == POINT
    assert in_hopes(-50) == -POINT // 2


def test_a_temper_stays_even_when_the_game_is_decided() -> None:
    state = deal(2)
    rich = state._replace(houses=(state.houses[0]._replace(shows=500), state.houses[1]))
    thinker = Thinker(seen(rich), LEVELS["ringmaster"], Table(rich), Stream("x", "y"))
    calm, pleased = (thinker.idea(parse("-"), thinker.table, pleasure) for pleasure in (0, 100))
    assert pleased.value == calm.value
    assert pleased.worth - calm.worth == pytest.approx(GRAIN * thinker.slope)
    assert thinker.slope > 0


def test_points_count_where_nothing_can_be_won_any_more() -> None:
    state = deal(2)
    poor = state._replace(houses=(state.houses[0], state.houses[1]._replace(shows=500)))
    thinker = Thinker(seen(poor), LEVELS["ringmaster"], Table(poor), Stream("x", "y"))
    richer = thinker.table.copy()
    richer.scores[A] += 3
    stay, more = (thinker.idea(parse("-"), table, 0) for table in (thinker.table, richer))
    assert max(stay.value, more.value) < 1e-9
    assert more.worth - stay.worth == pytest.approx(3 * PRIDE)


def test_spite_counts_what_the_leader_may_expect_less() -> None:
    state = deal(3)
    led = state._replace(houses=(state.houses[0], state.houses[1], state.houses[2]._replace(shows=30)))
    level = replace(LEVELS["clown"], temper=replace(LEVELS["clown"].temper, spite=50))
    thinker = Thinker(seen(led), level, Table(led), Stream("x", "y"))
    poorer = thinker.table.copy()
    poorer.scores[C] -= 4
    stay, spiteful = (thinker.idea(parse("-"), table, 0) for table in (thinker.table, poorer))
    assert spiteful.liking - stay.liking == pytest.approx(4 * 0.5 * GRAIN * thinker.slope)
