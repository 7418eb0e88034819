"""Games to play in a browser: rules, bots and a door for the page."""

__version__ = "0.1.0"
