### Cards, moves and events as sentences, and the lines of the account.

## Cards within a sentence: as subject, as object, as a heading

told-you = tu
told-activity-juggling = giocoleria
told-activity-acrobatics = acrobazia
told-activity-dance = danza
told-activity-music = musica
told-penguin-green = { $value ->
        [1] l’1
        [8] l’8
        [11] l’11
       *[other] il { $value }
    } verde ({ $activity })
    .short = { $value ->
        [1] l’1
        [8] l’8
        [11] l’11
       *[other] il { $value }
    } verde
    .title = { $value } verde ({ $activity })
told-penguin-brown = { $value ->
        [1] l’1
        [8] l’8
        [11] l’11
       *[other] il { $value }
    } marrone ({ $activity })
    .short = { $value ->
        [1] l’1
        [8] l’8
        [11] l’11
       *[other] il { $value }
    } marrone
    .title = { $value } marrone ({ $activity })
told-penguin-red = { $value ->
        [1] l’1
        [8] l’8
        [11] l’11
       *[other] il { $value }
    } rosso ({ $activity })
    .short = { $value ->
        [1] l’1
        [8] l’8
        [11] l’11
       *[other] il { $value }
    } rosso
    .title = { $value } rosso ({ $activity })
told-penguin-blue = { $value ->
        [1] l’1
        [8] l’8
        [11] l’11
       *[other] il { $value }
    } blu ({ $activity })
    .short = { $value ->
        [1] l’1
        [8] l’8
        [11] l’11
       *[other] il { $value }
    } blu
    .title = { $value } blu ({ $activity })
told-act-sheep-juggling = la pecora giocoliera
    .object = la pecora giocoliera
    .title = Pecora giocoliera
told-act-sheep-acrobatics = la pecora acrobata
    .object = la pecora acrobata
    .title = Pecora acrobata
told-act-sheep-dance = la pecora ballerina
    .object = la pecora ballerina
    .title = Pecora ballerina
told-act-sheep-music = la pecora musicista
    .object = la pecora musicista
    .title = Pecora musicista
told-act-kangaroo-juggling = il canguro giocoliere
    .object = il canguro giocoliere
    .title = Canguro giocoliere
told-act-kangaroo-acrobatics = il canguro acrobata
    .object = il canguro acrobata
    .title = Canguro acrobata
told-act-kangaroo-dance = il canguro ballerino
    .object = il canguro ballerino
    .title = Canguro ballerino
told-act-kangaroo-music = il canguro musicista
    .object = il canguro musicista
    .title = Canguro musicista
told-act-seal-juggling = la foca giocoliera
    .object = la foca giocoliera
    .title = Foca giocoliera
told-act-seal-acrobatics = la foca acrobata
    .object = la foca acrobata
    .title = Foca acrobata
told-act-seal-dance = la foca ballerina
    .object = la foca ballerina
    .title = Foca ballerina
told-act-seal-music = la foca musicista
    .object = la foca musicista
    .title = Foca musicista
told-act-bear-juggling = l’orso giocoliere
    .object = l’orso giocoliere
    .title = Orso giocoliere
told-act-bear-acrobatics = l’orso acrobata
    .object = l’orso acrobata
    .title = Orso acrobata
told-act-bear-dance = l’orso ballerino
    .object = l’orso ballerino
    .title = Orso ballerino
told-act-bear-music = l’orso musicista
    .object = l’orso musicista
    .title = Orso musicista

## What happens

