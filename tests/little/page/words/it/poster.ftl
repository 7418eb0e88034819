### Che cosa dice la pagina iniziale di questo gioco.

name = Tieni o Passa

home-over = Nove carte, due turni
home-under = Tieni la tua carta o lasciala andare.
home-play-hint = Contro { $rivals }, un minuto.

way-bianca = Tiene più del dovuto.
way-ottavio = Preferisce passare.
way-zelda = Conta le carte.

level-gentle = Mite
level-keen = Acuto
