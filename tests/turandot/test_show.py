"""What the page is told: every number and reason it shows, so that it decides nothing itself."""

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings

from tests.turandot.arrange import A, B, C, D, after, bid, deal, steps, to_round, until
from tests.turandot.strategies import Line, lines
from turandot.games.turandot.cards import Director, card_id
from turandot.games.turandot.moves import CASTINGS
from turandot.games.turandot.scoring import final_scores, scores, standing, table_score
from turandot.games.turandot.show import show
from turandot.games.turandot.state import Phase, State
from turandot.games.turandot.view import observe

Shown = dict[str, Any]


def page(state: State, seat: int = A) -> Shown:
    shown: Shown = show(observe(state, seat))
    return shown


def test_the_page_is_told_the_round_the_maestro_and_the_next() -> None:
    shown = page(to_round(deal(4), 3))
    assert (shown["round"], shown["rounds"], shown["maestro"], shown["nextMaestro"]) == (3, 7, C, D)
    assert (shown["phase"], shown["toAct"], shown["hires"]) == ("sealing", C, "singer")
    assert page(to_round(deal(4), 4))["hires"] == "director"
    assert page(to_round(deal(4), 7))["nextMaestro"] is None


def test_what_has_not_happened_is_told_as_nothing() -> None:
    now = page(deal(4))["now"]
    assert (now["left"], now["named"], now["fired"]) == (None, None, None)
    assert (now["bids"], now["columns"], now["alone"], now["hired"]) == ([], [], [], [])
    house = page(deal(4))["houses"][A]
    assert (house["director"], house["casting"]) == (None, None)
    assert page(deal(2))["table"]["director"] is None


def test_the_page_is_told_moves_only_when_the_viewer_has_to_act() -> None:
    state = deal(4)
    assert "3$b" in page(state, A)["legal"]
    assert page(state, B)["legal"] == []
    premiere = until(state, Phase.PREMIERE)
    acting = page(premiere)["toAct"]
    assert page(premiere, acting)["legal"] == [str(casting) for casting in CASTINGS]
    assert page(premiere, (acting + 1) % 4)["legal"] == []


def test_stacks_are_shown_by_size_and_the_viewers_own_by_what_is_in_it() -> None:
    """R5."""
    state = after(deal(4), "3$b", "$")
    assert page(state, A)["sealed"] == [{"seat": A, "size": 3}, {"seat": B, "size": 1}]
    assert (page(state, A)["mine"], page(state, C)["mine"]) == ("3$b", None)
    blind = after(deal(4, options={"sealing": "blind"}), "3$b", "$")
    assert page(blind, A)["sealed"] == [{"seat": A, "size": None}, {"seat": B, "size": None}]


def test_each_number_says_what_became_of_it_and_by_which_rule() -> None:
    """R6, R7, R8."""
    state = bid(deal(5), {0: "1$", 1: "1", 2: "3$", 3: "3$", 4: "6"})
    columns = page(state)["now"]["columns"]
    assert [column["rule"] for column in columns] == ["R6", None, "R7", None, None, "R8"]
    assert [column["winner"] for column in columns] == [0, None, None, None, None, 4]
    assert columns[2]["bidders"] == [{"seat": 2, "money": 1}, {"seat": 3, "money": 1}]


def test_nothing_is_said_to_have_become_of_a_bid_before_its_step_has_come() -> None:
    """Stacks lie open first, then numbers are settled (R6, R7, R8), then designers hired (R9, R10)."""
    state = after(deal(4), "$", "1", "1")
    _, revealed, hired, designed, *_ = steps(state, "$")
    told = [page(one)["now"] for one in (revealed, hired, designed)]
    assert [[column["rule"] for column in now["columns"]] for now in told] == [
        [None] * 5,
        ["R7", None, None, None, None],
        ["R7", None, None, None, None],
    ]
    assert [[part["rule"] for part in now["alone"]] for now in told] == [[None, None], ["R1", None], ["R1", "R9"]]