told-placed = { $you ->
    [yes] Metti { $card } in { $cell }.
   *[no] { $who } mette { $card } in { $cell }.
}
told-paid = { $you ->
    [yes] { $fee ->
        [one] Paghi una tassa di mescolanza di { $fee } punto.
       *[other] Paghi una tassa di mescolanza di { $fee } punti.
    }
   *[no] { $fee ->
        [one] { $who } paga una tassa di mescolanza di { $fee } punto.
       *[other] { $who } paga una tassa di mescolanza di { $fee } punti.
    }
}
told-excused = { $you ->
    [yes] Scarti { $card } invece di pagare una tassa di { $fee }.
   *[no] { $who } scarta { $card } invece di pagare una tassa di { $fee }.
}
told-token = { $you ->
    [yes] Inviti { $card } in { $cell }.
   *[no] { $who } invita { $card } in { $cell }.
}
told-token-moved = { $you ->
    [yes] Riprendi il gettone da { $from } e inviti { $card } in { $cell }.
   *[no] { $who } riprende il gettone da { $from } e invita { $card } in { $cell }.
}
told-waiting = { $you ->
    [yes] { $count } spettacoli sono pronti. Scegli tu il prossimo.
   *[no] { $count } spettacoli sono pronti. { $who } sceglie il prossimo.
}
told-show = { $card } si esibisce in { $cell }.
told-audience = { $count ->
    [one] { $amused ->
        [0] Un pinguino guarda, ma non si diverte.
       *[other] Un pinguino guarda e si diverte.
    }
   *[other] { $amused ->
        [0] { $count } pinguini guardano, nessuno si diverte.
        [one] { $count } pinguini guardano, uno solo si diverte.
       *[other] { $count } pinguini guardano, { $amused } si divertono.
    }
}
told-nobody-scored = Nessuno fa punti.
told-one-scored = { $you ->
    [yes] { $points ->
        [one] Fai { $points } punto.
       *[other] Fai { $points } punti.
    }
   *[no] { $points ->
        [one] { $who } fa { $points } punto.
       *[other] { $who } fa { $points } punti.
    }
}
told-scored = Punti: { $points }.
told-points = { $who } { $points }
told-award-only = { $you ->
    [yes] Nessun altro fa punti: { $card } va a te.
   *[no] Nessun altro fa punti: { $card } va { $toWho }.
}
told-award-least = { $you ->
    [yes] Fra chi fa punti, sei tu a farne meno ({ $points }): prendi { $card }.
   *[no] Fra chi fa punti, è { $who } a farne meno ({ $points }): prende { $card }.
}
told-award-tie = Nessuno prende { $card }: parità al punteggio più basso ({ $names }, { $points } a testa).
told-award-nobody = Nessuno fa punti, quindi nessuno prende { $card }.
told-curtain = In { $cell } cala il sipario.
told-entered = { $you ->
    [yes] { $turned ->
        [yes] Metti { $card } in { $cell }, con la carta girata.
       *[no] Metti { $card } in { $cell }.
    }
   *[no] { $turned ->
        [yes] { $who } mette { $card } in { $cell }, con la carta girata.
       *[no] { $who } mette { $card } in { $cell }.
    }
}
told-next = In cima al mazzo ora c’è { $card }.
told-pile-empty = Era l’ultimo artista del mazzo.
told-drawn = Peschi { $card }.
told-draws = { $who } pesca un pinguino.
told-end-entertainers = Nel mazzo non ci sono più artisti: la festa è finita.
told-end-space = Per il nuovo artista non c’è più posto: la festa è finita.
told-end-penguins = Non ci sono più pinguini da pescare: la festa è finita.

## Moves

retell-place-paid = { $you ->
    [yes] { $fee ->
        [0] Metti { $card } in { $cell } e paghi la tassa.
       *[other] Metti { $card } in { $cell } e paghi { $fee }.
    }
   *[no] { $fee ->
        [0] { $who } mette { $card } in { $cell } e paga la tassa.
       *[other] { $who } mette { $card } in { $cell } e paga { $fee }.
    }
}
retell-place-excused = { $you ->
    [yes] Metti { $card } in { $cell } e scarti { $excuse } invece di pagare.
   *[no] { $who } mette { $card } in { $cell } e scarta { $excuse } invece di pagare.
}
retell-leave = { $you ->
    [yes] Lasci i tuoi gettoni dove sono.
   *[no] { $who } lascia tutti i gettoni dove sono.
}
retell-perform = { $you ->
    [yes] Scegli { $card } per il prossimo spettacolo.
   *[no] { $who } sceglie { $card } per il prossimo spettacolo.
}
short-penguin = un pinguino
short-place = { $fee ->
    [paid] { $card } in { $cell }, tassa pagata
    [excused] { $card } in { $cell }, una carta scartata
   *[none] { $card } in { $cell }
}
short-token = un gettone in { $cell }
short-token-moved = il gettone da { $from } a { $cell }
short-leave = nessun gettone
short-perform = lo spettacolo in { $cell }
short-enter = { $turned ->
    [yes] { $cell }, carta girata
   *[no] { $cell }, carta diritta
}

## The account

line-start = Inizio
line-shows = Spettacoli
line-fees = Tasse
line-activity = Attività
line-sheep = Pecore
line-kangaroo = Canguri
line-seal = Foche
line-bear = Orsi
share-score = Inizio { $start }, spettacoli { $shows }, tasse { $fees }, attività { $activity }, animali { $animals }.
