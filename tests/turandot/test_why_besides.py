"""Why a card is handed out, a seat named, a director fired and a role given: at tables laid for the purpose."""

from collections.abc import Mapping

import pytest

from tests.turandot.arrange import A, B, cast, deal, singer, to_round, troupe, until
from tests.turandot.test_why import PLAIN, given, kinds
from turandot.engine.game import Choice
from turandot.games.turandot.cards import Card, Director
from turandot.games.turandot.moves import Move, parse
from turandot.games.turandot.rules import to_act
from turandot.games.turandot.state import House, Phase
from turandot.games.turandot.view import View, observe
from turandot.games.turandot.why import why

# ── Handing out ──


def handing(*cards: Card, receiver: int = B, houses: Mapping[int, House] | None = None, seats: int = 3) -> View:
    """Nobody but `receiver`, counted from the Maestro, still needs a card of these."""
    state = to_round(deal(seats), 2)
    maestro = state.now.maestro
    every = tuple((houses or {}).get((seat - maestro) % seats, House(money=1)) for seat in range(seats))
    laid = (*cards, *([None] * (seats + 1 - len(cards))))
    now = state.now._replace(cards=(*cards, *PLAIN)[: seats + 1])
    waits = ((maestro + receiver) % seats,)
    return observe(state._replace(phase=Phase.UNDERSTUDIES, now=now, stage=laid, waiting=waits, houses=every), maestro)


def test_the_maestro_takes_what_is_best_for_himself() -> None:
    view = handing(singer("3M"), singer("1M", "pro", 2), receiver=A)
    assert kinds(view, "u1")[0] == "stars"
    assert kinds(view, "u1")[-1] == "goes-home"


@pytest.mark.parametrize(
    ("text", "denied", "kind"),
    [
        ("u1", -1.0, "gives-most"),
        ("u1", 0.5, "gives-less"),
        ("u2", 0.5, "gives-middling"),
        ("u3", 1.0, "gives-least"),
        ("u3", -0.5, "gives-more"),
    ],
)
def test_what_is_given_to_others_is_compared_with_what_is_left(text: str, denied: float, kind: str) -> None:
    view = handing(singer("3M"), singer("2M", "pro", 2), singer("1M", "pro", 3))
    assert kinds(view, text, {"denied": denied, "denied_seat": 1.0}, chance=float(denied > 0))[0] == kind


def test_what_is_left_may_be_all_the_same_or_a_role_may_be_wanted_or_missing() -> None:
    assert kinds(handing(*PLAIN[:2]), "u1") == ["gives-same", "goes-home"]
    for denied, kind in ((1.0, "gives-fading"), (-1.0, "gives-growing")):
        assert kinds(handing(*PLAIN[:2]), "u1", {"denied": denied, "denied_seat": 1.0})[0] == kind
    assert "gives-favourite" in kinds(handing(singer("2ML"), singer("2FL", "pro", 2)), "u2")
    full = {B: House(cast("1M 1M 1M 1M", "dark dark dark dark"))}
    assert "gives-miscast" in kinds(handing(singer("2M"), singer("2F", "pro", 2), houses=full), "u1")


def test_directors_are_handed_out_too() -> None:
    assert (
        kinds(handing(Director.DARK, Director.COMIC, houses={B: House(cast("1M", "dark"))}), "u2")[0] == "gives-least"
    )


def test_with_two_players_the_last_card_joins_the_table() -> None:
    view = handing(singer("3M"), singer("1M", "pro", 2), seats=2)
    assert kinds(view, "u2")[-1] == "table-gets"


# ── Naming and firing ──


def firing(phase: Phase, *types: str) -> View:
    """Round 1 is over: each house, from the Maestro on, has singers of these types."""
    state = until(deal(3), Phase.NAMING)
    maestro = state.now.maestro
    every = [House(cast(" ".join(["1M"] * len(kinds.split())), kinds)) for kinds in types]
    houses = tuple(every[(seat - maestro) % 3] for seat in range(3))
    now = state.now._replace(named=maestro if phase is Phase.FIRING else None)
    return observe(state._replace(phase=phase, houses=houses, now=now), maestro)


