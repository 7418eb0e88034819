"""Turandot's table for tests: known deals, so many moves after their start."""

from playwright.sync_api import Page

from tests.web.robot import Means, Robot
from tests.web.saves import ALL, Json, at_table, record_after, seats_for, view_of
from turandot.games.turandot import TURANDOT
from web.build.serve import Site

PLAIN = "greedy"  # plays whatever happened before a test comes to the table


def told_after(length: int, seats: int = 2, seed: str = "k3x9") -> Json:
    """The record of a game between a person and amateurs after so many moves, all of them a plain bot's."""
    return record_after(length, seats_for(seats, played=TURANDOT), seed, bot=PLAIN, played=TURANDOT)


def my_table(page: Page, site: Site, told: Json, means: Means = "mouse", **settings: Json) -> Robot:
    """Come to a table that was left there."""
    return at_table(page, site, told, means, **settings)


def my_bid(page: Page, site: Site, told: Json, means: Means = "mouse", **settings: Json) -> Robot:
    """Come to a table where the next thing asked is a bid."""
    robot = my_table(page, site, told, means, **settings)
    robot.play_to("bid")
    return robot


def told_before_firing(seats: int = 4, seed: str = "k3x9") -> Json:
    """The record of a game where the person has to fire a director."""
    whole = told_after(ALL, seats, seed)
    for length in range(len(whole["moves"])):
        view = view_of(told := whole | {"moves": whole["moves"][:length]})
        if view["phase"] == "firing" and view["toAct"] == view["seat"]:
            return told
    raise AssertionError("nobody ever named the person")
