"""Saved games for tests: made by the engine outside the browser, put where the page keeps its own, and read there."""

import json
from functools import cache
from typing import Any, TypeAlias

from playwright.sync_api import Page

from tests.web.browsing import QUIET, SUB_PATH
from tests.web.robot import Means, Robot
from turandot import __version__
from turandot.engine import record
from turandot.engine.errors import GameError
from turandot.engine.game import Game
from turandot.engine.match import start
from turandot.games import GAMES, game
from web.build.serve import Site
from web.build.sources import project

Json: TypeAlias = Any
AnyGame: TypeAlias = Game[Any, Any, Any]

GAME: AnyGame = next(iter(GAMES.values()))
"""Whichever game comes first: what is around a table is tested with it."""

HOUSE = {"settings", "about"}
HUMAN = "human"
SEED = "k3x9"
ID = "planted"
ALL = 1000  # moves; more than any game has
WHEN = 1_790_000_000_000
PREFIX = f"{SUB_PATH} "
USUAL = {"pace": "instant", "visited": True, "language": "en"}
PUT = """(texts) => { for (const [name, text] of Object.entries(texts)) localStorage.setItem(name, text); }"""
KEPT = """(prefix) => Object.fromEntries(Object.entries({ ...localStorage }).filter(([name]) => name.startsWith(prefix))
  .map(([name, text]) => [name.slice(prefix.length), text]))"""
# Fills what room there is, to the last character, and that of what the page could do without.
FILL = r"""() => {
  const spare = Object.keys({ ...localStorage }).filter((name) => / (picture$|spare\/)/.test(name));
  spare.forEach((name) => localStorage.removeItem(name));
  for (let size = 1 << 22; size >= 1; size >>= 1) {
    for (let n = 0; ; n += 1) {
      try { localStorage.setItem(`other site ${size} ${n}`, 'x'.repeat(size)); } catch { break; }
    }
  }
  const others = Object.entries({ ...localStorage }).filter(([name]) => name.startsWith('other'));
  const [last] = others.sort(([, a], [, b]) => a.length - b.length);
  for (let text = last[1]; ; text += 'x') {
    try { localStorage.setItem(last[0], text); } catch { break; } // too little for another name
  }
}"""
EMPTY = """() => Object.keys({ ...localStorage }).filter((name) => name.startsWith('other'))
  .forEach((name) => localStorage.removeItem(name))"""
CHANGE = """([name, changes]) => {
  const before = JSON.parse(localStorage.getItem(name) ?? '{}');
  localStorage.setItem(name, JSON.stringify({ ...before, ...changes }));
  dispatchEvent(new StorageEvent('storage', { key: name }));
}"""


# ── Making ──


def seats_for(count: int = 2, level: str = "", played: AnyGame = GAME) -> tuple[str, ...]:
    """A person and so many rivals less one, all of a level, the weakest unless another is named."""
    return (HUMAN, *(f"{rival}:{level or played.levels[0]}" for rival in played.rivals[: count - 1]))


@cache
def _text_after(length: int, seats: tuple[str, ...], seed: str, bot: str, played: str) -> str:
    rules = GAMES[played]
    match = start(rules, rules.setup(len(seats), 0), seed, (bot,) * len(seats))
    while match.length < length and match.to_act is not None:
        match = match.play(match.choose())
    return json.dumps({**record.write(match), "seats": list(seats)})


def record_after(
    length: int, seats: tuple[str, ...] = (), seed: str = SEED, *, bot: str = "", played: AnyGame = GAME
) -> Json:
    """The record of a real game after so many moves, all of them one bot's; it may stop earlier, at its end."""
    seats = seats or seats_for(played=played)
    return json.loads(_text_after(length, seats, seed, bot or played.levels[0], played.name))


def view_of(told: Json, seat: int = 0) -> Json:
    """What a seat sees at the end of a record, from the engine outside the browser."""
    match = record.replay(told, game)
    return match.game.show(match.view(seat))


