### Imparare: le prove, e le note di una prima partita.

learn-title = Prova generale
learn-lead = Cinque brevi scene al tavolo vero. Ognuna dura meno di un minuto, e puoi uscire quando vuoi.
learn-begin = Comincia dalla scena 1
learn-resume = Continua
learn-play = Gioca la tua prima partita
learn-done = vista
learn-scene = Scena { $number } di { $count }
learn-skip = Salta
learn-next = Scena successiva
learn-on = Continua
learn-watch = Guarda che cosa succede, poi continua.
learn-not-this = Non in questa scena.

learn-alone = Un’offerta che nessuno contende
    .hint = Come si ingaggia, e quanto costa.
learn-alone-1-ask = Vuoi il numero 3: tre stelle. Tocca il 3, aggiungi una carta denaro e sigilla.
learn-alone-1-done = Eri da solo sul 3, quindi l’artista è tuo. Il denaro è andato lo stesso. Da solo, l’avresti avuto per niente.
learn-quarrel = La contesa
    .hint = Due vogliono la stessa stella.
learn-quarrel-1-ask = Il numero 1 piace a tutti. Due pile sono già sigillate. Offri l’1 con una carta denaro.
learn-quarrel-1-done = Uno, uno e zero: parità in cima, nessuno ingaggia. Tieni il denaro e prendi ciò che assegna il Maestro.
learn-quarrel-2-ask = Ancora una volta. Ora offri il numero 4 con due carte denaro.
learn-quarrel-2-done = Due batte uno. Ingaggi e paghi due; il rivale non paga nulla e riceve un cantante d’ufficio.
learn-maestro = Il Maestro distribuisce i contratti
    .hint = La carta di Puccini è potere.
learn-maestro-1-ask = Sei il Maestro. Due rivali alla pari non hanno nessuno. Dai una carta a ciascuno; l’ultima va a casa.
learn-maestro-1-done = Chi assegna può negare agli altri i cantanti migliori. Puccini passa a sinistra a ogni turno.
learn-designer = Una carta denaro da sola fa un costume
    .hint = Un punto sicuro, invece di una scelta.
learn-designer-1-ask = Stasera nessun cantante a scelta. Gioca una carta denaro da sola: scegli la costumista e sigilla.
learn-designer-1-done = Il tuo denaro ora è un elemento scenico: un punto per sempre. Il cantante è arrivato dal Maestro.
learn-premiere = Licenzia un regista, dai i ruoli
    .hint = Che cosa conta alla fine.
learn-premiere-1-ask = Il Maestro ti ha nominato: un regista deve andarsene. I numeri dicono quanto vale ciascuno per chi. Licenzia chi vuoi.
learn-premiere-1-done = Licenziato per sempre. Nel turno 4 ciascuno ingaggia uno dei registi rimasti.
learn-premiere-2-ask = La prima. Tre cantanti sono nel ruolo sbagliato: toccane due per scambiarli, finché Turandot, Calaf e Liù siano di chi li desidera. Poi su il sipario.
learn-premiere-2-done = Il gioco è tutto qui. La tua prima serata ti aspetta.

## Al momento giusto, nella prima partita vera; ognuna una volta sola.

note-title = Buono a sapersi
note-close = Capito
note-first-bid = Tre carte denaro devono bastare per sette turni. Un’offerta senza denaro è un’offerta vera.
note-stacks = I rivali che hanno sigillato prima di te mostrano solo quanto è spessa la loro pila. La carta bluff la ispessisce di una carta.
note-tie = Con la parità in cima nessuno ingaggia, e tutti tengono il denaro.
note-paid-alone = Il denaro posato con un numero è speso anche se nessun altro voleva la carta.
note-understudy = Sei rimasto senza carta, così il Maestro te ne ha data una. La prossima volta pensa a chi è Maestro.
note-maestro = Sei il Maestro: sigilli per primo e assegni ciò che resta.
note-fire = I numeri dicono quanto vale oggi ogni regista per ogni casa. Licenzia uno che aiuta un rivale.
note-directors = Turno 4: registi invece di cantanti, e stasera niente costumista né carpentiere.
note-premiere = Ora i ruoli li dai tu. Un ruolo preferito porta un punto, il sesso sbagliato ne costa uno.
