### Le regole, con parole nostre. `rule-R…` sono le regole numerate a cui rimandano i risultati.

rules-search = Cerca nelle regole
rules-search-none = Nessuna regola parla di «{ $text }».
rules-search-found = { $count ->
    [one] Un passo
   *[other] { $count } passi
}
rules-contents = Indice
rules-number = Regola { $rule }
rules-back = Indietro

rules-goal = Il gioco in un minuto
rules-goal-1 = Dirigi un teatro d’opera e vuoi mettere in scena la Turandot. In sette turni ingaggi sei cantanti e un regista; poi si alza il sipario e ogni casa conta i suoi punti.
rules-goal-2 = A ogni turno alcuni artisti si presentano e ciascuno sigilla un’offerta segreta per uno di loro. Da solo su un artista, lo ingaggi. In più sullo stesso: vince chi mette più denaro. Parità in cima: nessuno. Chi resta a mani vuote prende ciò che assegna il Maestro.
rules-goal-3 = Tre carte denaro devono bastare per tutta la serata. Il gioco è questo.

rules-box = Che cosa c’è nella scatola
rules-box-1 = 36 cantanti di sei categorie: professionista, dilettante, alternativo, classico, comico e dark, sei per ciascuna. Ogni cantante ha da una a tre stelle ed è uomo, donna o di sesso indefinito. Alcuni hanno un ruolo preferito: Turandot, Calaf o Liù.
rules-box-2 = Nove registi, ognuno dei quali premia qualcosa di diverso. Sei ruoli in fila: 1 Turandot (una donna), 2 Calaf (un uomo), 3 Liù (una donna), 4 Ping, 5 Pong e 6 Pang (uomini).
rules-box-3 = La costumista e il carpentiere, che hanno lo stesso effetto; in due o in tre c’è solo la costumista. Puccini: chi ce l’ha è il Maestro del turno.
rules-box-4 = Ciascuno ha carte numerate da 1 al numero di giocatori più uno, tre carte denaro e una carta bluff.

rules-start = Prima del primo turno
rule-R22 = Il primo Maestro è estratto a sorte, o scelto quando si prepara il tavolo. A un tavolo vero: chi è più intonato.
    .title = Il primo Maestro

rules-call = Reclutamento
rules-call-1 = Entra in scena un artista in più dei giocatori, sotto i numeri 1, 2, 3 e così via: cantanti nei turni 1, 2, 3, 5, 6 e 7, registi nel turno 4.
rules-call-2 = Sul tavolo nulla è segreto: cast, elementi scenici, denaro rimasto, registi licenziati e cantanti usciti si possono guardare in ogni momento. Restano nascoste solo le offerte sigillate e le carte non ancora scoperte.

rules-seal = Sigillare un’offerta
rule-R3 = Un’offerta è o una carta numerata, da sola o con una, due o tre carte denaro, o esattamente una carta denaro senza numero. Nient’altro vale: né la carta bluff da sola, né due carte denaro senza numero, né la mano vuota.
    .title = Che cosa si può sigillare
rule-R4 = La carta bluff può accompagnare qualsiasi offerta. Nasconde soltanto quante carte contano, quando si scopre non ha effetto e torna sempre in mano.
    .title = La carta bluff
rule-R5 = Il Maestro sigilla per primo, poi gli altri in senso orario; tutti vedono quanto sono spesse le pile già posate, e niente di più. Con l’opzione «alla cieca» anche lo spessore resta nascosto fino alla rivelazione.
    .title = L’ordine delle offerte
rule-R1 = Anche il Maestro può giocare una carta denaro da sola: non ingaggia né costumista né carpentiere, il denaro torna, e il cantante d’ufficio se lo sceglie da sé. Con l’opzione «vietato» il Maestro deve giocare un numero.
    .title = Il Maestro e il denaro da solo
rule-R2 = Una carta denaro da sola si può giocare anche nel turno 4. Allora non c’è nessuno da ingaggiare per la scena: il denaro torna e il Maestro assegna un regista.
    .title = Denaro da solo nel turno 4

rules-hire = Rivelazione e assegnazione
rules-hire-1 = Tutte le offerte si scoprono insieme e si risolvono numero per numero.
rule-R8 = Da solo su un numero, prendi l’artista. Il denaro posato con il numero è speso lo stesso.
    .title = Da solo su un numero
rule-R6 = Se più giocatori hanno scelto lo stesso numero e uno ha messo più denaro di ciascun altro, prende l’artista e spende il denaro. Gli altri riprendono il loro e aspettano un cantante d’ufficio.
    .title = Offrire di più
rule-R7 = Se la somma più alta su un numero è di due o più giocatori, anche quando è zero, nessuno prende l’artista. Tutti quelli su quel numero riprendono il denaro, anche chi ne ha messo meno, e tutti aspettano un cantante d’ufficio.
    .title = Parità in cima

rules-examples = Esempi
rules-example-head-bids = Offerte
rules-example-head-outcome = Esito
rules-example-1-bids = 3 con una carta denaro, nessun altro sul 3
rules-example-1 = Ingaggia il numero 3 e paga una carta.
rules-example-2-bids = 4 con una carta denaro contro 4 con due
rules-example-2 = Chi ne ha messe due ingaggia e paga; l’altro riprende la sua e riceve un cantante d’ufficio.
rules-example-3-bids = 2 con una carta denaro, tre volte
rules-example-3 = Nessuno. Tutti tengono il denaro e ricevono un cantante d’ufficio.
rules-example-4-bids = 2 con due, 2 con due, 2 con una
rules-example-4 = Nessuno. I primi due sono pari sopra il terzo; tutti e tre ricevono un cantante d’ufficio.
rules-example-5-bids = 2 con due, 2 con una, 2 con una
rules-example-5 = Chi ne ha messe due ingaggia e paga; la parità più in basso non conta.
rules-example-6-bids = 1 senza denaro, due volte
rules-example-6 = Nessuno: anche a zero la parità è parità.

