"""Lays tables for tests: every state here comes of `start` and legal moves, as in a real game."""

from collections.abc import Mapping
from typing import NamedTuple

from turandot.engine.errors import IllegalMove
from turandot.engine.game import Json
from turandot.engine.rng import Stream
from turandot.games.turandot import TURANDOT
from turandot.games.turandot.cards import Director, Gender, Role, Singer
from turandot.games.turandot.moves import CASTINGS, MONEY_ALONE, Bid, Move, parse
from turandot.games.turandot.rules import legal, play, to_act
from turandot.games.turandot.state import House, Phase, Round, State, seating

SEAT_COUNTS = tuple(TURANDOT.seats)
A, B, C, D, E = range(5)
"""Seats as the worked cases call them."""

EVERY_OPTION: tuple[Mapping[str, str], ...] = tuple(
    {"sealing": sealing, "maestro-money": money}
    for sealing in TURANDOT.options["sealing"]
    for money in TURANDOT.options["maestro-money"]
)


def deal(
    seats: int,
    *,
    first: int = A,
    seed: str = "opera",
    options: Mapping[str, str] | None = None,
    deck: Json = None,
) -> State:
    """Sit down: the first casting call lies there, and the first Maestro has to seal."""
    return TURANDOT.start(TURANDOT.setup(seats, first, options, deck), seed)


def steps(state: State, text: str) -> tuple[State, ...]:
    """Play one move given as text, if it is legal, and keep all the states it passes through."""
    move = parse(text)
    if move not in legal(state):
        raise IllegalMove(f"{move} is not legal here")
    return play(state, move)


def after(state: State, *texts: str) -> State:
    """Play moves given as text, each checked to be legal."""
    for text in texts:
        state = steps(state, text)[-1]
    return state


def sealing(state: State, bids: Mapping[int, str]) -> tuple[State, ...]:
    """Seal these bids by seat; any other seat bids on a number of its own, without money.

    Gives the states passed through from the last stack laid down to where the table rests again.
    """
    taken = {move.number for move in map(parse, bids.values()) if isinstance(move, Bid)}
    free = (str(number) for number in range(state.seats + 1, 0, -1) if number not in taken)
    passed: tuple[State, ...] = (state,)
    for seat in seating(state.seats, state.now.maestro):
        passed = steps(passed[-1], bids[seat] if seat in bids else next(free))
    return passed


def bid(state: State, bids: Mapping[int, str]) -> State:
    """Seal these bids by seat and rest where the table rests."""
    return sealing(state, bids)[-1]


def calm(state: State) -> Move:
    """The move that makes nothing happen: everyone on a number of his own, roles as hired, else what comes first."""
    if state.phase is Phase.SEALING:
        return Bid(len(state.stacks) + 1, 0)
    return legal(state)[0]


def to_round(state: State, number: int) -> State:
    """Play calmly until that round's casting call."""
    while state.now.number < number:
        state = play(state, calm(state))[-1]
    return state


def until(state: State, phase: Phase) -> State:
    """Play calmly until the table rests in that phase."""
    while state.phase is not phase:
        state = play(state, calm(state))[-1]
    return state


def lively(state: State, luck: Stream) -> Move:
    """A random move, with ties, money alone and bids with money made likely."""
    if state.phase is Phase.PREMIERE:
        return luck.choice(CASTINGS)
    if state.phase is not Phase.SEALING:
        return luck.choice(legal(state))
    stacks = legal(state)
    alone = [move for move in stacks if move in MONEY_ALONE]
    if alone and luck.below(4) == 0:
        return luck.choice(alone)
    crowded = [move for move in stacks if isinstance(move, Bid) and move.number in (1, 2)]
    return luck.choice(crowded if luck.below(2) else stacks)


def random_line(state: State, luck: Stream) -> tuple[list[Move], list[State]]:
    """Play a lively game to its end: its moves, and every state it passed through."""
    moves: list[Move] = []
    states = [state]
    while to_act(states[-1]) is not None:
        moves.append(lively(states[-1], luck))
        states += play(states[-1], moves[-1])
    return moves, states


# ── Casts for the premiere ──

_GENDERS = {"M": Gender.MALE, "F": Gender.FEMALE, "U": Gender.UNCERTAIN}
_CRESTS = {"T": Role.TURANDOT, "C": Role.CALAF, "L": Role.LIU}


def singer(text: str, kind: str = "pro", place: int = 1) -> Singer:
    """A singer such as `2FL`: two stars, female, wants Liù."""
    return Singer(f"{kind}-{place}", kind, int(text[0]), _GENDERS[text[1]], _CRESTS[text[2]] if text[2:] else None)


def cast(texts: str, kinds: str = "pro pro pro pro pro pro") -> tuple[Singer, ...]:
    """Several singers in order of hiring, such as `2FL 1M`, with their types."""
    pairs = zip(texts.split(), kinds.split(), strict=False)
    return tuple(singer(text, kind, place) for place, (text, kind) in enumerate(pairs, 1))


FITTING = "1F 1M 1F 1M 1M 1M"
"""Six singers who fit their roles in order of hiring: six stars, and nothing else to count."""


def troupe(
    texts: str = FITTING,
    kinds: str = "pro pro pro pro pro pro",
    *,
    director: Director = Director.PLAIN,
    scene: int = 0,
    casting: str = "c123456",
) -> House:
    """A house ready for the premiere."""
    order = tuple(int(digit) - 1 for digit in casting[1:])
    return House(cast(texts, kinds), director, money=0, scene=scene, casting=order)


class End(NamedTuple):
    """A finished game with casts of our choosing."""

    now: Round
    houses: tuple[House, ...]
    table: House | None = None


def end(*houses: House, table: House | None = None, maestro: int = A) -> End:
    """Raise the curtain on these casts."""
    return End(Round(7, maestro, ()), houses, table)
