### Decisions looked at again

review-phase-placing = un pingouin
review-phase-inviting = un jeton
review-phase-choosing = l’ordre des spectacles
review-phase-entering = un nouvel artiste

## Reasons

told-amount = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
figure-total = { $you ->
    [yes] Pour vous, environ { $points } à la fin.
   *[no] Pour { $who }, environ { $points } à la fin.
}
reason-show = { $you ->
    [yes] { $count ->
        [one] { $shows } joue aussitôt et vous rapporte { $points }.
       *[other] { $shows } jouent aussitôt et vous rapportent { $points }.
    }
   *[no] { $count ->
        [one] { $shows } joue aussitôt et rapporte { $points } à { $who }.
       *[other] { $shows } jouent aussitôt et rapportent { $points } à { $who }.
    }
}
reason-show-guest = { $you ->
    [yes] { $count ->
        [one] Avec un jeton sur { $guest }, { $shows } vous rapporte aussitôt { $points }.
       *[other] Avec un jeton sur { $guest }, { $shows } vous rapportent aussitôt { $points }.
    }
   *[no] { $count ->
        [one] Avec un jeton sur { $guest }, { $shows } rapporte aussitôt { $points } à { $who }.
       *[other] Avec un jeton sur { $guest }, { $shows } rapportent aussitôt { $points } à { $who }.
    }
}
reason-show-nobody = { $count ->
    [one] { $shows } joue aussitôt, et personne ne marque.
   *[other] { $shows } jouent aussitôt, et personne ne marque.
}
reason-show-nothing = { $you ->
    [yes] { $count ->
        [one] { $shows } joue aussitôt et ne vous rapporte rien.
       *[other] { $shows } jouent aussitôt et ne vous rapportent rien.
    }
   *[no] { $count ->
        [one] { $shows } joue aussitôt et ne rapporte rien à { $who }.
       *[other] { $shows } jouent aussitôt et ne rapportent rien à { $who }.
    }
}
reason-gift = { $count ->
    [one] { $shows } rapporte des points aux autres : { $names }.
   *[other] { $shows } rapportent des points aux autres : { $names }.
}
reason-card-only = { $you ->
    [yes] Personne d’autre ne marque au spectacle : vous recevez { $card }.
   *[no] Personne d’autre ne marque au spectacle : { $who } reçoit { $card }.
}
reason-card-least = { $you ->
    [yes] C’est vous qui marquez le moins ({ $points }) : vous recevez { $card }.
   *[no] C’est { $who } qui marque le moins ({ $points }) et reçoit { $card }.
}
reason-card-to = { $you ->
    [yes] C’est vous qui recevriez { $card }.
   *[no] C’est { $who } qui recevrait { $card }.
}
reason-card-tie = Égalité au plus petit score ({ $names }) : personne ne reçoit { $card }.
reason-animal-most = { $you ->
    [yes] Vous seriez alors en tête pour { $animals } : { $points } de plus à la fin.
   *[no] { $who } passerait alors en tête pour { $animals } : { $points } de plus à la fin.
}
reason-animal-share = { $you ->
    [yes] Vous seriez alors à égalité en tête pour { $animals } : { $points } de plus à la fin.
   *[no] { $who } serait alors à égalité en tête pour { $animals } : { $points } de plus à la fin.
}
reason-activity = { $you ->
    [yes] { $show } correspond à votre carte Activité : { $points } à la fin.
   *[no] Pour { $who }, { $show } correspond à la carte Activité : { $points } à la fin.
}
reason-ends-ahead = { $you ->
    [yes] La fête se termine sur ce spectacle, et vous gagnez avec { $points } d’avance.
   *[no] La fête se termine sur ce spectacle, et { $who } gagne avec { $points } d’avance.
}
reason-ends-behind = { $you ->
    [yes] La fête se termine sur ce spectacle, et vous avez { $points } de retard.
   *[no] La fête se termine sur ce spectacle, et { $who } a { $points } de retard.
}
reason-fee = En { $cell }, le droit de mélange coûte { $points }.
reason-fee-none = { $count ->
    [one] Le pingouin à côté de { $cell } est d’une autre famille : rien à payer.
   *[other] Aucun des { $count } pingouins à côté de { $cell } n’est de sa famille : rien à payer.
}
reason-fee-alone = Aucun pingouin à côté de { $cell } : rien à payer.
reason-excuse = Défausser { $card } évite un droit de { $points } et, en l’état, ne coûte rien à la fin.
reason-excuse-costs = Défausser { $card } évite un droit de { $points } ; en l’état, cela coûte { $worth } à la fin.
reason-closes = { $you ->
    [yes] Vous jouez ensuite, et ne pourrez plus faire jouer { $card }.
   *[no] { $who } joue ensuite, et ne pourra plus faire jouer { $card }.
}
reason-quiet = { $you ->
    [yes] Vous jouez ensuite, et ne pourrez lancer aucun spectacle.
   *[no] { $who } joue ensuite, et ne pourra lancer aucun spectacle.
}
reason-opens = { $you ->
    [yes] Il ne manque alors plus qu’une carte pour faire jouer { $show }, et vous jouez ensuite.
   *[no] Il ne manque alors plus qu’une carte pour faire jouer { $show }, et { $who } joue ensuite.
}
reason-fans = { $shows }, à côté de { $cell }, amusent { $guest }.
reason-fan-animal = { $guest } aime { $animals }, et { $show } est à côté de { $cell }.
reason-fan-activity = { $show }, à côté de { $cell }, amuse { $guest } : même activité, { $activity }.
reason-idle = À côté de { $cell }, personne n’amuse { $guest }.
reason-nearer = { $you ->
    [yes] Cela rapproche { $card } d’un spectacle où vous avez le meilleur score : { $points }.
   *[no] Cela rapproche { $card } d’un spectacle où { $who } a le meilleur score : { $points }.
}
reason-nearer-rival = { $you ->
    [yes] Cela rapproche aussi { $card } d’un spectacle qui vous rapporterait { $points }.
   *[no] Cela rapproche aussi { $card } d’un spectacle qui rapporterait { $points } à { $who }.
}
reason-nearer-card = { $you ->
    [yes] Cela rapproche { $card } de son spectacle, et en l’état la carte serait pour vous.
   *[no] Cela rapproche { $card } de son spectacle, et en l’état la carte serait pour { $who }.
}
reason-nearer-open = Cela rapproche { $card } de son spectacle, et personne n’y a encore d’invité qui marquerait.
reason-apart = Aucun spectacle ne s’en rapproche : pour l’instant, personne d’autre n’en profite.
reason-keeps = { $count ->
    [one] Vous gardez un pingouin de plus grande valeur pour une meilleure place.
   *[other] Vous gardez { $count } pingouins de plus grande valeur pour de meilleures places.
}
reason-brings = { $guest } apprécie ce qui commence : { $points }.
reason-guest-several = { $shows } amuseront { $guest }.
reason-guest-soon = { $show } amusera { $guest }, et il ne manque plus qu’une carte.
reason-guest = { $count ->
    [one] { $show } amusera { $guest }, mais il manque encore une carte.
   *[other] { $show } amusera { $guest }, mais il manque encore { $count } cartes.
}
reason-guest-best = Parmi les pingouins libres que quelqu’un amuse, aucun ne vaut plus que { $guest }.
reason-room = { $count } cases autour de { $cell } sont encore vides : de nouveaux artistes peuvent y venir.
reason-supply-used = Dans la réserve, le jeton ne rapporterait rien.
reason-leaves = { $count ->
    [one] Le jeton quitte { $guest }, que { $shows } amuserait.
   *[other] Le jeton quitte { $guest }, que { $shows } amuseraient.
}
reason-deserted = À côté de { $cell }, personne n’amuse { $guest } : le jeton n’y sert à rien.
reason-supply = { $you ->
    [yes] { $count ->
        [one] Vous gardez un jeton en réserve pour un meilleur invité.
       *[other] Vous gardez { $count } jetons en réserve pour de meilleurs invités.
    }
   *[no] { $count ->
        [one] { $who } garde un jeton en réserve pour un meilleur invité.
       *[other] { $who } garde { $count } jetons en réserve pour de meilleurs invités.
    }
}
reason-stay = { $you ->
    [yes] { $count ->
        [one] Un de vos invités est à côté d’un artiste qui l’amuse.
       *[other] { $count } de vos invités sont à côté d’artistes qui les amusent.
    }
   *[no] { $count ->
        [one] { $who } a un invité à côté d’un artiste qui l’amuse.
       *[other] { $who } a { $count } invités à côté d’artistes qui les amusent.
    }
}
reason-stay-idle = { $you ->
    [yes] Aucun de vos invités n’est à côté d’un artiste qui l’amuse.
   *[no] { $who } n’a aucun invité à côté d’un artiste qui l’amuse.
}
reason-none-free = Aucun pingouin libre n’est à côté d’un artiste qui l’amuse.
reason-this-show = { $you ->
    [yes] { $show } vous rapporte { $points }.
   *[no] { $show } rapporte { $points } à { $who }.
}
reason-this-none = { $you ->
    [yes] { $show } ne vous rapporte rien.
   *[no] { $show } ne rapporte rien à { $who }.
}
reason-own-guests = { $you ->
    [yes] { $count ->
        [one] Là, { $show } amuse un de vos invités : { $points }.
       *[other] Là, { $show } amuse { $count } de vos invités : { $points }.
    }
   *[no] { $count ->
        [one] Là, { $show } amuse un pingouin invité par { $who } : { $points }.
       *[other] Là, { $show } amuse { $count } pingouins invités par { $who } : { $points }.
    }
}
reason-rival-guests = Là, { $show } rapporterait des points aux autres : { $names }.
reason-no-rivals = Là, { $show } n’amuse l’invité de personne d’autre.
reason-loose = { $count ->
    [one] Un pingouin qui s’y amuse n’est pas encore invité : { $points }.
   *[other] { $count } pingouins qui s’y amusent ne sont pas encore invités ; le meilleur vaut { $points }.
}
reason-alone = Aucun pingouin n’est encore là pour regarder.
reason-crowd = { $count } pingouins s’y trouvent déjà.
reason-lacks = { $count ->
    [one] Il y manque encore une carte avant le spectacle.
   *[other] Il y manque encore { $count } cartes avant le spectacle.
}
reason-edge = { $count ->
    [one] Un de ses points d’activation donne sur l’eau et compte comme rempli.
   *[other] { $count } de ses points d’activation donnent sur l’eau et comptent comme remplis.
}
reason-hope-more = { $you ->
    [yes] Vos jetons promettent environ { $points } de plus.
   *[no] Les jetons promettent à { $who } environ { $points } de plus.
}
reason-hope-less = { $you ->
    [yes] Vos jetons promettent environ { $points } de moins.
   *[no] Les jetons promettent à { $who } environ { $points } de moins.
}
reason-deny = { $you ->
    [yes] Cela laisse aux autres environ { $points } de moins à espérer.
   *[no] Face à { $who }, cela laisse aux autres environ { $points } de moins à espérer.
}
reason-help = { $you ->
    [yes] Cela aide aussi les autres, d’environ { $points }.
   *[no] Face à { $who }, cela aide aussi les autres, d’environ { $points }.
}

## A decision looked at again

recall-hand = En main
recall-newcomer = Le nouvel artiste
recall-act = { $missing ->
    [0] { $card } en { $cell }, prêt à jouer.
    [one] { $card } en { $cell }, il lui manque une carte.
   *[other] { $card } en { $cell }, il lui manque { $missing } cartes.
}
recall-guest = { $you ->
    [yes] { $cell } : { $card }, votre invité.
   *[no] { $cell } : { $card }, hôte : { $who }.
}
whatif-placements = Autres placements de ce tour, avec le même jeton et la suite telle quelle
whatif-tokens = Autres jetons de ce tour, avec la suite telle quelle
whatif-points = Points dans ce tour
whatif-shows = Spectacles
whatif-no-show = aucun spectacle
whatif-show = { $card }, carte défaussée
whatif-show-taken = { $you ->
    [yes] { $card }, carte pour vous
   *[no] { $card }, carte pour { $who }
}
whatif-more = { $points ->
    [one] Un autre choix ({ $move }) aurait rapporté { $points } point de plus dans ce tour.
   *[other] Un autre choix ({ $move }) aurait rapporté { $points } points de plus dans ce tour.
}
whatif-right = Aucun autre choix ne vous aurait rapporté plus de points dans ce tour.
