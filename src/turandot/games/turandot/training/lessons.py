"""Games of the bots against themselves, and what each round of them teaches about the value of a house."""

from collections.abc import Callable
from dataclasses import dataclass, field
from operator import mul

from turandot.engine.game import Json, Setup
from turandot.engine.rng import Stream
from turandot.games.turandot.bots.codes import CHAIR, troupe, voice
from turandot.games.turandot.bots.features import (
    FEATURES,
    Setting,
    cast_features,
    choosiness,
    loves_scenery,
    money_features,
)
from turandot.games.turandot.bots.level import Level
from turandot.games.turandot.bots.model import TABLE_FEATURES, Model, Sheet, read_model, sheet, write_model
from turandot.games.turandot.bots.outlook import rivals_money, table_total
from turandot.games.turandot.bots.soft import soft
from turandot.games.turandot.bots.strong import strong
from turandot.games.turandot.cards import HOUSE, Singer
from turandot.games.turandot.rules import OPTIONS, play, start, to_act
from turandot.games.turandot.scoring import scores, table_score, winners
from turandot.games.turandot.state import ROUNDS, State
from turandot.games.turandot.training.sums import Heat, Sums
from turandot.games.turandot.view import observe

CAUTION = 20.0
FADE = 0.5
"""What earlier passes still count once a better model plays."""
GUESTS = 0.3
"""How often one seat is taken by the soft bot, so that the table knows odd positions too."""
STRIDE = 2
"""Streams of luck are named by every second number: between them were once lessons that taught nothing."""


@dataclass(slots=True)
class Page:
    """What has been learnt about the end of one round: of houses, of the Table, of races."""

    seats: Sums = field(default_factory=lambda: Sums(len(FEATURES)))
    table: Sums = field(default_factory=lambda: Sums(len(TABLE_FEATURES)))
    heat: Heat = field(default_factory=Heat)

    def fit(self, old: Sheet) -> Sheet:
        """Make better weights of what was learnt; then let it fade."""
        weights = self.seats.fit((*old.cast, *old.purse), CAUTION)
        found = sheet(weights, self.table.fit(old.table, CAUTION), self.heat.best())
        self.seats.fade(FADE)
        self.table.fade(FADE)
        self.heat = Heat()
        return found


@dataclass(slots=True)
class Notes:
    """One seat count's training: the model in use, passes done, games played in this one, and what they taught."""

    seats: int
    model: Model
    passes: int = 0
    games: int = 0
    pages: dict[int, Page] = field(default_factory=lambda: {number: Page() for number in range(1, ROUNDS)})

    def learn(self, seed: str, rehearsals: int) -> None:
        """Play one more game and note what it teaches."""
        luck = Stream(seed, f"lesson/{self.seats}/{self.passes}/{STRIDE * self.games}")
        level = Level(self.model, rehearsals, reads=False, habits=False)
        guest = luck.below(self.seats) if luck.random() < GUESTS else None
        begun, end = lesson(self.seats, level, guest, luck)
        study(self, begun, end, guest)
        self.games += 1

    def turn(self) -> None:
        """Make a better model of what was learnt, and begin the next pass with it."""
        sheets = dict(self.model.sheets)
        for number, page in self.pages.items():
            sheets[self.seats, number] = page.fit(sheets[self.seats, number])
        self.model = read_model(write_model(Model(sheets)))
        self.passes, self.games = self.passes + 1, 0


def lesson(seats: int, level: Level, guest: int | None, luck: Stream) -> tuple[list[State], State]:
    """Play one game: the states in which each round after the first began, and the end."""
    setup = Setup(seats, luck.below(seats), {name: values[0] for name, values in OPTIONS.items()}, HOUSE)
    state = start(setup, str(luck.random()))
    begun: list[State] = []
    while (seat := to_act(state)) is not None:
        view = observe(state, seat)
        choices = soft(view, luck) if seat == guest else strong(view, luck, level)
        moves = tuple(choices)
        after = play(state, moves[luck.weighted([choices[move].chance for move in moves])])[-1]
        if after.now.number > state.now.number:
            begun.append(after)
        state = after
    return begun, state


def study(notes: Notes, begun: list[State], end: State, guest: int | None) -> None:
    """Note every house but a guest's at the end of each round, with what it came to in the end."""
    totals = scores(end)
    won = winners(end) or (notes.seats,)
    for state in begun:
        number = state.now.number - 1
        page, known = notes.pages[number], notes.model.sheets[notes.seats, number]
        values = []
        for seat, features in enumerate(house_features(state)):
            values.append(sum(map(mul, (*known.cast, *known.purse), features)))
            if seat != guest:
                page.seats.add(features, totals[seat])
        if state.table and end.table:
            values.append(table_total(known.table, state.table))
            page.table.add((1.0, table_score(state.table).total), table_score(end.table).total)
        page.heat.add(values, won)


def house_features(state: State) -> list[list[float]]:
    """The features of every house, as they were before the cards of this round were turned up."""
    now = state.now
    shown = [card for card in now.cards if isinstance(card, Singer)]
    pool = tuple(voice(singer) for singer in (*state.stock, *shown))
    living = tuple(CHAIR[director] for director in state.living)
    around = Setting(state.seats, now.number - 1, now.maestro, pool, living)
    houses = tuple(map(troupe, state.houses))
    found = []
    for seat, house in enumerate(houses):
        cast = cast_features(around, seat, house)
        rivals = rivals_money(houses, seat)
        scenery = loves_scenery(around, house.director)
        purse = money_features(choosiness(cast), rivals, house.money, house.scene, scenery=scenery)
        found.append([float(value) for value in (*cast, *purse)])
    return found


# ── To stop and go on ──


def write_notes(notes: Notes) -> Json:
    """Put a training that is under way into a file."""
    pages = {
        number: [page.seats.squares, page.seats.targets, page.table.squares, page.table.targets, page.heat.likelihood]
        for number, page in notes.pages.items()
    }
    return {"model": write_model(notes.model), "passes": notes.passes, "games": notes.games, "pages": pages}


def read_notes(seats: int, given: Json) -> Notes:
    """Go on where a training stopped."""
    pages = {
        int(number): Page(Sums(len(FEATURES), squares, targets), Sums(len(TABLE_FEATURES), table, ends), Heat(heat))
        for number, (squares, targets, table, ends, heat) in given["pages"].items()
    }
    return Notes(seats, read_model(given["model"]), given["passes"], given["games"], pages)


@dataclass(frozen=True, slots=True)
class Course:
    """How long to train: so many passes of so many games, each bid rehearsed so many times."""

    seed: str
    passes: int
    games: int
    rehearsals: int


def train(notes: Notes, course: Course, saw: Callable[[Notes], None]) -> Model:
    """Play and learn until all passes are done, telling after every game and every pass."""
    while notes.passes < course.passes:
        while notes.games < course.games:
            notes.learn(course.seed, course.rehearsals)
            saw(notes)
        notes.turn()
        saw(notes)
    return notes.model
