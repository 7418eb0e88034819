"""What the page is told of the moves open to the viewer: fees, shows that would begin, and closed cells."""

from typing import Any

from hypothesis import given, settings

from tests.penguin.arrange import A, B, C, after, both, deal, lay, page, texts, until
from tests.penguin.strategies import Moment, moments
from turandot.games.penguin.rules import legal, play
from turandot.games.penguin.state import Phase

Shown = dict[str, Any]
SEAL = "seal-dance@d2"
CROWD = "red-juggling-4@c4 blue-music-3@d4 red-dance-4@e4"


# ── Placing ──


def test_who_would_take_a_card_is_told_for_whatever_the_viewer_may_score() -> None:
    """U20, U21. At the bear C scores 3; A scores 5 now, and with the green 5 of the audience no more than 10."""
    bear = next(act for act in page(both())["entertainers"] if act["card"] == "bear-acrobatics")
    told = [(one["award"], one["why"]) for one in bear["awards"]]
    assert told[:5] == [(C, "only"), (A, "least"), (A, "least"), (None, "tie"), (C, "least")]
    assert len(told) > 5 + 1
    assert page(both(), B)["entertainers"][0]["awards"] == []


def placement(shown: Shown, card: str, where: str) -> Shown:
    (found,) = [about for about in shown["placements"] if (about["card"], about["cell"]) == (card, where)]
    return dict(found)


def test_each_placement_tells_its_fee_and_of_whom_it_is_the_sum() -> None:
    """U12, U13."""
    shown = page(lay(CROWD, SEAL, hand="red-music-2 green-music-2", won={A: "sheep-music"}))
    assert placement(shown, "red-music-2", "d3") == {
        "card": "red-music-2",
        "cell": "d3",
        "fee": 11,
        "of": ["c4", "d4", "e4"],
        "enjoys": [],
        "brings": 0,
        "moves": ["red-music-2@d3$", "red-music-2@d3!sheep-music"],
    }
    assert placement(shown, "green-music-2", "d3") == {
        "card": "green-music-2",
        "cell": "d3",
        "fee": 0,
        "of": [],
        "enjoys": [],
        "brings": 0,
        "moves": ["green-music-2@d3"],
    }


def test_with_the_other_option_the_fee_is_the_sum_of_the_family_only() -> None:
    """U12."""
    shown = page(lay(CROWD, SEAL, hand="red-music-2", options={"fee": "family"}))
    about = placement(shown, "red-music-2", "d3")
    assert (about["fee"], about["of"]) == (8, ["c4", "e4"])


def test_a_cell_that_would_start_shows_tells_which_and_who_would_score_what() -> None:
    shown = page(both())
    (spot,) = shown["spots"]
    assert (spot["cell"], [one["cell"] for one in spot["begins"]]) == ("e3", ["d2", "f4"])
    assert spot["points"] == [5, 4, 3]
    assert [(one["points"], one["award"], one["why"]) for one in spot["begins"]] == [
        ([0, 4, 0], B, "only"),
        ([5, 0, 3], C, "least"),
    ]
    assert spot["brings"] == {"d1": 4, "c2": 4, "g4": 3, "f5": 5}


def test_a_placed_penguin_tells_what_it_would_bring_its_host_in_shows_it_starts_itself() -> None:
    """Red likes seals, acrobatics are the bear's: 2 in each show."""
    shown = page(both())
    assert placement(shown, "red-acrobatics-2", "e3")["brings"] == 4
    assert placement(shown, "red-acrobatics-2", "e3")["enjoys"] == ["d2", "f4"]
    assert placement(shown, "red-music-3", "e3")["brings"] == 3
    assert placement(shown, "red-music-3", "e1")["brings"] == 0


# ── Tokens ──


def test_before_the_token_step_shows_about_to_begin_tell_what_each_penguin_would_bring() -> None:
    state = after(both(), "red-acrobatics-2@e3")
    for seat in (A, B):
        soon = page(state, seat)["soon"]
        assert soon["brings"] == {"d1": 4, "c2": 4, "e3": 4, "g4": 3, "f5": 5}
        assert soon["points"] == [5, 4, 3]
    assert page(both())["soon"] is None


