"""Rivals suit whoever plays: gentle at first, stronger with results; and each has a page that says who they are."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.web.pages import choose, visit
from tests.web.robot import Robot
from tests.web.saves import GAME, Json, finished, kept, kept_games, put
from web.build.serve import Site

pytestmark = pytest.mark.outside

GENTLEST, SECOND, THIRD, *_, STRONGEST = GAME.levels


def won(id_: str, at: int) -> Json:
    """A finished game that the person won."""
    game = finished(id_, created=at, saved=at)
    game["final"]["winners"] = [0]
    return game


def rivals_at_the_table(page: Page) -> list[list[str]]:
    """Who plays against the person, each with a level."""
    (game,) = (game for game in kept_games(page).values() if not game["over"])
    return [seat.split(":") for seat in game["record"]["seats"][1:]]


def play(page: Page, site: Site) -> list[str]:
    """Start a game; the levels of those who sit down."""
    visit(page, site)
    page.locator("#play").click()
    Robot(page, GAME.name).asked()
    return [level for _, level in rivals_at_the_table(page)]


def test_a_first_visitor_meets_the_gentlest_and_home_says_who_they_are(page: Page, site: Site) -> None:
    visit(page, site)
    hint = page.locator(".home-hint").inner_text()
    assert f"({GENTLEST.capitalize()})" in hint
    page.locator("#play").click()
    Robot(page, GAME.name).asked()
    for rival, level in rivals_at_the_table(page):
        assert level == GENTLEST
        assert rival.capitalize() in hint


def test_rivals_grow_with_results_one_after_the_other(page: Page, site: Site) -> None:
    put(page, site, {f"game/won{at}": won(f"won{at}", at) for at in range(1, 4)})
    assert play(page, site) == [THIRD, SECOND, SECOND]


def test_the_level_can_be_fixed(page: Page, site: Site) -> None:
    visit(page, site, "settings")
    choose(page, "level", STRONGEST)
    assert json.loads(kept(page)["settings"])["levels"][GAME.name] == STRONGEST
    assert set(play(page, site)) == {STRONGEST}


def test_a_rival_has_a_page_with_the_record_between_you(page: Page, site: Site) -> None:
    known, stranger, *_ = GAME.rivals
    put(page, site, {"game/once": finished("once")})
    visit(page, site, "rivals")
    expect(page.locator(".rival-page")).to_have_count(len(GAME.rivals))
    expect(page.locator(f"#rival-{known}")).to_contain_text("One game together")
    expect(page.locator(f"#rival-{stranger}")).to_contain_text("not finished a game together yet")
