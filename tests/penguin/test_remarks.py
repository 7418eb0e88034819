"""Rivals speak at every occasion, say nothing that is false for the moment, nor what they said the evening before."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.remarks import Heard, Remark, false_remarks, heard, lines, played, repeats, unheard
from turandot.games.penguin import PENGUIN

pytestmark = pytest.mark.no_cover  # many games: other tests reach every line, and counting lines triples the time

Json = Any
EVENINGS = 480
PHASES = ("placed", "settled", "invited", "scored", "awarded", "finished")
LONG = ("legal", "placements", "tokens", "entrances", "cells", "entertainers")  # parts that no remark is about
SEATS = (3, 2, 4)
FAIR = 0.10  # more than that of an evening should not have been heard the evening before


@pytest.fixture(scope="module")
def evenings() -> Heard:
    games = [played(PENGUIN, SEATS[number % len(SEATS)], f"remarks-{number}", PHASES, LONG) for number in range(12)]
    return heard(PENGUIN, "react.js", games, EVENINGS)


def points(remark: Remark) -> list[int]:
    """What each scored in the show that is talked about."""
    found: list[int] = remark.after["now"]["shows"][-1]["points"]
    return found


def least(remark: Remark) -> list[int]:
    """Those who scored least of those who scored."""
    scored = {seat: each for seat, each in enumerate(points(remark)) if each}
    return [seat for seat, each in scored.items() if each == min(scored.values())]


def own(remark: Remark) -> Json:
    return remark.after["houses"][remark.seat]


def fees(remark: Remark) -> Json:
    (line,) = (line for line in remark.after["final"]["lines"] if line["seat"] == remark.seat)
    return next(part["points"] for part in line["parts"] if part["key"] == "fees")


def you_did_it(remark: Remark) -> bool:
    final = remark.after["final"]
    return 0 in final["winners"] if final else points(remark)[0] == max(points(remark)) > 0


TRUE: dict[str, Callable[[Remark], bool]] = {
    "two": lambda remark: len(least(remark)) == 2,
    "to-you": you_did_it,
    "not-you": lambda remark: points(remark)[0] == 0,
    "payer": lambda remark: fees(remark) < 0,
    "holder": lambda remark: len(own(remark)["cards"]) > 0,
}
HAPPENED: dict[str, Callable[[Remark], bool]] = {
    "begin": lambda remark: (
        remark.after["now"]["seat"] == remark.seat and remark.after["turn"] <= remark.after["seats"]
    ),
    "fee": lambda remark: remark.after["now"]["place"]["paid"] > 0,
    "excuse": lambda remark: remark.after["now"]["place"]["excuse"] is not None,
    "token": lambda remark: remark.before["houses"][remark.seat]["supply"] == 1 and own(remark)["supply"] == 0,
    "score": lambda remark: points(remark)[remark.seat] == max(points(remark)) > 0,
    "card": lambda remark: least(remark) == [remark.seat],
    "tie": lambda remark: remark.seat in least(remark) and len(least(remark)) > 1,
    "snub": lambda remark: points(remark)[remark.seat] == 0 < max(points(remark)),
    "win": lambda remark: remark.seat in remark.after["final"]["winners"],
    "lose": lambda remark: remark.seat not in remark.after["final"]["winners"],
}


def test_every_line_comes_some_evening(evenings: Heard) -> None:
    assert unheard(PENGUIN, evenings) == set()


def test_no_line_comes_where_it_is_false(evenings: Heard) -> None:
    assert set(evenings.needs) <= lines(PENGUIN), "what a line needs is said of lines that are there"
    assert false_remarks(evenings, HAPPENED, TRUE) == []


def test_little_was_heard_the_evening_before_even_with_the_same_rivals(evenings: Heard) -> None:
    said = evenings.evenings
    assert min(map(len, said)) >= 4, "no evening is silent"
    assert repeats(said) < FAIR
