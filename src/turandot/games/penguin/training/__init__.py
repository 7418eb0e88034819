"""Teach the bots from nothing by self-play; stop and go on at will. The same seed always gives the same weights.

Not needed to play: only the command line imports it.
"""

from turandot.games.penguin.training.course import add_arguments, run

__all__ = ["add_arguments", "run"]