def test_each_token_move_tells_what_every_seat_would_score_and_who_would_take_the_cards() -> None:
    state = after(both(), "red-acrobatics-2@e3")
    told = {about["move"]: about for about in page(state)["tokens"]}
    assert list(told) == texts(state)
    assert (told["-"]["points"], told["-"]["awards"]) == ([5, 4, 3], [B, C])
    assert (told[">e3"]["points"], told[">e3"]["awards"]) == ([9, 4, 3], [A, C])
    assert told["f5>e3"]["points"] == [4, 4, 3]
    assert told["f3>c2"]["awards"] == [None, C]


def test_without_a_show_about_to_begin_tokens_tell_nothing() -> None:
    shown = page(after(lay(CROWD, SEAL, hand="green-music-2"), "green-music-2@d3"))
    assert (shown["tokens"], shown["soon"]) == ([], None)
    assert shown["legal"]


@given(moments())
@settings(max_examples=40)
def test_what_is_told_of_shows_before_they_begin_is_what_they_bring(moment: Moment) -> None:
    """For each token move: the points and cards told are those of the shows that follow."""
    state = moment.state
    seat = state.now.seat
    for about, move in zip(page(state, seat)["tokens"], legal(state), strict=False):
        told = [one["cell"] for one in page(state, seat)["soon"]["begins"]]
        first = play(play(state, move)[-1], legal(play(state, move)[-1])[0])[0] if len(told) > 1 else None
        lit = first or next(step for step in play(state, move) if step.now.shows)
        shown = lit.now.shows[0]
        place = told.index(page(lit)["now"]["shows"][0]["cell"])
        assert about["awards"][place] == shown.award
        if len(told) == 1:
            assert about["points"] == list(shown.points)


# ── The new entertainer ──


def test_each_empty_cell_says_whether_the_new_entertainer_may_come_and_else_why_not() -> None:
    """U23: alone, performs (a), completes (b)."""
    table = "red-music-4@d1 green-dance-4@c2 blue-juggling-2@c3"
    acts = "seal-dance@d2 bear-juggling@a7"
    state = lay(table, acts, curtains="g4 g6 f6 f7", hand="brown-music-1", pile="sheep-juggling")
    entering = after(state, "brown-music-1@e3", "-")
    told = {about["cell"]: about for about in page(entering)["entrances"]}
    assert set(told) == {about["cell"] for about in page(entering)["cells"] if about["kind"] == "empty"}
    upright, over = told["a5"].pop("dots")
    assert [dot["filled"] for dot in (*upright, *over)].count(False) == 5
    assert told["a5"] == {"cell": "a5", "upright": "alone", "turned": "alone", "missing": [4, 1], "completes": []}
    assert (told["g7"]["upright"], told["g7"]["turned"]) == ("performs", "performs")
    assert (told["g5"]["upright"], told["g5"]["turned"]) == ("performs", None)
    moves = {f"{name}{mark}" for name, about in told.items() for mark, way in (("^", "upright"), ("v", "turned"))
             if about[way] is None}  # fmt: skip
    assert moves == set(texts(entering))


def test_a_cell_whose_card_would_complete_another_names_it() -> None:
    """U23 (b)."""
    state = lay("red-music-4@d1 green-dance-4@c2 blue-juggling-2@c3", "seal-dance@d2 bear-acrobatics@f5",
                curtains="e4 f4 g5", hand="brown-music-1", pile="sheep-juggling")  # fmt: skip
    told = {about["cell"]: about for about in page(after(state, "brown-music-1@e3", "-"))["entrances"]}
    assert told["f6"]["upright"] == told["f6"]["turned"] == "completes"
    assert told["f6"]["completes"] == ["f5"]


def test_others_are_not_told_where_it_may_come() -> None:
    state = until(deal(3), Phase.ENTERING)
    assert page(state, state.now.seat)["entrances"]
    assert page(state, (state.now.seat + 1) % 3)["entrances"] == []
