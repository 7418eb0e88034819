"""One game of the chaos run: plays it by keys and clicks, breaks things meanwhile, and judges what it sees."""

import json
import time
from contextlib import suppress
from typing import Any, TypeAlias

from playwright.sync_api import ConsoleMessage, Error, Page, WebError

from tests.tools.chaos import FAULTS_PER_GAME, Desk, readable
from tests.tools.chaos_faults import FAULTS, STORAGE_WORKS, Fault
from tests.tools.chaos_scripts import BEGIN, CLICK, EMPTY, PACE, STORED
from tests.web.robot import OVER, READ, Robot, Seen, player_of
from tests.web.saves import place, save_of, seats_for
from turandot.engine import record
from turandot.engine.match import start
from turandot.engine.rng import Stream
from turandot.games import game as game_named

Json: TypeAlias = Any

PATIENCE = 180  # seconds awake without any progress; only ever reached by a game that fails
BROWSER_PATIENCE = 900  # seconds for one thing the browser does, even if the machine stops it for minutes
LATE = 60  # seconds after which a busy browser may still speak of what it could not fetch
SEAT = 0
TABLES = (8, 2, 1)  # how often one, two or three rivals sit down
FAULT_CHANCE = 0.24
MOST_UNDOS = 2
MOST_PRESSES = 12  # for one answer

SAY_YES = "document.querySelector('dialog[open]:not(.trouble) .dialog-foot .primary')?.click()"


class Failure(Exception):
    """Something happened that must not."""


class Patience:
    """Waits so long awake and no longer: a run that was stopped meanwhile, or crawled, has not waited."""

    def __init__(self) -> None:
        """Begin to wait."""
        self._waited = 0.0
        self._asked = time.monotonic()

    def over(self) -> bool:
        """Whether it has been long enough; to be asked again and again."""
        asked, self._asked = self._asked, time.monotonic()
        self._waited += min(1, self._asked - asked)
        return self._waited > PATIENCE


