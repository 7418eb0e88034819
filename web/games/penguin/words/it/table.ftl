### The table: every phase, choice and result.

## Turns and what is asked

headline = { $you ->
    [yes] Turno { $turn } · tocca a te
   *[no] Turno { $turn } · { $who }
}
phase-finale = La festa è finita
now-busy = Un momento…
now-read = Leggi che cosa è successo, poi continua.
now-starting = Annotato. I rivali stanno ancora arrivando.
now-placing-you = Tocca a te: scegli un pinguino, poi una casella.
now-planned = Tutto pronto? Premi il pulsante.
now-placing-other = { $who } sceglie un pinguino.
now-inviting-you = Sposta uno dei tuoi gettoni, o lasciali dove sono.
now-inviting-other = { $who } pensa ai gettoni.
now-choosing-you = { $count } spettacoli sono pronti. Qual è il prossimo?
now-choosing-other = { $who } sceglie il prossimo spettacolo.
now-entering-you = Metti sul ghiaccio il nuovo artista.
now-entering-other = { $who } mette sul ghiaccio il nuovo artista.

## Cards and cells

label-penguin = { $name }. Gli piacciono anche { $likes }.
label-entertainer = { $dots ->
    [one] { $name }. Un punto d’attivazione.
   *[other] { $name }. { $dots } punti d’attivazione.
}
animals-sheep = le pecore
animals-kangaroo = i canguri
animals-seal = le foche
animals-bear = gli orsi
ice-title = L’iceberg
cell-label = { $cell }: { $what }
cell-empty = vuota
cell-curtain = un sipario
cell-awaited = { $count ->
    [one] un artista la aspetta
   *[other] { $count } artisti la aspettano
}
cell-guest = { $you ->
    [yes] tuo ospite
   *[no] ospite di { $who }
}
cell-lacks = { $count ->
    [0] spettacolo pronto
    [one] un punto è libero
   *[other] { $count } punti sono liberi
}
cell-beside = { $more ->
    [0] accanto: { $card }
    [one] accanto: { $card } e un altro artista
   *[other] accanto: { $card } e altri { $more } artisti
}
cell-open = aperta
cell-chosen = scelta
cell-closed = nessun artista accanto
cell-fee = tassa { $fee }
cell-no-fee = nessuna tassa
cell-spark = fa cominciare uno spettacolo
cell-token-may = un gettone può andarci
cell-token-here = il tuo gettone va qui
cell-waits = spettacolo pronto
dots-none = nessun artista in { $cell }.
dots-open = { $count ->
    [one] { $card } in { $cell } aspetta ancora una casella: { $cells }.
   *[other] { $card } in { $cell } aspetta ancora { $count } caselle: { $cells }.
}
dots-full = { $card } in { $cell } non aspetta più nulla.

## The hand, the fee, the token

hand-title = La tua mano
place-card-first = Scegli un pinguino dalla tua mano.
place-cell-first = Scegli una casella accanto a un artista.
place-no-entertainer = Nessun artista accanto a { $cell }.
settle-how = Come saldare la tassa
settle-pay = Paga { $fee }
settle-hand-in = Scarta
settle-card = Scarta: { $card } (ora vale { $worth })
token-supply = { $count ->
    [0] Nessun gettone nella riserva
    [one] Un gettone nella riserva
   *[other] { $count } gettoni nella riserva
}
token-leave = Lascia i gettoni
token-first = Scegli un pinguino da invitare, o lascia i gettoni dove sono.
token-choose-first = I tuoi gettoni sono tutti sul ghiaccio: scegli prima quello da spostare.
token-guest-first = Scegli il pinguino a cui va.

## What would follow

