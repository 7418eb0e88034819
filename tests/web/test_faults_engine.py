"""Workers that die, drown or fall silent, and browsers that cannot run one: the same game goes on, or a clear word."""

import json
from contextlib import suppress

import pytest
from playwright.sync_api import BrowserContext, Error, Page, expect

from tests.web.browsing import QUIET, wait_until, watch
from tests.web.engines import ASK, START, start, the_worker, version
from tests.web.saves import GAME, Json, at_table, kept_moves, record_after
from turandot.bridge import handle
from web.build.serve import Site

# What a worker says when Python can get no more memory: in Python's own words, or if there is none left even for those.
DROWN = {
    "in Python": """() => {
      const text = JSON.stringify({ id: null, ok: false, error: { code: 'out-of-memory', sentence: '', facts: {} } });
      self.onmessage = ({ data }) => {
        if (data.type === 'ask') self.postMessage({ type: 'reply', id: data.id, text });
      };
    }""",
    "in the worker": """() => {
      self.onmessage = ({ data }) => {
        if (data.type === 'ask') self.postMessage({ type: 'fault', id: data.id, reason: 'RangeError: out of memory' });
      };
    }""",
}
# The worker has booted, and its death would be noticed.
LIVES = "navigator.locks.query().then(({ held }) => held.some(({ name }) => name.startsWith('worker')))"
# The first worker never hears the order to boot, the next ones do.
MUTE = """() => {
  const { addEventListener } = Worker.prototype;
  let first;
  Worker.prototype.addEventListener = function (type, ...how) {
    first ??= this;
    if (this !== first || type !== 'message') addEventListener.call(this, type, ...how);
  };
}"""
LACKING = {
    "WebAssembly": "delete globalThis.WebAssembly",
    "Worker": "delete globalThis.Worker",
    "DecompressionStream": "delete globalThis.DecompressionStream",
    "<dialog>": "delete HTMLDialogElement.prototype.showModal",
    "CSS light-dark()": "CSS.supports = () => false",
}


def test_a_worker_killed_at_every_decision_of_a_game_is_not_even_noticed(page: Page, site: Site) -> None:
    robot = at_table(page, site)
    for _ in range(3):
        robot.to_decision()
        length = len(kept_moves(page))
        wait_until(page, LIVES)
        page.workers[-1].evaluate("self.close()")
        robot.to_next_decision()
        assert len(kept_moves(page)) > length
    expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.apart
def test_workers_killed_in_a_row_while_they_boot_do_not_drive_the_engine_to_slower_ways(page: Page, site: Site) -> None:
    seen = watch(page)
    start(page, site)
    for _ in range(3):
        wait_until(page, LIVES)
        with suppress(Error, IndexError):  # it may just have been replaced
            page.workers[-1].evaluate("self.close()")
    assert page.evaluate(ASK) == version(site)
    assert [line for line in seen.said if "did not work" in line] == []


@pytest.mark.apart
@pytest.mark.parametrize("where", DROWN)
def test_a_worker_out_of_memory_is_replaced_and_the_answer_comes(page: Page, site: Site, where: str) -> None:
    start(page, site)
    assert page.evaluate(ASK) == version(site)
    the_worker(page).evaluate(DROWN[where])
    assert page.evaluate(ASK) == version(site)
    assert page.evaluate("states").count("recovering") == 1


@pytest.mark.apart
def test_a_worker_silent_from_its_first_moment_is_given_up_and_another_one_boots(page: Page, site: Site) -> None:
    page.clock.install()
    page.goto(site.url + QUIET)
    page.evaluate(MUTE)
    page.evaluate(START, {})
    page.evaluate("() => { self.asked = engine.ask({ do: 'about' }) }")
    page.clock.run_for(61_000)  # it does not even tell of the bytes that come
    assert page.evaluate("asked.then(({ version }) => version)") == version(site)


def test_an_engine_lost_for_good_gives_the_record_to_copy_and_the_game_goes_on_after_a_reload(
    page: Page, site: Site
) -> None:
    robot = at_table(page, site)
    robot.to_decision()
    page.evaluate("""() => {
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (message) {
        if (message.type === 'ask') this.dispatchEvent(new MessageEvent('messageerror'));
        else postMessage.call(this, message);
      };
    }""")
    robot.decide()
    panel = page.locator("dialog.trouble")
    panel.wait_for()
    (move,) = kept_moves(page)
    assert f'"{move}"' in (panel.locator(".trouble-report").text_content() or "")
    page.reload()
    robot.to_decision()
    assert kept_moves(page)[0] == move


@pytest.mark.parametrize("what", LACKING)
def test_a_browser_without_what_we_need_says_what_is_missing(fresh: BrowserContext, site: Site, what: str) -> None:
    page = fresh.new_page()
    seen = watch(page)
    page.add_init_script(LACKING[what])
    page.goto(site.url)
    expect(page.locator("#lacking")).to_have_text(what)
    expect(page.get_by_text("this browser is too old for the game")).to_be_visible()
    assert seen.errors == []


def test_a_page_whose_scripts_never_run_says_so_after_a_while(fresh: BrowserContext, site: Site) -> None:
    page = fresh.new_page()
    page.route("**/*.js", lambda route: route.abort())
    page.goto(site.url)
    sentence = page.get_by_text("this browser is too old for the game")
    expect(sentence).not_to_be_visible()  # for the moment before scripts come, as on any visit
    page.evaluate("document.getAnimations().forEach((late) => late.finish())")
    expect(sentence).to_be_visible()
    for language in ("en", "fr", "de", "it"):
        assert f'<p lang="{language}">' in page.locator("noscript").inner_html()


def weighed(told: Json) -> dict[str, float]:
    """How often a bot would play each move. Another Python adds in another order, hence approximately."""
    return {choice["move"]: choice["chance"] for choice in told["choices"]}


@pytest.mark.apart
def test_every_bot_thinks_in_the_browser_as_it_does_outside(page: Page, site: Site) -> None:
    start(page, site)
    record = record_after(3)
    found = page.evaluate(
        """async (record) => {
          const { games } = await engine.ask({ do: 'about' });
          const { bots } = games[record.game];
          return Promise.all(bots.map((bot) => engine.ask({ do: 'weigh', record, bot }).then((told) => [bot, told])));
        }""",
        record,
    )
    assert [bot for bot, _ in found] == list(GAME.bots)
    for bot, told in found:
        outside = json.loads(handle(json.dumps({"do": "weigh", "record": record, "bot": bot})))
        assert weighed(told) == pytest.approx(weighed(outside)), bot
