"""How long a review takes: a finished game at the largest table, opened by somebody whose engine is up.

From the click to the final account, to the first decision on show, and to all of them judged; and the longest task of
the page meanwhile, by processor time.
"""

import argparse
import statistics

from playwright.sync_api import Browser, Page, sync_playwright

from tests.benchmarks.page import DESK, LONGEST_TASK, TASKS, processor_times
from tests.tools.browser import LAUNCH_ARGS, browser
from tests.web.browsing import PATIENCE, SUB_PATH
from tests.web.saves import ALL, GAME, place, put, record_after, save_of, seats_for
from web.build.serve import Site, serving
from web.build.site import build_site

SEATS = seats_for(max(GAME.seats), GAME.levels[-1])
GOALS = {"shown": 2, "judged": 30}  # seconds

# When each of these was first there, in milliseconds after the click on the game.
STEPS = """(hash) => {
  const found = {};
  const seen = { shown: '.review-account', decision: '.review-cards', judged: '[data-review=ready]' };
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
    runs = parser.parse_args(args).runs
    with serving(build_site(), sub_path=SUB_PATH) as site, sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=browser(), args=list(LAUNCH_ARGS))
        found = [review(opened, site) for _ in range(runs)]
        opened.close()
    for name in ("shown", "decision", "judged"):
        goal = f" (goal: within {GOALS[name]})" if name in GOALS else ""
        print(f"{name:10}{statistics.median(times[name] for times in found) / 1000:6.1f} s{goal}")
    print(f"longest task {max(times['task'] for times in found):.0f} ms of processor time (goal: {LONGEST_TASK})")


def review(opened: Browser, site: Site) -> dict[str, float]:
    """One visit: Home until the engine is up, then the review."""
    context = opened.new_context(viewport=DESK)
    context.set_default_timeout(PATIENCE * 1000)
    page = context.new_page()
    told = record_after(ALL, SEATS)
    put(page, site, {"game/bench": save_of("bench", told)})
    page.goto(site.url)
    until(page, "performance.getEntriesByName('engine-ready').length > 0")
    opened.start_tracing(page=page, categories=[TASKS])
    page.evaluate(STEPS, place("review", "bench"))
    until(page, "'judged' in window.benchmarkFound")
    tasks = processor_times(opened.stop_tracing())
    found: dict[str, float] = page.evaluate("window.benchmarkFound")
    context.close()
    return {**found, "task": max(tasks)}


def until(page: Page, expression: str) -> None:
    """Wait for something in the page, looking rarely enough not to be in its way."""
    while not page.evaluate(expression):
        page.wait_for_timeout(100)
