"""Which reasons are told, and in which order."""

from collections.abc import Iterator, Mapping

from turandot.engine.game import Choice, Json
from turandot.games.penguin.moves import Invite, Leave, Move, Perform, Place
from turandot.games.penguin.reasons.inviting import inviting
from turandot.games.penguin.reasons.placing import placing
from turandot.games.penguin.reasons.staging import entering, performing
from turandot.games.penguin.reasons.thought import FELT, GOOD, Reason, Thought
from turandot.games.penguin.view import View

MOST = 4
"""Nobody reads more."""
CLEAR = 0.3
"""A reason against a move that weighs less than this does not come before one that speaks for it."""


def why(view: View, choices: Mapping[Move, Choice]) -> dict[Move, list[Json]]:
    """Why each of these moves is as good as it is: the reasons that moved its value most.

    Each is compared with the better half of them: nobody minds that a move is not as bad as the worst.
    """
    if not choices:
        return {}
    better = sorted(choices.values(), key=lambda choice: -choice.value)[: (len(choices) + 1) // 2]
    usual = {name: sum(choice.reasons.get(name, 0.0) for choice in better) / len(better) for name in GOOD}
    least = better[-1].value
    return {
        move: [
            reason.shown()
            for reason in _ordered(
                _found(Thought(view, choice.reasons, usual), move), good=choice.chance > 0 or choice.value >= least
            )
        ]
        for move, choice in choices.items()
    }


def _found(thought: Thought, move: Move) -> list[Reason]:
    return [*_seen(thought, move), *_hoped(thought)]


def _seen(thought: Thought, move: Move) -> Iterator[Reason]:
    """What can be seen."""
    if isinstance(move, Place):
        return placing(thought, move)
    if isinstance(move, Invite | Leave):
        return inviting(thought, move)
    return performing(thought, move) if isinstance(move, Perform) else entering(thought, move)


def _hoped(thought: Thought) -> Iterator[Reason]:
    """What a bot expects beyond what can be seen: more or less from the own tokens, and for everybody else."""
    later, against = thought.told("token", "place"), thought.told("deny")
    if later >= FELT:
        yield _plain(thought.pro("hope-more", "token", "place", points=later))
    elif later <= -FELT and not thought.counted.get("points"):  # what a show has brought is no longer hoped for
        yield _plain(thought.con("hope-less", "token", "place", points=-later))
    if against >= FELT and not thought.counted.get("gift"):  # nor is what others scored taken from them
        yield _plain(thought.pro("deny", "deny", points=against))
    elif against <= -FELT:
        yield _plain(thought.con("help", "deny", points=-against))


def _plain(reason: Reason) -> Reason:
    """An estimate stands behind the facts that explain it."""
    return reason._replace(weight=reason.weight / 2, plain=True)


def _ordered(found: list[Reason], *, good: bool) -> list[Reason]:
    """What moved the value most comes first; but a good move begins with what speaks for it, and no other does."""
    found.sort(key=lambda reason: -abs(reason.weight))
    seen = [reason for reason in found if not reason.plain]
    if not seen:
        return []
    first = next((reason for reason in seen if _fits(reason.weight, good=good)), seen[0])
    return [first, *(reason for reason in found if reason is not first)][:MOST]


def _fits(weight: float, *, good: bool) -> bool:
    return weight > 0 if good else weight <= -CLEAR
