### What Home says of this game.

name = Turandot

home-over = Una notte all’opera, 1926
home-under = Ingaggia. Rilancia. Su il sipario.
home-play-hint = { $count ->
    [one] Una partita contro un rivale, un quarto d’ora circa.
   *[other] Una partita contro { $count } rivali, un quarto d’ora circa.
}
