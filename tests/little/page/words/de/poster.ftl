### Was die Startseite über dieses Spiel sagt.

name = Behalten oder Passen

home-over = Neun Karten, zwei Runden
home-under = Behalten Sie Ihre Karte, oder lassen Sie sie ziehen.
home-play-hint = Gegen { $rivals }, eine Minute.

way-bianca = Behält mehr, als gut ist.
way-ottavio = Passt lieber.
way-zelda = Zählt die Karten.

level-gentle = Sanft
level-keen = Scharf
