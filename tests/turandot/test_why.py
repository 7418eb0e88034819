"""Why a move: the reasons given at tables laid for the purpose, the most telling first."""

from collections.abc import Mapping

import pytest

from tests.turandot.arrange import A, B, C, cast, deal, singer, to_round, until
from turandot.engine.game import Choice, Reason
from turandot.engine.rng import Stream
from turandot.games.turandot import TURANDOT
from turandot.games.turandot.bots import BOTS
from turandot.games.turandot.cards import Card, Director
from turandot.games.turandot.moves import parse
from turandot.games.turandot.rules import play, to_act
from turandot.games.turandot.state import House, Phase, State
from turandot.games.turandot.view import View, observe
from turandot.games.turandot.why import why

PLAIN = (singer("2M", "pro", 1), singer("2M", "pro", 2), singer("2M", "pro", 3), singer("2M", "pro", 4))
QUIET, LOUD = {"contested": 0.1, "hired": 0.95}, {"contested": 0.8, "hired": 0.6}


def stage(*cards: Card, number: int = 1, houses: Mapping[int, House] | None = None, seats: int = 3) -> View:
    """A casting call with these cards and houses, as the Maestro sees it, who seals first."""
    state = to_round(deal(seats), number)
    seat = to_act(state)
    assert seat is not None
    every = tuple((houses or {}).get((other - seat) % seats, house) for other, house in enumerate(state.houses))
    now = state.now._replace(cards=cards)
    return observe(state._replace(now=now, stage=cards, houses=every), seat)


def given(view: View, text: str, figures: Mapping[str, float] | None = None, chance: float = 1.0) -> list[Reason]:
    """Why one move, if the bot thought so of it."""
    move = parse(text)
    return why(view, {move: Choice(chance, 0.5, 10.0, figures or {})})[move]


def kinds(view: View, text: str, figures: Mapping[str, float] | None = None, chance: float = 1.0) -> list[str]:
    return [reason["kind"] for reason in given(view, text, figures, chance)]


def test_where_nothing_was_weighed_there_is_no_reason() -> None:
    assert why(observe(until(deal(3), Phase.PREMIERE), A), {}) == {}


# ── Cards ──


def test_three_stars_and_a_woman_still_lacking() -> None:
    view = stage(singer("3F", "dark"), *PLAIN[1:])
    first = given(view, "1")[0]
    assert (first["kind"], first["stars"], first["count"]) == ("stars-woman", 3, 2)


def test_three_stars_and_a_favourite_role_that_is_free() -> None:
    first = given(stage(singer("3FL", "dark"), *PLAIN[1:]), "1")[0]
    assert (first["kind"], first["role"], first["points"]) == ("stars-favourite", "liu", 1)


def test_a_favourite_role_that_somebody_in_the_cast_wants_too() -> None:
    has = House(cast("2FL 1M", "comic comic"))
    assert "favourite-taken" in kinds(stage(singer("2FL", "dark"), *PLAIN[1:], houses={A: has}), "1", chance=0)


def test_no_role_is_left_for_a_fifth_man() -> None:
    has = House(cast("1M 1M 1M 1M"))
    found = given(stage(singer("2M", "dark"), *PLAIN[1:], number=5, houses={A: has}), "1", chance=0)
    assert {"kind": "miscast", "weight": -1, "card": "dark-1", "points": -1} in found


@pytest.mark.parametrize(
    ("director", "held", "card", "kind"),
    [
        (Director.DARK, "1M 1M 1M", singer("2M", "dark"), "loved"),
        (Director.DARK, "1M 1M 1M", singer("2M", "comic"), "loathed"),
        (Director.AMBIGUOUS, "1M 1M 1M", singer("2U", "dark"), "loved"),
        (Director.VARIETY, "1M 1M 1M", singer("2M", "dark"), "type-new"),
        (Director.VARIETY, "1M 1M 1M", singer("2M", "amateur", 4), "type-again"),
        (Director.VARIETY, "1M 1M 1M 1F 1F", singer("2M", "dark"), "types-complete"),
    ],
)
def test_what_the_director_thinks_of_a_singer(director: Director, held: str, card: Card, kind: str) -> None:
    has = House(cast(held, "pro amateur alternative classic comic"), director)
    view = stage(card, *PLAIN[1:], number=6, houses={A: has})
    assert kind in [*kinds(view, "1"), *kinds(view, "1", chance=0)]


