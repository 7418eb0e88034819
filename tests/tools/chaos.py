"""Play many games in a real browser while everything goes wrong: every game must finish with nothing lost.

Seeded keys and clicks play on while workers are killed, pages are closed, the network goes, storage fails, saves are
damaged, clocks jump and languages change. The record is then replayed by the engine outside the browser.
"""

import argparse
import json
import math
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.tools.browser import LAUNCH_ARGS, browser
from turandot.games import GAMES
from web.build.environment import install
from web.build.serve import serving

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page

FAULTS_PER_GAME = 12


@dataclass
class Tally:
    """What was done to the games, and what went wrong that must not."""

    games: int = 0
    moves: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        """Count what happened elsewhere in."""
        self.games += other.games
        self.moves += other.moves
        self.faults += other.faults
        self.failures += other.failures

    def lines(self) -> Iterator[str]:
        """The figures for people."""
        injected = sum(self.faults.values())
        yield f"{self.games} games finished, {self.moves} moves, {injected} faults, {len(self.failures)} failures"
        yield "faults: " + ", ".join(f"{kind} {count}" for kind, count in sorted(self.faults.items()))


def main(args: list[str]) -> int:
    """Play the games and print what was done to them."""
    parser = argparse.ArgumentParser("build.py chaos", description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", default="1926")
    parser.add_argument("--begin", type=int, default=0, help="number of the first game, to see one game again")
    parser.add_argument("--browsers", type=int, default=1, help="how many browsers share the games")
    parser.add_argument("--game", default=next(iter(GAMES)), choices=tuple(GAMES))
    chosen = parser.parse_args(args)
    install("test")
    from web.build.site import build_site  # noqa: PLC0415 - `--help` should not need all it imports

    tally = Tally()
    with tempfile.TemporaryDirectory() as scratch:
        site = build_site(Path(scratch), joined=False)  # the run reaches into the modules of the page
        browser()  # found once, for all of them
        shares = [
            range(chosen.begin + one, chosen.begin + chosen.games, chosen.browsers) for one in range(chosen.browsers)
        ]
        # Fresh processes: neither Playwright nor the server would survive a fork.
        with ProcessPoolExecutor(chosen.browsers, mp_context=get_context("spawn")) as pool:
            for share in pool.map(_play_share, repeat(site), shares, repeat(chosen.seed), repeat(chosen.game)):
                tally.add(share)
    print("\n".join([*tally.lines(), *tally.failures]))
    return 1 if tally.failures else 0


def _play_share(directory: Path, numbers: range, seed: str, game: str) -> Tally:
    """Play these games in a browser with a profile of its own."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - installed by the caller

    with tempfile.TemporaryDirectory() as profile, serving(directory) as site, sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=browser(), args=list(LAUNCH_ARGS), headless=True
        )
        tally = play(Desk(context, site.url, game), numbers, seed, talk=True)
        context.close()
    return tally


@dataclass
class Desk:
    """Where games are played one after another: a browser profile, a page, and what became of earlier games."""

    context: "BrowserContext"
    url: str
    game: str
    tally: Tally = field(default_factory=Tally)
    finished: dict[str, Any] = field(default_factory=dict)
    page: "Page | None" = None
    reconnected: float = -math.inf  # when the network came back


def play(desk: Desk, numbers: range, seed: str, *, talk: bool = False) -> Tally:
    """Play the games of these numbers one after another in one browser profile."""
    from playwright.sync_api import Error  # noqa: PLC0415 - installed by the caller

    from tests.tools.chaos_game import ChaosGame, Failure  # noqa: PLC0415 - needs Playwright

    tally = desk.tally
    _keep_offline(desk.context, desk.url)
    for number in numbers:
        begun = time.monotonic()
        one = ChaosGame(desk, f"{seed}-{number}")
        try:
            one.play()
            tally.games += 1
            desk.page = one.page
        except (Failure, Error) as failure:
            tally.failures.append(f"game {number} of seed {seed}: {failure}; before: {', '.join(one.log[-12:])}")
            desk.page = None
            if talk:
                print(f"✗ {tally.failures[-1]}", file=sys.stderr, flush=True)
        finally:
            one.end()
        if talk:
            faults = sum(tally.faults.values())
            figures = f"{len(one.log)} deeds, {faults} faults in all, {len(tally.failures)} failures"
            print(f"· game {number}: {figures}, {time.monotonic() - begun:.0f} s", file=sys.stderr, flush=True)
    return tally


def _keep_offline(context: "BrowserContext", url: str) -> None:
    """Have the whole site kept, so that it may be played without a network."""
    page = context.new_page()
    page.goto(url)
    deadline = time.monotonic() + 300
    while page.evaluate("import('./js/shell/offline.js').then((it) => it.offlineState())") != "ready":
        if time.monotonic() > deadline:
            raise SystemExit("build.py: the site did not become ready offline.")
        page.wait_for_timeout(200)
    page.close()


def readable(texts: dict[str, str]) -> dict[str, Any]:
    """The games in these texts, by name; damaged ones are none."""
    found: dict[str, Any] = {}
    for name, text in texts.items():
        with suppress(ValueError):
            found[name] = json.loads(text)
    return found
