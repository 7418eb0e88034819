"""Before the first turn: the options, and how the table is laid and the cards are dealt (U3 to U7)."""

from turandot.engine.game import Setup
from turandot.engine.rng import Stream
from turandot.games.penguin.cards import ACTIVITIES, Entertainer
from turandot.games.penguin.fees import EVERYBODY, FAMILY_ONLY
from turandot.games.penguin.iceberg import COLUMNS, middle, rows_for
from turandot.games.penguin.state import HAND, House, Iceberg, Phase, State, Turn, act

OPTIONS = {
    "fee": (EVERYBODY, FAMILY_ONLY),  # U12
    "start": ("random", "balanced"),  # U4
    "iceberg": ("fitting", "7x7", "7x8", "7x9"),  # U3
    "head-start": ("none", "two"),  # U7
}
START_POINTS = 10
HEAD_START = 2
CORNERS = (-COLUMNS - 1, -COLUMNS + 1, COLUMNS + 1, COLUMNS - 1)
"""From the first curtain to the first four entertainers: north-west, north-east, south-east, south-west (U4)."""


def start(setup: Setup, seed: str) -> State:
    """Lay out the first curtain and four entertainers, deal four penguins and an activity card to everyone."""
    four, pile = first_four(Stream(seed, "entertainers").shuffled(setup.deck.entertainers), setup.options["start"])
    penguins = Stream(seed, "penguins").shuffled(setup.deck.penguins)
    activities = Stream(seed, "activities").shuffled(ACTIVITIES)  # U6: no two players have the same one
    dealt = HAND * setup.seats
    return State(
        setup=setup,
        phase=Phase.PLACING,
        now=Turn(1, setup.first),
        iceberg=first_table(rows_for(setup.options["iceberg"], setup.seats), four, setup.seats),
        houses=tuple(House(activities[seat], start_points(setup, seat)) for seat in range(setup.seats)),
        hands=tuple(tuple(sorted(penguins[place : place + HAND])) for place in range(0, dealt, HAND)),
        stock=penguins[dealt:],
        pile=pile,
        gone=(),
        waiting=(),
        past=(),
        end=None,
    )


def first_four(
    shuffled: tuple[Entertainer, ...], option: str
) -> tuple[tuple[Entertainer, ...], tuple[Entertainer, ...]]:
    """Take the four that begin, and leave the pile: the top four, or four that differ in animal and activity (U4)."""
    if option == "random":
        return shuffled[:4], shuffled[4:]
    four: list[Entertainer] = []
    for card in shuffled:
        if all(card.animal != other.animal and card.activity != other.activity for other in four):
            four.append(card)
    return tuple(four), tuple(card for card in shuffled if card not in four)


def first_table(rows: int, four: tuple[Entertainer, ...], seats: int) -> Iceberg:
    """A curtain in the middle, and the four on its diagonal neighbours, all upright (U4)."""
    centre = middle(rows)
    acts = sorted(act(rows, centre + step, card, half_turn=False) for step, card in zip(CORNERS, four, strict=True))
    taken = sum(1 << one.cell for one in acts) | 1 << centre
    return Iceberg(rows, (None,) * (rows * COLUMNS), tuple(acts), 1 << centre, taken, ((),) * seats)


def start_points(setup: Setup, seat: int) -> int:
    """Everyone starts with 10 points; with the head start, two more for each place in turn order (U7)."""
    later = (seat - setup.first) % setup.seats
    return START_POINTS + (HEAD_START * later if setup.options["head-start"] == "two" else 0)
