"""The table on the iceberg for tests: known deals, so many moves after their start."""

from playwright.sync_api import Page

from tests.web.robot import Means, Robot
from tests.web.saves import ALL, Json, at_table, record_after, seats_for, view_of
from turandot.games.penguin import PENGUIN
from web.build.serve import Site

LEAVE = "-"  # no token is moved
PLAIN = "greedy"  # plays whatever happened before a test comes to the table


def told_after(length: int, seats: int = 2, seed: str = "k3x9") -> Json:
    """The record of a game between a person and onlookers after so many moves, all of them a plain bot's."""
    return record_after(length, seats_for(seats, played=PENGUIN), seed, bot=PLAIN, played=PENGUIN)


def my_table(page: Page, site: Site, told: Json, means: Means = "mouse", **settings: Json) -> Robot:
    """Come to a table that was left there."""
    return at_table(page, site, told, means, **settings)


def told_before_a_show(seats: int = 3, seed: str = "k3x9") -> tuple[Json, Json]:
    """The record of a game where the person to move could start a show, and a placement without a fee that would."""
    whole = told_after(ALL, seats, seed)
    for length in range(len(whole["moves"])):
        told = whole | {"moves": whole["moves"][:length]}
        view = view_of(told)
        sparks = {spot["cell"] for spot in view["spots"]}
        for place in view["placements"]:
            if place["cell"] in sparks and not place["fee"]:
                return told, place
    raise AssertionError("nobody could ever start a show")


def told_before_an_order(seed: str = "s1") -> Json:
    """The record of a game between two, near its end, where the person says which of several shows is first."""
    whole = told_after(ALL, seed=seed)
    for length in range(len(whole["moves"]), 0, -1):
        told = whole | {"moves": whole["moves"][:length]}
        view = view_of(told)
        if view["phase"] == "choosing" and view["toAct"] == view["seat"]:
            return told
    raise AssertionError("nobody ever had to say which show is first")


def told_before_a_tie(seats: int = 3, seed: str = "a") -> Json:
    """The record of a game where a show is about to begin, and nobody takes its card if the person moves no token."""
    whole = told_after(ALL, seats, seed)
    for length in range(len(whole["moves"])):
        told = whole | {"moves": whole["moves"][:length]}
        view = view_of(told)
        if view["phase"] == "inviting" and view["toAct"] == view["seat"] and view["soon"]:
            after = view_of(told | {"moves": [*told["moves"], LEAVE]})
            if [show["why"] for show in after["now"]["shows"]] == ["tie"]:
                return told
    raise AssertionError("nobody ever shared the lowest score")
