### Who plays here: the rivals of the house.

rival-bianca = Bianca
rival-ottavio = Ottavio
rival-zelda = Zelda
rival-raimondo = Raimondo
rival-petra = Petra
rival-anselmo = Anselmo