def test_money_alone_says_what_became_of_it_and_by_which_rule() -> None:
    """R1, R9, R10; and in round 4, R2."""
    everyone = dict.fromkeys(range(4), "$")
    assert page(bid(deal(4), everyone))["now"]["alone"] == [
        {"seat": A, "scene": False, "rule": "R1"},
        {"seat": B, "scene": True, "rule": "R9"},
        {"seat": C, "scene": True, "rule": "R9"},
        {"seat": D, "scene": False, "rule": "R10"},
    ]
    fourth = page(bid(to_round(deal(4), 4), everyone))["now"]["alone"]
    assert {(part["scene"], part["rule"]) for part in fourth} == {(False, "R2")}


def test_hirings_say_the_slot_and_the_price() -> None:
    state = bid(deal(3), {A: "2$$", B: "1", C: "1"})
    (hired,) = page(state)["now"]["hired"]
    assert hired == {"seat": A, "card": page(state)["now"]["cards"][1], "slot": 2, "paid": 2}
    given = steps(state, "u3")[0]
    (understudy,) = page(given)["now"]["understudies"]
    assert understudy == {"seat": B, "card": page(state)["now"]["cards"][2], "slot": 3}
    assert page(given)["waiting"] == [C]


ALONE = [
    (A, {}, 1, {"legal": True, "hires": False, "rule": "R1"}),
    (B, {}, 1, {"legal": True, "hires": True, "rule": "R9"}),
    (A, {"maestro-money": "forbidden"}, 1, {"legal": False, "hires": False, "rule": "R1"}),
    (B, {"maestro-money": "forbidden"}, 1, {"legal": True, "hires": True, "rule": "R9"}),
    (B, {}, 4, {"legal": True, "hires": False, "rule": "R2"}),
    (D, {"maestro-money": "forbidden"}, 4, {"legal": False, "hires": False, "rule": "R1"}),
]


@pytest.mark.parametrize(("seat", "options", "number", "told"), ALONE)
def test_whether_money_alone_is_open_and_can_hire(seat: int, options: dict[str, str], number: int, told: Shown) -> None:
    """R1, R2, R9."""
    assert page(to_round(deal(4, options=options), number), seat)["alone"] == told


def test_without_money_money_alone_is_not_open() -> None:
    """R3."""
    state = to_round(bid(deal(4), {B: "1$$$"}), 2)
    assert page(state, B)["alone"] == {"legal": False, "hires": False, "rule": "R3"}


@pytest.mark.parametrize(("seats", "number", "designers"), [(3, 1, 1), (4, 1, 2), (4, 4, 0)])
def test_how_many_designers_are_for_hire(seats: int, number: int, designers: int) -> None:
    assert page(to_round(deal(seats), number))["designers"] == designers


def test_cards_that_left_the_game_are_listed_but_with_two_they_are_with_the_table() -> None:
    three, two = page(to_round(deal(3), 3)), page(to_round(deal(2), 3))
    assert three["gone"] == [part["left"] for part in three["past"]]
    assert (three["table"], two["gone"]) == (None, [])
    assert two["table"]["singers"] == [part["left"] for part in two["past"]]
    assert three["fired"] == [part["fired"] for part in three["past"]]


def test_the_role_puzzle_says_what_each_singer_adds_and_the_best_there_is() -> None:
    """R16, R17."""
    state = until(deal(3), Phase.PREMIERE)
    told = page(state, A)["premiere"]
    assert len(told["roles"]) == 6
    assert told["bestTotal"] == standing(state.houses[A])
    final = after(state, *(page(state, seat)["premiere"]["best"] for seat in (0, 1, 2)))
    assert scores(final)[A] == told["bestTotal"]


@pytest.mark.parametrize("seat", [A, B])
def test_with_two_the_best_there_is_counts_the_last_maestros_point(seat: int) -> None:
    """R19."""
    state = until(deal(2), Phase.PREMIERE)
    shown = page(state, seat)
    assert shown["houses"][seat]["projected"]["parts"][-1] == {"key": "penalty", "points": -int(seat == A)}
    assert shown["premiere"]["bestTotal"] == shown["houses"][seat]["projected"]["total"]


