"""The contract of a game: a set of pure functions over immutable states. Nothing to inherit.

`shown.py` says what a view looks like as JSON, `tests/engine/test_contract.py` checks every game against both.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeAlias, TypeVar

from turandot.engine.errors import BadDeck, BadSetup, NotOffered, UnknownBot
from turandot.engine.rng import Stream
from turandot.engine.shown import Caption, Shown

State = TypeVar("State")
Move = TypeVar("Move")
View = TypeVar("View")

Json: TypeAlias = Any
"""What `json.loads` may give: checked where it enters, never trusted."""

Options: TypeAlias = Mapping[str, str]
Deeds: TypeAlias = Mapping[str, Mapping[str, int]]
"""What cards did in a game, by their ids: words for it, each with how often or how much."""
LONGEST_SEED = 40
POINT = 0.1
"""A point left lying weighs about as much as a tenth of a win: enough to be told, not to lead."""
HOUSE_DECK = "house"
"""What a record calls the deck that comes with a game, and the only deck of a game that has no choice of decks."""


@dataclass(frozen=True, slots=True)
class Setup:
    """All that is agreed before the first card, and public; the seed, which is the deal itself, is not in it."""

    seats: int
    first: int
    options: Options
    deck: Any


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot thinks of one move: how often it would play it, what it expects from it, and why.

    `value` is a share of the victory, `points` are final points; `reasons` are the figures it reckoned with, by name.
    """

    chance: float
    value: float = 0.0
    points: float = 0.0
    reasons: Mapping[str, float] = field(default_factory=dict)


Bot: TypeAlias = Callable[[View, Stream], Mapping[Move, Choice]]
"""A bot weighs the moves open to it from its own view, with luck of its own."""

Reason: TypeAlias = Mapping[str, Json]
"""Why a move, as data that the page has words for: its `kind`, what it is about, and its `weight` in points.

The weight is below zero where the reason speaks against the move.
"""


@dataclass(frozen=True, slots=True)
class Verdict(Generic[Move]):
    """What is to say of a move that was played, afterwards.

    `played` is the chance to win it had, where that was weighed; `best` the move with the best chance, `lost` how much
    better it was; `points` those left lying where the move was about points alone.
    """

    played: float | None
    best: Move | None
    lost: float
    points: int = 0

    @property
    def cost(self) -> float:
        """By what mistakes are put in order, dearest first."""
        return self.lost + self.points * POINT


@dataclass(frozen=True)
class DeckRules:
    """For games people may play with a deck of their own: `read` checks one, `write` is its inverse, `show` lists it.

    `read` gives the house deck for `None` and for "house".
    """

    read: Callable[[Json], Any]
    write: Callable[[Any], Json]
    show: Callable[[Any], list[Json]]


@dataclass(frozen=True)
class Telling(Generic[State]):
    """For games that can tell themselves: in words for a terminal, and step by step for a stranger who checks them."""

    tell: Callable[[State], str]
    explain: Callable[[tuple[State, ...]], dict[str, Json]]


