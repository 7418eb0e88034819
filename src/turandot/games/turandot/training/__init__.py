"""Training the bots' table by self-play. Not needed to play: only the command line imports it."""
