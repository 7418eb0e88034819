"""Whole games on the page, at every number of seats, by every means, in every language.

On the way, in some of them axe looks at every picture, on phone and desk and in both themes; in others every picture is
measured in windows of every size, with letters of every size: no word is cut off, letters can be read, targets hit, and
nothing needs scrolling where there is something to decide.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.turandot.web.tables import my_table, told_after
from tests.web.axe import cut_off, objections
from tests.web.browsing import watch
from tests.web.fixtures import NewContext
from tests.web.measures import MEASURE, faults
from tests.web.robot import OVER, Means, Robot, Seen
from tests.web.saves import ID, Json, kept_games
from turandot.bridge import handle
from web.build.serve import Site

ROWS = ("stars", "scene", "favourites", "mismatches", "bonus", "penalty", "total")
SUBTRACTED = {"mismatches", "penalty"}
LOOKED_AT = {
    "": set(),
    "axe": {"bid", "read", "hand", "fire", "cast", "over"},
    "fit": {"bid", "read", "hand", "name", "fire", "cast", "over"},
}
ALL_IS_ASKED = {5: "fit-g", 4: "ax-a"}  # deals by seats in which the robot is Maestro, and named by another

DESK = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=360, height=640)
# Phones and a tablet, upright and on their sides; desks, low and high; a wall; and 1280 by 800 at a zoom of 200 %.
WORDS_FIT = [(360, 640), (640, 360), (1024, 640), (1280, 640), (1280, 800), (1920, 1080), (640, 400)]
ALL_FITS = [(360, 640), (390, 844), (844, 390), (820, 1180), (960, 540), (1366, 768), (1920, 1080)]
LETTERS = ["normal", "larger"]
LEAST_CARD = 150  # pixels high, on a phone of 390 by 844, while bidding
# A change of sizes is on show two frames later: in the first the table finds out.
SIZE_LETTERS = """(size) => {
  document.documentElement.dataset.text = size;
  return new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
}"""
# Which picture is on show, for one and for the other.
PICTURE = "Object.values(document.querySelector('.game').dataset).slice(0, 5).join(' ')"
PHASE = "document.querySelector('.game').dataset.phase + document.querySelector('.game').dataset.hires"
PILES = "document.querySelector('.rival-houses .pile') ? 'sealed' : 'open'"


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


EVENINGS = [
    Evening(5, "mouse", "it", "fit"),
    Evening(5, "keyboard", "en", "fit"),
    Evening(5, "mouse", "de", "fit"),
    Evening(5, "keyboard", "fr", "fit"),
    Evening(3, "mouse", "fr", "axe"),
    Evening(3, "keyboard", "de", "axe", "dark"),
    Evening(3, "touch", "it", "axe"),
    Evening(4, "touch", "en", "axe", "dark"),
    Evening(5, "touch", "fr"),
    Evening(4, "mouse", "de"),
    Evening(4, "keyboard", "it"),
    Evening(2, "mouse", "en"),
    Evening(2, "keyboard", "fr"),
    Evening(2, "touch", "de"),
]


@dataclass
class Looks:
    """Looks at every kind of picture once, and keeps what it finds wrong with any."""

    page: Page
    seen: set[str] = field(default_factory=set)
    found: set[str] = field(default_factory=set)

    def nothing(self, _: Seen) -> None:
        """Only the game is of interest."""

    def axe(self, seen: Seen) -> None:
        """What axe objects to."""
        picture = f"{seen['asked']} {self.page.evaluate(PICTURE)}"
        if picture not in self.seen:
            self.seen.add(picture)
            self.found |= {f"{picture}: {words}" for words in objections(self.page)}

    def fit(self, seen: Seen) -> None:
        """What cannot be read to its end, or hit, or seen without scrolling."""
        words = f"{seen['asked']} {seen['phase']} {self.page.evaluate(PILES)}"
        room = f"{seen['asked']} {self.page.evaluate(PHASE)}"
        wanted = set() if words in self.seen else set(WORDS_FIT)
        measured = set() if room in self.seen or seen["asked"] == OVER else set(ALL_FITS)
        self.seen |= {words, room}
        for width, height in sorted(wanted | measured):
            self.page.set_viewport_size(ViewportSize(width=width, height=height))
            for size in LETTERS:
                self.page.evaluate(SIZE_LETTERS, size)
                where = f"{room}, {width} by {height}, {size}"
                if (width, height) in wanted:
                    self.found |= {f"{where}: {cut}" for cut in cut_off(self.page)}
                if (width, height) in measured:
                    self.found |= {f"{where}: {fault}" for fault in self.crowded(seen, (width, height, size))}
        self.page.evaluate(SIZE_LETTERS, LETTERS[0])
        self.page.set_viewport_size(DESK)

    def crowded(self, seen: Seen, window: tuple[int, int, str]) -> list[str]:
        """What is too small, hidden or beyond the window."""
        measured = self.page.evaluate(MEASURE)
        bare = (seen["asked"], *window) == ("bid", 390, 844, "normal") and not measured["noted"]
        low = bare and measured["card"] < LEAST_CARD
        return [*faults(measured), *([f"a card is only {measured['card']} px high"] if low else [])]


def play(robot: Robot, look: Callable[[Seen], None]) -> None:
    """Play to the end, and look at everything on the way."""
    while (seen := robot.asked())["asked"] != OVER:
        look(seen)
        robot.act(seen)
    look(seen)


def account_on_the_page(page: Page) -> list[list[int]]:
    """The account as it stands in the table on the page, line by line."""
    rows = page.locator(".account.final tbody tr").evaluate_all(
        "(rows) => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText))"
    )
    return [[int(cell.replace("\N{MINUS SIGN}", "-")) for cell in row] for row in rows]


def account_of_the_engine(record: Json) -> list[list[int]]:
    """The same account from the record alone, by the engine outside the browser."""
    told = json.loads(handle(json.dumps({"do": "explain", "record": record})))
    lines = told["premiere"]
    rows = [[(-1 if row in SUBTRACTED else 1) * line[row] for line in lines] for row in ROWS]
    return [row for name, row in zip(ROWS, rows, strict=True) if name != "penalty" or any(row)]


def device(means: Means) -> dict[str, Any]:
    return {"viewport": PHONE, "has_touch": True, "is_mobile": True} if means == "touch" else {"viewport": DESK}


@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_a_whole_game_ends_with_the_account_the_engine_gives_and_every_picture_is_sound(
    new_context: NewContext, site: Site, evening: Evening
) -> None:
    page = new_context(**device(evening.means)).new_page()
    noted = watch(page)
    usual = f"{evening.means}{evening.seats}"
    told = told_after(0, evening.seats, ALL_IS_ASKED.get(evening.seats, usual) if evening.look else usual)
    robot = my_table(page, site, told, evening.means, language=evening.language, theme=evening.theme)
    looks = Looks(page)
    play(robot, getattr(looks, evening.look or "nothing"))
    assert account_on_the_page(page) == account_of_the_engine(kept_games(page)[ID]["record"])
    assert {"bid", "read", "cast"} <= set(robot.met)
    assert {picture.split()[0] for picture in looks.seen} >= LOOKED_AT[evening.look]
    assert page.locator("html").get_attribute("lang") == evening.language
    assert not looks.found, "\n".join(sorted(looks.found))
    assert noted.errors == []
