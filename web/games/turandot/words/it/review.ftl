### Moves told afterwards, reasons, what-ifs, and the lines of the account.

## Le mosse raccontate dopo

retell-bid = { $you ->
    [yes] Sigilli il { $slot }, { $card }
   *[no] { $who } sigilla il { $slot }, { $card }
}{ $money ->
    [0] {""}
    [one] , con una carta denaro
   *[other] , con { $money } carte denaro
}{ $bluff ->
    [yes] { $money ->
        [0] , con la carta bluff
       *[other] {" "}e la carta bluff
    }
   *[no] {""}
}.
retell-alone = { $you ->
    [yes] Giochi il denaro da solo
   *[no] { $who } gioca il denaro da solo
}{ $bluff ->
    [yes] {" "}con la carta bluff
   *[no] {""}
}.
retell-give = { $you ->
    [yes] { $self ->
        [yes] Prendi { $card } per te.
       *[no] Dai { $card } { $toWhom }.
    }
   *[no] { $self ->
        [yes] { $who } tiene { $card }.
       *[no] { $mine ->
            [yes] { $who } ti dà { $card }.
           *[no] { $who } dà { $card } { $toWhom }.
        }
    }
}
retell-name = { $you ->
    [yes] Nomini { $whom }.
   *[no] { $mine ->
        [yes] { $who } ti nomina.
       *[no] { $who } nomina { $whom }.
    }
}
retell-fire = { $you ->
    [yes] Licenzi { $director }.
   *[no] { $who } licenzia { $director }.
}
retell-cast = { $you ->
    [yes] I tuoi ruoli: { $roles }.
   *[no] I ruoli di { $who }: { $roles }.
}
short-bid = { $slot }{ $money ->
    [0] {""}
    [one] {" "}con una carta denaro
   *[other] {" "}con { $money } carte denaro
}{ $bluff ->
    [yes] {" "}e bluff
   *[no] {""}
}
short-alone = denaro da solo{ $bluff ->
    [yes] {" "}e bluff
   *[no] {""}
}
short-give = carta { $slot }
short-cast = i ruoli
whatif-title = Ogni altra offerta, contro ciò che gli altri hanno giocato davvero
whatif-number = Numero
whatif-money = { $money ->
    [0] senza denaro
    [one] { $money } carta
   *[other] { $money } carte
}
whatif-alone = Denaro da solo
whatif-hired = { $paid ->
    [0] ingaggio senza pagare
   *[other] ingaggio per { $paid }
}
whatif-designer = elemento scenico
whatif-nothing = d’ufficio
whatif-more = { $money ->
    [one] Una carta denaro in più avrebbe ingaggiato { $card }.
   *[other] { $money } carte denaro in più avrebbero ingaggiato { $card }.
}
whatif-saved = { $money ->
    [one] Bastava una carta denaro in meno.
   *[other] Bastavano { $money } carte denaro in meno.
}
whatif-right = Non una moneta di troppo.
whatif-never = Stavolta tutto il tuo denaro non avrebbe ingaggiato { $card }.
whatif-alone-lesson = Che cosa avrebbe portato invece un numero:

review-phase-sealing = reclutamento
review-phase-understudies = cantanti d’ufficio
review-phase-naming = nomina
review-phase-firing = licenziamento
review-phase-premiere = prima

result-outdone = { $points ->
    [one] Un punto
   *[other] { $points } punti
}, battuto dal Tavolo
share-score = Stelle { $stars }, preferiti { $favourites }, scena { $scene }, regia { $director }{ $mismatches ->
    [0] {""}
   *[other] , fuori parte { $gender }
}{ $penalty ->
    [0] {""}
   *[other] , ultimo Maestro −{ $penalty }
}.

notation-premiere = Prima
