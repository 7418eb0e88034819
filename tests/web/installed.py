"""The site as a device keeps it: what is in its caches, how they are damaged, and the edition that comes after."""

import re
from collections.abc import Callable, Mapping
from pathlib import Path

from playwright.sync_api import Page

from tests.web.browsing import wait_until
from web.build.bundle import KEEPER
from web.build.environment import ROOT
from web.build.serve import Site
from web.build.site import seal, write_site

# Whether every file is kept, as the service worker in charge says.
WHOLE = """async () => {
  const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
  if (active?.state !== 'activated') return false;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data.complete);
    active.postMessage({ type: 'status' }, [port2]);
  });
}"""
LOOK_FOR_UPDATE = "navigator.serviceWorker.getRegistration().then((it) => it.update()).then(() => undefined)"
UPDATE_WAITS = "navigator.serviceWorker.getRegistration().then((it) => it.waiting !== null)"
# Overwrites a cached file as a bad disk would.
DAMAGE = """async (name) => {
  for (const cache of await caches.keys()) {
    const store = await caches.open(cache);
    const found = (await store.keys()).find(({ url }) => url.endsWith(name));
    if (found) await store.put(found, new Response('moths'));
  }
}"""
# How long what is kept under a name is, in every cache that has it.
CACHED = """async (name) => {
  const url = new URL(name, location);
  const caught = (await caches.keys()).map((cacheName) => caches.match(url, { cacheName }));
  const found = await Promise.all(caught);
  return (await Promise.all(found.filter(Boolean).map((response) => response.text()))).map((text) => text.length);
}"""
SOON = b"300"  # milliseconds
NOT_LISTED = {"manifest.json", "boot.json", ".nojekyll", KEEPER}


def settled(page: Page, site: Site) -> None:
    """A first visit, until the whole site is kept."""
    page.goto(site.url)
    wait_until(page, f"({WHOLE})()")


def impatient(site: Site) -> None:
    """Let the service worker look after what it keeps a moment after a visit, not as late as it does for players."""
    worker = (site.directory / KEEPER).read_bytes()
    site.instead[KEEPER], found = re.subn(rb"(const CALM ?= ?)(?:10_000|1e4)", rb"\g<1>" + SOON, worker)
    assert found == 1


def next_edition(
    built: Path, out: Path, change: Mapping[str, Callable[[bytes], bytes]], version: str | None = None
) -> Path:
    """The site after some of its files were changed, perhaps with another version."""
    files = {path.relative_to(built).as_posix(): path.read_bytes() for path in built.rglob("*") if path.is_file()}
    ours = {path: content for path, content in files.items() if path not in NOT_LISTED}
    ours |= {path: new(files[path]) for path, new in change.items()}
    ours[KEEPER] = (ROOT / "web" / KEEPER).read_bytes()
    root = out.with_name("project")
    root.mkdir()
    said = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    numbered = re.sub(r'(?m)^version = ".*"', f'version = "{version}"', said, count=1) if version else said
    (root / "pyproject.toml").write_text(numbered, encoding="utf-8")
    write_site(out, seal(ours, root=root))
    return out
