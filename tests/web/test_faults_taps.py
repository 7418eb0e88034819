"""However often and however fast a button is tapped, it makes one game."""

import pytest
from playwright.sync_api import Page

from tests.web.browsing import wait_until
from tests.web.engines import READY
from tests.web.pages import shown, visit
from tests.web.robot import Robot
from tests.web.saves import GAME, ID, finished, kept_games, place, plant, put, sit_down
from web.build.serve import Site

pytestmark = pytest.mark.outside

# Taps twice, and again and again, as long as the button is there.
DRUM = """(button) => {
  const tap = () => { if (button.isConnected) { button.click(); button.click(); setTimeout(tap); } };
  tap();
}"""
# Goes to an address, elsewhere, and there again before anything could be shown.
TO_AND_FRO = "(hash) => { for (const next of [hash, '', hash]) location.hash = next; }"


def drummed(page: Page, selector: str, screen: str = "table") -> int:
    """Tap a button without end; the number of games once another screen is there."""
    page.locator(selector).wait_for()
    before = page.url
    page.locator(selector).evaluate(DRUM)
    wait_until(page, f"location.href !== '{before}'")
    shown(page, screen)
    return len(kept_games(page))


@pytest.mark.parametrize(("screen", "button"), [("home", "#play"), ("set-up", "#begin"), ("daily", "#play-daily")])
def test_a_button_that_deals_makes_one_game(page: Page, site: Site, screen: str, button: str) -> None:
    put(page, site, {})
    visit(page, site, screen)
    wait_until(page, READY)
    assert drummed(page, button) == 1


@pytest.mark.parametrize("button", ["Rematch", "Same deal again", "Same deal, another seat"])
def test_a_button_after_the_end_makes_one_game_more(page: Page, site: Site, button: str) -> None:
    put(page, site, {"game/over": finished("over")})
    sit_down(page, site, "over")
    wait_until(page, READY)
    assert drummed(page, f"button:text-is('{button}')") == 2


@pytest.mark.parametrize(
    ("link", "button", "screen"),
    [("#share-deal-link", "#play-deal", "table"), ("#share-replay-link", "#keep-game", "review")],
)
def test_a_game_from_a_link_is_made_or_kept_once(page: Page, site: Site, link: str, button: str, screen: str) -> None:
    put(page, site, {"game/over": finished("over")})
    visit(page, site, "share", "over")
    page.goto(page.locator(link).input_value())
    assert drummed(page, button, screen) == 2


def test_who_comes_to_a_table_several_times_at_once_plays_there_and_is_taken_for_nobody_else(
    page: Page, site: Site
) -> None:
    plant(page, site)
    visit(page, site, "settings")
    page.evaluate(TO_AND_FRO, place("table", ID))
    page.locator(".table-root > *").first.wait_for()
    Robot(page, GAME.name).to_next_decision()
    shown(page, "table")
    assert page.locator("#main > .notice").count() == 0
