"""The law of reasons: in real games every one is true, none contradicts its number, and none begins with a figure."""

from collections import Counter
from functools import cache
from typing import NamedTuple

import pytest

from tests.penguin.arrange import page
from tests.penguin.claims import PLAIN, Claim, agrees
from tests.penguin.reasoned import TRUE
from turandot.engine.game import Json
from turandot.engine.match import start
from turandot.games.penguin import PENGUIN
from turandot.games.penguin.reasons.choosing import MOST, why

pytestmark = pytest.mark.no_cover  # many games: other tests reach every line, and counting lines triples the time

GAMES = 15
POSITIONS = 1000
KINDS = 50  # of the 58 there are: some need a rare table
LEVELS = ("onlooker", "stagehand", "clown", "magician")
LOOKED_AT = 8  # moves of each position are looked at again, the best first: it takes time
EVERY = 17  # of so many reasons one is falsified


class Told(NamedTuple):
    """A position of a real game, and the reasons for every move that its player weighed."""

    shown: Json
    reasons: dict[str, list[Json]]
    counted: dict[str, dict[str, float]]
    played: str


def company(number: int) -> tuple[str, ...]:
    """Two to four players of all levels and tempers; now and then one who counts nothing, and once the strongest."""
    seats = 2 + number % 3
    names = [f"{PENGUIN.rivals[(number + seat) % 6]}:{LEVELS[(number + seat) % 4]}" for seat in range(seats)]
    first = {5: "greedy", 8: "soft", 10: "ringmaster"}.get(number, names[0])
    return (first, *names[1:])


@cache
def positions() -> list[Told]:
    found = []
    for number in range(GAMES):
        names = company(number)
        options = {"fee": "family"} if number % 4 == 3 else None
        match = start(PENGUIN, PENGUIN.setup(len(names), number % len(names), options), f"why-{number}", names)
        while (seat := match.to_act) is not None:
            choices = match.weigh()
            reasons = why(match.view(seat), choices)
            told = {str(move): [dict(one) for one in several] for move, several in reasons.items()}
            counted = {str(move): dict(choice.reasons) for move, choice in choices.items()}
            before, match = match, match.play(match.choose())
            found.append(Told(page(before.state, seat), told, counted, str(match.move)))
    return found


def claims() -> list[tuple[Claim, dict[str, float]]]:
    return [
        (Claim(told.shown, move, reason), told.counted[move])
        for told in positions()
        for move in list(told.reasons)[:LOOKED_AT]
        for reason in told.reasons[move]
    ]


def test_a_thousand_positions_of_real_games_are_asked() -> None:
    assert len(positions()) >= POSITIONS
    assert {told.shown["phase"] for told in positions()} == {"placing", "inviting", "choosing", "entering"}
    assert {told.shown["seats"] for told in positions()} == {2, 3, 4}


def test_every_reason_is_true_in_its_state() -> None:
    untrue = [(claim.shown["phase"], claim.move, claim.reason) for claim, _ in claims() if not TRUE[claim.kind](claim)]
    assert untrue == []


def test_no_reason_contradicts_its_number() -> None:
    against = [(claim.move, claim.reason, counted) for claim, counted in claims() if not agrees(claim, counted)]
    assert against == []


def test_every_move_that_was_weighed_has_a_few_reasons_and_the_first_is_a_fact() -> None:
    for told in positions():
        for move, several in told.reasons.items():
            assert 1 <= len(several) <= MOST, (move, several)
            assert several[0]["kind"] not in PLAIN, (move, several)
            if move == told.played and any(one["weight"] > 0 and one["kind"] not in PLAIN for one in several):
                assert several[0]["weight"] > 0, (move, several)
            weights = [abs(reason["weight"]) for reason in several[1:]]
            assert weights == sorted(weights, reverse=True), (move, several)
            kinds = Counter(str(reason) for reason in several)
            assert max(kinds.values()) == 1, (move, several)


def test_many_kinds_of_reasons_occur_and_none_that_was_not_checked() -> None:
    kinds = {claim.kind for claim, _ in claims()}
    assert len(kinds) >= KINDS
    assert kinds <= set(TRUE)


def test_a_reason_that_is_not_true_is_found_out() -> None:
    """Each number, seat and card is changed in its turn: the second look must notice."""
    slipped = []
    for claim, _ in claims()[::EVERY]:
        for falsified in lies(claim.reason):
            wrong = Claim(claim.shown, claim.move, falsified)
            if falsely_true(wrong):
                slipped.append((claim.move, claim.reason, falsified))
    assert slipped == []


def falsely_true(claim: Claim) -> bool:
    try:
        return TRUE[claim.kind](claim)
    except (StopIteration, KeyError, IndexError):  # a card or a seat that is nowhere
        return False


def lies(reason: Json) -> list[Json]:
    """The same reason with one fact wrong."""
    if reason["kind"] in PLAIN | {"alone", "no-rivals", "apart"}:  # these say nothing that could be another number
        return []
    # That a show goes another way would be true as well: of points in shows only the impossible is a lie.
    found = [reason | {name: reason[name] + 90} for name in ("points", "count", "worth") if name in reason]
    if "seat" in reason and reason["kind"] != "card-to":
        found.append(reason | {"seat": reason["seat"] + 5})
    if "cards" in reason:
        found.append(reason | {"cards": [*reason["cards"], "seal-nothing"]})
    return found
