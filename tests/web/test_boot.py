"""From a link to an engine that answers, whatever is broken on the way."""

import gzip
import json
import struct
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Worker

from tests.web.conftest import PATIENCE, QUIET, wait_until, watch
from web.build.serve import Site

READY = "performance.getEntriesByName('engine-ready').length > 0"
SNAPSHOT = "python/engine.snapshot.gz"

# An engine of our own on a quiet page: what it said about itself is kept beside it.
START = """async (options) => {
  const { createEngine } = await import('./js/engine.js');
  self.states = [];
  self.progress = [];
  self.engine = createEngine({
    onState: (state) => self.states.push(state),
    onProgress: (loaded, total) => self.progress.push([loaded, total]),
    ...options,
  });
}"""
ASK = "engine.ask({ do: 'about' }).then(({ version }) => version)"
# A game between bots, with the moves they made; the answer to the last request is the whole game.
GAME = """async () => {
  const seats = ['greedy', 'soft', 'anyhow'];
  let shown = await engine.ask({ do: 'new', game: 'turandot', seed: 'k3x9', seats, viewer: 0 });
  while (!shown.view.final) shown = await engine.ask({ do: 'bot', record: shown.record, viewer: 0 });
  return shown.record.moves;
}"""

# What the snapshot does without: making another class needs it all.
LATE = """
import ast, dataclasses, decimal, inspect, traceback, typing

@dataclasses.dataclass(frozen=True, slots=True)
class Singer:
    stars: int = 3

found = str(inspect.signature(Singer)), typing.get_type_hints(Singer), ast.literal_eval("[1, 2]")
if found != ("(stars: int = 3) -> None", {"stars": int}, [1, 2]):  # this Python does without assert
    raise ValueError(found)
"""


def start(page: Page, site: Site, **options: float) -> None:
    page.goto(site.url + QUIET)
    page.evaluate(START, options)


def version(site: Site) -> str:
    listed = json.loads((site.directory / "manifest.json").read_bytes())
    return str(listed["app"])


def the_worker(page: Page) -> Worker:
    """The worker that will answer, once it holds the lock by which its death is noticed."""
    wait_until(page, "navigator.locks.query().then(({ held }) => held.length)", 1)
    return page.workers[-1]


def test_the_page_boots_by_snapshot_under_any_sub_path(page: Page, site: Site) -> None:
    seen = watch(page)
    page.goto(site.url)
    wait_until(page, READY)
    assert [line for line in seen.said if "boot did not work" in line] == []
    asked = [path for path, _ in site.asked]
    assert f"/any/sub/path/{SNAPSHOT}" in asked
    assert not any(path.endswith(".whl") for path in asked), "the fallback's files were fetched before they were needed"


def test_the_page_has_a_strict_policy_and_keeps_it(fresh: BrowserContext, site: Site) -> None:
    page = fresh.new_page()
    page.add_init_script("addEventListener('securitypolicyviolation', (event) => console.error(event.blockedURI))")
    seen = watch(page)
    page.goto(site.url)
    wait_until(page, READY)
    assert seen.errors == []
    policy = page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content") or ""
    assert policy.startswith("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';")
    assert "unsafe-inline" not in policy
    assert page.evaluate("fetch('https://example.org/').then(() => 'allowed', () => 'refused')") == "refused"
    assert any("https://example.org/" in error for error in seen.errors)


def test_progress_counts_true_bytes_up_to_all_of_them(page: Page, site: Site) -> None:
    start(page, site)
    assert page.evaluate(ASK) == version(site)
    progress = page.evaluate("progress")
    files = json.loads((site.directory / "manifest.json").read_bytes())["files"]
    total = sum(file["gzip"] for path, file in files.items() if path == SNAPSHOT or path.endswith(".wasm"))
    assert progress == sorted(progress)
    assert len(progress) > 2
    assert progress[-1] == [total, total]
    assert page.evaluate("states") == ["starting", "ready"]


def damaged(content: bytes) -> bytes:
    middle = len(content) // 2
    return content[:middle] + bytes(64) + content[middle + 64 :]


def for_another_engine(content: bytes) -> bytes:
    """A sound snapshot whose header tells of another wheel."""
    raw = gzip.decompress(content)
    length = struct.unpack_from("<4I", raw)[2]
    header = json.loads(raw[16 : 16 + length])
    header["wheel"] = "0" * 64
    return gzip.compress(
        raw[:16] + json.dumps(header, separators=(",", ":")).encode().ljust(length) + raw[16 + length :]
    )


