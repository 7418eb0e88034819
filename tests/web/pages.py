"""Hands on the screens around the table."""

from playwright.sync_api import Page

from tests.web.saves import place
from web.build.serve import Site


def visit(page: Page, site: Site, screen: str = "home", path: str = "") -> None:
    """Open a screen, and wait until it is on show."""
    page.goto(site.url + place(screen, path))
    shown(page, screen)


def shown(page: Page, screen: str) -> None:
    """Wait until a screen is on show."""
    page.locator(f".bar[data-screen={screen}]").wait_for()
    page.locator(".screen-root :is(h1, .game)").first.wait_for()


def choose(page: Page, name: str, value: str | int) -> None:
    """Tap one of a few: the words are what people aim at, the radio button beneath is what changes."""
    chosen = page.locator(f"input[name={name}][value='{value}']")
    page.locator("label", has=chosen).click()
    assert chosen.is_checked()
