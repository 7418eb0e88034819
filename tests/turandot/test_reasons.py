"""Reasons: every one is true where it is given, none contradicts its number, each is a sentence in four languages."""

import json
import re
from collections import Counter
from functools import cache

import pytest

from tests.tools.reasons import LANGUAGES, Json, said
from tests.turandot.argued import Argued, argued
from tests.turandot.claims import Claim, claims
from tests.turandot.truths import TRUTHS
from turandot.engine.game import Reason
from turandot.games.turandot.cards import deck_list
from turandot.games.turandot.show import show
from turandot.games.turandot.view import observe

pytestmark = pytest.mark.no_cover  # many games: other tests reach every line, and counting lines triples the time

GAMES = 30
POSITIONS, KINDS = 1000, 30
ONLY_A_NUMBER = {"cast-short"}


@cache
def sample() -> tuple[Argued, ...]:
    return tuple(argued(GAMES))


@cache
def every_claim() -> tuple[Claim, ...]:
    return tuple(claim for each in sample() for claim in claims(*each))


def liked(each: Argued) -> list[Reason]:
    """Why the move that the bot likes best."""
    return each.reasons[max(each.choices, key=lambda move: (each.choices[move].chance, each.choices[move].value))]


def test_every_reason_is_true_where_it_is_given() -> None:
    assert len(sample()) >= POSITIONS
    false = [
        f"{claim.state.phase} {claim.move}: {dict(claim.reason)}, {dict(claim.figures)}"
        for claim in every_claim()
        if not TRUTHS[claim.reason["kind"]](claim)
    ]
    assert false[:10] == []


def test_there_are_many_kinds_of_reason_and_each_of_them_occurs() -> None:
    found = Counter(claim.reason["kind"] for claim in every_claim())
    assert set(TRUTHS) == set(found)
    first = Counter(liked(each)[0]["kind"] for each in sample())
    assert len(first) >= KINDS


def test_every_move_has_a_reason_and_none_begins_with_only_a_number() -> None:
    for each in sample():
        assert set(each.reasons) == set(each.choices)
        for move, reasons in each.reasons.items():
            assert reasons, f"{move} in {each.state.phase}"
            assert reasons[0]["kind"] not in ONLY_A_NUMBER
            assert len({reason["kind"] for reason in reasons}) == len(reasons), f"{move}: said twice"


def test_points_have_the_sign_of_what_they_argue_for() -> None:
    """What speaks for a move brings its player points, or takes them from a rival; what speaks against it costs."""
    to_others = {"gives-favourite", "gives-miscast", "pays-me", "costs-me", "fires-mine", "fires-burden", "cast-denied"}
    for claim in every_claim():
        points, weight = claim.reason.get("points", 0), claim.reason["weight"]
        if points and weight:
            turned = claim.reason["kind"] in to_others
            assert (points > 0) is ((weight > 0) is not turned), claim.reason


def test_what_is_liked_begins_with_what_speaks_for_it_where_anything_does() -> None:
    for each in sample():
        for reasons in (liked(each),):
            if any(reason["weight"] > 0 for reason in reasons):
                assert reasons[0]["weight"] > 0, reasons


def test_a_weight_that_is_larger_comes_first_among_those_that_agree() -> None:
    for each in sample():
        for reasons in each.reasons.values():
            weights = [reason["weight"] for reason in reasons]
            agreeing = [abs(weight) for weight in weights if weight * weights[0] > 0]
            assert not agreeing or agreeing[0] == max(agreeing)


def test_reasons_can_be_written_down_and_know_nothing_that_the_seat_does_not() -> None:
    """They come of the view alone: so it is enough that they are plain data."""
    for claim in every_claim():
        assert json.loads(json.dumps(claim.reason)) == claim.reason


# ── As people read them ──


def weighed(claim: Claim, viewer: int) -> Json:
    """A reason as the page gets it, for somebody in that seat."""
    names = ["human" if seat == viewer else f"{name}:maestro" for seat, name in zip(range(5), RIVALS, strict=False)]
    choice = {
        "move": str(claim.move),
        "points": claim.choice.points,
        "figures": dict(claim.figures),
        "reasons": [claim.reason],
    }
    view = show(observe(claim.state, viewer))
    return {
        "seats": names[: claim.state.seats],
        "deck": deck_list(claim.state.setup.deck),
        "view": view,
        "choice": choice,
    }


RIVALS = ("anselmo", "ottavio", "zelda", "raimondo", "petra")


@pytest.fixture(scope="module")
def spoken() -> Json:
    """Every kind of reason once for the player whose move it is, once for one it names, and once for anybody else."""
    found: dict[tuple[object, ...], tuple[Claim, int]] = {}
    for claim in every_claim():
        named = claim.reason.get("seat")
        for viewer in range(claim.state.seats):
            role = "own" if viewer == claim.seat else "named" if viewer == named else "other"
            found.setdefault(
                (claim.reason["kind"], role, claim.reason.get("count"), claim.reason.get("money")), (claim, viewer)
            )
    return said("turandot", [weighed(claim, viewer) for claim, viewer in found.values()])


def test_no_word_is_missing_and_no_argument_is_forgotten(spoken: Json) -> None:
    assert spoken["errors"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_whole_sentence(spoken: Json, language: str) -> None:
    found = {words for told in spoken["said"][language] for part in ("reasons", "figures") for words in told[part]}
    assert len(found) > 2 * KINDS
    for words in found:
        assert re.fullmatch(r"[A-ZÀ-Þ0-9].*\.", words), words
        assert not re.search(r"[{}]|undefined|NaN|null|\.\.|  |\s[.,]| -\d|\b1 (points|Punkte|punti)\b", words), words


def test_italian_says_ad_anselmo(spoken: Json) -> None:
    found = " ".join(words for told in spoken["said"]["it"] for words in told["reasons"])
    assert " ad Anselmo" in found
    assert not re.search(r"\ba Anselmo", found, re.IGNORECASE)
