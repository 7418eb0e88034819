### What is said beside the ice: facts and values of the Prompter, and the notes of a first game.

prompter-families = { $count ->
    [one] { $count } pinguino non si è ancora visto: verde { $green }, marrone { $brown }, rosso { $red }, blu { $blue }.
   *[other] { $count } pinguini non si sono ancora visti: verdi { $green }, marroni { $brown }, rossi { $red }, blu { $blue }.
}
prompter-activities = { $count ->
    [one] Gli piace: giocoleria { $juggling }, acrobazia { $acrobatics }, danza { $dance }, musica { $music }.
   *[other] A loro piace: giocoleria { $juggling }, acrobazia { $acrobatics }, danza { $dance }, musica { $music }.
}
prompter-shows = { $count ->
    [0] Non restano spettacoli.
    [one] Resta al massimo uno spettacolo.
   *[other] Restano al massimo { $count } spettacoli.
}
prompter-coming = { $count ->
    [one] Sotto la prima carta del mazzo: { $cards }.
   *[other] Sotto la prima carta del mazzo, in ordine ignoto: { $cards }.
}
prompter-values-title = Che cosa porterebbe ogni spettacolo se cominciasse ora, con i gettoni come sono
prompter-show = Spettacolo
prompter-missing = Carte che mancano
prompter-act = { $card }, { $cell }
prompter-penguin = { $card }: nessuna tassa in { $free } caselle su { $count }.
prompter-penguin-brings = { $fee ->
    [0] { $card }: nessuna tassa in { $free } caselle su { $count }; come tuo ospite in { $cell } porta subito { $points }.
   *[other] { $card }: nessuna tassa in { $free } caselle su { $count }; come tuo ospite in { $cell } porta subito { $points }, con una tassa di { $fee }.
}

note-first = Scegli un pinguino dalla mano, poi una casella illuminata accanto a un artista. Nulla è giocato finché non premi il pulsante.
note-fee = Un numero come −7 è la tassa di mescolanza: si paga accanto a un pinguino della stessa famiglia e somma tutti i pinguini intorno alla casella.
note-spark = Una scintilla indica una casella dove il tuo pinguino farebbe cominciare uno spettacolo.
note-excuse = Hai una carta artista: quando c’è una tassa da pagare, puoi scartare la carta e non pagare nulla.
note-token = Un gettone fa di qualunque pinguino un tuo ospite, chiunque l’abbia messo. Solo gli ospiti divertiti ti portano punti.
note-token-show = Sta per cominciare uno spettacolo. I numeri sui pinguini dicono quanto porterebbe ciascuno a chi lo ospita.
note-tokens-out = I tuoi tre gettoni sono sul ghiaccio. D’ora in poi un gettone passa da un ospite all’altro; nessuno torna nella riserva.
note-choosing = Più spettacoli sono pronti. Scegli tu quale viene prima; dopo ciascuno entra un nuovo artista.
note-entering = Il nuovo artista non può esibirsi subito né far esibire un altro. Girando la carta girano i suoi punti; quelli oltre il bordo contano come occupati.
note-least = La carta va a chi ha fatto meno punti, ma più di zero.
note-tie = Il punteggio più basso è di più giocatori, quindi nessuno prende la carta.
note-end = Restano pochi spettacoli. Alla fine contano le carte: 2 punti per ognuna della tua attività, 5 per il maggior numero di un animale, 3 a testa in caso di parità.
