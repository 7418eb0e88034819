"""Whole games on the page, at every number of seats, by every means, in every language."""

import json

import pytest
from playwright.sync_api import Browser, Page

from tests.web.conftest import PATIENCE, watch
from tests.web.hands import Hands, Json, Means, kept_record, sit_down
from turandot.bridge import handle
from web.build.serve import Site

ROWS = ("stars", "scene", "favourites", "mismatches", "bonus", "penalty", "total")
SUBTRACTED = {"mismatches", "penalty"}
TABLES: list[tuple[int, Means, str]] = [
    (2, "mouse", "en"),
    (3, "mouse", "fr"),
    (4, "mouse", "de"),
    (5, "mouse", "it"),
    (2, "keyboard", "fr"),
    (3, "keyboard", "de"),
    (4, "keyboard", "it"),
    (5, "keyboard", "en"),
    (2, "touch", "de"),
    (3, "touch", "it"),
    (4, "touch", "en"),
    (5, "touch", "fr"),
]


def account_on_the_page(page: Page) -> list[list[int]]:
    """The account as it stands in the table on the page, line by line."""
    rows = page.locator(".account.final tbody tr")
    return [
        [int(cell.replace("\N{MINUS SIGN}", "-")) for cell in rows.nth(row).locator("td").all_inner_texts()]
        for row in range(rows.count())
    ]


def account_of_the_engine(record: Json) -> list[list[int]]:
    """The same account from the record alone, by the engine outside the browser."""
    told = json.loads(handle(json.dumps({"do": "explain", "record": record})))
    lines = told["premiere"]
    rows = [[(-1 if row in SUBTRACTED else 1) * line[row] for line in lines] for row in ROWS]
    return [row for name, row in zip(ROWS, rows, strict=True) if name != "penalty" or any(row)]


@pytest.mark.parametrize(("seats", "means", "language"), TABLES)
def test_a_whole_game_ends_with_the_account_the_engine_gives(
    chromium: Browser, site: Site, seats: int, means: Means, language: str
) -> None:
    phone = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
    desk = {"viewport": {"width": 1280, "height": 800}}
    context = chromium.new_context(**(phone if means == "touch" else desk))
    context.set_default_timeout(PATIENCE * 1000)
    page = context.new_page()
    seen = watch(page)
    sit_down(page, site, seats, deal=(f"{means}{seats}", 0), language=language)
    hands = Hands(page, means)
    hands.play_to_the_end()
    assert account_on_the_page(page) == account_of_the_engine(kept_record(page))
    assert {"bid", "read", "cast"} <= set(hands.met)
    assert page.locator("html").get_attribute("lang") == language
    assert seen.errors == []
    context.close()
