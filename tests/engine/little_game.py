"""A second game, as small as can be, to show that engine and bridge know no game by heart.

Everyone is dealt a hidden card from 1 to 9. In turn each says `keep` or `pass`; then the cards are shown, and the
highest card that was kept wins.
"""

from typing import NamedTuple

from turandot.engine.errors import BadDeck, BadMove
from turandot.engine.game import Choice, Game, Json, Setup
from turandot.engine.rng import Stream

SAYINGS = ("keep", "pass")
NINE = tuple(range(1, 10))


class Hands(NamedTuple):
    """The whole truth."""

    setup: Setup
    cards: tuple[int, ...]
    said: tuple[str, ...] = ()
    shown: bool = False


class Glance(NamedTuple):
    """What one seat knows."""

    seat: int
    setup: Setup
    mine: int
    cards: tuple[int, ...]
    said: tuple[str, ...]
    shown: bool


def start(setup: Setup, seed: str) -> Hands:
    return Hands(setup, Stream(seed, "deal").shuffled(setup.deck)[: setup.seats])


def to_act(state: Hands) -> int | None:
    seats = state.setup.seats
    return (state.setup.first + len(state.said)) % seats if len(state.said) < seats else None


def legal(state: Hands) -> tuple[str, ...]:
    return SAYINGS if to_act(state) is not None else ()


def play(state: Hands, move: str) -> tuple[Hands, ...]:
    said = state._replace(said=(*state.said, move))
    return (said,) if to_act(said) is not None else (said, said._replace(shown=True))


def scores(state: Hands) -> tuple[int, ...]:
    points = [0] * state.setup.seats
    for place, saying in enumerate(state.said):
        seat = (state.setup.first + place) % state.setup.seats
        points[seat] = state.cards[seat] if saying == "keep" else 0
    return tuple(points)


def winners(state: Hands) -> tuple[int, ...]:
    points = scores(state)
    return tuple(seat for seat, point in enumerate(points) if point == max(points))


def observe(state: Hands, seat: int) -> Glance:
    cards = state.cards if state.shown else ()
    return Glance(seat, state.setup, state.cards[seat], cards, state.said, state.shown)


def imagine(view: Glance, luck: Stream) -> Hands:
    others = luck.shuffled(card for card in view.setup.deck if card != view.mine)
    cards = list(others[: view.setup.seats - 1])
    cards.insert(view.seat, view.mine)
    return Hands(view.setup, view.cards or tuple(cards), view.said, view.shown)


def parse(text: str) -> str:
    if text not in SAYINGS:
        raise BadMove(f"{text!r:.40} is neither keep nor pass")
    return text


def read_deck(given: Json) -> tuple[int, ...]:
    if given is not None and given != list(NINE):
        raise BadDeck("the deck is 1 to 9")
    return NINE


def careful(view: Glance, _luck: Stream) -> dict[str, Choice]:
    return {"keep" if view.mine > 4 else "pass": Choice(1.0)}


LITTLE: Game[Hands, str, Glance] = Game(
    name="little",
    rules=3,
    seats=range(2, 4),
    options={},
    read_deck=read_deck,
    write_deck=list,
    show_deck=list,
    start=start,
    to_act=to_act,
    legal=legal,
    play=play,
    scores=scores,
    winners=winners,
    observe=observe,
    imagine=imagine,
    parse=parse,
    bot=lambda _name: careful,
    bots=("careful",),
    show=lambda view: {"mine": view.mine, "cards": view.cards, "said": view.said},
    tell=lambda state: " ".join(state.said),
    explain=lambda states: {"said": states[-1].said},
    caption=lambda state: {"round": len(state.said)},
    what_if=lambda _state, _played: [],
)
