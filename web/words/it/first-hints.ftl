### What every table offers: the Prompter, Why?, notes of a first game, and the ways on.

continue = Continua
undo = Annulla la mossa
undo-title = Annullare la mossa?
undo-rehearsal = Da allora si è visto qualcosa di nuovo. La partita continua da lì come prova: resta, ma non conta.
rehearsal-why = Una mossa è stata annullata dopo che si era visto qualcosa di nuovo: questa partita non conta.
rehearsal = Prova
act-title = Tocca a te

sheet-prompter = Il suggeritore

final-rematch = Rivincita
final-same-deal = Stesse carte
final-other-seat = Stesse carte, altro posto
final-review = Analizza la partita
final-share = Condividi
final-home = Pagina iniziale
line-total = Totale

why = Perché?
sheet-why = Perché questa scelta
why-asking = Un momento, lo chiediamo…
why-silent = Nessun commento.
why-chances = Che cosa è stato valutato:
why-chance = ({ $percent }%)

rule-open = Regola { $rule }

prompter-title = Il suggeritore
prompter-strength = Quanto dice il suggeritore
prompter-daily = Nella partita del giorno il suggeritore tace. Puoi chiedergli lo stesso; il risultato lo dirà.
prompter-daily-ask = Chiedi lo stesso
prompter-thinking = Il suggeritore sfoglia lo spartito…
prompter-speechless = Qui il suggeritore non ha nulla da dire.
prompter-advice-title = Che cosa farebbe un giocatore forte
prompter-chance = nel { $often }% dei casi; probabilità di vincere { $win }%.

note-title = Buono a sapersi
note-close = Capito
