"""An engine of our own on a quiet page, and the games that bots play on it. Only where scripts are as written."""

import json
import time

from playwright.sync_api import Page, Worker

from tests.web.browsing import PATIENCE, QUIET, wait_until
from tests.web.saves import GAME, SEED, AnyGame, record_after, seats_for
from web.build.serve import Site


def snapshot_of(game: str) -> str:
    """Where the site has the engine of a game."""
    return f"python/snapshots/{game}.snapshot.gz"


READY = "performance.getEntriesByName('engine-ready').length > 0"
# What it said about itself is kept beside it.
START = """async (options) => {
  const { createEngine } = await import('./js/engine/engine.js');
  self.states = [];
  self.progress = [];
  self.engine = createEngine({
    onState: (state) => self.states.push(state),
    onProgress: (loaded, total) => self.progress.push([loaded, total]),
    ...options,
  });
}"""
ASK = "engine.ask({ do: 'about' }).then(({ version }) => version)"
# A game between bots, with the moves they made; the answer to the last request is the whole game.
PLAY = """async (record) => {
  let shown = { record, view: { final: null } };
  while (!shown.view.final) shown = await engine.ask({ do: 'bot', record: shown.record, viewer: 0 });
  return shown.record.moves;
}"""
# The worker answers so many requests more, and then thinks and thinks.
HOLD = """(count) => {
  const { onmessage } = self;
  let left = count;
  self.held = false;
  self.onmessage = (event) => {
    if (event.data.type !== 'ask' || left > 0) onmessage(event);
    else self.held = true;
    if (event.data.type === 'ask') left -= 1;
  };
}"""
SNAPSHOT = snapshot_of(GAME.name)
BOTS = tuple(player for player in seats_for(4) if ":" in player)[: max(GAME.seats) - 1]
DEAL = record_after(0, BOTS, SEED)
GAME_OF_BOTS = f"() => ({PLAY})({json.dumps(DEAL)})"


def moves_of(page: Page, played: AnyGame) -> list[str]:
    """The moves of a game between bots, as the engine of the page has them play it."""
    seats = tuple(player for player in seats_for(3, played=played) if ":" in player)
    moves: list[str] = page.evaluate(PLAY, record_after(0, seats, SEED, played=played))
    return moves


def snapshots_sent(site: Site) -> list[str]:
    """Which snapshots were asked for, in order; only their games' names."""
    sent = (path.partition("/snapshots/")[2] for path, _ in site.asked)
    return [name.removesuffix(".snapshot.gz") for name in sent if name]


def start(page: Page, site: Site, **options: float | str) -> None:
    """Start an engine on a quiet page."""
    page.goto(site.url + QUIET)
    page.evaluate(START, options)


def version(site: Site) -> str:
    """The version that an engine of this site says it is."""
    listed = json.loads((site.directory / "manifest.json").read_bytes())
    return str(listed["app"])


def the_worker(page: Page) -> Worker:
    """The worker that will answer, once it holds the lock by which its death is noticed."""
    wait_until(page, "navigator.locks.query().then(({ held }) => held.length)", 1)
    return page.workers[-1]


def held(page: Page, worker: Worker) -> None:
    """Wait until a worker that was told to hold its tongue has been asked something."""
    deadline = time.monotonic() + PATIENCE
    while not worker.evaluate("held"):
        assert time.monotonic() < deadline, "nobody asks"
        page.wait_for_timeout(20)
