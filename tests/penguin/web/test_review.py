"""What comes after a party: it is reviewed as the engine judges it, watched once more, and shared."""

import json
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.penguin.web.tables import told_after
from tests.web.axe import TOO_WIDE, cut_off, objections
from tests.web.fixtures import NewContext
from tests.web.saves import ALL, USUAL, Json, place, put, save_of
from turandot.bridge import handle
from turandot.games.penguin import PENGUIN
from web.build.serve import Site

pytestmark = pytest.mark.outside

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
LISTED = 6  # what was played, and the best of what else there was


def ask(do: str, **more: Json) -> Json:
    answer = json.loads(handle(json.dumps({"do": do, "record": told_after(ALL), "viewer": 0, **more})))
    assert answer["ok"], answer
    return answer


def opened(page: Page, site: Site, screen: str, there: str, **settings: Json) -> None:
    """Come to a screen about a known game that is over."""
    put(page, site, {"game/party": save_of("party", told_after(ALL)), "settings": USUAL | settings})
    page.goto(site.url + place(screen, "party", PENGUIN))
    page.locator(there).first.wait_for()


def test_the_review_judges_every_decision_as_the_engine_does_and_shows_the_dearest(page: Page, site: Site) -> None:
    opened(page, site, "review", "[data-review=ready]")
    mine = [decision for decision in ask("moments")["moments"] if decision["seat"] == 0]
    expect(page.locator("[data-review=ready]")).to_contain_text(f"All {len(mine)} of your decisions")
    judged = {decision["at"]: ask("judge", at=decision["at"]) for decision in mine}
    dearest = max(judged, key=lambda at: judged[at]["cost"])
    page.locator(".course summary").click()
    *chances, _ = [int(text.rstrip("%")) for text in page.locator(".course tbody td").all_inner_texts()]
    weighed = [100 * each["played"] for each in judged.values() if each["played"] is not None]
    assert all(abs(shown - chance) <= 1 for shown, chance in zip(chances, weighed, strict=True))
    moment = page.locator(".review-moment").first
    assert int(moment.get_attribute("data-at") or -1) == dearest
    moment.click()
    decision = page.locator(f".review-decision[data-at='{dearest}']")
    decision.locator(".whatif").wait_for()
    before = ask("view", at=dearest)["view"]
    expect(decision.locator(".review-cell")).to_have_count(len(before["cells"]))
    expect(decision.locator(".review-hand li")).to_have_count(len(before["hand"]))
    rows = decision.locator(".whatif tbody tr")
    outcomes = {outcome["move"]: outcome["gains"][0] for outcome in judged[dearest]["outcomes"]}
    expect(rows).to_have_count(LISTED)
    shown = [int(text.replace("\N{MINUS SIGN}", "-")) for text in rows.locator("td:first-of-type").all_inner_texts()]
    assert shown[0] == outcomes.pop(told_after(ALL)["moves"][dearest])
    assert shown[1:] == sorted(outcomes.values(), reverse=True)[: LISTED - 1]


def test_why_shows_what_a_rival_weighed_in_words(page: Page, site: Site) -> None:
    rival = next(decision["at"] for decision in ask("moments")["moments"] if decision["seat"] == 1)
    opened(page, site, "review", "[data-review]")
    page.goto(site.url + place("review", f"party/{rival}", PENGUIN))
    page.locator(f".review-decision[data-at='{rival}'] #why").click()
    weighed = {each["move"]: each for each in ask("weigh", at=rival)["choices"]}
    rows = page.locator(".review-choices [data-move]")
    rows.first.wait_for()
    for row in rows.all():
        assert row.get_attribute("data-move") in weighed
    expect(page.locator(".review-played")).to_contain_text("Bianca")


def test_a_party_is_watched_to_its_end_and_shared(page: Page, site: Site) -> None:
    opened(page, site, "watch", ".party")
    page.locator("#watch-on").click()
    expect(page.locator("#watch-at")).to_contain_text("Move 1 of")
    rounds = [decision["round"] for decision in ask("moments")["moments"]]
    page.locator("#watch-round").select_option("Round 3")
    expect(page.locator("#watch-at")).to_contain_text(f"Move {rounds.index(3)} of")
    page.locator("#watch-scrub").fill(str(len(rounds) - 2))
    expect(page.locator("#watch-at")).to_contain_text(f"Move {len(rounds) - 2} of")
    expect(page.locator("#watch-round option:checked")).to_have_text(f"Round {rounds[-2]}")
    page.locator("#watch-speed").select_option("4")
    page.locator("#watch-run").click()
    page.locator(".account.final").wait_for()
    totals = page.locator(".account.final tr.total td").all_inner_texts()
    page.goto(site.url + place("share", "party", PENGUIN))
    expect(page.locator("#share-text")).to_contain_text(totals[0])
    page.goto(page.locator("#share-replay-link").input_value())
    page.locator(".review-account").wait_for()
    assert page.locator("td[data-line=total]").all_inner_texts() == totals


def test_axe_finds_nothing_around_the_table_in_either_theme_and_everything_fits(
    new_context: NewContext, site: Site
) -> None:
    page = new_context(viewport={"width": 360, "height": 640}).new_page()
    opened(page, site, "share", "#share-text", language="de", text="larger")
    for screen, path, there in (
        ("share", "party", "#share-text"),
        ("review", "party/9", ".whatif"),
        ("learn", "place", ".held"),
        ("deck", "", ".deck-edit"),
    ):
        page.goto(site.url + place(screen, path, PENGUIN))
        page.locator(there).first.wait_for()
        if screen == "deck":
            page.locator(".deck-edit summary").click()
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            assert objections(page) == [], (screen, theme)
        assert cut_off(page) == [], screen
        assert not page.evaluate(TOO_WIDE), screen
