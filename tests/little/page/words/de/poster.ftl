### Was die Startseite über dieses Spiel sagt.

name = Behalten oder Passen

home-over = Neun Karten, zwei Runden
home-under = Behalten Sie Ihre Karte, oder lassen Sie sie ziehen.
home-play-hint = { $count ->
    [one] Eine Partie gegen einen Rivalen, eine Minute.
   *[other] Eine Partie gegen { $count } Rivalen, eine Minute.
}
