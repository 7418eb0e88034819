### Decisions looked at again

review-phase-placing = un pinguino
review-phase-inviting = un gettone
review-phase-choosing = l’ordine degli spettacoli
review-phase-entering = un nuovo artista

## Reasons

told-amount = { $points ->
    [one] { $shown } punto
   *[other] { $shown } punti
}
figure-total = { $you ->
    [yes] Per te, alla fine, circa { $points }.
   *[no] Per { $who }, alla fine, circa { $points }.
}
reason-show = { $you ->
    [yes] { $count ->
        [one] { $shows } si esibisce subito e ti porta { $points }.
       *[other] { $shows } si esibiscono subito e ti portano { $points }.
    }
   *[no] { $count ->
        [one] { $shows } si esibisce subito e porta { $points } { $toWho }.
       *[other] { $shows } si esibiscono subito e portano { $points } { $toWho }.
    }
}
reason-show-guest = { $you ->
    [yes] { $count ->
        [one] Se inviti { $guest }, { $shows } ti porta subito { $points }.
       *[other] Se inviti { $guest }, { $shows } ti portano subito { $points }.
    }
   *[no] { $count ->
        [one] Se { $who } invita { $guest }, { $shows } porta subito { $points }.
       *[other] Se { $who } invita { $guest }, { $shows } portano subito { $points }.
    }
}
reason-show-nobody = { $count ->
    [one] { $shows } si esibisce subito, e nessuno fa punti.
   *[other] { $shows } si esibiscono subito, e nessuno fa punti.
}
reason-show-nothing = { $you ->
    [yes] { $count ->
        [one] { $shows } si esibisce subito e non ti porta nulla.
       *[other] { $shows } si esibiscono subito e non ti portano nulla.
    }
   *[no] { $count ->
        [one] { $shows } si esibisce subito e non porta nulla { $toWho }.
       *[other] { $shows } si esibiscono subito e non portano nulla { $toWho }.
    }
}
reason-gift = { $count ->
    [one] { $shows } porta punti ad altri: { $names }.
   *[other] { $shows } portano punti ad altri: { $names }.
}
reason-card-only = { $you ->
    [yes] Nello spettacolo nessun altro fa punti: prendi { $card }.
   *[no] Nello spettacolo nessun altro fa punti: { $who } prende { $card }.
}
reason-card-least = { $you ->
    [yes] Tra chi fa punti, tu ne fai meno di tutti ({ $points }) e prendi { $card }.
   *[no] Tra chi fa punti, { $who } ne fa meno di tutti ({ $points }) e prende { $card }.
}
reason-card-to = { $you ->
    [yes] Saresti tu a prendere { $card }.
   *[no] Sarebbe { $who } a prendere { $card }.
}
reason-card-tie = Parità al punteggio più basso ({ $names }): nessuno prende { $card }.
reason-animal-most = { $you ->
    [yes] Per { $animals } ti porteresti in testa: { $points } in più alla fine.
   *[no] Per { $animals } passerebbe in testa { $who }: { $points } in più alla fine.
}
reason-animal-share = { $you ->
    [yes] Per { $animals } nessuno avrebbe più carte di te: { $points } in più alla fine.
   *[no] Per { $animals } nessuno avrebbe più carte di { $who }: { $points } in più alla fine.
}
reason-activity = { $you ->
    [yes] { $show } corrisponde alla tua carta Attività: { $points } alla fine.
   *[no] { $show } corrisponde alla carta Attività di { $who }: { $points } alla fine.
}
reason-ends-ahead = { $you ->
    [yes] La festa finisce con questo spettacolo, e vinci con { $points } di vantaggio.
   *[no] La festa finisce con questo spettacolo, e { $who } vince con { $points } di vantaggio.
}
reason-ends-behind = { $you ->
    [yes] La festa finisce con questo spettacolo, e hai { $points } di svantaggio.
   *[no] La festa finisce con questo spettacolo, e { $who } ha { $points } di svantaggio.
}
reason-fee = In { $cell } la tassa di mescolanza costa { $points }.
reason-fee-none = { $count ->
    [one] Il pinguino accanto a { $cell } è di un’altra famiglia: nessuna tassa.
   *[other] Nessuno dei { $count } pinguini accanto a { $cell } è della sua famiglia: nessuna tassa.
}
reason-fee-alone = Accanto a { $cell } non c’è nessun pinguino: nessuna tassa.
reason-excuse = Scartare { $card } evita una tassa di { $points } e, allo stato attuale, alla fine non costa nulla.
reason-excuse-costs = Scartare { $card } evita una tassa di { $points } e, allo stato attuale, alla fine costa { $worth }.
reason-closes = { $you ->
    [yes] Dopo giochi tu, e non potrai più far esibire { $card }.
   *[no] Dopo gioca { $who }, e non potrà più far esibire { $card }.
}
reason-quiet = { $you ->
    [yes] Dopo giochi tu, e non potrai far cominciare nessuno spettacolo.
   *[no] Dopo gioca { $who }, e non potrà far cominciare nessuno spettacolo.
}
reason-opens = { $you ->
    [yes] Manca poi una sola carta per far esibire { $show }, e dopo giochi tu.
   *[no] Manca poi una sola carta per far esibire { $show }, e dopo gioca { $who }.
}
reason-fans = { $shows }, accanto a { $cell }, divertono { $guest }.
reason-fan-animal = { $guest } ama { $animals }, e { $show } è accanto a { $cell }.
reason-fan-activity = { $show }, accanto a { $cell }, diverte { $guest }: stessa attività, { $activity }.
reason-idle = Accanto a { $cell } nessuno diverte { $guest }.
reason-nearer = { $you ->
    [yes] Avvicina { $card } a uno spettacolo in cui nessuno fa più punti di te: { $points }.
   *[no] Avvicina { $card } a uno spettacolo in cui nessuno fa più punti di { $who }: { $points }.
}
reason-nearer-rival = { $you ->
    [yes] Avvicina anche { $card } a uno spettacolo che ti porterebbe { $points }.
   *[no] Avvicina anche { $card } a uno spettacolo che porterebbe { $points } { $toWho }.
}
reason-nearer-card = { $you ->
    [yes] Avvicina { $card } al suo spettacolo, e allo stato attuale la carta andrebbe a te.
   *[no] Avvicina { $card } al suo spettacolo, e allo stato attuale la carta andrebbe { $toWho }.
}
reason-nearer-open = Avvicina { $card } al suo spettacolo, e lì ancora nessuno ha un ospite che farebbe punti.
reason-apart = Nessuno spettacolo si avvicina: per ora nessun altro ci guadagna.
reason-keeps = { $count ->
    [one] Tieni un pinguino di valore più alto per un posto migliore.
   *[other] Tieni { $count } pinguini di valore più alto per posti migliori.
}
reason-brings = { $guest } gradisce ciò che sta per cominciare: { $points }.
reason-guest-several = { $shows } divertiranno { $guest }.
reason-guest-soon = { $show } divertirà { $guest }, e manca una sola carta.
reason-guest = { $count ->
    [one] { $show } divertirà { $guest }, ma manca ancora una carta.
   *[other] { $show } divertirà { $guest }, ma mancano ancora { $count } carte.
}
reason-guest-best = Tra i pinguini liberi che qualcuno diverte, nessuno vale più di questo: { $guest }.
reason-room = Attorno a { $cell } restano { $count } caselle libere: possono arrivarci nuovi artisti.
reason-supply-used = Nella riserva il gettone non porterebbe nulla.
reason-leaves = { $count ->
    [one] Il gettone lascia un ospite, { $guest }, che { $shows } divertirebbe.
   *[other] Il gettone lascia un ospite, { $guest }, che { $shows } divertirebbero.
}
reason-deserted = Accanto a { $cell } nessuno diverte { $guest }: lì il gettone non serve.
reason-supply = { $you ->
    [yes] { $count ->
        [one] Tieni un gettone nella riserva per un ospite migliore.
       *[other] Tieni { $count } gettoni nella riserva per ospiti migliori.
    }
   *[no] { $count ->
        [one] { $who } tiene un gettone nella riserva per un ospite migliore.
       *[other] { $who } tiene { $count } gettoni nella riserva per ospiti migliori.
    }
}
reason-stay = { $you ->
    [yes] { $count ->
        [one] Uno dei tuoi ospiti è accanto a chi lo diverte.
       *[other] { $count } dei tuoi ospiti sono accanto a chi li diverte.
    }
   *[no] { $count ->
        [one] Un ospite di { $who } è accanto a chi lo diverte.
       *[other] { $count } ospiti di { $who } sono accanto a chi li diverte.
    }
}
reason-stay-idle = { $you ->
    [yes] Nessuno dei tuoi ospiti è accanto a chi lo diverte.
   *[no] Nessun ospite di { $who } è accanto a chi lo diverte.
}
reason-none-free = Nessun pinguino libero è accanto a chi lo diverte.
reason-this-show = { $you ->
    [yes] { $show } ti porta { $points }.
   *[no] { $show } porta { $points } { $toWho }.
}
reason-this-none = { $you ->
    [yes] { $show } non ti porta nulla.
   *[no] { $show } non porta nulla { $toWho }.
}
reason-own-guests = { $you ->
    [yes] { $count ->
        [one] Lì { $show } diverte uno dei tuoi ospiti: { $points }.
       *[other] Lì { $show } diverte { $count } dei tuoi ospiti: { $points }.
    }
   *[no] { $count ->
        [one] Lì { $show } diverte un ospite di { $who }: { $points }.
       *[other] Lì { $show } diverte { $count } ospiti di { $who }: { $points }.
    }
}
reason-rival-guests = Lì { $show } porterebbe punti ad altri: { $names }.
reason-no-rivals = Lì { $show } non diverte l’ospite di nessun altro.
reason-loose = { $count ->
    [one] Un pinguino che lì si diverte non è ancora invitato: { $points }.
   *[other] { $count } pinguini che lì si divertono non sono ancora invitati; il migliore vale { $points }.
}
reason-alone = Lì nessun pinguino sta ancora a guardare.
reason-crowd = Lì ci sono già { $count } pinguini.
reason-lacks = { $count ->
    [one] Lì manca ancora una carta allo spettacolo.
   *[other] Lì mancano ancora { $count } carte allo spettacolo.
}
reason-edge = { $count ->
    [one] Uno dei suoi punti d’attivazione guarda l’acqua e vale come occupato.
   *[other] { $count } dei suoi punti d’attivazione guardano l’acqua e valgono come occupati.
}
reason-hope-more = { $you ->
    [yes] I tuoi gettoni promettono circa { $points } in più.
   *[no] I gettoni promettono { $toWho } circa { $points } in più.
}
reason-hope-less = { $you ->
    [yes] I tuoi gettoni promettono circa { $points } in meno.
   *[no] I gettoni promettono { $toWho } circa { $points } in meno.
}
reason-deny = { $you ->
    [yes] Gli altri possono sperare in circa { $points } in meno.
   *[no] Chi gioca contro { $who } può sperare in circa { $points } in meno.
}
reason-help = { $you ->
    [yes] Aiuta anche gli altri: circa { $points }.
   *[no] Aiuta anche chi gioca contro { $who }: circa { $points }.
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
   *[no] { $card }, carta { $toWho }
}
whatif-more = { $points ->
    [one] Un’altra scelta ({ $move }) avrebbe portato { $points } punto in più in questo turno.
   *[other] Un’altra scelta ({ $move }) avrebbe portato { $points } punti in più in questo turno.
}
whatif-right = Nessun’altra scelta ti avrebbe portato più punti in questo turno.
