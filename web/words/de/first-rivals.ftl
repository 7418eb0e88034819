### Who plays here: the rivals of the house.

rival-bianca = Bianca
rival-ottavio = Ottavio
rival-zelda = Zelda
rival-raimondo = Raimondo
rival-petra = Petra
rival-anselmo = Anselmo
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