def test_six_types_are_out_of_reach_once_one_came_twice() -> None:
    has = House(cast("1M 1M 1M", "pro pro comic"), Director.VARIETY)
    view = stage(singer("2M", "dark"), *PLAIN[1:], number=5, houses={A: has})
    assert not {"type-new", "type-again"} & {*kinds(view, "1"), *kinds(view, "1", chance=0)}


def test_a_type_that_a_director_still_in_play_rewards() -> None:
    view = stage(singer("2M", "dark", 5), *PLAIN[1:], houses={A: House(cast("1M", "dark"))})
    found = [*given(view, "1"), *given(view, "1", chance=0)]
    assert {"kind": "type-grows", "weight": 0.3, "type": "dark", "count": 2, "director": "dark"} in found


@pytest.mark.parametrize(
    ("text", "own", "kind"),
    [
        ("1", 1.0, "best-card"),
        ("3", -1.0, "worst-card"),
        ("2", -1.0, "later-less"),
        ("1", -0.5, "later-less"),
        ("3", 0.5, "later-more"),
        ("2", 0.5, "middling"),
    ],
)
def test_how_a_card_compares_now_and_in_the_long_run(text: str, own: float, kind: str) -> None:
    """The figure of the bot has the last word: no comparison says the opposite of it."""
    cards = (singer("3M"), singer("2M", "pro", 2), singer("1M", "pro", 3), singer("1M", "pro", 4))
    assert kind in kinds(stage(*cards), text, {"own": own, "denied": 0.5, "denied_seat": 1}, chance=float(own > 0))


def test_a_card_that_is_neither_best_nor_worst_but_below_the_average() -> None:
    cards = (singer("3M"), singer("3M", "pro", 2), singer("2M", "pro", 3), singer("1M", "pro", 4))
    assert {"other": "pro-1"}.items() <= given(stage(*cards), "3", {"own": -0.3}, chance=0)[0].items()


def test_what_directors_pay_in_round_four() -> None:
    directors = (Director.DARK, Director.COMIC, Director.PLAIN, Director.SCENERY)
    view = stage(*directors, number=4, houses={A: House(cast("1M 1M 1F", "dark dark pro"), money=2)})
    assert given(view, "1")[0] == {"kind": "pays", "weight": 2, "director": "dark", "points": 2}
    assert given(view, "2", chance=0)[0] == {"kind": "costs", "weight": -2, "director": "comic", "points": -2}
    assert given(view, "3", chance=0)[0]["kind"] in {"pays-never", "worst-card"}
    assert "pays-later" in kinds(view, "4")


# ── Rivals and money ──


def test_a_rival_to_whom_the_card_is_worth_more() -> None:
    view = stage(singer("3M"), *PLAIN[1:])
    assert {"kind": "rival-wants", "seat": (view.seat + 1) % 3, "points": 3}.items() <= next(
        reason for reason in given(view, "1") if reason["kind"] == "rival-wants"
    ).items()
    on_chairs = stage(
        *(Director.DARK, Director.COMIC, Director.PLAIN, Director.SCENERY),
        number=4,
        houses={B: House(cast("1M", "dark"))},
    )
    assert "pays-rival" in kinds(on_chairs, "1")
    assert "nobody-wants" in kinds(stage(singer("1M"), *PLAIN[1:]), "1")


@pytest.mark.parametrize(
    ("mine", "theirs", "text", "kind"),
    [
        (3, (1, 1), "1$$", "sure"),
        (3, (1, 1), "1$", "nobody-outbids"),
        (3, (2, 1), "1$", "only-outbids"),
        (1, (2, 2), "1$", "last-coin"),
        (2, (2, 2), "1", "keeps-money"),
    ],
)
def test_what_the_money_can_do(mine: int, theirs: tuple[int, int], text: str, kind: str) -> None:
    purses = {seat: House(money=money) for seat, money in enumerate((mine, *theirs))}
    assert kind in [*kinds(stage(*PLAIN, houses=purses), text), *kinds(stage(*PLAIN, houses=purses), text, chance=0)]


