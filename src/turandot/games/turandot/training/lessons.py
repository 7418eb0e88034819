"""Games of the bots against themselves, and what each round of them teaches about the value of a house."""

from collections.abc import Callable
from dataclasses import dataclass

from turandot.engine.game import Json, Setup
from turandot.engine.rng import Stream
from turandot.games.turandot.bots import weigh
from turandot.games.turandot.bots.counted import CHAIR, troupe, voice
from turandot.games.turandot.bots.exact import dot
from turandot.games.turandot.bots.features import (
    Setting,
    cast_features,
    feature_names,
    loves_scenery,
    purse_features,
)
from turandot.games.turandot.bots.levels import Level
from turandot.games.turandot.bots.model import Model, read_model, write_model
from turandot.games.turandot.bots.outlook import table_total
from turandot.games.turandot.bots.plain_bots import soft
from turandot.games.turandot.cards import HOUSE, Singer
from turandot.games.turandot.rules import OPTIONS, play, start, to_act
from turandot.games.turandot.scoring import scores, table_score, winners
from turandot.games.turandot.state import ROUNDS, State
from turandot.games.turandot.training.sums import CAUTION, Page
from turandot.games.turandot.view import observe

GUESTS = 0.3
"""How often one seat is taken by the soft bot, so that the table knows odd positions too."""


@dataclass(slots=True)
class Notes:
    """One seat count's training: the model in use, passes done, games played in this one, and what they taught."""

    seats: int
    model: Model
    passes: int = 0
    games: int = 0
    pages: dict[int, Page] | None = None

    def page(self, number: int) -> Page:
        """What was learnt about the end of this round."""
        if self.pages is None:
            self.pages = {one: Page.blank(len(feature_names(one))) for one in range(1, ROUNDS)}
        return self.pages[number]

    def learn(self, course: "Course") -> None:
        """Play one more game and note what it teaches."""
        luck = Stream(course.seed, f"lesson/{self.seats}/{self.passes}/{self.games}")
        careful = course.performances > 0
        level = Level(self.model, course.rehearsals, course.performances, reads=careful, judges=careful)
        guest = luck.below(self.seats) if luck.random() < GUESTS else None
        begun, end = lesson(self.seats, level, guest, luck)
        study(self, begun, end, guest)
        self.games += 1

    def turn(self, caution: float = CAUTION) -> None:
        """Make a better model of what was learnt, and begin the next pass with it."""
        sheets = dict(self.model.sheets)
        for number in range(1, ROUNDS):
            sheets[self.seats, number] = self.page(number).fit(sheets[self.seats, number], caution)
        self.model = read_model(write_model(Model(sheets)))
        self.passes, self.games = self.passes + 1, 0


def lesson(seats: int, level: Level, guest: int | None, luck: Stream) -> tuple[list[State], State]:
    """Play one game: the states in which each round after the first began, and the end."""
    setup = Setup(seats, luck.below(seats), {name: values[0] for name, values in OPTIONS.items()}, HOUSE)
    state = start(setup, str(luck.random()))
    begun: list[State] = []
    while (seat := to_act(state)) is not None:
        view = observe(state, seat)
        choices = soft(view, luck) if seat == guest else weigh(view, luck, level)
        moves = tuple(choices)
        after = play(state, moves[luck.weighted([choices[move].chance for move in moves])])[-1]
        if after.now.number > state.now.number:
            begun.append(after)
        state = after
    return begun, state


def study(notes: Notes, begun: list[State], end: State, guest: int | None) -> None:
    """Note every house at the end of each round, with what it came to in the end and who won.

    Of a guest's house only the others learn: how far they were ahead of it. Who won teaches where nobody was a guest,
    and no Table was in the race.
    """
    totals = scores(end)
    won = winners(end) or (notes.seats,)
    for state in begun:
        number = state.now.number - 1
        page, known = notes.page(number), notes.model.sheets[notes.seats, number]
        rows = house_features(state)
        values = [dot((*known.cast, *known.purse), features) for features in rows]
        if state.table and end.table:
            values.append(table_total(known.table, state.table))
            page.table.add((1.0, table_score(state.table).total), table_score(end.table).total)
        page.houses.add(rows, totals, guest)
        page.heat.add(values, won)
        if guest is None and not state.table:
            page.races.add(rows, values, known.heat, won)


def house_features(state: State) -> list[list[float]]:
    """The features of every house, as they were before the cards of this round were turned up."""
    now = state.now
    shown = [card for card in now.cards if isinstance(card, Singer)]
    pool = tuple(voice(singer) for singer in (*state.stock, *shown))
    living = tuple(CHAIR[director] for director in state.living)
    around = Setting(state.seats, now.number - 1, now.maestro, pool, living)
    found = []
    for seat, house in enumerate(map(troupe, state.houses)):
        purse = purse_features(house.money, house.scene, scenery=loves_scenery(around, house.director))
        found.append([float(value) for value in (*cast_features(around, seat, house), *purse)])
    return found


# ── To stop and go on ──


def write_notes(notes: Notes) -> Json:
    """Put a training that is under way into a file."""
    pages = {number: notes.page(number).write() for number in range(1, ROUNDS)}
    return {"model": write_model(notes.model), "passes": notes.passes, "games": notes.games, "pages": pages}


def read_notes(seats: int, given: Json) -> Notes:
    """Go on where a training stopped."""
    pages = {int(number): Page.read(page) for number, page in given["pages"].items()}
    return Notes(seats, read_model(given["model"]), given["passes"], given["games"], pages)


@dataclass(frozen=True, slots=True)
class Course:
    """How long to train: so many passes of so many games, each bid rehearsed and performed so many times.

    `caution` is how much the weights from before are believed.
    """

    seed: str
    passes: int
    games: int
    rehearsals: int
    performances: int = 0
    caution: float = CAUTION


def train(notes: Notes, course: Course, saw: Callable[[Notes], None]) -> Model:
    """Play and learn until all passes are done, telling after every game and every pass."""
    while notes.passes < course.passes:
        while notes.games < course.games:
            notes.learn(course)
            saw(notes)
        notes.turn(course.caution)
        saw(notes)
    return notes.model
