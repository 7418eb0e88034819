"""All games of the house in one tab, as it is shipped: opened one after another, and then without a network."""

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.web.browsing import SUB_PATH, watch
from tests.web.engines import snapshots_sent
from tests.web.pages import shown
from tests.web.robot import Robot
from tests.web.saves import ALL, Json, place, put, record_after, save_of
from turandot.games import GAMES
from web.build.serve import Site, serving


def over() -> dict[str, Json]:
    """A finished game of every kind, to be stored."""
    return {f"game/{name}": save_of(name, record_after(ALL, played=known)) for name, known in GAMES.items()}


def test_one_tab_plays_a_game_then_another_then_the_first_again(page: Page, site: Site) -> None:
    put(page, site, {})
    page.goto(site.url)
    for game in (*GAMES, next(iter(GAMES))):
        page.goto(f"{site.url}#{game}")
        shown(page, "home")
        page.locator("#play").click()
        page.locator(".table-root > *").first.wait_for()
        Robot(page, game, "keyboard").to_next_decision()
    assert snapshots_sent(site) == list(GAMES)
    assert len([path for path, _ in site.asked if path.endswith(".wasm")]) == 1


@pytest.mark.installed
def test_who_came_for_one_game_opens_reviews_and_counts_all_of_them_without_a_network(
    fresh: BrowserContext, built: Path
) -> None:
    page = fresh.new_page()
    with serving(built, sub_path=SUB_PATH) as site:
        put(page, site, over())
        page.goto(site.url + place())
        expect(page.locator(".home-foot .status")).to_have_text("Ready offline")
    seen = watch(page)
    for name, known in GAMES.items():
        page.goto(site.url + place("play", played=known))
        page.locator(".table-root > *").first.wait_for()
        Robot(page, name, "keyboard").to_next_decision()
        page.goto(site.url + place("review", name, known))
        page.locator("#try-again").wait_for()
        for screen in ("album", "past", "statistics", "daily"):
            page.goto(site.url + place(screen, played=known))
            shown(page, screen)
    assert seen.errors == []
    assert [line for line in seen.said if "did not work" in line] == []
