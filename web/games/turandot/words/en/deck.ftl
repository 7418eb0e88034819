### The deck of this game, as it is entered and refused.

deck-lead = Own the box? Load its 36 singers from a file, or enter them below. New games are then dealt from your deck; the daily deal always uses the house deck.
deck-edit = Edit the 36 singers
deck-bad-file = This is not a deck: it should have a name and six singers for each of the six types. Nothing was changed.
deck-bad-card = This deck has a mistake at { $card }: a singer is written as stars, gender and favourite role, as in 2FL. Nothing was changed.
deck-stars = stars
deck-gender = gender
deck-favourite = favourite role
deck-no-favourite = no favourite
deck-gender-male = male
deck-gender-female = female
deck-gender-uncertain = uncertain
