### What rivals say on the ice: funny, short, true to the moment, and never about the rules.

## Bianca

remark-bianca-begin-1 = Mettete in fresco lo champagne. Ah, lo è già.
remark-bianca-begin-2 = Il ghiaccio mi dona. Anche i diamanti.
remark-bianca-fee-1 = Una tassa? Sul mio conto, tesoro.
remark-bianca-fee-2 = Pago. È il mio sport preferito.
remark-bianca-fee-3 = I punti vanno e vengono. Un buon posto resta.
remark-bianca-excuse-1 = Prendi la carta. Questo abito non ha tasche.
remark-bianca-excuse-2 = Un autografo invece dei contanti. Solo stasera.
remark-bianca-score-1 = I miei ospiti sanno divertirsi.
remark-bianca-score-2 = Applausi! Li ho invitati io.
remark-bianca-score-3 = Vizio i miei pinguini. E si vede.
remark-bianca-card-1 = Un ricordo! Qualcuno me lo porti.
remark-bianca-card-2 = Pochi punti, ma con uno stile enorme.
remark-bianca-card-3 = La stella viene a casa con me.
remark-bianca-tie-1 = Due padroni di casa, un artista. Che volgarità.
remark-bianca-tie-2 = Se devo dividere, rinuncio.
remark-bianca-snub-1 = I miei ospiti risparmiano i sorrisi.
remark-bianca-snub-2 = Stavo guardando l’aurora boreale.
remark-bianca-snub-3 = Spettacolino strano. Avanti il prossimo!
remark-bianca-win-1 = L’Imperatore mi ha baciato il guanto. Due volte.
remark-bianca-win-2 = Ho pagato le tasse e tenuto la corona.
remark-bianca-lose-1 = Mi scioglierò. Con grazia.
remark-bianca-lose-2 = Il prossimo iceberg lo compro.
remark-bianca-begin-3 = Buonasera, pinguini. Un inchino, prego.
remark-bianca-token-1 = Inviti esauriti. Gli altri invidino.
remark-bianca-token-2 = L’ultimo gettone. Inciso, s’intende.
remark-bianca-snub-4 = I vostri ospiti ridacchiano. I miei siedono.
remark-bianca-win-3 = Un brindisi a me. Con ghiaccio.
remark-bianca-lose-3 = Avete vinto? Il ghiaccio pende.
remark-bianca-lose-4 = Tenete la corona. Stonava con le scarpe.

## Ottavio

remark-ottavio-begin-1 = Il ghiaccio era gratis. Ho chiesto.
remark-ottavio-begin-2 = Un pinguino, registrato e sottolineato.
remark-ottavio-fee-1 = Un furto! C’è un modulo per questo?
remark-ottavio-fee-2 = Pago. Me ne ricorderò per anni.
remark-ottavio-fee-3 = La famiglia è un lusso.
remark-ottavio-excuse-1 = La mia carta. La mia bella carta.
remark-ottavio-excuse-2 = La cedo, ma annoto il numero.
remark-ottavio-score-1 = Un’entrata! Un’entrata imprevista!
remark-ottavio-score-2 = Ospiti che si ripagano.
remark-ottavio-score-3 = La colonna torna. Ho controllato due volte.
remark-ottavio-card-1 = In cassaforte, subito.
remark-ottavio-card-2 = Guadagno poco e tengo tutto.
remark-ottavio-card-3 = Una carta in più, nessuna spesa in più.
remark-ottavio-tie-1 = Scartata? Non si butta niente!
remark-ottavio-tie-2 = Parti uguali di niente. Annotato.
remark-ottavio-snub-1 = Nessuna entrata. Nessuna spesa, spero.
remark-ottavio-snub-2 = Gli altri guadagnano. Io tempero la matita.
remark-ottavio-snub-3 = Sono venuto solo per il pesce gratis.
remark-ottavio-win-1 = Vittoria, e non manca nemmeno una carta.
remark-ottavio-win-2 = Farò incorniciare il bilancio.
remark-ottavio-lose-1 = Ho perso senza sovrapprezzo.
remark-ottavio-lose-2 = Da qualche parte c’è un errore nei conti.
remark-ottavio-begin-3 = Un po’ di punti per cominciare. Li ho contati.
remark-ottavio-token-1 = Tre gettoni fuori, zero in cassa. Ahimè.
remark-ottavio-token-2 = L’ultimo gettone. Era a bilancio.
remark-ottavio-snub-4 = Le vostre entrate salgono. Annoto a matita.
remark-ottavio-win-3 = Più punti, meno biscotti. Buona annata.
remark-ottavio-lose-3 = Avete vinto. Posso vedere le ricevute?
remark-ottavio-lose-4 = Ben calcolato. Mi costa dirlo.

