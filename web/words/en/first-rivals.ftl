### Who plays here: the rivals of the house. `.to` is how something comes to them: some languages need another word there.

rival-bianca = Bianca
    .to = to Bianca
rival-ottavio = Ottavio
    .to = to Ottavio
rival-zelda = Zelda
    .to = to Zelda
rival-raimondo = Raimondo
    .to = to Raimondo
rival-petra = Petra
    .to = to Petra
rival-anselmo = Anselmo
    .to = to Anselmo
level-fitting = As fits me
rival-strength = { $who } ({ $level })
rival-page = More about this rival
rival-met = { $games ->
    [0] You have not finished a game together yet.
    [one] One game together, { $ahead ->
        [0] in which you were not ahead.
       *[other] in which you were ahead.
    }
   *[other] { $games } games together: you came in ahead in { $ahead }, behind in { $behind }.
}
