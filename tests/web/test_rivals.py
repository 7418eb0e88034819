"""Rivals suit whoever plays: gentle at first, stronger with results; and each has a page that says who they are."""

from playwright.sync_api import Page, expect

from tests.web.hands import sit_down
from tests.web.pages import games, home, kept
from tests.web.saves import finished, put
from web.build.serve import Site

LEVELS = ("amateur", "chorus", "soloist", "maestro")


def won(id_: str, at: int) -> object:
    """A finished game that the person won."""
    game = finished(id_, created=at, saved=at)
    game["final"]["winners"] = [0]
    return game


def levels_at_the_table(page: Page) -> list[str]:
    return [seat.split(":")[1] for game in games(page) if not game["over"] for seat in game["record"]["seats"][1:]]


def play(page: Page, site: Site) -> list[str]:
    home(page, site)
    page.locator("#play").click()
    page.locator(".game").wait_for()
    return levels_at_the_table(page)


def test_a_newcomer_meets_the_gentlest_and_home_says_who_they_are(page: Page, site: Site) -> None:
    home(page, site)
    hint = page.locator(".home-hint").inner_text()
    assert "(Amateur)" in hint
    page.locator("#play").click()
    page.locator(".game").wait_for()
    (game,) = games(page)
    assert set(levels_at_the_table(page)) == {"amateur"}
    for seat in game["record"]["seats"][1:]:
        assert seat.split(":")[0].capitalize() in hint


def test_rivals_grow_with_results_one_after_the_other(page: Page, site: Site) -> None:
    put(page, site, {f"game/won{at}": won(f"won{at}", at) for at in range(1, 4)})
    assert play(page, site) == ["soloist", "chorus", "chorus"]


def test_the_level_can_be_fixed(page: Page, site: Site) -> None:
    home(page, site, "#settings")
    page.locator("label", has=page.locator("[name=level][value=maestro]")).click()
    assert kept(page, "settings")["level"] == "maestro"
    assert set(play(page, site)) == {"maestro"}


def test_a_rival_has_a_page_with_the_record_between_you(page: Page, site: Site) -> None:
    put(page, site, {"game/once": finished("once")})
    home(page, site, "#rivals")
    expect(page.locator(".rival-page")).to_have_count(6)
    expect(page.locator("#rival-bianca")).to_contain_text("One game together")
    expect(page.locator("#rival-ottavio")).to_contain_text("not finished a game together yet")


def test_a_rivals_dialog_at_the_table_says_who_that_is(page: Page, site: Site) -> None:
    sit_down(page, site, 3)
    page.locator(".rival-house .house-head").first.click()
    dialog = page.locator(".table-dialog")
    expect(dialog.locator(".character img")).to_be_visible()
    expect(dialog).to_contain_text("Amateur")
    expect(dialog).to_contain_text("Spends with both hands.")
    dialog.get_by_role("link").click()
    expect(page.locator("#rival-bianca")).to_be_visible()
    assert page.locator(".table-dialog").count() == 0
