"""Storage that is forbidden, full, wiped or damaged: the game goes on, nothing is thrown away, no page is blank."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import wait_until
from tests.web.hands import to_next_bid
from tests.web.saves import PREFIX, at_table, finished, kept, kept_record, put, record_after, save_of, seal
from tests.web.test_boot import READY
from web.build.serve import Site

FORBID = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })"
# Fills what room there is, to the last character, and that of what the page could do without.
FILL = """() => {
  const spare = Object.keys({ ...localStorage }).find((name) => name.endsWith(' picture'));
  if (spare) localStorage.removeItem(spare);
  for (let size = 1 << 22; size >= 1; size >>= 1) {
    for (let n = 0; ; n += 1) {
      try { localStorage.setItem(`other site ${size} ${n}`, 'x'.repeat(size)); } catch { break; }
    }
  }
}"""
EMPTY = """() => Object.keys({ ...localStorage }).filter((name) => name.startsWith('other'))
  .forEach((name) => localStorage.removeItem(name))"""
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
    "noresult": save_of("noresult", record_after(1000), over=True, final={"lines": None}),
    "noline": save_of("noline", record_after(1000), over=True, final={"lines": [None], "winners": []}),
    "oddpast": save_of("oddpast", record_after(4), decisions=["x"]),
    "oldformat": {"format": 0, "id": "oldformat", "moves": "3$ 2b"},
}
ODD = {
    "settings": '{"pace": 7, "setup": [[]], "language": {}}',
    "picture": '{"id": "sound", "shown": {}}',
    "deck": '{"name": 7}',
    "learn": '{"a": 1}',
    "notes": "[[]]",
}
SCREENS = ["home", "past", "statistics", "daily", "about", "settings", "set-up", "learn", "deck", "rules"]


def text_of(name: str) -> str:
    return DAMAGED[name] if isinstance(DAMAGED[name], str) else json.dumps(DAMAGED[name])


def test_a_bid_is_saved_before_anybody_answers_and_counts_after_the_tab_was_closed(page: Page, site: Site) -> None:
    put(page, site, {"game/g": save_of("g", record_after(0))})
    at_table(page, site, "g")
    page.evaluate(LOSE_MOVES)
    seal(page, 2)
    wait_until(page, 'Object.values({ ...localStorage }).some((text) => text.includes(\'"moves":["2"]\'))')
    page.reload()
    page.locator(".onward, .envelope .seal, .contracts, .decide").first.wait_for()
    assert kept_record(page, "g")["moves"][0] == "2"


def test_where_storage_is_forbidden_the_game_is_played_and_home_says_that_nothing_is_kept(
    page: Page, site: Site
) -> None:
    page.add_init_script(FORBID)
    page.goto(site.url)
    expect(page.locator(".home .notice.bad")).to_be_visible()
    page.locator("#play").click()
    seal(page)
    page.locator(".onward, .contracts").first.wait_for()


def test_when_storage_is_full_the_game_goes_on_and_is_kept_as_soon_as_there_is_room(page: Page, site: Site) -> None:
    put(page, site, {"game/g": save_of("g", record_after(0))})
    at_table(page, site, "g")
    page.evaluate(FILL)
    seal(page, 1)
    to_next_bid(page)
    expect(page.locator(".notice.bad")).to_have_count(1)
    page.evaluate(EMPTY)
    seal(page, 2)
    page.locator(".onward, .contracts, .decide").first.wait_for()
    expect(page.locator(".game")).to_be_visible()
    moves = kept_record(page, "g")["moves"]
    assert moves[0] == "1"
    assert len(moves) > 3


def test_a_store_wiped_in_the_middle_of_a_game_is_filled_again_by_the_next_move(page: Page, site: Site) -> None:
    put(page, site, {"game/g": save_of("g", record_after(0))})
    at_table(page, site, "g")
    seal(page, 1)
    page.locator(".onward").wait_for()
    before = kept_record(page, "g")["moves"]
    page.evaluate("localStorage.clear()")
    to_next_bid(page)
    seal(page, 1)
    wait_until(page, "Object.keys({ ...localStorage }).some((name) => name.endsWith('game/g'))")
    assert kept_record(page, "g")["moves"][: len(before)] == before


def test_saves_damaged_in_any_way_are_set_aside_by_name_and_can_be_copied(page: Page, site: Site) -> None:
    put(page, site, {f"game/{name}": text_of(name) for name in DAMAGED} | {"game/sound": SOUND})
    page.goto(f"{site.url}#about")
    expect(page.locator(".asides li")).to_have_count(len(DAMAGED))
    texts = kept(page)
    assert {name for name in texts if name.startswith("game/")} == {"game/sound"}
    for name in DAMAGED:
        (place,) = (each for each in texts if each.startswith(f"aside/{name} "))
        assert texts[place] == text_of(name)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    row = page.locator(".asides li", has_text="cutshort")
    row.get_by_role("button").first.click()
    wait_until(page, "navigator.clipboard.readText()", text_of("cutshort"))
    page.goto(f"{site.url}#home")
    page.locator("#play").click()
    page.locator(".game").wait_for()
    assert page.url.endswith("#table/sound")


def test_no_screen_is_blank_whatever_is_stored(page: Page, site: Site) -> None:
    sound = {"game/sound": SOUND, "game/won": finished("won")}
    put(page, site, {f"game/{name}": text_of(name) for name in DAMAGED} | sound | ODD)
    for screen in SCREENS:
        page.goto(f"{site.url}#{screen}")
        page.locator(f".bar[data-screen={screen}]").wait_for()
        page.locator("main h1").first.wait_for()
        expect(page.locator("dialog")).to_have_count(0)


def test_a_second_damaged_save_of_one_day_takes_nothing_from_the_first(page: Page, site: Site) -> None:
    for text in ("first", "second", "third"):
        put(page, site, {"game/g": text})
        page.goto(f"{site.url}#about")
        page.locator(".asides li").first.wait_for()
    asides = [text for name, text in kept(page).items() if name.startswith("aside/")]
    assert sorted(asides) == ["first", "second", "third"]


def test_a_save_of_a_newer_version_stays_where_it_is_and_can_be_copied(page: Page, site: Site) -> None:
    newer = {**SOUND, "format": 2, "id": "newer"}
    put(page, site, {"game/newer": newer})
    page.goto(f"{site.url}#about")
    expect(page.locator(".asides li")).to_have_text([page.locator(".asides li").first.inner_text()])
    assert json.loads(kept(page)["game/newer"]) == newer


def test_a_save_that_cannot_be_moved_for_lack_of_room_is_listed_where_it_is(page: Page, site: Site) -> None:
    put(page, site, {"game/g": "x" * 2000})
    page.evaluate(FILL)
    page.goto(f"{site.url}#about")
    expect(page.locator(".asides li")).to_have_count(1)
    assert kept(page)["game/g"] == "x" * 2000


@pytest.mark.parametrize(
    ("change", "told"), [({"moves": ["9$$$", "u7"]}, "9$$$"), ({"rules": 0}, "rules 0"), ({"format": 0}, "format 0")]
)
def test_a_record_the_engine_refuses_is_set_aside_and_offered_to_copy(
    page: Page, site: Site, change: dict[str, Any], told: str
) -> None:
    impossible = {**record_after(4), **change}
    put(page, site, {"game/g": save_of("g", impossible)})
    page.goto(f"{site.url}#table/g")
    panel = page.locator("dialog.trouble")
    panel.wait_for()
    assert told in (panel.locator(".trouble-report").text_content() or "")
    panel.locator(".button.primary").click()
    page.locator("#play").wait_for()
    assert [text for name, text in kept(page).items() if name.startswith("aside/g ")] == [
        json.dumps(save_of("g", impossible))
    ]


def test_a_damaged_picture_is_not_shown_and_the_engine_is_asked(page: Page, site: Site) -> None:
    put(page, site, {"game/g": save_of("g", record_after(4))})
    at_table(page, site, "g")
    stage = "[...document.querySelectorAll('.boards [data-inspects]')].map(({ dataset }) => dataset.inspects).join()"
    before = page.evaluate(stage)
    picture = PREFIX + "picture"
    page.evaluate(
        "([name, id]) => localStorage.setItem(name, localStorage.getItem(name)?.replaceAll(id, 'dark-9') ?? '{}')",
        [picture, before.split(",")[0]],
    )
    page.reload()
    page.locator(".game").wait_for()
    assert page.evaluate(stage) == before


def test_a_damaged_deck_is_set_aside_and_the_house_deck_is_dealt(page: Page, site: Site) -> None:
    put(page, site, {"deck": {"name": "moths", "singers": 7}})
    page.goto(f"{site.url}#set-up")
    wait_until(page, READY)
    page.goto(f"{site.url}#home")
    page.locator("#play").click()
    page.locator(".game").wait_for()
    texts = kept(page)
    assert [json.loads(text)["name"] for name, text in texts.items() if name.startswith("aside/deck ")] == ["moths"]
    assert "deck" not in texts
