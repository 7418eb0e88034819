### Moves told afterwards, reasons, what-ifs, and the lines of the account.

## Les coups racontés après coup

retell-bid = { $you ->
    [yes] Vous scellez le { $slot }, { $card }
   *[no] { $who } scelle le { $slot }, { $card }
}{ $money ->
    [0] {""}
    [one] , avec une carte Argent
   *[other] , avec { $money } cartes Argent
}{ $bluff ->
    [yes] { $money ->
        [0] , avec la carte Bluff
       *[other] {" "}et la carte Bluff
    }
   *[no] {""}
}.
retell-alone = { $you ->
    [yes] Vous jouez l’argent seul
   *[no] { $who } joue l’argent seul
}{ $bluff ->
    [yes] {" "}avec la carte Bluff
   *[no] {""}
}.
retell-give = { $you ->
    [yes] { $self ->
        [yes] Vous prenez { $card } pour vous.
       *[no] Vous donnez { $card } à { $whom }.
    }
   *[no] { $self ->
        [yes] { $who } garde { $card }.
       *[no] { $mine ->
            [yes] { $who } vous donne { $card }.
           *[no] { $who } donne { $card } à { $whom }.
        }
    }
}
retell-name = { $you ->
    [yes] Vous désignez { $whom }.
   *[no] { $mine ->
        [yes] { $who } vous désigne.
       *[no] { $who } désigne { $whom }.
    }
}
retell-fire = { $you ->
    [yes] Vous renvoyez { $director }.
   *[no] { $who } renvoie { $director }.
}
retell-cast = { $you ->
    [yes] Vos rôles : { $roles }.
   *[no] { $who } donne les rôles : { $roles }.
}
short-bid = { $slot }{ $money ->
    [0] {""}
    [one] {" "}avec une carte Argent
   *[other] {" "}avec { $money } cartes Argent
}{ $bluff ->
    [yes] {" "}et Bluff
   *[no] {""}
}
short-alone = argent seul{ $bluff ->
    [yes] {" "}et Bluff
   *[no] {""}
}
short-give = carte { $slot }
short-cast = les rôles
whatif-title = Toutes les autres offres, face à ce que les autres ont vraiment joué
whatif-number = Numéro
whatif-money = { $money ->
    [0] sans argent
    [one] { $money } carte
   *[other] { $money } cartes
}
whatif-alone = Argent seul
whatif-hired = { $paid ->
    [0] recruté sans payer
   *[other] recruté pour { $paid }
}
whatif-designer = élément de scène
whatif-nothing = doublure
whatif-more = { $money ->
    [one] Une carte Argent de plus aurait recruté { $card }.
   *[other] { $money } cartes Argent de plus auraient recruté { $card }.
}
whatif-saved = { $money ->
    [one] Une carte Argent de moins aurait suffi.
   *[other] { $money } cartes Argent de moins auraient suffi.
}
whatif-right = Pas un sou de trop.
whatif-never = Cette fois, tout votre argent n’aurait pas recruté { $card }.
whatif-alone-lesson = Ce qu’un numéro aurait rapporté à la place :

review-phase-sealing = audition
review-phase-understudies = doublures
review-phase-naming = désignation
review-phase-firing = élimination
review-phase-premiere = première

result-outdone = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, battu par la Table
share-score = Étoiles { $stars }, favoris { $favourites }, scène { $scene }, mise en scène { $director }{ $mismatches ->
    [0] {""}
   *[other] , à contre-emploi { $gender }
}{ $penalty ->
    [0] {""}
   *[other] , dernier Maestro −{ $penalty }
}.

notation-premiere = Première