def test_favourites_are_worth_two_in_the_puzzle_under_casting() -> None:
    """R16."""
    state = until(deal(3, deck={"name": "wishes", "singers": dict.fromkeys(KINDS, ["1UT"] * 6)}), Phase.PREMIERE)
    houses = tuple(house._replace(director=Director.CASTING) for house in state.houses)
    assert page(state._replace(houses=houses))["premiere"]["roles"][0] == [2, 0, 0, 0, 0, 0]


KINDS = ("pro", "amateur", "alternative", "classic", "comic", "dark")


def test_at_the_end_the_page_is_told_every_line_and_who_won() -> None:
    """R18, R19, R21."""
    state = after(until(deal(2), Phase.PREMIERE), "c123456", "c123456")
    final = page(state)["final"]
    assert [line["seat"] for line in final["lines"]] == [0, 1, "table"]
    assert [line["total"] for line in final["lines"][:2]] == list(scores(state))
    assert final["winners"]
    assert page(until(deal(2), Phase.PREMIERE))["final"] is None


@pytest.mark.no_cover
@given(lines())
@settings(max_examples=120)
def test_the_end_says_who_was_level_and_whether_the_victory_is_shared(line: Line) -> None:
    """R18, R21."""
    state = line.states[-1]
    final = page(state)["final"]
    totals = scores(state)
    assert final["level"] == [seat for seat, total in enumerate(totals) if total == max(totals)]
    assert final["winners"] == ["table"] or set(final["winners"]) <= set(final["level"])
    if len(final["winners"]) > 1:
        assert final["tieBreak"] == "shared"
    else:
        assert (final["tieBreak"] == "stars") == (final["winners"] != ["table"] and len(final["level"]) > 1)


@pytest.mark.no_cover
@given(lines())
@settings(max_examples=120)
def test_places_go_by_points_and_then_by_stars_also_behind_the_table(line: Line) -> None:
    """R18, R21: places are counted among the seats, so that somebody is first even when the Table has won."""
    state = line.states[-1]
    told = page(state)["final"]["lines"]
    ranks = [(score.total, score.stars) for score in final_scores(state)]
    best_first = sorted(ranks, reverse=True)
    assert [one["place"] for one in told[: len(ranks)]] == [best_first.index(rank) + 1 for rank in ranks]
    assert [one["place"] for one in told[len(ranks) :]] == [None] * (state.table is not None)


@pytest.mark.no_cover
@given(lines())
@settings(max_examples=120)
def test_singers_scenes_and_directors_together_earn_the_total(line: Line) -> None:
    """R16, R17, R19: what the finale counts one by one is what the account says."""
    for told in page(line.states[-1])["final"]["lines"]:
        parts = {part["key"]: part["points"] for part in told["parts"]}
        played = told["performances"]
        assert [one["card"] for one in played] == told["roles"]
        assert sum(one["stars"] for one in played) == parts["stars"]
        assert sum(one["role"] for one in played) == parts["favourites"] + parts["mismatches"]
        after_singers = parts["scene"] + parts["bonus"] + parts.get("penalty", 0)
        assert sum(one["points"] for one in played) + after_singers == told["total"]


@pytest.mark.no_cover
@given(lines())
@settings(max_examples=120)
def test_what_decided_is_where_a_sole_winner_was_most_ahead(line: Line) -> None:
    """R18: nothing, where the victory is shared or points are level."""
    final = page(line.states[-1])["final"]
    by_seat = {one["seat"]: one for one in final["lines"]}
    totals = sorted((one["total"] for one in final["lines"]), reverse=True)
    if len(final["winners"]) > 1 or totals[0] == totals[1]:
        assert final["decided"] is None
        return
    first, second = by_seat[final["winners"][0]], by_seat[final["decided"]["over"]]
    assert second["total"] == totals[1]
    leads = [one["points"] - other["points"] for one, other in zip(first["parts"], second["parts"], strict=True)]
    best = sorted((lead for lead in leads if lead > 0), reverse=True)[:2]
    assert [one["points"] for one in final["decided"]["by"]] == best


