### Ce que l’accueil et la préparation disent de ce jeu : rivaux, niveaux, variantes.

rival-bianca = Bianca
    .way = Dépense à pleines mains.
rival-ottavio = Ottavio
    .way = Ne lâche pas un sou qu’il peut garder.
rival-zelda = Zelda
    .way = Bluffe pour le plaisir.
rival-raimondo = Raimondo
    .way = Ne vit que pour les costumes et les décors.
rival-petra = Petra
    .way = S’en prend à qui mène.
rival-anselmo = Anselmo
    .way = Collectionne les chanteurs d’un même genre.

level-amateur = Amateur
level-chorus = Choriste
level-soloist = Soliste
level-maestro = Maestro

option-sealing = Sceller les offres
option-sealing-clockwise = L’un après l’autre
    .why = Le Maestro d’abord, puis dans le sens horaire. Vous voyez combien de cartes les autres ont scellées : les cartes Bluff servent à cela.
option-sealing-blind = Tous à l’aveugle
    .why = Le nombre de cartes d’une offre ne se voit qu’à l’ouverture.
option-maestro-money = Le Maestro et l’argent seul
option-maestro-money-allowed = Permis
    .why = Règles anglaise, française et italienne : pas de décorateur, mais le Maestro choisit sa doublure.
option-maestro-money-forbidden = Interdit
    .why = Règle allemande : le Maestro joue toujours un numéro.
