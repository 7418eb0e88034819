"""The result of a game in words, in every language, with the deal at the end."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.saves import ALL, Json, place, put, record_after, save_of, seats_for
from turandot.games.turandot import TURANDOT
from web.build.serve import Site

pytestmark = pytest.mark.outside

DAY = "2026-11-16"
DAILY = place("daily", played=TURANDOT)
LANGUAGES = {
    "en": "Turandot daily, Nov 16, 2026: {points} points, first of four. Stars",
    "fr": "Turandot du jour, 16 nov. 2026 : {points} points, première place sur quatre. Étoiles",
    "de": "Turandot am 16.11.2026: {points} Punkte, Platz 1 von 4. Sterne",
    "it": "Turandot del giorno, 16 nov 2026: {points} punti, primo posto su quattro. Stelle",
}


def won_daily() -> Json:
    """A finished daily that the person in seat 0 won without a mismatch; which bots played it does not matter here."""
    for number in range(100):
        told = record_after(ALL, seats_for(4, "soloist", TURANDOT), f"daily-{number}", bot="greedy", played=TURANDOT)
        save = save_of("d", told, daily=DAY)
        mine = save["final"]["lines"][0]
        if save["final"]["winners"] == [0] and {"key": "mismatches", "points": 0} in mine["parts"]:
            save["record"]["seed"] = f"daily-{DAY}"
            return save
    raise AssertionError("nobody wins")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_is_told_in_words_to_copy_with_the_deal_at_the_end(page: Page, site: Site, language: str) -> None:
    save = won_daily()
    put(page, site, {"game/d": save, "settings": {"language": language, "visited": True}})
    page.clock.set_fixed_time(f"{DAY}T12:00:00")
    page.goto(site.url + DAILY)
    text = page.locator("#share-text").inner_text().replace("\u202f", " ").replace("\xa0", " ")
    assert text.startswith(LANGUAGES[language].format(points=save["final"]["lines"][0]["total"]))
    assert f"{site.url}#turandot/deal/2~turandot~1~daily-{DAY}~" in text
    expect(page.locator(".calendar-day.won")).to_have_count(1)


def test_help_in_the_daily_is_said_in_the_result(page: Page, site: Site) -> None:
    put(page, site, {"game/d": won_daily(), f"turandot/prompted/daily-{DAY}": "yes"})
    page.clock.set_fixed_time(f"{DAY}T12:00:00")
    page.goto(site.url + DAILY)
    expect(page.locator("#share-text")).to_contain_text("With the Prompter\u2019s help.")
