"""What the page is told: every number and reason it shows, so that it decides nothing itself."""

from typing import Any

import pytest

from tests.penguin.arrange import A, B, C, after, both, deal, lay, page, random_line, steps, texts, until
from turandot.engine.rng import Stream
from turandot.games.penguin.scoring import scores, tie_break, winners
from turandot.games.penguin.state import Phase

Shown = dict[str, Any]
SEAL = "seal-dance@d2"
CROWD = "red-juggling-4@c4 blue-music-3@d4 red-dance-4@e4"


def cell(shown: Shown, name: str) -> Shown:
    """What is told of one cell."""
    (found,) = [about for about in shown["cells"] if about["cell"] == name]
    return dict(found)


# ── Always there ──


def test_the_page_is_told_whose_turn_it_is_and_in_which_round() -> None:
    """A round is over when everybody has had a turn; how many there will be is not known."""
    state = deal(3, first=2)
    told = []
    for _ in range(4):
        shown = page(state)
        told.append((shown["turn"], shown["round"], shown["toAct"], shown["active"], shown["phase"]))
        state = after(state, texts(state)[0], "-")
    assert told == [(1, 1, 2, 2, "placing"), (2, 1, 0, 0, "placing"), (3, 1, 1, 1, "placing"), (4, 2, 2, 2, "placing")]
    assert page(state)["rounds"] is None


def test_the_page_is_told_moves_and_previews_only_when_the_viewer_has_to_act() -> None:
    state = deal(4)
    assert page(state, A)["legal"] == texts(state)
    assert page(state, B)["legal"] == []
    for part in ("placements", "spots", "tokens", "entrances"):
        assert page(state, B)[part] == []


def test_piles_hand_options_and_shows_left_are_told() -> None:
    shown = page(deal(2, options={"fee": "family"}))
    assert shown["piles"] == {"penguins": 56, "entertainers": 12}
    assert shown["options"]["fee"] == "family"
    assert (len(shown["hand"]), shown["showsLeft"], shown["gone"]) == (4, 13, [])
    assert shown["top"] not in shown["unseen"]["entertainers"]
    assert len(shown["unseen"]["entertainers"]) == 11


def test_without_a_card_in_the_pile_there_is_no_top_card() -> None:
    shown = page(lay(acts=SEAL, pile=""))
    assert (shown["top"], shown["piles"]["entertainers"]) == (None, 0)


def test_what_may_still_come_is_counted_by_family_and_activity() -> None:
    """Sixteen of each, less those on the ice and in the own hand."""
    shown = page(lay("red-juggling-4@c4", SEAL, hand="red-dance-1 red-dance-3 blue-music-1 green-music-2"))
    assert shown["unseen"]["families"] == {"green": 15, "brown": 16, "red": 13, "blue": 15}
    assert shown["unseen"]["activities"] == {"juggling": 15, "acrobatics": 16, "dance": 14, "music": 14}
    assert len(shown["unseen"]["penguins"]) == 59


def test_each_house_shows_points_cards_tokens_and_how_many_cards_it_holds() -> None:
    table = "red-juggling-4@c4:0 blue-music-3@d4:1 red-dance-4@e4:0"
    one, two, _ = page(lay(table, SEAL, won={A: "seal-music", B: "bear-music bear-juggling"}))["houses"]
    assert (one["score"], one["tokens"], one["supply"], one["hand"]) == (10, ["c4", "e4"], 1, 4)
    assert [card["card"] for card in two["cards"]] == ["bear-music", "bear-juggling"]
    assert (two["tokens"], two["supply"]) == (["d4"], 2)
    assert one["projected"]["total"] == sum(part["points"] for part in one["projected"]["parts"])


def test_a_card_is_worth_what_its_owner_would_lose_without_it() -> None:
    """U29, U30: one of two bears is worth nothing more than the other, unless it is of the own activity."""
    state = lay(acts=SEAL, won={A: "bear-music", B: "seal-music bear-juggling"})
    houses = tuple(house._replace(activity="music") for house in state.houses)
    one, two, _ = page(state._replace(houses=houses))["houses"]
    assert one["cards"] == [{"card": "bear-music", "worth": 2 + 3}]
    assert two["cards"] == [{"card": "seal-music", "worth": 2 + 5}, {"card": "bear-juggling", "worth": 3}]


# ── The iceberg ──


