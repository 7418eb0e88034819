"""Stores, links and backups of version 0.1.0: everything is still there, and works."""

import datetime
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.turandot.web.older import (
    BACKUP_FILES,
    BACKUPS,
    LINKS,
    STORES,
    Device,
    Json,
    device,
    language_of,
    place_words,
    said,
    told,
)
from tests.web.conftest import SUB_PATH
from web.build.serve import serving

NEW, OLD = "#turandot/", "#"


@pytest.fixture(scope="module")
def visitor(chromium: Browser, built: Path) -> Iterator[Device]:
    """One device for many stores."""
    with serving(built, sub_path=SUB_PATH) as site:
        made = device(chromium, site)
        yield made
        made.page.context.close()


@pytest.fixture
def there(visitor: Device) -> Iterator[Device]:
    """The same; what it does must cause no error."""
    before = len(visitor.seen.errors)
    yield visitor
    assert visitor.seen.errors[before:] == []


def test_all_that_version_0_1_0_left_is_tried() -> None:
    games = [game for store in STORES.values() for game in store["expect"]["list"]]
    refused = [link for link in LINKS if link["expect"].get("refused")]
    assert (len(STORES), len(games), len(LINKS), len(refused), len(BACKUPS)) == (36, 59, 144, 32, 4)
    assert {path.name for path in BACKUP_FILES.iterdir()} == set(BACKUPS)


# ── Stores ──


@pytest.mark.parametrize("name", STORES)
def test_a_store_is_found_whole(there: Device, name: str) -> None:
    store = STORES[name]
    there.keep(store["keys"])
    expected = store["expect"]
    there.open("", "home")
    greets(there, expected)
    tells_of_games(there, expected)
    has_settings(there, expected)
    has_daily_deals(there, expected)
    remembers(there, expected)
    for game in expected["list"]:
        if not game["over"]:
            resumes(there, expected, game)
    assert lost(store["keys"], there.kept()) == []


def greets(there: Device, expected: Json) -> None:
    """Home offers to learn on a first visit, and to play on where a game was begun."""
    page = there.page
    expect(page.locator(".home-doors a.primary")).to_have_count(1 if expected["firstVisit"] else 0)
    play = page.locator("#play").inner_text()
    if expected["play"] and language_of(expected) == "en":
        assert play == "Play on"
    elif language_of(expected) == "en":
        assert play == ("Just play" if expected["firstVisit"] else "Play")


def tells_of_games(there: Device, expected: Json) -> None:
    """Past games, the last one first, with results and places; and those that count in the statistics."""
    there.open(f"{OLD}past", "past")
    page = there.page
    rows = page.locator(".past-game")
    expect(rows).to_have_count(expected["games"])
    assert [row.get_attribute("data-game") for row in rows.all()] == [game["id"] for game in expected["list"]]
    for game, row in zip(expected["list"], rows.all(), strict=True):
        tells_of_game(row.inner_text(), row.locator(".past-result.won").count() == 1, expected, game)
    there.open(f"{OLD}statistics", "statistics")
    notes = (
        page.locator(".plot").first.locator("tbody td:last-child").all_text_contents() if expected["counted"] else []
    )
    assert sum(int((re.findall(r"\d+", note.split("%")[1]) or [1])[0]) for note in notes) == expected["counted"]


def tells_of_game(text: str, won: bool, expected: Json, game: Json) -> None:
    language = language_of(expected)
    if game["over"]:
        assert text.startswith(f"{game['total']} "), text
        assert place_words(language)[game["place"] - 1] in text.splitlines()[0]
        assert won == game["won"]
    else:
        moves = len(game["record"]["moves"])
        assert str(moves) in text.splitlines()[0] or moves == 1, text
    for mark, words in (("rehearsal", "past-rehearsal"), ("shared", "past-shared")):
        assert (said(language, words) in text) == game.get(mark, False), text
    if "deck" in game:
        assert game["deck"] in text


def has_settings(there: Device, expected: Json) -> None:
    """The settings, and the table that was set up last."""
    there.open("#settings", "settings")
    page = there.page
    for name, value in expected["settings"].items():
        if name == "visited":
            continue
        control = page.locator(f"input[name={name}]")
        if isinstance(value, bool):
            assert control.is_checked() == value, name
        elif isinstance(value, int):
            assert control.input_value() == str(value), name
        else:
            assert page.locator(f"input[name={name}][value={value}]").is_checked(), (name, value)
    if expected["setup"]:
        has_set_up(there, expected["setup"])


