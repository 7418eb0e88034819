"""Settings and languages: applied at once, kept, and never taken at their word."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import wait_until, watch
from tests.web.fixtures import NewContext
from tests.web.pages import choose, shown, visit
from tests.web.saves import GAME, at_table, change_settings, put
from web.build.serve import Site

pytestmark = pytest.mark.outside

LANGUAGES = {"en": "Settings", "fr": "Réglages", "de": "Einstellungen", "it": "Impostazioni"}


# ── Settings ──


def test_settings_apply_at_once_and_are_kept(page: Page, site: Site) -> None:
    visit(page, site, "settings")
    for name, value in (("theme", "dark"), ("text", "large"), ("pace", "brisk")):
        choose(page, name, value)
        assert page.locator("html").get_attribute(f"data-{name}") == value
    choose(page, "prompter", "advice")
    page.locator("input[name=letters]").uncheck()
    page.reload()
    shown(page, "settings")
    assert page.locator("html").get_attribute("data-theme") == "dark"
    assert page.locator("input[name=prompter][value=advice]").is_checked()
    assert not page.locator("input[name=letters]").is_checked()


def test_both_themes_differ_and_the_chosen_one_beats_the_systems(page: Page, site: Site) -> None:
    page.emulate_media(color_scheme="light")
    visit(page, site, "settings")
    ground = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(ground)
    choose(page, "theme", "dark")
    dark = page.evaluate(ground)
    assert light != dark
    page.emulate_media(color_scheme="dark")
    choose(page, "theme", "light")
    assert page.evaluate(ground) == light


def test_kept_settings_that_make_no_sense_become_the_usual_ones(page: Page, site: Site) -> None:
    odd = {"theme": "plaid", "effects": "loud", "pace": "brisk", "setups": {GAME.name: {"seats": 99, "rivals": "all"}}}
    put(page, site, {"settings": odd})
    visit(page, site, "settings")
    assert page.locator("input[name=theme][value=system]").is_checked()
    assert page.locator("input[name=pace][value=brisk]").is_checked()
    visit(page, site, "set-up")
    chosen = page.locator("input[name=seats]:checked")
    assert int(chosen.get_attribute("value") or 0) in GAME.seats


# ── Languages ──


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_language_is_the_browsers(new_context: NewContext, site: Site, language: str) -> None:
    page = new_context(locale=f"{language}-CH").new_page()
    seen = watch(page)
    visit(page, site, "settings")
    expect(page.locator("h1")).to_have_text(LANGUAGES[language])
    assert page.locator("html").get_attribute("lang") == language
    assert seen.errors == []


def test_the_language_changes_at_once_everywhere(page: Page, site: Site) -> None:
    visit(page, site, "settings")
    for language, title in LANGUAGES.items():
        choose(page, "language", language)
        expect(page.locator("h1")).to_have_text(title)
        assert page.locator("html").get_attribute("lang") == language
        assert page.title().startswith(title)
    page.reload()
    expect(page.locator("h1")).to_have_text(LANGUAGES["it"])


def test_the_language_changes_in_the_middle_of_a_game(page: Page, site: Site) -> None:
    at_table(page, site).to_decision()
    before = page.locator(".table-root").inner_text()
    change_settings(page, language="de")
    wait_until(page, "document.documentElement.lang", "de")
    after = page.locator(".table-root").inner_text()
    assert after != before
    assert "{" not in after
