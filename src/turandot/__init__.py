"""Turandot, the card game of opera casting: rules, bots and a door for the page."""

__version__ = "0.1.0"
