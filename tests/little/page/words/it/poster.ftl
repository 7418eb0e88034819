### Che cosa dice la pagina iniziale di questo gioco.

name = Tieni o Passa

home-over = Nove carte, due turni
home-under = Tieni la tua carta o lasciala andare.
home-play-hint = { $count ->
    [one] Una partita contro un rivale, un minuto.
   *[other] Una partita contro { $count } rivali, un minuto.
}
