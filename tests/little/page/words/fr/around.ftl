### Préparation, analyse, partage et auteurs.

set-up-first = Qui parle en premier
option-fine = Cartes gardées en vain
option-fine-dear = Deux points de moins
    .why = Garder est un risque.
option-fine-none = Aucune perte
    .why = Garder ne coûte rien.
review-phase-saying = garder ou passer
share-score = Cartes { $cards }, amendes { $fines }, passes { $calm }.
about-game = Garde ou Passe est un jeu de nos tests.
about-ours = Il montre que tout jeu peut emménager.
