### What is said beside the first bid: facts of the Prompter, and the notes of a first game.

prompter-unseen = { $count ->
    [0] Tous les chanteurs ont été vus.
    [one] Un chanteur pas encore vu : femmes { $women }, hommes { $men }, indéterminés { $uncertain }.
   *[other] { $count } chanteurs pas encore vus : femmes { $women }, hommes { $men }, indéterminés { $uncertain }.
}
prompter-money = Argent des rivaux : { $rivals }.
prompter-outbid = { $count ->
    [0] Personne n’a plus d’argent que vous.
    [one] Un rival a plus d’argent que vous.
   *[other] { $count } rivaux ont plus d’argent que vous.
}
prompter-directors = { $count } metteurs en scène sont encore en lice.
prompter-values-title = Ce que chaque carte ajouterait maintenant à chaque maison
prompter-card = Carte

note-first-bid = Trois cartes Argent doivent durer sept manches. Une offre sans argent est une vraie offre.
note-stacks = Les rivaux qui ont scellé avant vous ne montrent que l’épaisseur de leur pile. Une carte Bluff l’épaissit d’une carte.
note-tie = Une égalité au sommet ne recrute personne, et tous gardent leur argent.
note-paid-alone = L’argent posé avec un numéro est dépensé même si nul autre ne voulait la carte.
note-understudy = Vous n’avez pas eu de carte, alors le Maestro vous en a donné une. La prochaine fois, pensez à qui est Maestro.
note-maestro = Vous êtes Maestro : vous scellez d’abord et distribuez ce qui reste.
note-fire = Les chiffres disent ce que chaque metteur en scène vaut aujourd’hui pour chaque maison. Renvoyez-en un qui aide un rival.
note-directors = Manche 4 : des metteurs en scène au lieu de chanteurs, et l’atelier est fermé ce soir.
note-premiere = À vous de donner les rôles. Un rôle favori rapporte un point, un chanteur à contre-emploi en coûte un.
