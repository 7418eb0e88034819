"""Addresses and links of version 0.1.0: each opens what it opened, or is refused as it was."""

import datetime as dt
import re

import pytest
from playwright.sync_api import expect

from tests.turandot.web.older import LINKS, NEW, STORES, Device, Json, linked

# A link of another version was refused. That version is today's, and reads such a deal in the same way.
TODAYS = "#deal/2~"


@pytest.mark.parametrize(
    "number", range(len(LINKS)), ids=[f"{number}-{link['expect']['screen']}" for number, link in enumerate(LINKS)]
)
def test_a_link_opens_what_it_opened(there: Device, number: int) -> None:
    link = LINKS[number]
    texts = STORES[link["store"]]["keys"] if "store" in link else {}
    if texts:
        there.keep(texts)
    else:
        there.forget()
    expected = {"screen": "deal"} if link["hash"].startswith(TODAYS) else link["expect"]
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
            assert dealt(there) == expected.get("record", dealt(there))
        case "share":
            shares(there, expected)
        case "watch":
            expect(page.locator("#watch-at")).to_have_text(re.compile(rf" 0 \w+ {expected['moves']}$"))
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
    doors = there.page.locator(".learn-lesson").evaluate_all("(links) => links.map((link) => link.hash)")
    asked = [f"{NEW}learn/{scene}" for scene in expected["scenes"]]
    assert [door for door in doors if door in asked] == asked  # other scenes may have come since


def is_the_deal_of_a_day(there: Device, expected: Json) -> None:
    page = there.page
    expect(page.locator(".main > .notice")).to_have_count(1 if expected.get("said") else 0)
    today = dt.datetime.now(tz=dt.UTC).astimezone().date().isoformat()
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
    """The links that are offered now hold the game as it was."""
    (id_,) = [name.removeprefix("game/") for name in there.kept() if name.startswith("game/")]
    told = there.game(id_)["record"]
    for kind in ("deal", "replay"):
        field = there.page.locator(f"#share-{kind}-link")
        expect(field).to_have_count(1 if kind in expected["offers"] else 0)
        if kind in expected["offers"]:
            assert linked(field.input_value()) == {**told, "moves": told["moves"] if kind == "replay" else []}


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
