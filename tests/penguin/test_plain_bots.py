"""The three plain bots, against which the strong ones are measured: they play as they are defined."""

from dataclasses import replace
from math import exp

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.penguin.arrange import A, after, both, deal, lay, names, until
from tests.penguin.strategies import Line, lines
from turandot.engine.arena import play_deal
from turandot.engine.rng import Stream
from turandot.games.penguin import PENGUIN
from turandot.games.penguin.bots.anyhow import anyhow
from turandot.games.penguin.bots.greedy import greedy
from turandot.games.penguin.bots.plain import worths
from turandot.games.penguin.bots.soft import soft
from turandot.games.penguin.bots.values import outlooks, potentials
from turandot.games.penguin.rules import legal, to_act
from turandot.games.penguin.state import Iceberg, Phase, State
from turandot.games.penguin.view import View, observe

LUCK = Stream("plain", "bots")


def seen(state: State) -> View:
    """The table as whoever has to act sees it."""
    seat = to_act(state)
    assert seat is not None
    return observe(state, seat)


def worth(state: State) -> dict[str, float]:
    """What the moves a plain player considers are worth to it."""
    return {str(move): value for move, value in worths(seen(state)).items()}


def best(state: State) -> list[str]:
    """What greedy plays."""
    return [str(move) for move in greedy(seen(state), LUCK)]


def potential(iceberg: Iceberg) -> dict[str, float]:
    """The potential of every penguin that has any."""
    return {names([cell]): value for cell, value in potentials(outlooks(iceberg)).items()}


@given(lines(), st.sampled_from(["anyhow", "greedy", "soft"]))
@settings(max_examples=30)
def test_a_plain_bot_plays_only_legal_moves_with_chances_that_add_up_to_one(line: Line, name: str) -> None:
    for state in line.states[::3]:
        if to_act(state) is not None:
            choices = PENGUIN.bot(name)(seen(state), LUCK)
            assert set(choices) <= set(legal(state))
            assert sum(choice.chance for choice in choices.values()) == pytest.approx(1)
            assert all(choice.chance >= 0 for choice in choices.values())


@pytest.mark.parametrize("name", ["anyhow", "greedy", "soft"])
def test_a_plain_bot_has_nothing_to_say_where_nobody_has_to_act(name: str) -> None:
    state = until(deal(2), Phase.FINISHED)
    assert PENGUIN.bot(name)(observe(state, A), LUCK) == {}


def test_anyhow_weighs_all_moves_alike() -> None:
    state = deal(4)
    choices = anyhow(seen(state), LUCK)
    assert list(choices) == list(legal(state))
    assert {choice.chance for choice in choices.values()} == {1 / 80}


# ── Potential ──


def test_a_penguins_potential_is_its_value_halved_for_every_empty_dotted_cell() -> None:
    """The dancing seal on d4 lacks one, two, three or no cells of d3, c4, c5 and e5."""
    for shut, part in (("", 1 / 8), ("c4", 1 / 4), ("c4 c5", 1 / 2), ("c4 c5 e5", 1)):
        assert potential(lay("red-music-4@d3", "seal-dance@d4", curtains=shut).iceberg) == {"d3": 4 * part}


def test_it_is_summed_over_the_entertainers_beside_it_that_amuse_it() -> None:
    """On d5 a red dancer stands between a dancing seal, a juggling seal and a juggling bear, who does not amuse it."""
    table = lay("red-dance-4@d5", "seal-dance@d4 seal-juggling@e6 bear-juggling@c6").iceberg
    assert potential(table) == {"d5": 4 / 2**4 + 4 / 2**5}


def test_a_penguin_that_nobody_amuses_has_none() -> None:
    assert potential(lay("blue-music-3@d3 red-dance-4@a7", "seal-dance@d4").iceberg) == {}


# ── Placing ──

SEAL = "seal-dance@d2"
"""Its dots face d1, c2, c3 and e3."""


