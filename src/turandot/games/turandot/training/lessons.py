"""Games of the bots against themselves and plain ones, and what each round of them teaches about a house's value."""

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
from turandot.games.turandot.bots.greedy import greedy
from turandot.games.turandot.bots.level import THOUGHTFUL, Level
from turandot.games.turandot.bots.model import (
    COMPANIES,
    TABLE_FEATURES,
    Model,
    Round,
    read_model,
    sheet,
    write_model,
)
from turandot.games.turandot.bots.outlook import rivals_money, table_total
from turandot.games.turandot.bots.rivals import Rival
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
"""How often, among equals, one seat is taken by a plain bot, so that the table knows odd positions too."""
EQUAL, STAR, PLAIN = range(len(COMPANIES))
KNOWN = {"greedy": Rival((1.0, 0.0, 0.0, 0.0)), "soft": Rival((0.0, 1.0, 0.0, 0.0)), "": THOUGHTFUL}
"""What a star is told of whoever sits there, so that its lessons do not depend on how well it can judge."""


@dataclass(slots=True)
class Page:
    """What has been learnt about the end of one round: of houses by company, of the Table, of races by kind."""

    seats: list[Sums] = field(default_factory=lambda: [Sums(len(FEATURES)) for _ in COMPANIES])
    table: Sums = field(default_factory=lambda: Sums(len(TABLE_FEATURES)))
    heats: list[Heat] = field(default_factory=lambda: [Heat(), Heat()])

    def fit(self, old: Round) -> Round:
        """Make better weights of what was learnt; then let it fade."""
        sheets = [
            sheet(sums.fit((*page.cast, *page.purse), CAUTION))
            for sums, page in zip(self.seats, old.sheets, strict=True)
        ]
        found = Round(
            tuple(sheets), tuple(self.table.fit(old.table, CAUTION)), (self.heats[0].best(), self.heats[1].best())
        )
        for sums in (*self.seats, self.table):
            sums.fade(FADE)
        self.heats = [Heat(), Heat()]
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
        """Play one more game and note what it teaches: by turns among equals, and of a star among plain players."""
        luck = Stream(seed, f"lesson/{self.seats}/{self.passes}/{self.games}")
        starry = self.games % 2 == 1
        guests = plain_seats(self.seats, luck) if starry else rare_guest(self.seats, luck)
        told = tuple(KNOWN[guest] for guest in guests) if starry else ()
        level = Level(self.model, rehearsals, reads=False, habits=starry, told=told)
        begun, end = lesson(self.seats, level, guests, luck)
        study(self, begun, end, [PLAIN if guest else STAR if starry else EQUAL for guest in guests])
        self.games += 1

    def turn(self) -> None:
        """Make a better model of what was learnt, and begin the next pass with it."""
        rounds = dict(self.model.rounds)
        for number, page in self.pages.items():
            rounds[self.seats, number] = page.fit(rounds[self.seats, number])
        self.model = read_model(write_model(Model(rounds)))
        self.passes, self.games = self.passes + 1, 0


def rare_guest(seats: int, luck: Stream) -> list[str]:
    """Seats all for thoughtful players, but now and then one for a plain guest."""
    guests = [""] * seats
    if luck.random() < GUESTS:
        guests[luck.below(seats)] = "soft"
    return guests


def plain_seats(seats: int, luck: Stream) -> list[str]:
    """One seat for the star, the others for plain players: mostly all of a kind."""
    kinds = luck.choice((("soft",), ("soft",), ("greedy",), ("soft", "greedy")))
    guests = [luck.choice(kinds) for _ in range(seats)]
    guests[luck.below(seats)] = ""
    return guests


def lesson(seats: int, level: Level, guests: list[str], luck: Stream) -> tuple[list[State], State]:
    """Play one game: the states in which each round after the first began, and the end."""
    setup = Setup(seats, luck.below(seats), {name: values[0] for name, values in OPTIONS.items()}, HOUSE)
    state = start(setup, str(luck.random()))
    begun: list[State] = []
    while (seat := to_act(state)) is not None:
        view = observe(state, seat)
        if guests[seat]:
            choices = (soft if guests[seat] == "soft" else greedy)(view, luck)
        else:
            choices = strong(view, luck, level)
        moves = tuple(choices)
        after = play(state, moves[luck.weighted([choices[move].chance for move in moves])])[-1]
        if after.now.number > state.now.number:
            begun.append(after)
        state = after
    return begun, state


def study(notes: Notes, begun: list[State], end: State, companies: list[int]) -> None:
    """Note every house at the end of each round, with what it came to in the end."""
    totals = scores(end)
    won = winners(end) or (notes.seats,)
    for state in begun:
        number = state.now.number - 1
        page, known = notes.pages[number], notes.model.rounds[notes.seats, number]
        values = []
        for features, company, total in zip(house_features(state), companies, totals, strict=True):
            now = known.sheets[company]
            values.append(sum(map(mul, (*now.cast, *now.purse), features)))
            page.seats[company].add(features, total)
        if state.table and end.table:
            values.append(table_total(known.table, state.table))
            page.table.add((1.0, table_score(state.table).total), table_score(end.table).total)
        page.heats[STAR in companies].add(values, won)


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
        number: [
            [[sums.squares, sums.targets] for sums in (*page.seats, page.table)],
            [heat.likelihood for heat in page.heats],
        ]
        for number, page in notes.pages.items()
    }
    return {"model": write_model(notes.model), "passes": notes.passes, "games": notes.games, "pages": pages}


def read_notes(seats: int, given: Json) -> Notes:
    """Go on where a training stopped."""
    pages = {}
    for number, (rows, heats) in given["pages"].items():
        *by_company, table = (Sums(len(targets), squares, targets) for squares, targets in rows)
        pages[int(number)] = Page(by_company, table, [Heat(likelihood) for likelihood in heats])
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
