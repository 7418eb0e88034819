"""Thousands of games: what a page reads and draws grows with them no faster than it must."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import wait_until
from tests.web.engines import READY
from tests.web.saves import backup_of, choose_file, finished, place, put
from web.build.serve import Site

pytestmark = pytest.mark.outside

Json = Any

COUNT_READS = """() => {
  const { getItem } = Storage.prototype;
  window.reads = 0;
  Storage.prototype.getItem = function (name) { window.reads += 1; return getItem.call(this, name); };
}"""


def many(count: int) -> list[Json]:
    """Finished games, short enough that thousands fit into a browser's storage."""
    one = finished("one")
    lines = [{**{key: line[key] for key in ("seat", "place", "total")}, "parts": []} for line in one["final"]["lines"]]
    final = {"lines": lines, "winners": one["final"]["winners"], "tieBreak": None}
    short = {**one, "final": final, "record": {**one["record"], "moves": one["record"]["moves"][:12]}}
    return [{**short, "id": f"g{number}", "saved": one["saved"] + number} for number in range(count)]


def test_a_backup_is_restored_without_reading_all_games_for_each(page: Page, site: Site) -> None:
    count = 150
    put(page, site, {})
    page.goto(site.url + place("past"))
    wait_until(page, READY)
    games = [{**finished("one"), "id": f"g{number}"} for number in range(count)]
    page.evaluate(COUNT_READS)
    choose_file(page, "#backup-file", backup_of(*games))
    expect(page.locator("#backup-said")).to_have_text(f"{count} games restored.")
    assert page.evaluate("window.reads") < 5 * count


def test_five_thousand_past_games_are_read_once_and_drawn_by_thirties(page: Page, site: Site) -> None:
    count = 5000
    put(page, site, {f"game/{game['id']}": json.dumps(game, separators=(",", ":")) for game in many(count)})
    page.goto(site.url + place("settings"))
    page.locator(".bar[data-screen=settings]").wait_for()
    page.evaluate(COUNT_READS)
    page.goto(site.url + place("past"))
    expect(page.locator(".past-game")).to_have_count(30)
    assert page.evaluate("window.reads") < 1.1 * count
    page.get_by_role("button", name="Show more").click()
    expect(page.locator(".past-game")).to_have_count(60)
    assert page.evaluate("window.reads") < 1.1 * count
    expect(page.locator("main")).to_contain_text("5,000 games are kept on this device.")
    page.get_by_role("link", name="Statistics").click()
    expect(page.locator("main")).to_contain_text("5,000")
    assert page.evaluate("window.reads") < 2.2 * count
