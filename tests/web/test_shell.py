"""The page around the table: home, set-up, addresses, and what it does without storage or when something breaks."""

import json

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.web.browsing import wait_until, watch
from tests.web.pages import choose, shown, visit
from tests.web.saves import GAME, change_settings, kept, kept_games, place, plant, put, sit_down
from web.build.serve import Site

pytestmark = pytest.mark.outside

TABLE = place("table")
UP = ".table-root > *"
# Every page gets the lock on its game, whoever has it already.
BLIND = """const { request } = LockManager.prototype;
LockManager.prototype.request = function (name, ...rest) {
  return name.includes(' game ') ? rest.at(-1)({}) : request.call(this, name, ...rest);
};"""

# ── Home ──


def test_home_shows_one_big_play_and_what_else_there_is(page: Page, site: Site) -> None:
    visit(page, site)
    assert page.locator("h1").inner_text() == page.title()
    assert page.locator("#play").is_visible()
    for screen in ("set-up", "settings", "about"):
        assert page.locator(f".home a[href='{place(screen)}']").count() == 1


def test_play_starts_a_game_and_later_goes_on_with_it(page: Page, site: Site) -> None:
    visit(page, site)
    page.locator("#play").click()
    page.wait_for_url(f"**/{TABLE}/*")
    page.locator(UP).first.wait_for()
    ((id_, game),) = kept_games(page).items()
    assert game["record"]["seats"][0] == "human"
    visit(page, site)
    expect(page.locator("#play")).to_have_text("Play on")
    page.locator("#play").click()
    page.wait_for_url(f"**/{TABLE}/{id_}")
    assert len(kept_games(page)) == 1


def test_the_address_play_goes_straight_to_the_table(page: Page, site: Site) -> None:
    page.goto(site.url + place("play"))
    page.wait_for_url(f"**/{TABLE}/*")
    page.go_back()
    assert "/play" not in page.url


def test_every_door_of_home_and_menu_opens(page: Page, site: Site) -> None:
    visit(page, site)
    page.locator("#menu").click()
    doors = page.locator("ul.menu a").evaluate_all("(links) => links.map((link) => link.hash)")
    assert place("settings") in doors
    for door in doors:
        page.goto(site.url + door)
        shown(page, door.rpartition("/")[2].lstrip("#").replace(GAME.name, "home"))


@pytest.mark.apart
def test_an_update_is_offered_at_home_and_never_at_the_table(page: Page, site: Site) -> None:
    waits = "import('./js/shell/status.js').then(({ note }) => note({ engine: 'ready', offline: 'update-available' }))"
    offer = page.locator(".notice", has_text="new version")
    visit(page, site)
    settled = "import('./js/shell/offline.js').then(({ offlineState }) => offlineState())"
    wait_until(page, settled, "unsupported")  # nothing else will be told from now on
    page.evaluate(waits)
    expect(offer).to_be_visible()
    page.locator("#play").click()
    page.locator(UP).first.wait_for()
    page.evaluate(waits)
    expect(offer).to_have_count(0)


def test_about_names_everything_of_others_that_is_shipped_with_its_licence(page: Page, site: Site) -> None:
    visit(page, site, "about")
    listed = json.loads((site.directory / "licences.json").read_bytes())
    assert {"pyodide", "CPython", "lit-html"} <= {entry["name"] for entry in listed}
    rows = page.locator(".licences li")
    expect(rows).to_have_count(len(listed))
    for entry, row in zip(listed, rows.all_inner_texts(), strict=True):
        assert all(entry[part] in row for part in ("name", "version", "licence"))


# ── Set-up ──


def test_set_up_asks_for_seats_rivals_rules_and_deal_and_keeps_them(page: Page, site: Site) -> None:
    rival, (weakest, second, *_) = GAME.rivals[-1], GAME.levels
    option, (_, unusual, *_) = next(iter(GAME.options.items()))
    visit(page, site, "set-up")
    choose(page, "seats", 3)
    expect(page.locator(".rival")).to_have_count(2)
    page.locator("select[name=rival-0]").select_option(rival)
    page.locator("select[name=level-0]").select_option(weakest)
    page.locator("select[name=level-1]").select_option(second)
    choose(page, option, unusual)
    choose(page, "first", "1")
    page.locator("#seed").fill("Our déal!")
    page.locator("#seed").blur()
    page.locator("#begin").click()
    page.wait_for_url(f"**/{TABLE}/*")
    (game,) = kept_games(page).values()
    record = game["record"]
    assert record["seats"][:2] == ["human", f"{rival}:{weakest}"]
    assert record["seats"][2].endswith(f":{second}")
    assert not record["seats"][2].startswith(rival)
    assert (record["seed"], record["first"], record["options"][option]) == ("Our-deal", 1, unusual)
    setup = json.loads(kept(page)["settings"])["setups"][GAME.name]
    assert (setup["seats"], setup["rivals"][0], setup["first"]) == (3, {"id": rival, "level": weakest}, 1)
    assert setup["seed"] == "", "the next game is a new deal"


