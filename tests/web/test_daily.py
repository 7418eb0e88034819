"""The daily deal: the same for everyone on one date, another on the next."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import watch
from tests.web.fixtures import NewContext
from tests.web.pages import visit
from tests.web.robot import Robot
from tests.web.saves import GAME, Json, kept_games, place, view_of
from web.build.serve import Site

pytestmark = pytest.mark.outside

DAY = "2026-11-16"


def deal_of(new_context: NewContext, site: Site, time: str, zone: str) -> tuple[str, Json, Json]:
    """The date, the record and the first view that a new profile gets at this time."""
    page = new_context(timezone_id=zone).new_page()
    seen = watch(page)
    page.clock.set_fixed_time(time)
    page.goto(site.url + place("daily"))
    page.locator("#play-daily").click()
    page.wait_for_url(f"**/{place('table')}/*")
    Robot(page, GAME.name).asked()
    (game,) = kept_games(page).values()
    assert seen.errors == []
    record = game["record"] | {"moves": []}
    return game["daily"], record, view_of(record)


def test_two_clean_profiles_get_the_same_deal_on_their_own_date_and_another_on_the_next(
    new_context: NewContext, site: Site
) -> None:
    here = deal_of(new_context, site, f"{DAY}T09:00:00Z", "Europe/Rome")
    there = deal_of(new_context, site, f"{DAY}T23:30:00Z", "America/Lima")
    tomorrow = deal_of(new_context, site, f"{DAY}T23:30:00Z", "Pacific/Auckland")
    assert here == there
    assert here[0] == DAY
    assert tomorrow[0] == "2026-11-17"
    assert tomorrow[1]["seed"] != here[1]["seed"]
    assert tomorrow[2] != here[2]


def test_days_to_come_are_not_open_yet(page: Page, site: Site) -> None:
    page.clock.set_fixed_time(f"{DAY}T12:00:00Z")
    page.goto(site.url + place("daily"))
    expect(page.locator(".calendar-day[aria-pressed=true] b")).to_have_text("16")
    expect(page.locator("button.calendar-day")).to_have_count(16)


def test_days_gone_by_stay_open_and_those_to_come_do_not(page: Page, site: Site) -> None:
    page.clock.set_fixed_time(f"{DAY}T12:00:00")
    page.goto(site.url + place("daily", "2026-03-01"))
    expect(page.locator("#daily-date")).to_contain_text("March 1, 2026")
    visit(page, site)
    page.goto(site.url + place("daily", "2027-03-01"))
    expect(page.locator("#daily-date")).to_contain_text("November 16, 2026")
