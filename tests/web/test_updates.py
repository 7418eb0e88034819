"""New versions and second tabs on the real page: no game is interrupted, no version mixed, no save overwritten."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.web.browsing import wait_until
from tests.web.installed import (
    CACHED,
    DAMAGE,
    LOOK_FOR_UPDATE,
    UPDATE_WAITS,
    impatient,
    next_edition,
    settled,
)
from tests.web.pages import visit
from tests.web.robot import Robot
from tests.web.saves import GAME, ID, at_table, kept_games, kept_moves
from web.build.serve import Site

pytestmark = pytest.mark.installed

NEXT = "9.9.9"
# So slow that the service worker has not heard of it yet.
SPEECHLESS = """const { postMessage } = ServiceWorker.prototype;
ServiceWorker.prototype.postMessage = function (message, ...rest) {
  if (message.type !== 'hello') postMessage.call(this, message, ...rest);
};"""


def main_script(site: Path) -> str:
    """The script with which the page begins; its name changes with what is in it."""
    (found,) = (path for path in (site / "js").iterdir() if path.name.startswith("main-"))
    return f"js/{found.name}"


@pytest.fixture
def newer(built: Path, tmp_path: Path) -> Path:
    """The site of the next version: another number, and another line in the page's script."""
    line = b"\ndocument.documentElement.dataset.edition = 'next';\n"
    return next_edition(built, tmp_path / "next", {main_script(built): lambda script: script + line}, NEXT)


def edition(page: Page) -> str | None:
    found: str | None = page.evaluate("document.documentElement.dataset.edition ?? null")
    return found


def update_at_home(page: Page, site: Site) -> None:
    visit(page, site)
    page.evaluate(LOOK_FOR_UPDATE)
    offer = page.locator(".home .notice button")
    offer.wait_for()
    with page.expect_navigation():
        offer.click()
    page.locator("#play").wait_for()


def test_an_update_in_the_middle_of_a_game_interrupts_nothing_and_is_offered_at_home(
    page: Page, site: Site, newer: Path
) -> None:
    settled(page, site)
    robot = at_table(page, site)
    opened = page.evaluate("performance.timeOrigin")
    site.directory = newer
    page.evaluate(LOOK_FOR_UPDATE)
    wait_until(page, UPDATE_WAITS)
    robot.to_next_decision()
    assert page.evaluate("performance.timeOrigin") == opened
    assert edition(page) is None
    moves = kept_moves(page)
    update_at_home(page, site)
    page.locator("#play").click()
    robot.to_decision()
    assert edition(page) == "next"
    assert kept_moves(page) == moves
    assert kept_games(page)[ID]["app"] == NEXT


def test_a_page_left_open_for_weeks_plays_on_and_learns_of_the_new_version_when_somebody_comes_back(
    page: Page, site: Site, newer: Path
) -> None:
    page.clock.install()
    settled(page, site)
    robot = at_table(page, site)
    robot.to_decision()
    site.directory = newer
    page.clock.fast_forward(21 * 24 * 3_600_000)
    page.workers[-1].evaluate("self.close()")  # as a browser does with what sleeps for long
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    wait_until(page, UPDATE_WAITS)
    before = kept_moves(page)
    robot.to_next_decision()
    visit(page, site, "statistics")  # never opened before: still the one of its own version
    assert edition(page) is None
    assert len(kept_moves(page)) > len(before)


def test_an_old_and_a_new_tab_hand_one_game_to_and_fro_and_no_move_is_lost(
    fresh: BrowserContext, site: Site, newer: Path
) -> None:
    old, new = fresh.new_page(), fresh.new_page()
    settled(old, site)
    at_table(old, site).to_next_decision()
    site.directory = newer
    update_at_home(new, site)
    new.locator("#play").click()
    robot = Robot(new, GAME.name, "keyboard")
    robot.to_decision()
    expect(old.locator("#play")).to_be_visible()  # it has let go of the game
    expect(old.locator(".notice", has_text="another")).to_be_visible()
    robot.to_next_decision()
    so_far = kept_moves(new)
    old.locator("#play").click()
    Robot(old, GAME.name, "keyboard").to_next_decision()
    assert (edition(old), edition(new)) == (None, "next")
    assert kept_moves(old)[: len(so_far)] == so_far
    assert len(kept_moves(old)) > len(so_far)
    assert list(kept_games(old)) == [ID]


def test_every_kept_file_is_the_one_in_the_list_to_the_byte(page: Page, site: Site) -> None:
    settled(page, site)
    hashes = page.evaluate("""async () => {
      const found = {};
      for (const cache of await caches.keys()) {
        for (const request of await (await caches.open(cache)).keys()) {
          const bytes = await (await caches.match(request, { cacheName: cache })).arrayBuffer();
          const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
          found[request.url] = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
        }
      }
      return found;
    }""")
    listed = json.loads((site.directory / "manifest.json").read_bytes())["files"]
    wanted = {site.url + path: file["sha256"] for path, file in listed.items() if file["group"] != "spare"}
    assert len(wanted) > 100
    assert {url: hashes.get(url) for url in wanted} == wanted


def test_a_page_with_a_damaged_script_comes_up_by_itself_once_it_is_mended(fresh: BrowserContext, site: Site) -> None:
    page = fresh.new_page()
    impatient(site)
    settled(page, site)
    page.evaluate(DAMAGE, main_script(site.directory))
    page.reload()
    expect(page.locator("#play")).to_have_count(0)
    page.locator("#play").wait_for()


def test_a_slow_page_is_not_loaded_anew_because_something_else_was_mended(fresh: BrowserContext, site: Site) -> None:
    page = fresh.new_page()
    page.add_init_script(SPEECHLESS)
    impatient(site)
    settled(page, site)
    whole = page.evaluate(CACHED, "words/it/rest.ftl.txt")
    page.evaluate(DAMAGE, "words/it/rest.ftl.txt")
    page.reload()
    opened = page.evaluate("performance.timeOrigin")
    wait_until(page, f"({CACHED})('words/it/rest.ftl.txt')", whole)
    (keeper,) = fresh.service_workers
    keeper.evaluate("checking")  # until it has done all it does after a visit
    assert page.evaluate("performance.timeOrigin") == opened
