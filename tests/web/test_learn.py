"""Learn, rules and help: what a newcomer meets."""

import json
import re
import time

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.web.conftest import PATIENCE, wait_until
from tests.web.hands import Hands, sit_down
from tests.web.saves import INSTANT, PREFIX, kept, put, record_after, save_of
from turandot.bridge import handle
from web.build.serve import Site

SCENES = ("alone", "quarrel", "maestro", "designer", "premiere")
SKIP_MOTION = (
    f"localStorage.getItem('{PREFIX}settings') ?? localStorage.setItem('{PREFIX}settings', '{{\"pace\":\"instant\"}}')"
)

# What the rehearsal waits for: a picture to be read, the next scene, or the control that it points at.
NEXT = """() => {
  const next = document.querySelector('.lesson-ways .primary, .onward, [data-pointed]');
  const busy = document.querySelector('.lesson-words')?.textContent;
  if (!next) return null;
  const name = next.matches('.lesson-ways .primary') ? 'done' : 'touch';
  next.click();
  return [name, location.hash, busy];
}"""


def follow(page: Page, until: str) -> list[str]:
    """Do what the rehearsal points at, and nothing else, until its address begins so; tell which scenes were seen."""
    seen: list[str] = []
    deadline = time.monotonic() + 3 * PATIENCE
    while time.monotonic() < deadline:
        where = page.evaluate("location.hash")
        if where.startswith(until):
            return seen
        if where not in seen:
            seen.append(where)
        page.evaluate(NEXT)
        page.wait_for_timeout(40)
    raise AssertionError(f"the rehearsal stops at {seen[-1]}: {page.locator('.lesson-guide').inner_text()}")


def test_a_newcomer_goes_from_the_first_visit_through_learn_to_a_finished_game(page: Page, site: Site) -> None:
    page.add_init_script(SKIP_MOTION)
    page.goto(site.url)
    page.locator(".home a[href='#learn']").first.click()
    page.get_by_role("link", name="Begin with scene 1").click()
    page.locator(".lesson-guide").wait_for()
    seen = follow(page, "#table/")
    assert seen[: len(SCENES)] == [f"#learn/{scene}" for scene in SCENES]
    assert json.loads(kept(page)["learn"]) == list(SCENES)
    hands = Hands(page)
    hands.play_to_the_end()
    assert hands.met[-1] == "over"
    assert len(json.loads(kept(page)["notes"])) >= 4, "notes were shown, each once"


def test_the_rehearsal_needs_no_python(fresh: BrowserContext, site: Site) -> None:
    page = fresh.new_page()
    page.route("**/pyodide/**", lambda route: route.abort())
    page.add_init_script(SKIP_MOTION)
    page.goto(f"{site.url}#learn/alone")
    page.locator(".lesson-guide").wait_for()
    assert follow(page, "#learn/quarrel") == ["#learn/alone"]


def test_a_move_that_is_not_of_the_scene_is_refused_kindly_and_can_be_mended(page: Page, site: Site) -> None:
    put(page, site, {})
    page.goto(f"{site.url}#learn/alone")
    page.locator(".column[data-slot='1'] .pick").click()
    page.locator(".seal").click()
    expect(page.locator(".lesson-words")).to_contain_text("Not for this scene.")
    follow(page, "#learn/quarrel")


def test_a_rehearsal_left_is_resumed_where_it_was_and_any_scene_can_be_seen_again(page: Page, site: Site) -> None:
    put(page, site, {"learn": '["alone","quarrel"]'})
    page.goto(f"{site.url}#learn")
    expect(page.locator(".learn-lesson.done")).to_have_count(2)
    page.get_by_role("link", name="Go on").click()
    page.wait_for_url("**/#learn/maestro")
    page.goto(f"{site.url}#learn/alone")
    follow(page, "#learn/quarrel")


@pytest.mark.parametrize(
    ("language", "word", "rule"),
    [("en", "bluff", "R4"), ("fr", "égalité", "R7"), ("de", "Ausstatter", "R10"), ("it", "Puccini", "R19")],
)
def test_rules_are_searched_in_every_language_and_every_number_has_its_place(
    page: Page, site: Site, language: str, word: str, rule: str
) -> None:
    put(page, site, {"settings": {"language": language, "visited": True}})
    page.goto(f"{site.url}#rules/{rule}")
    expect(page.locator(".rule-number")).to_have_count(22)
    numbers = page.locator(".rule-number").all_inner_texts()
    assert sorted(numbers) == sorted(f"R{number}" for number in range(1, 23))
    expect(page.locator(f"#rule-{rule}")).to_be_focused()
    page.locator("#rules-search").fill(word.upper())
    assert rule in page.locator(".rule-number").all_inner_texts()
    assert 0 < page.locator(".numbered").count() < 22
    page.locator("#rules-search").fill("xyzzy")
    assert page.locator(".numbered").count() == 0


def test_the_prompter_advises_what_weigh_says_outside_the_browser(page: Page, site: Site) -> None:
    sit_down(page, site, 3, deal=("advice", 0), prompter="advice")
    told = record_after(0, ("human", "bianca:amateur", "ottavio:amateur"), "advice")
    weighed = json.loads(handle(json.dumps({"do": "weigh", "record": told, "bot": "maestro"})))["choices"]
    best = max(weighed, key=lambda choice: (choice["chance"], choice["value"]))
    first = page.locator(".prompter-advice li").first
    first.wait_for()
    often, win = map(int, re.findall(r"(\d+) %", first.locator("span").inner_text())[:2])
    assert abs(often - 100 * best["chance"]) <= 1
    assert abs(win - 100 * best["value"]) <= 1


def test_the_prompter_has_four_strengths_and_never_keeps_the_table_from_playing(page: Page, site: Site) -> None:
    sit_down(page, site, 3, deal=("four", 0), prompter="off")
    prompter = page.locator(".wings .prompter")
    assert prompter.locator(".prompter-facts, .prompter-values, .prompter-advice").count() == 0
    for strength, parts in (("Facts", 1), ("Values", 2), ("Advice", 3)):
        prompter.locator("label", has_text=strength).click()
        wait_until(
            page,
            "document.querySelectorAll('.wings :is(.prompter-facts, .prompter-values, .prompter-advice)').length",
            parts,
        )
    hands = Hands(page)
    hands.answer(hands.asked())
    assert hands.asked() in {"read", "bid", "hand", "name", "fire"}


def test_in_the_daily_the_prompter_is_silent_until_asked(page: Page, site: Site) -> None:
    told = record_after(0, ("human", "bianca:amateur", "ottavio:amateur"), "daily-2026-11-16")
    put(
        page,
        site,
        {"game/d": save_of("d", told, daily="2026-11-16"), "settings": json.loads(INSTANT) | {"prompter": "facts"}},
    )
    page.goto(f"{site.url}#table/d")
    prompter = page.locator(".wings .prompter")
    prompter.wait_for()
    assert prompter.locator(".prompter-facts").count() == 0
    prompter.get_by_role("button", name="Ask all the same").click()
    prompter.locator(".prompter-facts").wait_for()
    assert "prompted/daily-2026-11-16" in kept(page)
