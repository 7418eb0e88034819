"""The end of an evening: totals covered until the curtain, a race that anybody can skip, and one's own place."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.turandot.web.tables import my_table, told_after
from tests.web.browsing import wait_until
from tests.web.robot import Robot
from tests.web.saves import change_settings
from web.build.serve import Site

pytestmark = pytest.mark.outside

LAST_ROUND = told_after(36, 3, "fit")  # the last casting call has begun


def raise_the_curtain(robot: Robot, pace: str) -> None:
    robot.play_to("cast")
    page = robot.page
    change_settings(page, pace=pace, results="never")  # all that is before may be over at once
    page.locator(".playbill-buttons .button").first.click()
    page.locator(".playbill .primary[aria-disabled=false]").click()


def test_what_rivals_are_worth_is_covered_in_the_last_round(page: Page, site: Site) -> None:
    my_table(page, site, LAST_ROUND)
    expect(page.locator(".phase")).to_contain_text("Round 7")
    for chip in page.locator(".rival-house .projected").all():
        assert chip.inner_text().strip().endswith("?")
    assert re.search(r"\d", page.locator(".mine .projected").inner_text())
    page.locator(".rival-house .house-head").first.click()
    expect(page.locator(".table-dialog")).to_contain_text("Covered until the curtain rises")
    assert page.locator(".table-dialog .account").count() == 0


def test_every_house_earns_its_total_in_the_race(page: Page, site: Site) -> None:
    raise_the_curtain(my_table(page, site, LAST_ROUND), pace="brisk")
    expect(page.locator(".lane")).to_have_count(3)
    wait_until(page, "document.querySelector('.lane[data-won=yes]') !== null")
    raced = page.locator(".lane-sum").all_inner_texts()
    page.locator(".afterwards").wait_for()
    assert raced == page.locator(".account.final .total td").all_inner_texts()


def test_a_tap_ends_the_race_and_the_verdict_says_ones_place(page: Page, site: Site) -> None:
    raise_the_curtain(my_table(page, site, LAST_ROUND), pace="stately")
    page.locator(".lane-points").first.wait_for()  # somebody has begun to sing
    assert page.locator(".lane[data-won=yes]").count() == 0
    page.locator(".race").click(force=True)  # while it moves
    page.locator(".afterwards").wait_for()
    expect(page.locator("#verdict")).to_contain_text(re.compile("You (win|come)|share the victory|are level"))


def test_without_motion_the_figures_are_there_at_once(page: Page, site: Site) -> None:
    page.emulate_media(reduced_motion="reduce")
    raise_the_curtain(my_table(page, site, LAST_ROUND), pace="normal")
    page.locator(".afterwards").wait_for()
    assert page.locator(".race").count() == 0
