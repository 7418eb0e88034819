"""Earlier casting calls, counted again as they were when everybody bid, from the rounds that are over."""

from typing import NamedTuple

from turandot.games.turandot.bots.counted import CHAIR, NO_DIRECTOR, Troupe, code, joined, voice
from turandot.games.turandot.bots.features import Setting
from turandot.games.turandot.bots.model import Model
from turandot.games.turandot.bots.position import Position
from turandot.games.turandot.cards import DIRECTORS, Deck
from turandot.games.turandot.moves import MONEY
from turandot.games.turandot.rules import TWO, take
from turandot.games.turandot.state import House, Round, seating
from turandot.games.turandot.view import View

EMPTY = Troupe(0, 0, 0, 0, NO_DIRECTOR, MONEY, 0)


class Game(NamedTuple):
    """What never changes in a game: the deck, who may do what, and the model by which it is judged."""

    model: Model
    deck: Deck
    seats: int
    alone: bool
    sizes_shown: bool


class Houses(NamedTuple):
    """Every house as counted, and the Table's, between two rounds."""

    troupes: tuple[Troupe, ...]
    third: House | None


def game_of(view: View, model: Model) -> Game:
    """Look up what never changes."""
    options = view.setup.options
    alone, shown = options["maestro-money"] == "allowed", options["sealing"] == "clockwise"
    return Game(model, view.setup.deck, view.seats, alone, shown)


def beginning(seats: int) -> Houses:
    """The houses before the first round."""
    return Houses((EMPTY,) * seats, House(money=0) if seats == TWO else None)


def recalled(game: Game, past: tuple[Round, ...], houses: Houses) -> Position:
    """The last of these rounds as it lay there at its casting call."""
    part = past[-1]
    shown = {card for one in past for card in one.cards}
    fired = {one.fired for one in past[:-1]}
    around = Setting(
        game.seats,
        part.number,
        (part.maestro + 1) % game.seats,
        tuple(voice(singer) for singer in game.deck.singers if singer not in shown),
        tuple(CHAIR[director] for director in DIRECTORS if director not in fired),
    )
    cards = tuple(map(code, part.cards))
    return Position(around, part.maestro, houses.troupes, cards, game.alone, part.cards, houses.third)


def afterwards(houses: Houses, part: Round) -> Houses:
    """The houses once a round is over: cards taken, money paid for cards and designers."""
    troupes = list(houses.troupes)
    hired = {seat for seat, _ in part.hired}
    for seat, bid in zip(seating(len(troupes), part.maestro), part.bids, strict=True):
        if seat in hired or seat in part.designers:
            old = troupes[seat]
            troupes[seat] = old._replace(money=old.money - bid.money, scene=old.scene + (seat in part.designers))
    for seat, card in (*part.hired, *part.understudies):
        troupes[seat] = joined(troupes[seat], code(card))
    third = take(houses.third, part.left) if houses.third and part.left else None
    return Houses(tuple(troupes), third)
