### What Home says of this game.

name = Keep or Pass

home-over = Nine cards, two rounds
home-under = Keep your card or let it go.
home-play-hint = { $count ->
    [one] A game against one rival, one minute.
   *[other] A game against { $count } rivals, one minute.
}