@pytest.mark.parametrize(
    ("director", "own", "value", "kind"),
    [
        ("dark", -0.5, 0.3, "fires-mine"),
        ("dark", -0.5, 0.5, "fires-least"),
        ("comic", 0.5, 0.5, "fires-burden"),
        ("classic", 0.5, 0.5, "fires-theirs"),
        ("scenery", 0.5, 0.5, "fires"),
        ("scenery", -0.5, 0.3, "fires-badly"),
    ],
)
def test_a_seat_is_named_for_whom_it_would_fire(director: str, own: float, value: float, kind: str) -> None:
    view = firing(Phase.NAMING, "dark", "pro", "classic")
    named = (view.seat + 1) % 3
    figures = {"own": own, f"fires-{director}": 1.0}
    move, other = parse(f"n{named}"), parse(f"n{(view.seat + 2) % 3}")
    found = why(view, {move: Choice(value, value, 9.0, figures), other: Choice(0.0, 0.4, 8.0, figures)})[move]
    assert (found[0]["kind"], found[0]["seat"], found[0]["director"]) == (kind, named, director)


def test_a_bot_that_names_without_a_thought_says_so() -> None:
    view = firing(Phase.NAMING, "dark", "classic", "pro")
    choices: dict[Move, Choice] = {move: Choice(0.5) for move in view.legal}
    assert [reasons[0]["kind"] for reasons in why(view, choices).values()] == ["even", "even"]


def test_a_director_who_pays_one_rival_and_nobody_else() -> None:
    view = firing(Phase.FIRING, "comic", "dark dark dark", "pro")
    rival = (view.seat + 1) % 3
    figures = {"own": 0.2, "denied": 1.5, "denied_seat": float(rival)}
    first, *others = given(view, "x-dark", figures)
    assert first == {"kind": "pays-one", "weight": 1.5, "director": "dark", "seat": rival, "points": 3, "count": 1}
    assert [reason["kind"] for reason in others] == ["may-pay", "costs-me", "spares"]


def test_a_director_who_pays_several_or_oneself_or_nobody() -> None:
    view = firing(Phase.FIRING, "dark", "dark dark", "dark pro")
    against = {"own": -0.5, "denied": 0.1, "denied_seat": float((view.seat + 1) % 3)}
    assert {"pays-me", "pays-some", "missed"} <= set(kinds(view, "x-dark", against, chance=0))
    assert "pays-nobody" in kinds(view, "x-scenery")
    assert "pays-some" not in kinds(view, "x-dark", {**against, "denied": -0.1})


# ── The premiere ──


def test_roles_are_explained_by_favourites_and_by_who_is_miscast() -> None:
    state = until(deal(3), Phase.PREMIERE)
    seat = to_act(state)
    assert seat is not None
    house = troupe("1FT 1MC 1FL 1M 1M 1M")._replace(casting=None)
    houses = tuple(house if other == seat else troupe("1M 1M 1M 1M 1M 1M") for other in range(3))
    view = observe(state._replace(houses=houses), seat)
    best, worse = parse("c123456"), parse("c213456")
    told = {"points": 9.0}
    found = why(view, {best: Choice(1.0, 1.0, 9.0, told), worse: Choice(0.0, 0.0, 5.0, told)})
    assert [reason["kind"] for reason in found[best]] == ["cast-favourites", "cast-clean", "cast-wins", "cast-best"]
    assert [reason["kind"] for reason in found[worse]] == [
        "cast-denied",
        "cast-miscast",
        "cast-favourites",
        "cast-short",
    ]
    lost = why(view, {best: Choice(1.0, 0.0, 9.0, told)})[best]
    assert lost[-1]["kind"] == "cast-behind"
    assert "cast-behind" not in [reason["kind"] for reason in why(view, {best: Choice(1.0)})[best]]
    plain = observe(state._replace(houses=(troupe()._replace(casting=None),) * 3), seat)
    assert [reason["kind"] for reason in why(plain, {best: Choice(1.0, 0.5, 6.0, told)})[best]] == [
        "cast-clean",
        "cast-best",
    ]
