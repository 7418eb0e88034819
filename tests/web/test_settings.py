"""Settings and languages: applied at once, kept, and never taken at their word."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import wait_until, watch
from tests.web.pages import choose, home
from web.build.serve import Site

LANGUAGES = {"en": "Settings", "fr": "Réglages", "de": "Einstellungen", "it": "Impostazioni"}


# ── Settings ──


def test_settings_apply_at_once_and_are_kept(page: Page, site: Site) -> None:
    home(page, site, "#settings")
    for name, value in (("theme", "dark"), ("text", "large"), ("pace", "brisk")):
        choose(page, name, value)
        assert page.locator("html").get_attribute(f"data-{name}") == value
    choose(page, "prompter", "advice")
    page.locator("input[name=letters]").uncheck()
    page.reload()
    page.locator("h1").first.wait_for()
    assert page.locator("html").get_attribute("data-theme") == "dark"
    assert page.locator("input[name=prompter][value=advice]").is_checked()
    assert not page.locator("input[name=letters]").is_checked()


def test_both_themes_differ_and_the_chosen_one_beats_the_systems(page: Page, site: Site) -> None:
    page.emulate_media(color_scheme="light")
    home(page, site, "#settings")
    ground = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(ground)
    choose(page, "theme", "dark")
    dark = page.evaluate(ground)
    assert light != dark
    page.emulate_media(color_scheme="dark")
    choose(page, "theme", "light")
    assert page.evaluate(ground) == light


def test_kept_settings_that_make_no_sense_become_the_usual_ones(page: Page, site: Site) -> None:
    home(page, site)
    page.evaluate(
        "localStorage.setItem(`${new URL('.', location).pathname} settings`,"
        " JSON.stringify({ theme: 'plaid', effects: 'loud', pace: 'brisk', setup: { seats: 99, rivals: 'all' } }))"
    )
    home(page, site, "#settings")
    page.reload()
    page.locator("h1").first.wait_for()
    assert page.locator("input[name=theme][value=system]").is_checked()
    assert page.locator("input[name=pace][value=brisk]").is_checked()
    home(page, site, "#set-up")
    assert page.locator("input[name=seats]:checked").get_attribute("value") == "4"


# ── Languages ──


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_language_is_the_browsers(chromium: Browser, site: Site, language: str) -> None:
    context = chromium.new_context(locale=f"{language}-CH")
    page = context.new_page()
    seen = watch(page)
    home(page, site, "#settings")
    assert page.locator("h1").inner_text() == LANGUAGES[language]
    assert page.locator("html").get_attribute("lang") == language
    assert seen.errors == []
    context.close()


def test_the_language_changes_at_once_everywhere(page: Page, site: Site) -> None:
    home(page, site, "#settings")
    for language, title in LANGUAGES.items():
        choose(page, "language", language)
        expect(page.locator("h1")).to_have_text(title)
        assert page.locator("html").get_attribute("lang") == language
        assert page.title().startswith(title)
    page.reload()
    expect(page.locator("h1")).to_have_text(LANGUAGES["it"])


def test_the_language_changes_in_the_middle_of_a_game(page: Page, site: Site) -> None:
    page.goto(site.url + "#play")
    page.locator(".table-root > *").first.wait_for()
    before = page.locator(".table-root").inner_text()
    page.evaluate("import('./js/settings.js').then((settings) => settings.change({ language: 'de' }))")
    wait_until(page, "document.documentElement.lang", "de")
    assert page.locator(".table-root").inner_text() != before
    assert "{" not in page.locator(".table-root").inner_text()
