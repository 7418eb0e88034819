"""The site on the device: complete or not claimed to be, whole versions only, and mending itself."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.web.browsing import QUIET, SUB_PATH, wait_until, watch
from tests.web.test_boot import ASK, GAME, READY, SNAPSHOT, START, version
from web.build.serve import Site, serving
from web.build.site import seal

INSTALL = """async () => {
  self.offline = await import('./js/boot/offline.js');
  self.offlineStates = [];
  offline.onOffline((state) => { if (state !== offlineStates.at(-1)) offlineStates.push(state); });
  await offline.startOffline();
}"""
STATE = "offline.offlineState()"
# Overwrites a cached file as a bad disk would.
DAMAGE = """async (name) => {
  for (const cache of await caches.keys()) {
    const store = await caches.open(cache);
    const found = (await store.keys()).find(({ url }) => url.endsWith(name));
    if (found) await store.put(found, new Response('moths'));
  }
}"""
CACHED = """async (name) => {
  const url = new URL(name, location);
  const caught = (await caches.keys()).map((cacheName) => caches.match(url, { cacheName }));
  const found = await Promise.all(caught);
  return (await Promise.all(found.filter(Boolean).map((response) => response.text()))).map((text) => text.length);
}"""

Reopen = Callable[[], BrowserContext]


def install(page: Page, site: Site) -> None:
    """Visit a quiet page of the site and have everything kept."""
    page.goto(site.url + QUIET)
    page.evaluate(INSTALL)
    wait_until(page, STATE, "ready")


def start(page: Page, url: str) -> None:
    page.goto(url)
    page.evaluate(START, {})


@pytest.fixture
def another_version(built: Path, tmp_path: Path) -> Path:
    """The site after somebody changed one style sheet."""
    files = {path.relative_to(built).as_posix(): path.read_bytes() for path in built.rglob("*") if path.is_file()}
    worker = Path("web/service-worker.js").read_bytes()
    ours = {path: content for path, content in files.items() if path not in {"manifest.json", ".nojekyll"}}
    changed = seal(ours | {"service-worker.js": worker, "css/page.css": files["css/page.css"] + b"\n/* new */\n"})
    for path, content in changed.items():
        (tmp_path / "next" / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "next" / path).write_bytes(content)
    return tmp_path / "next"


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


def test_the_page_opens_without_a_network_whatever_follows_its_address(reopen: Reopen, built: Path) -> None:
    with serving(built, sub_path=SUB_PATH) as site:
        install(reopen().new_page(), site)
    context = reopen()
    for ending in ("", "index.html", "?from=home-screen", "#play", "?a=1&b=2#x"):
        page = context.new_page()
        page.goto(site.url + ending)
        wait_until(page, READY)
        page.close()


def test_a_whole_game_is_played_with_the_server_gone_and_the_browser_reopened(reopen: Reopen, built: Path) -> None:
    with serving(built, sub_path=SUB_PATH) as site:
        page = reopen().new_page()
        install(page, site)
        page.evaluate(START, {})
        online = page.evaluate(GAME)
    page = reopen().new_page()
    seen = watch(page)
    start(page, site.url + QUIET)
    assert page.evaluate(GAME) == online
    assert [line for line in seen.said if "did not work" in line] == []


def test_an_address_that_does_not_exist_leads_home_without_a_network(reopen: Reopen, built: Path) -> None:
    with serving(built, sub_path=SUB_PATH) as site:
        install(reopen().new_page(), site)
    page = reopen().new_page()
    page.goto(f"{site.url}no/such/place")
    assert page.url == site.url


def test_a_damaged_snapshot_in_the_cache_boots_plainly_and_mends(fresh: BrowserContext, site: Site) -> None:
    page = fresh.new_page()
    install(page, site)
    whole = page.evaluate(CACHED, SNAPSHOT)
    page.evaluate(DAMAGE, SNAPSHOT)
    assert page.evaluate(CACHED, SNAPSHOT) == [5]
    seen = watch(page)
    start(page, site.url + QUIET)
    assert page.evaluate(ASK) == version(site)
    assert any(line.startswith("The snapshot boot did not work") for line in seen.said)
    page.evaluate("import('./js/boot/offline.js').then(({ mend }) => mend())")
    assert page.evaluate(CACHED, SNAPSHOT) == whole
    seen.said.clear()
    start(page, site.url + QUIET)
    assert page.evaluate(ASK) == version(site)
    assert [line for line in seen.said if "did not work" in line] == []


def test_a_damaged_snapshot_without_a_network_still_boots(reopen: Reopen, built: Path) -> None:
    with serving(built, sub_path=SUB_PATH) as site:
        page = reopen().new_page()
        install(page, site)
        page.evaluate(DAMAGE, SNAPSHOT)
    page = reopen().new_page()
    start(page, site.url + QUIET)
    assert page.evaluate(ASK) == version(site)


def test_damaged_pyodide_files_are_mended_and_the_engine_starts(fresh: BrowserContext, site: Site) -> None:
    page = fresh.new_page()
    install(page, site)
    page.evaluate(DAMAGE, "pyodide.asm.wasm")
    page.evaluate(DAMAGE, "pyodide.asm.mjs")
    start(page, site.url + QUIET)
    assert page.evaluate(ASK) == version(site)


def test_a_damaged_script_of_the_page_is_mended_after_the_visit(fresh: BrowserContext, site: Site) -> None:
    page = fresh.new_page()
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
    sheet = "fetch('css/page.css').then((response) => response.text()).then((text) => text.includes('new'))"
    assert page.evaluate(sheet) is False
    with page.expect_navigation():
        page.evaluate("offline.applyUpdate()")
    assert page.evaluate(sheet) is True
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
    start(page, site.url + QUIET)
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
    game = old.evaluate(GAME)
    install(new, site)
    site.directory = another_version
    new.evaluate("offline.lookForUpdate()")
    wait_until(new, STATE, "update-available")
    with new.expect_navigation():
        new.evaluate("offline.applyUpdate()")
    sheet = "fetch('css/page.css').then((response) => response.text()).then((text) => text.includes('new'))"
    assert (old.evaluate(sheet), new.evaluate(sheet)) == (False, True)
    wait_until(old, STATE, "update-available")
    old.workers[-1].evaluate("self.close()")
    assert old.evaluate(GAME) == game
    old.reload()
    assert old.evaluate(sheet) is True
