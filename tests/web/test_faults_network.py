"""A network that comes and goes before the site is kept: sentences instead of broken pages, and then it goes on."""

from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.web.browsing import wait_until, watch
from tests.web.pages import visit
from tests.web.robot import Robot
from tests.web.saves import GAME, at_table, change_settings, kept_games, kept_moves, place, put
from web.build.serve import Site

REFUSE_NEXT = """() => {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message) {
    if (message.type !== 'ask' || !message.text.includes('"do":"play"')) return postMessage.call(this, message);
    Worker.prototype.postMessage = postMessage;
    return postMessage.call(this, { ...message, text: message.text.replace(/"move":"[^"]*"/, '"move":"???"') });
  };
}"""


def test_a_screen_that_cannot_be_fetched_says_so_and_comes_when_there_is_a_network(
    fresh: BrowserContext, site: Site
) -> None:
    page = fresh.new_page()
    visit(page, site)
    fresh.set_offline(True)
    page.goto(site.url + place("statistics"))
    expect(page.locator(".notice.bad")).to_be_visible()
    expect(page.locator("dialog")).to_have_count(0)
    fresh.set_offline(False)
    visit(page, site)
    visit(page, site, "statistics")


def test_a_language_chosen_without_a_network_is_spoken_as_soon_as_there_is_one(
    fresh: BrowserContext, site: Site
) -> None:
    page = fresh.new_page()
    visit(page, site)
    fresh.set_offline(True)
    change_settings(page, language="it")
    change_settings(page, language="fr")
    expect(page.locator("dialog")).to_have_count(0)
    assert page.evaluate("document.documentElement.lang") == "en"
    fresh.set_offline(False)
    wait_until(page, "document.documentElement.lang", "fr")
    expect(page.locator("dialog")).to_have_count(0)


def test_a_first_visit_whose_words_get_lost_on_the_way_begins_when_they_come(fresh: BrowserContext, site: Site) -> None:
    page = fresh.new_page()
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
    put(page, site, {})
    for ending in ("snapshot.gz", "whl", "wasm"):
        page.route(f"**/*.{ending}", lambda route: route.abort())
    visit(page, site)
    page.locator("#play").click()
    robot = Robot(page, GAME.name, "keyboard")
    robot.decide()
    ((id_, game),) = kept_games(page).items()
    (move,) = game["record"]["moves"]
    page.unroute_all()
    robot.to_decision()
    assert kept_moves(page, id_)[0] == move


def test_after_a_refused_move_the_table_can_be_played_on(page: Page, site: Site) -> None:
    robot = at_table(page, site)
    robot.to_decision()
    page.evaluate(REFUSE_NEXT)
    robot.decide()
    panel = page.locator("dialog.trouble")
    panel.wait_for()
    panel.locator(".button.primary").click()
    assert kept_moves(page) == []
    robot.to_next_decision()
    assert len(kept_moves(page)) > 1
