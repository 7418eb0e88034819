"""The bots, by name. A bot weighs the moves open to it from its own view; choosing is drawing from that."""
