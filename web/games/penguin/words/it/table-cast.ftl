### La compagnia: chi si esibisce, e le lettere delle famiglie.

cast-letter-green = V
cast-letter-brown = M
cast-letter-red = R
cast-letter-blue = B

entertainer-sheep-juggling = Zia Clementina
entertainer-sheep-juggling-character = Conta le palline che passano, per stare tranquilla.
    Non è mai arrivata a otto senza addormentarsi.
entertainer-sheep-acrobatics = Bettina Bock
entertainer-sheep-acrobatics-character = Ha saltato ogni staccionata di tre paesi, e si è tenuta i pali.
    Guarda giù solo per vedere chi guarda su.
entertainer-sheep-dance = Madame Mérinos
entertainer-sheep-dance-character = Ha danzato per due re senza inchinarsi a nessuno.
    La lana si arriccia al mattino e si assicura al pomeriggio.
entertainer-sheep-music = Otto Wollgemut
entertainer-sheep-music-character = Scrive valzer che finiscono male.
    Ti supplica di non piangere, e si offende se non piangi.
entertainer-kangaroo-juggling = Joey Guazzabuglio
entertainer-kangaroo-juggling-character = Ne lancia cinque, ne prende quattro, strizza l’occhio.
    Quel che ti manca è nel marsupio.
entertainer-kangaroo-acrobatics = Bonnie Boing
entertainer-kangaroo-acrobatics-character = È decollata in primavera e non è ancora atterrata del tutto.
    I freni, dice, vanno bene per i tram.
entertainer-kangaroo-dance = Sir Percival Hop
entertainer-kangaroo-dance-character = Balla a tempo, in punto, e sui tuoi piedi.
    Si scusa per iscritto.
entertainer-kangaroo-music = Matilde Bum
entertainer-kangaroo-music-character = Conosce un solo tempo, il suo.
    L’orchestra la segue; ha provato a fare il contrario.
entertainer-seal-juggling = Ondina l’Imperturbabile
entertainer-seal-juggling-character = Tiene gli occhi chiusi, che gli applausi non la distraggano.
    Non si è mai lasciata sfuggire una pallina, né una parola.
entertainer-seal-acrobatics = Capitan Tuffo
entertainer-seal-acrobatics-character = Perse un occhio per un cannone e vinse il cannone a carte.
    Ogni caduta era voluta, chiedi in giro.
entertainer-seal-dance = Lola Laguna
entertainer-seal-dance-character = Balla il tango con chi è ancora in piedi.
    Se ne va prima dell’ultima battuta, e si riprende il fiore.
entertainer-seal-music = Barnaba Trombetta
entertainer-seal-music-character = Ride delle sue arie finché non le cantano tutti.
    Suonare piano non sa; eppure gliel’hanno mostrato.
entertainer-bear-juggling = Igor il Tenero
entertainer-bear-juggling-character = Prende al volo ogni cosa come se fosse un uovo.
    Arrossisce se lo guardano, e lo guardano.
entertainer-bear-acrobatics = Bjarne Piedidiburro
entertainer-bear-acrobatics-character = Gli avevano parlato di due ruote.
    È da martedì che conta di scendere.
entertainer-bear-dance = Il conte Bruno
entertainer-bear-dance-character = Possiede un castello, un pettine per i baffi e un valzer.
    Bacia la mano a ogni signora, e conta gli anelli.
entertainer-bear-music = La vecchia Orsola
entertainer-bear-music-character = Suona a occhi chiusi quel che canticchiava tua nonna.
    A quale battuta si addormenti, nessuno lo sa.
