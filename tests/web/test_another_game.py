"""A game moves in: a folder on each side, a line in each list, and it is played like any other.

The tests' little game, in a real browser, beside the first game of the house; no line of the shell knows of it.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.little.game import LITTLE
from tests.tools.another import ENGINE_FOLDER, ENGINE_LIST, PAGE_FOLDER, PAGE_LIST, SOURCES, another_site, move_in
from tests.web.browsing import SUB_PATH, Watched, watch
from tests.web.fixtures import NewContext
from tests.web.pages import choose, shown
from tests.web.robot import Robot
from tests.web.saves import (
    GAME,
    USUAL,
    Json,
    backup_of,
    choose_file,
    kept,
    kept_games,
    place,
    put,
    record_after,
    save_of,
)
from turandot.engine import record
from web.build.environment import ROOT
from web.build.serve import Site, serving
from web.build.sources import files_in

THEIRS = {
    f"{GAME.name}/deck": '{"name":"Theirs"}',
    f"{GAME.name}/learn": '["one"]',
    f"{GAME.name}/notes": '["two"]',
    "deck": '{"name":"Older"}',
}
"""What the first game keeps, by its name and as it was kept before there were names."""


@pytest.fixture
def site(shared: Path) -> Iterator[Site]:
    """The house with one game more."""
    with serving(another_site(shared), sub_path=SUB_PATH) as running:
        yield running


@pytest.fixture
def newcomer(new_context: NewContext) -> Iterator[Callable[[], Page]]:
    """Makes pages on devices that were never here; none may cause an error."""
    seen: list[Watched] = []

    def new() -> Page:
        page = new_context().new_page()
        seen.append(watch(page))
        return page

    yield new
    assert [error for each in seen for error in each.errors] == []


def visit(page: Page, site: Site, screen: str = "home", path: str = "") -> None:
    """Open a screen of the little game."""
    page.goto(site.url + place(screen, path, LITTLE))
    shown(page, screen)


def ready(page: Page, site: Site, texts: dict[str, Json] | None = None) -> None:
    """Have this stored, beside settings that most tests want."""
    put(page, site, texts or {})


def told(page: Page) -> Json:
    """The record of the only little game that is kept."""
    (save,) = little_games(page)
    return save["record"]


def little_games(page: Page) -> list[Json]:
    return [save for save in kept_games(page).values() if save["record"]["game"] == LITTLE.name]


def totals(record_: Json) -> list[int]:
    """What a whole record comes to, by the engine outside the browser."""
    match = record.replay(record_, lambda _: LITTLE)
    return list(LITTLE.scores(match.state))


def play(page: Page, site: Site, means: str = "mouse") -> Robot:
    """Begin a game from Home and come to its table."""
    visit(page, site)
    page.locator("#play").click()
    page.locator(".little-table").wait_for()
    return Robot(page, LITTLE.name, "keyboard" if means == "keyboard" else "mouse")


# ── Moving in ──


def test_nothing_but_two_folders_and_a_line_in_two_lists_is_new(tmp_path: Path) -> None:
    move_in(tmp_path)
    ours = {path: text for name in SOURCES for path, text in read(ROOT, name).items()}
    theirs = {path: text for name in SOURCES for path, text in read(tmp_path, name).items()}
    assert ours.keys() <= theirs.keys()
    folders = (f"{ENGINE_FOLDER.as_posix()}/", f"{PAGE_FOLDER.as_posix()}/")
    assert [path for path in theirs.keys() - ours.keys() if not path.startswith(folders)] == []
    changed = {path for path, text in ours.items() if theirs[path] != text}
    assert changed == {ENGINE_LIST.as_posix(), PAGE_LIST.as_posix()}
    for path in changed:
        before, after = ours[path].decode().splitlines(), theirs[path].decode().splitlines()
        assert len(after) == len(before) + 1
        assert len(set(after) - set(before)) <= 2, "one line is new, and the tuple of games one name longer"


def read(root: Path, name: str) -> dict[str, bytes]:
    place_ = root / name
    return (
        {f"{name}/{path}": text for path, text in files_in(place_).items()}
        if place_.is_dir()
        else {name: place_.read_bytes()}
    )


def test_home_shows_one_game_and_the_way_to_the_other(page: Page, site: Site) -> None:
    ready(page, site)
    page.goto(site.url)
    shown(page, "home")
    first = page.locator("h1").inner_text()
    page.locator(f".home-other[href='{place(played=LITTLE)}']").click()
    expect(page.locator("h1")).to_have_text("Keep or Pass")
    expect(page.locator(".home-hint")).to_have_text("A game against 2 rivals, one minute.")
    assert page.title() == "Keep or Pass"
    doors = page.locator(".home-row a, .home-foot a").evaluate_all("(links) => links.map((link) => link.hash)")
    assert place("daily", "", LITTLE) in doors
    assert not [door for door in doors if door.endswith(("/rules", "/deck", "/learn"))], (
        "what a game lacks, nobody offers"
    )
    assert page.locator(".home-other span").all_inner_texts() == [first]
    page.reload()
    expect(page.locator("h1")).to_have_text("Keep or Pass")
    page.goto(site.url + "#settings")
    shown(page, "settings")
    page.goto(site.url + "#")
    expect(page.locator("h1")).to_have_text("Keep or Pass")  # Home shows the game that was on show


@pytest.mark.parametrize(
    ("language", "name"),
    {"en": "Keep or Pass", "fr": "Garde ou Passe", "de": "Behalten oder Passen", "it": "Tieni o Passa"}.items(),
)
def test_it_speaks_every_language_of_the_house(page: Page, site: Site, language: str, name: str) -> None:
    ready(page, site, {"settings": USUAL | {"language": language}})
    robot = play(page, site)
    assert page.title().endswith(name)
    robot.asked()
    for screen in ("set-up", "daily", "past", "statistics"):
        assert "{" not in page.locator("main").inner_text()
        visit(page, site, screen)
    assert "{" not in page.locator("main").inner_text()


# ── Playing ──


@pytest.mark.parametrize("means", ["mouse", "keyboard"])
def test_a_game_is_played_from_home_to_its_account(page: Page, site: Site, means: str) -> None:
    ready(page, site)
    robot = play(page, site, means)
    account = robot.play_to_the_end()
    assert account["totals"] == totals(told(page))
    (save,) = little_games(page)
    assert save["over"]
    assert [line["total"] for line in save["final"]["lines"]] == account["totals"]


def test_a_game_goes_on_where_it_was_left(page: Page, site: Site) -> None:
    ready(page, site)
    robot = play(page, site)
    seen = robot.to_next_decision()
    moves = told(page)["moves"]
    page.reload()
    assert robot.asked() == seen
    visit(page, site)
    expect(page.locator("#play")).to_have_text("Play on")
    page.locator("#play").click()
    assert robot.asked() == seen
    assert told(page)["moves"] == moves
    robot.play_to_the_end()


def test_a_decision_is_taken_back_and_the_game_is_a_rehearsal_that_does_not_count(page: Page, site: Site) -> None:
    ready(page, site)
    robot = play(page, site)
    before = robot.to_decision()
    robot.to_next_decision()
    page.locator(".undo").click()
    expect(page.locator(".bar-headline .chip")).to_have_text("Rehearsal")
    assert robot.asked() == before
    robot.play_to_the_end()
    visit(page, site, "past")
    expect(page.locator(".past-game")).to_contain_text("Rehearsal")
    visit(page, site, "statistics")
    expect(page.locator("main")).to_contain_text("Statistics begin with your first finished game.")


def test_the_prompter_and_the_notes_of_a_first_game_speak_of_this_game(page: Page, site: Site) -> None:
    ready(page, site, {"settings": USUAL | {"prompter": "advice"}})
    robot = play(page, site)
    robot.to_decision()
    expect(page.locator(".first-note")).to_contain_text("Only the highest card that was kept scores")
    expect(page.locator(".prompter-advice li").first).to_contain_text("% of the time")
    expect(page.locator(".prompter-advice li").first).to_contain_text("The highest card in")
    robot.to_next_decision()
    expect(page.locator(".first-note")).to_have_count(0)
    assert json.loads(kept(page)[f"{LITTLE.name}/notes"]) == ["first-saying"]


def test_a_table_is_set_up_by_the_options_and_levels_of_this_game(page: Page, site: Site) -> None:
    theirs = {"seats": 2, "rivals": [], "options": {}, "first": "draw", "seed": "", "game": GAME.name}
    ready(page, site, {"settings": USUAL | {"setups": {GAME.name: theirs}}})
    visit(page, site, "set-up")
    assert page.locator("input[name=seats]").evaluate_all("(inputs) => inputs.map(({ value }) => value)") == ["2", "3"]
    choose(page, "seats", 2)
    page.locator("select[name=rival-0]").select_option("zelda")
    page.locator("select[name=level-0]").select_option(label="Gentle")
    choose(page, "fine", "none")
    choose(page, "first", 1)
    page.locator("#seed").fill("ours")
    page.locator("#begin").click()
    page.locator(".little-table").wait_for()
    dealt = told(page)
    assert (dealt["seats"], dealt["options"], dealt["first"], dealt["seed"]) == (
        ["human", "zelda:gentle"],
        {"fine": "none"},
        1,
        "ours",
    )
    setups = json.loads(kept(page)["settings"])["setups"]
    assert setups[GAME.name] == theirs
    assert setups[LITTLE.name]["seats"] == 2


def test_the_deal_of_the_day_is_its_own(page: Page, site: Site) -> None:
    page.clock.set_fixed_time("2026-11-16T12:00:00")
    ready(page, site)
    visit(page, site, "daily")
    page.locator("#play-daily").click()
    page.locator(".little-table").wait_for()
    Robot(page, LITTLE.name).play_to_the_end()
    (save,) = little_games(page)
    assert (save["daily"], save["record"]["seed"]) == ("2026-11-16", "daily-2026-11-16")
    visit(page, site, "daily")
    expect(page.locator(".daily-result")).to_be_visible()
    assert page.locator("#share-text").inner_text().startswith("Keep or Pass daily, Nov 16, 2026")
    page.goto(site.url + place("daily"))
    expect(page.locator(".daily-note, .archive .soft")).to_contain_text("No day attended yet")


# ── Afterwards ──


def test_a_game_is_listed_counted_watched_and_reviewed(page: Page, site: Site) -> None:
    ready(page, site)
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
    page: Page, site: Site, newcomer: Callable[[], Page]
) -> None:
    ready(page, site)
    account = play(page, site).play_to_the_end()["totals"]
    mine = told(page)
    page.locator("[data-go=share]").click()
    deal, replay = (page.locator(f"#share-{kind}-link").input_value() for kind in ("deal", "replay"))
    other = newcomer()
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
    page: Page, site: Site, newcomer: Callable[[], Page], tmp_path: Path
) -> None:
    ready(page, site, {"game/theirs": save_of("theirs", record_after(4)), **THEIRS})
    play(page, site).play_to_the_end()
    mine = told(page)
    visit(page, site, "past")
    expect(page.locator(".past-game")).to_have_count(1)
    with page.expect_download() as download:
        page.locator("#backup-save").click()
    download.value.save_as(tmp_path / "backup.json")
    other = newcomer()
    visit(other, site, "past")
    other.locator("#backup-file").set_input_files(tmp_path / "backup.json")
    expect(other.locator("#backup-said")).to_contain_text("2 games restored.")
    assert told(other) == mine
    assert kept_games(other)["theirs"]["record"]["game"] == GAME.name
    assert kept(other)[f"{GAME.name}/learn"] == THEIRS[f"{GAME.name}/learn"]


# ── Beside the first game ──


def test_what_the_first_game_keeps_is_neither_touched_nor_used(page: Page, site: Site) -> None:
    theirs = {"game/theirs": json.dumps(save_of("theirs", record_after(4))), **THEIRS}
    ready(page, site, theirs)
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
    page: Page, site: Site, built: Path, newcomer: Callable[[], Page]
) -> None:
    ready(page, site)
    robot = play(page, site)
    seen = robot.to_next_decision()
    (save,) = little_games(page)
    texts = {name: text for name, text in kept(page).items() if name != "picture"}
    with serving(built, sub_path=SUB_PATH) as without:
        other = newcomer()
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
    assert after[f"game/{save['id']}"] == texts[f"game/{save['id']}"]
    assert [
        text
        for name, text in after.items()
        if name.startswith("game/") and json.loads(text)["record"]["game"] == LITTLE.name
    ] == [texts[f"game/{save['id']}"]]
    put(page, site, after)
    page.goto(site.url + place("table", save["id"], LITTLE))
    assert robot.asked() == seen
