"""A first visit to which something else comes than was asked for: a clear sentence, and a way to try again."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.fixtures import NewContext
from tests.web.pages import shown
from tests.web.robot import Robot
from tests.web.saves import GAME, place
from web.build.serve import Site

PORTAL = "<!doctype html><title>Welcome</title><p>Please log in to use this network.</p>"
SENTENCES = {
    "en-GB": "did not arrive whole",
    "fr-CA": "pas arrivé entier",
    "de-AT": "nicht ganz angekommen",
    "it": "non è arrivato intero",
}


def broken(route: Route) -> None:
    route.fulfill(status=500, body="oops")


def a_page(route: Route) -> None:
    route.fulfill(status=200, content_type="text/html", body=PORTAL)


def says_so(page: Page, sentence: str) -> None:
    """There is a sentence, no name of a missing word, and nothing else."""
    expect(page.locator("#no-start")).to_contain_text(sentence)
    assert not re.search(r"\{[\w-]+\}", page.locator("body").inner_text())


@pytest.mark.parametrize("answer", [broken, a_page])
@pytest.mark.parametrize("locale", SENTENCES)
def test_words_that_do_not_come_are_named_in_the_browsers_language_and_asked_for_again(
    new_context: NewContext, site: Site, locale: str, answer: Callable[[Route], None]
) -> None:
    page = new_context(locale=locale).new_page()
    page.route("**/first.ftl.txt", answer)
    page.goto(site.url)
    says_so(page, SENTENCES[locale])
    page.locator("#no-start").evaluate("(said) => { said.dataset.before = 'yes'; }")
    page.locator("#no-start button").click()
    page.locator("#no-start:not([data-before])").wait_for()  # it is said anew, once that has failed too
    says_so(page, SENTENCES[locale])
    page.unroute_all()
    page.locator("#no-start button").click()
    shown(page, "home")


def test_a_page_whose_script_is_something_else_says_so_and_loads_again(new_context: NewContext, site: Site) -> None:
    page = new_context(locale="de").new_page()
    page.route(re.compile(r"/js/main[^/]*\.js$"), a_page)
    page.goto(site.url)
    says_so(page, SENTENCES["de-AT"])
    page.unroute_all()
    with page.expect_navigation():
        page.locator("#no-start button").click()
    shown(page, "home")


def test_where_every_script_is_something_else_the_browser_is_not_the_only_suspect(
    new_context: NewContext, site: Site
) -> None:
    page = new_context().new_page()
    page.route("**/*.js", a_page)
    page.goto(site.url)
    sentence = page.locator(".first-late p[lang=en]")
    expect(sentence).to_be_visible()
    expect(sentence).to_contain_text("did not arrive whole")
    page.unroute_all()
    sentence.get_by_role("link").click()
    shown(page, "home")


def test_words_of_a_table_that_do_not_come_are_asked_for_again_with_the_next_visit_to_it(
    new_context: NewContext, site: Site
) -> None:
    page = new_context().new_page()
    page.route("**/table.ftl.txt", broken)
    page.goto(site.url)
    page.locator("#play").click()
    expect(page.locator(".notice.bad")).to_be_visible()
    expect(page.locator("dialog")).to_have_count(0)
    page.unroute_all()
    page.goto(site.url + place())
    page.locator("#play").click()
    Robot(page, GAME.name).to_decision()
