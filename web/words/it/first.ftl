### The house: Home, frame, set-up, settings, and what goes wrong. These words come before everything else.

player-you = Tu
surprise = A sorpresa
list-two = { $first } e { $last }
list-more = { $first }, { $next }
list-end = { $first } e { $last }
list-clauses = { $first }; { $next }
list-sentences = { $first } { $next }
list-stop = { $words }.
site-description = Giochi di carte contro rivali che vedono solo ciò che vedresti tu al loro posto. Gratis, nel tuo browser, anche senza rete.

## Intestazione, menu, finestre

skip = Vai al contenuto
menu = Menu
close = Chiudi
cancel = Annulla
back-home = Torna all’inizio
help-title = Aiuto
help-now = La regola di adesso
home-title = Inizio
table-title = Tavolo
set-up-title = Prepara un tavolo
rivals-title = Rivali
settings-title = Impostazioni
about-title = Informazioni
learn-menu = Impara
daily-title = Partita del giorno
past-title = Partite passate
rules-title = Regole
deck-title = Mazzo
album-title = Album
statistics-title = Statistiche
review-title = Analisi
watch-title = Rivedi
share-title = Condividi
deal-title = Carte per te
copied = copiato
copy-failed = copia non riuscita

## Inizio

home-play = Gioca
home-resume = Riprendi
home-just-play = Gioca subito
home-learn-first = Impara in tre minuti
home-others = Anche in questa casa
home-resume-hint = { $count ->
    [one] La tua partita contro un rivale, del { DATETIME($when, day: "numeric", month: "long", hour: "numeric", minute: "numeric") }
   *[other] La tua partita contro { $count } rivali, del { DATETIME($when, day: "numeric", month: "long", hour: "numeric", minute: "numeric") }
}

## Come stanno le cose

status-loading = I rivali stanno arrivando, { $percent }% (solo alla prima visita)
status-starting = I rivali prendono posto
status-waiting = Niente rete: i rivali aspettano alla stazione
status-recovering = Un rivale è inciampato; un momento
status-failed = I rivali non possono venire: questo browser non li lascia entrare
status-ready = I rivali sono qui
status-installing = Si prepara il gioco senza rete, { $percent }%
status-offline = Pronto anche senza rete
update-ready = È pronta una nuova versione.
update-apply = Usala ora
update-coming = Un momento, sta subentrando…

## Che cosa resta

store-unkept = Non salvato
store-blocked = Questo browser non conserva nulla per noi: puoi giocare, ma chiusa la pagina la partita è persa.
store-blocked-help = Permetti a questa pagina di conservare dati, nelle impostazioni del browser, o esci dalla navigazione privata. Appena è permesso, questa partita si salva da sé.
store-full = Su questo dispositivo non c’è più posto: puoi continuare, ma da ora nulla è conservato.
store-full-help = Fai posto: elimina le partite passate che non ti servono più, dopo averle messe in una copia di sicurezza. Appena c’è posto, questa partita si salva da sé.
store-asides = { $count ->
    [one] Una partita salvata non si legge. Resta conservata.
   *[other] { $count } partite salvate non si leggono. Restano conservate.
}
store-asides-where = Vedile
no-such-game = Questa partita non è su questo dispositivo.
game-elsewhere = Questa partita continua in un’altra scheda.
strange-address = Quel collegamento qui non porta a nulla: ecco l’inizio.
screen-missing = Questa pagina non è ancora su questo dispositivo e ora non si può caricare. Riprova quando ci sarà la rete.
words-missing = Le parole di questa lingua ora non si possono caricare. Riprova quando ci sarà la rete.

## Prepara un tavolo

set-up-seats = Giocatori
set-up-rivals = I tuoi rivali
set-up-rival = Posto { $seat }
set-up-seat = Posto { $seat }
set-up-level = Livello
set-up-surprise-hint = Vedrai chi viene.
set-up-fair = A ogni livello i rivali vedono solo ciò che tu vedresti dal loro posto, e le carte sono le stesse.
set-up-rules = Regole e carte
set-up-first-draw = A sorte
set-up-seed = Smazzata
set-up-seed-hint = La stessa parola dà le stesse carte. Lascia vuoto per averne di nuove.
set-up-seed-new = carte nuove
set-up-seed-draw = Estraine una
set-up-begin = Comincia
set-up-usual = Come al solito

## Impostazioni