def test_every_cell_says_what_lies_there() -> None:
    shown = page(lay("red-juggling-4@c4:1 blue-music-3@d4", "seal-dance@d2v", curtains="a1"))
    assert len(shown["cells"]) == 49
    assert cell(shown, "c4") == {
        "cell": "c4", "kind": "penguin", "card": "red-juggling-4", "beside": [], "cards": 1, "host": B,
    }  # fmt: skip
    assert cell(shown, "d4")["host"] is None
    assert (cell(shown, "d2")["kind"], cell(shown, "d2")["card"]) == ("entertainer", "seal-dance")
    assert (cell(shown, "a1")["kind"], cell(shown, "a1")["card"]) == ("curtain", None)
    assert cell(shown, "c3") == {
        "cell": "c3",
        "kind": "empty",
        "card": None,
        "beside": ["d2"],
        "cards": 3,
        "awaited": 0,
    }


def test_an_empty_dotted_cell_says_how_many_entertainers_wait_for_it() -> None:
    shown = page(both())
    assert cell(shown, "e3")["awaited"] == 2
    assert cell(shown, "e1")["awaited"] == 0


def test_an_entertainer_shows_its_dots_where_they_point() -> None:
    """U16: outside the ice they are filled."""
    (seal,) = page(lay("red-juggling-4@f4", "seal-dance@g4"))["entertainers"]
    assert seal["dots"] == [
        {"at": "N", "cell": "g3", "filled": False},
        {"at": "W", "cell": "f4", "filled": True},
        {"at": "SW", "cell": "f5", "filled": False},
        {"at": "SE", "cell": None, "filled": True},
    ]
    assert (seal["missing"], seal["turned"]) == (2, False)
    (turned,) = page(lay(acts="seal-dance@g4v"))["entertainers"]
    assert [dot["at"] for dot in turned["dots"]] == ["NW", "NE", "E", "S"]


def test_an_entertainer_says_who_would_be_amused_now_and_what_each_would_score() -> None:
    seal, bear, third, _ = page(both())["entertainers"]
    assert (seal["cell"], seal["card"], seal["points"], seal["award"]) == ("d2", "seal-dance", [0, 4, 0], B)
    assert (seal["why"], bear["points"], bear["award"], bear["why"]) == ("only", [5, 0, 3], C, "least")
    assert (third["award"], third["why"]) == (None, "nobody")
    assert seal["audience"][0] == {"cell": "d1", "card": "red-music-4", "host": B, "amused": True, "points": 4}
    assert [guest["amused"] for guest in seal["audience"]] == [True, True, False]


# ── Shows ──


def test_a_show_is_told_as_far_as_it_has_come() -> None:
    """Lights, then points, then the card and why, then the curtain, then the new entertainer."""
    lit, scored, awarded, fallen, entering = steps(after(both(), "red-music-3@e3", "-"), "*f4")
    told = [page(one)["now"]["shows"][0] for one in (lit, scored, awarded, fallen, entering)]
    assert [one["points"] for one in told] == [None, *[[5, 0, 3]] * 4]
    assert [one["award"] for one in told] == [None, None, C, C, C]
    assert [one["why"] for one in told] == [None, None, "least", "least", "least"]
    assert [one["new"] for one in told] == [None] * 5
    entered = page(steps(entering, "b1v")[0])["now"]["shows"][0]
    assert entered["new"] == {"card": entering.pile[0].id, "cell": "b1", "turned": True}
    assert [page(one)["showsLeft"] for one in (awarded, fallen)] == [13, 12]


def test_the_card_leaves_the_ice_when_it_is_awarded_and_the_curtain_comes_after() -> None:
    _, scored, awarded, fallen, _ = steps(after(both(), "red-music-3@e3", "-"), "*f4")
    kinds = [cell(page(one), "f4")["kind"] for one in (scored, awarded, fallen)]
    assert kinds == ["entertainer", "empty", "curtain"]
    cards = [[card["card"] for card in page(one)["houses"][C]["cards"]] for one in (scored, awarded)]
    assert cards == [[], ["bear-acrobatics"]]


def test_the_audience_of_the_last_show_is_told_and_of_no_other() -> None:
    shown = page(after(both(), "red-music-3@e3", "-", "*f4"))
    assert [guest["cell"] for guest in shown["audience"]] == ["e3", "f3", "g4", "f5"]
    assert page(both())["audience"] == []


def test_who_waits_is_told_while_the_order_is_chosen() -> None:
    state = after(both(), "red-music-3@e3", "-")
    assert (page(state)["waiting"], page(state)["legal"]) == (["d2", "f4"], ["*d2", "*f4"])
    assert [one["cell"] for one in page(state, B)["soon"]["begins"]] == ["d2", "f4"]


