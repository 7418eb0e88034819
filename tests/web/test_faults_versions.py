"""Saves of another version of the site: none keeps anybody from playing, and none is lost."""

import json

from playwright.sync_api import Page, expect

from tests.web.conftest import wait_until
from tests.web.saves import kept, put, record_after, save_of
from web.build.serve import Site


def test_a_game_with_a_rival_whom_this_version_lacks_says_so_offers_another_and_is_kept(page: Page, site: Site) -> None:
    told = save_of("g", {**record_after(4), "seats": ["human", "dora:maestro"]})
    put(page, site, {"game/g": told})
    page.goto(f"{site.url}#past")
    page.locator(".past-game[data-game=g] a.primary").click()
    panel = page.locator("dialog.trouble")
    expect(panel).to_contain_text("not in this version")
    panel.get_by_role("button", name="Play another game").click()
    page.locator(".game").wait_for()
    wait_until(page, "!location.hash.endsWith('/g')")
    assert json.loads(kept(page)["game/g"]) == told
    page.goto(f"{site.url}#home")
    page.locator("#play").click()
    page.locator(".game").wait_for()
    assert not page.url.endswith("/g")
