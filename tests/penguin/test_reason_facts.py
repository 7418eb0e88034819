"""What is told of a move, on tables laid out for one fact each."""

from tests.penguin.arrange import A, B, after, both, deal, lay
from tests.penguin.claims import every, told
from turandot.engine.game import Choice
from turandot.games.penguin import PENGUIN
from turandot.games.penguin.moves import parse
from turandot.games.penguin.reasons.choosing import MOST, why
from turandot.games.penguin.state import Phase, State
from turandot.games.penguin.view import observe

# ── Which come first ──


def test_nothing_is_told_where_nothing_was_weighed() -> None:
    assert why(observe(deal(3), A), {}) == {}


def test_without_an_entertainer_in_the_pile_nothing_is_told_of_a_place_for_one() -> None:
    assert told(both(pile=""), "f1^") == {}


def test_a_few_reasons_are_told_and_what_weighs_most_is_first() -> None:
    moves = [parse("red-music-3@e3"), parse("red-acrobatics-2@e3")]
    state = both()
    choices = {
        moves[0]: Choice(1.0, 0.6, reasons={"points": 8, "gift": 7, "token": 2.0, "card": 0.5}),
        moves[1]: Choice(0.0, 0.2, reasons={"points": 5, "gift": 7, "token": -4.0, "card": -0.5}),
    }
    good, bad = why(observe(state, A), choices).values()
    assert len(good) <= MOST
    assert good[0]["weight"] > 0
    assert bad[0]["weight"] < 0


# ── Placing ──


def fees() -> State:
    won = {A: "sheep-music bear-dance"}
    table = "red-music-4@d1 blue-music-3@c2 green-dance-4@e2"
    state = lay(table, "seal-dance@d2 bear-juggling@f6", hand="red-music-2 green-music-2 blue-acrobatics-6", won=won)
    return state._replace(houses=(state.houses[A]._replace(activity="juggling"), *state.houses[1:]))


def test_a_fee_is_told_and_what_handing_a_card_in_saves_and_costs() -> None:
    assert every(fees(), "red-music-2@c1$")["fee"]["points"] == 7
    spent = every(fees(), "red-music-2@c1!bear-dance")["excuse-costs"]
    assert (spent["points"], spent["worth"]) == (7, 5)
    state = fees()
    poor = (
        state.houses[A],
        state.houses[B]._replace(cards=(*state.houses[A].cards, *state.houses[A].cards)),
        *state.houses[2:],
    )
    assert "excuse" in every(state._replace(houses=poor), "red-music-2@c1!bear-dance")


def test_why_no_fee_is_due_is_told() -> None:
    assert every(fees(), "green-music-2@c1")["fee-none"]["count"] == 2
    assert every(fees(), "green-music-2@e7")["fee-alone"]["cell"] == "e7"


def test_who_amuses_a_penguin_is_told_with_the_reason() -> None:
    state = lay(
        "",
        "seal-dance@d2 bear-juggling@d4 sheep-music@g7",
        hand="red-acrobatics-2 blue-dance-2 blue-acrobatics-3 brown-acrobatics-1",
    )
    assert every(state, "red-acrobatics-2@c1")["fan-animal"]["card"] == "seal-dance"
    assert every(state, "blue-dance-2@c1")["fan-activity"]["card"] == "seal-dance"
    assert every(state, "blue-dance-2@d3")["fans"]["cards"] == ["seal-dance", "bear-juggling"]
    idle = every(state, "brown-acrobatics-1@c1")
    assert idle["idle"]["guest"] == "brown-acrobatics-1"
    assert idle["keeps"]["count"] == 3
    assert "keeps" not in every(state, "blue-acrobatics-3@c1")


