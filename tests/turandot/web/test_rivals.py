"""Rivals suit whoever plays: gentle at first, stronger with results; and each has a page that says who they are."""

import json

from playwright.sync_api import Page, expect

from tests.turandot.web.tables import my_table, told_after
from tests.web.pages import choose, visit
from tests.web.saves import finished, kept, kept_games, put
from web.build.serve import Site


def won(id_: str, at: int) -> object:
    """A finished game that the person won."""
    game = finished(id_, created=at, saved=at)
    game["final"]["winners"] = [0]
    return game


def levels_at_the_table(page: Page) -> list[str]:
    return [
        seat.split(":")[1]
        for game in kept_games(page).values()
        if not game["over"]
        for seat in game["record"]["seats"][1:]
    ]


def play(page: Page, site: Site) -> list[str]:
    visit(page, site)
    page.locator("#play").click()
    page.locator(".game").wait_for()
    return levels_at_the_table(page)


def test_a_newcomer_meets_the_gentlest_and_home_says_who_they_are(page: Page, site: Site) -> None:
    visit(page, site)
    hint = page.locator(".home-hint").inner_text()
    assert "(Amateur)" in hint
    page.locator("#play").click()
    page.locator(".game").wait_for()
    (game,) = kept_games(page).values()
    assert set(levels_at_the_table(page)) == {"amateur"}
    for seat in game["record"]["seats"][1:]:
        assert seat.split(":")[0].capitalize() in hint


def test_rivals_grow_with_results_one_after_the_other(page: Page, site: Site) -> None:
    put(page, site, {f"game/won{at}": won(f"won{at}", at) for at in range(1, 4)})
    assert play(page, site) == ["soloist", "chorus", "chorus"]


def test_the_level_can_be_fixed(page: Page, site: Site) -> None:
    visit(page, site, "settings")
    choose(page, "level", "maestro")
    assert json.loads(kept(page)["settings"])["levels"] == {"turandot": "maestro"}
    assert set(play(page, site)) == {"maestro"}


def test_a_rival_has_a_page_with_the_record_between_you(page: Page, site: Site) -> None:
    put(page, site, {"game/once": finished("once")})
    visit(page, site, "rivals")
    expect(page.locator(".rival-page")).to_have_count(6)
    expect(page.locator("#rival-bianca")).to_contain_text("One game together")
    expect(page.locator("#rival-ottavio")).to_contain_text("not finished a game together yet")


def test_a_rivals_dialog_at_the_table_says_who_that_is(page: Page, site: Site) -> None:
    my_table(page, site, told_after(0, 3))
    page.locator(".rival-house .house-head").first.click()
    dialog = page.locator(".table-dialog")
    expect(dialog.locator(".character img")).to_be_visible()
    expect(dialog).to_contain_text("Amateur")
    expect(dialog).to_contain_text("Spends with both hands.")
    dialog.get_by_role("link").click()
    expect(page.locator("#rival-bianca")).to_be_visible()
    assert page.locator(".table-dialog").count() == 0
