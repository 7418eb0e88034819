### La table.

headline = Manche { $round } sur { $rounds }
your-card = Votre carte : { $card }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
say-keep = Garder
say-pass = Passer
waiting = Les autres réfléchissent.
uncovered = Toutes les cartes sont visibles : { $cards }.
over = Le décompte
won = { $you ->
    [yes] Vous gagnez.
   *[no] { $who } gagne.
}
won-shared = Victoire partagée : { $who }.
line-cards = Cartes hautes
line-fines = Amendes
line-calm = Passes
total = Somme

retell-keep = { $you ->
    [yes] Vous gardez la carte.
   *[no] { $who } garde la carte.
}
retell-pass = { $you ->
    [yes] Vous passez.
   *[no] { $who } passe.
}
reason-highest = La plus haute dans { $percent } % des cas.
prompter-unseen = Cartes jamais montrées : { $count }
prompter-higher = Cartes au-dessus de la vôtre : { $count }
note-first-saying = Seule la plus haute carte gardée marque ; passer vaut un point à coup sûr.