if-no-fee = Nessuna tassa.
if-no-show = Non comincia nessuno spettacolo.
if-fee = Tassa { $fee }: { $parts }.
fee-part = { $value } in { $cell }
if-excused = Scarti invece { $card }.
if-token = Un gettone va in { $cell }.
if-token-moved = Il tuo gettone passa da { $from } a { $cell }.
if-leave = I tuoi gettoni restano.
if-show = { $card } in { $cell } si esibisce: { $points }; { $award }.
if-enters = { $count ->
    [one] { $card } sta in { $cell } e aspetta una carta.
   *[other] { $card } sta in { $cell } e aspetta { $count } carte.
}
points-of = { $who } { $points }
points-nobody = nessuno fa punti
would-least = { $you ->
    [yes] fai meno punti di tutti e prendi la carta
   *[no] { $who } fa meno punti di tutti e prende la carta
}
would-only = { $you ->
    [yes] nessun altro fa punti, la carta è tua
   *[no] nessun altro fa punti, la carta va { $toWho }
}
would-tie = parità al punteggio più basso, la carta viene scartata
would-nobody = la carta viene scartata

## The button

commit-place-nowhere = Invita
commit-place = { $how ->
    [pay] { $token ->
        [to] Metti in { $cell }, paga { $fee }, gettone in { $to }
        [leave] Metti in { $cell }, paga { $fee }, nessun gettone
       *[none] Metti in { $cell }, paga { $fee }
    }
    [card] { $token ->
        [to] Metti in { $cell }, scarta una carta, gettone in { $to }
        [leave] Metti in { $cell }, scarta una carta, nessun gettone
       *[none] Metti in { $cell }, scarta una carta
    }
   *[free] { $token ->
        [to] Metti in { $cell }, gettone in { $to }
        [leave] Metti in { $cell }, nessun gettone
       *[none] Metti in { $cell }
    }
}
commit-token = { $token ->
    [to] Gettone in { $cell }
    [leave] Lascia tutti i gettoni
   *[none] Invita
}
commit-order-nobody = Comincia lo spettacolo
commit-order = In scena: { $card }
commit-enter-nowhere = Fai entrare
commit-enter = { $turned ->
    [yes] Metti in { $cell }, carta girata
   *[no] Metti in { $cell }
}

## The new entertainer

enter-first = Scegli una casella accanto a una carta qualsiasi.
enter-turn = Gira
enter-alone = Nessuna carta accanto a { $cell }.
enter-performs = In { $cell } si esibirebbe subito.
enter-completes = In { $cell } completerebbe l’artista in { $completes }.
enter-taken = { $cell } è occupata.
enter-turn-it = Con la carta girata può starci.
order-first = Scegli l’artista che si esibisce ora.

## Players

houses-title = Giocatori
seat-score = { $count ->
    [one] { $who }: { $points } punto.
   *[other] { $who }: { $points } punti.
}
seat-tokens = { $count ->
    [0] Tutti e tre i gettoni sul ghiaccio.
    [one] Ancora un gettone.
   *[other] Ancora { $count } gettoni.
}
seat-collects = Colleziona: { $activity }.
seat-holds = { $count ->
    [one] Un pinguino in mano.
   *[other] { $count } pinguini in mano.
}
seat-no-cards = Nessuna carta artista.
seat-projected = Se la festa finisse ora
card-worth = ora vale { $worth }

## Piles and sheets

sheet-piles = Che cosa deve ancora venire
sheet-log = Che cosa è successo
pile-entertainers = Artisti nel mazzo
pile-penguins = Pinguini da pescare
pile-shows = Spettacoli rimasti
pile-next = viene dopo
pile-empty = Il mazzo degli artisti è vuoto.
piles-left = Nei mazzi: artisti { $entertainers }, pinguini { $penguins }.
shows-left = { $count ->
    [0] Nessuno spettacolo rimasto
    [one] Ancora 1 spettacolo
   *[other] Ancora { $count } spettacoli
}
pile-backstage = Artisti sotto la prima carta: { $count }
pile-gone = Carte fuori dal gioco: { $count }
pile-unseen = Pinguini non ancora visti: { $count }
curtain-note = Qui c’è stato uno spettacolo. Un sipario conta come casella occupata.
guest-free = Nessuno l’ha invitato.
guest-of = { $you ->
    [yes] Tuo ospite.
   *[no] Ospite di { $who }.
}
guest-beside = { $amused ->
    [yes] { $card } in { $cell } lo divertirebbe.
   *[no] { $card } in { $cell } non lo divertirebbe.
}
audience-now = { $count ->
    [0] Nessuno guarderebbe.
    [one] Un pinguino guarderebbe; divertiti: { $amused }.
   *[other] { $count } pinguini guarderebbero; divertiti: { $amused }.
}
prospects-title = Punti se si esibisse ora
inspect-on = Sta in { $cell }.
inspect-owner = { $you ->
    [yes] Questa carta è tua.
   *[no] Questa carta è di { $who }.
}
inspect-gone = Fuori dal gioco.
inspect-next = Entra dopo.

