### The table: every phase, card and result.

table-you-inside = tu
house-table = Il Tavolo
    .inside = il Tavolo
maestro = Maestro
director = Regia
inspect = Guarda { $card }

## Le fasi, e che cosa fare

headline = Turno { $round } di { $rounds } · { $phase }
phase-call = Reclutamento
phase-reveal = Assegnazione
phase-understudies = Cantanti d’ufficio
phase-firing = Licenziamento
phase-premiere = La prima
phase-finale = Gli applausi
call-maestro = Maestro: { $who }
call-next = poi: { $who }
now-busy = Un momento…
now-read = Leggi che cosa è successo, poi continua.
now-starting = Sigillato. I rivali sono ancora per strada.
now-sealed = Sigillato. { $who } sta ancora scegliendo.
now-all-sealed = Hanno sigillato tutti.
now-sealing-you = Chi ingaggiare? Aggiungi denaro o bluff, poi sigilla.
now-sealing-other = Prima sigilla { $who }. Intanto puoi scegliere.
now-revealed = Le buste sono aperte.
now-hired = Numero per numero, ingaggia l’offerta più alta.
now-designed = Il denaro da solo diventa un elemento scenico.
now-understudies-you = { $count ->
    [one] Un teatro non ha ancora nessuno. Scegli chi va lì.
   *[other] { $count } teatri non hanno ancora nessuno. Scegli chi va dove.
}
now-understudies-other = { $who } distribuisce i contratti.
now-settled = Tutti hanno una carta.
now-naming-you = Nomina un rivale: dovrà licenziare un regista.
now-naming-other = { $who } decide chi deve licenziare un regista.
now-firing-you = Tocca a te licenziare un regista.
now-firing-other = { $who } deve licenziare un regista.
now-fired = Un regista in meno.
now-premiere-you = Da’ un ruolo a ciascuno, poi su il sipario.
now-premiere-other = { $who } assegna i ruoli.
say-sealed = { $seen ->
    [yes] { $cards ->
        [one] { $who } sigilla una carta.
       *[other] { $who } sigilla { $cards } carte.
    }
   *[no] { $who } sigilla.
}
say-maestro = { $you ->
    [yes] Il Maestro sei tu
   *[no] Il Maestro è { $who }
}
say-premiere = La prima. Da’ un ruolo a ciascuno: solleva qualcuno, poi scegli il posto.

## Carte

table-label-slot = Posto { $slot }.
table-label-director = Regia: { $name }.
table-label-stars = { $stars ->
    [one] Una stella.
    [2] Due stelle.
    [3] Tre stelle.
   *[other] { $stars } stelle.
}
table-label-wants = Sogna { $role }.
table-gender-male = Uomo.
table-gender-female = Donna.
table-gender-uncertain = Sesso indefinito.
table-label-type-pro = Professionista.
table-label-type-amateur = Dilettante.
table-label-type-alternative = { $gender ->
    [female] Alternativa.
   *[other] Alternativo.
}
table-label-type-classic = { $gender ->
    [female] Classica.
   *[other] Classico.
}
table-label-type-comic = { $gender ->
    [female] Comica.
   *[other] Comico.
}
table-label-type-dark = Dark.
table-type-pro = Professionista
table-type-amateur = Dilettante
table-type-alternative = Alternativo
table-type-classic = Classico
table-type-comic = Comico
table-type-dark = Dark
table-type-pro-letter = Pr
table-type-amateur-letter = Di
table-type-alternative-letter = Al
table-type-classic-letter = Cl
table-type-comic-letter = Co
table-type-dark-letter = Da
type-pro-note = Nessun regista premia i professionisti, e nessuno li punisce.
type-amateur-note = Nessun regista premia i dilettanti, ma molti di loro sognano un ruolo.
type-alternative-note = Winkel aggiunge un punto per ogni cantante alternativo, Plinth ne toglie uno.
type-classic-note = Plinth aggiunge un punto per ogni cantante classico, Winkel ne toglie uno.
type-comic-note = Pouff aggiunge un punto per ogni cantante comico, Finster ne toglie uno.
type-dark-note = Finster aggiunge un punto per ogni cantante dark, Pouff ne toglie uno.
voice-soprano = Soprano
voice-mezzo = Mezzosoprano
voice-alto = Contralto
voice-countertenor = Controtenore
voice-tenor = Tenore
voice-baritone = Baritono
voice-bass = Basso
role-turandot = Turandot
role-calaf = Calaf
role-liu = Liù
role-ping = Ping
role-pong = Pong
role-pang = Pang
role-played = { $role } { $card }
director-dark-effect = +1 per ogni cantante dark, −1 per ogni comico.
director-comic-effect = +1 per ogni cantante comico, −1 per ogni dark.
director-alternative-effect = +1 per ogni cantante alternativo, −1 per ogni classico.
director-classic-effect = +1 per ogni cantante classico, −1 per ogni alternativo.
director-casting-effect = +1 per ogni cantante nel ruolo preferito.
director-scenery-effect = +1 per ogni elemento scenico.
director-variety-effect = +3 se nel cast ci sono tutte e sei le categorie.
director-ambiguous-effect = +1 per ogni cantante di sesso indefinito.
director-plain-effect = Non dà nulla, non toglie nulla.
director-fired = Fuori dal gioco.
inspect-owner = { $you ->
    [yes] Nel tuo cast.
    [table] Nel cast del Tavolo.
   *[no] Nel cast di { $who }.
}
inspect-gone = A casa, fuori dal gioco.

