### Review, watching, luck or skill.

## Analisi

review-open = Analizza
review-account = Il conto finale
review-shared = Qualcuno condivide con te questa partita. Non è conservata su questo dispositivo.
review-keep = Conserva questa partita
review-progress = A che punto è l’analisi
review-judging = { $total ->
    [0] Un giocatore forte si siede a guardare la partita …
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
review-percent = { $percent } %
review-where = Turno { $round }, { $phase }
review-end = La fine
review-moments = I momenti che hanno contato
review-lost = è costata il { $percent } % di una vittoria; { $best } era meglio.
review-lost-points = { $points ->
    [one] Un punto è rimasto lì.
   *[other] { $points } punti sono rimasti lì.
}
review-faultless = Nessuna decisione ti è costata una parte sensibile della vittoria.
review-step = Decisione { $number } di { $count }
review-back = Indietro
review-on = Avanti
review-best = Probabilità di vincere { $percent } %: non c’era di meglio.
review-better = Probabilità di vincere { $percent } %; { $best } avrebbe dato il { $most } %.
review-choices = Che cosa è stato pesato
review-move = Mossa
review-often = Quanto spesso
review-was-played = giocata
review-why = Perché? ({ $who })
review-link = Copia un link a questo momento
review-key-back = Una decisione indietro
review-key-on = Una decisione avanti
review-key-first = Prima decisione
review-key-last = Ultima decisione
watch-move = Mossa { $number } di { $count }
watch-pause = Pausa
watch-run = Avvia
luck-title = Fortuna o bravura?
luck-lead = Le stesse carte ancora, con un giocatore forte al tuo posto e gli stessi rivali.
luck-run = { $count } volte
luck-progress = { $done } serate giocate su { $total }
luck-said = { $count ->
    [one] In una serata il giocatore forte ha fatto { $mean } punti e vinto il { $wins } % (una parte giusta sarebbe il { $fair } %). Tu hai fatto { $mine }.
   *[other] In { $count } serate il giocatore forte ha fatto in media { $mean } punti e vinto il { $wins } % (una parte giusta sarebbe il { $fair } %). Tu hai fatto { $mine }.
}
luck-plot = Punti del giocatore forte, e quante volte
luck-score = Punti
luck-times = Volte
luck-points = { $points } punti
luck-yours = { $points }, come te
plot-table = Come tabella
line-total = Totale
