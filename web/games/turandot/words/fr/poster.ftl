### What Home says of this game.

name = Turandot

home-over = Une nuit à l’opéra, 1926
home-under = Recrutez. Surenchérissez. Levez le rideau.
home-play-hint = { $count ->
    [one] Une partie contre un rival, un quart d’heure environ.
   *[other] Une partie contre { $count } rivaux, un quart d’heure environ.
}
