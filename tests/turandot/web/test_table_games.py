"""Whole games on the page, at every number of seats, by every means, in every language.

On the way, in some of them axe looks at every picture, on phone and desk and in both themes; in others every picture is
measured in windows of every size, with letters of every size: no word is cut off, letters can be read, targets hit, and
nothing needs scrolling where there is something to decide.
"""

import json

import pytest

from tests.turandot.web.tables import my_table, told_after
from tests.web.browsing import watch
from tests.web.evenings import WINDOWS, Evening, Sight, account_on_the_page, params, sights
from tests.web.evenings import Looks as AnyLooks
from tests.web.fixtures import NewContext
from tests.web.measures import faults
from tests.web.robot import OVER, Seen
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
# Deals by seats in which the robot is Maestro, and named by another.
ALL_IS_ASKED = {5: "fit-e", 4: "ax-b", 3: "mouse3"}

# Phones and a tablet, upright and on their sides; desks, low and high; a wall; and 1280 by 800 at a zoom of 200 %.
WORDS_FIT = [(360, 640), (640, 360), (1024, 640), (1280, 640), (1280, 800), (1920, 1080), (640, 400)]
LEAST_CARD = 150  # pixels high, on a phone of 390 by 844, while bidding
# Which picture is on show, for one and for the other.
PICTURE = "Object.values(document.querySelector('.game').dataset).slice(0, 5).join(' ')"
PHASE = "document.querySelector('.game').dataset.phase + document.querySelector('.game').dataset.hires"
PILES = "document.querySelector('.rival-houses .pile') ? 'sealed' : 'open'"


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


class Looks(AnyLooks):
    """Looks at every kind of picture of this table."""

    def picture(self, seen: Seen) -> str:
        """Phases and hires change it too."""
        return f"{seen['asked']} {self.page.evaluate(PICTURE)}"

    def fit(self, seen: Seen) -> None:
        """What cannot be read to its end, or hit, or seen without scrolling."""
        words = f"{seen['asked']} {seen['phase']} {self.page.evaluate(PILES)}"
        room = f"{seen['asked']} {self.page.evaluate(PHASE)}"
        wanted = [] if words in self.seen else WORDS_FIT
        measured = [] if room in self.seen or seen["asked"] == OVER else WINDOWS
        self.seen |= {words, room}
        for sight in sights(self.page, wanted, measured):
            self.found |= {f"{room}, {sight}: {fault}" for fault in [*sight.cut, *self.crowded(seen, sight)]}

    def crowded(self, seen: Seen, sight: Sight) -> list[str]:
        """What is too small, hidden or beyond the window."""
        measured = sight.measured
        if measured is None:
            return []
        bare = (seen["asked"], sight.window, sight.size) == ("bid", (390, 844), "normal") and not measured["noted"]
        low = bare and measured["card"] < LEAST_CARD
        return [*faults(measured), *([f"a card is only {measured['card']} px high"] if low else [])]


def account_of_the_engine(record: Json) -> list[list[int]]:
    """The same account from the record alone, by the engine outside the browser."""
    told = json.loads(handle(json.dumps({"do": "explain", "record": record})))
    lines = told["premiere"]
    rows = [[(-1 if row in SUBTRACTED else 1) * line[row] for line in lines] for row in ROWS]
    return [row for name, row in zip(ROWS, rows, strict=True) if name != "penalty" or any(row)]


@pytest.mark.parametrize("evening", params(EVENINGS))
def test_a_whole_game_ends_with_the_account_the_engine_gives_and_every_picture_is_sound(
    new_context: NewContext, site: Site, evening: Evening
) -> None:
    page = new_context(**evening.device).new_page()
    noted = watch(page)
    usual = f"{evening.means}{evening.seats}"
    told = told_after(0, evening.seats, ALL_IS_ASKED.get(evening.seats, usual) if evening.look else usual)
    robot = my_table(page, site, told, evening.means, **evening.settings)
    looks = Looks(page)
    looks.play(robot, evening)
    assert account_on_the_page(page) == account_of_the_engine(kept_games(page)[ID]["record"])
    assert {"bid", "read", "cast"} <= set(robot.met)
    assert {picture.split()[0] for picture in looks.seen} >= LOOKED_AT[evening.look]
    assert page.locator("html").get_attribute("lang") == evening.language
    assert not looks.found, "\n".join(sorted(looks.found))
    assert noted.errors == []
