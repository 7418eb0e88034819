### Who plays here: the rivals of the house. `.to` is how something comes to them: some languages need another word there.

rival-bianca = Bianca
    .to = à Bianca
rival-ottavio = Ottavio
    .to = à Ottavio
rival-zelda = Zelda
    .to = à Zelda
rival-raimondo = Raimondo
    .to = à Raimondo
rival-petra = Petra
    .to = à Petra
rival-anselmo = Anselmo
    .to = à Anselmo
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
