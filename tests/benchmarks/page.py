"""Whole games in a real browser: how long the page keeps anybody waiting, and how long its strongest rivals think.

For each game: tasks over 50 ms on the main thread, by the clock and by the processor time they took (on a busy machine
a task waits for others, whoever wrote it); the time from every key, click or tap to the next paint, also while rivals
think; and the time of every decision of the strongest rivals, measured around the engine in its worker. Processor time
is told by a trace, which slows the page down: so each is played once with one and, for all the rest, once without.
"""

import argparse
import json
import statistics
from collections import defaultdict
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, ViewportSize, Worker, sync_playwright

from tests.tools.browser import LAUNCH_ARGS, browser
from tests.web.browsing import PATIENCE, SUB_PATH
from tests.web.robot import Means, Robot, Seen, player_of
from tests.web.saves import plant, record_after, seats_for
from turandot.games import GAMES
from web.build.serve import Site, serving
from web.build.site import build_site

Json = Any

LONGEST_TASK = 50  # milliseconds; browsers report no shorter ones as long
GOAL_INTERACTION = 100  # at the 95th percentile
GOAL_DECISION = {"median": 150, "worst": 600}  # at five seats
DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 640}
REST = 700  # milliseconds after which the first paint of the table is over: it is not counted
CALM = 0.45  # seconds before an answer: a hasty press would only end a motion
LEAST = 16  # milliseconds; shorter interactions are reported by no browser, and counted here as this long

# Before anything of the page runs: watch it.
WATCH = """(() => {
  const seen = { tasks: [], events: [], frames: [] };
  Object.assign(window, { benchmarkSeen: seen });
  const observe = (type, keep, options) => new PerformanceObserver((list) => list.getEntries().forEach(keep))
    .observe({ type, buffered: true, ...options });
  observe('longtask', (task) => seen.tasks.push([task.startTime, task.duration]));
  observe('event', (event) => event.interactionId && seen.events.push([event.interactionId, event.startTime,
    event.duration, event.name]), { durationThreshold: 16 });
  observe('long-animation-frame', ({ startTime, duration, renderStart, styleAndLayoutStart, scripts }) =>
    seen.frames.push({ startTime, duration, render: renderStart - startTime, layout: styleAndLayoutStart - startTime,
      scripts: scripts.map(({ invoker, duration: took, forcedStyleAndLayoutDuration: forced }) =>
        ({ invoker, took, forced })) }));
})()"""
SEEN = """() => ({ ...window.benchmarkSeen, interactions: performance.interactionCount,
  since: performance.getEntriesByName('benchmark-begins')[0].startTime })"""
# In the worker: what is asked as a bot's decision, and how long the answer takes.
CLOCK = """() => {
  const { onmessage, postMessage } = self;
  const asked = new Map();
  self.benchmarkDecisions = [];
  self.onmessage = (event) => {
    const { type, id, text } = event.data;
    if (type === 'ask' && JSON.parse(text).do === 'bot') asked.set(id, performance.now());
    onmessage(event);
  };
  self.postMessage = (...message) => {
    const began = asked.get(message[0].id);
    if (began !== undefined) self.benchmarkDecisions.push(performance.now() - began);
    postMessage.apply(self, message);
  };
}"""

