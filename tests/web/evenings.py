"""Whole games on the page, for any table: one game to play each, and what is looked at meanwhile."""

import json
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.web.axe import CUT, objections
from tests.web.measures import MEASURE, faults
from tests.web.robot import OVER, Means, Robot, Seen

Window: TypeAlias = tuple[int, int]

DESK = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=360, height=640)
# Phones and a tablet, upright and on their sides; desks, low and high; a wall.
WINDOWS: list[Window] = [(360, 640), (390, 844), (844, 390), (820, 1180), (960, 540), (1366, 768), (1920, 1080)]
LETTERS = ["normal", "larger"]
# With letters of one size after another: words that are cut off, and what can be measured. A change of sizes is
# complete after a frame: before it is painted, tables find out and give way.
SIGHTS = f"""async ([sizes, words, room]) => {{
  const sights = [];
  for (const size of sizes) {{
    document.documentElement.dataset.text = size;
    await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));
    sights.push([size, words ? ({CUT})() : [], room ? ({MEASURE})() : null]);
  }}
  return JSON.stringify(sights); // Playwright would look at every number and every word
}}"""


@dataclass(frozen=True)
class Evening:
    """One game to play, and what is looked at meanwhile."""

    seats: int
    means: Means
    language: str
    look: str = ""
    theme: str = "light"

    def __str__(self) -> str:
        """Be told apart by name."""
        return "-".join(filter(None, (str(self.seats), self.means, self.language, self.look, self.theme[:5])))

    @property
    def settings(self) -> dict[str, Any]:
        """How it is played: in silence, since sounds take as long to make whether anybody listens or not."""
        return {"language": self.language, "theme": self.theme, "effects": 0, "music": 0}

    @property
    def device(self) -> dict[str, Any]:
        """What it is played on."""
        phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
        return phone if self.means == "touch" else {"viewport": DESK}


def params(evenings: Iterable[Evening]) -> list[Any]:
    """Evenings for a test: whoever looks at all there is to see need not start Python for it."""
    return [pytest.param(one, id=str(one), marks=pytest.mark.outside if one.look else ()) for one in evenings]


@dataclass(frozen=True)
class Sight:
    """The page in one window, with letters of one size; what was not asked for is not there."""

    window: Window
    size: str
    cut: list[str]
    measured: dict[str, Any] | None

    def __str__(self) -> str:
        """Say where something was found."""
        width, height = self.window
        return f"{width} by {height}, {self.size}"


def sights(page: Page, words: Collection[Window], room: Collection[Window]) -> Iterator[Sight]:
    """Look for words that are cut off in some windows, and measure in some, with letters of every size.

    Afterwards the page is as it was.
    """
    sizes = LETTERS
    for window in sorted({*words, *room}):
        page.set_viewport_size(ViewportSize(width=window[0], height=window[1]))
        for size, cut, measured in json.loads(page.evaluate(SIGHTS, [sizes, window in words, window in room])):
            yield Sight(window, size, cut, measured)
        sizes = sizes[::-1]  # the next window begins with the letters that are there: every change takes a while
    page.evaluate(SIGHTS, [LETTERS[:1], False, False])
    page.set_viewport_size(DESK)


@dataclass
class Looks:
    """Looks at every kind of picture once, and keeps what it finds wrong with any."""

    page: Page
    seen: set[str] = field(default_factory=set)
    found: set[str] = field(default_factory=set)

    def picture(self, seen: Seen) -> str:
        """Which kind of picture is on show; its first word is what is asked."""
        return str(seen["asked"])

    def nothing(self, _: Seen) -> None:
        """Only the game is of interest."""

    def axe(self, seen: Seen) -> None:
        """What axe objects to."""
        picture = self.picture(seen)
        if picture not in self.seen:
            self.seen.add(picture)
            self.found |= {f"{picture}: {words}" for words in objections(self.page)}

    def fit(self, seen: Seen) -> None:
        """What cannot be read to its end, or hit, or seen without scrolling."""
        if seen["asked"] in self.seen:
            return
        self.seen.add(seen["asked"])
        for sight in sights(self.page, WINDOWS, [] if seen["asked"] == OVER else WINDOWS):
            wrong = [*sight.cut, *(faults(sight.measured) if sight.measured else [])]
            self.found |= {f"{seen['asked']}, {sight}: {words}" for words in wrong}

    def play(self, robot: Robot, evening: Evening) -> None:
        """Play to the end, and look at everything on the way."""
        look: Callable[[Seen], None] = getattr(self, evening.look or "nothing")
        while (seen := robot.asked())["asked"] != OVER:
            look(seen)
            robot.act(seen)
        look(seen)


def account_on_the_page(page: Page, but: str = "") -> list[list[int]]:
    """The account as it stands in the table on the page, line by line, without the lines that a selector finds."""
    rows = page.locator(f".account.final tbody tr{f':not({but})' if but else ''}").evaluate_all(
        "(rows) => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText))"
    )
    return [[int(cell.replace("\N{MINUS SIGN}", "-")) for cell in row] for row in rows]
