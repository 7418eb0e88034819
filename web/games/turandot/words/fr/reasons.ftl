### Why a move: one sentence for each kind of reason that the engine gives. $you and $who are the player whose move it
### is, $mine and $whom another player whom the reason names, $theirs and $third a third one.

## Ce que vaut une carte

reason-stars = { $stars ->
    [3] Trois étoiles : personne en scène n’en a davantage.
   *[other] Deux étoiles : personne en scène n’en a davantage.
}
reason-few-stars = { $stars ->
    [one] Une étoile : personne en scène n’en a moins.
   *[other] Deux étoiles : personne en scène n’en a moins.
}
reason-stars-woman = { $stars ->
    [3] Trois étoiles
   *[other] Deux étoiles
}, et il { $you ->
    [yes] vous manque encore
   *[no] manque encore à { $who }
} { $count ->
    [one] une femme.
   *[other] deux femmes.
}
reason-stars-favourite = { $stars ->
    [3] Trois étoiles
   *[other] Deux étoiles
}, et { $card } rêve du rôle de { $role }, encore libre { $you ->
    [yes] chez vous : { $signed }.
   *[no] chez { $who } : { $signed }.
}
reason-favourite = { $you ->
    [yes] { $card } rêve du rôle de { $role }, encore libre chez vous : { $signed }.
   *[no] { $card } rêve du rôle de { $role }, encore libre chez { $who } : { $signed }.
}
reason-favourite-taken = { $card } rêve du rôle de { $role }, mais { $other } aussi, qui fait déjà partie de la troupe.
reason-miscast = Plus aucun rôle ne convient à { $card } : { $signed }.
reason-woman = Il { $you ->
    [yes] vous manque encore
   *[no] manque encore à { $who }
} { $count ->
    [one] une femme, et { $card } en est une.
   *[other] deux femmes, et { $card } en est une.
}
reason-any-role = { $card } convient à tous les rôles, sans jamais être à contre-emploi.
reason-loved = { $director } ajoute un point pour { $card }.
reason-loathed = { $director } retire un point pour { $card }.
reason-type-again = { $director } ne paie que pour six catégories différentes, et celle-ci est déjà dans la troupe.
reason-types-complete = Avec { $card }, les six catégories sont réunies : { $director } paie { $signed }.
reason-type-new = Une nouvelle catégorie, la { $count }ᵉ des six que veut { $director }.
reason-type-grows = Cela en fait { $count } de la catégorie que récompense { $director }, toujours en lice.
reason-best-card = { $you ->
    [yes] Aucune carte en scène ne rapporte plus à votre troupe.
   *[no] Aucune carte en scène ne rapporte plus à { $who }.
}
reason-worst-card = { $you ->
    [yes] Aucune carte en scène ne rapporte moins à votre troupe.
   *[no] Aucune carte en scène ne rapporte moins à { $who }.
}
reason-better-card = { $you ->
    [yes] { $other } rapporterait plus à votre troupe.
   *[no] { $other } rapporterait plus à { $who }.
}
reason-later-less = { $card } vaut moins à la longue qu’il n’y paraît aujourd’hui.
reason-later-more = { $card } vaut plus à la longue qu’il n’y paraît aujourd’hui.
reason-middling = { $you ->
    [yes] Pour vous, mieux que la moyenne des cartes, sans être la meilleure.
   *[no] Pour { $who }, mieux que la moyenne des cartes, sans être la meilleure.
}
reason-pays = { $you ->
    [yes] { $director } vous rapporterait { $signed } avec la troupe actuelle.
   *[no] { $director } rapporterait { $signed } à { $who } avec la troupe actuelle.
}
reason-costs = { $you ->
    [yes] { $director } vous coûterait des points : { $signed } avec la troupe actuelle.
   *[no] { $director } coûterait des points à { $who } : { $signed } avec la troupe actuelle.
}
reason-pays-never = { $director } ne rapporte jamais rien à personne.
reason-pays-later = { $you ->
    [yes] { $director } peut encore vous rapporter jusqu’à { $signed }.
   *[no] { $director } peut encore rapporter jusqu’à { $signed } à { $who }.
}

