"""What is not kept is said on every screen as long as it lasts, and is kept as soon as that is possible."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import QUIET, wait_until
from tests.web.pages import visit
from tests.web.robot import Robot
from tests.web.saves import EMPTY, FILL, GAME, finished, kept_games, put, sit_down
from web.build.serve import Site

pytestmark = pytest.mark.outside

STARTS = {"home": "#play", "set-up": "#begin", "daily": "#play-daily"}
SCREENS = ["past", "settings", "rules", "about", "home"]


@pytest.mark.parametrize("start", STARTS)
def test_a_new_game_that_cannot_be_kept_says_so_at_the_table_and_on_every_screen(
    page: Page, site: Site, start: str
) -> None:
    put(page, site, {})
    page.evaluate(FILL)
    visit(page, site, start)
    page.locator(STARTS[start]).click()
    Robot(page, GAME.name).asked()
    unkept = page.locator(".bar #unkept")
    expect(unkept).to_be_visible()
    for screen in SCREENS:
        visit(page, site, screen)
        expect(unkept).to_be_visible()
    unkept.click()
    expect(page.locator("dialog")).to_contain_text("no room")


def test_a_rematch_that_cannot_be_kept_says_so(page: Page, site: Site) -> None:
    put(page, site, {"game/over": finished("over")})
    sit_down(page, site, "over")
    page.evaluate(FILL)
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".bar #unkept")).to_be_visible()
    wait_until(page, "!location.hash.endsWith('/over')")
    Robot(page, GAME.name).to_decision()
    expect(page.locator(".bar #unkept")).to_be_visible()


def test_room_made_in_another_tab_is_used_at_once_and_nothing_is_said_any_more(page: Page, site: Site) -> None:
    put(page, site, {})
    page.evaluate(FILL)
    visit(page, site)
    page.locator("#play").click()
    Robot(page, GAME.name).to_decision()
    expect(page.locator("#unkept")).to_be_visible()
    assert kept_games(page) == {}
    other = page.context.new_page()
    other.goto(site.url + QUIET)
    other.evaluate(EMPTY)
    expect(page.locator("#unkept")).to_have_count(0)
    assert list(kept_games(page)) == [page.url.rpartition("/")[2]]
