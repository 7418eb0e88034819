"""Games of the bots against themselves, and what each round of them teaches about the value of a house."""

from collections.abc import Callable
from dataclasses import dataclass, field

from turandot.engine.game import Json, Setup
from turandot.engine.rng import Stream
from turandot.games.turandot.bots.codes import CHAIR, troupe, voice
from turandot.games.turandot.bots.features import FEATURES, Setting, cast_features, money_features
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
GUESTS = 0.3
"""How often one seat is taken by the soft bot, so that the table knows odd positions too."""


@dataclass(slots=True)
class Page:
    """What has been learnt about the end of one round."""

    seats: Sums = field(default_factory=lambda: Sums(len(FEATURES)))
    table: Sums = field(default_factory=lambda: Sums(len(TABLE_FEATURES)))
    heat: Heat = field(default_factory=Heat)


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
        luck = Stream(seed, f"lesson/{self.seats}/{self.passes}/{self.games}")
        level = Level(self.model, rehearsals, reads=False, habits=False)
        study(self, *lesson(self.seats, level, luck))
        self.games += 1

    def turn(self) -> None:
        """Make a better model of what was learnt, and begin the next pass with it."""
        sheets = dict(self.model.sheets)
        for number, page in self.pages.items():
            old = sheets[self.seats, number]
            weights = page.seats.fit((*old.cast, *old.purse), CAUTION)
            table = page.table.fit(old.table, CAUTION)
            sheets[self.seats, number] = sheet(weights, table, page.heat.best())
        self.model = read_model(write_model(Model(sheets)))
        self.passes, self.games = self.passes + 1, 0
        self.pages = {number: Page() for number in range(1, ROUNDS)}


def lesson(seats: int, level: Level, luck: Stream) -> tuple[list[State], State, int | None]:
    """Play one game: the states in which each round after the first began, the end, and the seat of a guest if any."""
    guest = luck.below(seats) if luck.random() < GUESTS else None
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
    return begun, state, guest


def study(notes: Notes, begun: list[State], end: State, guest: int | None) -> None:
    """Note every house at the end of each round, with what it came to in the end."""
    totals = scores(end)
    won = winners(end) or (notes.seats,)
    for state in begun:
        number = state.now.number - 1
        page, sheet_now = notes.pages[number], notes.model.sheets[notes.seats, number]
        values = []
        for seat, features in enumerate(house_features(state)):
            values.append(sum(map(float.__mul__, (*sheet_now.cast, *sheet_now.purse), features)))
            if seat != guest:
                page.seats.add(features, totals[seat])
        if state.table and end.table:
            values.append(table_total(sheet_now, state.table))
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
        purse = money_features(around, house.director, cast[12] - cast[10], rivals, house.money, house.scene)
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


def train(notes: Notes, seed: str, games: int, passes: int, rehearsals: int, saw: Callable[[Notes], None]) -> Sheet:
    """Play and learn until all passes are done, telling after every game; answers the last round's sheet."""
    while notes.passes < passes:
        while notes.games < games:
            notes.learn(seed, rehearsals)
            saw(notes)
        notes.turn()
        saw(notes)
    return notes.model.sheets[notes.seats, ROUNDS - 1]
