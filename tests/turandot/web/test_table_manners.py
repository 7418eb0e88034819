"""The table's manners: choices outlive a reload and are heard, and a take-back says before what it costs."""

import pytest
from playwright.sync_api import Page, expect

from tests.turandot.web.tables import my_bid, told_after
from tests.web.browsing import wait_until
from tests.web.saves import ID, kept_games
from web.build.serve import Site

pytestmark = pytest.mark.outside

THREE = told_after(0, 3)

UNPICTURED = "document.querySelectorAll('.game img:not([src])').length"
SAID = "[...document.querySelectorAll('[aria-live]')].map((one) => one.textContent).join(' ')"


def test_a_choice_outlives_a_reload(page: Page, site: Site) -> None:
    my_bid(page, site, THREE)
    page.locator(".column .pick").nth(1).click()
    page.locator(".coins label").nth(1).click()
    page.reload()
    page.locator(".game").wait_for()
    expect(page.locator(".column .pick input").nth(1)).to_be_checked()
    expect(page.locator(".coins input").nth(1)).to_be_checked()


def test_after_a_reload_pictures_come_to_all_cards_and_faces_of_the_table(page: Page, site: Site) -> None:
    my_bid(page, site, told_after(30, 3))
    page.reload()
    page.locator(".game").wait_for()
    wait_until(page, f"{UNPICTURED} === 0 && document.querySelectorAll('.mine .card-face').length > 0")


def test_choices_made_by_keys_are_said(page: Page, site: Site) -> None:
    my_bid(page, site, THREE)
    page.keyboard.press("2")
    wait_until(page, f"/Slot 2\\. .*No money\\./.test({SAID})")
    page.keyboard.press("+")
    wait_until(page, f"/Slot 2\\. .*One money card\\./.test({SAID})")
    page.keyboard.press("b")
    wait_until(page, f"/One money card\\. Bluff\\./.test({SAID})")


def test_a_take_back_says_before_that_it_makes_a_rehearsal(page: Page, site: Site) -> None:
    my_bid(page, site, THREE).play_to("read")
    page.locator(".undo-button").click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("rehearsal")
    dialog.get_by_role("button", name="Cancel").click()
    expect(page.locator(".onward")).to_be_visible()
    assert kept_games(page)[ID]["rehearsal"] is False
    page.locator(".undo-button").click()
    dialog.get_by_role("button", name="Take back").click()
    page.locator(".envelope").wait_for()
    assert kept_games(page)[ID]["rehearsal"] is True


def test_a_chosen_card_is_looked_at_by_choosing_it_again(page: Page, site: Site) -> None:
    my_bid(page, site, THREE)
    page.locator(".column .pick").first.click()
    expect(page.locator("input[name=slot]").first).to_be_checked()
    assert page.locator("dialog[open]").count() == 0
    page.locator(".column .pick").first.click()
    expect(page.locator("dialog[open] .inspector")).to_be_visible()
