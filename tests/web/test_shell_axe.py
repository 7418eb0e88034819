"""Nothing on any screen around the table that axe could object to, or that does not fit, on phone and desk."""

from typing import Literal

import pytest
from playwright.sync_api import Page

from tests.web.axe import TOO_WIDE, objections
from tests.web.browsing import wait_until, watch
from tests.web.fixtures import NewContext
from tests.web.pages import visit
from tests.web.saves import change_settings
from web.build.serve import Site

pytestmark = pytest.mark.outside


def screens(page: Page) -> list[str]:
    """The addresses that the menu offers."""
    page.locator("#menu").click()
    found: list[str] = page.locator("ul.menu a").evaluate_all("(links) => links.map((link) => link.hash)")
    page.keyboard.press("Escape")
    assert len(found) > 5
    return found


def open_screen(page: Page, site: Site, address: str) -> None:
    """Go to one of them, and wait until it is there."""
    page.goto(site.url + address)
    page.locator(f".bar[data-screen={address.rpartition('/')[2].lstrip('#')}], .home").first.wait_for()
    page.locator(".screen-root h1").wait_for()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_axe_finds_nothing_on_any_screen_and_everything_fits(
    new_context: NewContext, site: Site, width: int, theme: Literal["light", "dark"]
) -> None:
    size = {"width": width, "height": 720}
    page = new_context(viewport=size, locale="de", color_scheme=theme).new_page()
    seen = watch(page)
    visit(page, site)
    for address in screens(page):
        open_screen(page, site, address)
        assert objections(page) == [], address
        assert not page.evaluate(TOO_WIDE), address
    assert seen.errors == []


def test_axe_finds_nothing_in_menu_keys_and_trouble(new_context: NewContext, site: Site) -> None:
    page = new_context(viewport={"width": 360, "height": 640}).new_page()
    visit(page, site, "settings")
    for opened in ("#menu", "#help"):
        page.locator(opened).click()
        assert objections(page) == [], opened
        page.keyboard.press("Escape")
    page.evaluate("setTimeout(() => { throw new Error('planted'); })")
    page.locator("dialog.trouble summary").click()
    assert objections(page) == []


def test_at_the_largest_text_nothing_is_cut_on_a_phone(new_context: NewContext, site: Site) -> None:
    page = new_context(viewport={"width": 360, "height": 640}, locale="de").new_page()
    visit(page, site)
    addresses = screens(page)
    for language in ("de", "fr"):
        change_settings(page, text="larger", language=language)
        wait_until(page, "document.documentElement.lang", language)
        for address in addresses:
            open_screen(page, site, address)
            assert not page.evaluate(TOO_WIDE), f"{language}: {address}"
