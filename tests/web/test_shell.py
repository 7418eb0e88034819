"""The page around the table: home, set-up, addresses, and what it does without storage or when something breaks."""

import json
import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.web.browsing import watch
from tests.web.pages import choose, games, home, kept, texts
from web.build.serve import Site

# ── Home ──


def test_home_shows_one_big_play_and_what_else_there_is(page: Page, site: Site) -> None:
    home(page, site)
    assert page.locator("h1").inner_text() == "Turandot"
    assert page.locator("#play").is_visible()
    for screen in ("set-up", "settings", "about"):
        assert page.locator(f".home a[href='#{screen}']").count() == 1


def test_play_starts_a_game_and_later_goes_on_with_it(page: Page, site: Site) -> None:
    home(page, site)
    page.locator("#play").click()
    page.wait_for_url("**/#table/*")
    page.locator(".table-root > *").first.wait_for()
    (game,) = games(page)
    assert game["record"]["seats"][0] == "human"
    home(page, site, "#home")
    assert page.locator("#play").inner_text().strip() == "Play on"
    page.locator("#play").click()
    page.wait_for_url(f"**/#table/{game['id']}")
    assert len(games(page)) == 1


def test_the_address_play_goes_straight_to_the_table(page: Page, site: Site) -> None:
    page.goto(site.url + "#play")
    page.wait_for_url("**/#table/*")
    page.go_back()
    assert "#play" not in page.url


def test_every_door_of_home_and_menu_opens(page: Page, site: Site) -> None:
    home(page, site)
    page.locator("#menu").click()
    doors = page.locator("ul.menu a").evaluate_all("(links) => links.map((link) => link.hash)")
    assert "#settings" in doors
    for door in doors:
        home(page, site, door)
        assert page.locator("h1").first.is_visible()


def test_the_status_line_tells_of_the_first_download_and_then_of_being_ready_offline(page: Page, site: Site) -> None:
    site.line.mbits = 3
    home(page, site)
    status = page.locator(".home-foot .status")
    expect(status).to_contain_text(re.compile(r"arriving \d+ %, first visit only"))
    site.line.mbits = None
    expect(status).to_have_text("Ready offline", timeout=60_000)


def test_an_update_is_offered_at_home_and_never_at_the_table(page: Page, site: Site) -> None:
    waits = "import('./js/status.js').then(({ note }) => note({ engine: 'ready', offline: 'update-available' }))"
    home(page, site)
    expect(page.locator(".home-foot .status")).to_have_text("Ready offline")  # nothing else will be told from now on
    page.evaluate(waits)
    expect(page.locator(".notice")).to_contain_text("new version")
    page.locator("#play").click()
    page.locator(".table-root > *").first.wait_for()
    page.evaluate(waits)
    assert page.locator(".notice", has_text="new version").count() == 0


def test_about_names_everything_of_others_that_is_shipped_with_its_licence(page: Page, site: Site) -> None:
    home(page, site, "#about")
    listed = json.loads((site.directory / "licences.json").read_bytes())
    assert {"pyodide", "CPython", "lit-html"} <= {entry["name"] for entry in listed}
    rows = page.locator(".licences li")
    expect(rows).to_have_count(len(listed))
    for entry, row in zip(listed, rows.all_inner_texts(), strict=True):
        assert all(entry[part] in row for part in ("name", "version", "licence"))


# ── Set-up ──


def test_set_up_asks_for_seats_rivals_rules_and_deal_and_keeps_them(page: Page, site: Site) -> None:
    home(page, site, "#set-up")
    choose(page, "seats", 3)
    assert page.locator(".rival").count() == 2
    page.locator("select[name=rival-0]").select_option("petra")
    page.locator("select[name=level-0]").select_option("amateur")
    page.locator("select[name=level-1]").select_option("chorus")
    choose(page, "sealing", "blind")
    choose(page, "first", "1")
    page.locator("#seed").fill("Our déal!")
    page.locator("#seed").blur()
    page.locator("#begin").click()
    page.wait_for_url("**/#table/*")
    (game,) = games(page)
    record = game["record"]
    assert record["seats"][:2] == ["human", "petra:amateur"]
    assert record["seats"][2].endswith(":chorus")
    assert record["seats"][2] != "petra:chorus"
    assert (record["seed"], record["first"], record["options"]["sealing"]) == ("Our-deal", 1, "blind")
    setup = kept(page, "settings")["setup"]
    assert (setup["seats"], setup["rivals"][0], setup["first"]) == (3, {"id": "petra", "level": "amateur"}, 1)
    assert setup["seed"] == "", "the next game is a new deal"


def test_what_is_being_typed_survives_whatever_else_changes_on_the_page(page: Page, site: Site) -> None:
    home(page, site, "#set-up")
    page.locator("#seed").press_sequentially("half a w")
    page.evaluate("import('./js/status.js').then(({ note }) => note({ offline: 'installing', installed: 0.5 }))")
    page.evaluate("import('./js/settings.js').then((settings) => settings.change({ theme: 'dark' }))")
    assert page.locator("#seed").input_value() == "half a w"