@dataclass(frozen=True)
class Game(Generic[State, Move, View]):
    """One game. Options have their default first.

    **Rules.** `legal` gives moves in a fixed order; `play` the states the table passes through, the last of which is
    where it rests; `parse` is the inverse of `str(move)`.
    **Secrecy.** `observe` is the only door from the truth to a seat; `imagine` draws a truth that looks the same from
    there; `show` writes a view down for the page; `caption` says where in the game a state lies.
    **Bots**, by name. Each of the `rivals` is a temperament and plays at each of the `levels`, weakest first, under
    the name `rival:level`. The `adviser` gives hints and judges moves. `brief` has those who think less long where a
    game is played dozens of times over, under the names of those they stand for: the same minds on a smaller budget.
    **Parts a game may lack.** `why` gives reasons for each of the moves a bot has weighed, the most telling first, from
    the view it had and from what it said: nothing else, so that a reason tells no secret. `what_if` says what other
    moves would have come to, given the moves that followed; `verdict` judges a move where comparing chances does not
    serve; `album` says of a finished game which cards a seat had and what they did for it.
    """

    name: str
    rules: int
    seats: range
    options: Mapping[str, tuple[str, ...]]

    start: Callable[[Setup, str], State]
    to_act: Callable[[State], int | None]
    legal: Callable[[State], tuple[Move, ...]]
    play: Callable[[State, Move], tuple[State, ...]]
    scores: Callable[[State], tuple[int, ...]]
    winners: Callable[[State], tuple[int, ...]]
    parse: Callable[[str], Move]

    observe: Callable[[State, int], View]
    imagine: Callable[[View, Stream], State]
    show: Callable[[View], Shown]
    caption: Callable[[State], Caption]

    bots: Mapping[str, Bot[View, Move]]
    rivals: tuple[str, ...]
    levels: tuple[str, ...]
    adviser: str

    brief: Mapping[str, Bot[View, Move]] = field(default_factory=dict)
    deck: DeckRules | None = None
    telling: Telling[State] | None = None
    why: Callable[[View, Mapping[Move, Choice]], Mapping[Move, Sequence[Reason]]] | None = None
    what_if: Callable[[State, Sequence[Move]], list[Json]] | None = None
    verdict: Callable[[State, Move, Mapping[Move, Choice]], Verdict[Move]] | None = None
    album: Callable[[State, int], Deeds] | None = None

    @property
    def deck_rules(self) -> DeckRules:
        """The game's own, or those of a game that is always played with the same cards."""
        return self.deck or HOUSE_ONLY

    @property
    def required_telling(self) -> Telling[State]:
        """How the game tells itself, where somebody has asked for that."""
        if self.telling is None:
            raise NotOffered(f"{self.name} does not tell its games")
        return self.telling

    @property
    def in_brief(self) -> "Game[State, Move, View]":
        """The same game among players who think less long, as far as it has such."""
        return replace(self, bots={**self.bots, **self.brief})

    def bot(self, name: str) -> Bot[View, Move]:
        """Find a bot by the name a record gives it."""
        found = self.bots.get(name)
        if found is None:
            raise UnknownBot(f"there is no bot {name!r:.60}; there are {', '.join(self.bots)}", name=name[:60])
        return found

    def setup(self, seats: int, first: int, options: Options | None = None, deck: Json = None) -> Setup:
        """Check what was asked for and fill in what was left open."""
        if seats not in self.seats:
            raise BadSetup(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}", seats=seats)
        if first not in range(seats):
            raise BadSetup(f"the first seat is from 0 to {seats - 1}, not {first}", first=first)
        return Setup(seats, first, self._options(options or {}), self.deck_rules.read(deck))

    def _options(self, asked: Options) -> Options:
        for name, value in asked.items():
            if name not in self.options:
                known = f"there are {', '.join(self.options)}" if self.options else "there are none"
                raise BadSetup(f"there is no option {name!r:.60}; {known}")
            if value not in self.options[name]:
                allowed = " or ".join(self.options[name])
                raise BadSetup(f"option {name} is {allowed}, not {value!r:.60}", option=name)
        return {name: asked.get(name, known[0]) for name, known in self.options.items()}


def _read_house_only(given: Json) -> None:
    if given is not None and given != HOUSE_DECK:
        raise BadDeck(f'this game has no choice of decks: its deck is "{HOUSE_DECK}", not {given!r:.40}')


HOUSE_ONLY = DeckRules(read=_read_house_only, write=lambda _: HOUSE_DECK, show=lambda _: [])


def check_seed(seed: str) -> str:
    """Refuse a seed that is long, or not safe in a link and a file name."""
    fits = 1 <= len(seed) <= LONGEST_SEED and seed.isascii() and seed.replace("-", "0").isalnum()
    if not fits:
        raise BadSetup(f"a seed is 1 to {LONGEST_SEED} letters, digits or hyphens, not {seed!r:.60}")
    return seed


def draw_first(seed: str, seats: int) -> int:
    """Draw the seat that begins, where nobody chose it."""
    return Stream(check_seed(seed), "first").below(seats)
