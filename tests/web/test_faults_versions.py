"""Saves of another version of the site: none keeps anybody from playing, and none is lost."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import wait_until
from tests.web.engines import READY
from tests.web.pages import visit
from tests.web.robot import Robot
from tests.web.saves import GAME, PREFIX, kept, kept_games, place, put, record_after, save_of
from web.build.serve import Site

pytestmark = pytest.mark.outside


def test_a_game_with_a_rival_whom_this_version_lacks_says_so_offers_another_and_is_kept(page: Page, site: Site) -> None:
    told = save_of("g", record_after(4))
    told["record"]["seats"] = ["human", f"dora:{GAME.levels[-1]}"]
    put(page, site, {"game/g": told})
    visit(page, site, "past")
    page.locator(".past-game[data-game=g] a.primary").click()
    panel = page.locator("dialog.trouble")
    expect(panel).to_contain_text("not in this version")
    panel.get_by_role("button", name="Play another game").click()
    wait_until(page, "!location.hash.endsWith('/g')")
    Robot(page, GAME.name).to_decision()
    assert kept_games(page)["g"] == told
    visit(page, site)
    page.locator("#play").click()
    Robot(page, GAME.name).to_decision()
    assert not page.url.endswith("/g")


def test_a_damaged_deck_blanks_no_screen_and_is_no_hindrance(page: Page, site: Site) -> None:
    strange = {"name": {"toString": 1}}
    told = save_of("g", record_after(4))
    told["record"]["deck"] = strange
    put(page, site, {f"{GAME.name}/deck": strange, "game/g": told})
    for screen, sign in (("deck", "#deck-file"), ("past", ".past-game[data-game=g]")):
        visit(page, site, screen)
        page.locator(sign).wait_for(state="attached")
        expect(page.locator("dialog")).to_have_count(0)
    brackets = '{"name":' + "[" * 400 + "]" * 400 + "}"
    put(page, site, {f"{GAME.name}/deck": brackets})
    page.evaluate("(name) => localStorage.removeItem(name)", f"{PREFIX}game/g")
    visit(page, site, "set-up")
    wait_until(page, READY)
    page.goto(site.url + place("play"))
    Robot(page, GAME.name).to_decision()
    assert list(kept(page, "aside/deck ").values()) == [brackets]


def test_the_daily_deal_of_the_year_10000_has_a_date(page: Page, site: Site) -> None:
    page.clock.set_fixed_time("+010000-01-02T12:00:00Z")
    put(page, site, {})
    visit(page, site, "daily")
    expect(page.locator("#daily-date")).to_have_text("Sunday, January 2, 10000")
    page.locator("#play-daily").click()
    Robot(page, GAME.name).to_decision()
    visit(page, site, "daily")
    expect(page.locator(".calendar-day[aria-pressed=true]")).to_contain_text("2")
