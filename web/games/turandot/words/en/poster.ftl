### What Home says of this game.

name = Turandot

home-over = A night at the opera, 1926
home-under = Hire singers. Outbid rivals. Raise the curtain.
home-play-hint = { $count ->
    [one] A game against one rival, about fifteen minutes.
   *[other] A game against { $count } rivals, about fifteen minutes.
}
