"""The daily deal: the same for everyone on one date, another on the next, and a result in words."""

import json

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browsing import PATIENCE, watch
from tests.web.saves import Json, kept, put, record_after, save_of, view_of
from web.build.serve import Site

DAY = "2026-11-16"
LANGUAGES = {
    "en": "Turandot daily, Nov 16, 2026: {points} points, first of four. Stars",
    "fr": "Turandot du jour, 16 nov. 2026 : {points} points, premier sur quatre. Étoiles",
    "de": "Turandot am 16.11.2026: {points} Punkte, Erster von vier. Sterne",
    "it": "Turandot del giorno, 16 nov 2026: {points} punti, primo su quattro. Stelle",
}


def deal_of(chromium: Browser, site: Site, time: str, zone: str) -> Json:
    """The record and the first cards that a new profile gets on this date."""
    context = chromium.new_context(timezone_id=zone)
    context.set_default_timeout(PATIENCE * 1000)
    page = context.new_page()
    seen = watch(page)
    page.clock.set_fixed_time(time)
    page.goto(f"{site.url}#daily")
    page.locator("#play-daily").click()
    page.wait_for_url("**/#table/*")
    page.locator(".column .pick, .column .card-button").first.wait_for()
    (text,) = [text for name, text in kept(page).items() if name.startswith("game/")]
    game = json.loads(text)
    assert seen.errors == []
    context.close()
    record = game["record"] | {"moves": []}
    return game["daily"], record, view_of(record)["stage"]


def test_two_clean_profiles_get_the_same_deal_on_their_own_date_and_another_on_the_next(
    chromium: Browser, site: Site
) -> None:
    here = deal_of(chromium, site, f"{DAY}T09:00:00Z", "Europe/Rome")
    there = deal_of(chromium, site, f"{DAY}T23:30:00Z", "America/Lima")
    tomorrow = deal_of(chromium, site, f"{DAY}T23:30:00Z", "Pacific/Auckland")
    assert here == there
    assert here[0] == DAY
    assert tomorrow[0] == "2026-11-17"
    assert tomorrow[1]["seed"] != here[1]["seed"]
    assert tomorrow[2] != here[2]


def test_days_to_come_are_not_open_yet(page: Page, site: Site) -> None:
    page.clock.set_fixed_time(f"{DAY}T12:00:00Z")
    page.goto(f"{site.url}#daily")
    assert page.locator(".calendar-day[aria-pressed=true] b").inner_text() == "16"
    assert page.locator("button.calendar-day").count() == 16


def won_daily() -> Json:
    """A finished daily that the person in seat 0 won; whichever bots played it does not matter here."""
    seats = ("human", "bianca:soloist", "ottavio:maestro", "zelda:soloist")
    for number in range(100):
        told = record_after(1000, seats, f"daily-{number}")
        final = view_of(told)["final"]
        if final["winners"] == [0] and final["lines"][0]["mismatches"] == 0:
            return told | {"seed": f"daily-{DAY}"}, final
    raise AssertionError("nobody wins")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_is_told_in_words_to_copy_with_the_deal_at_the_end(page: Page, site: Site, language: str) -> None:
    told, final = won_daily()
    put(page, site, {
        "game/d": save_of("d", told, over=True, final=final, daily=DAY),
        "settings": {"language": language, "visited": True},
    })  # fmt: skip
    page.clock.set_fixed_time(f"{DAY}T12:00:00")
    page.goto(f"{site.url}#daily")
    text = page.locator("#share-text").inner_text()
    assert (
        text.replace("\u202f", " ")
        .replace("\xa0", " ")
        .startswith(LANGUAGES[language].format(points=final["lines"][0]["total"]))
    )
    assert f"{site.url}#deal/1~turandot~1~daily-{DAY}~" in text
    assert page.locator(".calendar-day.won").count() == 1


def test_help_in_the_daily_is_said_in_the_result(page: Page, site: Site) -> None:
    told, final = won_daily()
    put(page, site, {"game/d": save_of("d", told, over=True, final=final, daily=DAY), f"prompted/daily-{DAY}": "yes"})
    page.clock.set_fixed_time(f"{DAY}T12:00:00")
    page.goto(f"{site.url}#daily")
    assert "With the Prompter\u2019s help." in page.locator("#share-text").inner_text()


def test_days_gone_by_stay_open_and_those_to_come_do_not(page: Page, site: Site) -> None:
    page.clock.set_fixed_time(f"{DAY}T12:00:00")
    page.goto(f"{site.url}#daily/2026-03-01")
    expect(page.locator("#daily-date")).to_contain_text("March 1, 2026")
    page.goto(f"{site.url}#home")
    page.goto(f"{site.url}#daily/2027-03-01")
    expect(page.locator("#daily-date")).to_contain_text("November 16, 2026")
