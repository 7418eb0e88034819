### Ce que dit l’accueil de ce jeu.

name = Garde ou Passe

home-over = Neuf cartes, deux manches
home-under = Gardez votre carte ou laissez-la partir.
home-play-hint = { $count ->
    [one] Une partie contre un rival, une minute.
   *[other] Une partie contre { $count } rivaux, une minute.
}
