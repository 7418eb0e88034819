### What Home says of this game.

name = Turandot

home-over = Una notte all’opera, 1926
home-under = Ingaggia. Rilancia. Su il sipario.
home-play-hint = Contro { $rivals }, un quarto d’ora circa.

way-bianca = Spende a piene mani.
way-ottavio = Non molla un soldo che può tenere.
way-zelda = Bluffa per il gusto di farlo.
way-raimondo = Vive per costumi e scene.
way-petra = Se la prende con chi è in testa.
way-anselmo = Colleziona cantanti di una sola categoria.

level-amateur = Dilettante
level-chorus = Corista
level-soloist = Solista
level-virtuoso = Virtuoso
level-maestro = Maestro
