"""Storage that is forbidden, full, wiped or damaged: the game goes on, nothing is thrown away, no page is blank."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import wait_until
from tests.web.pages import visit
from tests.web.robot import Robot
from tests.web.saves import (
    EMPTY,
    FILL,
    GAME,
    ID,
    PREFIX,
    Json,
    at_table,
    finished,
    kept,
    kept_games,
    kept_moves,
    place,
    put,
    record_after,
    save_of,
)
from web.build.serve import Site

pytestmark = pytest.mark.outside

FORBID = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })"
# The engine never gets the move: the worst moment for a tab to be closed.
LOSE_MOVES = """() => {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message) {
    if (message.type !== 'ask' || !message.text.includes('"do":"play"')) postMessage.call(this, message);
  };
}"""

SOUND = save_of("sound", record_after(4))
DAMAGED: dict[str, Any] = {
    "cutshort": json.dumps(SOUND)[:-40],
    "nojson": "Nessun dorma",
    "nothing": "",
    "null": "null",
    "list": "[1, 2]",
    "norecord": save_of("norecord", None),
    "nodate": save_of("nodate", record_after(4), saved="yesterday"),
    "farfuture": save_of("farfuture", record_after(4), created=1e300),
    "otherid": save_of("another", record_after(4)),
    "nomoves": save_of("nomoves", {**record_after(4), "moves": None}),
    "nooptions": save_of("nooptions", {**record_after(4), "options": None}),
    "noseats": save_of("noseats", {**record_after(4), "seats": []}),
    "noresult": finished("noresult", final={"lines": None}),
    "noline": finished("noline", final={"lines": [None], "winners": []}),
    "oddpast": save_of("oddpast", record_after(4), decisions=["x"]),
    "oldformat": {"format": 0, "id": "oldformat", "moves": "3 2"},
}
ODD = {
    "settings": '{"pace": 7, "setups": [[]], "language": {}, "game": "nothing"}',
    "picture": '{"id": "sound", "shown": {}}',
    f"{GAME.name}/deck": '{"name": 7}',
    f"{GAME.name}/learn": '{"a": 1}',
    f"{GAME.name}/notes": "[[]]",
}
SCREENS = ["home", "past", "statistics", "daily", "about", "settings", "set-up", "learn", "deck", "rules"]


def text_of(name: str) -> str:
    return DAMAGED[name] if isinstance(DAMAGED[name], str) else json.dumps(DAMAGED[name])


def test_a_move_is_saved_before_anybody_answers_and_counts_after_the_tab_was_closed(page: Page, site: Site) -> None:
    robot = at_table(page, site)
    robot.to_decision()
    page.evaluate(LOSE_MOVES)
    robot.decide()
    (move,) = kept_moves(page)
    page.reload()
    robot.to_decision()
    assert kept_moves(page)[0] == move


def test_where_storage_is_forbidden_the_game_is_played_and_home_says_that_nothing_is_kept(
    page: Page, site: Site
) -> None:
    page.add_init_script(FORBID)
    visit(page, site)
    expect(page.locator(".home .notice.bad")).to_be_visible()
    page.locator("#play").click()
    Robot(page, GAME.name).to_next_decision()


def test_when_storage_is_full_the_game_goes_on_and_is_kept_as_soon_as_there_is_room(page: Page, site: Site) -> None:
    robot = at_table(page, site)
    robot.to_decision()
    page.evaluate(FILL)
    robot.to_next_decision()
    expect(page.locator("#unkept")).to_be_visible()
    assert kept_moves(page) == []
    page.evaluate(EMPTY)
    robot.to_next_decision()
    assert len(kept_moves(page)) > 3
    assert kept_games(page)[ID]["decisions"][:1] == [0], "the move of which there was no room is there too"


def test_a_store_wiped_in_the_middle_of_a_game_is_filled_again_by_the_next_move(page: Page, site: Site) -> None:
    robot = at_table(page, site)
    robot.to_next_decision()
    before = kept_moves(page)
    page.evaluate("localStorage.clear()")
    robot.decide()
    assert kept_moves(page)[: len(before)] == before


def test_saves_damaged_in_any_way_are_set_aside_by_name_and_can_be_copied(page: Page, site: Site) -> None:
    put(page, site, {f"game/{name}": text_of(name) for name in DAMAGED} | {"game/sound": SOUND})
    visit(page, site, "about")
    expect(page.locator(".asides li")).to_have_count(len(DAMAGED))
    texts = kept(page)
    assert {name for name in texts if name.startswith("game/")} == {"game/sound"}
    for name in DAMAGED:
        (aside,) = (each for each in texts if each.startswith(f"aside/{name} "))
        assert texts[aside] == text_of(name)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    row = page.locator(".asides li", has_text="cutshort")
    row.get_by_role("button").first.click()
    wait_until(page, "navigator.clipboard.readText()", text_of("cutshort"))
    visit(page, site)
    page.locator("#play").click()
    page.wait_for_url(f"**/{place('table', 'sound')}")
    Robot(page, GAME.name).to_decision()


def test_no_screen_is_blank_whatever_is_stored(page: Page, site: Site) -> None:
    sound = {"game/sound": SOUND, "game/won": finished("won")}
    put(page, site, {f"game/{name}": text_of(name) for name in DAMAGED} | sound | ODD)
    for screen in SCREENS:
        visit(page, site, screen)
        expect(page.locator("dialog")).to_have_count(0)


def test_a_second_damaged_save_of_one_day_takes_nothing_from_the_first(page: Page, site: Site) -> None:
    for text in ("first", "second", "third"):
        put(page, site, {"game/g": text})
        visit(page, site, "about")
        page.locator(".asides li").first.wait_for()
    asides = [text for name, text in kept(page).items() if name.startswith("aside/")]
    assert sorted(asides) == ["first", "second", "third"]


def test_a_save_of_a_newer_version_stays_where_it_is_and_can_be_copied(page: Page, site: Site) -> None:
    newer = {**SOUND, "format": 3, "id": "newer"}
    put(page, site, {"game/newer": newer})
    visit(page, site, "about")
    expect(page.locator(".asides li")).to_have_count(1)
    assert kept_games(page) == {"newer": newer}


def test_a_save_of_a_game_we_do_not_have_stays_where_it_is_and_is_dealt_as_no_other(page: Page, site: Site) -> None:
    strange = save_of("strange", {**record_after(4), "game": "tarot"})
    put(page, site, {"game/strange": strange})
    visit(page, site, "about")
    expect(page.locator(".asides li")).to_have_count(1)
    visit(page, site)
    expect(page.locator("#play")).to_have_text("Play")
    page.goto(site.url + place("table", "strange"))
    expect(page.locator(".main > .notice.bad")).to_be_visible()
    assert kept_games(page) == {"strange": strange}


def test_a_save_that_cannot_be_moved_for_lack_of_room_is_listed_where_it_is(page: Page, site: Site) -> None:
    put(page, site, {"game/g": "x" * 2000})
    page.evaluate(FILL)
    visit(page, site, "about")
    expect(page.locator(".asides li")).to_have_count(1)
    assert kept(page)["game/g"] == "x" * 2000


@pytest.mark.parametrize(
    ("change", "told"), [({"moves": ["???", "0"]}, "???"), ({"rules": 0}, "rules 0"), ({"format": 0}, "format 0")]
)
def test_a_record_the_engine_refuses_is_set_aside_and_offered_to_copy(
    page: Page, site: Site, change: Json, told: str
) -> None:
    impossible = save_of("g", {**record_after(4), **change})
    put(page, site, {"game/g": impossible})
    page.goto(site.url + place("table", "g"))
    panel = page.locator("dialog.trouble")
    panel.wait_for()
    assert told in (panel.locator(".trouble-report").text_content() or "")
    panel.locator(".button.primary").click()
    page.locator("#play").wait_for()
    assert [json.loads(text) for text in kept(page, "aside/g ").values()] == [impossible]


def test_a_damaged_picture_is_not_shown_and_the_engine_is_asked(page: Page, site: Site) -> None:
    robot = at_table(page, site, record_after(4))
    before = robot.to_decision()["cards"]
    assert before
    # Another card of the same game stands where the first one stood.
    damage = "([name, one, other]) => localStorage.setItem(name, localStorage.getItem(name).replaceAll(one, other))"
    wait_until(page, f"localStorage.getItem('{PREFIX}picture') !== null")
    page.evaluate(damage, [f"{PREFIX}picture", before[0], before[-1]])
    page.reload()
    assert robot.to_decision()["cards"] == before
