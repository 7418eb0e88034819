"""What every game shares: the contract, the match, the record, chance and errors. Names no game."""
