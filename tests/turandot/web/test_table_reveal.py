"""A result is seen: no hasty tap takes it away, and whoever wants fewer presses can say so, even at the table."""

from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tests.turandot.web.tables import my_table, told_after
from tests.web.browsing import SHORT_WHILES, press_hastily, wait_until
from tests.web.robot import Robot
from tests.web.saves import Json
from web.build.serve import Site

pytestmark = pytest.mark.outside

ROUND = "document.querySelector('.phase').textContent"
# Where the way on will be: below the stage, in the middle of what there is to do.
PLACE = """() => {
  const { x, y, width, height } = document.querySelector('.seal').getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""


def at_the_start(page: Page, site: Site, **settings: Json) -> Robot:
    return my_table(page, site, told_after(0, 3, "fit"), **settings)


def bid(page: Page) -> None:
    page.locator(".envelope .seal").wait_for()
    page.locator(".column .pick").first.click()
    page.locator(".envelope .seal[aria-disabled=false]").wait_for()


@pytest.mark.parametrize("means", ["taps", "keys"])
def test_what_ends_a_motion_does_not_dismiss_what_it_led_to(page: Page, site: Site, means: str) -> None:
    at_the_start(page, site, pace="normal")
    bid(page)
    before = page.evaluate(ROUND)
    x, y = page.evaluate(PLACE)
    page.locator(".envelope .seal").click()
    wait_until(page, "document.querySelector('.game').dataset.phase !== 'sealing'")
    press = partial(page.mouse.click, x, y) if means == "taps" else partial(page.keyboard.press, "Enter")
    press_hastily(page, press, times=12)
    expect(page.locator(".onward")).to_be_visible()
    assert page.evaluate(ROUND).split("·")[0] == before.split("·")[0]
    page.locator(".onward").click()
    wait_until(page, "document.querySelector('.game').dataset.phase !== 'hired'")


def test_whoever_wants_no_continue_is_never_asked(page: Page, site: Site) -> None:
    page.add_init_script(SHORT_WHILES)
    robot = at_the_start(page, site, results="never")
    robot.play_to_the_end()
    assert "read" not in robot.met
    assert {"bid", "cast"} <= set(robot.met)


def test_results_that_concern_somebody_else_need_not_wait(page: Page, site: Site) -> None:
    page.add_init_script(SHORT_WHILES)
    few = at_the_start(page, site, results="mine")
    few.play_to_the_end()
    all_of_them = at_the_start(page, site)
    all_of_them.play_to_the_end()
    assert 0 < few.met.count("read") < all_of_them.met.count("read")


def test_pace_waiting_and_sound_are_at_hand_at_the_table(page: Page, site: Site) -> None:
    at_the_start(page, site)
    page.locator("#menu").click()
    page.locator("label", has=page.locator("[name=quick-pace][value=brisk]")).click()
    page.locator("label", has=page.locator("[name=quick-results][value=never]")).click()
    page.locator("[name=quick-effects]").uncheck()
    assert page.evaluate("document.documentElement.dataset.pace") == "brisk"
    page.keyboard.press("Escape")
    page.reload()
    page.locator("#menu").click()
    expect(page.locator("[name=quick-results][value=never]")).to_be_checked()
    expect(page.locator("[name=quick-effects]")).not_to_be_checked()
