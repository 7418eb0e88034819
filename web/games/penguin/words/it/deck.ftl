### The deck of this game, as it is entered and refused.

deck-lead = Hai la scatola? Carica i suoi 64 pinguini e 16 artisti da un file, oppure inseriscili qui sotto. Le nuove partite useranno il tuo mazzo; la partita del giorno usa sempre il mazzo della casa.
deck-edit = Modifica pinguini e artisti
deck-bad-file = Questo non è un mazzo: servono un nome, 64 pinguini e 16 artisti. Non è cambiato nulla.
deck-bad-card = In questo mazzo c’è un errore in { $card }: un pinguino ha una famiglia, un’attività e un valore da 1 a 99, un artista un animale, un’attività e almeno due punti. Non è cambiato nulla.
deck-penguins = Pinguini
deck-entertainers = Artisti
deck-number = Pinguino { $number }
deck-family = famiglia
deck-activity = attività
deck-value = valore
deck-family-green = verde
deck-family-brown = marrone
deck-family-red = rosso
deck-family-blue = blu
deck-dots-note = Spunta dove la carta ha i suoi punti d’attivazione.
deck-dot-nw = punto in alto a sinistra
deck-dot-n = punto in alto
deck-dot-ne = punto in alto a destra
deck-dot-w = punto a sinistra
deck-dot-e = punto a destra
deck-dot-sw = punto in basso a sinistra
deck-dot-s = punto in basso
deck-dot-se = punto in basso a destra