class ChaosGame:
    """A game, the page it is played on, and what has been done to both."""

    def __init__(self, desk: Desk, seed: str) -> None:
        """Sit down where the last game was played, or at a new page."""
        self.desk = desk
        self.context, self.url, self.tally, self.finished = desk.context, desk.url, desk.tally, desk.finished
        self.seed = seed
        self.rules = game_named(desk.game)
        self.player = player_of(desk.game)
        self.luck = Stream(seed, "chaos")
        self.log: list[str] = []
        self.errors: list[str] = []
        self.undos = 0
        self.injected = 0
        self.failing = False  # the page's store
        self.bare = False  # nothing is kept of the game, and only the table that is open has it in memory
        self.offline = False
        self.context.on("weberror", self._note_error)
        self.context.on("console", self._note_line)
        self.page: Page = desk.page or self.open()

    def open(self) -> Page:
        """A new tab at Home."""
        self.page = self.context.new_page()
        self.page.set_default_timeout(BROWSER_PATIENCE * 1000)
        self.page.goto(self.url)
        self.page.locator("#play").wait_for()
        self.page.evaluate(PACE)
        return self.page

    def _note_error(self, error: WebError) -> None:
        self.errors.append(str(error.error))

    def _note_line(self, line: ConsoleMessage) -> None:
        away = self.offline or time.monotonic() - self.desk.reconnected < LATE
        if line.type == "error" and not (away and "net::ERR_INTERNET_DISCONNECTED" in line.text):
            self.errors.append(f"{line.text} ({line.location['url']})")

    def end(self) -> None:
        """Leave nothing behind that would disturb the next game."""
        with suppress(Error):  # a page that failed may be gone
            self.mend()
        self.context.remove_listener("weberror", self._note_error)
        self.context.remove_listener("console", self._note_line)

    def mend(self) -> None:
        """End what goes on until it is ended: a store that fails, a network that is gone."""
        if self.failing:
            self.page.evaluate(STORAGE_WORKS)
            self.failing = False
        if self.offline:
            self.connect(there=True)

    def connect(self, *, there: bool) -> None:
        """Give the network back, or take it away: it counts as gone from before it goes until after it came."""
        self.offline = True
        self.context.set_offline(not there)
        self.offline = not there
        if there:
            self.desk.reconnected = time.monotonic()

    # ── Playing ──

    def look(self) -> Seen:
        """See what is on show."""
        return Robot(self.page, self.desk.game, "keyboard").look()

    def words(self) -> str:
        """Read what is on the screen, for who looks into a failure."""
        return Robot(self.page, self.desk.game, "keyboard").words()[:400]

    def play(self) -> None:
        """Play to the end, with faults on the way."""
        self._begin()
        patience = Patience()
        length = -1
        while True:
            shown = self.look()
            self._judge_page(shown)
            if shown["asked"] == OVER and shown["totals"]:
                break
            self._act(shown)
            if self._chance(FAULT_CHANCE):
                self.inject()
            now = len(self.current()["moves"]) if not self.failing else length
            if now != length:
                length, patience = now, Patience()
            elif patience.over():
                raise Failure(
                    f"no progress at {length} moves: {shown} at {self.page.url}, and in words: {self.words()}"
                )
        if not self.failing and record.load(json.dumps(self.current()), game_named).to_act is not None:
            raise Failure(f"no progress was kept of a game that the page says is over: {self.current()}")
        while self.injected < FAULTS_PER_GAME:  # a finished game must survive them as well
            self.inject()
        self._judge_end()

    def _begin(self) -> None:
        """Deal a table, and sit down at it."""
        count = min(2 + self.luck.weighted(TABLES), max(self.rules.seats))
        seats = seats_for(count, self.luck.choice(self.rules.levels[:2]), self.rules)
        options = {name: self.luck.choice(values) for name, values in self.rules.options.items()}
        setup = self.rules.setup(count, self.luck.below(count), options)
        dealt = record.write(start(self.rules, setup, self.seed, seats))
        name = f"chaos{self.seed.replace('-', '')}"
        text = json.dumps(save_of(name, dealt), separators=(",", ":"))  # as the page writes it
        self.page.evaluate(BEGIN, [name, text, place("table", name, self.rules)])

    def _act(self, shown: Seen) -> None:
        """Do what a person might do now, or something silly."""
        if shown["dialog"]:
            self._press("Escape")
        elif shown["home"] or (shown["phase"] is None and self._chance(0.2)):
            self._return()
        elif not shown["asked"]:
            self.page.wait_for_timeout(50)
        elif self._chance(0.12):
            self.log.append(f"click {self.page.evaluate(CLICK, self.luck.random())!r}")
        elif self.undos < MOST_UNDOS and not self.failing and self._chance(0.02):
            self._undo()
        else:
            self._answer(shown)

    def _answer(self, shown: Seen) -> None:
        """Press what answers the question, now and then something else in between; what comes of it is seen later."""
        turn, asked = self.luck.below(1000), shown["moment"]
        for step in range(MOST_PRESSES):
            if shown["asked"] in {"", OVER} or shown["moment"] != asked or shown["dialog"]:
                return
            if shown["asked"] != READ and self._chance(0.1):
                self._press(self.luck.choice(self.player.IDLE_KEYS))
                shown = self.look()
                continue
            self._press(self.player.press(shown, turn, step).key)
            shown = self.look()

    def _chance(self, share: float) -> bool:
        return self.luck.random() < share

    def _press(self, key: str) -> None:
        self.log.append(key)
        self.page.keyboard.press(key)

    def _undo(self) -> None:
        """Take the last decision back, and see it gone before anything else happens to the record."""
        self.undos += 1
        length = len(self.current()["moves"])
        offered = self.page.evaluate(
            "(() => { const it = document.querySelector('.undo-button'); it?.click(); return Boolean(it); })()"
        )
        self.log.append("undo")
        patience = Patience()
        while offered and length and len(self.current()["moves"]) >= length:
            if patience.over():
                raise Failure(f"nothing was taken back from {self.current()['moves']}")
            self.page.evaluate(SAY_YES)  # a table may ask before, and say what it costs
            self.page.wait_for_timeout(30)

    def _return(self) -> None:
        """Go back to the game, wherever it is kept by now."""
        self.mend()
        names = [name for name, game in self._courses().items() if game["record"]["moves"] == self.current()["moves"]]
        if names:
            self.log.append("return")
            self.page.evaluate("(hash) => { location.hash = hash }", place("table", names[-1], self.rules))
        self.page.wait_for_timeout(50)

    def inject(self) -> None:
        """Let something go wrong."""
        if self.failing and self._chance(0.5):
            self.mend()
        names = tuple(FAULTS)
        kind = names[self.luck.weighted([FAULTS[name].weight for name in names])]
        if not self._may_happen(FAULTS[kind]):
            return
        before = self.current() if not self.failing else None
        self.log.append(f"[{kind}]")
        FAULTS[kind].cause(self)
        self.bare |= FAULTS[kind].destroys
        self.tally.faults[kind] += 1
        self.injected += 1
        if before is not None and not self.failing:
            self._judge_store(before, kind)

    def _may_happen(self, fault: Fault) -> bool:
        """Whether nothing would rightly be lost: no page can save what is neither stored nor in its memory."""
        if self.failing:
            return not fault.needs_storage and not (self.bare and fault.forgets)
        told = self._courses()
        self.bare &= not told
        if fault.destroys:
            at_table = self.look()["phase"] is not None
            return at_table and bool(told) and record.replay(self.current(), game_named).to_act == SEAT
        return bool(told) or not fault.forgets

    # ── Judging ──

    def _courses(self) -> dict[str, Json]:
        """What is kept of this game: more than one course, if pages or faults parted it."""
        return readable(self.page.evaluate(STORED, f'"seed":"{self.seed}"'))

    def current(self) -> Json:
        """The record of this game as it is stored; the longest, if there are several."""
        courses = [game["record"] for game in self._courses().values()]
        return max(courses, key=lambda told: len(told["moves"])) if courses else {"moves": []}

    def _judge_page(self, shown: Seen) -> None:
        """No error, no panel of trouble, no empty page; and what is on show is where the record stands."""
        if self.errors:
            raise Failure(f"the console says {self.errors[:3]}")
        if shown["dialog"] and "trouble" in shown["dialog"]:
            raise Failure(f"trouble: {self.words()}")
        if self.page.evaluate(EMPTY):
            raise Failure("the page is empty")
        if self.failing or shown["asked"] == READ or shown["phase"] is None:
            return
        patience = Patience()
        while not self._agrees(shown := self.look()):
            if patience.over():
                told = self.current()
                raise Failure(f"the page shows {shown['phase']} {shown['cards']} after {told['moves']}")
            self.page.wait_for_timeout(30)

    def _agrees(self, shown: Seen) -> bool:
        """Whether the table on show is the table of the record, as soon as it is the person's turn."""
        if shown["asked"] == READ or shown["phase"] is None or shown["dialog"]:
            return True
        told = self.current()
        if not told["moves"]:
            return True
        match = record.replay(told, game_named)
        if match.to_act not in {SEAT, None}:
            return False  # rivals play on: soon it will be
        view: Json = match.game.show(match.view(SEAT))
        return shown["phase"] == view["phase"] and sorted(shown["cards"]) == sorted(self.player.lying(view))

    def _judge_store(self, before: Json, kind: str) -> None:
        """Whatever went wrong, what was stored before is stored now."""
        if FAULTS[kind].forgets:
            games = readable(self.page.evaluate(STORED, ""))
            lost = [name for name, told in self.finished.items() if games.get(name, {}).get("record") != told]
            if lost:
                raise Failure(f"after {kind}, finished games are gone: {lost}")
        if not FAULTS[kind].destroys and self.current()["moves"][: len(before["moves"])] != before["moves"]:
            raise Failure(f"after {kind}, the record went from {before['moves']} to {self.current()['moves']}")

    def _judge_end(self) -> None:
        """The record replays to its end outside the browser, with the totals that the page shows."""
        self.mend()
        self._return()
        shown = Robot(self.page, self.desk.game, "keyboard").until(lambda seen: seen["totals"], "no account is told")
        self._judge_page(shown)
        told = self.current()
        match = record.load(json.dumps(told), game_named)
        view: Json = match.game.show(match.view(SEAT))
        if match.to_act is not None:
            raise Failure(f"the page ended the game before it was over: {told}")
        totals = [line["total"] for line in view["final"]["lines"]]
        if shown["totals"] != totals:
            raise Failure(f"the page shows {shown['totals']} where the record gives {totals}")
        self.tally.moves += len(told["moves"])
        self.finished |= {name: game["record"] for name, game in self._courses().items() if game["over"]}
