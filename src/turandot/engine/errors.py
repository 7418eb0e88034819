"""Errors meant for people: each has a code the page has words for, and the facts those words need.

Anything that is not one of these is a bug and should fail loudly.
"""


class GameError(Exception):
    """Something a person asked for cannot be done; says what was given and what was wanted."""

    code = "error"

    def __init__(self, sentence: str, **facts: str | int) -> None:
        """Keep the sentence for the terminal and the facts for the page's own words."""
        super().__init__(sentence)
        self.facts = facts


class IllegalMove(GameError):
    """The move is not one the rules allow now."""

    code = "illegal-move"


class BadMove(GameError):
    """The text is no move of this game."""

    code = "bad-move"


class BadRecord(GameError):
    """The record is damaged, of another kind, or does not follow the rules."""

    code = "bad-record"


class BadDeck(GameError):
    """The deck does not have the shape the game needs."""

    code = "bad-deck"


class BadSetup(GameError):
    """No game can be set up this way: seats, options, first seat or seed."""

    code = "bad-setup"


class UnknownGame(GameError):
    """No game of that name is in the box."""

    code = "unknown-game"


class UnknownBot(GameError):
    """No bot of that name can take a seat."""

    code = "unknown-bot"


class NotOffered(GameError):
    """The game has no such part: not every game has decks to choose from, or tells itself."""

    code = "not-offered"


class BadRequest(GameError):
    """The page asked for something the bridge does not understand."""

    code = "bad-request"
