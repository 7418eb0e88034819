"""Saved games for tests: made by the engine outside the browser, put where the page keeps its own."""

import json
from typing import Any

from playwright.sync_api import Page

from tests.web.conftest import QUIET, SUB_PATH
from turandot.engine import record
from turandot.engine.match import start
from turandot.games import game
from turandot.games.turandot import TURANDOT
from web.build.serve import Site

Json = Any

PREFIX = f"{SUB_PATH} "
SEATS = ("human", "bianca:amateur")
PUT = """(texts) => { for (const [name, text] of Object.entries(texts)) localStorage.setItem(name, text); }"""
KEPT = """(prefix) => Object.fromEntries(Object.entries({ ...localStorage }).filter(([name]) => name.startsWith(prefix))
  .map(([name, text]) => [name.slice(prefix.length), text]))"""
INSTANT = json.dumps({"pace": "instant", "visited": True, "language": "en"})


def record_after(length: int, seats: tuple[str, ...] = SEATS, seed: str = "k3x9") -> Json:
    """The record of a real game after so many moves, all of them a plain bot's; it may stop earlier, at its end."""
    match = start(TURANDOT, TURANDOT.setup(len(seats), 0), seed, ("greedy",) * len(seats))
    while match.length < length and match.to_act is not None:
        match = match.play(match.choose())
    return {**record.write(match), "seats": list(seats)}


def view_of(told: Json, seat: int = 0) -> Json:
    """What a seat sees at the end of a record, from the engine outside the browser."""
    match = record.replay(told, game)
    return match.game.show(match.view(seat))


def save_of(id_: str, told: Json, **changes: Json) -> Json:
    """A whole save, as the page would have written it, with some of it changed."""
    times = {"created": 1_790_000_000_000, "saved": 1_790_000_000_000}
    state = {"decisions": [], "rehearsal": False, "over": False, "final": None}
    return {"format": 1, "app": "0.1.0", "id": id_, "tab": "before", **times, "record": told, **state, **changes}


def finished(id_: str, **changes: Json) -> Json:
    """A save of a finished game."""
    told = record_after(1000)
    return save_of(id_, told, over=True, final=view_of(told)["final"], **changes)


def put(page: Page, site: Site, texts: dict[str, Json]) -> None:
    """Have these stored before the page is visited; what is not text is written as JSON."""
    page.goto(site.url + QUIET)
    written = {"settings": INSTANT} | {
        name: text if isinstance(text, str) else json.dumps(text) for name, text in texts.items()
    }
    page.evaluate(PUT, {PREFIX + name: text for name, text in written.items()})


def kept(page: Page) -> dict[str, str]:
    """All that the page has stored by now, as text by name."""
    texts: dict[str, str] = page.evaluate(KEPT, PREFIX)
    return texts


def kept_record(page: Page, id_: str) -> Json:
    """The record of a stored game."""
    return json.loads(kept(page)[f"game/{id_}"])["record"]


def at_table(page: Page, site: Site, id_: str) -> None:
    """Open a game and wait for its table."""
    page.goto(f"{site.url}#table/{id_}")
    page.locator(".game").wait_for()


def seal(page: Page, slot: int = 1) -> None:
    """Bid on a card by keys, as soon as it is the person's turn."""
    page.locator(".envelope .seal").wait_for()
    page.keyboard.press(str(slot))
    page.locator(".envelope .seal[aria-disabled=false]").wait_for()
    page.keyboard.press("Enter")
