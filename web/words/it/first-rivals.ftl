### Who plays here: the rivals of the house.

rival-bianca = Bianca
rival-ottavio = Ottavio
rival-zelda = Zelda
rival-raimondo = Raimondo
rival-petra = Petra
rival-anselmo = Anselmo
level-fitting = Adatto a me
rival-strength = { $who } ({ $level })
rival-page = Di più su questo rivale
rival-met = { $games ->
    [0] Non avete ancora finito una partita insieme.
    [one] Una partita insieme, { $ahead ->
        [0] in cui non eri davanti.
       *[other] in cui eri davanti.
    }
   *[other] { $games } partite insieme: { $ahead } volte davanti, { $behind } volte dietro.
}
