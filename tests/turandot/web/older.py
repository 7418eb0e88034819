"""What version 0.1.0 left on devices, in chats and in files: real stores, links and backups, with what they held.

Each was made by that version in a browser, and what it showed then is written beside it.
"""

import json
import re
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from playwright.sync_api import Browser, Page

from tests.web.conftest import PATIENCE, QUIET, SUB_PATH, Watched, watch
from web.build.environment import ROOT
from web.build.serve import Site

Json: TypeAlias = Any

HERE = Path(__file__).resolve().parent / "stores" / "0.1.0"
BACKUP_FILES = HERE / "backups"
PREFIX = f"{SUB_PATH} "


def _read(name: str) -> Json:
    return json.loads((HERE / f"{name}.json").read_text(encoding="utf-8"))


LISTS = ("links", "backups")
STORES: dict[str, Json] = {
    path.stem: _read(path.stem) for path in sorted(HERE.glob("*.json")) if path.stem not in LISTS
}
LINKS: list[Json] = _read("links")
BACKUPS: dict[str, Json] = {backup["file"]: backup for backup in _read("backups")}

# What the table asks for, in one word; nothing while it moves or a rival thinks.
ASKED = """() => {
  const game = document.querySelector('.game');
  const has = (selector) => document.querySelector(selector) !== null;
  if (!game) return '';
  if (has('.afterwards')) return 'over';
  if (has('.onward')) return 'read';
  if (game.dataset.turn !== 'yes') return '';
  const boards = { bid: '.envelope', hand: '.contracts', name: '.suspects', fire: '.chairs', cast: '.playbill' };
  return Object.keys(boards).find((board) => has(boards[board])) ?? '';
}"""
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

    def kept(self) -> dict[str, str]:
        """All that is stored now, as text by name."""
        texts: dict[str, str] = self.page.evaluate(KEPT, PREFIX)
        return texts

    def game(self, id_: str) -> Json:
        """A stored game."""
        return json.loads(self.kept()[f"game/{id_}"])

    def open(self, address: str, screen: str) -> None:
        """Go to an address and wait for its screen."""
        self.page.goto(self.site.url + address)
        self.page.locator(f".bar[data-screen={screen}]").wait_for()
        self.page.locator(".screen-root :is(h1, .game), .lesson-guide").first.wait_for()

    def asked(self) -> str:
        """What the table asks for, as soon as it does."""
        for _ in range(PATIENCE * 20):
            if word := str(self.page.evaluate(ASKED)):
                return word
            self.page.wait_for_timeout(50)
        raise AssertionError(f"the table asks for nothing: {self.page.locator('main').inner_text()[:400]}")


def device(chromium: Browser, site: Site) -> Device:
    """A new one."""
    context = chromium.new_context(service_workers="block", viewport={"width": 1280, "height": 900}, locale="en-US")
    context.set_default_timeout(PATIENCE * 1000)
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
    assert found
    return [line.split("] ", 1)[1] for line in found[1].splitlines()]


# ── Links ──


def told(link: str) -> list[str]:
    """What a link of either version holds, field by field; moves as they are played."""
    version, *fields, _at, _sum = link.rsplit("/", 1)[1].split("~")
    moves = (
        fields[-1].replace(".", "$")
        if version == "1"
        else re.sub(r"\.(..)", lambda code: chr(int(code[1], 16)), fields[-1])
    )
    return [*fields[:-1], moves]
