### L’album: pinguini e artisti, e che cosa hanno fatto per chi gioca.

album-lead = Tutti i sessantaquattro pinguini e i sedici artisti, con quello che finora hanno fatto per te.
album-penguins = Pinguini
album-entertainers = Artisti
deed-penguins-played = { $count ->
    [0] Mai giocato finora
    [one] Giocato una volta
   *[other] Giocato { $count } volte
}
deed-penguins-shows = { $count ->
    [one] Ospite divertito in uno spettacolo
   *[other] Ospite divertito in { $count } spettacoli
}
deed-penguins-points = { $count ->
    [one] In tutto, { $count } punto per te
   *[other] In tutto, { $count } punti per te
}
deed-entertainers-shows = { $count ->
    [0] Ancora nessuno spettacolo per i tuoi ospiti
    [one] Uno spettacolo che ti ha reso punti
   *[other] { $count } spettacoli che ti hanno reso punti
}
deed-entertainers-points = { $count ->
    [one] In tutto, { $count } punto per te
   *[other] In tutto, { $count } punti per te
}
deed-entertainers-won = { $count ->
    [one] Carta vinta una volta
   *[other] Carta vinta { $count } volte
}

life-green-juggling-1 = Ha una sola palla e non la perde d’occhio. Si pensa di adottarne una seconda.
life-green-juggling-3 = Tre palle in aria, un pensiero per volta. Di solito è il pranzo.
life-green-juggling-4 = Conta le palle come pecore, e va svegliato per gli applausi.
life-green-juggling-6 = Sei palle, niente denti, nessuna fretta. Una gli cadde l’anno del grande gelo, e ne parla ancora.
life-green-acrobatics-2 = È cresciuto accanto alla ruota e l’ha appena raggiunta. Hanno gli stessi gusti in fatto di fango.
life-green-acrobatics-3 = Sa andare avanti e sa fermarsi, ma non ancora lo stesso giorno.
life-green-acrobatics-4 = Da lassù saluta ogni pecora. Le pecore hanno cominciato a rispondere.
life-green-acrobatics-5 = Ha venduto la seconda ruota a buon prezzo, e da allora spiega perché.
life-green-dance-1 = Balla il cappello; sotto, si sta dietro come si può.
life-green-dance-3 = Ha imparato il valzer da un gregge, e gira ancora quando qualcuno fischia.
life-green-dance-4 = Porta il bastone a sinistra, perché la tempesta viene da destra.
life-green-dance-6 = Balla piano, perché i giovani vedano come si faceva prima della musica.
life-green-music-2 = Due note e mente aperta. Una delle due è ogni volta una sorpresa.
life-green-music-3 = Suona ninnenanne a mezzogiorno. Mezza colonia è in ritardo con la pesca.
life-green-music-4 = Ha composto una marcia per pecore. Alla prima battuta si sdraiano, sempre.
life-green-music-5 = Presta la fisarmonica per i matrimoni, viene insieme e mangia.
life-brown-juggling-2 = Gioca con due, perché la terza non si è ancora presentata.
life-brown-juggling-3 = Tiene una palla di riserva in un marsupio immaginario. I canguri si commuovono.
life-brown-juggling-4 = Ne lancia quattro, ne prende quattro, e non capisce che cosa sia andato storto.
life-brown-juggling-5 = Cinque palle, tutte in prestito. I proprietari vengono a ogni spettacolo e guardano in su.
life-brown-acrobatics-1 = L’hanno messo sulla ruota per toglierlo di mezzo. Non ha funzionato.
life-brown-acrobatics-3 = Salta su, salta giù, risalta su. Nessuno ha il coraggio di nominare il sellino.
life-brown-acrobatics-4 = Detiene il record di immobilità su una ruota. Doveva essere una gara.
life-brown-acrobatics-6 = È caduto da ogni iceberg che abbia un nome, e prima s’inchina.
life-brown-dance-2 = Due piedi sinistri, un cappello giusto. Il cappello salva il numero.
life-brown-dance-3 = Crede che ogni ballo finisca con un salto. I soffitti di ghiaccio la pensano altrimenti.
life-brown-dance-4 = Fa il tip tap col bastone, col piede e col becco, in ordine d’importanza.
life-brown-dance-5 = Ha chiesto un lento a un canguro. Li hanno visti l’ultima volta oltre l’orizzonte.
life-brown-music-1 = Una nota sola, tenuta con tutte e due le pinne perché non scappi.
life-brown-music-3 = Suona a orecchio, e l’orecchio sta sotto la sciarpa.
life-brown-music-4 = Conosce quattro canzoni sui pesci, e una su quello che è scappato.
life-brown-music-6 = C’era quando inventarono la fisarmonica, e non le dava due inverni.
life-red-juggling-1 = Lancia la palla altissima, per avere il tempo di un pisolino.
life-red-juggling-3 = Ha imparato da una foca, e perciò cerca la terza palla sul proprio naso.
life-red-juggling-4 = Quattro palle, quattro cugini in prima fila, quattro pareri.
life-red-juggling-6 = Gioca con gli occhi socchiusi. Anche le palle hanno una certa età, e sanno la strada.
life-red-acrobatics-2 = Pedala in piccoli cerchi, ché il ghiaccio è tutto qui.
life-red-acrobatics-3 = Fa tutto a tutta velocità, poi chiede che cos’era.
life-red-acrobatics-4 = Sposato con la ruota, carte a parte. Le foche hanno lanciato pesci.
life-red-acrobatics-5 = Porta un vassoio pieno su una ruota. Il vassoio non è mai arrivato da nessuna parte.
life-red-dance-1 = Balla con chiunque sia più alto, cioè con tutti.
life-red-dance-3 = Tiene il passo migliore per il finale, e al secondo atto è senza fiato.
life-red-dance-4 = Un tango in ogni piede, e non è lo stesso tango.
life-red-dance-6 = Fu l’idolo di tre banchi di ghiaccio. Due si sono sciolti, la fama tiene.
life-red-music-2 = Prima stringe, poi spera.
life-red-music-3 = Tre note di un gran canto di mare. Le altre sono ancora in mare.
life-red-music-4 = Le foche abbaiano il ritornello, nella tonalità sbagliata ma di cuore.
life-red-music-5 = Suona a richiesta, ma mai il pezzo richiesto.
life-blue-juggling-2 = Passa le palle da una pinna all’altra, e lo chiama viaggiare.
life-blue-juggling-3 = Cortese con tutte e tre. Quella di mezzo è la preferita, ma non deve saperlo.
life-blue-juggling-4 = Si esercita davanti agli orsi, che applaudono piano per via degli artigli.
life-blue-juggling-5 = In pubblico non ha mai perso una palla. In privato ci fu un giovedì.
life-blue-acrobatics-1 = Così piccolo che a inchinarsi è soprattutto la ruota.
life-blue-acrobatics-3 = Chiede a ogni passante quale sia il pedale sinistro.
life-blue-acrobatics-4 = Ha preso la curva del polo, dove ogni direzione è in salita.
life-blue-acrobatics-6 = Pedala con la calma di chi i freni li ha venduti da un pezzo.
life-blue-dance-2 = Prova l’inchino più del ballo, e gli serve prima.
life-blue-dance-3 = Ha ballato il valzer con un orso, e da allora vive con molta prudenza.
life-blue-dance-4 = Prima lucida il ghiaccio. C’è chi lo chiama barare; il ghiaccio ringrazia.
life-blue-dance-5 = Occupa mezza pista, e la restituisce con gli interessi.
life-blue-music-1 = Una sola nota, ma di notte, e sotto la finestra.
life-blue-music-3 = Suona piano per gli orsi, che ancora non dormono e farebbero meglio.
life-blue-music-4 = Accorda la fisarmonica sul vento, poi dà la colpa al vento.
life-blue-music-6 = Sei note di un’aria che nessun altro è abbastanza vecchio da ricordare.
