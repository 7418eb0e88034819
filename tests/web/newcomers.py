"""Somebody's first game: every note there is, and whether each can be read and leaves everything else within reach."""

import json
import re
from dataclasses import dataclass, field

from playwright.sync_api import Page, ViewportSize

from tests.web.axe import cut_off
from tests.web.lessons import SETTLED
from tests.web.measures import MEASURE, faults
from tests.web.robot import OVER, Seen
from tests.web.saves import Json, at_table, kept
from web.build.environment import ROOT
from web.build.serve import Site

# Phones, upright and on their sides, and a tablet.
PHONES = ((360, 640), (390, 844), (844, 390), (820, 1180))
# A note is on show if its words lie on top of everything, whole.
NOTE = """() => {
  const note = [...document.querySelectorAll('.first-note > span')].find((one) => one.checkVisibility());
  if (!note) return ['there is no note'];
  const { left, top, right, bottom } = note.getBoundingClientRect();
  const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const outside = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  return outside || !note.parentElement.contains(above) ? [`the note is not in sight: ${note.textContent}`] : [];
}"""


def notes_of(game: str) -> set[str]:
    """The notes a game has words for."""
    words = (ROOT / "web" / "games" / game / "words" / "en").glob("table*.ftl")
    return {note for path in words for note in re.findall(r"(?m)^note-([a-z-]+) =", path.read_text(encoding="utf-8"))}


@dataclass
class Newcomer:
    """Plays first games, and looks at every note and every kind of question on phones of all sizes."""

    page: Page
    game: str
    notes: list[str] = field(default_factory=list)
    asked: set[str] = field(default_factory=set)
    found: set[str] = field(default_factory=set)

    def play(self, site: Site, told: Json, turn: int = 0) -> None:
        """Play on as in a first game, beginning with the choices of this turn, until every note was seen."""
        every = notes_of(self.game)
        if every <= set(self.notes):
            return
        robot = at_table(self.page, site, told, "touch", results="always")  # else some notes are only passed by
        robot.turn = turn
        while (seen := robot.asked())["asked"] != OVER:
            self.look(seen)
            if every <= set(self.notes):
                return
            robot.act(seen)

    def look(self, seen: Seen) -> None:
        """Look at what was never seen before."""
        notes: list[str] = json.loads(kept(self.page).get(f"{self.game}/notes", "[]"))
        fresh = notes[len(self.notes) :]
        if not fresh and seen["asked"] in self.asked:
            return
        self.notes = notes
        self.asked.add(seen["asked"])
        for width, height in PHONES:
            self.page.set_viewport_size(ViewportSize(width=width, height=height))
            self.page.evaluate(SETTLED)
            noted = self.page.evaluate(NOTE) if fresh else []
            wrong = [*noted, *cut_off(self.page), *faults(self.page.evaluate(MEASURE))]
            self.found |= {f"{seen['asked']}, note {fresh}, {width} by {height}: {words}" for words in wrong}