def save_of(id_: str, told: Json, **changes: Json) -> Json:
    """A whole save, as the page would have written it, with some of it changed."""
    state = {"decisions": [], "rehearsal": False, "over": False, "final": None}
    try:
        match = record.replay(told, game)
    except (GameError, TypeError):  # no page would have written it
        pass
    else:
        viewer = told["seats"].index(HUMAN)
        final = match.game.show(match.view(viewer))["final"]
        mine = [moment.length for moment in match.moments() if moment.to_act == viewer and moment.length < match.length]
        state |= {"decisions": mine, "over": final is not None, "final": final}
    times = {"created": WHEN, "saved": WHEN}
    return {"format": 2, "app": __version__, "id": id_, "tab": "before", **times, "record": told, **state, **changes}


def finished(id_: str, **changes: Json) -> Json:
    """A save of a finished game."""
    return save_of(id_, record_after(ALL), **changes)


def backup_of(*games: Json, **changes: Json) -> Json:
    """A backup with these games, as the page would have written it, with some of it changed."""
    empty: Json = {"settings": None, "texts": {}, "asides": []}
    kind = f"{project().name}-backup"
    return {"kind": kind, "format": 2, "app": __version__, "made": "", **empty, "games": list(games), **changes}


def choose_file(page: Page, selector: str, content: Json) -> None:
    """Hand a file to the page; what is not text is written as JSON."""
    text = content if isinstance(content, str) else json.dumps(content)
    page.locator(selector).set_input_files({"name": "f.json", "mimeType": "application/json", "buffer": text.encode()})


# ── Putting and finding ──


def put(page: Page, site: Site, texts: dict[str, Json]) -> None:
    """Have these stored before the page is visited; what is not text is written as JSON."""
    if page.url != site.url + QUIET:
        page.goto(site.url + QUIET)
    texts = {"settings": USUAL, **texts}
    written = {name: text if isinstance(text, str) else json.dumps(text) for name, text in texts.items()}
    page.evaluate(PUT, {PREFIX + name: text for name, text in written.items()})


def change_settings(page: Page, **changes: Json) -> None:
    """Change settings as another tab would have: they are stored, and this page is told."""
    page.evaluate(CHANGE, [f"{PREFIX}settings", changes])


def kept(page: Page, beginning: str = "") -> dict[str, str]:
    """All that the page has stored under names that begin so, as text by the rest of the name."""
    texts: dict[str, str] = page.evaluate(KEPT, PREFIX + beginning)
    return texts


def kept_games(page: Page) -> dict[str, Json]:
    """The games that the page has stored, by id."""
    return {id_: json.loads(text) for id_, text in kept(page, "game/").items()}


def kept_moves(page: Page, id_: str = ID) -> list[str]:
    """The moves of a stored game."""
    moves: list[str] = kept_games(page)[id_]["record"]["moves"]
    return moves


# ── Places ──


def place(screen: str = "home", path: str = "", played: AnyGame = GAME) -> str:
    """The ending of the address of a screen: of a game, unless it is one of the house's own."""
    whose = "" if screen in HOUSE else played.name
    return "#" + "/".join(part for part in (whose, "" if screen == "home" else screen, path) if part)


def plant(page: Page, site: Site, told: Json | None = None, **settings: Json) -> None:
    """Have a game stored as if it had been left; a new deal unless a record is given."""
    save = save_of(ID, record_after(0) if told is None else told)
    put(page, site, {f"game/{ID}": save, "settings": USUAL | settings})


def at_table(page: Page, site: Site, told: Json | None = None, means: Means = "keyboard", **settings: Json) -> Robot:
    """Come to the table of a game that was left, with somebody who can play it."""
    plant(page, site, told, **settings)
    return sit_down(page, site, means=means, played=game(told["game"]) if told else GAME)


def sit_down(page: Page, site: Site, id_: str = ID, means: Means = "keyboard", played: AnyGame = GAME) -> Robot:
    """Open a stored game and wait for its table."""
    page.goto(site.url + place("table", id_, played))
    page.locator(".table-root > *").first.wait_for()
    return Robot(page, played.name, means)