TASKS = "disabled-by-default-devtools.timeline"  # the part of a trace that tells every task
# The middle of something to tap while waiting: what is open is closed, else something that decides nothing.
SPOT = """([waited, targets]) => {
  const closing = document.querySelector('dialog[open] .dialog-head button');
  const shown = waited === null ? [] : [...document.querySelectorAll(targets)]
    .filter((each) => each.checkVisibility());
  const aim = closing ?? shown[waited % (shown.length || 1)];
  if (!aim) return null;
  const { x, y, width, height } = aim.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""


@dataclass(frozen=True)
class Evening:
    """One game to measure."""

    game: str
    seats: int
    means: Means
    seed: str

    @property
    def name(self) -> str:
        return f"{self.game}, {self.seats} seats, {'phone' if self.means == 'touch' else 'desk'}, {self.means}"


@dataclass(frozen=True)
class Measured:
    """What one game took, in milliseconds."""

    tasks: list[float]
    interactions: list[float]
    processor: list[float]
    decisions: list[float]


def evenings(game: str) -> tuple[Evening, ...]:
    """At a small table and at the largest there is, by every means."""
    most = max(GAMES[game].seats)
    return (
        Evening(game, 3, "mouse", "bench-a"),
        Evening(game, 3, "touch", "bench-b"),
        Evening(game, most, "keyboard", "bench-c"),
        Evening(game, most, "touch", "bench-d"),
    )


def main(args: list[str]) -> None:
    """Play, measure and print."""
    parser = argparse.ArgumentParser("build.py bench page", description=__doc__)
    parser.add_argument("--game", default=next(iter(GAMES)), choices=tuple(GAMES))
    parser.add_argument("--evenings", type=int, nargs="+", default=[1, 2, 3, 4], help="which of the four to play")
    parser.add_argument("--pace", default="normal", choices=("stately", "normal", "brisk", "instant"))
    parser.add_argument("--frames", action="store_true", help="say what every slow frame did")
    chosen = parser.parse_args(args)
    with serving(build_site(), sub_path=SUB_PATH) as site, sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=browser(), args=list(LAUNCH_ARGS))
        found = {}
        for evening in (evenings(chosen.game)[number - 1] for number in chosen.evenings):
            seen, decisions, _ = play(opened, site, evening, chosen.pace)
            if chosen.frames:
                print_frames(seen)
            _, _, trace = play(opened, site, evening, chosen.pace, traced=True)
            found[evening] = Measured(*read(seen), processor_times(trace), decisions)
        opened.close()
    print_found(found)


def play(
    opened: Browser, site: Site, evening: Evening, pace: str, *, traced: bool = False
) -> tuple[Json, list[float], bytes]:
    """A game to its end, by somebody who does not sit still while others think."""
    touch = evening.means == "touch"
    context = opened.new_context(viewport=PHONE if touch else DESK, has_touch=touch, is_mobile=touch)
    context.set_default_timeout(PATIENCE * 1000)
    page = context.new_page()
    page.add_init_script(WATCH)
    workers: list[Worker] = []
    page.on("worker", lambda worker: workers.append(worker))  # noqa: PLW0108 - Playwright marks what it is given
    rules = GAMES[evening.game]
    told = record_after(0, seats_for(evening.seats, rules.levels[-1], rules), evening.seed, played=rules)
    plant(page, site, told, pace=pace, game=evening.game)
    page.goto(site.url)
    page.locator("#play").click()
    page.locator(".table-root > *").first.wait_for()
    workers[0].evaluate(CLOCK)
    page.wait_for_timeout(REST)
    page.evaluate("performance.mark('benchmark-begins')")
    if traced:
        opened.start_tracing(page=page, categories=[TASKS])
    Restless(page, evening.game, evening.means, rest=0 if pace == "instant" else CALM).play_to_the_end()
    page.wait_for_timeout(500)  # browsers report late
    trace = opened.stop_tracing() if traced else b""
    seen = page.evaluate(SEEN)
    decisions: list[float] = workers[0].evaluate("() => self.benchmarkDecisions")
    context.close()
    return seen, decisions, trace


@dataclass
class Restless(Robot):
    """Chooses something, or looks at something else, while the rivals think."""

    waited: int = 0
    rest: float = 0  # seconds before an answer

    def act(self, seen: Seen | None = None) -> None:
        """Rest, then look again: what was fiddled with a moment ago may only now have changed the table."""
        if self.rest:
            self.page.wait_for_timeout(self.rest * 1000)
            seen = self.asked()
        super().act(seen)

    def asked(self) -> Seen:
        """As ever, but with something to do meanwhile."""
        while not self.look()["asked"]:
            self.waited += 1
            if self.waited % 12 == 0:
                self.fidget()
            self.wait()
        while spot := self.page.evaluate(SPOT, [None, ""]):  # nothing lies over the table by then
            self.page.mouse.click(*spot)
        return super().asked()

    def fidget(self) -> None:
        """Something that decides nothing."""
        player = player_of(self.game)
        if self.means == "keyboard":
            self.page.keyboard.press(player.IDLE_KEYS[self.waited // 12 % len(player.IDLE_KEYS)])
            return
        spot = self.page.evaluate(SPOT, [self.waited, player.IDLE_TARGETS])
        if spot and self.means == "touch":
            self.page.touchscreen.tap(*spot)
        elif spot:
            self.page.mouse.click(*spot)


def processor_times(trace: bytes) -> list[float]:
    """Milliseconds of processor time of every task of the page's main thread, which is the one with most of them."""
    threads: dict[tuple[int, int], list[float]] = defaultdict(list)
    events = json.loads(trace)["traceEvents"]
    main = {(event["pid"], event["tid"]) for event in events if event.get("args", {}).get("name") == "CrRendererMain"}
    for event in events:
        if event["name"] == "RunTask" and (event["pid"], event["tid"]) in main:
            threads[event["pid"], event["tid"]].append(event.get("tdur", 0) / 1000)
    return max(threads.values(), key=sum)


