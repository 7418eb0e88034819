"""The table on the iceberg for tests: known deals, so many moves after their start."""

from playwright.sync_api import Page

from tests.web.robot import Means, Robot
from tests.web.saves import Json, at_table, record_after, seats_for
from turandot.games.penguin import PENGUIN
from web.build.serve import Site

PLAIN = "greedy"  # plays whatever happened before a test comes to the table


def told_after(length: int, seats: int = 2, seed: str = "k3x9") -> Json:
    """The record of a game between a person and onlookers after so many moves, all of them a plain bot's."""
    return record_after(length, seats_for(seats, played=PENGUIN), seed, bot=PLAIN, played=PENGUIN)


def my_table(page: Page, site: Site, told: Json, means: Means = "mouse", **settings: Json) -> Robot:
    """Come to a table that was left there."""
    return at_table(page, site, told, means, **settings)
