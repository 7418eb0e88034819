### Reasons, decisions looked at again, and what-ifs.

review-phase-placing = un pinguino
review-phase-inviting = un gettone
review-phase-choosing = l’ordine degli spettacoli
review-phase-entering = un nuovo artista

## Reasons

told-amount = { $points ->
    [one] { $shown } punto
   *[other] { $shown } punti
}
reason-total = { $you ->
    [yes] Per te, alla fine, circa { $points }.
   *[no] Per { $who }, alla fine, circa { $points }.
}
reason-show = { $you ->
    [yes] { $count ->
        [one] { $shows } si esibisce subito e può portarti { $points }.
       *[other] { $shows } si esibiscono subito e possono portarti { $points }.
    }
   *[no] { $count ->
        [one] { $shows } si esibisce subito e può portare { $points } a { $who }.
       *[other] { $shows } si esibiscono subito e possono portare { $points } a { $who }.
    }
}
reason-card = { $you ->
    [yes] Prenderesti { $card }.
   *[no] { $who } prenderebbe { $card }.
}
reason-card-some = { $you ->
    [yes] Vinceresti una carta artista.
   *[no] { $who } vincerebbe una carta artista.
}
reason-card-lost = { $you ->
    [yes] La carta andrebbe a te.
   *[no] La carta andrebbe a { $who }.
}
reason-card-lost-some = La carta andrebbe a qualcun altro.
reason-gift = Fanno punti anche altri: { $names }.
reason-gift-some = Fanno punti anche altri: { $points }.
reason-excuse = { $fee ->
    [0] Scartare { $card } evita la tassa.
   *[other] Scartare { $card } evita una tassa di { $fee }.
}
reason-fee = La tassa di mescolanza costa { $points }.
reason-fans = { $count ->
    [one] { $shows }, accanto a { $cell }, diverte questo pinguino.
   *[other] { $shows }, accanto a { $cell }, divertono questo pinguino.
}
reason-guest = { $count ->
    [one] { $shows } divertirà { $card }.
   *[other] { $shows } divertiranno { $card }.
}
reason-idle = Accanto a { $cell } nessuno diverte questo pinguino.
reason-nearer = { $you ->
    [yes] Avvicina { $show } a uno spettacolo che per te vale { $points }.
   *[no] Avvicina { $show } a uno spettacolo che per { $who } vale { $points }.
}
reason-hand = { $you ->
    [yes] Anche i pinguini che ti restano in mano hanno buoni posti.
   *[no] Anche i pinguini che restano in mano a { $who } hanno buoni posti.
}
reason-supply = { $you ->
    [yes] Il tuo gettone può aspettare un ospite migliore.
   *[no] { $who } tiene un gettone per un ospite migliore.
}
reason-stay = { $you ->
    [yes] I tuoi tre ospiti restano gli stessi.
   *[no] { $who } resta con gli stessi tre ospiti.
}
reason-brings = { $card } gradisce ciò che sta per cominciare: { $points }.
reason-deserted = Accanto a { $cell } nessuno diverte più l’ospite che si trova lì.
reason-this-show = { $you ->
    [yes] Questo spettacolo ti porta { $points }.
   *[no] Questo spettacolo porta { $points } a { $who }.
}
reason-no-show = { $you ->
    [yes] Questo spettacolo non ti porta nulla.
   *[no] Questo spettacolo non porta nulla a { $who }.
}
reason-last-show = Il mazzo è vuoto: dopo questo spettacolo non ne conterà nessun altro.
reason-own-guests = { $you ->
    [yes] { $count ->
        [one] Lì diverte uno dei tuoi ospiti: { $points }.
       *[other] Lì diverte { $count } dei tuoi ospiti: { $points }.
    }
   *[no] { $count ->
        [one] Lì diverte un ospite di { $who }: { $points }.
       *[other] Lì diverte { $count } ospiti di { $who }: { $points }.
    }
}
reason-no-rivals = Lì non diverte l’ospite di nessun altro.
reason-crowd = Accanto ci sono già { $count } pinguini.
reason-missing = { $count ->
    [one] Gli mancherà una carta per esibirsi.
   *[other] Gli mancheranno { $count } carte per esibirsi.
}
reason-animals-more = { $you ->
    [yes] Alla fine gli animali ti porterebbero { $points } in più.
   *[no] Alla fine gli animali porterebbero { $points } in più a { $who }.
}
reason-animals-fewer = { $you ->
    [yes] Alla fine gli animali ti porterebbero { $points } in meno.
   *[no] Alla fine gli animali porterebbero { $points } in meno a { $who }.
}
reason-activity-more = { $you ->
    [yes] La carta è della tua attività: { $points } in più alla fine.
   *[no] La carta è dell’attività di { $who }: { $points } in più alla fine.
}
reason-activity-fewer = { $you ->
    [yes] Se ne va una carta della tua attività: { $points } in meno alla fine.
   *[no] { $who } cede una carta della propria attività: { $points } in meno alla fine.
}
reason-deny = { $you ->
    [yes] Agli altri restano circa { $points } in meno da sperare.
   *[no] A chi gioca contro { $who } restano circa { $points } in meno da sperare.
}
reason-help = { $you ->
    [yes] Aiuta anche gli altri: circa { $points }.
   *[no] Aiuta anche chi gioca contro { $who }: circa { $points }.
}
reason-opening = { $you ->
    [yes] Lascia a te, che giochi subito dopo, circa { $points } in più da cogliere.
   *[no] Lascia a { $who }, che gioca subito dopo, circa { $points } in più da cogliere.
}
reason-closes = { $you ->
    [yes] Lascia a te, che giochi subito dopo, circa { $points } in meno da cogliere.
   *[no] Lascia a { $who }, che gioca subito dopo, circa { $points } in meno da cogliere.
}
reason-tempo = { $you ->
    [yes] Resta uno spettacolo in meno, e a te conviene.
   *[no] Resta uno spettacolo in meno, e a { $who } conviene.
}
reason-tempo-bad = { $you ->
    [yes] Resta uno spettacolo in meno, e conviene agli altri.
   *[no] Resta uno spettacolo in meno, e a { $who } non conviene.
}
reason-later = { $you ->
    [yes] Dai tuoi ospiti puoi sperare circa { $points } in più.
   *[no] Dai propri ospiti { $who } può sperare circa { $points } in più.
}
reason-later-less = { $you ->
    [yes] Dai tuoi ospiti puoi sperare circa { $points } in meno.
   *[no] Dai propri ospiti { $who } può sperare circa { $points } in meno.
}

