### Moves told afterwards, reasons, what-ifs, and the lines of the account.

## Züge, nacherzählt

retell-bid = { $you ->
    [yes] Sie legen die { $slot }, { $card }
   *[no] { $who } legt die { $slot }, { $card }
}{ $money ->
    [0] {""}
    [one] , mit einer Geldkarte
   *[other] , mit { $money } Geldkarten
}{ $bluff ->
    [yes] { $money ->
        [0] , mit der Bluffkarte
       *[other] {" "}und der Bluffkarte
    }
   *[no] {""}
}.
retell-alone = { $you ->
    [yes] Sie spielen Geld allein
   *[no] { $who } spielt Geld allein
}{ $bluff ->
    [yes] {" "}mit der Bluffkarte
   *[no] {""}
}.
retell-give = { $you ->
    [yes] { $self ->
        [yes] Sie nehmen { $card } selbst.
       *[no] Sie geben { $card } an { $whom }.
    }
   *[no] { $self ->
        [yes] { $who } behält { $card }.
       *[no] { $mine ->
            [yes] { $who } gibt Ihnen { $card }.
           *[no] { $who } gibt { $card } an { $whom }.
        }
    }
}
retell-name = { $you ->
    [yes] Sie bestimmen { $whom }.
   *[no] { $mine ->
        [yes] { $who } bestimmt Sie.
       *[no] { $who } bestimmt { $whom }.
    }
}
retell-fire = { $you ->
    [yes] Sie feuern { $director }.
   *[no] { $who } feuert { $director }.
}
retell-cast = { $you ->
    [yes] Ihre Rollen: { $roles }.
   *[no] Rollen bei { $who }: { $roles }.
}
short-bid = { $slot }{ $money ->
    [0] {""}
    [one] {" "}mit einer Geldkarte
   *[other] {" "}mit { $money } Geldkarten
}{ $bluff ->
    [yes] {" "}und Bluff
   *[no] {""}
}
short-alone = Geld allein{ $bluff ->
    [yes] {" "}und Bluff
   *[no] {""}
}
short-give = Karte { $slot }
short-cast = die Rollen
whatif-title = Alle anderen Gebote gegen das, was wirklich gespielt wurde
whatif-number = Zahl
whatif-money = { $money ->
    [0] ohne Geld
    [one] 1 Geldkarte
   *[other] { $money } Geldkarten
}
whatif-alone = Geld allein
whatif-hired = { $paid ->
    [0] kostenlos engagiert
   *[other] engagiert für { $paid }
}
whatif-designer = Ausstattung
whatif-nothing = Ensemble
whatif-more = { $money ->
    [one] Eine Geldkarte mehr hätte { $card } engagiert.
   *[other] { $money } Geldkarten mehr hätten { $card } engagiert.
}
whatif-saved = { $money ->
    [one] Eine Geldkarte weniger hätte gereicht.
   *[other] { $money } Geldkarten weniger hätten gereicht.
}
whatif-right = Keine Münze zu viel.
whatif-never = Diesmal hätte all Ihr Geld { $card } nicht engagiert.
whatif-alone-lesson = Was eine Zahl stattdessen gebracht hätte:

review-phase-sealing = Vorsingen
review-phase-understudies = Zuteilung
review-phase-naming = Benennung
review-phase-firing = Kündigung
review-phase-premiere = Premiere

result-outdone = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
}, vom Tisch geschlagen
share-score = Sterne { $stars }, Lieblingsrollen { $favourites }, Ausstattung { $scene }, Regie { $director }{ $mismatches ->
    [0] {""}
   *[other] , fehlbesetzt { $gender }
}{ $penalty ->
    [0] {""}
   *[other] , letzter Maestro −{ $penalty }
}.

notation-premiere = Premiere
