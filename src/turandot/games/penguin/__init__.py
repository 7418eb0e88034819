"""The Penguin Ultimatum: the wiring of its rules, views and bots into the contract of a game."""

from turandot.engine.game import DeckRules, Game, Telling
from turandot.games.penguin.account import tell
from turandot.games.penguin.album import album
from turandot.games.penguin.bots import ADVISER, BOTS, RIVALS, STRENGTHS
from turandot.games.penguin.brief import BRIEF
from turandot.games.penguin.cards import deck_list, read_deck, write_deck
from turandot.games.penguin.explain import explain
from turandot.games.penguin.imagine import imagine
from turandot.games.penguin.moves import Move, parse
from turandot.games.penguin.opening import OPTIONS, start
from turandot.games.penguin.reasons.choosing import why
from turandot.games.penguin.rules import legal, play, to_act
from turandot.games.penguin.scoring import scores, winners
from turandot.games.penguin.show import show
from turandot.games.penguin.state import State, caption
from turandot.games.penguin.view import View, observe
from turandot.games.penguin.whatif import what_if

PENGUIN: Game[State, Move, View] = Game(
    name="penguin",
    rules=1,
    seats=range(2, 5),
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
    levels=STRENGTHS,
    adviser=ADVISER,
    brief=BRIEF,
    deck=DeckRules(read_deck, write_deck, deck_list),
    telling=Telling(tell, explain),
    why=why,
    what_if=what_if,
    album=album,
)
