"""How long from opening a game's table to playing, as a share of what bare Pyodide needs to say 1 + 1.

One interleaved run, headless Chromium: a cold profile each time, a full line and throttled ones; and offline, from the
service worker, in a profile that has everything. Then the bytes of a first visit and of updates. Times run from
navigation, in a browser that has started and come to rest.
"""

import argparse
import json
import statistics
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from tests.tools.browser import LAUNCH_ARGS, browser
from turandot.games import GAMES
from web.build import pyodide_core
from web.build.manifest import travelling_size
from web.build.serve import SUB_PATH, Site, serving
from web.build.site import build_site

TABLES = tuple(f"#{game}/play" for game in GAMES)  # the addresses that lead straight to a table
GOALS = {
    "cold": {"paint": 0.05, "table": 0.10, "answer": 0.20},
    "offline": {"answer": 0.25},
    "10 Mbit/s": {"answer": 0.60},
    "50 Mbit/s": {"answer": 0.32},
}
MEGABYTE = 1e6
REST = 1000  # milliseconds until a browser that was just started has done its own work

BARE_PAGE = b"""<!doctype html><meta charset="utf-8"><title>bare</title>
<script type="module" src="bare.js"></script>"""
BARE_SCRIPT = b"""const worker = new Worker('bare-worker.js', { type: 'module' });
worker.onmessage = () => performance.mark('engine-ready');
navigator.serviceWorker.register('bare-keep.js');"""
BARE_WORKER = b"""import { loadPyodide } from './core/pyodide.mjs';
const py = await loadPyodide();
postMessage(py.runPython('1+1'));"""
# The plainest service worker there is: keeps the same files, answers from the cache.
BARE_KEEP = b"""const CORE = [
  'pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip', 'pyodide-lock.json'];
const FILES = ['./', 'bare.js', 'bare-worker.js', ...CORE.map((name) => `core/${name}`)];
addEventListener('install', (event) => event.waitUntil(caches.open('bare').then((cache) => cache.addAll(FILES))));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(
  caches.match(event.request).then((kept) => kept ?? fetch(event.request))));"""

