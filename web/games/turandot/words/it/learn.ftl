### The five scenes of the rehearsal.

learn-title = Prova generale
learn-lead = Cinque brevi scene al tavolo vero. Ognuna dura meno di un minuto, e puoi uscire quando vuoi.
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