def test_whom_a_placement_brings_nearer_is_told() -> None:
    """The seal needs d1, c2, c3, e3; two are there."""
    table = "red-music-4@d1:{} green-dance-3@c2:{}"
    acts, hand = "seal-dance@d2 bear-juggling@b6", "brown-acrobatics-1"
    mine = every(lay(table.format(A, B), acts, hand=hand), "brown-acrobatics-1@e3")
    assert (mine["nearer"]["points"], mine["nearer"]["count"]) == (4, 1)
    assert mine["opens"]["seat"] == B
    least = every(lay(table.format(B, A), acts, hand=hand), "brown-acrobatics-1@e3", opening=-1)
    assert least["nearer-card"]["points"] == 3
    assert {"opens", "nearer-rival"}.isdisjoint(least)
    theirs = every(lay(table.format(B, B), acts, hand=hand), "brown-acrobatics-1@e3")
    assert (theirs["nearer-rival"]["seat"], theirs["nearer-rival"]["points"]) == (B, 7)
    nobody = every(lay("red-music-4@d1 green-dance-3@c2", acts, hand=hand), "brown-acrobatics-1@e3")
    assert nobody["nearer-open"]["card"] == "seal-dance"
    assert {"nearer", "nearer-rival", "apart"}.isdisjoint(nobody)


def test_what_speaks_for_a_penguin_of_which_nothing_comes_at_once_is_told() -> None:
    """The seal needs d1, c2, c3, e3."""
    state = lay("red-music-4@d1", "seal-dance@d2 bear-juggling@b6", hand="brown-acrobatics-1 blue-dance-2")
    far = every(state, "brown-acrobatics-1@g3")
    assert {"apart", "keeps", "room"} <= set(far)
    assert far["room"]["count"] == 5
    assert "apart" not in every(state, "brown-acrobatics-1@c2")
    assert "room" not in every(lay("red-music-4@a2", "seal-dance@b1", hand="blue-dance-2"), "blue-dance-2@a1")


def test_what_is_left_to_whoever_is_next_is_told() -> None:
    quiet = lay("", "seal-dance@d2 bear-juggling@b6", hand="brown-acrobatics-1")
    assert every(quiet, "brown-acrobatics-1@e1")["quiet"]["seat"] == B
    assert every(both(), "red-music-3@e3", points=5, gift=7, opening=-2)["closes"]["seat"] == B
    assert "closes" not in every(both(), "red-music-3@e3", points=5, gift=7, opening=2)


# ── Tokens ──


def test_what_a_guest_brings_at_once_is_told_and_not_twice() -> None:
    ready = after(both(), "red-music-3@e3")
    alone = every(ready, ">e3")
    assert alone["brings"] == alone["brings"] | {"guest": "red-music-3", "points": 3}
    assert alone["show"]["points"] == 8
    single = lay(
        "red-music-4@d1 green-dance-4@c2 blue-juggling-2@c3",
        "seal-dance@d2 bear-music@f6",
        hand="blue-juggling-3",
        curtains="a1",
    )
    found = every(after(single, "blue-juggling-3@e3"), ">d1")
    assert "brings" in found
    assert "show" not in found
    assert "show" not in every(ready, ">e3", points=80)


def test_who_will_amuse_a_guest_is_told_and_how_soon() -> None:
    table = "red-music-4@d1 green-dance-3@c2 brown-acrobatics-1@e1 blue-juggling-2@c7"
    state = after(
        lay(table, "seal-dance@d2 bear-juggling@b6 seal-music@f7", hand="brown-acrobatics-3"), "brown-acrobatics-3@a5"
    )
    assert every(state, ">d1")["guest"]["count"] == 2
    assert every(state, ">d1")["guest-best"]["points"] == 4
    assert "guest-best" not in every(state, ">c2")
    assert every(state, ">e1")["idle"]["guest"] == "brown-acrobatics-1"
    assert every(state, ">e1")["room"]["count"] >= 3
    soon = after(
        lay(f"{table} blue-music-1@c3", "seal-dance@d2 bear-juggling@b6", hand="brown-acrobatics-3"),
        "brown-acrobatics-3@a5",
    )
    assert every(soon, ">d1")["guest-soon"]["card"] == "seal-dance"
    assert every(state, ">d1")["supply-used"]["count"] == 3
    several = after(
        lay("red-music-4@d1", "seal-dance@d2 seal-music@e2 bear-juggling@b6", hand="brown-acrobatics-3"),
        "brown-acrobatics-3@a5",
    )
    assert len(every(several, ">d1")["guest-several"]["cards"]) == 2