def has_set_up(there: Device, setup: Json) -> None:
    there.open(f"{OLD}set-up", "set-up")
    page = there.page
    assert page.locator(f"input[name=seats][value='{setup['seats']}']").is_checked()
    for name, value in {**setup["options"], "first": setup["first"]}.items():
        assert page.locator(f"input[name={name}][value='{value}']").is_checked(), name
    for place, rival in enumerate(setup["rivals"][: setup["seats"] - 1]):
        assert page.locator(f"select[name=rival-{place}]").input_value() == rival["id"]
        assert page.locator(f"select[name=level-{place}]").input_value() == rival["level"]


def has_daily_deals(there: Device, expected: Json) -> None:
    """Every day that was played has its result, and says whether help was asked for; one that was begun goes on."""
    page = there.page
    for day, deal in expected["daily"].items():
        there.open("#about", "about")
        there.open(f"{OLD}daily/{day}", "daily")
        expect(page.locator(".daily-result")).to_have_count(1 if deal["over"] else 0)
        if deal["over"]:
            asked = said(language_of(expected), "share-asked") in page.locator("#share-text").inner_text()
            assert asked == deal["prompted"]
        else:
            page.locator("#play-daily").click()
            page.wait_for_url(f"**/{NEW}table/{deal['game']}")


def remembers(there: Device, expected: Json) -> None:
    """The deck in use, lessons done, notes seen, and saves that could not be read."""
    page = there.page
    there.open(f"{OLD}deck", "deck")
    own = expected["deck"] != "house"
    expect(page.locator("#deck-house")).to_have_count(1 if own else 0)
    assert not own or expected["deck"] in page.locator(".screen-root strong").first.inner_text()
    there.open(f"{OLD}learn", "learn")
    done = page.locator(".learn-scene.done").evaluate_all("(links) => links.map((link) => link.hash)")
    assert sorted(done) == sorted(f"{NEW}learn/{lesson}" for lesson in expected["learn"])
    there.open("#about", "about")
    assert sorted(page.locator(".asides .chip").all_inner_texts()) == sorted(expected["asides"])


def resumes(there: Device, expected: Json, game: Json) -> None:
    """A game goes on at the very move at which it was left, and shows no note that was seen."""
    there.open(f"{OLD}table/{game['id']}", "table")
    assert there.asked() == game["asks"]
    assert there.page.url.endswith(f"{NEW}table/{game['id']}")
    kept = there.game(game["id"])
    wanted = game["record"]
    length = len(wanted["moves"])
    assert {**kept["record"], "moves": kept["record"]["moves"][:length]} == wanted
    assert len(kept["record"]["moves"]) == length or game.get("goesOn")
    assert kept["rehearsal"] == game.get("rehearsal", False)
    seen = notes_seen(there)
    fresh = there.page.locator(".first-note:visible").count()
    assert seen[: len(expected["notes"])] == expected["notes"]
    assert not fresh or len(seen) > len(expected["notes"]), "a note that was seen is shown again"


def notes_seen(there: Device) -> list[str]:
    kept = there.kept()
    notes: list[str] = json.loads(kept.get("turandot/notes", kept.get("notes", "[]")))
    return notes


def lost(before: dict[str, str], after: dict[str, str]) -> list[str]:
    """Names of what is neither where it was nor under the name of its game; pictures come and go."""
    return [name for name in before if name != "picture" and name not in after and f"turandot/{name}" not in after]


FINISHED = {game["id"]: name for name, store in STORES.items() for game in store["expect"]["list"] if game["over"]}


@pytest.mark.parametrize(("id_", "name"), FINISHED.items())
def test_a_finished_game_is_reviewed_with_the_result_it_had(there: Device, id_: str, name: str) -> None:
    (game,) = [game for game in STORES[name]["expect"]["list"] if game["id"] == id_]
    there.keep(STORES[name]["keys"])
    there.open(f"{OLD}review/{id_}", "review")
    there.page.locator(".review-decision").wait_for()
    totals = [int(text.replace("\u2212", "-")) for text in there.page.locator("td[data-line=total]").all_inner_texts()]
    assert totals == game["totals"]
    first = there.page.locator(".review-account tbody tr").nth(there.game(id_)["record"]["seats"].index("human"))
    assert ("won" in (first.get_attribute("class") or "")) == game["won"]
    assert there.page.locator("#decision-title").inner_text().endswith(str(game["moves"]))


# ── Links ──


@pytest.mark.parametrize(
    "number", range(len(LINKS)), ids=[f"{number}-{link['expect']['screen']}" for number, link in enumerate(LINKS)]
)
def test_a_link_opens_what_it_opened(there: Device, number: int) -> None:
    link = LINKS[number]
    texts = STORES[link["store"]]["keys"] if "store" in link else {}
    there.keep(texts)
    expected = link["expect"]
    if expected.get("resumes", "") is None:
        there.page.goto(there.site.url + link["hash"])
        there.page.wait_for_url(f"**/{NEW}table/*")
        return
    there.open(link["hash"], expected["screen"])
    if expected.get("refused"):
        expect(there.page.locator(".main > .notice.bad")).to_have_count(1)
        assert sorted(name for name in there.kept() if "game/" in name) == sorted(
            name for name in texts if "game/" in name
        )
        return
    opens(there, expected)