## Offerte

stage-title = Il palcoscenico
stage-choose = Chi ingaggiare
stage-cards = Carte in scena
stage-tap = Scegli una carta, oppure il laboratorio.
stage-yours = la tua
bid-money = Denaro
bid-coins = { $coins ->
    [0] Senza denaro
    [one] Una carta denaro
   *[other] { $coins } carte denaro
}
bid-bluff = Bluff
bid-seal-nothing = Sigilla
bid-seal = { $cards ->
    [one] Sigilla 1 carta
   *[other] Sigilla { $cards } carte
}
bid-nothing-yet = Prima scegli una carta. Nulla è sigillato finché non premi il pulsante.
bid-choose-first = Scegli una carta, o il denaro da solo per il laboratorio.
bid-not-that-much = { $money ->
    [0] Non hai più denaro.
    [one] Hai una sola carta denaro.
   *[other] Hai solo { $money } carte denaro.
}
bid-designer-takes-one = Senza numero è esattamente una carta denaro, né più né meno.
bid-no-money-left = Per giocare il denaro da solo ci vuole denaro, e il tuo è finito.
bid-no-money-left-short = Non hai più denaro (R3).
bid-no-maestro-money = A questo tavolo il Maestro deve giocare un numero.
bid-no-maestro-money-short = Non per il Maestro (R1).
bid-if-alone = { $money ->
    [0] Senza rivali sul { $slot }: ingaggio gratis.
    [one] Senza rivali sul { $slot }: ingaggio, e 1 carta denaro è spesa lo stesso.
   *[other] Senza rivali sul { $slot }: ingaggio, e { $money } carte denaro sono spese lo stesso.
}
bid-if-outbid = { $money ->
    [0] Offerta superata: ricevi un cantante d’ufficio.
   *[other] Offerta superata: tieni il denaro e ricevi un cantante d’ufficio.
}
bid-if-tied = Parità in testa: nessuno ingaggia.
bid-designer-hires = Se nel laboratorio la costumista o il carpentiere è libero, il denaro diventa per sempre un elemento scenico; altrimenti torna indietro. In ogni caso ricevi un cantante d’ufficio.
bid-designer-maestro = Il laboratorio non lavora per il Maestro: il denaro torna, e il cantante d’ufficio te lo scegli tu.
bid-designer-round-4 = Stasera il laboratorio è chiuso: il denaro torna, e il Maestro ti assegna un regista.
stand-open = { $count ->
    [one] Laboratorio: 1 carta denaro
   *[other] Laboratorio: 1 carta denaro
}
stand-closed = Laboratorio: chiuso
stand-label = { $count ->
    [0] Denaro da solo: in questo turno il laboratorio è chiuso
    [one] Invece il laboratorio: una carta denaro, un posto libero
   *[other] Invece il laboratorio: una carta denaro, { $count } posti liberi
}
stand-note = diventa un elemento scenico
stand-note-maestro = torna al Maestro
stand-note-round-4 = il denaro torna

## Rivelazione

