"""Hands on the little game, in a house into which it has moved."""

from playwright.sync_api import Page

from tests.little.game import LITTLE
from tests.web.pages import shown
from tests.web.robot import Means, Robot
from tests.web.saves import Json, kept_games, place
from turandot.engine import record
from web.build.serve import Site


def visit(page: Page, site: Site, screen: str = "home", path: str = "") -> None:
    """Open a screen of the little game."""
    page.goto(site.url + place(screen, path, LITTLE))
    shown(page, screen)


def told(page: Page) -> Json:
    """The record of the only little game that is kept."""
    (save,) = little_games(page)
    return save["record"]


def little_games(page: Page) -> list[Json]:
    return [save for save in kept_games(page).values() if save["record"]["game"] == LITTLE.name]


def totals(record_: Json) -> list[int]:
    """What a whole record comes to, by the engine outside the browser."""
    match = record.replay(record_, lambda _: LITTLE)
    return list(LITTLE.scores(match.state))


def play(page: Page, site: Site, means: Means = "mouse") -> Robot:
    """Begin a game from Home and come to its table."""
    visit(page, site)
    page.locator("#play").click()
    page.locator(".little-table").wait_for()
    return Robot(page, LITTLE.name, means)
