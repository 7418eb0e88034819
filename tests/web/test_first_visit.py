"""The first visit to the site as it is shipped: what is asked for, what is allowed, and what is said meanwhile."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.web.browsing import SUB_PATH, wait_until, watch
from tests.web.engines import READY, SNAPSHOT, snapshots_sent
from tests.web.fixtures import NewContext
from tests.web.pages import visit
from tests.web.saves import ID, USUAL, kept_games, place, plant, put
from turandot.games import GAMES
from web.build.serve import Site

# When the page began to want each file: lines are few, so that servers hear of some later.
BEGAN = """() => Object.fromEntries(performance.getEntriesByType('resource')
  .map(({ name, startTime }) => [name.slice(document.baseURI.split('#')[0].length), startTime]))"""
# When the page's script ran.
RAN = """new MutationObserver(() => {
  if ('begun' in document.documentElement.dataset) self.ran ??= performance.now();
}).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-begun'] });"""
# The scripts of a game's table that the page names, each with how.
NAMED = """(game) => [...document.querySelectorAll(`link[data-table=${game}]`)]
  .map((link) => [link.rel, link.getAttribute('href')])"""

# When the worker, by its own clock, began to want what is Pyodide's.
CORE_BEGAN = """performance.getEntriesByType('resource').filter(({ name }) => name.includes('/pyodide'))
  .map(({ startTime }) => startTime)"""
HEAD_START = 80  # milliseconds
# Nobody ever gets the lock of a game.
LOCKED = """const { request } = LockManager.prototype;
LockManager.prototype.request = function (name, ...rest) {
  return name.includes(' game ') ? new Promise(() => {}) : request.call(this, name, ...rest);
};"""

# Whenever something was drawn at the table: how many elements it has, and whether they can be seen.
GROWTH = """self.growth = [];
new MutationObserver(() => {
  const place = document.querySelector('.table-root');
  const there = place?.querySelectorAll('*').length;
  if (there) growth.push([there, place.firstElementChild.checkVisibility() ? 'seen' : 'hidden']);
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-unfolding'] });"""


def test_the_page_boots_by_snapshot_under_any_sub_path(page: Page, site: Site) -> None:
    seen = watch(page)
    page.goto(site.url)
    wait_until(page, READY)
    assert [line for line in seen.said if "boot did not work" in line] == []
    asked = [path for path, _ in site.asked]
    assert SUB_PATH + SNAPSHOT in asked
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


@pytest.mark.installed
def test_the_status_line_tells_of_the_first_download_and_then_of_being_ready_offline(page: Page, site: Site) -> None:
    site.line.mbits = 3
    visit(page, site)
    status = page.locator(".home-foot .status")
    expect(status).to_contain_text(re.compile(r"arriving, \d+% \(first visit only\)"))
    site.line.mbits = None
    expect(status).to_have_text("Ready offline")


@pytest.mark.parametrize("game", GAMES)
def test_who_comes_for_one_game_is_sent_nothing_of_another_but_its_poster(page: Page, site: Site, game: str) -> None:
    page.goto(f"{site.url}#{game}")
    page.locator("#play").click()
    page.locator(".table-root > *").first.wait_for()
    wait_until(page, READY)
    others = tuple(f"{SUB_PATH}games/{other}/" for other in GAMES if other != game)
    sent = {path for path, _ in site.asked if path.startswith(others)}
    assert f"{SUB_PATH}games/{game}/css/index.css" in {path for path, _ in site.asked}
    assert {path.removesuffix(".svg").rpartition("/")[2] for path in sent} == {"poster"}, sorted(sent)
    assert snapshots_sent(site) == [game]


@pytest.mark.parametrize("game", GAMES)
def test_the_table_that_an_address_leads_to_is_not_waited_for_by_the_script_that_asks_for_it(
    page: Page, site: Site, game: str
) -> None:
    page.add_init_script(RAN)
    page.goto(f"{site.url}#{game}/play")
    page.locator(".table-root > *").first.wait_for()
    wait_until(page, READY)
    asked = [path.removeprefix(SUB_PATH) for path, _ in site.asked]
    links = {name: page.evaluate(NAMED, name) for name in GAMES}
    assert {rel for rel, _ in links[game]} == {"modulepreload"}
    assert {rel for name in GAMES if name != game for rel, _ in links[name]} == {"later"}
    deals = {path for path in asked if "openings" in path}
    assert len(deals) == 1
    wanted = [*(path for _, path in links[game]), f"games/{game}/css/index.css", *deals]
    assert [asked.count(path) for path in wanted] == [1] * len(wanted)
    began: dict[str, float] = page.evaluate(BEGAN)
    assert max(began[path] for path in wanted) < page.evaluate("ran")
    assert page.locator("link[rel=stylesheet][href*='/games/']").count() == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_page_has_a_head_start_over_pyodide(page: Page, site: Site, game: str) -> None:
    page.goto(f"{site.url}#{game}/play")
    wait_until(page, READY)
    began: list[float] = page.workers[-1].evaluate(CORE_BEGAN)
    assert len(began) >= 3, "two scripts and the runtime"
    assert min(began) >= HEAD_START - 1  # clocks of pages are rounded


