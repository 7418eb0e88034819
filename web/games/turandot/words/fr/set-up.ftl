### Setting up a table: rule options.

set-up-first = Premier Maestro

option-sealing = Sceller les offres
option-sealing-clockwise = L’un après l’autre
    .why = Le Maestro d’abord, puis dans le sens horaire. Vous voyez combien de cartes les autres ont scellées : les cartes Bluff servent à cela.
option-sealing-blind = Tous à l’aveugle
    .why = Le nombre de cartes d’une offre ne se voit qu’à l’ouverture.
option-maestro-money = Le Maestro et l’argent seul
option-maestro-money-allowed = Permis
    .why = Règles anglaise, française et italienne : rien à l’atelier, mais le Maestro choisit sa doublure.
option-maestro-money-forbidden = Interdit
    .why = Règle allemande : le Maestro joue toujours un numéro.
