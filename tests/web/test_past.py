"""Past games, backup and restore, statistics, and decks of one's own."""

import json
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.web.browsing import PATIENCE, watch
from tests.web.saves import Json, finished, kept, put, record_after, save_of, view_of
from turandot.games.turandot.cards import HOUSE, deck_list
from web.build.serve import Site

LETTERS = {"male": "M", "female": "F", "uncertain": "U", "turandot": "T", "calaf": "C", "liu": "L", None: ""}


def games_of(page: Page) -> dict[str, Json]:
    return {name[5:]: json.loads(text) for name, text in kept(page).items() if name.startswith("game/")}


def test_past_games_tell_result_date_rivals_and_seed_and_can_be_gone_on_with(page: Page, site: Site) -> None:
    begun = save_of("begun", record_after(5))
    put(page, site, {"game/over": finished("over"), "game/begun": begun})
    page.goto(f"{site.url}#past")
    over = page.locator("[data-game=over]")
    expect(over).to_contain_text("points")
    expect(over).to_contain_text("against Bianca")
    expect(over).to_contain_text("Seed k3x9")
    over.get_by_role("button", name="Record").click()
    expect(over.locator("pre")).to_contain_text("Round 7:")
    assert all(move in over.locator("pre").inner_text() for move in finished("over")["record"]["moves"])
    page.locator("[data-game=begun]").get_by_role("link", name="Go on").click()
    page.wait_for_url("**/#table/begun")
    page.locator(".game").wait_for()


def test_a_backup_of_one_profile_is_restored_on_another_without_loss(
    page: Page, site: Site, chromium: Browser, tmp_path: Path
) -> None:
    theirs = {
        "game/same": finished("same"),
        "game/long": save_of("long", record_after(12)),
        "game/new": finished("new"),
    }
    put(page, site, theirs | {"settings": {"language": "it", "visited": True, "pace": "brisk"}})
    page.goto(f"{site.url}#past")
    with page.expect_download() as download:
        page.locator("#backup-save").click()
    file = tmp_path / "backup.json"
    download.value.save_as(file)

    context = chromium.new_context()
    context.set_default_timeout(PATIENCE * 1000)
    other = context.new_page()
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
    other.goto(f"{site.url}#past")
    other.locator("#backup-file").set_input_files(file)
    expect(other.locator("#backup-said")).to_have_text("2 games restored. One was here already.")
    games = games_of(other)
    assert len(games) == 5
    assert games["long"]["record"] == theirs["game/long"]["record"]
    assert games["new"]["record"] == strange["record"]
    assert theirs["game/new"]["record"] in [
        game["record"] for name, game in games.items() if name not in {"same", "ours"}
    ]
    other.locator("#backup-file").set_input_files(file)
    expect(other.locator("#backup-said")).to_contain_text("here already")
    assert seen.errors == []
    context.close()


def test_settings_come_along_if_wanted(page: Page, site: Site) -> None:
    backup = {"kind": "turandot-backup", "format": 1, "app": "1", "made": "", "games": [finished("g")],
              "settings": {"language": "it", "pace": "<img>", "effects": 1e9, "setup": "odd"}}  # fmt: skip
    page.goto(f"{site.url}#past")
    assert page.locator(".backup input[role=switch]").is_checked(), "an empty device takes the settings over"
    page.locator("#backup-file").set_input_files(
        {"name": "b.json", "mimeType": "application/json", "buffer": json.dumps(backup).encode()}
    )
    expect(page.locator("h1")).to_have_text("Partite passate")
    settings = json.loads(kept(page)["settings"])
    assert (settings["language"], settings["pace"], settings["effects"]) == ("it", "normal", 60)


def test_statistics_set_wins_against_a_fair_share_and_leave_rehearsals_out(page: Page, site: Site) -> None:
    games = {}
    won = 0
    for number in range(6):
        told = record_after(1000, ("human", "bianca:soloist", "ottavio:soloist"), f"stat{number}")
        final = view_of(told)["final"]
        won += 0 in final["winners"]
        games[f"game/s{number}"] = save_of(f"s{number}", told, over=True, final=final)
    put(page, site, {**games, "game/r": finished("r", rehearsal=True)})
    page.goto(f"{site.url}#statistics")
    expect(page.locator(".screen-root")).to_contain_text("6 finished games")
    rows = page.locator(".plot").first.locator("tbody tr")
    assert rows.count() == 1
    cells = rows.first.locator("th, td").all_text_contents()
    assert cells == ["3 seats, Soloist", f"{round(100 * won / 6)}%", "fair 33%, 6 games"]


def written_deck(name: str) -> Json:
    """The house deck under another name, with every singer one star fewer where possible."""
    singers: dict[str, list[str]] = {}
    for card in deck_list(HOUSE):
        text = f"{max(1, card['stars'] - 1)}{LETTERS[card['gender']]}{LETTERS[card['favourite']]}"
        singers.setdefault(card["type"], []).append(text)
    return {"name": name, "singers": singers}


def test_a_deck_from_a_file_is_checked_by_the_engine_and_dealt_from(page: Page, site: Site) -> None:
    put(page, site, {})
    page.goto(f"{site.url}#deck")
    bad = written_deck("Bad")
    bad["singers"]["dark"][3] = "4X"
    for wrong, said in ((bad, "dark-4"), ({"name": "x"}, "six singers"), ("nonsense", "six singers")):
        page.locator("#deck-file").set_input_files(
            {"name": "d.json", "mimeType": "application/json", "buffer": json.dumps(wrong).encode()}
        )
        expect(page.locator("#deck-said.bad")).to_contain_text(said)
    assert "deck" not in kept(page)
    mine = written_deck("Box")
    page.locator("#deck-file").set_input_files(
        {"name": "d.json", "mimeType": "application/json", "buffer": json.dumps(mine).encode()}
    )
    expect(page.locator("#deck-said")).to_have_text("Box is in use from the next game on.")
    page.goto(f"{site.url}#play")
    page.wait_for_url("**/#table/*")
    (game,) = games_of(page).values()
    assert game["record"]["deck"] == mine


def test_a_deck_edited_on_the_page_is_kept_and_the_house_deck_comes_back(page: Page, site: Site) -> None:
    put(page, site, {})
    page.goto(f"{site.url}#deck")
    page.locator(".deck-edit summary").click()
    page.locator("#deck-name").fill("Mine")
    page.locator(".deck-singer select").first.select_option("1")
    page.locator("#deck-keep").click()
    expect(page.locator("#deck-said")).to_have_text("Mine is in use from the next game on.")
    deck = json.loads(kept(page)["deck"])
    assert deck["singers"]["pro"][0] == "1M"
    page.locator("#deck-house").click()
    expect(page.locator("#deck-said")).to_contain_text("house deck")
    assert "deck" not in kept(page)


def test_a_finished_game_is_watched_once_more_on_the_table_and_nothing_of_it_changes(page: Page, site: Site) -> None:
    put(page, site, {"game/over": finished("over")})
    before = kept(page)["game/over"]
    count = len(finished("over")["record"]["moves"])
    page.goto(f"{site.url}#past")
    page.get_by_role("link", name="Watch").click()
    expect(page.locator("#watch-at")).to_have_text(f"Move 0 of {count}")
    page.locator("#watch-on").click()
    expect(page.locator("#watch-at")).to_have_text(f"Move 1 of {count}")
    page.locator("#watch-run").click()
    page.locator(".game[data-phase=finished] .verdict").wait_for()
    expect(page.locator("#watch-at")).to_have_text(f"Move {count} of {count}")
    assert kept(page)["game/over"] == before