settings-look = Aspetto
settings-table = Al tavolo
settings-sound = Suono
settings-system = Come il dispositivo
settings-language = Lingua
settings-theme = Colori
settings-theme-light = Chiari
settings-theme-dark = Scuri
settings-text = Testo
settings-text-normal = Normale
settings-text-large = Grande
settings-text-larger = Molto grande
settings-pace = Andatura
settings-pace-hint = Un tasto o un tocco fa proseguire. Se il dispositivo chiede meno movimento, nulla si muove.
settings-pace-stately = Solenne
settings-pace-normal = Normale
settings-pace-brisk = Svelta
settings-pace-instant = Immediata
settings-results = Continua
settings-results-always = Sempre
settings-results-mine = Se mi riguarda
settings-results-never = Mai
settings-results-hint = Quando un risultato aspetta che si prema Continua. Gli altri passano da soli dopo un momento.
settings-level = Livello dei rivali
settings-level-rising = Cresce con me
settings-level-hint = Per i rivali di cui nessuno ha scelto il livello. Cominciano piano e crescono quando vinci.
settings-prompter = Il suggeritore
settings-prompter-off = Muto
    .why = Giochi senza aiuto.
settings-prompter-facts = Fatti
    .why = A che cosa porterebbe la tua mossa, e che cosa resta.
settings-prompter-values = Valori
    .why = In più, quanto vale ogni scelta, per te e per gli altri.
settings-prompter-advice = Consigli
    .why = In più, che cosa farebbe un giocatore forte, e perché.
settings-remarks = I rivali possono fare commenti
settings-letters = Tasti lettera
settings-letters-hint = Disattivali se disturbano il lettore di schermo o i comandi vocali.
settings-effects = Effetti
settings-music = Musica
settings-sound-hint = Nessun suono prima del tuo primo tocco.
settings-kept = Le impostazioni restano su questo dispositivo.

## Informazioni

about-version = Versione
about-offline = Stato
about-private = Nulla di ciò che fai qui lascia il tuo dispositivo: niente account, niente tracciamento, niente server.
about-kept = Conservato su questo dispositivo
about-games = { $count ->
    [0] Ancora nessuna partita.
    [one] Una partita.
   *[other] { $count } partite.
}
about-copy-record = Copia il verbale dell’ultima partita
about-asides = Illeggibili
about-asides-why = Questi salvataggi sono danneggiati o di un’altra versione. Li teniamo come sono; copiali per esaminarli o chiedere aiuto.
aside-copy = Copia
aside-delete = Elimina
aside-delete-sure = Eliminare «{ $name }» per sempre?
about-licences = Licenze
about-licence-ours = La nostra parte è software libero sotto licenza MIT. Poggia sul lavoro di altri:

## Tasti

keys-title = Tasti
keys-letters-on = I tasti lettera sono attivi; si spengono nelle impostazioni. Tab sposta sempre il focus.
keys-letters-off = I tasti lettera sono spenti; si accendono nelle impostazioni. Tab sposta sempre il focus.
key-help = Aiuto
key-close = Chiudi ciò che è aperto
key-space = Spazio
key-enter = Invio
key-backspace = Backspace
key-escape = Esc

## Guai

trouble-bug = Non doveva succedere
trouble-bug-text = Qualcosa nel programma è andato storto. Non è colpa tua.
trouble-engine = I rivali non rispondono
trouble-engine-text = La parte del programma che conosce le regole resta irraggiungibile, anche dopo vari tentativi.
trouble-refused = Non si può
trouble-refused-text = Ora le regole non lo permettono.
trouble-unreadable = Questa partita non si legge
trouble-unreadable-text = È danneggiata o di un’altra versione. Resta conservata, sotto «Informazioni».
trouble-absent = Manca un rivale
trouble-absent-text = Qualcuno a questo tavolo non c’è in questa versione del gioco. La partita riprende appena torna la versione che lo conosce.
trouble-kept = La tua partita è conservata fino all’ultima mossa.
trouble-nothing-lost = Nulla di ciò che era salvato è perso.
trouble-details = Dettagli
trouble-copy = Copia il rapporto
trouble-again = Ricarica la pagina
trouble-on = Prosegui
trouble-another = Gioca un’altra partita
error-engine-failed = La parte del programma che conosce le regole non parte in questo browser.
error-engine-lost = La parte del programma che conosce le regole si è fermata più volte. Spesso basta ricaricare la pagina.
error-illegal-move = Ora le regole non lo permettono.
error-bad-move = Non è una mossa di questo gioco.
error-bad-record = Il verbale è danneggiato o non segue le regole.
error-bad-deck = Questo mazzo non ha la forma che serve al gioco.
error-bad-setup = Così non si può preparare una partita.
error-unknown-game = Questo gioco non è nella scatola.
error-unknown-bot = Uno di questi rivali non è nella scatola.
error-not-offered = Questo gioco non lo prevede.
