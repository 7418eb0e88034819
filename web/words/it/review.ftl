### Review, watching, luck or skill.

## Analisi

review-open = Analizza
review-account = Il conto finale
review-shared = Qualcuno condivide con te questa partita. Non è conservata su questo dispositivo.
review-keep = Conserva questa partita
review-progress = A che punto è l’analisi
review-judging = { $total ->
    [0] Un giocatore forte si siede a guardare la partita…
   *[other] Guardate { $done } decisioni su { $total }
}
review-stopped = Fermata dopo { $done } decisioni su { $total }
review-stop = Ferma
review-resume = Continua
review-ready = { $count ->
    [one] La tua unica decisione è stata pesata da un giocatore forte.
   *[other] Tutte le tue { $count } decisioni sono state pesate da un giocatore forte.
}
review-failed = L’analisi non si è potuta finire. La partita è al sicuro.
review-chart = La tua probabilità di vincere, decisione per decisione
review-decision = Decisione
review-chance = Probabilità di vincere
review-percent = { $percent }%
review-where = Turno { $round }, { $phase }
review-whose = { $where }: { $who }
review-dot = { $where }. { $move }
review-end = La fine
review-moments = I momenti che hanno contato
review-instead = Meglio: { $move }
review-lost = La tua probabilità di vincere era del { $percent }%, con la scelta migliore del { $most }%.
review-lost-points = { $points ->
    [one] Hai lasciato un punto per strada.
   *[other] Hai lasciato { $points } punti per strada.
}
review-faultless = Nessuna decisione ha ridotto sensibilmente la tua probabilità di vincere.
review-step = Decisione { $number } di { $count }
review-own-step = La tua decisione { $number } di { $count }
review-everybody = Le decisioni di tutti
review-back = Precedente
review-on = Successiva
review-best = Non c’era di meglio.
review-figure = Probabilità di vincere: { $percent }%.
review-figures = Scelta nel { $often }% dei casi; probabilità di vincere { $percent }%.
review-again = Riprova questo momento
review-again-why = Al tavolo, come prova: non conta, e la tua partita resta com’era.
review-choices = Che cosa è stato pesato
review-move = Mossa
review-was-played = giocata
review-why = Perché? ({ $who })
review-link = Copia un link a questo momento
review-key-back = Una decisione indietro
review-key-on = Una decisione avanti
review-key-first = Prima decisione
review-key-last = Ultima decisione

## Una decisione ritentata

again-title = Prova
again-then = La tua scelta di allora: { $move }
again-choose = Scegli di nuovo: non conta, e la tua partita resta com’era.
again-counts = Continui da qui. Non conta, e la tua partita resta com’era.
again-judging = Un giocatore forte pesa la tua scelta…
again-same = La stessa scelta di allora.
again-better = Meglio della tua scelta di allora.
again-even = Buona quanto la tua scelta di allora.
again-worse = Meno buona della tua scelta di allora.
again-unweighed = Il giocatore forte non ha nemmeno considerato questa scelta.
again-was-best = Di meglio non c’era.
again-best = Il meglio: { $move }
again-figures = Probabilità di vincere: ora { $now }%, allora { $then }%, al meglio { $best }%.
again-points = Punti lasciati per strada: ora { $now }, allora { $then }.
again-once-more = Scegli ancora
again-play-on = Gioca da qui
again-back = All’analisi

## Rivedere

watch-move = Mossa { $number } di { $count }
watch-pause = Pausa
watch-run = Avvia
watch-scrub = Momento della partita
watch-round = Vai a
watch-speed = Velocità
watch-times = { $times }×

## Fortuna o bravura

luck-title = Fortuna o bravura?
luck-lead = Le stesse carte ancora, con un giocatore forte al tuo posto e gli stessi rivali.
luck-lead-brief = Le stesse carte ancora, con un giocatore forte al tuo posto e gli stessi rivali. I giocatori forti qui valutano meno possibilità che al tavolo: altrimenti ci vorrebbero minuti.
luck-run = { $count } volte
luck-progress = { $done } serate giocate su { $total }
luck-said = { $count ->
    [one] In una serata il giocatore forte ha fatto { $mean } punti e vinto il { $wins }% (a parità di forze sarebbe il { $fair }%). Tu hai fatto { $mine }.
   *[other] In { $count } serate il giocatore forte ha fatto in media { $mean } punti e vinto il { $wins }% (a parità di forze sarebbe il { $fair }%). Tu hai fatto { $mine }.
}
luck-plot = Punti del giocatore forte, e quante volte
luck-score = Punti
luck-times = Volte
luck-points = { $count ->
    [one] { $points } punto
   *[other] { $points } punti
}
luck-yours = { $points }, come te
plot-table = Come tabella
