### Preparazione, analisi, condivisione e autori.

set-up-first = Chi parla per primo
option-fine = Carte tenute invano
option-fine-dear = Due punti in meno
    .why = Tenere è un rischio.
option-fine-none = Nessuna perdita
    .why = Tenere non costa nulla.
review-phase-saying = tenere o passare
share-score = Carte { $cards }, multe { $fines }, passaggi { $calm }.
about-game = Tieni o Passa è un gioco dei nostri test.
about-ours = Mostra che ogni gioco può traslocare qui.
