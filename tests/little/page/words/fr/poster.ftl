### Ce que dit l’accueil de ce jeu.

name = Garde ou Passe

home-over = Neuf cartes, deux manches
home-under = Gardez votre carte ou laissez-la partir.
home-play-hint = Contre { $rivals }, une minute.

way-bianca = Garde plus qu’il ne faudrait.
way-ottavio = Préfère passer.
way-zelda = Compte les cartes.

level-gentle = Doux
level-keen = Vif