def test_nobody_can_be_asked_to_two_seats(page: Page, site: Site) -> None:
    home(page, site, "#set-up")
    page.locator("select[name=rival-0]").select_option("zelda")
    assert page.locator("select[name=rival-1] option[value=zelda]").count() == 0


@pytest.mark.parametrize("seats", [2, 5])
def test_a_table_of_any_size_can_be_set_up_before_the_engine_is_there(page: Page, site: Site, seats: int) -> None:
    site.line.mbits = 8
    home(page, site, "#set-up")
    choose(page, "seats", seats)
    page.locator("#begin").click()
    page.locator(".table-root > *").first.wait_for()
    assert page.evaluate("performance.getEntriesByName('engine-ready').length") == 0
    assert len(games(page)[0]["record"]["seats"]) == seats


# ── Addresses ──


@pytest.mark.parametrize(
    "address",
    ["#nowhere", "#table%2F..%2F", "#<img src=x onerror=alert(1)>", "#settings%", f"#{'x' * 30000}", "#__proto__"],
)
def test_a_hostile_address_leads_home_with_a_sentence(page: Page, site: Site, address: str) -> None:
    home(page, site, address)
    assert page.locator("h1").inner_text() == "Turandot"
    assert "leads nowhere" in page.locator(".notice").inner_text()


def test_a_game_that_is_not_here_leads_home_with_a_sentence(page: Page, site: Site) -> None:
    home(page, site, "#table/never-was")
    expect(page.locator(".notice")).to_contain_text("not on this device")
    assert page.locator("#play").is_visible()


# ── Storage ──


def test_without_storage_people_can_play_and_are_told_what_is_not_kept(fresh: BrowserContext, site: Site) -> None:
    page = fresh.new_page()
    blocked = "{ get() { throw new DOMException('', 'SecurityError'); } }"
    page.add_init_script(f"Object.defineProperty(window, 'localStorage', {blocked})")
    seen = watch(page)
    home(page, site)
    expect(page.locator(".notice.bad")).to_contain_text("keeps nothing")
    page.locator("#play").click()
    page.locator(".table-root > *").first.wait_for()
    assert seen.errors == []


def test_with_full_storage_the_game_goes_on(fresh: BrowserContext, site: Site) -> None:
    page = fresh.new_page()
    page.add_init_script(
        "Storage.prototype.setItem = () => { throw new DOMException('no room', 'QuotaExceededError'); }"
    )
    seen = watch(page)
    home(page, site, "#settings")
    choose(page, "pace", "instant")
    expect(page.locator(".notice.bad")).to_contain_text("no room left")
    home(page, site, "#home")
    page.locator("#play").click()
    page.locator(".table-root > *").first.wait_for()
    assert seen.errors == []


def test_a_save_that_cannot_be_read_is_set_aside_named_and_shown(page: Page, site: Site) -> None:
    home(page, site)
    page.evaluate("localStorage.setItem(`${new URL('.', location).pathname} game/broken`, '{\"format\":1,')")
    page.reload()
    expect(page.locator(".notice")).to_contain_text("One saved game could not be read")
    page.locator(".notice a").click()
    expect(page.locator(".asides .chip")).to_contain_text("broken")
    assert texts(page, "aside") == ['{"format":1,']


def test_two_tabs_do_not_play_one_game(fresh: BrowserContext, site: Site) -> None:
    first, second = fresh.new_page(), fresh.new_page()
    first.goto(site.url + "#play")
    first.locator(".table-root > *").first.wait_for()
    second.goto(first.url)
    second.locator(".table-root > *").first.wait_for()
    expect(first.locator(".notice")).to_contain_text("another tab")
    assert len(games(second)) == 1


# ── When it goes wrong ──


def test_a_bug_is_told_with_a_report_and_a_way_on(fresh: BrowserContext, site: Site) -> None:
    page = fresh.new_page()
    home(page, site)
    page.evaluate("setTimeout(() => { throw new Error('planted'); })")
    panel = page.locator("dialog[open]")
    expect(panel).to_contain_text("should not have happened")
    assert "planted" in (panel.locator("pre").text_content() or "")
    panel.get_by_role("button", name="Back to Home").click()
    assert page.locator("dialog[open]").count() == 0


def test_a_browser_that_lacks_what_we_need_gets_a_clear_page(fresh: BrowserContext, site: Site) -> None:
    page = fresh.new_page()
    page.add_init_script("delete window.DecompressionStream")
    page.goto(site.url)
    expect(page.locator(".first-late")).to_be_visible()
    assert "DecompressionStream" in page.locator("#lacking").inner_text()


# ── Keys ──


def test_the_key_sheet_opens_by_key_and_closes_by_escape(page: Page, site: Site) -> None:
    home(page, site)
    page.keyboard.press("?")
    assert page.locator("dialog[open] .key-sheet").is_visible()
    page.keyboard.press("Escape")
    assert page.locator("dialog[open]").count() == 0
