"""The contract of a game: a set of pure functions over immutable states. Nothing to inherit."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar

from turandot.engine.errors import BadSetup
from turandot.engine.rng import Stream

State = TypeVar("State")
Move = TypeVar("Move")
View = TypeVar("View")

Json: TypeAlias = Any
"""What `json.loads` may give: checked where it enters, never trusted."""

Options: TypeAlias = Mapping[str, str]
LONGEST_SEED = 40


@dataclass(frozen=True, slots=True)
class Setup:
    """All that is agreed before the first card, and public; the seed, which is the deal itself, is not in it."""

    seats: int
    first: int
    options: Options
    deck: Any


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot thinks of one move: how often it would play it, what it expects from it, and why."""

    chance: float
    value: float = 0.0
    points: float = 0.0
    reasons: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Game(Generic[State, Move, View]):
    """One game. `play` gives the states the table passes through, the last of which is where it rests."""

    name: str
    rules: int
    seats: range
    options: Mapping[str, tuple[str, ...]]
    read_deck: Callable[[Json], Any]
    write_deck: Callable[[Any], Json]
    show_deck: Callable[[Any], Json]
    start: Callable[[Setup, str], State]
    to_act: Callable[[State], int | None]
    legal: Callable[[State], tuple[Move, ...]]
    play: Callable[[State, Move], tuple[State, ...]]
    scores: Callable[[State], tuple[int, ...]]
    winners: Callable[[State], tuple[int, ...]]
    observe: Callable[[State, int], View]
    imagine: Callable[[View, Stream], State]
    parse: Callable[[str], Move]
    bot: Callable[[str], Callable[[View, Stream], Mapping[Move, Choice]]]
    bots: tuple[str, ...]
    show: Callable[[View], Json]
    tell: Callable[[State], str]
    explain: Callable[[tuple[State, ...]], Json]
    caption: Callable[[State], Json]
    what_if: Callable[[State, Sequence[Move]], list[Json]]

    def setup(self, seats: int, first: int, options: Options | None = None, deck: Json = None) -> Setup:
        """Check what was asked for and fill in what was left open."""
        if seats not in self.seats:
            raise BadSetup(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}", seats=seats)
        if first not in range(seats):
            raise BadSetup(f"the first seat is from 0 to {seats - 1}, not {first}", first=first)
        return Setup(seats, first, self._options(options or {}), self.read_deck(deck))

    def _options(self, asked: Options) -> Options:
        for name, value in asked.items():
            if name not in self.options:
                raise BadSetup(f"there is no option {name!r:.60}; there are {', '.join(self.options)}")
            if value not in self.options[name]:
                allowed = " or ".join(self.options[name])
                raise BadSetup(f"option {name} is {allowed}, not {value!r:.60}", option=name)
        return {name: asked.get(name, known[0]) for name, known in self.options.items()}


def check_seed(seed: str) -> str:
    """Refuse a seed that is long, or not safe in a link and a file name."""
    fits = 1 <= len(seed) <= LONGEST_SEED and seed.isascii() and seed.replace("-", "0").isalnum()
    if not fits:
        raise BadSetup(f"a seed is 1 to {LONGEST_SEED} letters, digits or hyphens, not {seed!r:.60}")
    return seed


def draw_first(seed: str, seats: int) -> int:
    """Draw the seat that begins, where nobody chose it."""
    return Stream(check_seed(seed), "first").below(seats)
