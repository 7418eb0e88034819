# What set-up says of this game: rivals, levels, rule options.

rival-bianca = Bianca
rival-ottavio = Ottavio
rival-zelda = Zelda
rival-raimondo = Raimondo
rival-petra = Petra
rival-anselmo = Anselmo
