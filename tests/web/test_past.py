"""Past games, backup and restore, statistics."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import watch
from tests.web.fixtures import NewContext
from tests.web.pages import shown, visit
from tests.web.robot import Robot
from tests.web.saves import (
    ALL,
    GAME,
    SEED,
    backup_of,
    choose_file,
    finished,
    kept,
    kept_games,
    place,
    put,
    record_after,
    save_of,
    seats_for,
    view_of,
)
from web.build.serve import Site

pytestmark = pytest.mark.outside


def test_past_games_tell_result_date_rivals_and_seed_and_can_be_gone_on_with(page: Page, site: Site) -> None:
    begun = save_of("begun", record_after(5))
    put(page, site, {"game/over": finished("over"), "game/begun": begun})
    visit(page, site, "past")
    over = page.locator("[data-game=over]")
    expect(over).to_contain_text("points")
    expect(over).to_contain_text(f"against {GAME.rivals[0].capitalize()}")
    expect(over).to_contain_text(f"Deal {SEED}")
    over.get_by_role("button", name="Record").click()
    told = finished("over")["record"]
    expect(over.locator("pre")).to_contain_text(f"Round {view_of(told)['round']}:")
    assert all(move in over.locator("pre").inner_text() for move in told["moves"])
    page.locator("[data-game=begun]").get_by_role("link", name="Go on").click()
    page.wait_for_url(f"**/{place('table', 'begun')}")
    Robot(page, GAME.name).to_decision()


def test_a_backup_of_one_profile_is_restored_on_another_without_loss(
    page: Page, site: Site, new_context: NewContext, tmp_path: Path
) -> None:
    theirs = {
        "game/same": finished("same"),
        "game/long": save_of("long", record_after(12)),
        "game/new": finished("new"),
    }
    put(page, site, theirs | {"settings": {"language": "it", "visited": True, "pace": "brisk"}})
    visit(page, site, "past")
    with page.expect_download() as download:
        page.locator("#backup-save").click()
    file = tmp_path / "backup.json"
    download.value.save_as(file)

    other = new_context().new_page()
    seen = watch(other)
    # Here: one game they have too, one they have played on, one of the same name that went another way, one of ours.
    strange = save_of("new", record_after(9, seed="other"))
    put(
        other,
        site,
        {
            "game/same": finished("same"),
            "game/long": save_of("long", record_after(7)),
            "game/new": strange,
            "game/ours": finished("ours"),
        },
    )
    visit(other, site, "past")
    other.locator("#backup-file").set_input_files(file)
    expect(other.locator("#backup-said")).to_have_text("2 games restored. One was here already.")
    games = kept_games(other)
    assert len(games) == 5
    assert games["long"]["record"] == theirs["game/long"]["record"]
    assert games["new"]["record"] == strange["record"]
    assert theirs["game/new"]["record"] in [
        game["record"] for name, game in games.items() if name not in {"same", "ours"}
    ]
    other.locator("#backup-file").set_input_files(file)
    expect(other.locator("#backup-said")).to_contain_text("here already")
    assert seen.errors == []


def test_settings_come_along_if_wanted(page: Page, site: Site) -> None:
    odd = {"language": "it", "pace": "<img>", "effects": 1e9, "setups": "odd"}
    visit(page, site, "past")
    assert page.locator(".backup input[role=switch]").is_checked(), "an empty device takes the settings over"
    choose_file(page, "#backup-file", backup_of(finished("g"), settings=odd))
    expect(page.locator("h1")).to_have_text("Partite passate")
    settings = json.loads(kept(page)["settings"])
    assert (settings["language"], settings["pace"], settings["effects"]) == ("it", "normal", 60)


def test_statistics_set_wins_against_a_fair_share_and_leave_rehearsals_out(page: Page, site: Site) -> None:
    level = GAME.levels[-2]
    told = [record_after(ALL, seats_for(3, level), f"stat{number}") for number in range(6)]
    saves = {f"game/s{number}": save_of(f"s{number}", one) for number, one in enumerate(told)}
    won = sum(0 in save["final"]["winners"] for save in saves.values())
    put(page, site, {**saves, "game/r": finished("r", rehearsal=True)})
    visit(page, site, "statistics")
    expect(page.locator(".screen-root")).to_contain_text("6 finished games")
    rows = page.locator(".plot").first.locator("tbody tr")
    expect(rows).to_have_count(1)
    cells = rows.first.locator("th, td").all_text_contents()
    assert cells == [f"3 seats, {level.capitalize()}", f"{round(100 * won / 6)}%", "fair 33%, 6 games"]


def test_a_finished_game_is_watched_once_more_on_the_table_and_nothing_of_it_changes(page: Page, site: Site) -> None:
    put(page, site, {"game/over": finished("over")})
    before = kept(page)["game/over"]
    count = len(finished("over")["record"]["moves"])
    visit(page, site, "past")
    page.get_by_role("link", name="Watch").click()
    expect(page.locator("#watch-at")).to_have_text(f"Move 0 of {count}")
    page.locator("#watch-on").click()
    expect(page.locator("#watch-at")).to_have_text(f"Move 1 of {count}")
    page.locator("#watch-run").click()
    shown(page, "watch")
    expect(page.locator("#watch-at")).to_have_text(f"Move {count} of {count}")
    end = view_of(finished("over")["record"])["phase"]
    Robot(page, GAME.name).until(lambda seen: seen["phase"] == end, "the end is not on show")
    assert kept(page)["game/over"] == before
