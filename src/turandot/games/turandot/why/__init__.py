"""Why a move: reasons as data, from the view of the seat that has to act and what a bot said; no secrets, no words.

An argument is true of the table that everybody sees, or of what the bot reckoned; its weight says in points how far it
moved the move's value, and is below zero where it speaks against the move.
"""

from collections.abc import Callable, Iterable, Mapping

from turandot.engine.game import Choice, Reason
from turandot.games.turandot.moves import Bid, Fire, Move, Name, Understudy
from turandot.games.turandot.state import Phase
from turandot.games.turandot.view import View
from turandot.games.turandot.why.bids import of_bid
from turandot.games.turandot.why.firing import of_firing, of_naming
from turandot.games.turandot.why.handing import of_handing
from turandot.games.turandot.why.look import Argument, look
from turandot.games.turandot.why.premiere import of_casting

SAID = 4
"""How many arguments are given for a move: more would not be read."""
SLIGHT = 0.005
"""What differs by less in the chance to win is as good."""


def why(view: View, choices: Mapping[Move, Choice]) -> dict[Move, list[Reason]]:
    """Argue for and against every move that was weighed, the most telling argument first."""
    if not choices:
        return {}
    argue = _arguing(view, choices)
    values = [choice.value for choice in choices.values()]
    usual = sum(values) / len(values)
    return {
        move: _ordered(argue(move, choice), liked=choice.chance > 0 or choice.value > usual + SLIGHT)
        for move, choice in choices.items()
    }


def _arguing(view: View, choices: Mapping[Move, Choice]) -> Callable[[Move, Choice], Iterable[Argument]]:
    table = look(view)
    most = max(choice.value for choice in choices.values())
    even = view.phase is Phase.NAMING and len({(each.chance, each.value) for each in choices.values()}) == 1

    def argue(move: Move, choice: Choice) -> Iterable[Argument]:
        match move:
            case Bid():
                return of_bid(table, move, choice.reasons)
            case Understudy():
                return of_handing(table, move, choice.reasons)
            case Name():
                return of_naming(view, move, choice.reasons, best=choice.value == most, even=even)
            case Fire():
                return of_firing(view, move, choice.reasons)
            case _:
                return of_casting(view, move, choice)

    return argue


def _ordered(arguments: Iterable[Argument], *, liked: bool) -> list[Reason]:
    """What speaks for a move that is liked comes first, and what speaks against one that is not; then by weight.

    After the first, arguments with something new come before more of the same; those without weight come last.
    """
    sign = 1 if liked else -1
    ranked = sorted(arguments, key=lambda each: (not each.weight, each.weight * sign < 0, -abs(each.weight)))
    new: dict[str, Argument] = {}
    for each in ranked:
        new.setdefault(each.about if each.weight else "nothing", each)
    said = sorted(ranked, key=lambda each: (not each.weight, each not in new.values()))[:SAID]
    return [{"kind": each.kind, "weight": round(each.weight, 2), **each.facts} for each in said]
