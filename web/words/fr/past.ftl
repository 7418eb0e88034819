### Past games, results, sharing, backups, statistics.

## Résultats et partage

result = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $place ->
    [1] première place
    [2] deuxième place
    [3] troisième place
    [4] quatrième place
   *[other] cinquième place
} sur { $seats ->
    [2] deux
    [3] trois
    [4] quatre
   *[other] cinq
}
share-lead = Rien n’est envoyé nulle part : le lien contient lui-même la donne, ou toute la partie.
share-words = En mots
share-links = Liens
share-deal-link = La même donne
share-replay-link = Toute la partie
share-copy = Copier
share-send = Envoyer
share-daily = { $game } du jour, { DATETIME($date, dateStyle: "medium") }
share-asked = Avec l’aide du souffleur.
share-text = { $what } : { $result }. { $score } Même donne : { $link }
share-deal = { $game }, une donne pour vous : { $link }
link-bad = Ce lien est abîmé ou incomplet ; rien n’a été ouvert.
deal-lead = { $seats ->
    [2] Quelqu’un partage une donne à deux places : mêmes cartes, même rival.
   *[other] Quelqu’un partage une donne à { $seats } places : mêmes cartes, mêmes rivaux.
}
deal-play = Jouer cette donne

## Parties passées

past-count = { $count ->
    [0] Aucune partie n’est encore conservée sur cet appareil.
    [one] Une partie est conservée sur cet appareil.
   *[other] { $count } parties sont conservées sur cet appareil.
}
past-more = En montrer plus
past-unfinished = { $moves ->
    [one] Inachevée, { $moves } coup joué
   *[other] Inachevée, { $moves } coups joués
}
past-line = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }, contre { $rivals }
past-seed = Donne { $seed }
past-deck = Cartes { $name }
past-rehearsal = Répétition
past-shared = Reçue par lien
past-continue = Continuer
past-record = Feuille
past-copy-json = Copier en JSON
past-copy-notation = Copier en texte
past-reading = …
past-delete = Supprimer
past-delete-sure = La partie disparaîtra de cet appareil pour de bon.
notation-round = Manche { $round }
notation-result = Résultat : { $points }
notation-house-deck = cartes de la maison
notation-option = { $about } : { $choice }
backup-title = Sauvegarde
backup-lead = Un seul fichier avec toutes les parties et tous les réglages de cet appareil. Restaurer ajoute à ce qui est là et ne perd rien.
backup-save = Enregistrer une sauvegarde
backup-restore = Restaurer un fichier
backup-with-settings = Les réglages aussi
backup-progress = Vérification des parties, { $percent } %
backup-bad = Ce fichier n’est pas une de nos sauvegardes ; rien n’a été changé.
backup-done = { $added ->
    [0] Rien de nouveau dans cette sauvegarde.
    [one] Une partie restaurée.
   *[other] { $added } parties restaurées.
}{ $known ->
    [0] {""}
    [one] {" "}Une était déjà là.
   *[other] {" "}{ $known } étaient déjà là.
}
backup-refused = { $refused ->
    [one] Une était illisible et a été laissée de côté.
   *[other] { $refused } étaient illisibles et ont été laissées de côté.
}
backup-unkept = { $unkept ->
    [one] Il n’y avait pas de place pour une autre partie : faites de la place, puis restaurez le fichier de nouveau.
   *[other] Il n’y avait pas de place pour { $unkept } autres parties : faites de la place, puis restaurez le fichier de nouveau.
}
backup-unkept-rest = Il n’y avait pas non plus de place pour tous les réglages et tous les jeux de cartes.

## Statistiques

statistics-none = Les statistiques commencent avec votre première partie achevée.
statistics-count = { $count ->
    [one] Une partie achevée ; les répétitions ne comptent pas.
   *[other] { $count } parties achevées ; les répétitions ne comptent pas.
}
statistics-wins = Combien de fois vous gagnez
statistics-table = Table
statistics-share = Gagné
statistics-compare = Par rapport à des forces égales
statistics-group = { $seats } places, { $level }
statistics-mixed = mélange
statistics-fair = { $games ->
    [one] à forces égales { $fair }, une partie
   *[other] à forces égales { $fair }, { $games } parties
}
statistics-lines = D’où viennent vos points, en moyenne
statistics-line = Ligne
statistics-average = Moyenne
