"""Lays tables for tests: dealt as in a real game, or laid out card by card to try one sentence of the rules."""

from collections.abc import Iterable, Mapping
from itertools import product

from turandot.engine.errors import IllegalMove
from turandot.engine.game import Json
from turandot.engine.rng import Stream
from turandot.games.penguin import PENGUIN
from turandot.games.penguin.cards import HOUSE, Entertainer, Penguin
from turandot.games.penguin.iceberg import CELLS, NAMES
from turandot.games.penguin.moves import Move, parse
from turandot.games.penguin.rules import legal, play, to_act
from turandot.games.penguin.show import show
from turandot.games.penguin.state import Act, Iceberg, Phase, State, act
from turandot.games.penguin.view import observe

SEAT_COUNTS = tuple(PENGUIN.seats)
A, B, C, D = range(4)
"""Seats."""

EVERY_OPTION: tuple[Mapping[str, str], ...] = tuple(
    dict(zip(PENGUIN.options, values, strict=True)) for values in product(*PENGUIN.options.values())
)
OTHER_OPTIONS = {"fee": "family", "start": "balanced", "iceberg": "7x8", "head-start": "two"}
PENGUINS = {card.id: card for card in HOUSE.penguins}
ENTERTAINERS = {card.id: card for card in HOUSE.entertainers}


def option_name(options: Mapping[str, str]) -> str:
    """What a test with these options is called."""
    return " ".join(options.values()) or "usual"


def deal(
    seats: int,
    *,
    first: int = A,
    seed: str = "party",
    options: Mapping[str, str] | None = None,
    deck: Json = None,
) -> State:
    """Sit down: the first four entertainers lie there, and the first seat has to place a penguin."""
    return PENGUIN.start(PENGUIN.setup(seats, first, options, deck), seed)


def cells(text: str) -> list[int]:
    """Cells such as `d4 e5`."""
    return [CELLS[name] for name in text.split()]


def bits(text: str) -> int:
    """The same as bits."""
    return sum(1 << cell for cell in cells(text))


def names(found: Iterable[int]) -> str:
    """Cells as text, in the order given."""
    return " ".join(NAMES[cell] for cell in found)


def entertainers(text: str) -> tuple[Entertainer, ...]:
    """Entertainers by their ids."""
    return tuple(ENTERTAINERS[name] for name in text.split())


def lay(  # noqa: PLR0913 - a table has many parts, and a test names only those it is about
    penguins: str = "",
    acts: str = "",
    *,
    curtains: str = "",
    hand: str = "",
    seats: int = 3,
    rows: int = 7,
    pile: str | None = None,
    won: Mapping[int, str] | None = None,
    stock: int | None = None,
    options: Mapping[str, str] | None = None,
) -> State:
    """Lay a table out: `red-juggling-4@d3:1` is a guest of seat 1, `seal-dance@g4v` a turned entertainer.

    Seat 0 has to place a penguin and holds the cards named; all other cards are where they can be.
    """
    chosen = {**(options or {}), "iceberg": f"7x{rows}"}
    dealt = deal(seats, options=chosen)
    guests, tokens = _guests(penguins, seats, rows * 7)
    performers = sorted(_act(text, rows) for text in acts.split())
    shut = bits(curtains)
    taken = shut | sum(1 << one.cell for one in performers)
    taken |= sum(1 << cell for cell, guest in enumerate(guests) if guest)
    mine = [PENGUINS[name] for name in hand.split()]
    spare = [card for card in HOUSE.penguins if card not in guests and card not in mine]
    mine += [spare.pop() for _ in range(4 - len(mine))]
    others = [tuple(sorted(spare.pop() for _ in range(4))) for _ in range(seats - 1)]
    owned = {seat: entertainers(text) for seat, text in (won or {}).items()}
    used = {one.card for one in performers} | {card for cards in owned.values() for card in cards}
    free = tuple(card for card in HOUSE.entertainers if card not in used)
    coming = free if pile is None else entertainers(pile)
    return dealt._replace(
        iceberg=Iceberg(rows, tuple(guests), tuple(performers), shut, taken, tokens),
        houses=tuple(house._replace(cards=owned.get(seat, ())) for seat, house in enumerate(dealt.houses)),
        hands=(tuple(sorted(mine)), *others),
        stock=tuple(spare if stock is None else spare[:stock]),
        pile=coming,
        gone=tuple(card for card in free if card not in coming),
    )


def _guests(text: str, seats: int, count: int) -> tuple[list[Penguin | None], tuple[tuple[int, ...], ...]]:
    guests: list[Penguin | None] = [None] * count
    tokens: list[list[int]] = [[] for _ in range(seats)]
    for part in text.split():
        name, _, rest = part.partition("@")
        cell, _, host = rest.partition(":")
        guests[CELLS[cell]] = PENGUINS[name]
        if host:
            tokens[int(host)].append(CELLS[cell])
    return guests, tuple(tuple(sorted(mine)) for mine in tokens)


def _act(text: str, rows: int) -> Act:
    name, _, cell = text.partition("@")
    return act(rows, CELLS[cell[:2]], ENTERTAINERS[name], half_turn=cell.endswith("v"))


def both(pile: str | None = None) -> State:
    """Once e3 is occupied, a dancing seal on d2 and an acrobatic bear on f4 are complete; two others are not."""
    seal = "red-music-4@d1:1 green-dance-4@c2 blue-juggling-2@c3"
    bear = "brown-juggling-2@f3:0 blue-acrobatics-3@g4:2 green-acrobatics-5@f5:0"
    acts = "seal-dance@d2 bear-acrobatics@f4 bear-juggling@b6 sheep-music@g7"
    return lay(f"{seal} {bear}", acts, curtains="a1", hand="red-music-3 red-acrobatics-2", pile=pile)


def page(state: State, seat: int = A) -> dict[str, Json]:
    """What the page is told of a table, seen from a seat."""
    shown: dict[str, Json] = show(observe(state, seat))
    return shown


# ── Playing ──


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


def texts(state: State) -> list[str]:
    """The legal moves as text."""
    return [str(move) for move in legal(state)]


def phases(passed: Iterable[State]) -> str:
    """The phases a move passes through, as one text."""
    return " ".join(state.phase for state in passed)


def until(state: State, phase: Phase, seed: str = "until") -> State:
    """Play at random until the table rests in that phase."""
    luck = Stream(seed, "luck")
    while state.phase is not phase:
        state = play(state, luck.choice(legal(state)))[-1]
    return state


def random_line(state: State, luck: Stream) -> tuple[list[Move], list[State]]:
    """Play a random game to its end: its moves, and every state it passed through."""
    moves: list[Move] = []
    states = [state]
    while to_act(states[-1]) is not None:
        moves.append(luck.choice(legal(states[-1])))
        states += play(states[-1], moves[-1])
    return moves, states