def test_a_placement_is_worth_its_own_tokens_after_it_and_the_best_token_move() -> None:
    """Own red 4 on d1: 4/8 before. Beside it a cell with a dot doubles that; the placed penguin may take a token."""
    state = lay("red-music-4@d1:0", SEAL, hand="blue-dance-3 blue-music-1 green-music-2 brown-music-1")
    values = worth(state)
    assert values["green-music-2@d3"] == 4 / 8  # no dot, not amused
    assert values["green-music-2@c3"] == 4 / 4  # one dot covered
    assert values["blue-dance-3@d3"] == 4 / 8 + 3 / 8
    assert values["blue-dance-3@c3"] == 4 / 4 + 3 / 4


def test_with_all_tokens_on_the_ice_the_worst_of_them_is_moved_or_none() -> None:
    """Three own tokens: one on a penguin that nobody amuses, so that nothing is left by moving it."""
    table = "red-music-4@d1:0 red-juggling-6@c3:0 blue-music-3@a7:0"
    state = lay(table, SEAL, hand="blue-dance-3 green-music-2 brown-music-1 green-music-3")
    assert worth(state)["blue-dance-3@d3"] == (4 + 6 + 3) / 4
    rich = lay(table.replace("blue-music-3@a7", "red-dance-4@e1"), SEAL, hand="blue-dance-3")
    assert worth(rich)["blue-dance-3@d3"] == (4 + 6 + 4) / 4  # a 3 for a 4 would be no gain


def test_another_free_penguin_may_be_the_best_target() -> None:
    state = lay("red-juggling-6@d1", SEAL, hand="green-music-2")
    assert worth(state)["green-music-2@d3"] == 6 / 8


def test_the_fee_is_subtracted() -> None:
    state = lay("red-music-4@d1", SEAL, hand="red-music-2")
    assert worth(state)["red-music-2@c1$"] == 4 / 8 - 4


def test_discarding_a_card_costs_3_and_comes_into_question_where_the_fee_is_more() -> None:
    won = {A: "sheep-music bear-dance"}
    state = lay("red-music-4@d1 blue-music-3@g7", f"{SEAL} bear-juggling@f6", hand="red-music-2 blue-music-1", won=won)
    values = worth(state)
    assert values["red-music-2@c1!sheep-music"] == values["red-music-2@c1!bear-dance"] == 4 / 8 - 3
    assert "blue-music-1@g6$" in values
    assert not [move for move in values if move.startswith("blue-music-1@g6!")]


def test_a_card_it_would_win_now_is_worth_2() -> None:
    """The seal lacks only e3. Placed there, a dancer of one's own would score 3, a rival's 4: the card is one's own."""
    table = "red-music-4@d1:1 green-juggling-4@c2 blue-juggling-2@c3"
    state = lay(table, SEAL, hand="blue-dance-3 green-music-2 brown-music-1 green-music-3")
    assert worth(state)["blue-dance-3@e3"] == 3 + 2
    assert worth(state)["green-music-2@e3"] == 0  # nothing to invite, so nothing scored
    higher = lay(table, SEAL, hand="green-dance-6")
    assert worth(higher)["green-dance-6@e3"] == 6  # the rival scored less


def test_a_card_is_counted_with_the_token_already_moved() -> None:
    """All own tokens lie far away. One comes to the dancer on e3: a 3 ties with the rival's, a 1 takes the card."""
    far = "blue-music-1@a7:0 blue-music-3@b7:0 blue-music-4@c7:0"
    table = f"{far} green-dance-3@c2:1 brown-juggling-2@d1 blue-juggling-2@c3"
    state = lay(table, SEAL, hand="red-dance-3 red-dance-1")
    assert worth(state)["red-dance-3@e3"] == 3
    assert worth(state)["red-dance-1@e3"] == 1 + 2


# ── Tokens, shows, newcomers ──


def test_a_token_move_is_worth_what_is_gained_less_what_is_left() -> None:
    table = "red-music-4@d1:0 blue-dance-3@c3 green-music-2@a7"
    state = after(lay(table, f"{SEAL} bear-juggling@b5", hand="brown-music-1"), "brown-music-1@a4")
    assert worth(state) == {
        "-": 0,
        ">c3": 3 / 4,
        ">a4": 0,
        ">a7": 0,
        "d1>c3": 3 / 4 - 4 / 4,
        "d1>a4": -4 / 4,
        "d1>a7": -4 / 4,
    }
    assert best(state) == [">c3"]


