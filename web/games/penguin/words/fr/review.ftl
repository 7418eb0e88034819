### Reasons, decisions looked at again, and what-ifs.

review-phase-placing = un pingouin
review-phase-inviting = un jeton
review-phase-choosing = l’ordre des spectacles
review-phase-entering = un nouvel artiste

## Reasons

told-amount = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
reason-total = { $you ->
    [yes] Pour vous, environ { $points } à la fin.
   *[no] Pour { $who }, environ { $points } à la fin.
}
reason-show = { $you ->
    [yes] { $count ->
        [one] { $shows } joue aussitôt et peut vous rapporter { $points }.
       *[other] { $shows } jouent aussitôt et peuvent vous rapporter { $points }.
    }
   *[no] { $count ->
        [one] { $shows } joue aussitôt et peut rapporter { $points } à { $who }.
       *[other] { $shows } jouent aussitôt et peuvent rapporter { $points } à { $who }.
    }
}
reason-card = { $you ->
    [yes] Vous recevriez { $card }.
   *[no] { $who } recevrait { $card }.
}
reason-card-some = { $you ->
    [yes] Vous gagneriez une carte Artiste.
   *[no] { $who } gagnerait une carte Artiste.
}
reason-card-lost = { $you ->
    [yes] La carte irait à vous.
   *[no] La carte irait à { $who }.
}
reason-card-lost-some = La carte irait à quelqu’un d’autre.
reason-gift = D’autres y marquent aussi : { $names }.
reason-gift-some = D’autres y marquent aussi : { $points }.
reason-excuse = { $fee ->
    [0] Défausser { $card } évite le droit de mélange.
   *[other] Défausser { $card } évite un droit de { $fee }.
}
reason-fee = Le droit de mélange coûte { $points }.
reason-fans = { $count ->
    [one] { $shows }, à côté de { $cell }, amuse ce pingouin.
   *[other] { $shows }, à côté de { $cell }, amusent ce pingouin.
}
reason-guest = { $count ->
    [one] { $shows } amusera { $card }.
   *[other] { $shows } amuseront { $card }.
}
reason-idle = À côté de { $cell }, personne n’amuse ce pingouin.
reason-nearer = { $you ->
    [yes] Cela rapproche { $show } d’un spectacle qui vous vaut { $points }.
   *[no] Cela rapproche { $show } d’un spectacle qui vaut { $points } à { $who }.
}
reason-hand = { $you ->
    [yes] Les pingouins qui restent dans votre main ont de bonnes places aussi.
   *[no] { $who } garde en main des pingouins qui ont de bonnes places aussi.
}
reason-supply = { $you ->
    [yes] Votre jeton peut attendre un meilleur invité.
   *[no] { $who } garde un jeton pour un meilleur invité.
}
reason-stay = { $you ->
    [yes] Vos trois invités restent les mêmes.
   *[no] { $who } garde les trois mêmes invités.
}
reason-brings = { $card } apprécie ce qui commence : { $points }.
reason-deserted = À côté de { $cell }, plus personne n’amuse l’invité qui s’y trouve.
reason-this-show = { $you ->
    [yes] Ce spectacle vous rapporte { $points }.
   *[no] Ce spectacle rapporte { $points } à { $who }.
}
reason-no-show = { $you ->
    [yes] Ce spectacle ne vous rapporte rien.
   *[no] Ce spectacle ne rapporte rien à { $who }.
}
reason-last-show = La pioche est vide : après ce spectacle, aucun autre ne comptera.
reason-own-guests = { $you ->
    [yes] { $count ->
        [one] Il y amuse un de vos invités : { $points }.
       *[other] Il y amuse { $count } de vos invités : { $points }.
    }
   *[no] { $count ->
        [one] Il y amuse un pingouin invité par { $who } : { $points }.
       *[other] Il y amuse { $count } pingouins invités par { $who } : { $points }.
    }
}
reason-no-rivals = Il n’y amuse l’invité de personne d’autre.
reason-crowd = { $count } pingouins sont déjà à côté.
reason-missing = { $count ->
    [one] Il lui manquera une carte pour jouer.
   *[other] Il lui manquera { $count } cartes pour jouer.
}
reason-animals-more = { $you ->
    [yes] À la fin, les animaux vous rapporteraient { $points } de plus.
   *[no] À la fin, les animaux rapporteraient { $points } de plus à { $who }.
}
reason-animals-fewer = { $you ->
    [yes] À la fin, les animaux vous rapporteraient { $points } de moins.
   *[no] À la fin, les animaux rapporteraient { $points } de moins à { $who }.
}
reason-activity-more = { $you ->
    [yes] La carte convient à votre activité : { $points } de plus à la fin.
   *[no] Pour { $who }, la carte est de la bonne activité : { $points } de plus à la fin.
}
reason-activity-fewer = { $you ->
    [yes] Une carte de votre activité s’en va : { $points } de moins à la fin.
   *[no] { $who } se sépare d’une carte de son activité : { $points } de moins à la fin.
}
reason-deny = { $you ->
    [yes] Cela laisse aux autres environ { $points } de moins à espérer.
   *[no] Face à { $who }, cela laisse aux autres environ { $points } de moins à espérer.
}
reason-help = { $you ->
    [yes] Cela aide aussi les autres, d’environ { $points }.
   *[no] Face à { $who }, cela aide aussi les autres, d’environ { $points }.
}
reason-opening = { $you ->
    [yes] Cela vous laisse, juste après, environ { $points } de plus à prendre.
   *[no] Cela laisse à { $who }, juste après, environ { $points } de plus à prendre.
}
reason-closes = { $you ->
    [yes] Cela vous laisse, juste après, environ { $points } de moins à prendre.
   *[no] Cela laisse à { $who }, juste après, environ { $points } de moins à prendre.
}
reason-tempo = { $you ->
    [yes] Il reste un spectacle de moins, et cela vous arrange.
   *[no] Il reste un spectacle de moins, et cela arrange { $who }.
}
reason-tempo-bad = { $you ->
    [yes] Il reste un spectacle de moins, et cela arrange les autres.
   *[no] Il reste un spectacle de moins, et cela n’arrange pas { $who }.
}
reason-later = { $you ->
    [yes] Vous pouvez espérer de vos invités environ { $points } de plus.
   *[no] { $who } peut espérer de ses invités environ { $points } de plus.
}
reason-later-less = { $you ->
    [yes] Vous pouvez espérer de vos invités environ { $points } de moins.
   *[no] { $who } peut espérer de ses invités environ { $points } de moins.
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
