"""From a link to an engine that answers, whatever is broken on the way."""

import gzip
import json
import struct
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.web.browsing import PATIENCE, wait_until, watch
from tests.web.engines import (
    ASK,
    GAME_OF_BOTS,
    HOLD,
    SNAPSHOT,
    START,
    held,
    moves_of,
    snapshot_of,
    snapshots_sent,
    start,
    the_worker,
    version,
)
from tests.web.fixtures import NewContext
from tests.web.saves import AnyGame
from turandot.games import GAMES
from web.build.serve import Site

pytestmark = pytest.mark.apart

SCRIPT = "js/engine/worker/memory.js"
# What the snapshot does without: making another class needs it all.
LATE = """
import ast, dataclasses, decimal, inspect, traceback, typing

@dataclasses.dataclass(frozen=True, slots=True)
class Card:
    stars: int = 3

found = str(inspect.signature(Card)), typing.get_type_hints(Card), ast.literal_eval("[1, 2]")
if found != ("(stars: int = 3) -> None", {"stars": int}, [1, 2]):  # this Python does without assert
    raise ValueError(found)
"""


def test_progress_counts_true_bytes_up_to_all_of_them(page: Page, site: Site) -> None:
    start(page, site)
    assert page.evaluate(ASK) == version(site)
    progress = page.evaluate("progress")
    files = json.loads((site.directory / "manifest.json").read_bytes())["files"]
    total = sum(file["gzip"] for path, file in files.items() if path == SNAPSHOT or path.endswith("first.wasm"))
    assert progress == sorted(progress)
    assert len(progress) > 2
    assert progress[-1] == [total, total]
    assert page.evaluate("states") == ["starting", "ready"]


def damaged(content: bytes) -> bytes:
    middle = len(content) // 2
    return content[:middle] + bytes(64) + content[middle + 64 :]


def for_another_engine(content: bytes) -> bytes:
    """A sound snapshot whose header tells of another engine."""
    raw = gzip.decompress(content)
    length = struct.unpack_from("<4I", raw)[2]
    header = json.loads(raw[16 : 16 + length])
    header["engine"] = "0" * 64
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
    wheel = json.loads((site.directory / "manifest.json").read_bytes())["python"]["wheel"]
    site.instead |= {SNAPSHOT: None, wheel: None}
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
        played.append(page.evaluate(GAME_OF_BOTS))
        page.close()
    assert played[0] == played[1] == played[2]


def test_a_phone_whose_python_calls_functions_in_another_way_boots_by_snapshot_too(
    new_context: NewContext, page: Page, site: Site
) -> None:
    # Pyodide goes by this name; what it then does without must not come along from the machine that built.
    phone = new_context(user_agent="Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605").new_page()
    seen = watch(phone)
    start(phone, site)
    moves = phone.evaluate(GAME_OF_BOTS)
    assert "iPhone" in phone.workers[-1].evaluate("navigator.userAgent")
    assert [line for line in seen.said if "did not work" in line] == []
    start(page, site)
    assert page.evaluate(GAME_OF_BOTS) == moves


def test_what_was_left_out_of_the_memory_can_be_imported_once_the_library_is_there(page: Page, site: Site) -> None:
    script = (site.directory / SCRIPT).read_text("utf-8")
    found = "const module = withText(name, c._PyImport_ImportModule);"
    assert found in script
    site.instead[SCRIPT] = script.replace(found, f"self.python = c; {found}").encode()
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
    expected = page.evaluate(GAME_OF_BOTS)
    worker = the_worker(page)
    worker.evaluate(HOLD, 5)
    page.evaluate(f"() => {{ self.game = ({GAME_OF_BOTS})() }}")
    held(page, worker)
    worker.evaluate("self.close()")
    assert page.evaluate("game") == expected
    assert page.evaluate("states") == ["starting", "ready", "recovering", "ready"]


def test_a_worker_killed_while_it_boots_is_replaced(page: Page, site: Site) -> None:
    with page.expect_worker() as born:
        start(page, site)
    wait_until(page, "navigator.locks.query().then(({ held }) => held.length)", 1)  # by which its end is noticed
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
    moves = page.evaluate(GAME_OF_BOTS)
    page.evaluate(START, {})
    assert page.evaluate(GAME_OF_BOTS) == moves
    assert len([path for path, _ in site.asked if path.endswith(SNAPSHOT)]) == 1


@pytest.mark.parametrize("played", GAMES.values(), ids=GAMES)
def test_an_engine_begun_for_a_game_plays_it_from_its_own_snapshot_and_is_sent_no_other(
    page: Page, site: Site, played: AnyGame
) -> None:
    seen = watch(page)
    start(page, site, game=played.name)
    assert moves_of(page, played)
    assert snapshots_sent(site) == [played.name]
    assert [line for line in seen.said if "did not work" in line] == []


def test_one_engine_plays_all_games_each_from_its_snapshot_and_from_one_pyodide(page: Page, site: Site) -> None:
    start(page, site)
    first = {name: moves_of(page, played) for name, played in GAMES.items()}
    again = {name: moves_of(page, played) for name, played in GAMES.items()}
    assert first == again
    assert snapshots_sent(site) == list(GAMES)
    assert len([path for path, _ in site.asked if path.endswith(".wasm")]) == 1
    assert page.evaluate("states").count("starting") == len(GAMES)


def test_a_broken_snapshot_of_one_game_leaves_the_others_theirs(fresh: BrowserContext, site: Site) -> None:
    page = fresh.new_page()
    seen = watch(page)
    first, *others = GAMES.values()
    site.instead[snapshot_of(first.name)] = None
    start(page, site, game=first.name)
    for played in (first, *others):
        assert moves_of(page, played)
    assert len([line for line in seen.said if line.startswith("The snapshot boot did not work")]) == 1
    assert snapshots_sent(site) == list(GAMES)


def test_what_names_no_game_or_an_unknown_one_is_answered_all_the_same(page: Page, site: Site) -> None:
    start(page, site)
    for request in (
        {"do": "new", "game": "chess"},
        {"do": "view", "record": {"game": "chess"}},
        {"do": "view", "record": 7},
    ):
        answer = page.evaluate("(request) => engine.ask(request)", request)
        assert not answer["ok"]
        assert answer["error"]["code"] != "bug"
    assert len(snapshots_sent(site)) == 1
