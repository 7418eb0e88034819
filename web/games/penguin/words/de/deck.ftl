### The deck of this game, as it is entered and refused.

deck-lead = Sie besitzen die Schachtel? Laden Sie ihre 64 Pinguine und 16 Künstler aus einer Datei oder tragen Sie sie unten ein. Neue Partien werden dann mit Ihren Karten gespielt; die Tagespartie immer mit den Hauskarten.
deck-edit = Pinguine und Künstler bearbeiten
deck-bad-file = Das sind keine Karten: Nötig sind ein Name, 64 Pinguine und 16 Künstler. Es wurde nichts geändert.
deck-bad-card = Diese Karten haben einen Fehler bei { $card }: Ein Pinguin hat Familie, Tätigkeit und einen Wert von 1 bis 99, ein Künstler Tier, Tätigkeit und mindestens zwei Punkte. Es wurde nichts geändert.
deck-penguins = Pinguine
deck-entertainers = Künstler
deck-number = Pinguin { $number }
deck-family = Familie
deck-activity = Tätigkeit
deck-value = Wert
deck-family-green = grün
deck-family-brown = braun
deck-family-red = rot
deck-family-blue = blau
deck-dots-note = Haken Sie an, wo die Karte ihre Punkte hat.
deck-dot-nw = Punkt oben links
deck-dot-n = Punkt oben
deck-dot-ne = Punkt oben rechts
deck-dot-w = Punkt links
deck-dot-e = Punkt rechts
deck-dot-sw = Punkt unten links
deck-dot-s = Punkt unten
deck-dot-se = Punkt unten rechts