@pytest.mark.parametrize("game", GAMES)
def test_a_table_dealt_on_this_page_does_not_wait_for_its_lock(page: Page, site: Site, game: str) -> None:
    page.add_init_script(LOCKED)
    page.goto(f"{site.url}#{game}/play")
    page.locator(".table-root > *").first.wait_for()
    assert len(kept_games(page)) == 1


def test_a_game_that_another_page_may_have_waits_for_its_lock(page: Page, site: Site) -> None:
    page.add_init_script(LOCKED)
    plant(page, site)
    page.goto(site.url + place("table", ID))
    wait_until(page, READY)
    expect(page.locator(".table-root")).to_have_count(1)
    expect(page.locator(".table-root > *")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(390, 844), (820, 1180)])
def test_on_a_phone_a_first_table_comes_in_parts_and_is_seen_when_it_is_whole(
    new_context: NewContext, site: Site, game: str, size: tuple[int, int]
) -> None:
    page = new_context(viewport={"width": size[0], "height": size[1]}, has_touch=True, is_mobile=True).new_page()
    page.add_init_script(GROWTH)
    page.goto(f"{site.url}#{game}/play")
    page.locator(".table-root > *").first.wait_for()
    growth: list[tuple[int, str]] = page.evaluate("growth")
    counts = [count for count, how in growth if how == "hidden"]
    whole = counts[-1]
    steps = [after - before for before, after in pairwise([0, *counts])]
    assert sum(step > 0 for step in steps) >= 4
    assert max(steps) <= 0.5 * whole, "one part is nearly all of it"
    shown = [count for count, how in growth if how == "seen"]
    assert min(shown) >= whole, "nobody sees half a table"
    assert [how for _, how in growth] == ["hidden"] * len(counts) + ["seen"] * len(shown)
    expect(page.locator(".arriving")).to_have_count(0)


def test_words_come_once_in_the_language_of_the_browser_and_begin_before_the_page_does(
    new_context: NewContext, site: Site
) -> None:
    page = new_context(locale="fr-CH").new_page()
    page.add_init_script(RAN)
    page.goto(f"{site.url}#{next(iter(GAMES))}/play")
    page.locator(".table-root > *").first.wait_for()
    wait_until(page, READY)
    asked = [path.removeprefix(SUB_PATH) for path, _ in site.asked]
    words = [path for path in asked if path.endswith(".ftl.txt")]
    assert {path.split("/")[-2] for path in words} == {"fr"}
    assert len(words) == len(set(words))
    began: dict[str, float] = page.evaluate(BEGAN)
    wanted = [at for path, at in began.items() if path.endswith(("first.ftl.txt", "table.ftl.txt"))]
    assert max(wanted) < page.evaluate("ran")


@pytest.mark.parametrize("game", GAMES)
def test_who_has_a_game_to_go_on_with_is_not_sent_deals(page: Page, site: Site, game: str) -> None:
    page.goto(f"{site.url}#{game}/play")
    page.locator(".table-root > *").first.wait_for()
    wait_until(page, READY)
    site.asked.clear()
    page.goto("about:blank")
    page.goto(f"{site.url}#{game}/play")
    page.locator(".table-root > *").first.wait_for()
    wait_until(page, READY)
    assert [path for path, _ in site.asked if "openings" in path] == []


@pytest.mark.parametrize("game", GAMES)
def test_who_chose_another_number_of_seats_is_sent_the_deals_for_that(page: Page, site: Site, game: str) -> None:
    seats = min(GAMES[game].seats)
    put(page, site, {"settings": USUAL | {"setups": {game: {"seats": seats}}}})
    site.asked.clear()
    page.goto(f"{site.url}#{game}/play")
    page.locator(".table-root > *").first.wait_for()
    assert [path for path, _ in site.asked if "openings" in path] == [f"{SUB_PATH}games/{game}/openings-{seats}.json"]


@pytest.mark.parametrize("game", GAMES)
def test_home_begins_with_the_engine_of_the_game_that_was_played_last(page: Page, site: Site, game: str) -> None:
    put(page, site, {"settings": USUAL | {"game": game}})
    page.goto(site.url)
    wait_until(page, READY)
    assert snapshots_sent(site) == [game]


def test_an_address_of_the_time_when_there_was_one_game_brings_one_engine(page: Page, site: Site) -> None:
    page.goto(f"{site.url}#play")
    page.locator(".table-root > *").first.wait_for()
    wait_until(page, READY)
    assert len(snapshots_sent(site)) == 1