def test_what_a_token_leaves_is_told() -> None:
    table = "red-music-4@d1:0 blue-juggling-2@g1:0 green-dance-3@c2"
    state = after(lay(table, "seal-dance@d2 bear-juggling@b6", hand="brown-acrobatics-3"), "brown-acrobatics-3@a5")
    assert every(state, "d1>c2")["leaves"]["cards"] == ["seal-dance"]
    assert every(state, "g1>c2")["deserted"]["cell"] == "g1"
    stay = every(state, "-")
    assert (stay["supply"]["count"], stay["stay"]["count"]) == (1, 1)


def test_three_guests_whom_nobody_amuses_are_told() -> None:
    table = "red-music-4@g1:0 blue-juggling-2@g2:0 green-dance-3@g3:0"
    state = after(lay(table, "seal-dance@d2 bear-juggling@b6", hand="brown-acrobatics-3"), "brown-acrobatics-3@a5")
    assert set(every(state, "-")) == {"stay-idle", "none-free"}
    assert set(every(after(deal(2), str(PENGUIN.legal(deal(2))[0])), "-")) >= {"supply"}


# ── A new entertainer ──


def entering() -> State:
    """The seal has performed; the next card is to come."""
    table = "red-music-4@d1:0 green-dance-4@c2:1 blue-juggling-2@c3 red-dance-1@b3"
    state = lay(
        table, "seal-dance@d2 bear-music@f6", hand="blue-juggling-3", curtains="a1", pile="seal-music sheep-dance"
    )
    return after(state, "blue-juggling-3@e3", "-")


def test_whose_guests_a_new_entertainer_amuses_is_told() -> None:
    state = entering()
    assert state.phase is Phase.ENTERING
    found = every(state, "c1^")
    assert (found["own-guests"]["count"], found["own-guests"]["points"]) == (1, 4)
    assert "no-rivals" in found
    assert found["crowd"]["count"] == 2
    assert found["edge"]["count"] > 0
    assert every(state, "b4^")["loose"]["points"] == 1
    assert "alone" in every(state, "e7^")
    assert {"crowd", "alone"}.isdisjoint(every(state, "f3^"))
    dance = state._replace(pile=state.pile[::-1])
    assert every(dance, "c1^")["rival-guests"]["scores"] == [{"seat": B, "points": 4}]


def test_a_new_entertainer_that_lacks_one_card_is_left_to_whoever_is_next() -> None:
    """On g2 all dots of the juggling sheep but the one to g1 point at the water."""
    table = "red-music-4@d1:0 green-dance-4@c2:1 blue-juggling-2@c3"
    ice = lay(table, "seal-dance@d2 bear-music@f6", hand="blue-juggling-3", curtains="a1 g3", pile="sheep-juggling")
    state = after(ice, "blue-juggling-3@e3", "-")
    found = every(state, "g2^")
    assert (found["lacks"]["count"], found["edge"]["count"], found["opens"]["seat"]) == (1, 3, B)
    assert "opens" not in every(state, "g2v", opening=-1)


# ── Hopes ──


def test_hopes_are_told_after_the_facts() -> None:
    state = lay("", "seal-dance@d2 bear-juggling@b6", hand="brown-acrobatics-1")
    more = every(state, "brown-acrobatics-1@e1", token=3.0, deny=2.0)
    assert (more["hope-more"]["points"], more["deny"]["points"]) == (3.0, 2.0)
    less = every(state, "brown-acrobatics-1@e1", token=-3.0, deny=-2.0)
    assert (less["hope-less"]["points"], less["help"]["points"]) == (3.0, 2.0)
    scored = every(state, "brown-acrobatics-1@e1", token=-3.0, deny=2.0, points=4, gift=4)
    assert {"hope-less", "deny"}.isdisjoint(scored)
    assert next(iter(told(state, "brown-acrobatics-1@e1", token=9.0))) != "hope-more"
