### Set-up, review, sharing, and who made this game.

set-up-first = Who speaks first
option-fine = Cards kept in vain
option-fine-dear = Two points less
    .why = Keeping is a risk.
option-fine-none = No loss
    .why = Keeping costs nothing.
review-phase-saying = keep or pass
share-score = Cards { $cards }, fines { $fines }, passing { $calm }.
about-game = Keep or Pass is a game from our tests.
about-ours = It shows that any game can move in.
