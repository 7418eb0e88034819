### The deck of this game, as it is entered and refused.

deck-lead = Sie besitzen die Schachtel? Laden Sie ihre 36 Sänger aus einer Datei oder tragen Sie sie unten ein. Neue Partien werden dann mit Ihren Karten gespielt; die Tagespartie immer mit den Hauskarten.
deck-edit = Die 36 Sänger bearbeiten
deck-bad-file = Das sind keine Karten: Nötig sind ein Name und je sechs Sänger für jeden der sechs Typen. Es wurde nichts geändert.
deck-bad-card = Diese Karten haben einen Fehler bei { $card }: Ein Sänger wird als Sterne, Geschlecht und Lieblingsrolle geschrieben, etwa 2FL. Es wurde nichts geändert.
deck-stars = Sterne
deck-gender = Geschlecht
deck-favourite = Lieblingsrolle
deck-no-favourite = keine Lieblingsrolle
deck-gender-male = männlich
deck-gender-female = weiblich
deck-gender-uncertain = nicht eindeutig
