### L’album: cantanti e registi, e che cosa hanno fatto per chi gioca.

album-lead = Tutti i trentasei cantanti e i nove registi, con quello che finora hanno fatto per te.
album-singers = Cantanti
album-directors = Registi
deed-singers-hired = { $count ->
    [0] Mai nella tua compagnia
    [one] Una volta nella tua compagnia
   *[other] { $count } volte nella tua compagnia
}
deed-singers-favourite = { $count ->
    [0] Ancora mai nel ruolo preferito
    [one] Una volta nel ruolo preferito
   *[other] { $count } volte nel ruolo preferito
}
deed-directors-hired = { $count ->
    [0] Mai al tuo servizio
    [one] Una volta al tuo servizio
   *[other] { $count } volte al tuo servizio
}
deed-directors-bonus = { $count ->
    [one] In tutto, { $points } punto per te
   *[other] In tutto, { $points } punti per te
}
deed-directors-fired = { $count ->
    [one] Una volta nella tua lista dei licenziati
   *[other] { $count } volte nella tua lista dei licenziati
}

life-pro-1 = Non ha mai guardato un direttore; tre gli hanno chiesto l’autografo. I suoi baffi sono assicurati per la tournée.
life-pro-2 = Comincia dove l’organo finisce. Il re grave lo canta nella barba, dove resta al caldo fino alla recita serale.
life-pro-3 = Saluta ogni corista per nome, e chiede delle mamme. Con lui le chiamate alla ribalta durano un quarto d’ora.
life-pro-4 = I suoi fiori arrivano con una seconda carrozza. Sull’acuto chiude gli occhi, perché sia lui a guardare lei.
life-pro-5 = Perfino il suo ventaglio ha studiato a Milano. Darebbe tutti gli applausi per morire una volta da Liù.
life-pro-6 = Cilindro o diadema: in camerino ci sono entrambi. La critica loda la voce ed evita i pronomi.
life-amateur-1 = Sugli acuti gli lievita il pane. Da nove anni, all’alba, canta Calaf al forno, e il forno chiede il bis.
life-amateur-2 = Consegna ogni lettera in si bemolle. I cani del quartiere ululano con lui, per terze.
life-amateur-3 = Tiene lo spartito capovolto, ma i conti tornano. Secondo i suoi registri Calaf gli deve ancora un enigma.
life-amateur-4 = Comanda in cucina come Turandot a Pechino: tre domande sulla minestra, e cadono teste.
life-amateur-5 = Fa la maglia a ogni prova; la parte grave tocca al gatto. Con la sua Liù anche le maschere si tengono per mano.
life-amateur-6 = Fama mondiale, dal rubinetto al portasciugamani. Sogna Liù, e un teatro piastrellato.
life-alternative-1 = Capelli per mezza testa, idee per due. Canta ogni aria una volta al dritto e una come andava intesa.
life-alternative-2 = Costruito da un architetto; l’impalcatura canta con lui. Vuole Calaf, purché l’alba sia quadrata.
life-alternative-3 = La lampada fa parte dell’opera. Lui la preferirebbe spenta, e gliel’ha scritto.
life-alternative-4 = Prova davanti agli specchi, e gli specchi applaudono. La sua ultima prima fu vista da quattro lati e capita da uno.
life-alternative-5 = Il suo vestito crepita più forte di quanto lei osi cantare. Liù, dice, l’avrebbe portato anche lei.
life-alternative-6 = All’ingresso artisti chiesero un nome: tornò indietro come domanda. La risposta arrivò un’ottava sotto.
life-classic-1 = Conquista Cartagine ogni sera, matinée comprese. Ormai le città si arrendono per telegramma, per salvare le scene.
life-classic-2 = Entra prima la parrucca, poi il marchese, poi, a tempo, la cipria. Gli inchini si pagano a parte.
life-classic-3 = Solo la gorgiera sa che lui è lì dentro. Ogni tanto una nota grave trova l’uscita.
life-classic-4 = La sua parrucca richiede un capitano di porto. Entra con l’alta marea, e il faro applaude.
life-classic-5 = Parte per la battaglia e chiede un cuscino. Sotto la corazza batte il cuore di una Liù.
life-classic-6 = La corona della notte fu fatta per un’altra testa. Andrà bene il giorno in cui la parte sarà Turandot.
life-comic-1 = Entra, tra gli applausi, dalla porta con scritto uscita. Nelle sue serate i pompieri hanno un palco fisso.
life-comic-2 = Sbaglia in undici lingue, con una ricetta per ciascuna. Il riso, dice, si prende dopo i pasti.
life-comic-3 = Piange a tempo, l’unico che trova. Da Calaf, almeno, qualcuno gli direbbe quando vincere.
life-comic-4 = Strizza l’occhio alla balconata e svaligia la platea. La balconata ha la sua parte.
life-comic-5 = Uno dei suoi sonagli tace, e lei cerca ancora quale. Da Turandot lo farebbe decapitare.
life-comic-6 = Il naso arriva una battuta prima e si prende gli applausi. Il resto segue, con una capriola.
life-dark-1 = Dorme fino alle sette di sera, canta fino al gallo. Rifiuta aglio, specchi e matinée con pari cortesia.
life-dark-2 = Compra anime e tira sul cachet. Preferisce farsi pagare in fiammiferi.
life-dark-3 = Un becchino che teme le tombe, le tarme e i bis. Il pubblico trema; ha cominciato lui.
life-dark-4 = La luna è il suo occhio di bue e non ha mai mancato un attacco. Le nuvole pagano la multa.
life-dark-5 = Vedova quattro volte, sempre al terzo atto. Da Turandot si risparmierebbe le nozze.
life-dark-6 = Infesta le quinte e chiede scusa alle scene. Per cantare Calaf sfiderebbe la luce del giorno.
life-director-dark = Fa togliere il sole da ogni secondo atto. I comici sono ammessi, a patto che se ne pentano.
life-director-comic = Ogni tragedia migliora con una botola. Chi ha l’aria cupa è pregato di cercarla.
life-director-alternative = Considera l’orizzonte un’abitudine borghese. Regola l’orologio su un triangolo e non è mai in ritardo.
life-director-classic = Come si faceva nel 1826, e non un giorno dopo. Ha approvato una sola novità, ed era un lampadario.
life-director-casting = Conosce la parte prima del nome. Non ha mai sbagliato né l’una né l’altro, al massimo in anticipo.
life-director-scenery = Dipinge nuvole, poi si lamenta della pioggia. Chi canta troppo a lungo senza muoversi finisce ridipinto.
life-director-variety = Uno per tipo, prego, e tutti davanti. Se manca il sesto, tiene il broncio per settimane.
life-director-ambiguous = I baffi stanno su un bastoncino, la domanda su niente. La risposta cambia ogni sera, e convince sempre.
life-director-plain = Niente, ma puntuale. Nel 1911 alzò un sopracciglio; in teatro se ne parla ancora.