def opens(there: Device, expected: Json) -> None:
    """What a link shows, is as it was."""
    page = there.page
    match expected["screen"]:
        case "table":
            assert "asks" not in expected or there.asked() == expected["asks"]
            assert "resumes" not in expected or page.url.endswith(f"{NEW}table/{expected['resumes']}")
        case "rules":
            sought = page.locator(".sought")
            expect(sought).to_have_count(1 if expected["sought"] else 0)
            assert not expected["sought"] or (sought.get_attribute("id") or "").endswith(f"-{expected['sought']}")
        case "learn":
            teaches(there, expected)
        case "daily":
            is_the_deal_of_a_day(there, expected)
        case "deal":
            page.locator("#play-deal").click()
            assert dealt(there) == expected["record"]
        case "share":
            shares(there, expected)
        case "watch":
            expect(page.locator("#watch-at")).to_contain_text(f"0 of {expected['moves']}")
        case "review" | "replay":
            page.locator(f".review-decision[data-at='{expected['at']}']").wait_for()
            totals = [
                int(text.replace("\u2212", "-")) for text in page.locator("td[data-line=total]").all_inner_texts()
            ]
            assert totals == expected["totals"]
            if "record" in expected:
                is_kept_whole(there, expected)


def teaches(there: Device, expected: Json) -> None:
    if expected["scene"]:
        there.page.locator(".lesson-guide .lesson-words").wait_for()
        assert there.page.url.endswith(f"{NEW}learn/{expected['scene']}")
        return
    doors = there.page.locator(".learn-scene").evaluate_all("(links) => links.map((link) => link.hash)")
    assert doors == [door.replace(OLD, NEW, 1) for door in expected.get("scenes", doors)]


def is_the_deal_of_a_day(there: Device, expected: Json) -> None:
    page = there.page
    expect(page.locator(".main > .notice")).to_have_count(1 if expected.get("said") else 0)
    today = datetime.datetime.now(tz=datetime.UTC).astimezone().date().isoformat()
    day = today if expected["date"] == "today" else expected["date"]
    assert page.locator(".calendar-day[aria-pressed=true] b").inner_text() == str(int(day[8:]))
    if "record" in expected:
        page.locator("#play-daily").click()
        assert dealt(there) == expected["record"]


def dealt(there: Device) -> Json:
    """The record of the only game, as it was dealt."""
    there.page.wait_for_url(f"**/{NEW}table/*")
    (id_,) = [name.removeprefix("game/") for name in there.kept() if name.startswith("game/")]
    return {**there.game(id_)["record"], "moves": []}


def shares(there: Device, expected: Json) -> None:
    """The links that are offered now hold what those of 0.1.0 held."""
    for kind in ("deal", "replay"):
        field = there.page.locator(f"#share-{kind}-link")
        expect(field).to_have_count(1 if kind in expected else 0)
        if kind in expected:
            assert told(field.input_value()) == told(expected[kind])


def is_kept_whole(there: Device, expected: Json) -> None:
    winners = there.page.locator(".review-account tbody tr").evaluate_all(
        "(rows) => rows.map((row) => row.className === 'won')"
    )
    seats = len(expected["record"]["seats"])
    places = [place if place < seats else "table" for place, won in enumerate(winners) if won]
    assert places == expected["winners"]
    there.page.locator("#keep-game").click()
    there.page.wait_for_url(f"**/{NEW}review/**")
    (id_,) = [name.removeprefix("game/") for name in there.kept() if name.startswith("game/")]
    assert there.game(id_)["record"] == expected["record"]
    assert there.game(id_)["shared"]


# ── Backups ──


@pytest.mark.parametrize("name", BACKUPS)
def test_a_backup_restores_what_it_held(there: Device, name: str) -> None:
    expected = BACKUPS[name]["expect"]
    there.keep({})
    there.open(f"{OLD}past", "past")
    there.page.locator("#backup-file").set_input_files(BACKUP_FILES / name)
    expect(there.page.locator("#backup-said")).not_to_have_text("")
    expect(there.page.locator(".past-game")).to_have_count(expected["games"])
    expect(there.page.locator("#backup-said")).not_to_have_class("notice bad")
    there.page.reload()
    tells_of_games(there, expected)
    has_settings(there, expected)
    has_daily_deals(there, expected)
    for game in expected["list"]:
        if not game["over"]:
            resumes(there, {**expected, "notes": []}, game)
    assert [kept for kept in there.kept() if kept.startswith("aside/")] == []
