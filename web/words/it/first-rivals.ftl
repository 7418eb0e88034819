### Who plays here: the rivals of the house. `.to` is how something comes to them: some languages need another word there.

rival-bianca = Bianca
    .to = a Bianca
rival-ottavio = Ottavio
    .to = a Ottavio
rival-zelda = Zelda
    .to = a Zelda
rival-raimondo = Raimondo
    .to = a Raimondo
rival-petra = Petra
    .to = a Petra
rival-anselmo = Anselmo
    .to = ad Anselmo
level-fitting = Adatto a me
rival-strength = { $who } ({ $level })
rival-page = Di più su questo rivale
rival-met = { $games ->
    [0] Non avete ancora finito una partita insieme.
    [one] Una partita insieme, { $ahead ->
        [0] in cui non eri davanti.
       *[other] in cui eri davanti.
    }
   *[other] { $games } partite insieme: in { $ahead } eri davanti, in { $behind } dietro.
}
