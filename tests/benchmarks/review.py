"""How long a review takes: a finished game at the largest table, opened by somebody whose engine is up.

From the click to the final account, to the first decision on show, and to all of them judged; and the longest task of
the page meanwhile, by processor time. Then how long the same deal takes so many times again, by one worker and by two,
at a table of four whose rivals are as good as a first evening's; and by two at the largest table, among the strongest.
"""

import argparse
import statistics
import time
from collections.abc import Sequence

from playwright.sync_api import Browser, Page, sync_playwright

from tests.benchmarks.page import DESK, LONGEST_TASK, TASKS, processor_times
from tests.tools.browser import LAUNCH_ARGS, browser
from tests.web.browsing import PATIENCE, SUB_PATH
from tests.web.saves import ALL, GAME, Json, place, put, record_after, save_of, seats_for
from turandot.games import GAMES
from web.build.serve import Site, serving
from web.build.site import build_site

GOALS = {"shown": 2, "judged": 30}  # seconds
RERUNS, RERUN_GOAL = 50, 20  # times, and seconds for all of them by as many workers as the machine has cores for
USUAL = 4  # seats
CORES = "Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => %d })"

# When each of these was first there, in milliseconds after the click on the game.
STEPS = """(hash) => {
  const found = {};
  const seen = { shown: '.review-account', decision: '.review-decision', judged: '[data-review=ready]' };
  const began = performance.now();
  const look = () => {
    for (const [name, selector] of Object.entries(seen)) {
      if (!(name in found) && document.querySelector(selector)) found[name] = performance.now() - began;
    }
    if (!('judged' in found)) requestAnimationFrame(look);
  };
  Object.assign(window, { benchmarkFound: found });
  look();
  location.hash = hash;
}"""


def main(args: list[str]) -> None:
    """Open the review a few times and print the medians."""
    parser = argparse.ArgumentParser("build.py bench review", description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--game", default=GAME.name, choices=tuple(GAMES))
    chosen = parser.parse_args(args)
    played = GAMES[chosen.game]
    strongest = seats_for(max(played.seats), played.levels[-1], played)
    tables = [(workers, seats_for(USUAL, played=played)) for workers in (1, 2)] + [(2, strongest)]
    with serving(build_site(), sub_path=SUB_PATH) as site, sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=browser(), args=list(LAUNCH_ARGS))
        opened_review([review(opened, site, record_after(ALL, strongest, played=played)) for _ in range(chosen.runs)])
        for workers, seats in tables:
            rerun(workers, seats, reruns(opened, site, workers, record_after(ALL, seats, played=played)))
        opened.close()


def opened_review(found: Sequence[dict[str, float]]) -> None:
    """Print what opening the review took."""
    for name in ("shown", "decision", "judged"):
        goal = f" (goal: within {GOALS[name]})" if name in GOALS else ""
        print(f"{name:10}{statistics.median(times[name] for times in found) / 1000:6.1f} s{goal}", flush=True)
    print(f"longest task {max(times['task'] for times in found):.0f} ms of processor time (goal: {LONGEST_TASK})")


def rerun(workers: int, seats: Sequence[str], took: tuple[float, float]) -> None:
    """Print what the re-runs took."""
    seconds, task = took
    table = f"{len(seats)} seats, rivals {seats[-1].partition(':')[2]}"
    goal = f" (goal: within {RERUN_GOAL})" if workers > 1 else ""
    print(f"{RERUNS} re-runs by {workers}, {table}: {seconds:.1f} s{goal}, longest task {task:.0f} ms", flush=True)


def review(opened: Browser, site: Site, told: Json) -> dict[str, float]:
    """One visit: Home until the engine is up, then the review."""
    context = opened.new_context(viewport=DESK)
    context.set_default_timeout(PATIENCE * 1000)
    page = context.new_page()
    put(page, site, {"game/bench": save_of("bench", told)})
    page.goto(site.url)
    until(page, "performance.getEntriesByName('engine-ready').length > 0")
    opened.start_tracing(page=page, categories=[TASKS])
    page.evaluate(STEPS, place("review", "bench", GAMES[told["game"]]))
    until(page, "'judged' in window.benchmarkFound")
    tasks = processor_times(opened.stop_tracing())
    found: dict[str, float] = page.evaluate("window.benchmarkFound")
    context.close()
    return {**found, "task": max(tasks)}


def reruns(opened: Browser, site: Site, workers: int, told: Json) -> tuple[float, float]:
    """How many seconds the re-runs take on a device with so many cores, and the page's longest task meanwhile."""
    context = opened.new_context(viewport=DESK)
    context.add_init_script(CORES % workers)
    context.set_default_timeout(PATIENCE * 1000)
    page = context.new_page()
    put(page, site, {"game/bench": save_of("bench", told)})
    page.goto(site.url + place("review", "bench", GAMES[told["game"]]))
    until(page, "document.querySelector('[data-review=ready]') !== null")
    opened.start_tracing(page=page, categories=[TASKS])
    began = time.monotonic()
    page.locator(f"[data-count='{RERUNS}']").click()
    until(page, "document.querySelector('.review-luck [data-count]') !== null")
    seconds = time.monotonic() - began
    tasks = processor_times(opened.stop_tracing())
    context.close()
    return seconds, max(tasks)


def until(page: Page, expression: str) -> None:
    """Wait for something in the page, looking rarely enough not to be in its way."""
    while not page.evaluate(expression):
        page.wait_for_timeout(100)