## Qui d’autre la veut, et ce que fait l’argent

reason-pays-rival = { $mine ->
    [yes] Chez vous, { $director } rapporterait { $signed }.
   *[no] Chez { $whom }, { $director } rapporterait { $signed }.
}
reason-rival-wants = { $mine ->
    [yes] Chez vous, { $card } rapporterait { $signed }.
   *[no] Chez { $whom }, { $card } rapporterait { $signed }.
}
reason-nobody-wants = Cette carte n’apporte à aucun rival plus que les autres.
reason-sure = { $money ->
    [one] Plus personne d’autre n’a d’argent : une carte Argent suffit à coup sûr.
   *[other] Personne d’autre n’a { $money } cartes Argent : c’est gagné d’avance.
}
reason-nobody-outbids = { $money ->
    [0] Plus personne d’autre n’a d’argent : au pire, égalité.
    [one] Personne ne peut dépasser une carte Argent : au pire, égalité.
   *[other] Personne ne peut dépasser { $money } cartes Argent : au pire, égalité.
}
reason-only-outbids = { $money ->
    [one] { $mine ->
        [yes] Vous pouvez dépasser une carte Argent, et personne d’autre.
       *[no] { $whom } peut dépasser une carte Argent, et personne d’autre.
    }
   *[other] { $mine ->
        [yes] Vous pouvez dépasser { $money } cartes Argent, et personne d’autre.
       *[no] { $whom } peut dépasser { $money } cartes Argent, et personne d’autre.
    }
}
reason-last-coin = { $rounds ->
    [one] C’est tout l’argent qui reste, et il y a encore une manche.
   *[other] C’est tout l’argent qui reste, et il y a encore { $rounds } manches.
}
reason-last-call = C’est la dernière manche : l’argent gardé ne vaut plus rien.
reason-keeps-money = { $money ->
    [1] La dernière carte Argent reste en main
    [2] Les deux cartes Argent restent en main
   *[other] Les { $money } cartes Argent restent en main
}{ $rounds ->
    [one] , avec une manche à venir.
   *[other] , avec { $rounds } manches à venir.
}
reason-overpaid = Personne d’autre ne devrait miser dessus : ce serait de l’argent perdu.
reason-quiet = Personne d’autre ne devrait miser dessus : la carte devrait venir sans argent.
reason-worth-paying = Quelqu’un d’autre misera sans doute dessus : il faut y mettre de l’argent.
reason-crowded = Quelqu’un d’autre misera sans doute dessus, et peut-être davantage.
reason-maestro-safe = { $you ->
    [yes] En cas d’échec, vous distribuez ce qui reste et vous vous servez en premier.
   *[no] En cas d’échec, { $who } distribue ce qui reste, à commencer par sa propre troupe.
}
reason-thin = { $count ->
    [one] La pile déjà scellée n’a qu’une carte : pas d’argent sur un numéro.
   *[other] Les piles déjà scellées n’ont qu’une carte : pas d’argent sur un numéro.
}
reason-bluff = { $count ->
    [one] Quelqu’un doit encore sceller et verra ici une pile de { $size } cartes.
   *[other] { $count } joueurs doivent encore sceller et verront ici une pile de { $size } cartes.
}
reason-bluff-idle = Personne ne verra la pile avant de sceller : la carte Bluff ne change rien.

## L’argent seul

