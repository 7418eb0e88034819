"""The bid: what is chosen, what is refused and by which rule, what fits on the screen, what is read aloud."""

import pytest
from playwright.sync_api import Page, expect

from tests.turandot.web.tables import my_bid, told_after
from tests.web.axe import SCROLLS
from tests.web.browsing import wait_until
from tests.web.saves import change_settings, kept_moves
from web.build.serve import Site

pytestmark = pytest.mark.outside

SAID = "document.getElementById('announcer')?.textContent ?? ''"
FOUR = told_after(0, seats=4)


def test_a_stack_is_chosen_freely_and_sealed_by_the_button_that_counts_its_cards(page: Page, site: Site) -> None:
    robot = my_bid(page, site, FOUR)
    seal = page.locator(".seal")
    expect(seal).to_have_attribute("aria-disabled", "true")
    page.get_by_role("radio", name="Slot 3.").check(force=True)
    expect(seal).to_have_text("Seal 1 card")
    page.get_by_role("radio", name="2 money cards").check(force=True)
    page.get_by_role("switch", name="Bluff").check()
    expect(seal).to_have_text("Seal 4 cards")
    page.get_by_role("radio", name="Slot 2.").check(force=True)
    assert kept_moves(page) == []
    seal.click()
    robot.play_to("read")
    assert kept_moves(page)[0] == "2$$b"


def test_the_designer_takes_exactly_one_money_and_says_so(page: Page, site: Site) -> None:
    my_bid(page, site, told_after(5, seats=4))
    page.keyboard.press("0")
    expect(page.locator(".seal")).to_have_text("Seal 1 card")
    page.keyboard.press("+")
    refused = page.locator(".consequence.refused")
    expect(refused).to_contain_text("exactly one money")
    refused.locator(".rule-link").click()
    expect(page.get_by_role("dialog")).to_contain_text("exactly one money card without a number")


def test_the_maestro_may_be_forbidden_to_play_money_alone(page: Page, site: Site) -> None:
    my_bid(page, site, {**FOUR, "options": {**FOUR["options"], "maestro-money": "forbidden"}})
    designer = page.get_by_role("radio", name="Designer instead")
    expect(designer).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("0")
    expect(page.locator(".consequence.refused")).to_contain_text("R1")
    expect(page.locator(".seal")).to_have_attribute("aria-disabled", "true")


def test_money_that_is_spent_stays_on_show_and_out_of_reach(page: Page, site: Site) -> None:
    # Nobody bids against the person's three coins, so that the card is hers and the coins are gone.
    robot = my_bid(page, site, FOUR)
    for key in ("5", "+", "+", "+", "Enter"):
        page.keyboard.press(key)
    robot.play_to("bid")
    assert kept_moves(page)[0] == "5$$$"
    expect(page.locator(".mine .coin")).to_have_count(3)
    expect(page.locator(".mine .coin:not(.spent)")).to_have_count(0)
    page.keyboard.press("1")
    page.keyboard.press("+")
    expect(page.locator(".consequence.refused")).to_contain_text("no money left")
    expect(page.get_by_role("radio", name="One money card", exact=True)).to_have_attribute("aria-disabled", "true")


def test_backspace_empties_the_envelope(page: Page, site: Site) -> None:
    my_bid(page, site, FOUR)
    for key in ("4", "+", "b"):
        page.keyboard.press(key)
    expect(page.locator(".seal")).to_have_text("Seal 3 cards")
    page.keyboard.press("Backspace")
    expect(page.locator(".seal")).to_have_text("Seal")
    expect(page.locator("input[name=slot]:checked")).to_have_count(0)


@pytest.mark.parametrize(("width", "seats"), [(360, 5), (360, 2), (1024, 5)], ids=["phone", "phone for two", "desk"])
def test_nothing_scrolls_while_bidding(page: Page, site: Site, width: int, seats: int) -> None:
    page.set_viewport_size({"width": width, "height": 640})
    my_bid(page, site, told_after(20, seats))
    for language in ("en", "fr", "de", "it"):
        change_settings(page, language=language)
        wait_until(page, "document.documentElement.lang", language)
        fits_whatever_is_chosen(page)


@pytest.mark.parametrize("seats", [2, 5])
def test_nothing_scrolls_while_bidding_for_a_director(page: Page, site: Site, seats: int) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    robot = my_bid(page, site, told_after(0, seats), language="de")
    robot.play_until(lambda seen: seen["asked"] == "bid" and seen["scene"].endswith("director"))
    fits_whatever_is_chosen(page)


def fits_whatever_is_chosen(page: Page) -> None:
    for keys in (("Backspace",), ("3", "+", "b"), ("0",)):
        for key in keys:
            page.keyboard.press(key)
        assert page.evaluate(SCROLLS) is False, f"after {keys}"
    expect(page.locator(".seal")).to_be_in_viewport(ratio=1)


def test_a_card_says_what_is_on_it_in_a_fixed_order(page: Page, site: Site) -> None:
    my_bid(page, site, FOUR)
    names = page.locator("input[name=slot]").evaluate_all("(slots) => slots.map(({ ariaLabel }) => ariaLabel)")[:5]
    assert all(name.startswith(f"Slot {slot}. ") for slot, name in enumerate(names, 1))
    assert all("star" in name for name in names)


def test_results_stay_until_they_are_dismissed(page: Page, site: Site) -> None:
    page.clock.install()
    robot = my_bid(page, site, FOUR, pace="normal")
    robot.act()
    page.clock.run_for(10_000)
    assert robot.asked()["asked"] == "read"
    expect(page.locator(".column .outcome")).to_have_count(5)
    page.clock.run_for(3_600_000)  # time alone dismisses nothing
    expect(page.locator(".column .outcome")).to_have_count(5)
    page.locator(".outcome .rule-link").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.clock.run_for(1_000)  # a press right after another one would only end what that one began
    page.locator(".onward").click()
    page.clock.run_for(10_000)
    expect(page.locator(".bidders")).to_have_count(0)


def test_the_table_can_be_read_aloud(page: Page, site: Site) -> None:
    my_bid(page, site, told_after(20, seats=4))
    for key, words in (
        ("t", "Slot 1."),
        ("c", "If the curtain rose now"),
        ("r", "money cards left"),
        ("d", "Director"),
        ("l", "hire"),
    ):
        page.keyboard.press(key)
        wait_until(page, f"({SAID}).includes('{words}')")


def test_the_focus_goes_to_the_heading_when_the_scene_changes(page: Page, site: Site) -> None:
    robot = my_bid(page, site, FOUR)
    page.locator("input[name=slot]").first.focus()
    page.keyboard.press("1")
    page.locator(".seal").focus()
    page.keyboard.press("Enter")
    robot.play_to("read")
    assert page.evaluate("document.activeElement.className") == "phase"


def test_letters_can_be_turned_off(page: Page, site: Site) -> None:
    my_bid(page, site, FOUR, letters=False)
    page.keyboard.press("1")
    page.keyboard.press("b")
    expect(page.locator(".seal")).to_have_text("Seal 1 card")
