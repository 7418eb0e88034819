"""Turandot: the wiring of its rules, views and bots into the contract of a game."""

from turandot.engine.game import Game
from turandot.games.turandot.account import tell
from turandot.games.turandot.bots import BOTS, bot
from turandot.games.turandot.cards import read_deck, write_deck
from turandot.games.turandot.explain import deck_list, explain
from turandot.games.turandot.imagine import imagine
from turandot.games.turandot.moves import Move, parse
from turandot.games.turandot.rules import OPTIONS, legal, play, start, to_act
from turandot.games.turandot.scoring import scores, winners
from turandot.games.turandot.show import show
from turandot.games.turandot.state import State
from turandot.games.turandot.view import View, observe
from turandot.games.turandot.whatif import caption, what_if

TURANDOT: Game[State, Move, View] = Game(
    name="turandot",
    rules=1,
    seats=range(2, 6),
    options=OPTIONS,
    read_deck=read_deck,
    write_deck=write_deck,
    show_deck=deck_list,
    start=start,
    to_act=to_act,
    legal=legal,
    play=play,
    scores=scores,
    winners=winners,
    observe=observe,
    imagine=imagine,
    parse=parse,
    bot=bot,
    bots=tuple(BOTS),
    show=show,
    tell=tell,
    explain=explain,
    caption=caption,
    what_if=what_if,
)
