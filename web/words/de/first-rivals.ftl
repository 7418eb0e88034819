### Who plays here: the rivals of the house. `.to` is how something comes to them: some languages need another word there.

rival-bianca = Bianca
    .to = Bianca
rival-ottavio = Ottavio
    .to = Ottavio
rival-zelda = Zelda
    .to = Zelda
rival-raimondo = Raimondo
    .to = Raimondo
rival-petra = Petra
    .to = Petra
rival-anselmo = Anselmo
    .to = Anselmo
level-fitting = Passend zu mir
rival-strength = { $who } ({ $level })
rival-page = Mehr über diese Person
rival-met = { $games ->
    [0] Sie haben noch keine Partie miteinander beendet.
    [one] Eine Partie miteinander, { $ahead ->
        [0] in der Sie nicht vorn lagen.
       *[other] in der Sie vorn lagen.
    }
   *[other] { $games } Partien miteinander: { $ahead }-mal lagen Sie vorn, { $behind }-mal dahinter.
}
