### Past games, results, sharing, backups, statistics.

## Ergebnisse und Teilen

result = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
}, Platz { $place } von { $seats }
share-lead = Nichts wird hochgeladen: Der Link enthält die Karten oder die ganze Partie selbst.
share-words = In Worten
share-links = Links
share-deal-link = Dieselben Karten
share-replay-link = Die ganze Partie
share-copy = Kopieren
share-send = Senden
share-daily = { $game } am { DATETIME($date, dateStyle: "medium") }
share-asked = Mit Hilfe des Souffleurs.
share-text = { $what }: { $result }. { $score } Dieselben Karten: { $link }
share-deal = { $game }, Karten für dich: { $link }
link-bad = Dieser Link ist beschädigt oder unvollständig; es wurde nichts geöffnet.
deal-lead = { $seats ->
    [2] Jemand teilt eine Partie für zwei Plätze: gleiche Karten, gleicher Rivale.
   *[other] Jemand teilt eine Partie für { $seats } Plätze: gleiche Karten, gleiche Rivalen.
}
deal-play = Diese Karten spielen

## Frühere Partien

past-count = { $count ->
    [0] Auf diesem Gerät ist noch keine Partie aufbewahrt.
    [one] Auf diesem Gerät ist eine Partie aufbewahrt.
   *[other] Auf diesem Gerät sind { $count } Partien aufbewahrt.
}
past-more = Mehr zeigen
past-unfinished = { $moves ->
    [one] Unbeendet, ein Zug gespielt
   *[other] Unbeendet, { $moves } Züge gespielt
}
past-line = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }, gegen { $rivals }
past-seed = Verteilung { $seed }
past-deck = Karten { $name }
past-rehearsal = Probe
past-shared = Aus einem Link
past-continue = Weiterspielen
past-record = Aufzeichnung
past-copy-json = Als JSON kopieren
past-copy-notation = Als Text kopieren
past-reading = …
past-delete = Löschen
past-delete-sure = Die Partie verschwindet endgültig von diesem Gerät.
notation-round = Runde { $round }
notation-result = Ergebnis: { $points }
notation-house-deck = Hauskarten
notation-option = { $about }: { $choice }
backup-title = Sicherung
backup-lead = Eine Datei mit allen Partien und Einstellungen dieses Geräts. Zurückholen ergänzt, was hier ist, und verliert nichts.
backup-save = Sicherung speichern
backup-restore = Aus einer Datei zurückholen
backup-with-settings = Auch die Einstellungen
backup-progress = Partien werden geprüft, { $percent } %
backup-bad = Diese Datei ist keine Sicherung von uns; es wurde nichts geändert.
backup-done = { $added ->
    [0] Nichts Neues in dieser Sicherung.
    [one] Eine Partie zurückgeholt.
   *[other] { $added } Partien zurückgeholt.
}{ $known ->
    [0] {""}
    [one] {" "}Eine war schon hier.
   *[other] {" "}{ $known } waren schon hier.
}
backup-refused = { $refused ->
    [one] Eine war nicht lesbar und blieb draußen.
   *[other] { $refused } waren nicht lesbar und blieben draußen.
}
backup-unkept = { $unkept ->
    [one] Für eine weitere Partie war kein Platz: Schaffen Sie Platz und holen Sie die Datei noch einmal zurück.
   *[other] Für { $unkept } weitere Partien war kein Platz: Schaffen Sie Platz und holen Sie die Datei noch einmal zurück.
}
backup-unkept-rest = Auch für die Einstellungen und Karten reichte der Platz nicht ganz.

## Statistik

statistics-none = Die Statistik beginnt mit Ihrer ersten beendeten Partie.
statistics-count = { $count ->
    [one] Eine beendete Partie; Proben zählen nicht.
   *[other] { $count } beendete Partien; Proben zählen nicht.
}
statistics-wins = Wie oft Sie gewinnen
statistics-table = Tisch
statistics-share = Gewonnen
statistics-compare = Gegen den gerechten Anteil
statistics-group = { $seats } Plätze, { $level }
statistics-mixed = gemischt
statistics-fair = { $games ->
    [one] gerecht wären { $fair }, eine Partie
   *[other] gerecht wären { $fair }, { $games } Partien
}
statistics-lines = Woher Ihre Punkte kommen, im Mittel
statistics-line = Zeile
statistics-average = Mittel
