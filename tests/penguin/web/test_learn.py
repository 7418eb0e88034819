"""Learn and rules: what a newcomer to the iceberg meets."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.penguin.web.tables import told_after, told_before_a_tie
from tests.web.fixtures import NewContext
from tests.web.helped import helped
from tests.web.lessons import SKIP_MOTION, follow
from tests.web.newcomers import PHONES, Newcomer, notes_of
from tests.web.saves import kept, place, put
from turandot.games.penguin import PENGUIN
from web.build.serve import Site

pytestmark = pytest.mark.outside

LESSONS = ("place", "show", "least", "excuse", "newcomer")
LEARN = place("learn", played=PENGUIN)
RULES = 32
SEARCHED = (("en", "mingling", "U12"), ("fr", "rideau", "U1"), ("de", "Gleichstand", "U31"), ("it", "sipari", "U1"))


@pytest.mark.inside
def test_a_newcomer_goes_through_all_scenes_of_learn_to_a_table_of_their_own_on_any_phone(
    page: Page, site: Site
) -> None:
    page.add_init_script(SKIP_MOTION)
    page.goto(site.url + LEARN)
    page.get_by_role("link", name="Begin with scene 1").click()
    page.locator(".lesson-guide").wait_for()
    seen = follow(page, PENGUIN.name, place("table", played=PENGUIN), PHONES)
    assert seen[: len(LESSONS)] == [f"{LEARN}/{lesson}" for lesson in LESSONS]
    assert json.loads(kept(page)["penguin/learn"]) == list(LESSONS)
    page.locator(".party").wait_for()


def test_every_note_of_a_first_game_is_in_sight_on_any_phone_and_hides_nothing(
    new_context: NewContext, site: Site
) -> None:
    page = new_context(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True).new_page()
    newcomer = Newcomer(page, PENGUIN.name)
    newcomer.play(site, told_before_a_tie(), turn=3)  # in the next one tokens stay where they are
    newcomer.play(site, told_after(0, 2, "party"))  # a deal in which all else happens of which there is a note
    assert set(newcomer.notes) == notes_of(PENGUIN.name)
    assert not newcomer.found, "\n".join(sorted(newcomer.found))


def test_a_move_that_is_not_of_the_lesson_is_refused_kindly_and_can_be_mended(page: Page, site: Site) -> None:
    put(page, site, {})
    page.goto(f"{site.url}{LEARN}/place")
    pointed = page.locator(".held[data-pointed]")
    pointed.wait_for()
    helped(page, "U10", keys=True)
    page.locator(".held:not([data-pointed])").first.click()
    page.locator(".cell[data-lit=place]").first.click()
    page.locator(".commit").click()
    expect(page.locator(".lesson-words")).to_contain_text("Not for this scene.")
    expect(pointed).to_be_visible()
    assert follow(page, PENGUIN.name, f"{LEARN}/show") == [f"{LEARN}/place"]


def test_rules_are_searched_in_every_language_and_every_number_has_its_place(page: Page, site: Site) -> None:
    for language, word, rule in SEARCHED:
        put(page, site, {"settings": {"language": language, "visited": True}})
        page.goto(site.url + place("rules", rule, PENGUIN))
        expect(page.locator(".rule-number")).to_have_count(RULES)
        numbers = page.locator(".rule-number").all_inner_texts()
        assert sorted(numbers) == sorted(f"U{number}" for number in range(1, RULES + 1)), language
        expect(page.locator(f"#rule-{rule}")).to_be_focused()
        page.locator("#rules-search").fill(word.upper())
        assert rule in page.locator(".rule-number").all_inner_texts(), language
        assert 0 < page.locator(".numbered").count() < RULES, language