## A decision looked at again

recall-hand = In mano
recall-newcomer = Il nuovo artista
recall-act = { $missing ->
    [0] { $card } in { $cell }, spettacolo pronto.
    [one] { $card } in { $cell }, manca una carta.
   *[other] { $card } in { $cell }, mancano { $missing } carte.
}
recall-guest = { $you ->
    [yes] { $cell }: { $card }, tuo ospite.
   *[no] { $cell }: { $card }, ospite di { $who }.
}
whatif-placements = Altre mosse del pinguino in questo turno, con lo stesso gettone e tutto il resto com’è andato
whatif-tokens = Altri gettoni in questo turno, con tutto il resto com’è andato
whatif-points = Punti in questo turno
whatif-shows = Spettacoli
whatif-no-show = nessuno spettacolo
whatif-show = { $card }, carta scartata
whatif-show-taken = { $you ->
    [yes] { $card }, carta a te
   *[no] { $card }, carta a { $who }
}
whatif-more = { $points ->
    [one] Un’altra scelta ({ $move }) avrebbe portato { $points } punto in più in questo turno.
   *[other] Un’altra scelta ({ $move }) avrebbe portato { $points } punti in più in questo turno.
}
whatif-right = Nessun’altra scelta ti avrebbe portato più punti in questo turno.
