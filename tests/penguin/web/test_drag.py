"""Dragging on the ice, by mouse and by finger: it makes the same plans as taps do, and commits nothing."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.penguin.web.tables import my_table, told_before_a_show
from tests.web.browsing import watch
from tests.web.fixtures import NewContext
from tests.web.saves import kept_moves
from web.build.serve import Site

pytestmark = pytest.mark.outside

PHONE = ViewportSize(width=390, height=844)
MIDDLE = """(selector) => {
  const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
CANCELLED = """() => {
  self.cancelled = 0;
  addEventListener('pointercancel', () => { self.cancelled += 1; }, true);
}"""
PART = 6  # of a way, for what is dragged to be seen on it
Point: TypeAlias = tuple[float, float]


@contextmanager
def dragging(page: Page, touch: bool, start: str, way: str) -> Iterator[None]:
    """Take what is there and carry it over something; it is let go when the block ends."""
    begin, end = (tuple(page.evaluate(MIDDLE, selector)) for selector in (start, way))
    say = _finger(page) if touch else _mouse(page)
    say("down", begin)
    for step in range(1, PART + 1):
        say("move", (begin[0] + (end[0] - begin[0]) * step / PART, begin[1] + (end[1] - begin[1]) * step / PART))
    yield
    say("up", end)


def _mouse(page: Page) -> Callable[[str, Point], None]:
    mouse = page.mouse
    does = {"move": lambda _: None, "down": lambda _: mouse.down(), "up": lambda _: mouse.up()}

    def say(what: str, at: Point) -> None:
        mouse.move(*at)
        does[what](at)

    return say


def _finger(page: Page) -> Callable[[str, Point], None]:
    """Real touches: the browser may scroll instead, and then it cancels them."""
    talk = page.context.new_cdp_session(page)
    kinds = {"down": "touchStart", "move": "touchMove", "up": "touchEnd"}

    def say(what: str, at: Point) -> None:
        points = [] if what == "up" else [{"x": at[0], "y": at[1]}]
        talk.send("Input.dispatchTouchEvent", {"type": kinds[what], "touchPoints": points})

    return say


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_penguin_and_token_are_dragged_to_the_ice_and_nothing_happens_before_the_button(
    new_context: NewContext, site: Site, touch: bool
) -> None:
    page = new_context(viewport=PHONE, has_touch=touch).new_page()
    noted = watch(page)
    told, place = told_before_a_show()
    my_table(page, site, told)
    page.locator(".held").first.wait_for()
    page.evaluate(CANCELLED)
    held, target = f"[data-held='{place['card']}']", f".cell[data-cell='{place['cell']}']"
    with dragging(page, touch, held, target):
        expect(page.locator(".dragged")).to_be_visible()
        expect(page.locator(".consequence")).to_contain_text("performs")
        expect(page.locator(f"{target} .ghost")).to_be_visible()
    expect(page.locator(".dragged")).to_have_count(0)
    expect(page.locator(".commit")).to_have_text(f"Place on {place['cell']}")
    with dragging(page, touch, ".supply", target):
        expect(page.locator(".commit")).to_have_text(f"Place on {place['cell']}, token to {place['cell']}")
    far = page.locator(".cell[data-kind='empty']:not([data-lit]):not([data-chosen])").first.get_attribute("data-cell")
    with dragging(page, touch, held, f".cell[data-cell='{far}']"):
        expect(page.locator(".commit")).to_have_text("Invite")
    expect(page.locator(".consequence.refused")).to_contain_text(f"{far}")
    expect(page.locator(".commit")).to_have_text(f"Place on {place['cell']}, token to {place['cell']}")
    assert page.evaluate("[scrollX, scrollY, cancelled]") == [0, 0, 0], "the page stays where it is"
    assert kept_moves(page) == told["moves"], "nothing was played yet"
    page.locator(".commit").click()
    page.locator(".onward").wait_for()
    assert kept_moves(page)[len(told["moves"]) :][:2] == [place["moves"][0], f">{place['cell']}"]
    assert noted.errors == []
