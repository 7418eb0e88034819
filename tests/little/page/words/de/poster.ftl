### Was die Startseite über dieses Spiel sagt.

name = Behalten oder Passen

home-over = Neun Karten, zwei Runden
home-under = Behalte deine Karte oder lass sie ziehen.
home-play-hint = { $count ->
    [one] Ein Spiel gegen einen Rivalen, eine Minute.
   *[other] Ein Spiel gegen { $count } Rivalen, eine Minute.
}
