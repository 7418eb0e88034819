### Analisi, partita del giorno, condivisione, partite passate, statistiche e mazzi.

## Le mosse raccontate dopo

retell-bid = { $you ->
    [yes] Sigilli il { $slot }, { $card }
   *[no] { $who } sigilla il { $slot }, { $card }
}{ $money ->
    [0] {""}
    [one] , con una carta denaro
   *[other] , con { $money } carte denaro
}{ $bluff ->
    [yes] {" "}e la carta bluff
   *[no] {""}
}.
retell-alone = { $you ->
    [yes] Giochi il denaro da solo
   *[no] { $who } gioca il denaro da solo
}{ $bluff ->
    [yes] {" "}con la carta bluff
   *[no] {""}
}.
retell-give = { $you ->
    [yes] { $self ->
        [yes] Prendi { $card } per te.
       *[no] Dai { $card } a { $to }.
    }
   *[no] { $self ->
        [yes] { $who } tiene { $card }.
       *[no] { $mine ->
            [yes] { $who } ti dà { $card }.
           *[no] { $who } dà { $card } a { $to }.
        }
    }
}
retell-name = { $you ->
    [yes] Nomini { $to }.
   *[no] { $mine ->
        [yes] { $who } ti nomina.
       *[no] { $who } nomina { $to }.
    }
}
retell-fire = { $you ->
    [yes] Licenzi { $director }.
   *[no] { $who } licenzia { $director }.
}
retell-cast = { $you ->
    [yes] I tuoi ruoli: { $roles }.
   *[no] I ruoli di { $who }: { $roles }.
}
short-bid = { $slot }{ $money ->
    [0] {""}
    [one] {" "}con una carta denaro
   *[other] {" "}con { $money } carte denaro
}{ $bluff ->
    [yes] {" "}e bluff
   *[no] {""}
}
short-alone = denaro da solo{ $bluff ->
    [yes] {" "}e bluff
   *[no] {""}
}
short-give = carta { $slot }
short-cast = i ruoli
reason-own = { $points } punti rispetto alla carta media.
reason-denied = { $you ->
    [yes] Ti toglie { $points } punti.
   *[no] Toglie { $points } punti a { $who }.
}
reason-points = Circa { $points } punti alla fine.
reason-total = { $points ->
    [one] 1 punto in tutto.
   *[other] { $points } punti in tutto.
}
reason-contested = Al { $percent } % anche qualcun altro vuole la carta.
reason-hired = Ingaggia nel { $percent } % dei casi.
reason-fires = Allora se ne andrebbe probabilmente { $director } ({ $percent } %).
whatif-title = Ogni altra offerta, contro ciò che gli altri hanno giocato davvero
whatif-number = Numero
whatif-money = { $money ->
    [0] senza denaro
    [one] { $money } carta
   *[other] { $money } carte
}
whatif-alone = Denaro da solo
whatif-hired = { $paid ->
    [0] ingaggio per niente
   *[other] ingaggio per { $paid }
}
whatif-designer = elemento scenico
whatif-nothing = d’ufficio
whatif-more = { $money ->
    [one] Una carta denaro in più avrebbe ingaggiato { $card }.
   *[other] { $money } carte denaro in più avrebbero ingaggiato { $card }.
}
whatif-saved = { $money ->
    [one] Bastava una carta denaro in meno.
   *[other] Bastavano { $money } carte denaro in meno.
}
whatif-right = Non una moneta di troppo.
whatif-never = Stavolta tutto il tuo denaro non avrebbe ingaggiato { $card }.
whatif-alone-lesson = Che cosa avrebbe portato invece un numero:

## Analisi

review-open = Analizza
review-account = Il conto finale
review-table = il Tavolo
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
review-phase-sealing = reclutamento
review-phase-understudies = cantanti d’ufficio
review-phase-naming = nomina
review-phase-firing = licenziamento
review-phase-premiere = prima
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
review-better = Probabilità di vincere { $percent } %; con { $best } era { $most } %.
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

line-stars = Stelle
line-scene = Scena
line-favourites = Preferiti
line-mismatches = Sesso
line-bonus = Regia
line-penalty = Ultimo Maestro
line-total = Totale

## Risultati e condivisione

