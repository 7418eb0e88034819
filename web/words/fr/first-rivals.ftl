### Who plays here: the rivals of the house.

rival-bianca = Bianca
rival-ottavio = Ottavio
rival-zelda = Zelda
rival-raimondo = Raimondo
rival-petra = Petra
rival-anselmo = Anselmo
level-fitting = À ma mesure
rival-strength = { $who } ({ $level })
rival-page = En savoir plus
rival-met = { $games ->
    [0] Vous n’avez encore fini aucune partie ensemble.
    [one] Une partie ensemble, { $ahead ->
        [0] où vous n’étiez pas devant.
       *[other] où vous étiez devant.
    }
   *[other] { $games } parties ensemble : { $ahead } fois devant, { $behind } fois derrière.
}
