### The five scenes of the rehearsal.

learn-title = Prova sul ghiaccio
learn-lead = Dai una festa per pinguini: gli ospiti che si divertono a uno spettacolo ti portano punti, e vince chi ne ha di più. Cinque brevi scene al tavolo vero mostrano come; durano in tutto meno di quattro minuti, e puoi uscire quando vuoi.
learn-place = Un pinguino e la sua famiglia
    .hint = Dove va un pinguino, e quando costa.
learn-place-1-ask = Ogni turno comincia con un pinguino accanto a un artista. Scegli il 4 blu dalla tua mano, tocca b4 e premi il pulsante.
learn-place-1-done = Sta accanto a due artisti. Nessun pinguino della sua famiglia gli è vicino, quindi non c’è tassa.
learn-place-2-ask = Ora l’1 blu. Le caselle vicine a un altro pinguino blu mostrano un prezzo. Mettilo lo stesso in b3, e paga.
learn-place-2-done = Hai pagato 6. Quando c’è un parente accanto, contano tutti i pinguini accanto: il 4 blu e il 2 rosso. Una compagnia mista non costa nulla.
learn-show = Un ospite e uno spettacolo
    .hint = Come si fanno i punti.
learn-show-1-ask = Alla pecora giocoliera manca una carta sola: una scintilla indica la casella. Metti in d2 il 5 marrone, che ama la giocoleria.
learn-show-1-done = Ora ogni punto della pecora indica una carta: sta per esibirsi. Ma solo gli ospiti portano punti. A questo serve il tuo gettone.
learn-show-2-ask = Tocca il 5 marrone in d2 per farne il tuo ospite, poi premi il pulsante.
learn-show-2-done = Il 5 marrone si è divertito e ti porta 5. Anche al 2 verde piacciono le pecore, ma nessuno l’aveva invitato. Nessun altro ha fatto punti: la carta della pecora è tua.
learn-least = Chi fa meno prende la carta
    .hint = Perché un punteggio piccolo può essere buono.
learn-least-1-ask = La foca ballerina sta per esibirsi, e gli ospiti di Bianca le porteranno 10. Invita il 5 rosso in c1.
learn-least-1-done = Bianca ha fatto 10, tu 5. Fra chi fa punti, la carta va a chi ne fa meno: a te. Le carte contano alla fine, 2 punti per ognuna della tua attività e 5 per il maggior numero di un animale.
learn-excuse = Una carta invece di una tassa
    .hint = A che cosa servono anche le carte artista.
learn-excuse-1-ask = Scegli il 4 rosso e tocca a3. La tassa è 12. Possiedi la foca ballerina: scartala invece di pagare, poi premi il pulsante.
learn-excuse-1-done = Una carta scartata copre qualunque tassa: qui vale 12 punti. Se ne va per sempre, con i pochi punti che avrebbe potuto portare alla fine.
learn-newcomer = Al bordo del ghiaccio
    .hint = Dove può stare un nuovo artista.
learn-newcomer-1-ask = Dopo ogni spettacolo del tuo turno metti l’artista seguente. Metti il canguro musicista in g4. Prima di premere il pulsante, puoi girare la carta.
learn-newcomer-1-done = I punti che guardano l’acqua contano come occupati: al bordo gli spettacoli arrivano prima. Quando il mazzo degli artisti finisce, finisce la festa. La tua può cominciare.
