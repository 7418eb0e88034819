"""What version 0.1.0 left on devices, in chats and in files: real stores, links and backups, with what they held.

Each was made by that version in a browser, and what it showed then is written beside it.
"""

import json
import re
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from playwright.sync_api import Browser, Page

from tests.web.browsing import PATIENCE, QUIET, SUB_PATH, UNPAINTED, Watched, watch
from tests.web.outside import answer_outside
from tests.web.robot import Robot
from web.build.environment import ROOT
from web.build.serve import Site

Json: TypeAlias = Any

HERE = Path(__file__).resolve().parent / "stores" / "0.1.0"
BACKUP_FILES = HERE / "backups"
PREFIX = f"{SUB_PATH} "
# How addresses of this game begin, and how they began when there was no other.
NEW, OLD = "#turandot/", "#"


def _read(name: str) -> Json:
    return json.loads((HERE / f"{name}.json").read_text(encoding="utf-8"))


LISTS = ("links", "backups")
STORES: dict[str, Json] = {
    path.stem: _read(path.stem) for path in sorted(HERE.glob("*.json")) if path.stem not in LISTS
}
LINKS: list[Json] = _read("links")
BACKUPS: dict[str, Json] = {backup["file"]: backup for backup in _read("backups")}

FILL = """([prefix, texts]) => {
  localStorage.clear();
  for (const [name, text] of Object.entries(texts)) localStorage.setItem(prefix + name, text);
}"""
KEPT = """(prefix) => Object.fromEntries(Object.entries({ ...localStorage }).filter(([name]) => name.startsWith(prefix))
  .map(([name, text]) => [name.slice(prefix.length), text]))"""


class Device(NamedTuple):
    """A browser with the new site: what an older version had stored is put into it before it is opened."""

    page: Page
    site: Site
    seen: Watched

    def keep(self, texts: dict[str, str]) -> None:
        """Have exactly this stored, with no page of ours open."""
        self.page.goto(self.site.url + QUIET)
        self.page.evaluate(FILL, [PREFIX, texts])

    def forget(self) -> None:
        """Have nothing stored; a page of ours that is open stays so, and shows something else."""
        if self.page.locator(".bar").count() == 0:
            self.keep({})
        else:
            self.open("#about", "about")
            self.page.evaluate(FILL, [PREFIX, {}])

    def kept(self) -> dict[str, str]:
        """All that is stored now, as text by name."""
        texts: dict[str, str] = self.page.evaluate(KEPT, PREFIX)
        return texts

    def remove(self, names: list[str]) -> None:
        """Have these stored no more."""
        self.page.evaluate(
            "(names) => names.forEach((name) => localStorage.removeItem(name))", [PREFIX + name for name in names]
        )

    def game(self, id_: str) -> Json:
        """A stored game."""
        return json.loads(self.kept()[f"game/{id_}"])

    def open(self, address: str, screen: str) -> None:
        """Go to an address and wait for its screen."""
        self.page.goto(self.site.url + address)
        self.page.locator(f".bar[data-screen={screen}]").wait_for()
        self.page.locator(".screen-root :is(h1, .game), .lesson-guide").first.wait_for()

    def robot(self) -> Robot:
        """Somebody who can play on."""
        return Robot(self.page, "turandot", "keyboard")

    def asked(self) -> str:
        """What the table asks for, as soon as it does."""
        return str(self.robot().asked()["asked"])


def device(chromium: Browser, site: Site) -> Device:
    """A new one."""
    context = chromium.new_context(service_workers="block", viewport={"width": 1280, "height": 900}, locale="en-US")
    context.set_default_timeout(PATIENCE * 1000)
    context.add_init_script(UNPAINTED)
    answer_outside(context)
    page = context.new_page()
    return Device(page, site, watch(page))


# ── Words ──


def language_of(expected: Json) -> str:
    """The language the page speaks with these settings, on a device that speaks English."""
    chosen = str(expected["settings"]["language"])
    return "en" if chosen == "system" else chosen


def said(language: str, name: str) -> str:
    """A message of the house that takes no arguments."""
    words = (ROOT / "web" / "words" / language / "past.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{name} = (.+)$", words, re.MULTILINE)
    assert found, name
    return found[1]


def place_words(language: str) -> list[str]:
    """What a language calls the first place, the second, and so on."""
    words = (ROOT / "web" / "words" / language / "past.ftl").read_text(encoding="utf-8")
    found = re.search(r"\$place ->\n((?: +\*?\[.*\n)+)", words)
    if not found:
        numbered = re.search(r"(\w+) \{ \$place \}", words)
        assert numbered
        return [f"{numbered[1]} {place}" for place in range(1, 6)]
    return [line.split("] ", 1)[1] for line in found[1].splitlines()]


# ── Links ──


def linked(link: str) -> Json:
    """The record in a link as the page writes it today, with the house deck."""
    _, game, rules, seed, first, seats, options, deck, moves, _, _ = link.rsplit("/", 1)[1].split("~")
    assert deck == ""
    return {
        "format": 1,
        "game": game,
        "rules": int(rules),
        "deck": "house",
        "seed": seed,
        "first": int(first),
        "options": dict(option.split(".") for option in options.split("_")),
        "seats": [seat.replace(".", ":") for seat in seats.split("_")],
        "moves": [re.sub(r"\.(..)", lambda sign: chr(int(sign[1], 16)), move) for move in moves.split("_") if move],
    }