@pytest.mark.parametrize("seats", [2, 3])
def test_an_account_lists_signed_parts_and_a_penalty_only_in_a_game_for_two(seats: int) -> None:
    """R19."""
    state = after(until(deal(seats), Phase.PREMIERE), *["c123456"] * seats)
    keys = ["stars", "scene", "favourites", "mismatches", "bonus", *["penalty"] * (seats == 2)]
    told = page(state)["final"]["lines"]
    by_hand = [*final_scores(state), *([table_score(state.table)] if state.table else [])]
    for line, score in zip(told, by_hand, strict=True):
        assert [part["key"] for part in line["parts"]] == keys
        parts = {part["key"]: part["points"] for part in line["parts"]}
        assert (parts["stars"], parts["mismatches"], parts["bonus"]) == (score.stars, -score.mismatches, score.bonus)
        assert sum(parts.values()) == line["total"] == score.total
    assert [house["projected"]["total"] for house in page(state)["houses"]] == list(scores(state))


def test_money_is_in_hand_spent_or_made_into_scenes() -> None:
    """R3, R9."""
    state = bid(deal(4), {A: "1$$", B: "$", C: "2", D: "3"})
    houses = page(state)["houses"]
    assert [(house["money"], house["spent"], house["scene"]) for house in houses] == [
        (1, 2, 0),
        (2, 0, 1),
        (3, 0, 0),
        (3, 0, 0),
    ]


@pytest.mark.no_cover
@given(lines())
@settings(max_examples=40)
def test_a_director_never_comes_to_less_or_more_than_the_page_was_told(line: Line) -> None:
    """The bounds shown at any moment hold at the premiere, with the best casting under that director."""
    last = line.states[-1].houses
    for state in line.states[::5]:
        for director, bounds in page(state)["directors"].items():
            for house, bound in zip(last, bounds, strict=True):
                plain = house._replace(casting=None, director=None)
                worth = standing(plain._replace(director=Director(director))) - standing(plain)
                assert bound["least"] <= bound["now"] <= bound["most"]
                assert bound["least"] <= worth <= bound["most"]


@pytest.mark.no_cover
@given(lines())
@settings(max_examples=40)
def test_what_a_card_on_stage_would_add_is_what_it_adds(line: Line) -> None:
    """Whoever is given an understudy stands as much better as the page was told before."""
    for before, now in pairwise(line.states):
        if before.phase is Phase.UNDERSTUDIES and before.waiting:
            (seat, card), told = now.now.understudies[-1], page(before)["worth"]
            gain = standing(now.houses[seat]) - standing(before.houses[seat])
            assert told[card_id(card)][seat] == gain
            assert set(told) == {name for name in page(before)["stage"] if name is not None}


def test_a_whole_cast_gains_nothing_from_one_singer_more() -> None:
    state = to_round(deal(3), 7)
    maestro = state.now.maestro
    waiting = bid(state, {maestro: "1", (maestro + 1) % 3: "1"})
    (hirer,) = set(range(3)) - set(waiting.waiting)
    assert len(waiting.houses[hirer].singers) == 6
    assert {gains[hirer] for gains in page(waiting)["worth"].values()} == {0}


@pytest.mark.no_cover
@given(lines())
@settings(max_examples=30)
def test_past_rounds_stay_on_show(line: Line) -> None:
    """Every round shown while it went on is shown the same ever after."""
    final = page(line.states[-1])
    for state in line.states:
        if state.phase is Phase.FIRED or (state.phase is Phase.SETTLED and state.now.number > 3):
            rounds = [*final["past"], final["now"]]
            assert page(state)["now"] == rounds[state.now.number - 1]
