"""A picture of every phase of a game, on phone and desk, light and dark, for whoever changes a screen."""

import argparse
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tests.tools.browser import LAUNCH_ARGS, browser
from web.build.environment import CACHE, install, say
from web.build.serve import serving

if TYPE_CHECKING:
    from playwright.sync_api import Page

SIZES = {"phone": (360, 640), "desk": (1280, 800), "wide": (1920, 1080)}
THEMES = ("light", "dark")
SEATS = ("human", "bianca:soloist", "zelda:soloist", "ottavio:soloist", "raimondo:soloist")
SEED = "premiere"
MOST_LOOKS = 20_000
REST = 700  # milliseconds, for what moves to come to rest

# The page's own store, asked from the page itself: a table of a known deal, as if it had been left there.
LAY = """async ({ record, settings }) => {
  const store = await import('./js/shell/store.js');
  store.writeText('settings', JSON.stringify(settings));
  const fresh = { app: '', id: 'shots', created: 0, decisions: [], rehearsal: false, over: false, final: null };
  store.saveGame({ ...fresh, record });
}"""
# What is on show: the phase, and what is asked for; and a way on that needs no luck.
WHERE = """() => {
  const game = document.querySelector('.game');
  if (!game) return null;
  const has = (selector) => document.querySelector(selector) !== null;
  const asks = { over: '.afterwards', read: '.onward', bid: '.envelope', hand: '.contracts', name: '.suspects',
    fire: '.chairs', cast: '.playbill' };
  const asked = Object.keys(asks).find((name) => has(asks[name])) ?? '';
  const waits = asked === 'bid' && game.dataset.turn !== 'yes';
  return { asked: waits ? '' : asked, phase: game.dataset.phase, hires: game.dataset.hires };
}"""
KEYS = {
    "bid": ["Enter"],
    "read": ["Enter"],
    "hand": [*"123456", "Enter"],
    "name": ["1", "Enter"],
    "fire": ["2", "Enter"],
    "cast": ["1", "4", "Enter", "Enter"],
}


@dataclass(frozen=True)
class Evening:
    """One game to take pictures of."""

    size: str
    theme: str
    language: str
    seats: int

    @property
    def record(self) -> dict[str, object]:
        """The deal, before the first move."""
        options = {"sealing": "clockwise", "maestro-money": "allowed"}
        deal = {"format": 1, "game": "turandot", "rules": 1, "deck": "house", "seed": SEED, "first": 0}
        return {**deal, "options": options, "seats": list(SEATS[: self.seats]), "moves": []}

    @property
    def settings(self) -> dict[str, object]:
        """How the page is set."""
        return {"pace": "brisk", "theme": self.theme, "language": self.language, "visited": True}


def main(args: list[str]) -> None:
    """Take them all."""
    parser = argparse.ArgumentParser("build.py shots", description=__doc__)
    parser.add_argument("--language", default="en", choices=("en", "fr", "de", "it"))
    parser.add_argument("--seats", type=int, default=4, choices=(2, 3, 4, 5))
    parser.add_argument("--size", choices=tuple(SIZES), help="all of them, if you name none")
    chosen = parser.parse_args(args)
    install("test")
    from web.build.site import build_site  # noqa: PLC0415 - `--help` should not need all it imports

    target = CACHE / "shots"
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    # The page's own store is asked for by its path, which it has in the sources only.
    with serving(build_site(CACHE / "unjoined", joined=False)) as site:
        for size in (chosen.size,) if chosen.size else SIZES:
            for theme in THEMES:
                taken = _take(site.url, target, Evening(size, theme, chosen.language, chosen.seats))
                say(f"{size}, {theme}: {taken} pictures")
    say(f"The pictures are in {target}")


def _take(url: str, target: Path, evening: Evening) -> int:
    """Play one whole game and take a picture of everything seen for the first time."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - installed by main

    width, height = SIZES[evening.size]
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=browser(), args=list(LAUNCH_ARGS))
        page = opened.new_page(
            viewport={"width": width, "height": height}, device_scale_factor=2 if width < height else 1
        )
        page.goto(f"{url}licences.json")
        page.evaluate(LAY, {"record": evening.record, "settings": evening.settings})
        page.goto(f"{url}#table/shots")
        seen = _play(page, target / f"{evening.size}-{evening.theme}", evening.seats)
        opened.close()
    return len(seen)


def _play(page: "Page", start: Path, seats: int) -> list[str]:
    seen: list[str] = []
    for turn in range(MOST_LOOKS):
        where = page.evaluate(WHERE)
        if not where or not where["asked"]:
            page.wait_for_timeout(60)
            continue
        asked = where["asked"]
        if asked == "bid":
            _press(page, str(1 + turn % (seats + 1)) if turn % 5 else "0", "+" if turn % 2 else "b")
        name = "-".join((asked, where["phase"], where["hires"]))
        if name not in seen:
            seen.append(name)
            page.wait_for_timeout(REST)
            page.screenshot(path=start.with_name(f"{start.name}-{len(seen):02}-{name}.png"), full_page=asked == "over")
        if asked == "over":
            break
        _press(page, *KEYS[asked])
        page.wait_for_timeout(120)
    return seen


def _press(page: "Page", *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)
