"""A learner who does what a lesson points at, and nothing else."""

import time
from collections.abc import Iterable

from playwright.sync_api import Page, ViewportSize

from tests.web.browsing import PATIENCE
from tests.web.robot import SOON, look_of
from tests.web.saves import PREFIX

AGAIN = (
    1  # second: tables take a press right after a motion for one that ends it, and whoever sees no effect repeats it
)
SETTINGS = f"{PREFIX}settings"
SKIP_MOTION = f"localStorage.getItem('{SETTINGS}') ?? localStorage.setItem('{SETTINGS}', '{{\"pace\":\"instant\"}}')"

# What a lesson waits for: the next lesson, a picture to be read, or the control that it points at.
WANTED = "document.querySelector('.lesson-ways .primary, .onward, [data-pointed]')"
DO_IT = f"""() => {{
  const wanted = {WANTED};
  const list = wanted.querySelector('select');
  if (!list) return wanted.click();
  list.selectedIndex = list.options.length - 1;
  list.dispatchEvent(new Event('change', {{ bubbles: true }}));
}}"""
SETTLED = "new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)))"

# What a learner needs now and cannot see whole: what is asked, what to press, the verdict.
NEEDED = [".lesson-words", ".lesson-ways .primary", ".onward", "[data-pointed]", ".mine", ".verdict"]
HIDDEN = """(needed) => needed.filter((part) => {
  const element = document.querySelector(part);
  const { left, top, right, bottom, width } = element?.getBoundingClientRect() ?? { width: 0 };
  if (!width) return false;
  const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const covered = !above || !(element.contains(above) || above.contains(element));
  return covered || left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
})"""


def hidden_in(page: Page, windows: Iterable[tuple[int, int]]) -> list[str]:
    """What a learner needs now and cannot see, in any of these windows; without any, in the one there is."""
    hidden: list[str] = page.evaluate(HIDDEN, NEEDED)
    for width, height in windows:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        page.evaluate(SETTLED)
        hidden += [f"{part} at {width} by {height}" for part in page.evaluate(HIDDEN, NEEDED)]
    return hidden


def follow(page: Page, game: str, until: str, windows: Iterable[tuple[int, int]] = ()) -> list[str]:
    """Do what the lesson of a game wants until its address begins so; tell which lessons were seen.

    Nothing is done before all that is needed can be seen, in each of the windows.
    """
    waits = f"""() => {{
      const words = document.querySelector('.lesson-words')?.textContent;
      const pointed = document.querySelector('[data-pointed]')?.outerHTML;
      const state = [location.hash, words, pointed, ({look_of(game)})().state].join();
      return {{ hash: location.hash, waits: {WANTED} !== null, state }};
    }}"""
    seen: list[str] = []
    done, pressed = "", 0.0
    deadline = time.monotonic() + PATIENCE
    while not (now := page.evaluate(waits))["hash"].startswith(until):
        if now["hash"] not in seen:
            seen.append(now["hash"])
        changed = now["state"] != done  # what was done has had an effect
        hidden = hidden_in(page, windows if now["waits"] and changed else ())  # while cards glide, something may be
        if now["waits"] and not hidden and (changed or time.monotonic() - pressed > AGAIN):
            deadline = time.monotonic() + PATIENCE if changed else deadline
            done, pressed = now["state"], time.monotonic()
            page.evaluate(DO_IT)
        if time.monotonic() > deadline:
            raise AssertionError(
                f"the lesson stops at {now}, hidden {hidden}: {page.locator('.lesson-guide').inner_text()}"
            )
        page.wait_for_timeout(SOON)
    return seen