TIMES = """() => {
  const at = (name) => performance.getEntriesByName(name)[0]?.startTime ?? null;
  return { paint: at('first-contentful-paint'), table: at('table-ready'), answer: at('engine-ready') };
}"""
KEPT = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  return Boolean(registration?.active?.state === 'activated' && navigator.serviceWorker.controller);
}"""

ASKED_BY_THEN = """() => {
  const [ready] = performance.getEntriesByName('engine-ready');
  const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < ready.startTime);
  return [location.href, ...asked.map(({ name }) => name)].map((name) => name.replace(/[?#].*/, ''));
}"""

# Groups of files that are not Python's.
PAGE = ("shell", "game")

Times = dict[str, float]
Pair = tuple[Times, dict[str, Times]]  # of the bare page, and of ours by address


def main(args: list[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser("build.py bench boot", description=__doc__)
    parser.add_argument("--runs", type=int, default=7, help="of each kind, interleaved")
    parser.add_argument(
        "addresses", nargs="*", default=TABLES, help="what to open; every game's table, if none is given"
    )
    chosen = parser.parse_args(args)
    ours = build_site()
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        bare = bare_site(ours, Path(scratch))
        found = measure(playwright, bare, ours, chosen.addresses, chosen.runs)
    for address in chosen.addresses:
        print_times(address, found)
    for game in GAMES:
        print_first_visit(ours, game)
    print_updates(ours)


def bare_site(ours: Path, out: Path) -> Path:
    """A page that starts Pyodide in a worker as its documentation says, and keeps it for offline use."""
    core = out / "core"
    core.mkdir()
    for name in (*pyodide_core.CORE, pyodide_core.STOCK, "pyodide-lock.json"):
        (core / name).write_bytes((pyodide_core.directory() / name).read_bytes())
    for name, content in {
        "index.html": BARE_PAGE,
        "bare.js": BARE_SCRIPT,
        "bare-worker.js": BARE_WORKER,
        "bare-keep.js": BARE_KEEP,
    }.items():
        (out / name).write_bytes(content)
    assert (ours / "manifest.json").exists()
    return out


def measure(
    playwright: Playwright, bare: Path, ours: Path, addresses: Sequence[str], runs: int
) -> dict[str, list[Pair]]:
    """Pairs of times, bare and ours, taken in turns so that a busy moment of the machine hits all."""
    lines: dict[str, float | None] = {"cold": None, "50 Mbit/s": 50, "10 Mbit/s": 10}
    found: dict[str, list[Pair]] = defaultdict(list)
    with ExitStack() as open_:
        bare_again = open_.enter_context(kept(playwright, bare, ""))
        ours_again = {address: open_.enter_context(kept(playwright, ours, address)) for address in addresses}
        for _ in range(runs):
            for name, mbits in lines.items():
                plain = cold(playwright, bare, "", mbits)
                found[name].append((plain, {at: cold(playwright, ours, at, mbits) for at in addresses}))
            found["offline"].append((bare_again(), {address: again() for address, again in ours_again.items()}))
            print(".", end="", flush=True)
    print()
    return found


def cold(playwright: Playwright, directory: Path, ending: str, mbits: float | None) -> Times:
    """A first visit: new browser, new profile, nothing cached."""
    with (
        tempfile.TemporaryDirectory() as profile,
        serving(directory, mbits=mbits) as site,
        opened(playwright, profile) as context,
    ):
        return visit(context, site, ending)


@contextmanager
def kept(playwright: Playwright, directory: Path, ending: str) -> Iterator[Callable[[], Times]]:
    """A profile that has it all, and visits with a new browser on it and no server."""
    with tempfile.TemporaryDirectory() as profile:
        with serving(directory) as site:
            # Twice, as anybody would: browsers keep compiled code only of what is used again.
            for _ in range(3):
                with opened(playwright, profile) as context:
                    page = context.new_page()
                    page.goto(site.url + ending)
                    until(page, f"({KEPT})()")
                    until(page, "performance.getEntriesByName('engine-ready').length > 0")
                    page.wait_for_timeout(1500)  # time to write that code down

        def again() -> Times:
            with opened(playwright, profile) as context:
                return visit(context, site, ending)

        yield again


@contextmanager
def opened(playwright: Playwright, profile: str) -> Iterator[BrowserContext]:
    """A browser of its own for a profile."""
    context = playwright.chromium.launch_persistent_context(
        profile, executable_path=browser(), args=list(LAUNCH_ARGS), headless=True
    )
    context.set_default_timeout(120_000)
    try:
        yield context
    finally:
        context.close()


def visit(context: BrowserContext, site: Site, ending: str) -> Times:
    """Open the page, wait for the first answer, and read the page's own marks, in milliseconds from navigation."""
    page = context.new_page()
    page.wait_for_timeout(REST)
    page.goto(site.url + ending)
    until(page, "performance.getEntriesByName('engine-ready').length > 0")
    return {name: at for name, at in page.evaluate(TIMES).items() if at is not None}


def until(page: Page, expression: str) -> None:
    """Wait for something in the page, without asking so often that it would notice.

    Our policy forbids the eval that Playwright's own way needs.
    """
    while not page.evaluate(expression):
        page.wait_for_timeout(200)


def print_times(address: str, found: dict[str, list[Pair]]) -> None:
    """Medians as ratios to bare, with the goals."""
    print(f"\n{address or 'Home'}")
    print(f"{'':12}{'bare 1+1':>10}{'paint':>16}{'table':>16}{'answer':>16}")
    for name, pairs in found.items():
        base = statistics.median(bare["answer"] for bare, _ in pairs)
        row = f"{name:12}{base:8.0f} ms"
        for what in ("paint", "table", "answer"):
            times = [ours[address][what] for _, ours in pairs if what in ours[address]]
            goal = GOALS[name].get(what)
            ratio = f"{statistics.median(times) / base:.3f}" if times else "-"
            row += f"{ratio:>8}{f' (≤ {goal:.2f})' if goal else '':8}"
        print(row)


def print_first_visit(site: Path, game: str) -> None:
    """What travels, compressed as hosts do, until somebody who opened a game's table can play."""
    listed = json.loads((site / "manifest.json").read_bytes())
    files, python = listed["files"], listed["python"]
    as_it_came = {name: (pyodide_core.directory() / name).read_bytes() for name in pyodide_core.CORE}
    bare = sum(travelling_size(*file) for file in as_it_came.items()) + files[python["stock"]]["gzip"]
    asked = first_visit(site, game)
    show = sum(size for path, size in asked.items() if "/art/" in f"/{path}" or path.startswith("fonts/"))
    page = sum(size for path, size in asked.items() if files.get(path, {}).get("group", "shell") in PAGE) - show
    core = sum(size for path, size in asked.items() if files.get(path, {}).get("group") == "core")
    first = sum(asked.values())
    engine = first - core - page - show
    print(
        f"\n{game}: first visit, to play {first / MEGABYTE:.2f} MB (≤ 5.3), {first / bare:.3f} of bare Pyodide (≤ 1.1)"
    )
    print(f"  page, scripts, styles, words, deals {page / 1000:.0f} KB (≤ 150)")
    print(f"  fonts, and art on show by then {show / 1000:.0f} KB")
    print(f"  Pyodide {core / MEGABYTE:.2f} MB, the engine {engine / MEGABYTE:.2f} MB")


def print_updates(site: Path) -> None:
    """What travels later, and when something changed."""
    listed = json.loads((site / "manifest.json").read_bytes())
    files, python = listed["files"], listed["python"]
    # Scripts are named by their hashes: where the first changes, so do all that import it.
    changed = [python["wheel"], "index.html", "boot.json", *(path for path in files if path.startswith("js/"))]
    update = sum(files[path]["gzip"] for path in changed)
    snapshots = [file["gzip"] for path, file in files.items() if path.startswith(python["snapshots"])]
    script = sum(file["gzip"] for path, file in files.items() if path.endswith((".js", ".css", ".ftl.txt")))
    print(f"\nthe page with all its art, words and screens {weight(files, *PAGE) / 1000:.0f} KB")
    print(f"later, in the background {(weight(files, 'later') + sum(snapshots) - min(snapshots)) / MEGABYTE:.2f} MB")
    print(f"update of one game's rules or rivals {(update + max(snapshots)) / MEGABYTE:.2f} MB")
    print(f"update of all games' engine {(update + sum(snapshots)) / MEGABYTE:.2f} MB (≤ 3.2)")
    print(f"update of all scripts, styles and words {script / 1000:.0f} KB (≤ 300)")


def weight(files: dict[str, dict[str, Any]], *groups: str) -> int:
    """Bytes as they travel."""
    return sum(int(file["gzip"]) for file in files.values() if file["group"] in groups)


def first_visit(site: Path, game: str) -> dict[str, int]:
    """The files that a first visit to a game's table asks for until the engine has answered, with their bytes."""
    with (
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as profile,
        serving(site) as running,
        opened(playwright, profile) as context,
    ):
        visit(context, running, f"#{game}/play")
        by_then = context.pages[-1].evaluate(ASKED_BY_THEN)
        sizes = {path.removeprefix(SUB_PATH).partition("?")[0] or "index.html": size for path, size in running.asked}
    files = json.loads((site / "manifest.json").read_bytes())["files"]
    named = {address.removeprefix(running.url) or "index.html" for address in by_then}
    # What the worker asks for is not told to the page; of that, all but the library comes before it answers.
    worker = {path for path in sizes if files.get(path, {}).get("group") in {"core", "python"}}
    return {path: sizes[path] for path in (named | worker) & sizes.keys()}
