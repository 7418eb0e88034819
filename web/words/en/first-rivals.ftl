### Who plays here: the rivals of the house.

rival-bianca = Bianca
rival-ottavio = Ottavio
rival-zelda = Zelda
rival-raimondo = Raimondo
rival-petra = Petra
rival-anselmo = Anselmo
level-fitting = As fits me
rival-strength = { $who } ({ $level })
rival-page = More about this rival
rival-met = { $games ->
    [0] You have not finished a game together yet.
    [one] One game together, { $ahead ->
        [0] in which you were not ahead.
       *[other] in which you were ahead.
    }
   *[other] { $games } games together: { $ahead } times you came in ahead, { $behind } times behind.
}
