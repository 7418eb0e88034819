"""Thousands of games: what a page reads and draws grows with them no faster than it must."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import QUIET, wait_until
from tests.web.saves import PREFIX, PUT, finished, put
from tests.web.test_boot import READY
from web.build.serve import Site

Json = Any

COUNT_READS = """() => {
  const { getItem } = Storage.prototype;
  window.reads = 0;
  Storage.prototype.getItem = function (name) { window.reads += 1; return getItem.call(this, name); };
}"""


def many(count: int) -> list[Json]:
    """Finished games, short enough that thousands fit into a browser's storage."""
    one = finished("one")
    final = {**one["final"], "lines": [{**line, "parts": line["parts"][:1]} for line in one["final"]["lines"]]}
    short = {**one, "final": final, "record": {**one["record"], "moves": one["record"]["moves"][:12]}}
    return [{**short, "id": f"g{number}", "saved": one["saved"] + number} for number in range(count)]


def test_a_backup_is_restored_without_reading_all_games_for_each(page: Page, site: Site) -> None:
    count = 150
    put(page, site, {})
    page.goto(f"{site.url}#past")
    wait_until(page, READY)
    games = [{**finished("one"), "id": f"g{number}"} for number in range(count)]
    kind = json.loads(page.evaluate("fetch('boot.json').then((answer) => answer.text())"))["python"]["module"]
    backup = {"kind": f"{kind.partition('.')[0]}-backup", "format": 2, "games": games}
    page.evaluate(COUNT_READS)
    page.locator("#backup-file").set_input_files(
        {"name": "backup.json", "mimeType": "application/json", "buffer": json.dumps(backup).encode()}
    )
    expect(page.locator("#backup-said")).to_have_text(f"{count} games restored.")
    assert page.evaluate("window.reads") < 5 * count


def test_five_thousand_past_games_are_read_once_and_drawn_by_thirties(page: Page, site: Site) -> None:
    count = 5000
    page.goto(site.url + QUIET)
    texts = {f"{PREFIX}game/{game['id']}": json.dumps(game, separators=(",", ":")) for game in many(count)}
    page.evaluate(PUT, texts | {f"{PREFIX}settings": '{"language":"en","visited":true}'})
    page.goto(f"{site.url}#settings")
    page.locator(".bar[data-screen=settings]").wait_for()
    page.evaluate(COUNT_READS)
    page.goto(f"{site.url}#past")
    expect(page.locator(".past-game")).to_have_count(30)
    assert page.evaluate("window.reads") < 1.1 * count
    page.get_by_role("button", name="Show more").click()
    expect(page.locator(".past-game")).to_have_count(60)
    assert page.evaluate("window.reads") < 1.1 * count
    expect(page.locator("main")).to_contain_text("5,000 games are kept on this device.")
    page.get_by_role("link", name="Statistics").click()
    expect(page.locator("main")).to_contain_text("5,000")
    assert page.evaluate("window.reads") < 2.2 * count
