"""A game moves in: a folder on each side, a line in each list, and it is played like any other.

The tests' little game, in a real browser, beside the first game of the house; no line of the shell knows of it.
"""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.little.game import LITTLE
from tests.tools.another import ENGINE_FOLDER, ENGINE_LIST, PAGE_FOLDER, PAGE_LIST, SOURCES, move_in
from tests.web.little import little_games, play, told, totals, visit
from tests.web.pages import choose, shown
from tests.web.robot import Means, Robot
from tests.web.saves import GAME, USUAL, kept, place, put
from web.build.environment import ROOT
from web.build.serve import Site
from web.build.sources import files_in

pytestmark = pytest.mark.another


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


def test_home_shows_one_game_and_the_way_to_the_others(page: Page, site: Site) -> None:
    put(page, site, {})
    page.goto(site.url)
    shown(page, "home")
    first = page.locator("h1").inner_text()
    page.locator(f".home-other[href='{place(played=LITTLE)}']").click()
    expect(page.locator("h1")).to_have_text("Keep or Pass")
    expect(page.locator(".home-hint")).to_have_text(re.compile(r"^Against .+ \(Gentle\), one minute\.$"))
    assert page.title() == "Keep or Pass"
    doors = page.locator(".home-row a, .home-foot a").evaluate_all("(links) => links.map((link) => link.hash)")
    assert place("daily", "", LITTLE) in doors
    assert not [door for door in doors if door.endswith(("/rules", "/deck", "/album", "/learn"))], (
        "what a game lacks, nobody offers"
    )
    others = page.locator(".home-other span").all_inner_texts()
    assert first in others
    assert "Keep or Pass" not in others, "nobody needs a way to where they are"
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
    put(page, site, {"settings": USUAL | {"language": language}})
    robot = play(page, site)
    assert page.title().endswith(name)
    robot.asked()
    for screen in ("set-up", "daily", "past", "statistics"):
        assert "{" not in page.locator("main").inner_text()
        visit(page, site, screen)
    assert "{" not in page.locator("main").inner_text()


# ── Playing ──


@pytest.mark.parametrize("means", ["mouse", "keyboard"])
def test_a_game_is_played_from_home_to_its_account(page: Page, site: Site, means: Means) -> None:
    put(page, site, {})
    robot = play(page, site, means)
    account = robot.play_to_the_end()
    assert account["totals"] == totals(told(page))
    (save,) = little_games(page)
    assert save["over"]
    assert [line["total"] for line in save["final"]["lines"]] == account["totals"]


def test_a_game_goes_on_where_it_was_left(page: Page, site: Site) -> None:
    put(page, site, {})
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
    put(page, site, {})
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
    put(page, site, {"settings": USUAL | {"prompter": "advice"}})
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
    put(page, site, {"settings": USUAL | {"setups": {GAME.name: theirs}}})
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
    put(page, site, {})
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
    expect(page.locator(".daily-note, .archive .soft")).to_contain_text("No day played yet")
