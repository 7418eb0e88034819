### Who made this game, and what is ours.

about-game = Turandot is a card game by Stefano Castelli, published in 2009. This is a tribute for the screen.
about-ours = Words, drawings, music settings and program are our own. The printed list of singers is in no rulebook, so the singers are ours too.
