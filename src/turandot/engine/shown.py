"""What every game shows: the part of a view's JSON that is the same whichever game is played.

The screens around a table read only this. A game adds whatever else its own table draws.
"""

from collections.abc import Sequence
from typing import TypeAlias, TypedDict

House: TypeAlias = int | str
"""A seat, or a word for a house that nobody plays and that scores all the same."""


class Caption(TypedDict):
    """Where in the game a moment lies, for lists of moments."""

    round: int
    phase: str


class Part(TypedDict):
    """One entry of a score line. Points are signed: what is taken away is negative."""

    key: str
    points: int


class Account(TypedDict):
    """What a house scores: its parts in the order they are told, and what they add up to."""

    parts: list[Part]
    total: int


class Line(Account):
    """The final account of one house. The place counts seats only: a house that nobody plays has none.

    All lines of a game have the same keys in the same order. Seats that are equal by every tie-break share a place.
    """

    seat: House
    place: int | None


class Final(TypedDict):
    """How the game ended. `tieBreak` is the game's word for what decided between equals, if anything had to."""

    lines: list[Line]
    winners: list[House]
    tieBreak: str | None


class Difference(TypedDict):
    """What a sole winner was ahead by: the best of the other houses, and at most two parts, the largest lead first."""

    over: House
    by: list[Part]


def difference(lines: Sequence[Line], winners: Sequence[House]) -> Difference | None:
    """In which parts the winner was most ahead of the next; none where a victory is shared or totals are level."""
    if len(winners) > 1:
        return None
    first = next(line for line in lines if line["seat"] == winners[0])
    second = max((line for line in lines if line is not first), key=lambda line: line["total"])
    if first["total"] == second["total"]:
        return None
    leads = [
        Part(key=one["key"], points=one["points"] - other["points"])
        for one, other in zip(first["parts"], second["parts"], strict=True)
    ]
    ahead = sorted((lead for lead in leads if lead["points"] > 0), key=lambda lead: -lead["points"])
    return {"over": second["seat"], "by": ahead[:2]}


class Shown(TypedDict):
    """A view as JSON: the table as `seat` sees it.

    `toAct` is the seat whose turn it is, nobody in passing and at the end; `legal` are the moves open to the viewer,
    none unless it is the viewer's turn; `rounds` is how many rounds the game has, if that is known; `final` is there
    once the game is over.
    """

    seat: int
    seats: int
    toAct: int | None
    legal: list[str]
    phase: str
    round: int
    rounds: int | None
    final: Final | None
