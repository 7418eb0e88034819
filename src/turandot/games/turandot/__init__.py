"""Turandot: the wiring of its rules, views and bots into the contract of a game."""

from turandot.engine.game import DeckRules, Game, Telling
from turandot.games.turandot.account import tell
from turandot.games.turandot.album import album
from turandot.games.turandot.bots import ADVISER, BOTS, BRIEF, RIVALS
from turandot.games.turandot.bots.levels import LEVELS
from turandot.games.turandot.cards import deck_list, read_deck, write_deck
from turandot.games.turandot.explain import explain
from turandot.games.turandot.imagine import imagine
from turandot.games.turandot.moves import Move, parse
from turandot.games.turandot.rules import OPTIONS, legal, play, start, to_act
from turandot.games.turandot.scoring import scores, winners
from turandot.games.turandot.show import show
from turandot.games.turandot.state import State, caption
from turandot.games.turandot.verdict import verdict
from turandot.games.turandot.view import View, observe
from turandot.games.turandot.whatif import what_if
from turandot.games.turandot.why import why

TURANDOT: Game[State, Move, View] = Game(
    name="turandot",
    rules=1,
    seats=range(2, 6),
    options=OPTIONS,
    start=start,
    to_act=to_act,
    legal=legal,
    play=play,
    scores=scores,
    winners=winners,
    parse=parse,
    observe=observe,
    imagine=imagine,
    show=show,
    caption=caption,
    bots=BOTS,
    rivals=RIVALS,
    levels=LEVELS,
    adviser=ADVISER,
    brief=BRIEF,
    deck=DeckRules(read_deck, write_deck, deck_list),
    telling=Telling(tell, explain),
    why=why,
    what_if=what_if,
    verdict=verdict,
    album=album,
)
