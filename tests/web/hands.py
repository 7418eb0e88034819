"""Hands at the table: somebody who plays by mouse, by touch or by keyboard, knowing only what the page shows."""

from dataclasses import dataclass, field
from typing import Any, Literal

from playwright.sync_api import Locator, Page

from tests.web.saves import KEPT, PREFIX, put, record_after, save_of
from web.build.serve import Site

Json = Any
Means = Literal["mouse", "touch", "keyboard"]

RIVALS = ("bianca:amateur", "ottavio:amateur", "zelda:amateur", "petra:amateur")
GAME = "played"
MOST_STEPS = 600

# What the page asks for, in one word; nothing while it moves or a rival thinks.
ASKED = """() => {
  const game = document.querySelector('.game');
  const has = (selector) => document.querySelector(selector) !== null;
  if (!game) return '';
  if (has('.afterwards')) return 'over';
  if (has('.onward')) return 'read';
  if (game.dataset.turn !== 'yes') return '';
  const boards = { bid: '.envelope', hand: '.contracts', name: '.suspects', fire: '.chairs', cast: '.playbill' };
  return Object.keys(boards).find((board) => has(boards[board])) ?? '';
}"""


# Where the game is: two moments that ask for the same thing still differ in this.
MOMENT = (
    """() => [document.querySelector('.phase')?.textContent, document.querySelector('.game')?.dataset.phase].join()"""
)


def sit_down(
    page: Page, site: Site, seats: int, *, deal: tuple[str, int] = ("k3x9", 0), options: Json = None, **settings: Json
) -> None:
    """Open a table of a known deal, so many moves after its start, as if it had been left there."""
    seed, after = deal
    told = record_after(after, ("human", *RIVALS[: seats - 1]), seed)
    told["options"] |= options or {}
    leave_behind(page, site, told, **settings)
    page.goto(f"{site.url}#table/{GAME}")
    page.locator(".game").wait_for()


def leave_behind(page: Page, site: Site, told: Json, **settings: Json) -> None:
    """Have a game stored as if it had been left, on a page that is set as most tests want it."""
    usual = {"pace": "instant", "visited": True, "language": "en"}
    put(page, site, {f"game/{GAME}": save_of(GAME, told), "settings": usual | settings})


def kept_record(page: Page) -> Json:
    """The record of the game on show, as the page has saved it."""
    kept = page.evaluate(KEPT, PREFIX)
    return page.evaluate("JSON.parse", kept[f"game/{GAME}"])["record"]


@dataclass
class Hands:
    """Plays on, choosing now this and now that, until the game is over."""

    page: Page
    means: Means = "mouse"
    turn: int = 0
    met: list[str] = field(default_factory=list)

    def asked(self) -> str:
        """Wait until the page asks for something, and say what."""
        for _ in range(1200):
            word = str(self.page.evaluate(ASKED))
            if word:
                return word
            self.page.wait_for_timeout(50)
        raise AssertionError(f"the table asks for nothing: {self.page.locator('.game').inner_text()[:400]}")

    def play_to(self, wanted: str) -> None:
        """Answer whatever is asked until it is what is wanted."""
        for _ in range(MOST_STEPS):
            word = self.asked()
            self.met.append(word)
            if word == wanted:
                return
            self.answer(word)
        raise AssertionError(f"never asked to {wanted}: {self.met[-9:]}")

    def play_to_the_end(self) -> None:
        """Play until the account is complete."""
        self.play_to("over")

    def answer(self, word: str) -> None:
        """Do one thing that is asked."""
        self.turn += 1
        before = self._moment()
        if self.means == "keyboard":
            self._by_keys(word)
        else:
            self._by_pointing(word)
        # A button pressed twice means the same as once: wait until the first press has been understood.
        for _ in range(200):
            if self._moment() != before:
                return
            self.page.wait_for_timeout(15)

    def _moment(self) -> str:
        return f"{self.page.evaluate(ASKED)} {self.page.evaluate(MOMENT)}"

    def touch(self, target: Locator) -> None:
        """Click or tap."""
        if self.means == "touch":
            target.tap()
        else:
            target.click()

    def _by_pointing(self, word: str) -> None:
        page = self.page
        match word:
            case "read":
                self.touch(page.locator(".onward"))
            case "bid":
                picks = page.locator(".column .pick")
                self.touch(picks.nth(self.turn % picks.count()))
                if self.turn % 3 == 0:
                    self.touch(page.locator(".coins label").nth(1))
                self.touch(page.locator(".seal"))
            case "hand":
                for _ in range(page.locator(".served .serve").count()):
                    self.touch(page.locator(".column:not(.promised) .card-button").first)
                self.touch(page.locator(".contracts .primary"))
            case "name":
                self.touch(page.locator(".suspect").first)
                self.touch(page.locator(".decide .primary"))
            case "fire":
                self.touch(page.locator(".chair").nth(self.turn % 6))
                self.touch(page.locator(".decide .primary"))
            case _:
                self.touch(page.locator(".playbill-buttons .button").first)
                self.touch(page.locator(".playbill .primary"))

    def _by_keys(self, word: str) -> None:
        slots = range(1, 1 + self.page.locator(".column").count())
        keys = {
            "read": ["Enter"],
            "bid": [str(self.turn % len(slots)) if slots else "", "+" if self.turn % 3 == 0 else "b", "Enter"],
            "hand": [*map(str, slots), "Enter"],
            "name": ["1", "Enter"],
            "fire": [str(1 + self.turn % 6), "Enter"],
            "cast": ["1", "2", "Enter", "Enter"],
        }[word]
        for key in keys:
            self.page.keyboard.press(key)
        if word == "bid" and self.page.locator(".consequence.refused").count():  # money that is not there
            self.page.keyboard.press("Backspace")
            for key in ("1", "Enter"):
                self.page.keyboard.press(key)


def to_next_bid(page: Page) -> None:
    """Play on by keys until there is something to bid on again."""
    Hands(page, "keyboard").play_to("bid")


def to_the_end(page: Page) -> None:
    """Play a whole game by keys; what is bid hardly matters."""
    Hands(page, "keyboard").play_to_the_end()
