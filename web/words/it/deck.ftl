### Decks: loading, keeping, going back to the one of the house.

deck-now-house = In uso: il mazzo della casa.
deck-now-own = In uso: { $name }.
deck-load = Carica da un file
deck-save = Salva in un file
deck-use-house = Usa il mazzo della casa
deck-name = Nome del mazzo
deck-my-name = La mia scatola
deck-keep = Usa questo mazzo
deck-kept = { $name } vale dalla prossima partita.
deck-kept-for-now = { $name } vale dalla prossima partita, ma solo finché non chiudi la pagina: su questo dispositivo non c’è posto per tenerlo.
deck-house-now = Il mazzo della casa vale dalla prossima partita.
