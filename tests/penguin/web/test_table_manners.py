"""The table's manners: a plan outlives a reload, a result is seen, a take-back says before what it costs."""

from functools import partial

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.penguin.web.tables import my_table, told_after, told_before_a_show, told_before_an_order
from tests.web.axe import objections
from tests.web.browsing import SHORT_WHILES, press_hastily, wait_until
from tests.web.installed import settled
from tests.web.robot import READ
from tests.web.saves import ID, kept_games, kept_moves, put, save_of, sit_down
from turandot.games.penguin import PENGUIN
from web.build.serve import Site

pytestmark = pytest.mark.outside

THREE = told_after(0, 3)
LATE = told_after(40, 3)
SAID = "[...document.querySelectorAll('[aria-live]')].map((one) => one.textContent).join(' ')"
# Where the way on will be.
PLACE = """() => {
  const { x, y, width, height } = document.querySelector('.commit').getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
# All that a table shows and says, but for remarks and faces, which are of the moment.
PICTURE = """() => ['.bar-headline', '.call', '.house', '.ice', '.hand', '.piles', '.deed', '.account']
  .flatMap((part) => [...document.querySelectorAll(part)]).map((part) => part.innerText).join(' / ')"""
OPEN = ".cell[data-lit='place']"


def test_a_plan_outlives_a_reload(page: Page, site: Site) -> None:
    my_table(page, site, THREE)
    page.locator(".held").nth(1).click()
    page.locator(OPEN).first.click()
    chosen = page.locator(".cell[data-chosen]").get_attribute("data-cell")
    page.reload()
    page.locator(".party").wait_for()
    expect(page.locator(".held").nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".cell[data-chosen]")).to_have_attribute("data-cell", chosen or "")


@pytest.mark.installed
def test_a_reload_without_a_network_gives_the_same_picture_at_every_decision(
    fresh: BrowserContext, page: Page, site: Site
) -> None:
    settled(page, site)
    early, late = told_after(30, 2), told_before_an_order()
    put(page, site, {f"game/{id_}": save_of(id_, told) for id_, told in (("early", early), ("late", late))})
    fresh.set_offline(True)
    seen: set[str] = set()
    for id_, last in (("early", "token"), ("late", "over")):
        robot = sit_down(page, site, id_, played=PENGUIN)
        while last not in seen:
            asked = robot.asked()["asked"]
            if asked not in {*seen, READ}:  # what is only read is past: the log has it
                seen.add(asked)
                before = page.evaluate(PICTURE)
                page.reload()
                robot.asked()
                assert page.evaluate(PICTURE) == before, asked
            if asked != last:
                robot.act()
    assert seen >= {"place", "token", "order", "enter", "over"}


def test_placement_and_token_are_planned_together_and_committed_once(page: Page, site: Site) -> None:
    my_table(page, site, THREE)
    page.locator(".held").first.click()
    page.locator(OPEN).first.click()
    cell = page.locator(".cell[data-chosen]").get_attribute("data-cell")
    page.locator(".supply").click()
    page.locator(f".cell[data-cell='{cell}']").click()
    expect(page.locator(".commit")).to_have_text(f"Place on {cell}, token to {cell}")
    page.locator(".commit").click()
    wait_until(page, "document.querySelector('.phase').textContent.includes('Turn 4')")
    assert kept_moves(page)[1] == f">{cell}"


def test_choices_made_by_keys_are_said(page: Page, site: Site) -> None:
    my_table(page, site, THREE)
    page.locator(".held").first.wait_for()
    page.keyboard.press("1")
    wait_until(page, f"/Choose a cell/.test({SAID})")
    page.keyboard.press("c")
    wait_until(page, f"/[A-G][1-9]: /.test({SAID})")
    page.keyboard.press("s")
    wait_until(page, f"/You: 10 points/.test({SAID})")


def test_a_placement_is_taken_back_freely_until_something_new_was_seen(page: Page, site: Site) -> None:
    robot = my_table(page, site, THREE)
    robot.act(robot.asked())
    robot.play_to("token")
    page.locator(".undo-button").click()
    wait_until(page, "document.querySelector('.party').dataset.phase === 'placing'")
    assert kept_games(page)[ID]["rehearsal"] is False


def test_a_take_back_says_before_that_it_makes_a_rehearsal(page: Page, site: Site) -> None:
    robot = my_table(page, site, THREE)
    robot.act(robot.asked())
    robot.play_until(lambda seen: seen["asked"] == "place")
    page.locator(".undo-button").click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("rehearsal")
    dialog.get_by_role("button", name="Cancel").click()
    assert kept_games(page)[ID]["rehearsal"] is False
    page.locator(".undo-button").click()
    dialog.get_by_role("button", name="Take back").click()
    wait_until(page, "document.querySelector('.bar-headline .chip') !== null")
    assert kept_games(page)[ID]["rehearsal"] is True


@pytest.mark.parametrize("means", ["taps", "keys"])
def test_what_ends_a_motion_does_not_dismiss_what_it_led_to(page: Page, site: Site, means: str) -> None:
    told, place = told_before_a_show()
    my_table(page, site, told, pace="normal")
    page.locator(f"[data-held='{place['card']}']").click()
    page.locator(f".cell[data-cell='{place['cell']}']").click()
    page.locator(".leave").click()
    expect(page.locator(".consequence")).to_contain_text("performs")
    x, y = page.evaluate(PLACE)
    page.locator(".commit").click()
    wait_until(page, "document.querySelector('.ice').dataset.show === 'yes'")
    press = partial(page.mouse.click, x, y) if means == "taps" else partial(page.keyboard.press, "Enter")
    press_hastily(page, press, times=15)
    expect(page.locator(".onward")).to_be_visible()
    page.locator(".onward").click()
    wait_until(page, "document.querySelector('.party').dataset.phase === 'entering'")


def test_whoever_wants_no_continue_is_never_asked(page: Page, site: Site) -> None:
    page.add_init_script(SHORT_WHILES)
    robot = my_table(page, site, LATE, results="never")
    robot.play_to_the_end()
    assert "read" not in robot.met


def test_axe_finds_nothing_in_what_opens_over_the_table(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    robot = my_table(page, site, LATE)
    robot.play_to("place")
    penguin, entertainer = (f".cell[data-kind='{kind}']" for kind in ("penguin", "entertainer"))
    for opened in (
        ".house-head",
        ".piles",
        penguin,
        entertainer,
        ".cell[data-kind='curtain']",
        ".log-why",
        ".rule-link",
    ):
        page.locator(opened).first.click()
        page.locator("dialog[open]").wait_for()
        assert objections(page) == [], opened
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
