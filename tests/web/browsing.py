"""Where the site is for tests, and eyes on a page: waiting for what it shows, noting what it should not do."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from playwright.sync_api import ConsoleMessage, Page, expect

from tests.tools.browser import LAUNCH_ARGS

SUB_PATH = "/any/sub/path/"
PATIENCE = 60  # seconds; only ever reached by a test that fails
expect.set_options(timeout=PATIENCE * 1000)

# A page of the site on which nothing of ours runs by itself.
QUIET = "licences.json"

# Painting takes longer than most else, and of all tests only axe looks at paint: it switches this off meanwhile.
UNPAINTED = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('body { opacity: 0 }');
  document.adoptedStyleSheets.push(sheet);
}"""
# What tests are about is short: better code, which a browser makes beside it, comes when they are over.
# A process for the page after this one has no time to be of use either.
NO_SPARE = ",SpareRendererForSitePerProcess"
BROWSER_ARGS = (
    *(f"{arg}{NO_SPARE}" if arg.startswith("--disable-features=") else arg for arg in LAUNCH_ARGS),
    "--js-flags=--liftoff-only --no-opt",
    "--in-process-gpu",
)

# By its clock a page tells a hasty press from another one. On a slow clock everybody is hasty, a busy machine too; and
# when the clock is right again, a pause has passed.
SLOW_CLOCK = """() => {
  const now = performance.now.bind(performance);
  const began = now();
  performance.now = () => began + (now() - began) / 20;
}"""
RIGHT_CLOCK = "delete performance.now"

# Who waits for a result that goes by itself looks at it for a while: here a while is short.
SHORT_WHILES = """{
  const wait = self.setTimeout;
  self.setTimeout = (call, time = 0, ...more) => wait(call, time / 20, ...more);
}"""


def press_hastily(page: Page, press: Callable[[], None], times: int) -> None:
    """Press as people do who cannot wait, and then pause."""
    page.evaluate(SLOW_CLOCK)
    for _ in range(times):
        press()
        page.wait_for_timeout(100)
    page.evaluate(RIGHT_CLOCK)


def wait_until(page: Page, expression: str, wanted: object = ...) -> None:
    """Wait until an expression in the page is true, or equals what is wanted.

    Playwright's own wait_for_function needs eval, which our policy forbids.
    """
    deadline = time.monotonic() + PATIENCE
    while (found := page.evaluate(expression)) != (True if wanted is ... else wanted):
        if time.monotonic() > deadline:
            raise AssertionError(f"{expression} is still {found!r}, and should be {wanted!r}")
        page.wait_for_timeout(20)


@dataclass
class Watched:
    """What a page did that somebody should know of."""

    errors: list[str] = field(default_factory=list)
    said: list[str] = field(default_factory=list)


def watch(page: Page) -> Watched:
    """Note every error, violation of the policy, and line on the console.

    Asking anybody but the site violates the policy. To be told of each request takes a fifteenth of a test's time, so
    only tests about requests are.
    """
    seen = Watched()
    page.on("pageerror", lambda error: seen.errors.append(str(error)))
    page.on("console", lambda line: _note(seen, line))
    return seen


def _note(seen: Watched, line: ConsoleMessage) -> None:
    # Browsers ask every host for this one, unless a page names its icon; the quiet page names none.
    if not line.location["url"].endswith("/favicon.ico"):
        (seen.errors if line.type == "error" else seen.said).append(line.text)
