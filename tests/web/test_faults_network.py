"""A network that comes and goes before the site is kept: sentences instead of broken pages, and then it goes on."""

from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.web.browsing import wait_until, watch
from tests.web.hands import to_next_bid
from tests.web.saves import at_table, kept_record, put, record_after, save_of, seal
from tests.web.test_match import STORED, begin
from web.build.serve import Site

# The service worker never comes: everything depends on the network.
NO_KEEPING = "Object.defineProperty(navigator, 'serviceWorker', { value: undefined })"
REFUSE_NEXT = """() => {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message) {
    if (message.type !== 'ask' || !message.text.includes('"do":"play"')) return postMessage.call(this, message);
    Worker.prototype.postMessage = postMessage;
    return postMessage.call(this, { ...message, text: message.text.replace('"move":"2"', '"move":"9"') });
  };
}"""


def visit(fresh: BrowserContext, site: Site) -> Page:
    page = fresh.new_page()
    page.add_init_script(NO_KEEPING)
    put(page, site, {"game/g": save_of("g", record_after(0))})
    page.goto(site.url)
    page.locator("#play").wait_for()
    return page


def test_a_screen_that_cannot_be_fetched_says_so_and_comes_when_there_is_a_network(
    fresh: BrowserContext, site: Site
) -> None:
    page = visit(fresh, site)
    fresh.set_offline(True)
    page.evaluate("location.hash = '#statistics'")
    expect(page.locator(".notice.bad")).to_be_visible()
    expect(page.locator("dialog")).to_have_count(0)
    fresh.set_offline(False)
    page.evaluate("location.hash = '#home'")
    page.locator("#play").wait_for()
    page.evaluate("location.hash = '#statistics'")
    page.locator("main h1").wait_for()


def test_a_language_chosen_without_a_network_is_spoken_as_soon_as_there_is_one(
    fresh: BrowserContext, site: Site
) -> None:
    page = visit(fresh, site)
    page.evaluate("import('./js/settings.js').then(({ change }) => { self.change = change; })")
    fresh.set_offline(True)
    page.evaluate("change({ language: 'it' })")
    page.evaluate("change({ language: 'fr' })")
    expect(page.locator("dialog")).to_have_count(0)
    assert page.evaluate("document.documentElement.lang") == "en"
    fresh.set_offline(False)
    wait_until(page, "document.documentElement.lang", "fr")
    expect(page.locator("dialog")).to_have_count(0)


def test_a_first_visit_whose_words_get_lost_on_the_way_begins_when_they_come(fresh: BrowserContext, site: Site) -> None:
    page = fresh.new_page()
    page.add_init_script(NO_KEEPING)
    seen = watch(page)
    lost: list[str] = []

    def lose_once(route: Route) -> None:
        if lost:
            route.continue_()
        else:
            lost.append(route.request.url)
            route.abort()

    page.route("**/first.ftl.txt", lose_once)
    page.goto(site.url)
    page.locator("#play").wait_for()
    assert lost
    assert [error for error in seen.errors if "ERR_FAILED" not in error] == []


def test_a_game_started_without_a_network_waits_for_python_and_then_goes_on(fresh: BrowserContext, site: Site) -> None:
    page = fresh.new_page()
    page.add_init_script(NO_KEEPING)
    put(page, site, {})
    page.route("**/*.snapshot.gz", lambda route: route.abort())
    page.route("**/*.whl", lambda route: route.abort())
    page.route("**/*.wasm", lambda route: route.abort())
    page.goto(site.url)
    page.locator("#play").click()
    seal(page, 1)
    (id_,) = page.evaluate(
        "Object.keys({ ...localStorage }).filter((it) => it.includes(' game/')).map((it) => it.split('/').at(-1))"
    )
    wait_until(page, 'Object.values({ ...localStorage }).some((text) => text.includes(\'"moves":["1"]\'))')
    page.unroute_all()
    to_next_bid(page)
    assert kept_record(page, id_)["moves"][0] == "1"


def test_a_table_that_was_left_plays_no_more(page: Page, site: Site) -> None:
    begin(page, site)
    page.evaluate("match.leave()")
    page.evaluate("match.table.play('1')")
    page.evaluate("match.table.undo()")
    assert page.evaluate(f"{STORED}.record.moves") == []


def test_after_a_refused_move_the_table_can_be_played_on(page: Page, site: Site) -> None:
    put(page, site, {"game/g": save_of("g", record_after(0))})
    at_table(page, site, "g")
    page.evaluate(REFUSE_NEXT)
    seal(page, 2)
    panel = page.locator("dialog.trouble")
    panel.wait_for()
    panel.locator(".button.primary").click()
    assert kept_record(page, "g")["moves"] == []
    seal(page, 1)
    to_next_bid(page)
    assert kept_record(page, "g")["moves"][0] == "1"
