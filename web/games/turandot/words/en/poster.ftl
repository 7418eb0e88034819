### What Home says of this game.

name = Turandot

home-over = A night at the opera, 1926
home-under = Hire singers. Outbid rivals. Raise the curtain.
