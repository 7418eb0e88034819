"""The review of a finished game: it says what the engine says, and can be stepped through, stopped and linked to."""

import json
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import TOO_WIDE, objections
from tests.web.browsing import wait_until
from tests.web.fixtures import NewContext
from tests.web.saves import USUAL, Json, place, put, save_of
from turandot.bridge import handle
from turandot.games.turandot import TURANDOT
from web.build.serve import Site

pytestmark = pytest.mark.outside

# A known game. In round 7, last to seal and with all to gain, the person bid 2 without money against a rival's 2 and
# 2 with money: the dearest move of the evening by far, and exactly so, since the last round leaves nothing to guess.
MOVES = (
    "3$ 3$ 3 u3 u4 u2 n0 x-comic 3 3$ $ u4 u1 n0 x-classic 4 $ 3$ u2 n1 x-dark 2 2$ 3$$ u4 4 4 3$ u1 u2 1 1 3 u1 u2 "
    "2 2$ 2 u1 u3 c321456 c412356 c251346"
)
DEAREST_AT, DEAREST = 37, "2"
SEATS = ["human", "bianca:chorus", "ottavio:chorus"]


def golden() -> Json:
    options = {"sealing": "clockwise", "maestro-money": "allowed"}
    return {"format": 1, "game": "turandot", "rules": 1, "deck": "house", "seed": "golden-22", "first": 1,
            "options": options, "seats": SEATS, "moves": MOVES.split()}  # fmt: skip


def ask(do: str, **more: Json) -> Json:
    answer = json.loads(handle(json.dumps({"do": do, "record": golden(), "viewer": 0, **more})))
    assert answer["ok"], answer
    return answer


@pytest.fixture
def review(page: Page, site: Site) -> Page:
    """The review of the known game, complete."""
    put(page, site, {"game/golden": save_of("golden", golden())})
    page.goto(site.url + place("review", "golden", TURANDOT))
    page.locator("[data-review=ready]").wait_for()
    return page


def test_the_review_names_the_move_that_lost_most_and_agrees_with_weigh_outside_the_browser(review: Page) -> None:
    first = review.locator(".review-moment").first
    assert (int(first.get_attribute("data-at") or -1), first.get_attribute("data-move")) == (DEAREST_AT, DEAREST)
    assert 1 <= review.locator(".review-moment").count() <= 3
    review.locator(".course summary").click()
    shown = [int(text.rstrip("%")) for text in review.locator(".course tbody td").all_inner_texts()]
    expected = []
    for decision in ask("moments")["moments"]:
        if decision["seat"] == 0 and decision["phase"] != "premiere":
            weighed = {
                each["move"]: each["value"] for each in ask("weigh", at=decision["at"], bot="maestro")["choices"]
            }
            expected.append(100 * weighed[decision["move"]])
    *chances, end = shown
    assert end == 0, "the game was lost"
    assert len(chances) == len(expected)
    assert all(abs(page - engine) <= 1 for page, engine in zip(chances, expected, strict=True))


def test_what_ifs_are_those_of_the_engine(review: Page) -> None:
    review.locator(".review-moment").first.click()
    review.locator(f".review-decision[data-at='{DEAREST_AT}'] .whatif").wait_for()
    outcomes = ask("whatif", at=DEAREST_AT)["outcomes"]
    assert review.locator(".whatif td.hires").count() == sum(outcome["hired"] is not None for outcome in outcomes)
    assert review.locator(".whatif td.paints").count() == sum(outcome["designer"] for outcome in outcomes)


def test_arrow_keys_step_through_ones_own_decisions_or_everybodys_and_the_address_follows(
    review: Page, site: Site
) -> None:
    mine = [decision["at"] for decision in ask("moments")["moments"] if decision["seat"] == 0]
    expect(review.locator("#decision-title")).to_have_text(f"Your decision 1 of {len(mine)}")
    review.keyboard.press("ArrowRight")
    expect(review.locator("#decision-title")).to_have_text(f"Your decision 2 of {len(mine)}")
    assert review.url == site.url + place("review", f"golden/{mine[1]}", TURANDOT)
    review.get_by_role("switch", name="Everybody").click()
    count = len(MOVES.split())
    review.keyboard.press("End")
    expect(review.locator("#decision-title")).to_have_text(f"Decision {count} of {count}")
    review.keyboard.press("ArrowLeft")
    expect(review.locator("#decision-title")).to_have_text(f"Decision {count - 1} of {count}")
    assert review.url == site.url + place("review", f"golden/{count - 2}", TURANDOT)
    review.reload()
    expect(review.locator("#decision-title")).to_have_text(f"Decision {count - 1} of {count}")


def test_why_shows_what_a_rival_weighed_for_its_own_bid(review: Page) -> None:
    review.get_by_role("switch", name="Everybody").click()
    review.keyboard.press("Home")
    review.locator(".review-decision[data-at='0'] #why").click()
    rows = review.locator(".review-choices [data-move]")
    rows.first.wait_for()
    weighed = {each["move"]: each for each in ask("weigh", at=0)["choices"]}
    for row in range(rows.count()):
        move = rows.nth(row).get_attribute("data-move") or ""
        often = int(rows.nth(row).get_attribute("data-often") or -1)
        assert abs(often - 100 * weighed[move]["chance"]) <= 1


def test_the_same_deal_with_a_strong_player_is_what_the_engine_plays_and_can_be_stopped(review: Page) -> None:
    expect(review.locator(".review-luck")).to_contain_text("Strong players weigh fewer possibilities here")
    review.locator("[data-count='50']").click()
    wait_until(review, "Number(document.querySelector('.review-luck progress')?.value ?? 0) >= 2")
    review.locator("#luck-stop").click()
    review.locator("[data-count='50']").wait_for()
    review.locator(".review-luck summary").click()
    times = review.locator(".review-luck tbody td").all_inner_texts()
    count = sum(map(int, times))
    assert 2 <= count < 50
    scores = [ask("rerun", bot="maestro", turn=turn)["points"][0] for turn in range(count)]
    said = review.locator(".review-luck tbody th").all_inner_texts()
    assert [int(text.replace(",", " ").split()[0]) for text in said] == sorted(set(scores))


@pytest.mark.parametrize(("theme", "language"), [("dark", "fr"), ("light", "it")])
def test_axe_finds_nothing_in_review_share_and_lesson_and_everything_fits(
    new_context: NewContext, site: Site, theme: Literal["dark", "light"], language: str
) -> None:
    page = new_context(viewport={"width": 360, "height": 640}, color_scheme=theme).new_page()
    settings = USUAL | {"language": language, "text": "larger"}
    put(page, site, {"game/golden": save_of("golden", golden()), "settings": settings})
    for screen, path, there in (
        ("review", "golden", "[data-review=ready]"),
        ("share", "golden", "#share-text"),
        ("learn", "premiere", ".chair"),
        ("statistics", "", ".plot"),
    ):
        page.goto(site.url + place(screen, path, TURANDOT))
        page.locator(there).first.wait_for()
        assert objections(page) == [], screen
        assert not page.evaluate(TOO_WIDE), screen
