"""Whole games on the iceberg, at every number of seats, by every means, in every language.

On the way, in some of them axe looks at every picture, on phone and desk and in both themes; in others every picture is
measured in windows of every size, with letters of every size: no word is cut off, letters can be read, targets hit, and
nothing needs scrolling where there is something to decide.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.penguin.web.tables import my_table, told_after
from tests.web.axe import cut_off, objections
from tests.web.browsing import watch
from tests.web.fixtures import NewContext
from tests.web.measures import MEASURE, faults
from tests.web.robot import OVER, Means, Robot, Seen
from tests.web.saves import ID, Json, kept_games
from turandot.bridge import handle
from web.build.serve import Site

ANIMALS = ("sheep", "kangaroo", "seal", "bear")
ASKED = {"place", "token", "read", "enter", "over"}
DESK = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=360, height=640)
# Phones and a tablet, upright and on their sides; desks, low and high; a wall.
WINDOWS = [(360, 640), (390, 844), (844, 390), (820, 1180), (960, 540), (1366, 768), (1920, 1080)]
LETTERS = ["normal", "larger"]
SIZE_LETTERS = "(size) => { document.documentElement.dataset.text = size; }"


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
    Evening(4, "mouse", "it", "fit"),
    Evening(3, "keyboard", "de", "fit"),
    Evening(2, "mouse", "fr", "fit"),
    Evening(3, "mouse", "fr", "axe"),
    Evening(4, "keyboard", "en", "axe", "dark"),
    Evening(2, "touch", "it", "axe", "dark"),
    Evening(4, "touch", "de"),
    Evening(3, "touch", "en"),
    Evening(2, "keyboard", "en"),
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
        """What axe objects to, at first and with something chosen."""
        if seen["asked"] not in self.seen:
            self.seen.add(seen["asked"])
            self.found |= {f"{seen['asked']}: {words}" for words in objections(self.page)}

    def fit(self, seen: Seen) -> None:
        """What cannot be read to its end, or hit, or seen without scrolling."""
        if seen["asked"] in self.seen:
            return
        self.seen.add(seen["asked"])
        for width, height in WINDOWS:
            self.page.set_viewport_size(ViewportSize(width=width, height=height))
            for size in LETTERS:
                self.page.evaluate(SIZE_LETTERS, size)
                where = f"{seen['asked']}, {width} by {height}, {size}"
                self.found |= {f"{where}: {cut}" for cut in cut_off(self.page)}
                if seen["asked"] != OVER:
                    self.found |= {f"{where}: {fault}" for fault in faults(self.page.evaluate(MEASURE))}
        self.page.evaluate(SIZE_LETTERS, LETTERS[0])
        self.page.set_viewport_size(DESK)


def play(robot: Robot, look: Callable[[Seen], None]) -> None:
    """Play to the end, and look at everything on the way."""
    while (seen := robot.asked())["asked"] != OVER:
        look(seen)
        robot.act(seen)
    look(seen)


def account_on_the_page(page: Page) -> list[list[int]]:
    """The account as it stands in the table on the page, line by line."""
    rows = page.locator(".account.final tbody tr:not(.place)").evaluate_all(
        "(rows) => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText))"
    )
    return [[int(cell.replace("\N{MINUS SIGN}", "-")) for cell in row] for row in rows]


def account_of_the_engine(record: Json) -> list[list[int]]:
    """The same account from the record alone, by the engine outside the browser."""
    told = json.loads(handle(json.dumps({"do": "explain", "record": record})))
    lines = told["final"]
    seats = range(len(lines))
    shows = [sum(show["points"][seat] for turn in told["turns"] for show in turn["shows"]) for seat in seats]
    fees = [-sum(turn["place"]["paid"] for turn in told["turns"] if turn["seat"] == seat) for seat in seats]
    return [
        [line["score"] - shows[seat] - fees[seat] for seat, line in enumerate(lines)],
        shows,
        fees,
        [line["activity_points"] for line in lines],
        *([line["animals"][animal]["points"] for line in lines] for animal in ANIMALS),
        [line["total"] for line in lines],
    ]


@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_a_whole_game_ends_with_the_account_of_the_engine(
    new_context: NewContext, site: Site, evening: Evening
) -> None:
    touch = evening.means == "touch"
    page = new_context(viewport=PHONE if touch else DESK, has_touch=touch).new_page()
    noted = watch(page)
    robot = my_table(
        page, site, told_after(0, evening.seats, "party"), evening.means, language=evening.language, theme=evening.theme
    )
    looks = Looks(page)
    play(robot, getattr(looks, evening.look or "nothing"))
    assert account_on_the_page(page) == account_of_the_engine(kept_games(page)[ID]["record"])
    assert {"place", "token", "read"} <= set(robot.met)
    assert not evening.look or looks.seen >= ASKED
    assert page.locator("html").get_attribute("lang") == evening.language
    assert not looks.found, "\n".join(sorted(looks.found))
    assert noted.errors == []
