"""Whole games on the iceberg, at every number of seats, by every means, in every language.

On the way, in some of them axe looks at every picture, on phone and desk and in both themes; in others every picture is
measured in windows of every size, with letters of every size: no word is cut off, letters can be read, targets hit, and
nothing needs scrolling where there is something to decide.
"""

import json

import pytest

from tests.penguin.web.tables import my_table, told_after
from tests.web.browsing import watch
from tests.web.evenings import Evening, Looks, account_on_the_page, params
from tests.web.fixtures import NewContext
from tests.web.saves import ID, Json, kept_games
from turandot.bridge import handle
from web.build.serve import Site

ANIMALS = ("sheep", "kangaroo", "seal", "bear")
ASKED = {"place", "token", "read", "enter", "over"}
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


@pytest.mark.parametrize("evening", params(EVENINGS))
def test_a_whole_game_ends_with_the_account_of_the_engine(
    new_context: NewContext, site: Site, evening: Evening
) -> None:
    page = new_context(**evening.device).new_page()
    noted = watch(page)
    robot = my_table(page, site, told_after(0, evening.seats, "party"), evening.means, **evening.settings)
    looks = Looks(page)
    looks.play(robot, evening)
    assert account_on_the_page(page, but=".place") == account_of_the_engine(kept_games(page)[ID]["record"])
    assert {"place", "token", "read"} <= set(robot.met)
    assert not evening.look or looks.seen >= ASKED
    assert page.locator("html").get_attribute("lang") == evening.language
    assert not looks.found, "\n".join(sorted(looks.found))
    assert noted.errors == []
