### Decks: loading, keeping, going back to the one of the house.

deck-now-house = In Gebrauch: die Hauskarten.
deck-now-own = In Gebrauch: { $name }.
deck-load = Aus einer Datei laden
deck-save = Als Datei speichern
deck-use-house = Hauskarten verwenden
deck-name = Name der Karten
deck-my-name = Meine Schachtel
deck-keep = Diese Karten verwenden
deck-kept = { $name } gilt ab der nächsten Partie.
deck-kept-for-now = { $name } gilt ab der nächsten Partie, aber nur, bis Sie die Seite schließen: Auf diesem Gerät ist kein Platz dafür.
deck-house-now = Ab der nächsten Partie gelten die Hauskarten.