## The end

final-title = Il conteggio
final-rank = Posto
final-nth = { $place }º
final-cards = Carte artista
final-points = { $count ->
    [one] { $points } punto
   *[other] { $points } punti
}
final-place = { $place ->
    [1] Arrivi al primo posto su { $seats }, con { $points }.
    [2] Arrivi al secondo posto su { $seats }, con { $points }.
    [3] Arrivi al terzo posto su { $seats }, con { $points }.
   *[other] Arrivi al quarto posto su { $seats }, con { $points }.
}
final-wins = { $you ->
    [yes] Vinci con { $points }.
   *[no] { $who } vince con { $points }.
}
final-by-bonus = { $you ->
    [yes] Parità a { $points }: { $level }. Vinci tu: più punti dalle carte.
   *[no] Parità a { $points }: { $level }. Vince { $who }: più punti dalle carte.
}
final-by-cards = { $you ->
    [yes] Parità anche nei punti dalle carte: { $level }. Vinci tu: più carte artista.
   *[no] Parità anche nei punti dalle carte: { $level }. Vince { $who }: più carte artista.
}
final-shared = Parità in tutto, con { $points }. La vittoria è condivisa: { $winners }.
final-decided = { $you ->
    [yes] La differenza con te: { $parts }.
   *[no] La differenza con { $who }: { $parts }.
}
made-start = { $points ->
    [one] un punto in più all’inizio
   *[other] { $points } punti in più all’inizio
}
made-shows = { $points ->
    [one] un punto in più dagli spettacoli
   *[other] { $points } punti in più dagli spettacoli
}
made-fees = { $points ->
    [one] un punto in meno di tasse
   *[other] { $points } punti in meno di tasse
}
made-activity = { $points ->
    [one] un punto in più per l’attività
   *[other] { $points } punti in più per l’attività
}
made-sheep = { $points ->
    [one] un punto in più per le pecore
   *[other] { $points } punti in più per le pecore
}
made-kangaroo = { $points ->
    [one] un punto in più per i canguri
   *[other] { $points } punti in più per i canguri
}
made-seal = { $points ->
    [one] un punto in più per le foche
   *[other] { $points } punti in più per le foche
}
made-bear = { $points ->
    [one] un punto in più per gli orsi
   *[other] { $points } punti in più per gli orsi
}
say-total = { $who }: { $points }.

## Log

log-title = Diario
log-turn = { $you ->
    [yes] Turno { $turn }, tu
   *[no] Turno { $turn }, { $who }
}
log-nothing = Non è ancora successo nulla.

## Keys

keys-hand = Scegli un pinguino
keys-roam = Muoviti sul ghiaccio
keys-jump = Alla fine di una riga o di una colonna
keys-enter = Scegli la casella; fai ciò che dice il pulsante; continua
keys-token = Prendi un gettone, poi il seguente
keys-leave = Lascia i gettoni
keys-settle = Paga, o scarta una carta
keys-turn = Gira il nuovo artista
keys-clear = Rinuncia all’ultima scelta
keys-cell = Leggi la casella
keys-dots = Leggi i punti di un artista
keys-scores = Leggi punteggi e mazzi
keys-last = Leggi che cosa è appena successo
keys-prompter = Chiedi al suggeritore
keys-inspect = Guarda la carta