## Zelda

remark-zelda-begin-1 = Indovina quale pinguino voglio davvero. Sbagliato.
remark-zelda-begin-2 = Non guardare i gettoni. Guarda il cappello.
remark-zelda-fee-1 = Volevo pagare. Il trucco era quello.
remark-zelda-fee-2 = Caro, vero? Ora chiediti perché.
remark-zelda-fee-3 = Guarda la moneta. Non l’altra mano.
remark-zelda-excuse-1 = Quella carta non è mai stata qui.
remark-zelda-excuse-2 = Ora la vedi. Ora non devo nulla.
remark-zelda-score-1 = Pensavi che quello fosse tuo.
remark-zelda-score-2 = Ho invitato un vecchio amico. Ti era sfuggito.
remark-zelda-score-3 = Una volpe sa sempre dove guarda la folla.
remark-zelda-card-1 = Il meno di tutti? Era previsto.
remark-zelda-card-2 = Ho preso una carta. Controlla le maniche.
remark-zelda-card-3 = Punti pochi, dita lunghe.
remark-zelda-tie-1 = Qualcuno ha copiato la mia bugia.
remark-zelda-tie-2 = Persa? Volevo solo che sembrasse così.
remark-zelda-snub-1 = Quello spettacolo era un’esca.
remark-zelda-snub-2 = Guardo altrove, apposta.
remark-zelda-snub-3 = Godetevela. Il mio vero piano è dall’altra parte.
remark-zelda-win-1 = Il mio miglior trucco non l’hai visto: il punteggio.
remark-zelda-win-2 = Era tutto un bluff. Tranne i punti.
remark-zelda-lose-1 = Ho lasciato vincere i pinguini.
remark-zelda-lose-2 = Ghiaccio sottile, bugie sottili.
remark-zelda-begin-3 = Una volta venni da pinguino. Nessuno notò.
remark-zelda-token-1 = Finiti i gettoni? Guardate bene. No, davvero.
remark-zelda-token-2 = L’ultimo gettone è dove nessuno guarda.
remark-zelda-snub-4 = Ridete meglio voi. Per ora.
remark-zelda-win-3 = Mai stata indietro. Sembrava soltanto.
remark-zelda-lose-3 = Vedete attraverso la neve. Chapeau.
remark-zelda-lose-4 = Avevo un piano. Il vostro era migliore. Uffa.

## Raimondo

remark-raimondo-begin-1 = Lanterne qui, neve là, e una gran folla.
remark-raimondo-begin-2 = Un iceberg! Che scenografia!
remark-raimondo-fee-1 = Una sala piena costa un po’ di più.
remark-raimondo-fee-2 = Sono intonati! Per questo pago.
remark-raimondo-fee-3 = Al gruppo mancava una figura proprio lì.
remark-raimondo-excuse-1 = Mi serviva solo il costume.
remark-raimondo-excuse-2 = Addio, caro artista. Lascia il cappello.
remark-raimondo-score-1 = Hai visto le facce? Illuminate dal basso!
remark-raimondo-score-2 = Solo posti in piedi. Come piace a me.
remark-raimondo-score-3 = Più pinguini, più gioia.
remark-raimondo-card-1 = Questa la appendo accanto allo specchio.
remark-raimondo-card-2 = Una piccola parte, dipinta bene.
remark-raimondo-card-3 = Che colori! Ed è mia.
remark-raimondo-tie-1 = Il manifesto era già stampato.
remark-raimondo-tie-2 = Nessuno la prende? Che spreco di velluto.
remark-raimondo-snub-1 = Illuminato male, se posso dire.
remark-raimondo-snub-2 = I miei ospiti ammiravano il sipario.
remark-raimondo-snub-3 = E le piume dov’erano?
remark-raimondo-win-1 = È merito del pubblico. E della neve.
remark-raimondo-win-2 = Si ricorderanno delle lanterne.
remark-raimondo-lose-1 = Ma era la festa più bella del ghiaccio.
remark-raimondo-lose-2 = I critici erano freddi. Anche i loro piedi.
remark-raimondo-begin-3 = Prima le lanterne. Poi i pinguini.
remark-raimondo-token-1 = Tutti gli inviti appesi. Che quadro!
remark-raimondo-token-2 = L’ultimo gettone, proprio sotto la luce.
remark-raimondo-snub-4 = Il vostro angolo splende. Quasi invidio.
remark-raimondo-win-3 = La festa del secolo. L’avevo disegnata.
remark-raimondo-lose-3 = Avete vinto, e con che luce!
remark-raimondo-lose-4 = Col buon gusto perdo volentieri.

