"""What keeps the table quick, told without a clock: how little is laid out and drawn anew by a change."""

from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tests.penguin.web.tables import my_table, told_after
from tests.web.browsing import wait_until
from web.build.serve import Site

pytestmark = pytest.mark.outside

PHONE = (360, 640)
DESK = (1280, 800)
# Whatever measures itself for what is in it: a browser styles and lays that out by itself, whenever its size changes.
CONTAINERS = """() => [...document.querySelectorAll('.ice, .ice *, .houses *, .piles *')]
  .filter((one) => getComputedStyle(one).containerType !== 'normal').map((one) => one.className)"""
# How high the ice is once the browser has told of every size.
ICE = """() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() =>
  resolve(document.querySelector('.ice').offsetHeight))))"""
# As if something longer were said, and then no more.
MORE = """() => {
  const words = document.createElement('div');
  words.id = 'more';
  words.style.setProperty('block-size', '60px');
  document.querySelector('.deed').append(words);
}"""
LESS = "document.getElementById('more').remove()"
OPEN = ".cell[data-lit='place']"
WATCH = """() => {
  const watch = new MutationObserver((changes) => {
    for (const { target } of changes) changed.add((target.closest ? target : target.parentElement).closest('.spot'));
  });
  self.changed = new Set();
  watch.observe(document.querySelector('.ice'),
    { subtree: true, childList: true, attributes: true, characterData: true });
}"""
CHANGED = "() => [...changed].map((spot) => spot.querySelector('.cell').dataset.cell).sort()"
# Turns that are over, remembered by their elements, and what happens in them.
PAST = """() => {
  self.past = [...document.querySelectorAll('.log-turn')].slice(1);
  self.rewritten = 0;
  const watch = new MutationObserver((changes) => { rewritten += changes.length; });
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  for (const turn of past) watch.observe(turn, all);
  return past.length;
}"""
STILL = "() => [past.filter((turn) => turn.isConnected).length, rewritten]"


def at_size(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def test_nothing_on_the_ice_or_beside_it_is_measured_for_what_is_in_it(page: Page, site: Site) -> None:
    at_size(page, PHONE)
    my_table(page, site, told_after(40, 3))
    page.locator(".cell .mini").first.wait_for()
    assert page.evaluate(CONTAINERS) == []


def test_cells_follow_the_window(page: Page, site: Site) -> None:
    at_size(page, PHONE)
    my_table(page, site, told_after(40, 3))
    card = page.locator(".cell[data-kind='penguin'] .mini").first
    sides = []
    for size in (PHONE, (390, 844), DESK):
        at_size(page, size)
        cell, mini = card.locator("xpath=ancestor::button").bounding_box(), card.bounding_box()
        assert cell
        assert mini
        room = min(cell["width"], cell["height"])
        assert room - 3 < mini["width"] < room
        assert abs(mini["width"] - mini["height"]) < 1
        sides.append(mini["width"])
    assert sides == sorted(set(sides))


def test_what_is_said_takes_room_from_the_ice_once_while_one_decision_lasts(page: Page, site: Site) -> None:
    at_size(page, PHONE)
    robot = my_table(page, site, told_after(0, 3))
    robot.asked()
    high = page.evaluate(ICE)
    page.evaluate(MORE)
    low = page.evaluate(ICE)
    assert low == high - 60
    page.evaluate(LESS)
    page.locator(".held").first.click()
    page.locator(OPEN).first.click()
    assert page.evaluate(ICE) == low
    page.locator(".leave").click()
    page.locator(".commit").click()
    wait_until(page, "document.querySelector('.phase').textContent.includes('Turn 4')")
    assert page.evaluate(ICE) > low, "another turn begins with all the room there is"


def test_in_another_window_what_is_said_takes_what_it_needs_there(page: Page, site: Site) -> None:
    at_size(page, PHONE)
    my_table(page, site, told_after(0, 3)).asked()
    high = page.evaluate(ICE)
    page.evaluate(MORE)
    low = page.evaluate(ICE)
    page.evaluate(LESS)
    assert page.evaluate(ICE) == low
    at_size(page, (390, 844))
    page.evaluate(ICE)
    at_size(page, PHONE)
    wait_until(page, f"({ICE})()", high)
    at_size(page, DESK)
    page.locator(".wings").wait_for()
    assert page.evaluate("document.querySelector('.deed').style.minBlockSize") == ""


def test_the_focus_changes_two_cells_and_a_choice_few(page: Page, site: Site) -> None:
    at_size(page, PHONE)
    my_table(page, site, told_after(40, 3), means="keyboard").play_to("place")
    page.keyboard.press("ArrowLeft")
    here = page.evaluate("document.activeElement.dataset.cell")
    page.evaluate(WATCH)
    page.keyboard.press("ArrowUp")
    there = page.evaluate("document.activeElement.dataset.cell")
    assert there != here
    assert page.evaluate(CHANGED) == sorted({here, there})
    page.locator(".held").first.click()
    page.locator(OPEN).first.click()
    page.evaluate("changed.clear()")
    page.locator(f"{OPEN}:not([data-chosen])").last.click()
    changed = page.evaluate(CHANGED)
    assert 2 <= len(changed) < page.locator(".cell").count() / 4, changed


def test_a_turn_is_told_once_however_many_follow(page: Page, site: Site) -> None:
    at_size(page, DESK)
    robot = my_table(page, site, told_after(40, 3))
    robot.play_to("place")
    turns = page.evaluate(PAST)
    assert turns > 5
    headline = partial(page.locator(".phase").text_content)
    before = headline()
    robot.act()
    robot.play_until(lambda seen: seen["asked"] == "place" and headline() != before)
    assert page.evaluate(STILL) == [turns, 0]


def test_the_whole_evening_is_told_when_somebody_wants_to_read_it(page: Page, site: Site) -> None:
    robot = my_table(page, site, told_after(1000, 2))
    robot.asked()
    expect(page.locator(".evening .log-turn")).to_have_count(0)
    page.locator(".evening > summary").click()
    expect(page.locator(".evening .log-turn").first).to_be_visible()
