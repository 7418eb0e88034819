"""How long from opening the page to playing, as a share of what bare Pyodide needs to say 1 + 1.

One interleaved run, headless Chromium: a cold profile each time, a full line and throttled ones; and offline, from the
service worker, in a profile that has everything. Then the bytes of a first visit and of updates. Times run from
navigation, in a browser that has started and come to rest.
"""

import argparse
import json
import statistics
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from tests.tools.browser import LAUNCH_ARGS, browser
from web.build.serve import SUB_PATH, Site, serving
from web.build.site import build_site

PLAY = "#play"  # the address that leads straight to a table
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


def main(args: list[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser("build.py bench boot", description=__doc__)
    parser.add_argument("--runs", type=int, default=7, help="of each kind, interleaved")
    runs = parser.parse_args(args).runs
    ours = build_site()
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        bare = bare_site(ours, Path(scratch))
        print_times(measure(playwright, bare, ours, runs))
    print_bytes(ours)


def bare_site(ours: Path, out: Path) -> Path:
    """A page that starts Pyodide in a worker as its documentation says, and keeps it for offline use."""
    from web.build import pyodide_core  # noqa: PLC0415 - only here

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


def measure(playwright: Playwright, bare: Path, ours: Path, runs: int) -> dict[str, list[tuple[Times, Times]]]:
    """Pairs of times, bare and ours, taken in turns so that a busy moment of the machine hits both."""
    lines: dict[str, float | None] = {"cold": None, "50 Mbit/s": 50, "10 Mbit/s": 10}
    found: dict[str, list[tuple[Times, Times]]] = defaultdict(list)
    with kept(playwright, bare, "") as bare_again, kept(playwright, ours, PLAY) as ours_again:
        for _ in range(runs):
            for name, mbits in lines.items():
                pair = cold(playwright, bare, "", mbits), cold(playwright, ours, PLAY, mbits)
                found[name].append(pair)
            found["offline"].append((bare_again(), ours_again()))
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


def print_times(found: dict[str, list[tuple[Times, Times]]]) -> None:
    """Medians as ratios to bare, with the goals."""
    print(f"{'':12}{'bare 1+1':>10}{'paint':>16}{'table':>16}{'answer':>16}")
    for name, pairs in found.items():
        base = statistics.median(bare["answer"] for bare, _ in pairs)
        row = f"{name:12}{base:8.0f} ms"
        for what in ("paint", "table", "answer"):
            times = [ours[what] for _, ours in pairs if what in ours]
            goal = GOALS[name].get(what)
            ratio = f"{statistics.median(times) / base:.3f}" if times else "-"
            row += f"{ratio:>8}{f' (≤ {goal:.2f})' if goal else '':8}"
        print(row)


def print_bytes(site: Path) -> None:
    """What travels, compressed as hosts do: on a first visit, and when something changed."""
    listed = json.loads((site / "manifest.json").read_bytes())
    files, python = listed["files"], listed["python"]

    def weigh(*groups: str) -> int:
        return sum(int(file["gzip"]) for file in files.values() if file["group"] in groups)

    bare = weigh("core") + files[python["stock"]]["gzip"]
    asked = first_visit(site)
    show = sum(size for path, size in asked.items() if "/art/" in f"/{path}" or path.startswith("fonts/"))
    shell = sum(asked.values()) - show
    first = shell + show + weigh("core", "python")
    # Scripts are named by their hashes: where the first changes, so do all that import it.
    changed = [
        python["snapshot"],
        python["wheel"],
        "index.html",
        "boot.json",
        *(path for path in files if path.startswith("js/")),
    ]
    update = sum(files[path]["gzip"] for path in changed)
    script = sum(file["gzip"] for path, file in files.items() if path.endswith((".js", ".css", ".ftl.txt")))
    print(f"bare Pyodide            {bare / MEGABYTE:6.2f} MB")
    print(f"first visit, to play    {first / MEGABYTE:6.2f} MB  = {first / bare:.3f} of bare (≤ 1.1)")
    print(f"  page, scripts, styles, words, deals {shell / 1000:.0f} KB (≤ 150)")
    print(f"  fonts, and art on show by then {show / 1000:.0f} KB")
    print(f"the page with all its art, words and screens {weigh(*PAGE) / 1000:.0f} KB")
    print(f"later, in the background{weigh('later') / MEGABYTE:6.2f} MB")
    print(f"update of the engine    {update / MEGABYTE:6.2f} MB  (≤ 3.2)")
    print(f"update of all scripts, styles and words {script / 1000:.0f} KB (≤ 300)")


def first_visit(site: Path) -> dict[str, int]:
    """The page's own files that a first visit asks for until the engine has answered, with their bytes."""
    files = json.loads((site / "manifest.json").read_bytes())["files"]
    with (
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as profile,
        serving(site) as running,
        opened(playwright, profile) as context,
    ):
        visit(context, running, PLAY)
        by_then = context.pages[-1].evaluate(ASKED_BY_THEN)
        sizes = {path.removeprefix(SUB_PATH).partition("?")[0] or "index.html": size for path, size in running.asked}
    named = {address.removeprefix(running.url) or "index.html" for address in by_then}
    return {path: sizes[path] for path in named & sizes.keys() if files.get(path, {}).get("group", "shell") in PAGE}
