"""Learn and rules: what a newcomer meets."""

import json

import pytest
from playwright.sync_api import BrowserContext, Page, ViewportSize, expect

from tests.turandot.web.tables import told_after, told_before_firing
from tests.web.fixtures import NewContext
from tests.web.helped import helped
from tests.web.lessons import SKIP_MOTION, follow
from tests.web.newcomers import PHONES, Newcomer, notes_of
from tests.web.pages import visit
from tests.web.robot import Robot
from tests.web.saves import kept, place, put
from turandot.games.turandot import TURANDOT
from web.build.serve import Site

pytestmark = pytest.mark.outside

LESSONS = ("evening", "alone", "quarrel", "maestro", "designer", "premiere")
LEARN = place("learn", played=TURANDOT)
SMALL: ViewportSize = {"width": 360, "height": 640}
FIRST_GAMES = ((5, "ax-a"), (5, "fit-g"), (4, "ax-a"), (3, "k3x9"), (4, "b"))  # until every note was seen
LARGER = ({"width": 390, "height": 844}, {"width": 1366, "height": 768})


def test_the_finale_of_learn_is_in_sight_on_any_screen_and_help_explains_the_table(
    new_context: NewContext, site: Site
) -> None:
    for size in LARGER:
        page = new_context(viewport=size).new_page()
        page.add_init_script(SKIP_MOTION)
        page.goto(f"{site.url}{LEARN}/premiere")
        page.locator(".chair").first.wait_for()
        helped(page, "R14", keys=True)
        follow(page, TURANDOT.name, place("table", played=TURANDOT))
    phone = new_context(viewport=SMALL, has_touch=True, is_mobile=True).new_page()
    phone.goto(f"{site.url}{LEARN}/alone")
    phone.locator(".column").first.wait_for()
    helped(phone, "R3", keys=False)


@pytest.mark.inside
def test_a_newcomer_goes_from_the_first_visit_through_learn_to_a_finished_game_on_any_phone(
    page: Page, site: Site
) -> None:
    page.add_init_script(SKIP_MOTION)
    visit(page, site)
    page.locator(f".home a[href='{LEARN}']").first.click()
    page.get_by_role("link", name="Begin with scene 1").click()
    page.locator(".lesson-guide").wait_for()
    seen = follow(page, TURANDOT.name, place("table", played=TURANDOT), PHONES)
    assert seen[: len(LESSONS)] == [f"{LEARN}/{lesson}" for lesson in LESSONS]
    assert json.loads(kept(page)["turandot/learn"]) == list(LESSONS)
    robot = Robot(page, "turandot")
    robot.play_to_the_end()
    assert len(json.loads(kept(page)["turandot/notes"])) >= 4, "notes were shown, each once"


def test_every_note_of_a_first_game_is_in_sight_on_any_phone_and_hides_nothing(
    new_context: NewContext, site: Site
) -> None:
    page = new_context(viewport=SMALL, has_touch=True, is_mobile=True).new_page()
    newcomer = Newcomer(page, TURANDOT.name)
    newcomer.play(site, told_before_firing())
    for seats, seed in FIRST_GAMES:
        newcomer.play(site, told_after(0, seats, seed))
    assert set(newcomer.notes) == notes_of(TURANDOT.name)
    assert not newcomer.found, "\n".join(sorted(newcomer.found))


def test_a_lesson_needs_no_python(fresh: BrowserContext, site: Site) -> None:
    page = fresh.new_page()
    page.route("**/pyodide/**", lambda route: route.abort())
    page.add_init_script(SKIP_MOTION)
    page.goto(f"{site.url}{LEARN}/alone")
    page.locator(".lesson-guide").wait_for()
    assert follow(page, TURANDOT.name, f"{LEARN}/quarrel") == [f"{LEARN}/alone"]


def test_a_move_that_is_not_of_the_lesson_is_refused_kindly_and_can_be_mended(page: Page, site: Site) -> None:
    put(page, site, {})
    page.goto(f"{site.url}{LEARN}/alone")
    page.locator(".column[data-slot='1'] .pick").click()
    page.locator(".seal").click()
    expect(page.locator(".lesson-words")).to_contain_text("Not for this scene.")
    follow(page, TURANDOT.name, f"{LEARN}/quarrel")


def test_learning_that_was_left_is_resumed_where_it_was_and_any_lesson_can_be_seen_again(
    page: Page, site: Site
) -> None:
    put(page, site, {"turandot/learn": '["evening","alone","quarrel"]'})
    page.goto(site.url + LEARN)
    expect(page.locator(".learn-lesson.done")).to_have_count(3)
    page.get_by_role("link", name="Go on").click()
    page.wait_for_url(f"**/{LEARN}/maestro")
    page.goto(f"{site.url}{LEARN}/alone")
    follow(page, TURANDOT.name, f"{LEARN}/quarrel")


@pytest.mark.parametrize(
    ("language", "word", "rule"),
    [("en", "bluff", "R4"), ("fr", "égalité", "R7"), ("de", "Ausstatter", "R10"), ("it", "Puccini", "R19")],
)
def test_rules_are_searched_in_every_language_and_every_number_has_its_place(
    page: Page, site: Site, language: str, word: str, rule: str
) -> None:
    put(page, site, {"settings": {"language": language, "visited": True}})
    page.goto(site.url + place("rules", rule, TURANDOT))
    expect(page.locator(".rule-number")).to_have_count(22)
    numbers = page.locator(".rule-number").all_inner_texts()
    assert sorted(numbers) == sorted(f"R{number}" for number in range(1, 23))
    expect(page.locator(f"#rule-{rule}")).to_be_focused()
    page.locator("#rules-search").fill(word.upper())
    assert rule in page.locator(".rule-number").all_inner_texts()
    assert 0 < page.locator(".numbered").count() < 22
    page.locator("#rules-search").fill("xyzzy")
    expect(page.locator(".numbered")).to_have_count(0)