reveal-bid = { $you ->
    [yes] { $money ->
        [0] Tu, senza denaro
        [one] Tu, con 1 carta denaro
       *[other] Tu, con { $money } carte denaro
    }
   *[no] { $money ->
        [0] { $who }, senza denaro
        [one] { $who }, con 1 carta denaro
       *[other] { $who }, con { $money } carte denaro
    }
}
reveal-alone = { $who }: denaro da solo
fate-won = Per te!
fate-outbid = Superata
fate-tied = Parità
reveal-nobody = Nessuno
reveal-tie = Parità { $money } = { $money }
reveal-hired = { $you ->
    [yes] { $paid ->
        [0] Tu, gratis
       *[other] Tu, per { $paid }
    }
   *[no] { $paid ->
        [0] { $who }, gratis
       *[other] { $who }, per { $paid }
    }
}
reveal-designed = { $you ->
    [yes] Ottieni un elemento scenico
   *[no] { $who } ottiene un elemento scenico
}
reveal-not-designed = { $you ->
    [yes] Il tuo denaro torna
   *[no] { $who } riprende il denaro
}

## Cantanti d’ufficio

understudies-who = Teatri senza carta
understudies-promised = { $you ->
    [yes] Per te
   *[no] Per { $who }
}
understudies-free = Ancora nessuno
understudies-got = { $you ->
    [yes] Per te
   *[no] Per { $who }
}
understudies-goes-home = Torna a casa
understudies-joins-table = Va al Tavolo
understudies-commit = Distribuisci i contratti
understudies-incomplete = Prima serve una carta per ogni teatro.
understudies-note = Tocca un teatro, poi una carta; scambia quanto vuoi. Una carta torna a casa.
understudies-note-two = Tocca un teatro, poi una carta; scambia quanto vuoi. L’ultima va al Tavolo.

## Licenziamento

naming-choose = Chi deve licenziare un regista
naming-nobody-yet = Nomina un rivale
naming-commit = Nomina { $who }
naming-note = Chi nomini deve licenziare uno dei registi rimasti.
firing-choose = Chi licenziare
firing-nobody-yet = Scegli un regista
firing-commit = Licenzia { $director }
firing-note = I numeri dicono quanto vale oggi ogni regia per ogni teatro.
firing-done = { $you ->
    [yes] Licenzi { $director }.
   *[no] { $who } licenzia { $director }.
}
worth-now = { $you ->
    [yes] Per te { $points }.
   *[no] Per { $who } { $points }.
}
worth-title = Quanto vale questa regia
worth-whose = Teatro
worth-now-head = Adesso
worth-least = Al peggio
worth-most = Al meglio
worth-range = ancora possibile: da { $least } a { $most }
directors-title = Registi
directors-left = ne restano { $count }

## Case

mine-title = Il tuo teatro
house-open = { $who }: guarda il teatro
house-money = { $money ->
    [0] Denaro finito.
    [one] Resta 1 carta denaro.
   *[other] Restano { $money } carte denaro.
}
house-scene = { $scene ->
    [0] Nessun elemento scenico.
    [one] Un elemento scenico.
   *[other] { $scene } elementi scenici.
}
house-empty = Ancora nessuno.
house-thinking = ci pensa
house-not-sealed = da sigillare
house-sealed = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
house-sealed-unseen = sigillato
house-projected = Se il sipario si alzasse adesso
house-projected-now = Se il sipario si alzasse adesso: { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
}
house-projected-why = Punti se il sipario si alzasse adesso, con la migliore distribuzione
house-covered = Coperto finché non si alza il sipario.
deck-left = Ancora { $count } cantanti nel mazzo
sheet-deck = Ancora nel mazzo
deck-note = { $count ->
    [0] Il mazzo è vuoto.
    [one] Un cantante non si è ancora visto.
   *[other] { $count } cantanti non si sono ancora visti. Alcuni saliranno in scena.
}
deck-gone = Tornati a casa: { $count }

## La prima