def read(seen: Json) -> tuple[list[float], list[float]]:
    """Long tasks since the table had come to rest, and the longest event of each interaction, reported or not."""
    tasks = [took for began, took in seen["tasks"] if began > seen["since"]]
    longest: dict[int, float] = {}
    for id_, _, took, _ in seen["events"]:
        longest[id_] = max(took, longest.get(id_, 0))
    short = max(0, seen["interactions"] - len(longest))
    return tasks, [*longest.values(), *[LEAST] * short]


def print_frames(seen: Json) -> None:
    """Where the time went, for whoever mends it."""
    for frame in seen["frames"]:
        print({name: round(value) if isinstance(value, float | int) else value for name, value in frame.items()})
    print([(round(at), round(took), name) for _, at, took, name in seen["events"] if took > LONGEST_TASK])


def print_found(found: dict[Evening, Measured]) -> None:
    """One line a game, then the goals."""
    print(f"{'':34}{'over 50 ms':>11}{'worst':>6}{'processor':>11}{'worst':>6}", end="")
    print(f"{'interactions':>14}{'p50':>5}{'p95':>5}{'max':>5}", end="")
    print(f"{'decisions':>11}{'median':>8}{'worst':>7}")
    for evening, measured in found.items():
        tasks, taken, decisions = measured.tasks, measured.interactions, measured.decisions
        print(f"{evening.name:34}{len(tasks):11}{max(tasks, default=0):6.0f}", end="")
        print(f"{long(measured.processor):11}{max(measured.processor):6.0f}", end="")
        print(f"{len(taken):14}{percentile(taken, 50):5.0f}{percentile(taken, 95):5.0f}{max(taken):5.0f}", end="")
        print(f"{len(decisions):11}{statistics.median(decisions):8.0f}{max(decisions):7.0f}")
    tasks = [took for measured in found.values() for took in measured.tasks]
    interactions = [took for measured in found.values() for took in measured.interactions]
    most = max(evening.seats for evening in found)
    decisions = [took for evening, measured in found.items() if evening.seats == most for took in measured.decisions]
    slow = sum(long(measured.processor) for measured in found.values())
    print(f"tasks over {LONGEST_TASK} ms: {len(tasks)} by the clock, {slow} by processor time (goal: none)")
    print(f"interactions, 95 %: {percentile(interactions, 95):.0f} ms (goal: under {GOAL_INTERACTION})")
    for name, measure in (("median", statistics.median), ("worst", max)):
        print(f"decisions at {most} seats, {name}: {measure(decisions):.0f} ms (goal: under {GOAL_DECISION[name]})")


def long(tasks: list[float]) -> int:
    """Count those that are too long."""
    return sum(task > LONGEST_TASK for task in tasks)


def percentile(values: list[float], percent: int) -> float:
    """The smallest value that so many percent do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, -(-len(ordered) * percent // 100) - 1)]
