"""The Prompter: what it says, how much of it, and when it is silent."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.turandot.web.tables import my_bid, my_table, told_after
from tests.web.browsing import wait_until
from tests.web.robot import Robot
from tests.web.saves import USUAL, kept, place, put, save_of
from turandot.bridge import handle
from turandot.games.turandot import TURANDOT
from web.build.serve import Site

pytestmark = pytest.mark.outside

PARTS = "document.querySelectorAll('.wings :is(.prompter-facts, .prompter-values, .prompter-advice)').length"


def weighed_cards(record: dict[str, object]) -> dict[str, list[int]]:
    """What each card on stage is worth to whom."""
    view = json.loads(handle(json.dumps({"do": "view", "record": record, "viewer": 0})))["view"]
    found: dict[str, list[int]] = view["worth"]
    return found


def test_the_prompter_advises_what_weigh_says_outside_the_browser(page: Page, site: Site) -> None:
    told = told_after(0, 3, "advice")
    my_table(page, site, told, prompter="advice")
    weighed = json.loads(handle(json.dumps({"do": "weigh", "record": told, "bot": "maestro"})))["choices"]
    best = max(weighed, key=lambda choice: (choice["chance"], choice["value"]))
    first = page.locator(".prompter-advice li").first
    first.wait_for()
    often, win = map(int, re.findall(r"(\d+)\s?%", first.locator("small").inner_text())[:2])
    assert abs(often - 100 * best["chance"]) <= 1
    assert abs(win - 100 * best["value"]) <= 1
    assert page.locator(".prompter-advice li .reason").first.inner_text().endswith(".")
    assert page.locator(".stage .card-worth").count() == len(weighed_cards(told))


def test_after_a_reveal_every_rival_says_why_it_bid_so(page: Page, site: Site) -> None:
    my_bid(page, site, told_after(0, 3, "why")).act()
    page.locator(".why-button:enabled").click()
    told = page.locator(".table-dialog .why")
    expect(told.locator(".reason")).to_have_count(2)
    for words in told.locator("h3").all_inner_texts():
        assert re.match(r"(Bianca|Ottavio) (seals|plays)", words)


def test_the_prompter_has_four_strengths_and_never_keeps_the_table_from_playing(page: Page, site: Site) -> None:
    robot = my_table(page, site, told_after(0, 3, "four"), prompter="off")
    prompter = page.locator(".wings .prompter")
    prompter.wait_for()
    assert page.evaluate(PARTS) == 0
    for strength, parts in (("Facts", 1), ("Values", 2), ("Advice", 3)):
        prompter.locator("label", has_text=strength).click()
        wait_until(page, PARTS, parts)
    robot.act()
    assert robot.asked()["asked"] == "read"


def test_in_the_daily_the_prompter_is_silent_until_asked(page: Page, site: Site) -> None:
    told = told_after(0, 3, "daily-2026-11-16")
    put(page, site, {"game/d": save_of("d", told, daily="2026-11-16"), "settings": USUAL | {"prompter": "facts"}})
    page.goto(site.url + place("table", "d", TURANDOT))
    Robot(page, "turandot").asked()
    prompter = page.locator(".wings .prompter")
    assert prompter.locator(".prompter-facts").count() == 0
    prompter.get_by_role("button", name="Ask all the same").click()
    prompter.locator(".prompter-facts").wait_for()
    assert "turandot/prompted/daily-2026-11-16" in kept(page)
