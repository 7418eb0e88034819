"""The game's corner of the drawing office."""
