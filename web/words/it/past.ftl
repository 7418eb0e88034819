### Past games, results, sharing, backups, statistics.

## Risultati e condivisione

result = { $points ->
    [one] Un punto
   *[other] { $points } punti
}, { $place ->
    [1] primo posto
    [2] secondo posto
    [3] terzo posto
    [4] quarto posto
   *[other] quinto posto
} su { $seats ->
    [2] due
    [3] tre
    [4] quattro
   *[other] cinque
}
share-lead = Nulla viene caricato altrove: il link contiene in sé le carte, o tutta la partita.
share-words = A parole
share-links = Link
share-deal-link = Le stesse carte
share-replay-link = Tutta la partita
share-copy = Copia
share-send = Invia
share-daily = { $game } del giorno, { DATETIME($date, dateStyle: "medium") }
share-asked = Con l’aiuto del suggeritore.
share-text = { $what }: { $result }. { $score } Le stesse carte: { $link }
share-deal = { $game }, carte per te: { $link }
link-bad = Questo link è rovinato o incompleto; non è stato aperto nulla.
deal-lead = { $seats ->
    [2] Qualcuno condivide una partita a due posti: stesse carte, stesso rivale.
   *[other] Qualcuno condivide una partita a { $seats } posti: stesse carte, stessi rivali.
}
deal-play = Gioca queste carte

## Partite passate

past-count = { $count ->
    [0] Su questo dispositivo non è ancora conservata nessuna partita.
    [one] Su questo dispositivo è conservata una partita.
   *[other] Su questo dispositivo sono conservate { $count } partite.
}
past-more = Mostrane altre
past-unfinished = { $moves ->
    [one] Non finita, una mossa giocata
   *[other] Non finita, { $moves } mosse giocate
}
past-line = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }, contro { $rivals }
past-seed = Smazzata { $seed }
past-deck = Mazzo { $name }
past-rehearsal = Prova
past-shared = Da un link
past-continue = Continua
past-record = Verbale
past-copy-json = Copia come JSON
past-copy-notation = Copia come testo
past-reading = …
past-delete = Elimina
past-delete-sure = La partita sparirà per sempre da questo dispositivo.
notation-round = Turno { $round }
notation-result = Risultato: { $points }
notation-house-deck = mazzo della casa
notation-option = { $about }: { $choice }
backup-title = Copia di sicurezza
backup-lead = Un solo file con tutte le partite e le impostazioni di questo dispositivo. Ripristinare aggiunge a ciò che c’è e non perde nulla.
backup-save = Salva una copia
backup-restore = Ripristina da un file
backup-with-settings = Anche le impostazioni
backup-progress = Controllo delle partite, { $percent }%
backup-bad = Questo file non è una nostra copia; non è cambiato nulla.
backup-done = { $added ->
    [0] Niente di nuovo in questa copia.
    [one] Una partita ripristinata.
   *[other] { $added } partite ripristinate.
}{ $known ->
    [0] {""}
    [one] {" "}Una c’era già.
   *[other] {" "}{ $known } c’erano già.
}
backup-refused = { $refused ->
    [one] Una era illeggibile ed è rimasta fuori.
   *[other] { $refused } erano illeggibili e sono rimaste fuori.
}
backup-unkept = { $unkept ->
    [one] Non c’era posto per un’altra partita: fai posto e ripristina di nuovo il file.
   *[other] Non c’era posto per altre { $unkept } partite: fai posto e ripristina di nuovo il file.
}
backup-unkept-rest = Non c’era posto nemmeno per tutte le impostazioni e i mazzi.

## Statistiche

statistics-none = Le statistiche cominciano con la tua prima partita finita.
statistics-count = { $count ->
    [one] Una partita finita; le prove non contano.
   *[other] { $count } partite finite; le prove non contano.
}
statistics-wins = Quanto spesso vinci
statistics-table = Tavolo
statistics-share = Vinte
statistics-compare = Rispetto a forze pari
statistics-group = { $seats } posti, { $level }
statistics-mixed = misto
statistics-fair = { $games ->
    [one] a forze pari { $fair }, una partita
   *[other] a forze pari { $fair }, { $games } partite
}
statistics-lines = Da dove vengono i tuoi punti, in media
statistics-line = Riga
statistics-average = Media
