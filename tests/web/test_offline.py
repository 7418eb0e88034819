"""The site on the device: complete or not claimed to be, whole versions only, and mending itself."""

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.web.browsing import QUIET, SUB_PATH, wait_until, watch
from tests.web.engines import ASK, GAME_OF_BOTS, READY, SNAPSHOT, START, moves_of, start, version
from tests.web.fixtures import Reopen
from tests.web.installed import CACHED, DAMAGE, impatient, next_edition
from tests.web.saves import place
from turandot.games import GAMES
from web.build.serve import Site, serving

pytestmark = [pytest.mark.apart, pytest.mark.installed]

INSTALL = """async () => {
  self.offline = await import('./js/shell/offline.js');
  self.offlineStates = [];
  offline.onOffline((state) => { if (state !== offlineStates.at(-1)) offlineStates.push(state); });
  await offline.startOffline();
}"""
STATE = "offline.offlineState()"
SHEET = "fetch('css/page.css').then((response) => response.text()).then((text) => text.includes('new'))"


def install(page: Page, site: Site) -> None:
    """Visit a quiet page of the site and have everything kept."""
    page.goto(site.url + QUIET)
    page.evaluate(INSTALL)
    wait_until(page, STATE, "ready")


def update(page: Page) -> None:
    """Have the version that waits take over, and then use it."""
    page.evaluate("offline.applyUpdate()")
    wait_until(page, STATE, "applied")
    page.reload()


@pytest.fixture
def another_version(built_apart: Path, tmp_path: Path) -> Path:
    """The site after somebody changed one style sheet."""
    return next_edition(built_apart, tmp_path / "next", {"css/page.css": lambda sheet: sheet + b"\n/* new */\n"})


def test_it_says_ready_only_when_every_file_is_kept(page: Page, site: Site) -> None:
    page.goto(site.url + QUIET)
    page.evaluate(INSTALL)
    wait_until(page, STATE, "ready")
    assert page.evaluate("offlineStates") == ["installing", "ready"]
    missing = page.evaluate("""async () => {
      const { files } = await (await fetch('manifest.json')).json();
      const names = Object.keys(files).filter((name) => files[name].group !== 'spare');
      const kept = await Promise.all(names.map((name) => caches.match(new URL(name, location))));
      return names.filter((_, at) => !kept[at]);
    }""")
    assert missing == []


def test_it_is_not_ready_when_a_file_cannot_be_had(fresh: BrowserContext, site: Site) -> None:
    page = fresh.new_page()
    site.instead["python/stdlib.zip"] = b"not what was built"
    page.goto(site.url + QUIET)
    page.evaluate(INSTALL)
    wait_until(page, STATE, "failed")
    site.instead.clear()
    page.reload()
    page.evaluate(INSTALL)
    wait_until(page, STATE, "ready")


def test_a_browser_that_is_opened_again_without_a_network_finds_every_page_and_plays_a_whole_game(
    reopen: Reopen, built_apart: Path
) -> None:
    with serving(built_apart, sub_path=SUB_PATH) as site:
        page = reopen().new_page()
        install(page, site)
        page.evaluate(START, {})
        online = page.evaluate(GAME_OF_BOTS)
    context = reopen()
    page = context.new_page()
    seen = watch(page)
    start(page, site)
    assert page.evaluate(GAME_OF_BOTS) == online
    assert [line for line in seen.said if "did not work" in line] == []
    for ending in ("", "index.html", "?from=home-screen", place("play"), "?a=1&b=2#x"):
        page = context.new_page()
        page.goto(site.url + ending)
        wait_until(page, READY)
        page.close()
    page = context.new_page()
    page.goto(f"{site.url}no/such/place")
    assert page.url == site.url, "an address that does not exist leads home"


def test_who_came_for_one_game_plays_them_all_without_a_network_each_from_its_snapshot(
    fresh: BrowserContext, built_apart: Path
) -> None:
    page = fresh.new_page()
    with serving(built_apart, sub_path=SUB_PATH) as site:
        install(page, site)
        page.evaluate(START, {})
        online = {name: moves_of(page, played) for name, played in GAMES.items()}
    for game in GAMES:
        seen = watch(page)
        start(page, site, game=game)
        assert {name: moves_of(page, played) for name, played in GAMES.items()} == online
        assert [line for line in seen.said if "did not work" in line] == []


