### The deck of this game, as it is entered and refused.

deck-lead = Own the box? Load its 64 penguins and 16 entertainers from a file, or enter them below. New games are then dealt from your deck; the daily deal always uses the house deck.
deck-edit = Edit the penguins and entertainers
deck-bad-file = This is not a deck: it should have a name, 64 penguins and 16 entertainers. Nothing was changed.
deck-bad-card = This deck has a mistake at { $card }: a penguin has a family, an activity and a value from 1 to 99, an entertainer an animal, an activity and at least two dots. Nothing was changed.
deck-penguins = Penguins
deck-entertainers = Entertainers
deck-number = Penguin { $number }
deck-family = family
deck-activity = activity
deck-value = value
deck-family-green = green
deck-family-brown = brown
deck-family-red = red
deck-family-blue = blue
deck-dots-note = Tick where the card has its dots.
deck-dot-nw = dot at the top left
deck-dot-n = dot at the top
deck-dot-ne = dot at the top right
deck-dot-w = dot on the left
deck-dot-e = dot on the right
deck-dot-sw = dot at the bottom left
deck-dot-s = dot at the bottom
deck-dot-se = dot at the bottom right
