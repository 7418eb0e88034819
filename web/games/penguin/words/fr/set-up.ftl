### Setting up a table: rule options.

set-up-first = Qui commence

option-fee = Le droit de mélange
option-fee-all = Tous les voisins
    .why = Comme le dit la règle : les valeurs de tous les pingouins autour de celui que vous posez.
option-fee-family = La famille seule
    .why = Certains la lisent ainsi : seulement les valeurs des pingouins de la même famille.
option-start = Les premiers artistes
option-start-random = Au hasard
    .why = Les quatre premiers de la pioche mélangée.
option-start-balanced = Équilibré
    .why = Quatre animaux différents aux quatre activités différentes.
option-iceberg = L’iceberg
option-iceberg-fitting = Sur mesure
    .why = Sept colonnes ; sept rangées à deux, huit à trois, neuf à quatre.
option-iceberg-7x7 = 7 × 7
    .why = Étroit : le bord compte tôt.
option-iceberg-7x8 = 7 × 8
    .why = La taille prévue à trois.
option-iceberg-7x9 = 7 × 9
    .why = Vaste : il y a de la place pour s’éviter.
option-head-start = Avance
option-head-start-none = Aucune
    .why = Tous commencent avec 10 points.
option-head-start-two = Deux points par rang
    .why = Qui joue plus tard commence avec 12, 14 ou 16 points.
