### What Home says of this game.

name = Turandot

home-over = Une nuit à l’opéra, 1926
home-under = Recrutez. Surenchérissez. Levez le rideau.
home-play-hint = Contre { $rivals }, un quart d’heure environ.

way-bianca = Dépense à pleines mains.
way-ottavio = Ne lâche pas un sou qu’il peut garder.
way-zelda = Bluffe pour le plaisir.
way-raimondo = Ne vit que pour les costumes et les décors.
way-petra = S’en prend à qui mène.
way-anselmo = Collectionne les chanteurs d’un même genre.

level-amateur = Amateur
level-chorus = Choriste
level-soloist = Soliste
level-virtuoso = Virtuose
level-maestro = Maestro
