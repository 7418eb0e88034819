### Il tavolo.

headline = Turno { $round } di { $rounds }
your-card = La tua carta: { $card }
points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
say-keep = Tieni
say-pass = Passa
waiting = Gli altri stanno pensando.
uncovered = Tutte le carte sono scoperte: { $cards }.
over = Il conto
won = { $you ->
    [yes] Vinci tu.
   *[no] Vince { $who }.
}
won-shared = Una vittoria divisa: { $who }.
line-cards = Carte più alte
line-fines = Multe
line-calm = Passaggi
total = Totale

retell-keep = { $you ->
    [yes] Tieni la carta.
   *[no] { $who } tiene la carta.
}
retell-pass = { $you ->
    [yes] Passi.
   *[no] { $who } passa.
}
reason-highest = La più alta nel { $percent }% dei casi.
prompter-unseen = Carte mai mostrate: { $count }
prompter-higher = Carte sopra la tua: { $count }
note-first-saying = Conta solo la carta più alta tra quelle tenute; passare è un punto sicuro.
