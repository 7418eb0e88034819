"""A robot that plays any table: it looks, presses what answers the question, and fails when a press does nothing.

What a table asks for, and what may be pressed then, its game knows: `tests/<game>/robot.py` has a script `LOOK` and
a function `press`. Whoever drives another browser than Playwright's says how to look, to press and to wait.
"""

import importlib
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol, TypeAlias, cast

if TYPE_CHECKING:
    from playwright.sync_api import Page

Means: TypeAlias = Literal["mouse", "touch", "keyboard"]
Seen: TypeAlias = dict[str, Any]
"""What a table shows, as its game's `LOOK` tells it; whatever else a game needs to answer is in it too.

`asked`: in a word what the person has to do, empty while nothing; `read`: go on, `over`: nothing more.
`moment`: another text for every thing asked. `state`: another text after every press that did something.
`scene`: the same text for pictures of the same kind. `phase` and `cards`: where the game stands, and what lies there.
`totals`: the final account, once it is told. `dialog`: what kind lies over all that. `home`: Home is on show instead.
"""

PATIENCE = 60  # seconds; only ever reached by a table that fails
SOON = 25  # milliseconds between two looks
MOST_PRESSES = 30  # for one answer
MOST_ANSWERS = 600  # in one game
READ, OVER = "read", "over"

# What any screen shows besides: the kind of dialog that lies over it, and whether it is Home.
AROUND = """() => ({
  dialog: document.querySelector('dialog[open]')?.className ?? null,
  home: document.getElementById('play') !== null,
})"""
# A table that comes in parts asks for nothing until it can be seen.
FOLDED = "() => (document.querySelector('.table-root[data-unfolding]') ? { asked: '' } : {})"
# Where something can be pressed at once: its middle, if that is in sight and nothing lies over it.
PLACE = """([selector, which]) => {
  const target = document.querySelectorAll(selector)[which];
  if (!target || target.closest('[aria-disabled=true], :disabled')) return null;
  if (target.getAnimations({ subtree: true }).length) return null;
  const { left, top, width, height } = target.getBoundingClientRect();
  const place = [left + width / 2, top + height / 2];
  return target.contains(document.elementFromPoint(...place)) ? place : null;
}"""
WORDS = "(document.querySelector('dialog[open]') ?? document.body).innerText"


class Press(NamedTuple):
    """One press, by either way: a key, or the so-manyeth of what a selector finds."""

    key: str
    selector: str
    which: int = 0


class Player(Protocol):
    """What a game knows of its table. The same turn means the same choices; steps count the presses of one answer."""

    LOOK: str
    IDLE_KEYS: tuple[str, ...]  # that decide nothing, or not yet
    IDLE_TARGETS: str  # what may be touched while others think, as a selector

    def lying(self, view: Any) -> list[str]:  # noqa: ANN401 - as the engine shows it
        """Name the cards on the table where a view rests."""

    def press(self, seen: Seen, turn: int, step: int) -> Press:
        """Say what to press next."""


def player_of(game: str) -> Player:
    """Find out how a game is played."""
    return cast("Player", importlib.import_module(f"tests.{game}.robot"))


def look_of(game: str) -> str:
    """The script that tells what is seen of a table and around it."""
    return f"() => ({{ ...({AROUND})(), ...({player_of(game).LOOK})(), ...({FOLDED})() }})"


@dataclass
class Robot:
    """Plays on, choosing now this and now that, until the game is over."""

    page: "Page"
    game: str
    means: Means = "mouse"
    turn: int = 0
    met: list[str] = field(default_factory=list)
    calm: float = 0  # seconds before an answer: where things move, tables take a hasty press for one that ends a motion

    # ── How: for Playwright; others do it their way ──

    def look(self) -> Seen:
        """See what the table shows."""
        seen: Seen = self.page.evaluate(look_of(self.game))
        return seen

    def do(self, press: Press) -> None:
        """Press once."""
        if self.means == "keyboard":
            self.page.keyboard.press(press.key)
            return
        place = self.page.evaluate(PLACE, [press.selector, press.which])
        if place is None:  # it moves, is covered, or may not be pressed yet: Playwright waits for that
            target = self.page.locator(press.selector).nth(press.which)
            (target.tap if self.means == "touch" else target.click)()
        elif self.means == "touch":
            self.page.touchscreen.tap(*place)
        else:
            self.page.mouse.click(*place)

    def wait(self) -> None:
        """Let a moment pass."""
        self.page.wait_for_timeout(SOON)

    def words(self) -> str:
        """Read all that is on the screen."""
        return str(self.page.evaluate(WORDS))

    # ── What ──

    def asked(self) -> Seen:
        """Wait until the table asks for something."""
        return self.until(lambda seen: bool(seen["asked"]), "the table asks for nothing")

    def act(self, seen: Seen | None = None) -> None:
        """Press what answers the question, and see that every press does something; a dialog may be the answer."""
        seen = self.asked() if seen is None else seen
        if self.calm:
            self.page.wait_for_timeout(self.calm * 1000)
        self.turn += 1
        self.met.append(seen["asked"])
        asked = seen["moment"]
        for step in range(MOST_PRESSES):
            press = player_of(self.game).press(seen, self.turn, step)
            seen = self._pressed(press, seen)
            if seen["moment"] != asked or seen["dialog"]:
                return
        raise AssertionError(f"{MOST_PRESSES} presses do not answer {asked!r}")

    def _pressed(self, press: Press, before: Seen) -> Seen:
        self.do(press)
        effect = f"pressing {press} ({self.means}) did nothing to {before}"
        # A picture leaves a moment after its press; the focus, which is part of the state, moves at once.
        parts = ("moment", "cards", "dialog") if before["asked"] == READ else ("state", "dialog")
        return self.until(lambda seen: any(seen[part] != before[part] for part in parts), effect)

    def until(self, fits: Callable[[Seen], bool], complaint: str) -> Seen:
        """Look until the table shows what is wanted."""
        deadline = time.monotonic() + PATIENCE
        while not fits(seen := self.look()):
            if time.monotonic() > deadline:
                raise AssertionError(f"{complaint}. It shows {seen}, and on the screen is: {self.words()[:1000]}")
            self.wait()
        return seen

    def play_until(self, fits: Callable[[Seen], bool]) -> Seen:
        """Answer whatever is asked until the table shows what is wanted, and asks for something."""
        for _ in range(MOST_ANSWERS):
            seen = self.asked()
            if fits(seen):
                return seen
            if seen["asked"] == OVER:
                break
            self.act(seen)
        raise AssertionError(f"it never came to that: {self.met}")

    def play_to(self, word: str) -> Seen:
        """Play until this is asked."""
        return self.play_until(lambda seen: seen["asked"] == word)

    def play_to_the_end(self) -> Seen:
        """Play until the account is complete."""
        return self.play_to(OVER)

    def to_decision(self) -> Seen:
        """Go on until the person has something to decide."""
        seen = self.asked()
        while seen["asked"] == READ:
            self.act(seen)
            seen = self.asked()
        if seen["asked"] == OVER:
            raise AssertionError("the game is over: there is nothing to decide")
        return seen

    def decide(self, turn: int = 0) -> None:
        """Go on until there is something to decide, and decide it as it would be in this turn."""
        seen = self.to_decision()
        self.turn = turn or self.turn
        self.act(seen)

    def to_next_decision(self, turn: int = 0) -> Seen:
        """Decide, and go on until there is something to decide again."""
        self.decide(turn)
        return self.to_decision()