def test_a_tie_and_a_show_without_points_say_so() -> None:
    tied = lay("red-music-4@d1:0 green-dance-4@c2:1", SEAL)
    (seal,) = page(tied)["entertainers"]
    assert (seal["award"], seal["why"]) == (None, "tie")
    (quiet,) = page(lay("red-music-4@d1", SEAL))["entertainers"]
    assert (quiet["award"], quiet["why"]) == (None, "nobody")


# ── A turn ──


def test_a_fee_is_told_before_it_is_settled_and_then_how() -> None:
    """U13."""
    state = lay(CROWD, SEAL, hand="red-music-2", won={A: "sheep-music"})
    placed, settled, _ = steps(state, "red-music-2@d3!sheep-music")
    told = [page(one)["now"]["place"] for one in (state, placed, settled)]
    assert told[0] is None
    assert told[1] == {"card": "red-music-2", "cell": "d3", "fee": 11, "paid": None, "excuse": None}
    assert told[2] == {"card": "red-music-2", "cell": "d3", "fee": 11, "paid": 0, "excuse": "sheep-music"}
    paid = steps(state, "red-music-2@d3$")[1]
    assert page(paid)["now"]["place"]["paid"] == 11


def test_a_token_is_told_by_where_it_came_from_and_went() -> None:
    state = after(lay("red-juggling-4@c4:0", SEAL, hand="green-music-2"), "green-music-2@d3")
    assert page(steps(state, ">d3")[0])["now"]["token"] == {"from": None, "to": "d3"}
    assert page(steps(state, "c4>d3")[0])["now"]["token"] == {"from": "c4", "to": "d3"}
    after_it = page(after(state, "c4>d3"))
    assert after_it["now"] == {"turn": 2, "seat": B, "place": None, "token": None, "shows": []}
    assert [turn["token"] for turn in after_it["past"]] == [{"from": "c4", "to": "d3"}]


def test_only_the_viewers_own_draw_is_seen() -> None:
    state = lay(acts=SEAL, hand="red-music-3")
    drawn = steps(after(state, "red-music-3@d3"), "-")[0]
    assert state.stock[0].id in page(drawn, A)["hand"]
    assert page(drawn, B)["hand"] == page(state, B)["hand"]
    assert [house["hand"] for house in page(drawn, B)["houses"]] == [4, 4, 4]


# ── The end ──


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_the_page_is_told_every_part_and_who_won(seats: int) -> None:
    """U29 to U31."""
    state = until(deal(seats, options={"head-start": "two"}), Phase.FINISHED)
    shown = page(state)
    final = shown["final"]
    assert [line["total"] for line in final["lines"]] == list(scores(state))
    assert [line["seat"] for line in final["lines"]] == list(range(seats))
    keys = ["start", "shows", "fees", "activity", "sheep", "kangaroo", "seal", "bear"]
    for line in final["lines"]:
        assert [part["key"] for part in line["parts"]] == keys
        assert sum(part["points"] for part in line["parts"]) == line["total"]
        assert line["bonus"] == sum(part["points"] for part in line["parts"][3:])
    assert final["winners"] == list(winners(state))
    assert final["tieBreak"] == tie_break(state)
    assert (shown["end"], shown["soon"]) == (str(state.end), None)
    assert (page(deal(2))["final"], page(deal(2))["end"]) == (None, None)


@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e", "f"])
def test_what_decided_is_where_a_sole_winner_was_most_ahead(seed: str) -> None:
    """U31: nothing, where the victory is shared or points are level."""
    final = page(random_line(deal(3), Stream(seed, "luck"))[1][-1])["final"]
    totals = sorted((line["total"] for line in final["lines"]), reverse=True)
    if totals[0] == totals[1]:
        assert final["decided"] is None
        return
    first, second = final["lines"][final["winners"][0]], final["lines"][final["decided"]["over"]]
    assert (first["total"], second["total"]) == (totals[0], totals[1])
    leads = [one["points"] - other["points"] for one, other in zip(first["parts"], second["parts"], strict=True)]
    best = sorted((lead for lead in leads if lead > 0), reverse=True)[:2]
    assert [one["points"] for one in final["decided"]["by"]] == best


def test_the_projection_of_the_last_moment_is_the_final_account() -> None:
    _, states = random_line(deal(3), Stream("projection", "luck"))
    shown = page(states[-1])
    for house, line in zip(shown["houses"], shown["final"]["lines"], strict=True):
        assert house["projected"] == {"parts": line["parts"], "total": line["total"]}
