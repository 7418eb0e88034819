### Decks: loading, keeping, going back to the one of the house.

deck-now-house = In use: the house deck.
deck-now-own = In use: { $name }.
deck-load = Load from a file
deck-save = Save as a file
deck-use-house = Use the house deck
deck-name = Name of the deck
deck-my-name = My box
deck-keep = Use this deck
deck-kept = { $name } is in use from the next game on.
deck-kept-for-now = { $name } is in use, but only until you close the page: this device has no room to keep it.
deck-house-now = The house deck is in use from the next game on.
