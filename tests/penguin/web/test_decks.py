"""The deck of one's own box: entered on the page, checked by the engine, dealt from."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.web.saves import choose_file, kept, kept_games, place, put
from turandot.games.penguin import PENGUIN
from turandot.games.penguin.cards import HOUSE, list_deck
from web.build.serve import Site

pytestmark = pytest.mark.outside

DECK = place("deck", played=PENGUIN)


def test_a_deck_edited_on_the_page_is_kept_and_a_game_is_dealt_from_it(page: Page, site: Site) -> None:
    put(page, site, {})
    page.goto(site.url + DECK)
    page.locator(".deck-edit summary").click()
    page.locator("#deck-name").fill("Mine")
    first = page.locator(".deck-penguins .deck-card").first
    first.locator("select").first.select_option("blue")
    first.locator("input").fill("42")
    dots = page.locator(".deck-entertainers .deck-card").first.locator("input")
    ticked = [dot.is_checked() for dot in dots.all()]
    page.locator(".deck-entertainers .deck-dot").first.click()
    page.locator("#deck-keep").click()
    expect(page.locator("#deck-said")).to_have_text("Mine is in use from the next game on.")
    deck = json.loads(kept(page)["penguin/deck"])
    assert (deck["name"], deck["penguins"][0]["family"], deck["penguins"][0]["value"]) == ("Mine", "blue", 42)
    assert [dot == "1" for dot in deck["entertainers"][0]["dots"]] == [not ticked[0], *ticked[1:]]
    page.goto(site.url + place("play", played=PENGUIN))
    page.wait_for_url(f"**/{place('table', '*', PENGUIN)}")
    (game,) = kept_games(page).values()
    assert game["record"]["deck"] == deck
    page.goto(site.url + DECK)
    page.locator("#deck-house").click()
    expect(page.locator("#deck-said")).to_contain_text("house deck")
    assert "penguin/deck" not in kept(page)


def test_a_file_that_is_no_deck_is_refused_with_what_is_wrong(page: Page, site: Site) -> None:
    put(page, site, {})
    page.goto(site.url + DECK)
    bad = {"name": "Bad", **list_deck(HOUSE)}
    bad["entertainers"] = [{**bad["entertainers"][0], "dots": "00000000"}, *bad["entertainers"][1:]]
    for wrong, said in ((bad, bad["entertainers"][0]["id"]), ({"name": "x"}, "16 entertainers"), ("x", "64 penguins")):
        choose_file(page, "#deck-file", wrong)
        expect(page.locator("#deck-said.bad")).to_contain_text(said)
    assert "penguin/deck" not in kept(page)