reason-no-designer = { $round ->
    [4] Aucun atelier ne travaille ce soir : l’argent revient.
   *[other] Aucun atelier ne travaille pour le Maestro : l’argent revient.
}
reason-designer-sure = L’atelier est assuré : une carte Argent devient un élément de scène, +1.
reason-designer-line = { $places ->
    [one] D’autres passent avant et peuvent prendre le seul atelier.
   *[other] D’autres passent avant et peuvent prendre les deux ateliers.
}
reason-designer-double = { $director } double chaque élément de scène : +2.
reason-stage-flat = { $you ->
    [yes] Presque toutes les cartes en scène se valent pour vous.
   *[no] Presque toutes les cartes en scène se valent pour { $who }.
}
reason-stage-rich = { $you ->
    [yes] Cela laisse aux autres { $other }, la meilleure carte pour vous.
   *[no] Cela laisse aux autres { $other }, la meilleure carte pour { $who }.
}
reason-designer-card = Une carte vient en plus, mais c’est le Maestro qui la choisit.

## Les doublures

reason-gives-same = { $mine ->
    [yes] Tout ce qui reste rapporte autant à votre troupe.
   *[no] Tout ce qui reste rapporte autant à { $whom }.
}
reason-gives-fading = { $mine ->
    [yes] Aujourd’hui, tout ce qui reste rapporte autant à votre troupe ; à la longue, { $card } devrait rapporter moins que le reste.
   *[no] Aujourd’hui, tout ce qui reste rapporte autant à { $whom } ; à la longue, { $card } devrait rapporter moins que le reste.
}
reason-gives-growing = { $mine ->
    [yes] Aujourd’hui, tout ce qui reste rapporte autant à votre troupe ; à la longue, { $card } devrait rapporter plus que le reste.
   *[no] Aujourd’hui, tout ce qui reste rapporte autant à { $whom } ; à la longue, { $card } devrait rapporter plus que le reste.
}
reason-gives-least = { $mine ->
    [yes] Rien de ce qui reste ne rapporte moins à votre troupe.
   *[no] Rien de ce qui reste ne rapporte moins à { $whom }.
}
reason-gives-most = { $mine ->
    [yes] Rien de ce qui reste ne rapporte plus à votre troupe.
   *[no] Rien de ce qui reste ne rapporte plus à { $whom }.
}
reason-gives-more = { $mine ->
    [yes] Aujourd’hui, { $card } rapporte moins que la plupart à votre troupe, mais devrait rapporter plus à la longue.
   *[no] Aujourd’hui, { $card } rapporte moins que la plupart à { $whom }, mais devrait rapporter plus à la longue.
}
reason-gives-less = { $mine ->
    [yes] Aujourd’hui, { $card } rapporte plus que la plupart à votre troupe, mais devrait rapporter moins à la longue.
   *[no] Aujourd’hui, { $card } rapporte plus que la plupart à { $whom }, mais devrait rapporter moins à la longue.
}
reason-gives-middling = { $mine ->
    [yes] Ni la meilleure ni la pire pour vous, de ce qui reste.
   *[no] Ni la meilleure ni la pire pour { $whom }, de ce qui reste.
}
reason-gives-favourite = { $mine ->
    [yes] { $card } rêve du rôle de { $role }, encore libre chez vous : { $signed }.
   *[no] { $card } rêve du rôle de { $role }, encore libre chez { $whom } : { $signed }.
}
reason-gives-miscast = { $mine ->
    [yes] Chez vous, plus aucun rôle ne convient à { $card } : { $signed }.
   *[no] Chez { $whom }, plus aucun rôle ne convient à { $card } : { $signed }.
}
reason-goes-home = { $card } reste alors de trop et quitte la scène.
reason-table-gets = { $card } reste alors de trop et rejoint la Table.

## Désigner et renvoyer

