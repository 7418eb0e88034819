"""Games of the bots against themselves, and what each of them teaches about the value of a table."""

from collections.abc import Callable
from dataclasses import dataclass, field

from turandot.engine.game import Json, Setup
from turandot.engine.rng import Stream
from turandot.games.penguin.bots.answers import answer, best_token, perform_all
from turandot.games.penguin.bots.features import FEATURES, features
from turandot.games.penguin.bots.model import (
    SHOWS,
    UNIT,
    Model,
    Sheet,
    chances,
    expected,
    heat,
    read_model,
    write_model,
)
from turandot.games.penguin.bots.spots import placements
from turandot.games.penguin.bots.table import Table
from turandot.games.penguin.bots.thinker import mind_of
from turandot.games.penguin.cards import HOUSE
from turandot.games.penguin.opening import OPTIONS, start
from turandot.games.penguin.training.sums import Heat, Sums

CAUTION = 1000.0
FADE = 4
"""What earlier passes still count once a better model plays: a quarter."""
GUESTS = 0.35
"""How often a seat is taken by greedy, so that the weights know plain rivals too."""
IDEAS = 12
"""How many placements a pupil thinks through."""


@dataclass(slots=True)
class Notes:
    """One seat count's training: the model in use, passes done, games played in this one, and what they taught."""

    seats: int
    model: Model
    passes: int = 0
    games: int = 0
    rows: list[Sums] = field(default_factory=list)
    heats: list[Heat] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Open a page for every distance to one's move, and one for every number of shows left."""
        self.rows = self.rows or [Sums(len(FEATURES)) for _ in range(self.seats)]
        self.heats = self.heats or [Heat() for _ in range(SHOWS)]

    def learn(self, seed: str) -> None:
        """Play one more game and note what it teaches."""
        luck = Stream(seed, f"lesson/{self.seats}/{self.passes}/{self.games}")
        passed, end = lesson(self.seats, self.model, luck)
        totals = [score + bonus for score, bonus in zip(end.scores, end.bonuses(), strict=True)]
        shares = end.shares()
        for table in passed:
            for seat, row in enumerate(features(table)):
                distance = (seat - table.seat) % self.seats
                self.rows[distance].add(row, totals[seat] - table.scores[seat])
            self.heats[len(table.pile)].add(expected(table, self.model, table.seat), shares)
        self.games += 1

    def turn(self) -> None:
        """Make a better model of what was learnt, and begin the next pass with it."""
        old = self.model[self.seats]
        rows = tuple(
            tuple(round(weight * UNIT) for weight in sums.fit([value / UNIT for value in row], CAUTION))
            for sums, row in zip(self.rows, old.rows, strict=True)
        )
        heats = smooth([heat.best() for heat in self.heats]) if self.passes else old.heats
        self.model = {**self.model, self.seats: Sheet(rows, heats)}
        for sums in self.rows:
            sums.fade(FADE)
        self.heats = [Heat() for _ in range(SHOWS)]
        self.passes, self.games = self.passes + 1, 0


def smooth(found: list[int]) -> tuple[int, ...]:
    """Each temperature with its neighbours, since few games end near each."""
    padded = [found[0], *found, found[-1]]
    return tuple((padded[place] + 2 * padded[place + 1] + padded[place + 2]) // 4 for place in range(len(found)))


def lesson(seats: int, model: Model, luck: Stream) -> tuple[list[Table], Table]:
    """Play one game: the tables before every turn, and the end."""
    setup = Setup(seats, luck.below(seats), {name: values[0] for name, values in OPTIONS.items()}, HOUSE)
    table = Table(start(setup, str(luck.random())))
    plain = [luck.random() < GUESTS] * seats
    passed = []
    while not table.over:
        passed.append(table.copy())
        if plain[table.seat]:
            answer(table, luck)
        else:
            table = thought_through(table, model, luck)
            table.draw()
    return passed, table


def thought_through(table: Table, model: Model, luck: Stream) -> Table:
    """A turn by the fitted value alone: of the placements that a glance likes, the one that leaves the best table."""
    me, mind = table.seat, mind_of(model, table)
    best, found = -1.0, table
    for option in sorted(placements(table, mind), key=lambda option: -option.worth)[:IDEAS]:
        after = table.copy()
        after.place(option.card, option.cell, option.excuse)
        best_token(after, mind)
        perform_all(after, luck, mind)
        points = expected(after, model, (me + 1) % table.seats)
        value = after.shares()[me] if after.over else chances(points, heat(after, model))[me]
        if value > best:
            best, found = value, after
    return found


# ── To stop and go on ──


def write_notes(notes: Notes) -> Json:
    """Put a training that is under way into a file."""
    return {
        "model": write_model(notes.model),
        "passes": notes.passes,
        "games": notes.games,
        "rows": [[sums.squares, sums.targets] for sums in notes.rows],
        "heats": [heat.likelihood for heat in notes.heats],
    }


def read_notes(seats: int, given: Json) -> Notes:
    """Go on where a training stopped."""
    rows = [Sums(len(FEATURES), squares, targets) for squares, targets in given["rows"]]
    heats = [Heat(likelihood) for likelihood in given["heats"]]
    return Notes(seats, read_model(given["model"]), given["passes"], given["games"], rows, heats)


@dataclass(frozen=True, slots=True)
class Course:
    """How long to train: so many passes of so many games."""

    seed: str
    passes: int
    games: int


def train(notes: Notes, course: Course, saw: Callable[[Notes], None]) -> Model:
    """Play and learn until all passes are done, telling after every game and every pass."""
    while notes.passes < course.passes:
        while notes.games < course.games:
            notes.learn(course.seed)
            saw(notes)
        notes.turn()
        saw(notes)
    return notes.model
