"""Decks of one's own: from a file or edited on the page, checked by the engine, dealt from."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.web.saves import Json, choose_file, kept, kept_games, place, put
from turandot.games.turandot import TURANDOT
from turandot.games.turandot.cards import HOUSE, deck_list
from web.build.serve import Site

pytestmark = pytest.mark.outside

LETTERS = {"male": "M", "female": "F", "uncertain": "U", "turandot": "T", "calaf": "C", "liu": "L", None: ""}
DECK = place("deck", played=TURANDOT)


def written_deck(name: str) -> Json:
    """The house deck under another name, with every singer one star fewer where possible."""
    singers: dict[str, list[str]] = {}
    for card in deck_list(HOUSE):
        text = f"{max(1, card['stars'] - 1)}{LETTERS[card['gender']]}{LETTERS[card['favourite']]}"
        singers.setdefault(card["type"], []).append(text)
    return {"name": name, "singers": singers}


def test_a_deck_from_a_file_is_checked_by_the_engine_and_dealt_from(page: Page, site: Site) -> None:
    put(page, site, {})
    page.goto(site.url + DECK)
    bad = written_deck("Bad")
    bad["singers"]["dark"][3] = "4X"
    for wrong, said in ((bad, "dark-4"), ({"name": "x"}, "six singers"), ("nonsense", "six singers")):
        choose_file(page, "#deck-file", wrong)
        expect(page.locator("#deck-said.bad")).to_contain_text(said)
    assert "turandot/deck" not in kept(page)
    mine = written_deck("Box")
    choose_file(page, "#deck-file", mine)
    expect(page.locator("#deck-said")).to_have_text("Box is in use from the next game on.")
    page.goto(site.url + place("play", played=TURANDOT))
    page.wait_for_url(f"**/{place('table', '*', TURANDOT)}")
    (game,) = kept_games(page).values()
    assert game["record"]["deck"] == mine


def test_a_deck_edited_on_the_page_is_kept_and_the_house_deck_comes_back(page: Page, site: Site) -> None:
    put(page, site, {})
    page.goto(site.url + DECK)
    page.locator(".deck-edit summary").click()
    page.locator("#deck-name").fill("Mine")
    page.locator(".deck-singer select").first.select_option("1")
    page.locator("#deck-keep").click()
    expect(page.locator("#deck-said")).to_have_text("Mine is in use from the next game on.")
    deck = json.loads(kept(page)["turandot/deck"])
    assert deck["singers"]["pro"][0] == "1M"
    page.locator("#deck-house").click()
    expect(page.locator("#deck-said")).to_contain_text("house deck")
    assert "turandot/deck" not in kept(page)


def test_a_damaged_deck_is_set_aside_and_the_house_deck_is_dealt(page: Page, site: Site) -> None:
    put(page, site, {"turandot/deck": {"name": "moths", "singers": 7}})
    page.goto(site.url + place("set-up", played=TURANDOT))
    page.locator("#begin").click()
    page.locator(".game").wait_for()
    texts = kept(page)
    assert [json.loads(text)["name"] for name, text in texts.items() if name.startswith("aside/deck ")] == ["moths"]
    assert "turandot/deck" not in texts
    (game,) = kept_games(page).values()
    assert game["record"]["deck"] == "house"
