### Who plays here: the rivals of the house and how well they play.

rival-bianca = Bianca
rival-ottavio = Ottavio
rival-zelda = Zelda
rival-raimondo = Raimondo
rival-petra = Petra
rival-anselmo = Anselmo
level-amateur = Dilettante
level-chorus = Corista
level-soloist = Solista
level-maestro = Maestro
