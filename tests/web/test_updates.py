"""New versions and second tabs on the real page: no game is interrupted, no version mixed, no save overwritten."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Error, Page, expect

from tests.web.browsing import wait_until
from tests.web.hands import to_next_bid
from tests.web.saves import at_table, kept, kept_record, put, record_after, save_of, seal
from tests.web.test_offline import CACHED, DAMAGE
from web.build import site as site_module
from web.build.serve import Site

OFFLINE = "import('./js/boot/offline.js').then((it) => it.offlineState())"
LOOK = "import('./js/boot/offline.js').then((it) => it.lookForUpdate()).then(() => undefined)"
NEXT = "9.9.9"
# Every page gets the lock on its game, whoever has it already.
BLIND = """const { request } = LockManager.prototype;
LockManager.prototype.request = function (name, ...rest) {
  return name.includes(' game ') ? rest.at(-1)({}) : request.call(this, name, ...rest);
};"""

# So slow that the service worker has not heard of it yet.
SPEECHLESS = """const { postMessage } = ServiceWorker.prototype;
ServiceWorker.prototype.postMessage = function (message, ...rest) {
  if (message.type !== 'hello') postMessage.call(this, message, ...rest);
};"""


@pytest.fixture
def newer(built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The site of the next version: another number, and another line in the page's script."""
    changed = "js/page.js"
    files = {path.relative_to(built).as_posix(): path.read_bytes() for path in built.rglob("*") if path.is_file()}
    files = {path: content for path, content in files.items() if path not in {"manifest.json", ".nojekyll"}}
    files |= {
        "service-worker.js": Path("web/service-worker.js").read_bytes(),
        changed: files[changed] + b"\ndocument.documentElement.dataset.edition = 'next';\n",
    }
    monkeypatch.setattr(site_module, "_version", lambda: NEXT)
    for path, content in site_module.seal(files).items():
        (tmp_path / "next" / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "next" / path).write_bytes(content)
    return tmp_path / "next"


def settled(page: Page, site: Site) -> None:
    """A first visit, until the whole site is kept."""
    page.goto(site.url)
    wait_until(page, OFFLINE, "ready")


def edition(page: Page) -> str | None:
    found: str | None = page.evaluate("document.documentElement.dataset.edition ?? null")
    return found


def update_at_home(page: Page, site: Site) -> None:
    page.goto(f"{site.url}#home")
    page.evaluate(LOOK)
    offer = page.locator(".home .notice button")
    offer.wait_for()
    with page.expect_navigation():
        offer.click()
    page.locator("#play").wait_for()


def test_an_update_in_the_middle_of_a_game_interrupts_nothing_and_is_offered_at_home(
    page: Page, site: Site, newer: Path
) -> None:
    settled(page, site)
    put(page, site, {"game/g": save_of("g", record_after(0))})
    at_table(page, site, "g")
    opened = page.evaluate("performance.timeOrigin")
    site.directory = newer
    page.evaluate(LOOK)
    wait_until(page, OFFLINE, "update-available")
    seal(page, 2)
    to_next_bid(page)
    assert page.evaluate("performance.timeOrigin") == opened
    assert edition(page) is None
    moves = kept_record(page, "g")["moves"]
    update_at_home(page, site)
    page.locator("#play").click()
    page.locator(".envelope .seal").wait_for()
    assert edition(page) == "next"
    assert kept_record(page, "g")["moves"] == moves
    assert json.loads(kept(page)["game/g"])["app"] == NEXT


def test_a_page_left_open_for_weeks_plays_on_and_learns_of_the_new_version_when_somebody_comes_back(
    page: Page, site: Site, newer: Path
) -> None:
    page.clock.install()
    settled(page, site)
    put(page, site, {"game/g": save_of("g", record_after(0))})
    at_table(page, site, "g")
    wait_until(page, OFFLINE, "ready")
    site.directory = newer
    page.clock.fast_forward(21 * 24 * 3_600_000)
    page.workers[-1].evaluate("self.close()")  # as a browser does with what sleeps for long
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    wait_until(page, OFFLINE, "update-available")
    seal(page, 2)
    to_next_bid(page)
    page.evaluate("location.hash = '#statistics'")  # never opened before: still the one of its own version
    page.locator("main h1").wait_for()
    assert edition(page) is None
    assert kept_record(page, "g")["moves"][0] == "2"


def test_an_old_and_a_new_tab_hand_one_game_to_and_fro_and_no_move_is_lost(
    fresh: BrowserContext, site: Site, newer: Path
) -> None:
    old, new = fresh.new_page(), fresh.new_page()
    settled(old, site)
    put(old, site, {"game/g": save_of("g", record_after(0))})
    at_table(old, site, "g")
    seal(old, 2)
    to_next_bid(old)
    site.directory = newer
    update_at_home(new, site)
    new.locator("#play").click()
    new.locator(".envelope .seal").wait_for()
    expect(old.locator("#play")).to_be_visible()  # it has let go of the game
    expect(old.locator(".notice", has_text="another")).to_be_visible()
    seal(new, 1)
    to_next_bid(new)
    so_far = kept_record(new, "g")["moves"]
    old.locator("#play").click()
    seal(old, 1)
    to_next_bid(old)
    assert (edition(old), edition(new)) == (None, "next")
    assert kept_record(old, "g")["moves"][: len(so_far) + 1] == [*so_far, "1"]
    assert [name for name in kept(old) if name.startswith("game/")] == ["game/g"]


def test_two_tabs_that_cannot_know_of_each_other_keep_both_courses_of_a_game(fresh: BrowserContext, site: Site) -> None:
    fresh.add_init_script(BLIND)
    one, other = fresh.new_page(), fresh.new_page()
    put(one, site, {"game/g": save_of("g", record_after(0))})
    at_table(one, site, "g")
    at_table(other, site, "g")
    for page, slot in ((one, 1), (other, 2)):
        page.bring_to_front()
        seal(page, slot)
        to_next_bid(page)
    firsts = [json.loads(text)["record"]["moves"][0] for name, text in kept(one).items() if name.startswith("game/")]
    assert sorted(firsts) == ["1", "2"]


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
    settled(page, site)
    page.evaluate(DAMAGE, "js/page.js")
    page.reload()
    expect(page.locator("#play")).to_have_count(0)
    page.locator("#play").wait_for()


def test_a_slow_page_is_not_loaded_anew_because_something_else_was_mended(fresh: BrowserContext, site: Site) -> None:
    page = fresh.new_page()
    page.add_init_script(SPEECHLESS)
    settled(page, site)
    whole = page.evaluate(CACHED, "words/it/rest.ftl.txt")
    page.evaluate(DAMAGE, "words/it/rest.ftl.txt")
    page.reload()
    opened = page.evaluate("performance.timeOrigin")
    wait_until(page, f"({CACHED})('words/it/rest.ftl.txt')", whole)
    with pytest.raises(Error, match="Timeout"), page.expect_navigation(timeout=3000):
        pass
    assert page.evaluate("performance.timeOrigin") == opened
