"""Rivals speak at every occasion, say nothing that is false for the moment, nor what they said the evening before."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.remarks import Heard, Remark, deck, false_remarks, heard, lines, played, repeats, unheard
from turandot.games.turandot import TURANDOT

pytestmark = pytest.mark.no_cover  # many games: other tests reach every line, and counting lines triples the time

Json = Any
EVENINGS = 480
PHASES = ("hired", "designed", "understudies", "fired", "finished")
LONG = ("past", "unseen", "legal")  # parts of views that no remark is about
SEATS = (4, 3, 5, 2)
FAIR = 0.10  # more than that of an evening should not have been heard the evening before
LATE = 5
CARDS = deck(TURANDOT)


@pytest.fixture(scope="module")
def evenings() -> Heard:
    games = [played(TURANDOT, SEATS[number % len(SEATS)], f"remarks-{number}", PHASES, LONG) for number in range(24)]
    return heard(TURANDOT, "remarks.js", games, EVENINGS)


def bid(remark: Remark) -> Json:
    return next(one for one in remark.after["now"]["bids"] if one["seat"] == remark.seat)


def others(remark: Remark) -> list[Json]:
    """The other bids on the same number."""
    mine = bid(remark)
    return [one for one in remark.after["now"]["bids"] if one["number"] == mine["number"] and one is not mine]


def hired(remark: Remark) -> Json:
    return next((one for one in remark.after["now"]["hired"] if one["seat"] == remark.seat), None)


def cast(remark: Remark) -> Json:
    """Whom the house had hired before."""
    return remark.before["houses"][remark.seat]["singers"]


def leads(remark: Remark) -> bool:
    points = [house["projected"]["total"] for house in remark.before["houses"]]
    return any(points[one["seat"]] == max(points) for one in others(remark))


def place(remark: Remark, seat: int) -> Json:
    return next(line["place"] for line in remark.after["final"]["lines"] if line["seat"] == seat)


# What each fact means, told from the bids themselves and not from what the page makes of them.
TRUE: dict[str, Callable[[Remark], bool]] = {
    "paid": lambda remark: bid(remark)["money"] > 0,
    "free": lambda remark: bid(remark)["money"] == 0,
    "singer": lambda remark: remark.after["round"] != 4,
    "late": lambda remark: remark.after["round"] >= LATE,
    "bluffed": lambda remark: bid(remark)["bluff"],
    "straight": lambda remark: not bid(remark)["bluff"],
    "contested": lambda remark: bool(others(remark)),
    "two": lambda remark: len(others(remark)) == 1,
    "level": lambda remark: bid(remark)["money"] >= max(one["money"] for one in others(remark)),
    "more": lambda remark: remark.before["houses"][remark.seat]["money"] > bid(remark)["money"],
    "outbid": lambda remark: remark.after["phase"] == "hired" and hired(remark) is None,
    "given": lambda remark: remark.after["now"]["understudies"][-1]["seat"] == remark.seat,
    "nobody-paid": lambda remark: not any(one["paid"] for one in remark.after["now"]["hired"]),
    "leader": leads,
    "another": lambda remark: bool(cast(remark)),
    "matches": lambda remark: CARDS[hired(remark)["card"]]["type"] in {CARDS[card]["type"] for card in cast(remark)},
    "spender": lambda remark: remark.after["houses"][remark.seat]["spent"] > 0,
    "rich": lambda remark: remark.after["houses"][remark.seat]["money"] > 0,
    "to-you": lambda remark: 0 in remark.after["final"]["winners"],
    "you-second": lambda remark: place(remark, 0) == 2,
}
# And each occasion.
HAPPENED: dict[str, Callable[[Remark], bool]] = {
    "greet": lambda remark: remark.after["round"] == 1,
    "hire": lambda remark: hired(remark) is not None,
    "spent": lambda remark: hired(remark)["paid"] > 0 and remark.after["houses"][remark.seat]["money"] == 0,
    "tie": lambda remark: hired(remark) is None and bool(others(remark)),
    "snub": lambda remark: (
        (bid(remark)["number"] is not None and remark.seat != remark.after["maestro"]) or hired(remark) is None
    ),
    "scene": lambda remark: (
        remark.after["houses"][remark.seat]["scene"] > remark.before["houses"][remark.seat]["scene"]
    ),
    "gift": lambda remark: (
        remark.after["maestro"] == 0 and remark.after["now"]["understudies"][-1]["seat"] == remark.seat
    ),
    "fire": lambda remark: remark.after["now"]["named"] == remark.seat,
    "named": lambda remark: remark.after["now"]["named"] == remark.seat and remark.after["maestro"] == 0,
    "win": lambda remark: remark.seat in remark.after["final"]["winners"],
    "lose": lambda remark: remark.seat not in remark.after["final"]["winners"],
}


def test_every_line_comes_some_evening(evenings: Heard) -> None:
    assert unheard(TURANDOT, evenings) == set()


def test_no_line_comes_where_it_is_false(evenings: Heard) -> None:
    assert set(evenings.needs) <= lines(TURANDOT), "what a line needs is said of lines that are there"
    assert false_remarks(evenings, HAPPENED, TRUE) == []


def test_little_was_heard_the_evening_before_even_with_the_same_rivals(evenings: Heard) -> None:
    said = evenings.evenings
    assert min(map(len, said)) >= 8, "no evening is silent"
    assert repeats(said) < FAIR


def test_the_device_remembers_each_line_once(evenings: Heard) -> None:
    kept = [line for line in evenings.kept if not line.startswith("#")]
    assert len(kept) == len(set(kept))
    assert set(kept) <= lines(TURANDOT)