def test_ties_are_drawn() -> None:
    """Nothing is amused: no token, or a token on either penguin, is all the same."""
    state = after(lay("green-music-2@a7", f"{SEAL} bear-juggling@b5", hand="brown-music-1"), "brown-music-1@a4")
    choices = greedy(seen(state), LUCK)
    assert {str(move): choice.chance for move, choice in choices.items()} == dict.fromkeys(["-", ">a4", ">a7"], 1 / 3)


def test_the_show_best_for_itself_is_the_one_with_most_own_points_and_perhaps_the_card() -> None:
    """At the bear it scores 5 and seat 2 takes the card; at the seal it scores nothing."""
    state = after(both(), "red-music-3@e3", "-")
    assert worth(state) == {"*d2": 0, "*f4": 5}
    assert best(state) == ["*f4"]
    invited = after(both(), "red-music-3@e3", ">e3")
    assert worth(invited) == {"*d2": 3 + 2, "*f4": 5}


def test_a_new_entertainer_goes_where_the_own_tokens_gain_most() -> None:
    """The own red 4 on d1 enjoys seals; a new one with few empty dots beside it is worth most."""
    table = "red-music-4@d1:0 green-dance-4@c2 blue-juggling-2@c3"
    state = lay(table, f"{SEAL} bear-juggling@f6", hand="brown-music-1", pile="seal-acrobatics")
    entering = after(state, "brown-music-1@e3", "-")
    values = worth(entering)
    assert {move[:2] for move, value in values.items() if value} == {"c1", "e1", "e2"}
    assert values["c1^"] == 4 / 4  # of its seven dots two face the water and three a card: b1 and b2 are empty
    assert set(best(entering)) == {move for move, value in values.items() if value == max(values.values())}


def test_a_new_entertainer_also_brings_other_shows_nearer() -> None:
    """The juggling bear on f6 amuses the own guest on g7; a card on one of its dots doubles what it promises."""
    table = "red-music-4@d1 green-dance-4@c2 blue-juggling-2@c3 blue-music-4@g7:0"
    state = lay(table, f"{SEAL} bear-juggling@f6", hand="brown-music-1", pile="sheep-juggling")
    entering = after(state, "brown-music-1@e3", "-")
    values = worth(entering)
    promised = potential(entering.iceberg)["g7"]
    assert values["e6^"] == promised
    assert values["b1^"] == 0


# ── Soft ──


def test_soft_draws_by_softmax_at_temperature_three_tenths() -> None:
    state = after(both(), "red-music-3@e3", "-")
    chances = {str(move): choice.chance for move, choice in soft(seen(state), LUCK).items()}
    weights = {"*d2": exp(0 / 0.3), "*f4": exp(5 / 0.3)}
    total = sum(weights.values())
    assert chances == pytest.approx({move: weight / total for move, weight in weights.items()})


@pytest.mark.parametrize("phase", [Phase.PLACING, Phase.INVITING, Phase.CHOOSING, Phase.ENTERING])
def test_soft_considers_what_greedy_does_and_likes_it_best(phase: Phase) -> None:
    view = seen(until(deal(3), phase))
    chances = {move: choice.chance for move, choice in soft(view, LUCK).items()}
    liked = [move for move, chance in chances.items() if chance == pytest.approx(max(chances.values()))]
    assert set(greedy(view, LUCK)) <= set(liked)


# ── Against each other ──


def test_plain_bots_never_look_at_rivals_or_at_what_is_hidden() -> None:
    """The same choices whatever the others hold, have won or are called."""
    view = seen(deal(3))
    changed = replace(view, unseen=view.unseen[::-1], held=(4, 0, 0), stock=0)
    for bot in (anyhow, greedy, soft):
        assert bot(view, LUCK) == bot(changed, LUCK)


def test_greedy_beats_anyhow_in_every_seat() -> None:
    dealt = play_deal(PENGUIN, ("greedy", "anyhow", "anyhow"), "k3x9", {})
    assert dealt.shares == {"greedy": 1, "anyhow": 0}
    assert dealt.margins["greedy"] > 50
