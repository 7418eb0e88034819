### L’album di ogni gioco: che cosa sta intorno alle carte, e chi sono i rivali.

album-show = Mostra
album-all = Tutto
album-rivals = Rivali
album-counted = { $count ->
    [one] Contato su questo dispositivo, in una partita finita.
   *[other] Contato su questo dispositivo, in { $count } partite finite.
}
album-counting = Lettura delle tue partite: { $done } di { $total }
album-counting-label = Partite lette
album-met = { $met } su { $all } già visti
album-place = { $place } di { $all }
album-before = Precedente
album-next = Successivo
album-best = Migliore serata insieme: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { DATETIME($when, dateStyle: "medium") }
album-own-deck = Hai la scatola? Gioca con le tue carte
deed-rivals-games = { $count ->
    [0] Ancora nessuna partita insieme
    [one] Una partita insieme
   *[other] { $count } partite insieme
}
deed-rivals-ahead = { $count ->
    [one] Una volta dietro di te
   *[other] { $count } volte dietro di te
}
deed-rivals-behind = { $count ->
    [one] Una volta davanti a te
   *[other] { $count } volte davanti a te
}

rival-life-bianca = Il suo ventaglio è di banconote, e fa sul serio. I conti la seguono di casa in casa, sperando in uno sguardo.
rival-life-ottavio = La sua borsa non ha conosciuto altre mani. Applaude con una sola, per risparmiare il guanto.
rival-life-zelda = Una maschera in mano, una nella manica, e la terza è il suo sorriso. La quarta non l’ha vista nessuno.
rival-life-raimondo = Ipotecherebbe il teatro per una nuvola dipinta in più. Il tetto perde, ma con gusto.
rival-life-petra = Le forbici servono a tagliare nastri, ufficialmente. Chi è in testa badi alle code della giacca.
rival-life-anselmo = Quattro della stessa specie, e il cassetto è quasi pieno. Solo il quinto vola sempre via.
