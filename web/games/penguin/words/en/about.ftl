### Who made this game, and what is ours.

about-game = The Penguin Ultimatum is a card game by Jim Doherty, published by Eight Foot Llama in 2003. This is a tribute for the screen.
about-ours = Words, drawings, sounds and program are our own. The printed values and dots are in no rulebook, so those of our deck are ours too.