reason-even = Peu importe qui est désigné.
reason-fires-mine = { $mine ->
    [yes] Vous renverriez
   *[no] { $whom } renverrait
} sans doute { $director }, qui { $you ->
    [yes] vous rapporte { $signed }.
   *[no] rapporte { $signed } à { $who }.
}
reason-fires-burden = { $mine ->
    [yes] Vous renverriez
   *[no] { $whom } renverrait
} sans doute { $director }, qui { $you ->
    [yes] vous coûte des points : { $signed }.
   *[no] coûte des points à { $who } : { $signed }.
}
reason-fires-theirs = { $mine ->
    [yes] Vous renverriez
   *[no] { $whom } renverrait
} sans doute { $director }, qui { $theirs ->
    [yes] vous rapporte { $signed }.
   *[no] rapporte { $signed } à { $third }.
}
reason-fires = { $mine ->
    [yes] Vous renverriez sans doute { $director }
   *[no] { $whom } renverrait sans doute { $director }
}{ $you ->
    [yes] , et cela vous arrange.
   *[no] , et cela arrange { $who }.
}
reason-fires-least = { $mine ->
    [yes] Vous renverriez sans doute { $director }
   *[no] { $whom } renverrait sans doute { $director }
}{ $you ->
    [yes] {""} : aucun autre choix ne vous nuirait moins.
   *[no] {""} : aucun autre choix ne nuirait moins à { $who }.
}
reason-fires-badly = { $mine ->
    [yes] Vous renverriez sans doute { $director }
   *[no] { $whom } renverrait sans doute { $director }
}{ $you ->
    [yes] , et cela ne vous arrange pas.
   *[no] , et cela n’arrange pas { $who }.
}
reason-pays-me = { $you ->
    [yes] { $director } vous rapporte { $signed } avec la troupe actuelle.
   *[no] { $director } rapporte { $signed } à { $who } avec la troupe actuelle.
}
reason-costs-me = { $you ->
    [yes] { $director } vous coûterait des points : { $signed } avec la troupe actuelle.
   *[no] { $director } coûterait des points à { $who } : { $signed } avec la troupe actuelle.
}
reason-pays-one = { $mine ->
    [yes] { $director } vous rapporte { $signed } ; les autres n’y perdent rien.
   *[no] { $director } rapporte { $signed } à { $whom } ; les autres n’y perdent rien.
}
reason-pays-some = { $count ->
    [one] { $mine ->
        [yes] { $director } vous rapporte { $signed }.
       *[no] { $director } rapporte { $signed } à { $whom }.
    }
   *[other] { $mine ->
        [yes] { $director } rapporte à { $count } rivaux, à vous surtout : { $signed }.
       *[no] { $director } rapporte à { $count } rivaux, surtout à { $whom } : { $signed }.
    }
}
reason-pays-nobody = { $director } ne rapporte rien à personne aujourd’hui.
reason-may-pay = { $mine ->
    [yes] { $director } peut encore vous rapporter jusqu’à { $signed }.
   *[no] { $director } peut encore rapporter jusqu’à { $signed } à { $whom }.
}
reason-spares = { $you ->
    [yes] À la longue, { $director } vous manquerait moins que la plupart.
   *[no] À la longue, { $director } manquerait moins à { $who } que la plupart.
}
reason-missed = { $you ->
    [yes] À la longue, { $director } vous manquerait plus que la plupart.
   *[no] À la longue, { $director } manquerait à { $who } plus que la plupart.
}

## La première

reason-part = { $card } en { $role }
reason-cast-favourites = { $count ->
    [one] Dans un rôle favori : { $parts }.
   *[other] Dans leur rôle favori : { $parts }.
}
reason-cast-miscast = À contre-emploi : { $parts }.
reason-cast-denied = { $card } rêve du rôle de { $role } et ne l’a pas.
reason-cast-clean = Personne n’est à contre-emploi.
reason-cast-best = Aucune distribution ne rapporte plus.
reason-cast-short = { $points ->
    [one] Un point de moins que la meilleure distribution.
   *[other] { $points } points de moins que la meilleure distribution.
}
reason-cast-wins = C’est la victoire, même si les autres distribuent au mieux.
reason-cast-behind = Si les autres distribuent au mieux, cela ne suffit pas pour gagner.

## En chiffres, après les raisons

figure-hired = Recrute dans { $percent } % des cas.
figure-points = { $points ->
    [one] Environ { $points } point à la fin.
   *[other] Environ { $points } points à la fin.
}
figure-total = { $points ->
    [one] { $points } point en tout.
   *[other] { $points } points en tout.
}
