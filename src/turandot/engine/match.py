"""A game being played: every move is checked, and every earlier moment can be looked at again.

A match never changes: playing gives a new one that remembers where it came from.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic

from turandot.engine.errors import IllegalMove
from turandot.engine.game import Choice, Game, Move, Setup, State, View, check_seed
from turandot.engine.rng import Stream


@dataclass(frozen=True, slots=True)
class Match(Generic[State, Move, View]):
    """A moment of a game: the move that led here, the states it passed through, and the moment before."""

    game: Game[State, Move, View]
    setup: Setup
    seed: str
    players: tuple[str, ...]
    steps: tuple[State, ...]
    move: Move | None = None
    previous: "Match[State, Move, View] | None" = None
    length: int = 0

    @property
    def state(self) -> State:
        """Where the table rests now."""
        return self.steps[-1]

    @property
    def to_act(self) -> int | None:
        """Whose turn it is; nobody's once the game is over."""
        return self.game.to_act(self.state)

    @property
    def legal(self) -> tuple[Move, ...]:
        """The moves open to that seat."""
        return self.game.legal(self.state)

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every move so far, in order."""
        return tuple(moment.move for moment in self.moments() if moment.move is not None)

    def moments(self) -> Iterator["Match[State, Move, View]"]:
        """Go through the match from its start to now."""
        back = [self]
        while back[-1].previous is not None:
            back.append(back[-1].previous)
        return reversed(back)

    def states(self) -> Iterator[State]:
        """Go through every state the table has passed through."""
        return (state for moment in self.moments() for state in moment.steps)

    def play(self, move: Move) -> "Match[State, Move, View]":
        """Play a move, if the rules allow it."""
        legal = self.legal
        if move not in legal:
            open_to = ", ".join(map(str, legal[:8])) + (", …" if len(legal) > 8 else "")  # noqa: PLR2004
            wanted = f"seat {self.to_act} may play {open_to}" if legal else "the game is over"
            raise IllegalMove(f"{move} is not possible now: {wanted}", move=str(move))
        steps = self.game.play(self.state, move)
        return Match(self.game, self.setup, self.seed, self.players, steps, move, self, self.length + 1)

    def undo(self) -> "Match[State, Move, View]":
        """Take the last move back; the start stays the start."""
        return self.previous or self

    def at(self, length: int) -> "Match[State, Move, View]":
        """Look at the moment after so many moves."""
        moment = self
        while moment.length > max(length, 0):
            moment = moment.undo()
        return moment

    def view(self, seat: int) -> View:
        """Show the table as a seat sees it."""
        return self.game.observe(self.state, seat)

    def weigh(self, bot: str | None = None) -> Mapping[Move, Choice]:
        """Ask what a bot thinks of the moves open now: by default the one whose turn it is, with its own luck."""
        seat = self.to_act
        if seat is None:
            return {}
        return self._ask(seat, bot or self.players[seat])[0]

    def choose(self, luck: str = "bot") -> Move:
        """Let the bot whose turn it is draw its move; another luck is another draw from the same mind."""
        seat = self.to_act
        if seat is None:
            raise IllegalMove("the game is over: nobody has to move")
        choices, stream = self._ask(seat, self.players[seat], luck)
        moves = tuple(choices)
        return moves[stream.weighted([choices[move].chance for move in moves])]

    def _ask(self, seat: int, bot: str, luck: str = "bot") -> tuple[Mapping[Move, Choice], Stream]:
        stream = Stream(self.seed, f"{luck}/{seat}/{self.length}")
        return self.game.bot(bot)(self.view(seat), stream), stream


def start(game: Game[State, Move, View], setup: Setup, seed: str, players: tuple[str, ...]) -> Match[State, Move, View]:
    """Sit down and deal."""
    return Match(game, setup, check_seed(seed), players, (game.start(setup, seed),))


def finish(match: Match[Any, Any, Any], luck: str = "bot") -> Match[Any, Any, Any]:
    """Let the bots play a match to its end."""
    while match.to_act is not None:
        match = match.play(match.choose(luck))
    return match


def share(match: Match[Any, Any, Any], seat: int) -> float:
    """A seat's share of the victory once the game is over."""
    won = match.game.winners(match.state)
    return 1 / len(won) if seat in won else 0.0
