"""Whole games and moments in them, as laws of any game are tried on them."""

from typing import Any, NamedTuple

from turandot.engine.rng import Stream


class Line(NamedTuple):
    """A whole game: its seed, its moves, and every state it passed through."""

    seed: str
    moves: list[Any]
    states: list[Any]

    def __repr__(self) -> str:
        """All that is needed to play it again; the states themselves would fill pages."""
        setup = self.states[0].setup
        played = " ".join(map(str, self.moves))
        return f"Line({setup.seats} seats, first {setup.first}, {setup.options}, {self.seed}: {played})"


class Moment(NamedTuple):
    """A state somewhere in a game, a seat that looks at it, and some luck for whoever needs it."""

    state: Any
    seat: int
    luck: Stream
    line: Line
    place: int

    def __repr__(self) -> str:
        """Where in which game it is."""
        return f"Moment(seat {self.seat} at state {self.place} of {self.line!r})"
