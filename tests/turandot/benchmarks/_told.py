"""Whole games told move by move, for a person's eye: what lay there, what it was worth to whom, and what they did."""

import argparse

from tests.turandot.how_they_play import drawn
from turandot.engine.rng import Stream
from turandot.games.turandot import TURANDOT
from turandot.games.turandot.bots import BOTS
from turandot.games.turandot.bots.counted import CHAIR, code, standing_points, troupe
from turandot.games.turandot.bots.eyes import opinions, snubbed
from turandot.games.turandot.bots.levels import LEVELS
from turandot.games.turandot.bots.plain import card_values, director_value
from turandot.games.turandot.bots.temperament import TEMPERS
from turandot.games.turandot.cards import TYPES, Card, Singer
from turandot.games.turandot.moves import Bid, Casting, Fire, Move, Name
from turandot.games.turandot.rules import play, to_act
from turandot.games.turandot.scoring import scores, winners
from turandot.games.turandot.state import State
from turandot.games.turandot.view import observe

SEATS = 4
READ = LEVELS[:2]


def games(arguments: argparse.Namespace) -> None:
    """Some games of four rivals of the two lowest levels, told move by move."""
    for strength in READ:
        for number in range(max(1, arguments.deals // 4)):
            _game(strength, number)


def _game(strength: str, number: int) -> None:
    names = [list(TEMPERS)[(number + seat) % len(TEMPERS)] for seat in range(SEATS)]
    seed = f"read-{strength}-{number}"
    state = TURANDOT.start(TURANDOT.setup(SEATS, number % SEATS), seed)
    length = begun = 0
    print(f"\n{strength}, game {number}")
    while (seat := to_act(state)) is not None:
        if state.now.number > begun:
            begun = state.now.number
            cards = "  ".join(f"[{slot}] {_card(card)}" for slot, card in enumerate(state.now.cards, 1))
            purses = " ".join(f"{name} {house.money}" for name, house in zip(names, state.houses, strict=True))
            print(f"round {begun}, Maestro {names[state.now.maestro]}, money {purses}: {cards}")
        luck = Stream(seed, f"bot/{seat}/{length}")
        move = drawn(BOTS[f"{names[seat]}:{strength}"](observe(state, seat), luck), luck)
        if not isinstance(move, Casting):
            print(f"   {names[seat]:9} {_told(state, seat, move, names)}")
        state, length = play(state, move)[-1], length + 1
    print(
        f"   {dict(zip(names, scores(state), strict=True))}, won by {', '.join(names[one] for one in winners(state))}"
    )


def _card(card: Card) -> str:
    if not isinstance(card, Singer):
        return str(card)
    wish = f" wants {card.favourite}" if card.favourite else ""
    return f"{card.stars}* {card.gender.name[0]} {card.type}{wish}"


def _told(state: State, seat: int, move: Move, names: list[str]) -> str:
    """A move with what a watcher would like to know of it."""
    house, view = troupe(state.houses[seat]), observe(state, seat)
    cards = tuple(map(code, state.now.cards))
    match move:
        case Bid():
            favourite = TYPES[opinions(view, "favourite", seat).below(len(TYPES))]
            mood = ", after a snub" if snubbed(view) else ""
            return f"bids {move}; worth now {card_values(house, cards)}, loves {favourite}{mood}"
        case Name():
            standing = [standing_points(troupe(one)) for one in state.houses]
            return f"names {names[move.seat]}; standing {standing}"
        case Fire():
            worth = {str(director): director_value(house, CHAIR[director]) for director in state.living}
            return f"fires {move.director}; worth to itself {worth}"
        case _:
            other = state.waiting[0]
            worth_there = card_values(troupe(state.houses[other]), cards)
            return f"hands {move} to {names[other]}, to whom they are worth {worth_there}"