## Petra

remark-petra-begin-1 = Bella festa. Sarebbe un peccato rovinarla.
remark-petra-begin-2 = Guardo chi è in testa. Sempre.
remark-petra-fee-1 = A me costa. A te di più.
remark-petra-fee-2 = Poco, per quello che rovina.
remark-petra-fee-3 = Pago per starti tra i piedi.
remark-petra-excuse-1 = Prendila. Gli animali non mi piacciono.
remark-petra-excuse-2 = Una carta in meno. Un nemico in più.
remark-petra-score-1 = I miei ridono. I tuoi gelano.
remark-petra-score-2 = Punti. E tu non sorridi. Perfetto.
remark-petra-score-3 = Ho visto dove guardavi e ci sono andata.
remark-petra-card-1 = Ti serviva? Meglio così.
remark-petra-card-2 = Meno punti di tutti, ma fanno più male.
remark-petra-card-3 = Ora è mia. Fa’ pure il broncio.
remark-petra-tie-1 = Non la prende nessuno. Io la chiamo giustizia.
remark-petra-tie-2 = Se brucia, brucia per tutti.
remark-petra-snub-1 = Ridete pure. Io conto.
remark-petra-snub-2 = Quel posto era promesso a me.
remark-petra-snub-3 = Ho visto ghiaccioli più divertenti.
remark-petra-win-1 = Ti ho guardato sciogliere tutta la sera.
remark-petra-win-2 = La festa più bella della mia vita. Per me.
remark-petra-lose-1 = Attenti al buco nel ghiaccio tornando a casa.
remark-petra-lose-2 = Mi ricordo chi stava dove.
remark-petra-begin-3 = Mi sono invitata da sola. Largo.
remark-petra-token-1 = L’ultimo gettone. Vi sta tra i piedi.
remark-petra-token-2 = Niente gettoni. Vi fulmino con lo sguardo.
remark-petra-snub-4 = Fate punti. Mi segno l’indirizzo.
remark-petra-win-3 = Il ghiaccio era sottile. Sotto di voi.
remark-petra-lose-3 = Avete vinto. Dormite con un occhio aperto.
remark-petra-lose-4 = Godetevi la corona. È gelida.

## Anselmo

remark-anselmo-begin-1 = Ho portato il retino, non si sa mai.
remark-anselmo-begin-2 = Quattro famiglie, una preferita. Non dico quale.
remark-anselmo-fee-1 = Stanno bene insieme! Vale la tassa.
remark-anselmo-fee-2 = Perché i parenti costano di più?
remark-anselmo-fee-3 = Uno scaffale completo non è mai a buon mercato.
remark-anselmo-excuse-1 = Non andava con le altre. Fa male lo stesso.
remark-anselmo-excuse-2 = Vola, cartina.
remark-anselmo-score-1 = Hanno riso in coro. Hai sentito?
remark-anselmo-score-2 = I miei pinguini hanno buon gusto.
remark-anselmo-score-3 = Ho etichettato ogni risata.
remark-anselmo-card-1 = Nell’album, bella dritta.
remark-anselmo-card-2 = Un nuovo esemplare! Piano.
remark-anselmo-card-3 = Un’altra per il cassetto.
remark-anselmo-tie-1 = Persa per la scienza! Che peccato.
remark-anselmo-tie-2 = L’abbiamo presa in due. È scivolata via.
remark-anselmo-snub-1 = Non è la mia specie. Ma è grazioso.
remark-anselmo-snub-2 = I miei ospiti preferiscono un altro animale. Anch’io.
remark-anselmo-snub-3 = Stavolta ho preso solo appunti.
remark-anselmo-win-1 = Una collezione di risate perfetta!
remark-anselmo-win-2 = Questa serata va sotto vetro.
remark-anselmo-lose-1 = Una pagina dell’album resta vuota.
remark-anselmo-lose-2 = Tornerò con un retino più grande.
remark-anselmo-begin-3 = Sessantaquattro pinguini! Ecco l’album grande.
remark-anselmo-token-1 = Tutti e tre infilzati. Invitati, cioè.
remark-anselmo-token-2 = L’ultimo gettone si posa. Ecco.
remark-anselmo-snub-4 = I vostri pinguini ridono in modo raro.
remark-anselmo-win-3 = Una pagina piena, e ridono tutti.
remark-anselmo-lose-3 = Avete vinto. Che esemplare di festa.
remark-anselmo-lose-4 = Posso essiccare la vittoria, come un fiore?
