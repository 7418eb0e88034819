"""A learner who does what a lesson points at, and nothing else."""

import time

from playwright.sync_api import Page

from tests.web.browsing import PATIENCE
from tests.web.robot import SOON, look_of
from tests.web.saves import PREFIX

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


def follow(page: Page, game: str, until: str) -> list[str]:
    """Do what the lesson of a game wants until its address begins so; tell which lessons were seen."""
    waits = f"""() => {{
      const words = document.querySelector('.lesson-words')?.textContent;
      const pointed = document.querySelector('[data-pointed]')?.outerHTML;
      const state = [location.hash, words, pointed, ({look_of(game)})().state].join();
      return {{ hash: location.hash, waits: {WANTED} !== null, state }};
    }}"""
    seen: list[str] = []
    done = ""
    deadline = time.monotonic() + PATIENCE
    while not (now := page.evaluate(waits))["hash"].startswith(until):
        if now["hash"] not in seen:
            seen.append(now["hash"])
        if now["waits"] and now["state"] != done:  # what was done has had an effect
            done, deadline = now["state"], time.monotonic() + PATIENCE
            page.evaluate(DO_IT)
        if time.monotonic() > deadline:
            raise AssertionError(f"the lesson stops at {now}: {page.locator('.lesson-guide').inner_text()}")
        page.wait_for_timeout(SOON)
    return seen