rules-designers = Costumista e carpentiere
rule-R9 = Chi gioca una carta denaro da sola cerca la costumista o il carpentiere. La carta diventa allora un elemento scenico: vale un punto alla prima e non sarà mai più denaro. Arriva anche un cantante, d’ufficio.
    .title = Il denaro da solo fa un elemento scenico
rule-R10 = In quattro o cinque ci sono la costumista e il carpentiere, in due o tre solo la costumista, nel turno 4 nessuno. Vanno, in senso orario dalla sinistra del Maestro, a chi ha giocato il denaro da solo; il Maestro non li ottiene mai. Chi arriva tardi riprende il denaro.
    .title = A chi vanno costumista e carpentiere

rules-understudies = Cantanti d’ufficio
rule-R11 = Chi in questo turno è ancora senza carta, per parità, per un’offerta più alta o per il denaro da solo, ne riceve una di quelle rimaste in scena, anche contese. Il Maestro decide chi riceve quale, e sceglie liberamente anche per sé.
    .title = Il Maestro assegna il resto
rule-R12 = Un artista avanza sempre ed esce dal gioco. In due, invece, va al Tavolo.
    .title = Uno avanza

rules-fire = Licenziamento
rule-R13 = I turni 1, 2 e 3 finiscono con un licenziamento. Il Maestro nomina un altro giocatore, che deve licenziare uno dei registi rimasti. In due è sempre l’altro.
    .title = Il Maestro nomina chi licenzia
rule-R14 = Il regista licenziato è mostrato a tutti ed è fuori dal gioco. Dopo tre turni ne restano sei su nove.
    .title = Licenziato per sempre
rules-fire-next = Poi carte numerate e bluff tornano in mano, costumista e carpentiere sono di nuovo liberi, e Puccini passa a sinistra.

rules-directors = Turno 4: i registi
rule-R15 = I sei registi rimasti si mescolano e se ne scopre uno in più dei giocatori; sei bastano sempre. Gli altri escono dal gioco. Il turno si gioca come gli altri, ma senza costumista né carpentiere.
    .title = Ingaggiare un regista

rules-premiere = La prima
rule-R17 = Dopo il turno 7 ciascuno dà i sei ruoli ai suoi sei cantanti, come vuole. Quando furono ingaggiati non conta.
    .title = Dare i ruoli
rules-premiere-1 = Poi si contano i punti: +1 per ogni stella, +1 per ogni elemento scenico, +1 per ogni cantante nel ruolo preferito, −1 per ogni uomo in un ruolo di donna o donna in un ruolo d’uomo, e quanto porta il regista. Chi è di sesso indefinito va bene in ogni ruolo; il sesso giusto da solo non porta nulla.
rule-R16 = Ciò che conta il regista si aggiunge agli altri punti: con Occhialini un cantante nel ruolo preferito vale in tutto due, con Tempera un elemento scenico vale due. Un cantante può avere il ruolo preferito e costare comunque un punto per il sesso: le due cose si giudicano a parte.
    .title = Il regista si aggiunge
rule-R18 = Vince chi ha più punti. A parità decidono più stelle stampate nel cast. Se anche quelle sono pari, la vittoria è condivisa.
    .title = Parità alla fine

rules-effects = I nove registi
rules-effects-director = Regista
rules-effects-points = Punti

rules-two = In due
rule-R20 = La carta che avanza a ogni turno va a un terzo cast, il Tavolo, nell’ordine in cui arriva: i suoi cantanti interpretano i ruoli da 1 a 6 così come stanno, e il regista avanzato nel turno 4 è il suo. Il Tavolo non ha elementi scenici.
    .title = Il Tavolo
rule-R19 = Puccini va avanti e indietro. Chi è Maestro nel turno 7, e quindi lo era nel primo, perde un punto.
    .title = Il prezzo dell’ultimo Maestro
rule-R21 = Se il Tavolo ha più punti di ciascuno dei due giocatori, vince il Tavolo e tutti e due perdono. Altrimenti i due si confrontano come al solito.
    .title = Quando vince il Tavolo

rules-deck = Le carte di questa edizione
rules-deck-1 = Nessun regolamento stampa l’elenco dei 36 cantanti, perciò questa edizione gioca con un mazzo della casa. Rispetta tutto ciò che dicono le regole ed è stato equilibrato in molte partite tra forti giocatori elettronici. Nomi e ritratti sono nostri.
rules-deck-2 = Hai la scatola? Inserisci i suoi 36 cantanti sotto Mazzo, o caricali da un file: si gioca allora con le carte vere, e ogni partita conserva il mazzo con cui fu giocata.

rules-options = Dove i regolamenti differiscono
rules-options-1 = I regolamenti inglese, francese, tedesco e italiano divergono in due punti. Entrambi si scelgono preparando il tavolo: l’ordine delle offerte (R5) e se il Maestro può giocare il denaro da solo (R1).
