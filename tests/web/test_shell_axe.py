"""Nothing on any screen around the table that axe could object to, or that does not fit, on phone and desk."""

from typing import Literal

import pytest
from playwright.sync_api import Browser, Page

from tests.web.conftest import PATIENCE, watch
from tests.web.test_table_axe import objections
from web.build.serve import Site

SCREENS = """() => import('./js/screens/registry.js').then(({ screenEntries }) =>
  screenEntries().filter(([, { menu }]) => menu).map(([id]) => id))"""
TOO_WIDE = "document.documentElement.scrollWidth > innerWidth"


def visit(page: Page, site: Site, screen: str) -> None:
    page.goto(f"{site.url}#{screen}")
    page.locator(".screen-root h1").wait_for()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_axe_finds_nothing_on_any_screen_and_everything_fits(
    chromium: Browser, site: Site, width: int, theme: Literal["light", "dark"]
) -> None:
    context = chromium.new_context(viewport={"width": width, "height": 720}, locale="de", color_scheme=theme)
    context.set_default_timeout(PATIENCE * 1000)
    page = context.new_page()
    seen = watch(page)
    visit(page, site, "home")
    screens = page.evaluate(SCREENS)
    assert len(screens) > 5
    for screen in screens:
        visit(page, site, screen)
        assert objections(page) == [], screen
        assert not page.evaluate(TOO_WIDE), screen
    assert seen.errors == []
    context.close()


def test_axe_finds_nothing_in_menu_keys_and_trouble(chromium: Browser, site: Site) -> None:
    context = chromium.new_context(viewport={"width": 360, "height": 640})
    context.set_default_timeout(PATIENCE * 1000)
    page = context.new_page()
    visit(page, site, "settings")
    for opened in ("#menu", "#help"):
        page.locator(opened).click()
        assert objections(page) == [], opened
        page.keyboard.press("Escape")
    page.evaluate("setTimeout(() => { throw new Error('planted'); })")
    page.locator("dialog.trouble summary").click()
    assert objections(page) == []
    context.close()


@pytest.mark.parametrize("language", ["de", "fr"])
def test_at_the_largest_text_nothing_is_cut_on_a_phone(chromium: Browser, site: Site, language: str) -> None:
    context = chromium.new_context(viewport={"width": 360, "height": 640}, locale=language)
    context.set_default_timeout(PATIENCE * 1000)
    page = context.new_page()
    visit(page, site, "settings")
    page.locator("label", has=page.locator("input[name=text][value=larger]")).click()
    for screen in page.evaluate(SCREENS):
        visit(page, site, screen)
        assert not page.evaluate(TOO_WIDE), screen
    context.close()