premiere-title = La distribuzione della prima
premiere-roles = I ruoli e chi li canta
premiere-in-role = { $number }, { $role }: { $card }
premiere-adds = In questo ruolo { $points }.
premiere-note = Tocca due cantanti per scambiarli.
premiere-director = { $director }: { $effect }
premiere-could-be = { $points ->
    [one] È possibile un punto in più.
   *[other] Sono possibili { $points } punti in più.
}
premiere-best = Miglior distribuzione
premiere-commit = Su il sipario
premiere-anyway = Su lo stesso
final-title = Ecco le critiche
line-stars = Stelle
line-scene = Elementi scenici
line-favourites = Ruoli preferiti
line-mismatches = Fuori parte
line-bonus = Regia
line-penalty = Ultimo Maestro
final-casts = I cast della serata
final-points = { $count ->
    [one] { $points } punto
   *[other] { $points } punti
}
final-place = { $place ->
    [1] Arrivi al primo posto su { $seats }, con { $points }.
    [2] Arrivi al secondo posto su { $seats }, con { $points }.
    [3] Arrivi al terzo posto su { $seats }, con { $points }.
    [4] Arrivi al quarto posto su { $seats }, con { $points }.
   *[other] Arrivi all’ultimo posto su { $seats }, con { $points }.
}
final-decided = { $you ->
    [yes] La differenza con te: { $parts }.
    [table] La differenza con il Tavolo: { $parts }.
   *[no] La differenza con { $rival }: { $parts }.
}
made-stars = { $points ->
    [one] una stella in più
   *[other] { $points } stelle in più
}
made-scene = { $points ->
    [one] un elemento scenico in più
   *[other] { $points } elementi scenici in più
}
made-favourites = { $points ->
    [one] un ruolo preferito in più
   *[other] { $points } ruoli preferiti in più
}
made-mismatches = { $points ->
    [one] un cantante fuori parte in meno
   *[other] { $points } cantanti fuori parte in meno
}
made-bonus = { $director } ({ $points } in più)
made-penalty = nessuna penalità
final-wins = { $you ->
    [yes] Vinci con { $points }.
   *[no] Vince { $who } con { $points }.
}
final-by-stars = { $you ->
    [yes] Parità di punti: { $level }. Vinci tu: più stelle nel cast.
   *[no] Parità di punti: { $level }. Vince { $who }: più stelle nel cast.
}
final-shared = Pari a punti e a stelle. Vittoria condivisa: { $winners }.
final-table-wins = Il Tavolo vi batte. Non vince nessuno.
say-total = { $who }: { $points }.

## Programma di sala

log-title = Programma di sala
log-round = { $you ->
    [yes] Turno { $round }, il Maestro sei tu
   *[no] Turno { $round }, Maestro { $who }
}
log-call = In scena: { $cards }.
log-hired = { $you ->
    [yes] { $paid ->
        [0] Ingaggi { $card } gratis.
        [one] Ingaggi { $card } per 1 carta denaro.
       *[other] Ingaggi { $card } per { $paid } carte denaro.
    }
   *[no] { $paid ->
        [0] { $who } ingaggia { $card } gratis.
        [one] { $who } ingaggia { $card } per 1 carta denaro.
       *[other] { $who } ingaggia { $card } per { $paid } carte denaro.
    }
}
log-outbid = Offerta superata: { $names }.
log-tied = { $money ->
    [0] { $card }: parità senza denaro ({ $names }). Nessuno ingaggia.
    [one] { $card }: parità con 1 carta denaro a testa ({ $names }). Nessuno ingaggia.
   *[other] { $card }: parità con { $money } carte denaro a testa ({ $names }). Nessuno ingaggia.
}
log-designed = { $you ->
    [yes] Ottieni un elemento scenico.
   *[no] { $who } ottiene un elemento scenico.
}
log-alone = { $you ->
    [yes] Hai giocato il denaro da solo; torna indietro.
   *[no] { $who } ha giocato il denaro da solo; torna indietro.
}
log-understudy = { $you ->
    [yes] Ricevi { $card } d’ufficio.
   *[no] { $who } riceve { $card } d’ufficio.
}
log-home = { $card } torna a casa.
log-joins = { $card } va al Tavolo.
log-named = { $mine ->
    [yes] Nomini { $who }.
   *[no] { $you ->
        [yes] { $maestro } nomina te.
       *[no] { $maestro } nomina { $who }.
    }
}
log-fired = { $you ->
    [yes] Licenzi { $director }.
   *[no] { $who } licenzia { $director }.
}

## Schede e tasti

tabs-title = Parti del tavolo
tab-table = Tavolo
tab-casts = Cast
tab-directors = Registi
tab-log = Programma
keys-slot = Scegli un numero; alla prima, solleva e posa
keys-designer = Denaro da solo per il laboratorio
keys-more = Più denaro
keys-less = Meno denaro
keys-back = Indietro nella fila
keys-on = Avanti nella fila
keys-bluff = Metti o togli la carta bluff
keys-enter = Sigilla, conferma, continua
keys-clear = Svuota la busta
keys-table = Leggi il tavolo
keys-cast = Leggi il tuo teatro
keys-rival = Leggi il teatro di un rivale
keys-directors = Leggi i registi
keys-last = Leggi l’ultimo esito
keys-prompter = Chiedi al suggeritore
keys-inspect = Guarda una carta da vicino
