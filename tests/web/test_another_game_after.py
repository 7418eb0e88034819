"""A game that has moved in is listed, reviewed, shared and backed up like any other, and takes nothing from others."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.little.game import LITTLE
from tests.web.browsing import SUB_PATH, Watched, watch
from tests.web.fixtures import NewContext
from tests.web.little import little_games, play, told, visit
from tests.web.pages import shown
from tests.web.saves import GAME, backup_of, choose_file, kept, kept_games, place, put, record_after, save_of
from turandot.engine import record
from web.build.serve import Site, serving

pytestmark = pytest.mark.another

THEIRS = {
    f"{GAME.name}/deck": '{"name":"Theirs"}',
    f"{GAME.name}/learn": '["one"]',
    f"{GAME.name}/notes": '["two"]',
    "deck": '{"name":"Older"}',
}
"""What the first game keeps, by its name and as it was kept before there were names."""


@pytest.fixture
def stranger(new_context: NewContext) -> Iterator[Callable[[], Page]]:
    """Makes pages on devices that were never here; none may cause an error."""
    seen: list[Watched] = []

    def new() -> Page:
        page = new_context().new_page()
        seen.append(watch(page))
        return page

    yield new
    assert [error for each in seen for error in each.errors] == []


# ── Afterwards ──


def test_a_game_is_listed_counted_watched_and_reviewed(page: Page, site: Site) -> None:
    put(page, site, {})
    robot = play(page, site)
    account = robot.play_to_the_end()["totals"]
    visit(page, site, "past")
    expect(page.locator(".past-game")).to_have_count(1)
    page.locator(".past-game").get_by_role("button", name="Record").click()
    expect(page.locator(".past-record pre")).to_contain_text("Round 2:")
    visit(page, site, "statistics")
    lines = page.locator(".plot").nth(1).locator("tbody th").all_text_contents()
    assert lines == ["Highest cards", "Fines", "Passing", "Total"]
    visit(page, site, "past")
    page.get_by_role("link", name="Watch").click()
    page.locator("#watch-run").click()
    page.locator(".little-table .finale").wait_for()
    page.locator(".lesson-ways a").click()
    page.locator("[data-review=ready]").wait_for()
    assert [
        int(text.replace("\u2212", "-")) for text in page.locator("td[data-line=total]").all_inner_texts()
    ] == account
    decisions = [moment for moment in record.replay(told(page), lambda _: LITTLE).moments() if moment.to_act == 0]
    expect(page.locator("[data-review=ready]")).to_contain_text(f"All {len(decisions)} of your decisions")
    assert page.locator(".review-choices [data-move]").count() == 2
    page.locator(".review-luck [data-count='10']").click()
    expect(page.locator("#luck-said")).to_contain_text("In 10 ")


def test_its_deal_and_its_whole_course_are_shared_with_somebody_who_was_never_here(
    page: Page, site: Site, stranger: Callable[[], Page]
) -> None:
    put(page, site, {})
    account = play(page, site).play_to_the_end()["totals"]
    mine = told(page)
    page.locator("[data-go=share]").click()
    deal, replay = (page.locator(f"#share-{kind}-link").input_value() for kind in ("deal", "replay"))
    other = stranger()
    other.goto(deal)
    other.locator("#play-deal").click()
    other.locator(".little-table").wait_for()
    assert {**told(other), "moves": []} == {**mine, "moves": []}
    other.goto(replay)
    other.locator(".review-account").wait_for()
    assert [
        int(text.replace("\u2212", "-")) for text in other.locator("td[data-line=total]").all_inner_texts()
    ] == account
    other.locator("#keep-game").click()
    other.wait_for_url(f"**/{place('review', '', LITTLE)}/**")
    assert [save["record"] for save in little_games(other) if save.get("shared")] == [mine]


def test_a_backup_brings_both_games_to_another_device(
    page: Page, site: Site, stranger: Callable[[], Page], tmp_path: Path
) -> None:
    put(page, site, {"game/theirs": save_of("theirs", record_after(4)), **THEIRS})
    play(page, site).play_to_the_end()
    mine = told(page)
    visit(page, site, "past")
    expect(page.locator(".past-game")).to_have_count(1)
    with page.expect_download() as download:
        page.locator("#backup-save").click()
    download.value.save_as(tmp_path / "backup.json")
    other = stranger()
    visit(other, site, "past")
    other.locator("#backup-file").set_input_files(tmp_path / "backup.json")
    expect(other.locator("#backup-said")).to_contain_text("2 games restored.")
    assert told(other) == mine
    assert kept_games(other)["theirs"]["record"]["game"] == GAME.name
    assert kept(other)[f"{GAME.name}/learn"] == THEIRS[f"{GAME.name}/learn"]


# ── Beside the first game ──


def test_what_the_first_game_keeps_is_neither_touched_nor_used(page: Page, site: Site) -> None:
    theirs = {"game/theirs": json.dumps(save_of("theirs", record_after(4))), **THEIRS}
    put(page, site, theirs)
    play(page, site).play_to_the_end()
    visit(page, site, "daily")
    page.locator("#play-daily").click()
    page.locator(".little-table").wait_for()
    assert {save["record"]["deck"] for save in little_games(page)} == {"house"}, "their deck is not dealt"
    now = kept(page)
    assert {name: now.get(name) for name in theirs} == theirs
    page.goto(site.url + place("past"))
    expect(page.locator(".past-game")).to_have_count(1)
    page.goto(site.url + place())
    page.locator("#play").click()
    page.wait_for_url(f"**/{place('table', 'theirs')}")


def test_a_house_without_it_keeps_its_games_and_says_so_until_it_is_back(
    page: Page, site: Site, built: Path, stranger: Callable[[], Page]
) -> None:
    put(page, site, {})
    robot = play(page, site)
    seen = robot.to_next_decision()
    (save,) = little_games(page)
    texts = {name: text for name, text in kept(page).items() if name != "picture"}
    with serving(built, sub_path=SUB_PATH) as without:
        other = stranger()
        put(other, without, texts)
        for address in (
            place("table", save["id"], LITTLE),
            place("play", "", LITTLE),
            place("deal", "2~little", LITTLE),
        ):
            other.goto(without.url + address)
            expect(other.locator(".main > .notice.bad")).to_have_text("This game is not in the box.")
            assert other.locator(".home").is_visible()
            other.goto(without.url + "#settings")
            shown(other, "settings")
        other.goto(without.url + "#about")
        expect(other.locator(".asides .chip")).to_have_text([save["id"]])
        other.goto(without.url + place("past"))
        expect(other.locator(".past-game")).to_have_count(0)
        choose_file(other, "#backup-file", backup_of(save, save_of("ours", record_after(4))))
        expect(other.locator("#backup-said")).to_contain_text("One could not be read")
        expect(other.locator(".past-game")).to_have_count(1)
        other.locator("a", has_text="Go on").click()
        other.wait_for_url(f"**/{place('table', 'ours')}")
        after = kept(other)
        other.close()  # before its site: its table may still be on the way
    assert after[f"game/{save['id']}"] == texts[f"game/{save['id']}"]
    assert [
        text
        for name, text in after.items()
        if name.startswith("game/") and json.loads(text)["record"]["game"] == LITTLE.name
    ] == [texts[f"game/{save['id']}"]]
    put(page, site, after)
    page.goto(site.url + place("table", save["id"], LITTLE))
    assert robot.asked() == seen
