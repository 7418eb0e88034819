"""Hands on the screens around the table, and eyes on what the page keeps."""

import json
from typing import Any, TypeAlias

from playwright.sync_api import Page

from web.build.serve import Site

Json: TypeAlias = Any  # what a page keeps


def kept(page: Page, name: str) -> Json:
    """What the page keeps under a name, without the path that separates it from other sites."""
    text = page.evaluate("(name) => localStorage.getItem(`${new URL('.', location).pathname} ${name}`)", name)
    return json.loads(text) if text else None


def texts(page: Page, kind: str) -> list[str]:
    """All texts that are kept as games, or as saves that could not be read."""
    keys = "Object.entries(localStorage).filter(([key]) => key.includes(kind)).map(([, text]) => text)"
    found: list[str] = page.evaluate(f"(kind) => {keys}", f" {kind}/")
    return found


def games(page: Page) -> list[Json]:
    return [json.loads(text) for text in texts(page, "game")]


def home(page: Page, site: Site, place: str = "") -> None:
    page.goto(site.url + place)
    page.locator("h1").first.wait_for()


def choose(page: Page, name: str, value: str | int) -> None:
    """Tap one of a few: the words are what people aim at, the radio button beneath is what changes."""
    chosen = page.locator(f"input[name={name}][value='{value}']")
    page.locator("label", has=chosen).click()
    assert chosen.is_checked()