BROKEN: dict[str, Callable[[bytes], bytes | None]] = {
    "damaged": damaged,
    "cut short": lambda content: content[: len(content) // 2],
    "missing": lambda _: None,
    "made for another engine": for_another_engine,
    "no snapshot at all": lambda _: gzip.compress(b"Nessun dorma" * 100),
}


@pytest.mark.parametrize("how", BROKEN)
def test_a_broken_snapshot_gives_way_to_the_plain_boot(fresh: BrowserContext, site: Site, how: str) -> None:
    page = fresh.new_page()
    seen = watch(page)
    site.instead[SNAPSHOT] = BROKEN[how]((site.directory / SNAPSHOT).read_bytes())
    start(page, site)
    assert page.evaluate(ASK) == version(site)
    assert len([line for line in seen.said if line.startswith("The snapshot boot did not work")]) == 1
    assert [line for line in seen.said if line.startswith("The plain boot did not work")] == []
    assert any("/micropip" in path for path, _ in site.asked)


def test_without_the_plain_boot_the_stock_boot_does_it(fresh: BrowserContext, site: Site) -> None:
    page = fresh.new_page()
    site.instead |= {SNAPSHOT: None, "python/stdlib.zip": None}
    start(page, site)
    assert page.evaluate(ASK) == version(site)
    assert any(path.endswith("python_stdlib.zip") for path, _ in site.asked)


def test_if_nothing_starts_the_engine_says_so_and_can_be_asked_again(fresh: BrowserContext, site: Site) -> None:
    page = fresh.new_page()
    wheel = next(Path(site.directory).glob("python/turandot-*.whl"))
    site.instead |= {SNAPSHOT: None, f"python/{wheel.name}": None}
    start(page, site)
    assert page.evaluate("engine.ask({ do: 'about' }).catch(({ code }) => code)") == "engine-failed"
    assert page.evaluate("engine.state()") == "failed"
    site.instead.clear()
    assert page.evaluate(ASK) == version(site)


def test_every_boot_plays_the_same_game(fresh: BrowserContext, site: Site) -> None:
    played = []
    for missing in ([], [SNAPSHOT], [SNAPSHOT, "python/stdlib.zip"]):
        site.instead = dict.fromkeys(missing)
        page = fresh.new_page()
        start(page, site)
        played.append(page.evaluate(GAME))
        page.close()
    assert played[0] == played[1] == played[2]


def test_a_phone_whose_python_calls_functions_in_another_way_boots_by_snapshot_too(
    chromium: Browser, site: Site
) -> None:
    # Pyodide goes by this name; what it then does without must not come along from the machine that built.
    context = chromium.new_context(user_agent="Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605")
    context.set_default_timeout(PATIENCE * 1000)
    page = context.new_page()
    seen = watch(page)
    start(page, site)
    moves = page.evaluate(GAME)
    assert "iPhone" in page.workers[-1].evaluate("navigator.userAgent")
    assert [line for line in seen.said if "did not work" in line] == []
    context.close()
    other = chromium.new_page()
    start(other, site)
    assert other.evaluate(GAME) == moves
    other.close()


def test_what_was_left_out_of_the_memory_can_be_imported_once_the_library_is_there(page: Page, site: Site) -> None:
    script = (site.directory / "js/worker.js").read_text("utf-8")
    found = "const module = withText(name, c._PyImport_ImportModule);"
    assert found in script
    site.instead["js/worker.js"] = script.replace(found, f"self.python = c; {found}").encode()
    start(page, site)
    assert page.evaluate(ASK) == version(site)
    worker = the_worker(page)
    deadline = time.monotonic() + PATIENCE
    while worker.evaluate("python.FS.stat('/lib/python314.zip').size") < 1000:
        assert time.monotonic() < deadline
        page.wait_for_timeout(50)
    assert worker.evaluate("(text) => python._PyRun_SimpleString(python.stringToNewUTF8(text))", LATE) == 0


def test_a_worker_killed_while_it_thinks_is_replaced_and_the_answer_comes(page: Page, site: Site) -> None:
    start(page, site)
    expected = page.evaluate(GAME)
    page.evaluate(f"() => {{ self.game = ({GAME})() }}")
    the_worker(page).evaluate("self.close()")
    assert page.evaluate("game") == expected
    assert page.evaluate("states") == ["starting", "ready", "recovering", "ready"]


def test_a_worker_killed_while_it_boots_is_replaced(page: Page, site: Site) -> None:
    with page.expect_worker() as born:
        start(page, site)
    born.value.evaluate("self.close()")
    assert page.evaluate(ASK) == version(site)


def test_a_worker_killed_while_nobody_asks_is_replaced_before_anybody_does(page: Page, site: Site) -> None:
    start(page, site)
    page.evaluate(ASK)
    the_worker(page).evaluate("self.close()")
    wait_until(page, "states.join()", "starting,ready,recovering,ready")


def test_a_worker_that_stays_silent_is_replaced(page: Page, site: Site) -> None:
    start(page, site, patience=2)
    page.evaluate(ASK)
    the_worker(page).evaluate("self.onmessage = null")
    assert page.evaluate(ASK) == version(site)


def test_a_request_that_no_worker_survives_is_given_up(page: Page, site: Site) -> None:
    start(page, site, patience=2)
    page.evaluate(ASK)
    # Whoever gets the request falls silent: nothing a player could do, but a bug might.
    page.evaluate("""() => {
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (message) {
        if (message.type !== 'ask') postMessage.call(this, message);
      };
      self.restore = () => { Worker.prototype.postMessage = postMessage; };
    }""")
    assert page.evaluate("engine.ask({ do: 'about' }).catch(({ code }) => code)") == "engine-lost"
    page.evaluate("restore()")
    assert page.evaluate(ASK) == version(site)


def test_two_engines_work_side_by_side_from_one_download(page: Page, site: Site) -> None:
    start(page, site)
    moves = page.evaluate(GAME)
    page.evaluate(START, {})
    assert page.evaluate(GAME) == moves
    assert len([path for path, _ in site.asked if path.endswith(SNAPSHOT)]) == 1
