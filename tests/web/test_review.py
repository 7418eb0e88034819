"""A review that teaches, whatever the game: a decision is tried again at the table, and two workers share the work."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import watch
from tests.web.fixtures import NewContext
from tests.web.robot import Robot
from tests.web.saves import ALL, GAME, HUMAN, Json, kept_games, place, put, record_after, save_of, seats_for
from turandot.bridge import handle
from turandot.games import GAMES
from web.build.serve import Site

pytestmark = pytest.mark.outside

PHONE = {"width": 360, "height": 640}
LEVEL = 0.01  # chances that differ by less read the same
CORES = "Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 8 })"
NEAR = 1  # the worker of the table's own engine
WORKERS = 2
TURNS = 10
STEP = "(key) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))"
# Goes to an address and steps on in the same moment, before the page can have heard of it.
GO_AND_STEP = f"([address, key]) => {{ location.hash = address; ({STEP})(key); }}"


def ask(do: str, told: Json, **more: Json) -> Json:
    answer = json.loads(handle(json.dumps({"do": do, "record": told, "viewer": 0, **more})))
    assert answer["ok"], answer
    return answer


def over(name: str) -> Json:
    """A known game that is over, in which the person played like the weakest rival."""
    game = GAMES[name]
    return record_after(ALL, seats_for(2 if name == GAME.name else 3, played=game), played=game)


def judged(told: Json, at: int, move: str) -> Json:
    return ask("judge", {**told, "moves": [*told["moves"][:at], move]}, at=at)


def verdict(told: Json, at: int, move: str) -> str:
    """What the engine's own judgements say of a new move against the one that was played."""
    before = told["moves"][at]
    then, now = judged(told, at, before), judged(told, at, move)
    gain = now["played"] - then["played"]
    return "same" if move == before else "better" if gain >= LEVEL else "worse" if gain <= -LEVEL else "even"


@pytest.fixture
def phone(new_context: NewContext) -> Iterator[Page]:
    """A telephone that is touched; no error may happen on it."""
    page = new_context(viewport=PHONE, has_touch=True, is_mobile=True).new_page()
    seen = watch(page)
    yield page
    assert seen.errors == []


@pytest.mark.parametrize("name", GAMES)
def test_a_decision_is_tried_again_at_the_table_judged_in_words_and_the_game_stays_as_it_was(
    phone: Page, site: Site, name: str
) -> None:
    told = over(name)
    mine = [decision["at"] for decision in ask("moments", told)["moments"] if decision["seat"] == 0]
    at = mine[len(mine) // 2]
    put(phone, site, {"game/party": save_of("party", told)})
    phone.goto(site.url + place("review", f"party/{at}", GAMES[name]))
    phone.locator("#try-again").tap()
    phone.locator(".again-words").wait_for()
    tries = {id_: save for id_, save in kept_games(phone).items() if id_ != "party"}
    ((id_, save),) = tries.items()
    assert save["record"]["moves"] == told["moves"][:at]
    assert save["rehearsal"], "a try does not count"
    robot = Robot(phone, name, means="touch")
    robot.act()
    phone.locator(".again-said").wait_for()
    move = kept_games(phone)[id_]["record"]["moves"][at]
    assert phone.locator(".again-said").get_attribute("data-verdict") == verdict(told, at, move)
    for button in ("#again-once-more", "#again-play-on", "#again-back"):
        expect(phone.locator(button)).to_be_in_viewport(ratio=1)
    phone.locator("#again-once-more").tap()
    phone.locator(".again-words:not(.again-said)").wait_for()
    assert kept_games(phone)[id_]["record"]["moves"] == told["moves"][:at], "it can be chosen anew"
    phone.locator("#again-back").tap()
    phone.wait_for_url(f"**/{place('review', f'party/{at}', GAMES[name])}")
    phone.locator(f".review-decision[data-at='{at}']").wait_for()
    kept = kept_games(phone)
    assert {each: kept[each]["record"] for each in kept} == {"party": told}, (
        "the try is gone, and the game is as it was"
    )


@pytest.mark.inside
def test_two_workers_tell_what_the_engine_plays_and_end_when_somebody_leaves(page: Page, site: Site) -> None:
    told = over(GAME.name)
    page.add_init_script(CORES)
    put(page, site, {"game/party": save_of("party", told)})
    page.goto(site.url + place("review", "party"))
    page.locator("[data-review=ready]").wait_for()
    assert len(page.workers) == NEAR + WORKERS
    page.locator(f"[data-count='{TURNS}']").click()
    expect(page.locator("#luck-said")).to_contain_text(f"In {TURNS} ")
    page.locator(".review-luck summary").click()
    scores = [ask("rerun", told, turn=turn)["points"][told["seats"].index(HUMAN)] for turn in range(TURNS)]
    said = [int(text.replace(",", " ").split()[0]) for text in page.locator(".review-luck tbody th").all_inner_texts()]
    times = [int(text) for text in page.locator(".review-luck tbody td").all_inner_texts()]
    assert dict(zip(said, times, strict=True)) == {score: scores.count(score) for score in scores}
    page.goto(site.url + place("past"))
    page.locator(".past-game").wait_for()
    assert len(page.workers) == NEAR


@pytest.mark.parametrize("name", GAMES)
def test_an_address_somebody_has_just_gone_to_outlives_a_step_in_the_review_that_is_left(
    name: str, page: Page, site: Site
) -> None:
    put(page, site, {"game/over": save_of("over", over(name))})
    page.goto(site.url + place("review", "over", GAMES[name]))
    page.locator("[data-review=ready]").wait_for()
    first, *_, last = [decision["at"] for decision in ask("moments", over(name))["moments"] if decision["seat"] == 0]
    page.evaluate(GO_AND_STEP, [place("review", f"over/{last}", GAMES[name]), "Home"])
    page.locator(f".review-decision[data-at='{last}']").wait_for()
    page.evaluate(STEP, "Home")
    page.locator(f".review-decision[data-at='{first}']").wait_for()
    assert page.url.endswith(place("review", f"over/{first}", GAMES[name]))