def test_a_damaged_snapshot_in_the_cache_boots_plainly_and_mends(fresh: BrowserContext, site: Site) -> None:
    page = fresh.new_page()
    install(page, site)
    whole = page.evaluate(CACHED, SNAPSHOT)
    page.evaluate(DAMAGE, SNAPSHOT)
    assert page.evaluate(CACHED, SNAPSHOT) == [5]
    seen = watch(page)
    start(page, site)
    assert page.evaluate(ASK) == version(site)
    assert any(line.startswith("The snapshot boot did not work") for line in seen.said)
    page.evaluate("import('./js/shell/offline.js').then(({ mend }) => mend())")
    assert page.evaluate(CACHED, SNAPSHOT) == whole
    seen.said.clear()
    start(page, site)
    assert page.evaluate(ASK) == version(site)
    assert [line for line in seen.said if "did not work" in line] == []


def test_a_damaged_snapshot_without_a_network_still_boots(fresh: BrowserContext, built_apart: Path) -> None:
    page = fresh.new_page()
    with serving(built_apart, sub_path=SUB_PATH) as site:
        install(page, site)
        page.evaluate(DAMAGE, SNAPSHOT)
    start(page, site)
    assert page.evaluate(ASK) == version(site)


def test_damaged_pyodide_files_are_mended_and_the_engine_starts(fresh: BrowserContext, site: Site) -> None:
    page = fresh.new_page()
    install(page, site)
    page.evaluate(DAMAGE, "pyodide.first.wasm")
    page.evaluate(DAMAGE, "pyodide.asm.mjs")
    start(page, site)
    assert page.evaluate(ASK) == version(site)


def test_a_damaged_script_of_the_page_is_mended_after_the_visit(fresh: BrowserContext, site: Site) -> None:
    page = fresh.new_page()
    impatient(site)
    install(page, site)
    whole = page.evaluate(CACHED, "js/main.js")
    page.evaluate(DAMAGE, "js/main.js")
    page.goto(site.url + QUIET)  # nothing on this page asks for mending: the service worker looks by itself
    wait_until(page, f"({CACHED})('js/main.js')", whole)


def test_an_update_waits_until_the_page_asks_and_brings_only_what_changed(
    page: Page, site: Site, another_version: Path
) -> None:
    install(page, site)
    site.asked.clear()
    site.directory = another_version
    page.evaluate("offline.lookForUpdate()")
    wait_until(page, STATE, "update-available")
    fetched = {path.removeprefix(SUB_PATH) for path, _ in site.asked}
    assert fetched == {"service-worker.js", "manifest.json", "boot.json", "css/page.css"}
    assert page.evaluate(SHEET) is False
    update(page)
    assert page.evaluate(SHEET) is True
    page.evaluate(INSTALL)
    wait_until(page, STATE, "ready")


def test_a_half_downloaded_update_changes_nothing(fresh: BrowserContext, site: Site, another_version: Path) -> None:
    page = fresh.new_page()
    install(page, site)
    before = page.evaluate("caches.keys()")
    site.directory = another_version
    site.instead["css/page.css"] = b"/* the line broke he"
    page.evaluate("offline.lookForUpdate()")
    wait_until(page, "navigator.serviceWorker.getRegistration().then(({ installing }) => installing === null)")
    assert page.evaluate(STATE) == "ready"
    start(page, site)
    assert page.evaluate(ASK) == version(site)
    assert "/* new */" not in page.evaluate("fetch('css/page.css').then((response) => response.text())")
    assert set(before) <= set(page.evaluate("caches.keys()"))
    site.instead.clear()
    page.evaluate(INSTALL)
    page.evaluate("offline.lookForUpdate()")
    wait_until(page, STATE, "update-available")


def test_a_tab_left_open_keeps_its_version_while_another_updates(
    fresh: BrowserContext, site: Site, another_version: Path
) -> None:
    old, new = fresh.new_page(), fresh.new_page()
    install(old, site)
    old.evaluate(START, {})
    game = old.evaluate(GAME_OF_BOTS)
    install(new, site)
    site.directory = another_version
    new.evaluate("offline.lookForUpdate()")
    wait_until(new, STATE, "update-available")
    update(new)
    assert (old.evaluate(SHEET), new.evaluate(SHEET)) == (False, True)
    wait_until(old, STATE, "update-available")
    old.workers[-1].evaluate("self.close()")
    assert old.evaluate(GAME_OF_BOTS) == game
    old.reload()
    assert old.evaluate(SHEET) is True