@pytest.mark.apart
def test_what_is_being_typed_survives_whatever_else_changes_on_the_page(page: Page, site: Site) -> None:
    visit(page, site, "set-up")
    page.locator("#seed").press_sequentially("half a w")
    page.evaluate("import('./js/shell/status.js').then(({ note }) => note({ offline: 'installing', installed: 0.5 }))")
    change_settings(page, theme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.locator("#seed").input_value() == "half a w"


def test_nobody_can_be_asked_to_two_seats(page: Page, site: Site) -> None:
    rival = GAME.rivals[-1]
    visit(page, site, "set-up")
    page.locator("select[name=rival-0]").select_option(rival)
    expect(page.locator(f"select[name=rival-1] option[value={rival}]")).to_have_count(0)


@pytest.mark.inside
@pytest.mark.parametrize("seats", [min(GAME.seats), max(GAME.seats)])
def test_a_table_of_any_size_can_be_set_up_before_the_engine_is_there(page: Page, site: Site, seats: int) -> None:
    page.route("**/*.wasm", lambda route: page.once("close", lambda _: route.abort()))  # it never comes
    visit(page, site, "set-up")
    choose(page, "seats", seats)
    page.locator("#begin").click()
    page.locator(UP).first.wait_for()
    assert page.evaluate("performance.getEntriesByName('engine-ready').length") == 0
    (game,) = kept_games(page).values()
    assert len(game["record"]["seats"]) == seats


# ── Addresses ──


def test_a_hostile_address_leads_home_with_a_sentence(page: Page, site: Site) -> None:
    hostile = [
        "#nowhere", "#table%2F..%2F", "#<img src=x onerror=alert(1)>", "#settings%", f"#{'x' * 30000}", "#__proto__",
        f"#{GAME.name}/nowhere", f"#{GAME.name}/settings", f"#{GAME.name}//",
    ]  # fmt: skip
    for address in hostile:
        page.goto(site.url + "?" + str(hostile.index(address)) + address)  # each time from nothing
        shown(page, "home")
        expect(page.locator(".notice")).to_contain_text("leads nowhere")


def test_an_address_of_a_game_that_is_not_here_leads_home_with_a_sentence(page: Page, site: Site) -> None:
    page.goto(site.url + "#tarot/rules")
    shown(page, "home")
    expect(page.locator(".notice.bad")).to_be_visible()
    expect(page.locator(".notice")).not_to_contain_text("leads nowhere")


@pytest.mark.parametrize("screen", ["table", "review"])
def test_a_saved_game_that_is_not_here_leads_home_with_a_sentence(page: Page, site: Site, screen: str) -> None:
    page.goto(site.url + place(screen, "never-was"))
    shown(page, "home")
    expect(page.locator(".notice.bad")).to_contain_text("not on this device")
    assert page.locator("#play").is_visible()


# ── Storage ──


def test_without_storage_people_can_play_and_are_told_what_is_not_kept(fresh: BrowserContext, site: Site) -> None:
    page = fresh.new_page()
    blocked = "{ get() { throw new DOMException('', 'SecurityError'); } }"
    page.add_init_script(f"Object.defineProperty(window, 'localStorage', {blocked})")
    seen = watch(page)
    visit(page, site)
    expect(page.locator(".notice.bad")).to_contain_text("keeps nothing")
    page.locator("#play").click()
    page.locator(UP).first.wait_for()
    assert seen.errors == []


def test_with_full_storage_the_game_goes_on(fresh: BrowserContext, site: Site) -> None:
    page = fresh.new_page()
    page.add_init_script(
        "Storage.prototype.setItem = () => { throw new DOMException('no room', 'QuotaExceededError'); }"
    )
    seen = watch(page)
    visit(page, site, "settings")
    choose(page, "pace", "instant")
    expect(page.locator("#unkept")).to_be_visible()
    visit(page, site)
    page.locator("#play").click()
    page.locator(UP).first.wait_for()
    assert seen.errors == []


def test_a_save_that_cannot_be_read_is_set_aside_named_and_shown(page: Page, site: Site) -> None:
    put(page, site, {"game/broken": '{"format":1,'})
    visit(page, site)
    expect(page.locator(".notice")).to_contain_text("One saved game could not be read")
    page.locator(".notice a").click()
    expect(page.locator(".asides .chip")).to_contain_text("broken")
    assert list(kept(page, "aside/").values()) == ['{"format":1,']


def test_two_tabs_do_not_play_one_game(fresh: BrowserContext, site: Site) -> None:
    first, second = fresh.new_page(), fresh.new_page()
    plant(first, site)
    sit_down(first, site)
    sit_down(second, site)
    expect(first.locator(".notice")).to_contain_text("another tab")
    assert len(kept_games(second)) == 1


def test_two_tabs_that_cannot_know_of_each_other_keep_both_courses_of_a_game(fresh: BrowserContext, site: Site) -> None:
    fresh.add_init_script(BLIND)
    one, other = fresh.new_page(), fresh.new_page()
    plant(one, site)
    robots = [sit_down(page, site) for page in (one, other)]
    for turn, robot in enumerate(robots, 1):
        robot.page.bring_to_front()
        robot.to_next_decision(turn)
    firsts = {game["record"]["moves"][0] for game in kept_games(one).values()}
    assert len(firsts) == len(kept_games(one)) == 2


# ── When it goes wrong ──


def test_a_bug_is_told_with_a_report_and_a_way_on(fresh: BrowserContext, site: Site) -> None:
    page = fresh.new_page()
    visit(page, site)
    page.evaluate("setTimeout(() => { throw new Error('planted'); })")
    panel = page.locator("dialog[open]")
    expect(panel).to_contain_text("should not have happened")
    assert "planted" in (panel.locator("pre").text_content() or "")
    panel.get_by_role("button", name="Back to Home").click()
    expect(page.locator("dialog[open]")).to_have_count(0)


# ── Keys ──


def test_the_key_sheet_opens_by_key_and_closes_by_escape(page: Page, site: Site) -> None:
    visit(page, site)
    page.keyboard.press("?")
    expect(page.locator("dialog[open] .key-sheet")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