result = { $points ->
    [one] Un punto
   *[other] { $points } punti
}, { $table ->
    [yes] battuto dal Tavolo
   *[no] { $place ->
        [1] primo
        [2] secondo
        [3] terzo
        [4] quarto
       *[other] quinto
    } su { $seats ->
        [2] due
        [3] tre
        [4] quattro
       *[other] cinque
    }
}
share-lead = Nulla viene caricato altrove: il link contiene in sé le carte, o tutta la partita.
share-words = A parole
share-links = Link
share-deal-link = Le stesse carte
share-replay-link = Tutta la partita
share-copy = Copia
share-send = Invia
share-daily = Turandot del giorno, { DATETIME($date, dateStyle: "medium") }
share-score = Stelle { $stars }, preferiti { $favourites }, scena { $scene }, regia { $director }{ $mismatches ->
    [0] {""}
   *[other] , sesso { $gender }
}{ $penalty ->
    [0] {""}
   *[other] , ultimo Maestro −{ $penalty }
}.
share-asked = Con l’aiuto del suggeritore.
share-text = { $what }: { $result }. { $score }{ $help } Le stesse carte: { $link }
share-deal = Turandot, carte per te: { $link }
link-bad = Questo link è rovinato o incompleto; non è stato aperto nulla.

deal-lead = { $seats ->
    [2] Qualcuno condivide una partita a due posti: stesse carte, stesso rivale.
   *[other] Qualcuno condivide una partita a { $seats } posti: stesse carte, stessi rivali.
}
deal-play = Gioca queste carte

## Partita del giorno

daily-date = { DATETIME($date, dateStyle: "full") }
daily-month = { DATETIME($date, month: "long", year: "numeric") }
daily-table = { $seats } posti. Le stesse carte e gli stessi rivali per tutti in questa data.
daily-note = Gioca quando vuoi. Non c’è nessuna serie da perdere.
daily-play = Gioca
daily-continue = Continua
daily-again = Giocala ancora
daily-no-such-day = Per quel giorno non c’è una partita; ecco quella di oggi.
daily-archive = Tutti i giorni
daily-attended = { $count ->
    [0] Nessun giorno giocato per ora. Ogni giorno resta aperto.
    [one] Un giorno giocato. Ogni giorno resta aperto.
   *[other] { $count } giorni giocati. Ogni giorno resta aperto.
}
daily-month-before = Prima
daily-month-after = Dopo
daily-open = non giocata
daily-begun = iniziata

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
past-seed = Seme { $seed }
past-deck = Mazzo { $name }
past-rehearsal = Prova
past-shared = Da un link
past-continue = Continua
past-record = Registro
past-copy-json = Copia come JSON
past-copy-notation = Copia come testo
past-reading = …
past-delete = Elimina
past-delete-sure = La partita sparirà per sempre da questo dispositivo.
notation-round = Turno { $round }
notation-premiere = Prima
notation-result = Risultato: { $points }

backup-title = Copia di sicurezza
backup-lead = Un solo file con tutte le partite e le impostazioni di questo dispositivo. Ripristinare aggiunge a ciò che c’è e non perde nulla.
backup-save = Salva una copia
backup-restore = Ripristina da un file
backup-with-settings = Anche le impostazioni
backup-progress = Controllo delle partite, { $percent } %
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

## Statistiche

statistics-none = Le statistiche cominciano con la tua prima partita finita.
statistics-count = { $count ->
    [one] Una partita finita; le prove non contano.
   *[other] { $count } partite finite; le prove non contano.
}
statistics-wins = Quanto spesso vinci
statistics-table = Tavolo
statistics-share = Vinte
statistics-compare = Rispetto alla parte giusta
statistics-group = { $seats } posti, { $level }
statistics-mixed = misto
statistics-fair = { $games ->
    [one] giusta { $fair }, una partita
   *[other] giusta { $fair }, { $games } partite
}
statistics-lines = Da dove vengono i tuoi punti, in media
statistics-line = Riga
statistics-average = Media

## Mazzi

deck-lead = Hai la scatola? Carica i suoi 36 cantanti da un file, o inseriscili qui sotto. Le nuove partite si giocano allora con il tuo mazzo; quella del giorno sempre con il mazzo della casa.
deck-now-house = In uso: il mazzo della casa.
deck-now-own = In uso: { $name }.
deck-load = Carica da un file
deck-save = Salva in un file
deck-use-house = Usa il mazzo della casa
deck-edit = Modifica i 36 cantanti
deck-name = Nome del mazzo
deck-my-name = La mia scatola
deck-keep = Usa questo mazzo
deck-kept = { $name } vale dalla prossima partita.
deck-house-now = Il mazzo della casa vale dalla prossima partita.
deck-bad-file = Questo non è un mazzo: servono un nome e sei cantanti per ognuna delle sei categorie. Non è cambiato nulla.
deck-bad-card = Questo mazzo ha un errore in { $card }: un cantante si scrive stelle, sesso e ruolo preferito, come 2FL. Non è cambiato nulla.
deck-stars = stelle
deck-gender = sesso
deck-favourite = ruolo preferito
deck-no-favourite = senza preferito
deck-gender-male = uomo
deck-gender-female = donna
deck-gender-uncertain = indefinito
