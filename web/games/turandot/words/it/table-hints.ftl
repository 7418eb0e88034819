### What is said beside the first bid: facts of the Prompter, and the notes of a first game.

prompter-unseen = { $count ->
    [0] Tutti i cantanti si sono già visti.
    [one] Un cantante non ancora visto: donne { $women }, uomini { $men }, indefiniti { $uncertain }.
   *[other] { $count } cantanti non ancora visti: donne { $women }, uomini { $men }, indefiniti { $uncertain }.
}
prompter-money = Denaro dei rivali: { $rivals }.
prompter-outbid = { $count ->
    [0] Nessuno ha più denaro di te.
    [one] Un rivale ha più denaro di te.
   *[other] { $count } rivali hanno più denaro di te.
}
prompter-directors = { $count } registi sono ancora in corsa.
prompter-values-title = Quanto aggiungerebbe ora ogni carta a ogni casa
prompter-card = Carta

note-first-bid = Tre carte denaro devono bastare per sette turni. Un’offerta senza denaro è un’offerta vera.
note-stacks = I rivali che hanno sigillato prima di te mostrano solo quanto è spessa la loro pila. La carta bluff la ispessisce di una carta.
note-tie = Con la parità in cima nessuno ingaggia, e tutti tengono il denaro.
note-paid-alone = Il denaro posato con un numero è speso anche se nessun altro voleva la carta.
note-understudy = Non hai preso carte, così il Maestro te ne ha data una. La prossima volta pensa a chi è Maestro.
note-maestro = Il Maestro sei tu: sigilli prima degli altri e assegni ciò che resta.
note-fire = I numeri dicono quanto vale oggi ogni regista per ogni casa. Licenzia uno che aiuta un rivale.
note-directors = Turno 4: registi invece di cantanti, e stasera il laboratorio è chiuso.
note-premiere = Ora i ruoli li dai tu. Un ruolo preferito porta un punto, un cantante fuori parte ne costa uno.