def test_in_the_last_round_money_is_worth_nothing() -> None:
    assert "last-call" in kinds(stage(*PLAIN, number=7), "1$$$")


@pytest.mark.parametrize(
    ("text", "figures", "kind"),
    [("1", QUIET, "quiet"), ("1$", QUIET, "overpaid"), ("1$", LOUD, "worth-paying"), ("1", LOUD, "crowded")],
)
def test_whether_others_want_it_too(text: str, figures: Mapping[str, float], kind: str) -> None:
    assert kind in [*kinds(stage(*PLAIN), text, figures), *kinds(stage(*PLAIN), text, figures, chance=0)]
    middling = {"contested": 0.45, "hired": 0.6}
    assert kind not in kinds(stage(*PLAIN), text, middling)


def test_the_maestro_serves_himself_if_it_fails() -> None:
    assert "maestro-safe" in kinds(stage(*PLAIN, houses={A: House(money=0)}), "1")


def test_stacks_of_one_card_hold_no_money_on_a_number() -> None:
    state = play(deal(3), parse("1"))[-1]
    view = observe(state, (state.now.maestro + 1) % 3)
    assert {"kind": "thin", "weight": 0.3, "count": 1} in [
        reason for text in ("1$", "2$") for reason in given(view, text)
    ]


def test_the_bluff_card_is_for_those_who_see_it() -> None:
    assert {"kind": "bluff", "weight": 0.3, "size": 2, "count": 2} in given(stage(*PLAIN), "1b")
    blind = deal(3, options={"sealing": "blind"})
    assert "bluff-idle" in kinds(observe(blind, blind.now.maestro), "1b")


# ── Money alone ──


def test_money_alone_brings_the_maestro_nothing_nor_anybody_in_round_four() -> None:
    assert kinds(stage(*PLAIN), "$") == ["no-designer"]
    chairs = play(to_round(deal(3), 4), parse("1"))[-1]
    assert given(observe(chairs, (chairs.now.maestro + 1) % 3), "$")[0]["round"] == 4


def test_a_designer_is_certain_for_the_first_in_line_and_not_for_the_last() -> None:
    state = play(deal(3), parse("1"))[-1]
    second, third = ((state.now.maestro + step) % 3 for step in (1, 2))
    assert "designer-sure" in kinds(observe(state, second), "$")
    later = play(state, parse("1"))[-1]
    assert {"kind": "designer-line", "weight": -0.5, "count": 1, "places": 1} in given(
        observe(later, third), "$", chance=0
    )


def test_a_scene_element_counts_twice_and_a_stage_can_be_flat_or_rich() -> None:
    state = play(to_round(deal(3), 5), parse("1"))[-1]
    seat = (state.now.maestro + 1) % 3
    houses = tuple(house._replace(director=Director.SCENERY, money=2) for house in state.houses)
    for cards, kind in ((PLAIN, "stage-flat"), ((singer("3U"), *cast("1M 1M 1M", "dark dark dark")), "stage-rich")):
        now = state.now._replace(cards=cards)
        empty = tuple(house._replace(singers=()) for house in houses)
        view = observe(state._replace(now=now, stage=cards, houses=empty), seat)
        assert kinds(view, "$")[:2] == ["designer-double", "designer-sure"]
        assert kind in kinds(view, "$")


# ── Every decision of a game ──


@pytest.mark.parametrize("seats", TURANDOT.seats)
def test_every_move_that_any_bot_weighs_has_reasons(seats: int) -> None:
    state: State = deal(seats, first=C % seats, seed="why")
    luck = Stream("why", str(seats))
    while (seat := to_act(state)) is not None:
        view = observe(state, seat)
        choices = BOTS[("soft", "greedy", "anyhow")[luck.below(3)]](view, luck)
        assert all(why(view, choices).values())
        state = play(state, luck.choice(tuple(choices)))[-1]
