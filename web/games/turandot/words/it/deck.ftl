### The deck of this game, as it is entered and refused.

deck-lead = Hai la scatola? Carica i suoi 36 cantanti da un file, o inseriscili qui sotto. Le nuove partite si giocano allora con il tuo mazzo; quella del giorno sempre con il mazzo della casa.
deck-edit = Modifica i 36 cantanti
deck-bad-file = Questo non è un mazzo: servono un nome e sei cantanti per ognuna delle sei categorie. Non è cambiato nulla.
deck-bad-card = Questo mazzo ha un errore in { $card }: un cantante si scrive stelle, sesso e ruolo preferito, come 2FL. Non è cambiato nulla.
deck-stars = stelle
deck-gender = sesso
deck-favourite = ruolo preferito
deck-no-favourite = senza preferito
deck-gender-male = uomo
deck-gender-female = donna
deck-gender-uncertain = indefinito
