### Rückblick, Tagespartie, Teilen, frühere Partien, Statistik und Karten.

## Züge, nacherzählt

retell-bid = { $you ->
    [yes] Sie legen die { $slot }, { $card }
   *[no] { $who } legt die { $slot }, { $card }
}{ $money ->
    [0] {""}
    [one] , mit einer Geldkarte
   *[other] , mit { $money } Geldkarten
}{ $bluff ->
    [yes] {" "}und der Bluffkarte
   *[no] {""}
}.
retell-alone = { $you ->
    [yes] Sie spielen Geld allein
   *[no] { $who } spielt Geld allein
}{ $bluff ->
    [yes] {" "}mit der Bluffkarte
   *[no] {""}
}.
retell-give = { $you ->
    [yes] { $self ->
        [yes] Sie nehmen { $card } selbst.
       *[no] Sie geben { $card } an { $to }.
    }
   *[no] { $self ->
        [yes] { $who } behält { $card }.
       *[no] { $mine ->
            [yes] { $who } gibt Ihnen { $card }.
           *[no] { $who } gibt { $card } an { $to }.
        }
    }
}
retell-name = { $you ->
    [yes] Sie bestimmen { $to }.
   *[no] { $mine ->
        [yes] { $who } bestimmt Sie.
       *[no] { $who } bestimmt { $to }.
    }
}
retell-fire = { $you ->
    [yes] Sie feuern { $director }.
   *[no] { $who } feuert { $director }.
}
retell-cast = { $you ->
    [yes] Ihre Rollen: { $roles }.
   *[no] Rollen bei { $who }: { $roles }.
}
short-bid = { $slot }{ $money ->
    [0] {""}
    [one] {" "}mit einer Geldkarte
   *[other] {" "}mit { $money } Geldkarten
}{ $bluff ->
    [yes] {" "}und Bluff
   *[no] {""}
}
short-alone = Geld allein{ $bluff ->
    [yes] {" "}und Bluff
   *[no] {""}
}
short-give = Karte { $slot }
short-cast = die Rollen
reason-own = { $points } Punkte gegenüber der mittleren Karte.
reason-denied = { $you ->
    [yes] Nimmt Ihnen { $points } Punkte.
   *[no] Nimmt { $who } { $points } Punkte.
}
reason-points = Etwa { $points } Punkte am Ende.
reason-total = { $points ->
    [one] Insgesamt 1 Punkt.
   *[other] Insgesamt { $points } Punkte.
}
reason-contested = Mit { $percent } % will noch jemand die Karte.
reason-hired = Engagiert in { $percent } % der Fälle.
reason-fires = Dann ginge wohl { $director } ({ $percent } %).
whatif-title = Alle anderen Gebote gegen das, was wirklich gespielt wurde
whatif-number = Zahl
whatif-money = { $money ->
    [0] ohne Geld
    [one] 1 Geldkarte
   *[other] { $money } Geldkarten
}
whatif-alone = Geld allein
whatif-hired = { $paid ->
    [0] engagiert, gratis
   *[other] engagiert für { $paid }
}
whatif-designer = Ausstattung
whatif-nothing = Ensemble
whatif-more = { $money ->
    [one] Eine Geldkarte mehr hätte { $card } engagiert.
   *[other] { $money } Geldkarten mehr hätten { $card } engagiert.
}
whatif-saved = { $money ->
    [one] Eine Geldkarte weniger hätte gereicht.
   *[other] { $money } Geldkarten weniger hätten gereicht.
}
whatif-right = Keine Münze zu viel.
whatif-never = Diesmal hätte all Ihr Geld { $card } nicht engagiert.
whatif-alone-lesson = Was eine Zahl stattdessen gebracht hätte:

## Rückblick

review-open = Rückblick
review-account = Die Schlussrechnung
review-table = der Tisch
review-shared = Jemand teilt diese Partie mit Ihnen. Auf diesem Gerät ist sie nicht aufbewahrt.
review-keep = Diese Partie aufbewahren
review-progress = Wie weit der Rückblick ist
review-judging = { $total ->
    [0] Ein starker Spieler setzt sich an die Partie …
   *[other] { $done } von { $total } Entscheidungen angesehen
}
review-stopped = Angehalten nach { $done } von { $total } Entscheidungen
review-stop = Anhalten
review-resume = Weiter
review-ready = { $count ->
    [one] Ein starker Spieler hat Ihre eine Entscheidung abgewogen.
   *[other] Ein starker Spieler hat alle { $count } Ihrer Entscheidungen abgewogen.
}
review-failed = Der Rückblick ließ sich nicht beenden. Die Partie selbst ist sicher.
review-chart = Ihre Siegchance, Entscheidung für Entscheidung
review-decision = Entscheidung
review-chance = Siegchance
review-percent = { $percent } %
review-where = Runde { $round }, { $phase }
review-phase-sealing = Vorsingen
review-phase-understudies = Zuteilung
review-phase-naming = Benennung
review-phase-firing = Kündigung
review-phase-premiere = Premiere
review-end = Das Ende
review-moments = Die Momente, auf die es ankam
review-lost = kostete { $percent } % eines Sieges; { $best } war besser.
review-lost-points = { $points ->
    [one] Ein Punkt blieb liegen.
   *[other] { $points } Punkte blieben liegen.
}
review-faultless = Keine Entscheidung hat Sie merklich vom Sieg gekostet.
review-step = Entscheidung { $number } von { $count }
review-back = Zurück
review-on = Vor
review-best = Siegchance { $percent } %: Besseres gab es nicht.
review-better = Siegchance { $percent } %; mit { $best } waren es { $most } %.
review-choices = Was abgewogen wurde
review-move = Zug
review-often = Wie oft
review-was-played = gespielt
review-why = Warum? ({ $who })
review-link = Link zu diesem Moment kopieren
review-key-back = Eine Entscheidung zurück
review-key-on = Eine Entscheidung vor
review-key-first = Erste Entscheidung
review-key-last = Letzte Entscheidung

watch-move = Zug { $number } von { $count }
watch-pause = Pause
watch-run = Abspielen

luck-title = Glück oder Können?
luck-lead = Noch einmal dieselben Karten, mit einem starken Spieler auf Ihrem Platz und denselben Rivalen.
luck-run = { $count }-mal
luck-progress = { $done } von { $total } Abenden gespielt
luck-said = { $count ->
    [one] An einem Abend holte der starke Spieler { $mean } Punkte und gewann { $wins } % (gerecht wären { $fair } %). Sie holten { $mine }.
   *[other] An { $count } Abenden holte der starke Spieler im Mittel { $mean } Punkte und gewann { $wins } % (gerecht wären { $fair } %). Sie holten { $mine }.
}
luck-plot = Punkte des starken Spielers, und wie oft
luck-score = Punkte
luck-times = Male
luck-points = { $points } Punkte
luck-yours = { $points }, wie Sie

plot-table = Als Tabelle

line-stars = Sterne
line-scene = Ausstattung
line-favourites = Lieblingsrollen
line-mismatches = Geschlecht
line-bonus = Regie
line-penalty = Letzter Maestro
line-total = Summe

## Ergebnisse und Teilen

result = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
}, { $table ->
    [yes] vom Tisch geschlagen
   *[no] { $place ->
        [1] Erster
        [2] Zweiter
        [3] Dritter
        [4] Vierter
       *[other] Fünfter
    } von { $seats ->
        [2] zwei
        [3] drei
        [4] vier
       *[other] fünf
    }
}
share-lead = Nichts wird hochgeladen: Der Link enthält die Karten oder die ganze Partie selbst.
share-words = In Worten
share-links = Links
share-deal-link = Dieselben Karten
share-replay-link = Die ganze Partie
share-copy = Kopieren
share-send = Senden
share-daily = Turandot am { DATETIME($date, dateStyle: "medium") }
share-score = Sterne { $stars }, Lieblingsrollen { $favourites }, Ausstattung { $scene }, Regie { $director }{ $mismatches ->
    [0] {""}
   *[other] , Geschlecht { $gender }
}{ $penalty ->
    [0] {""}
   *[other] , letzter Maestro −{ $penalty }
}.
share-asked = Mit Hilfe des Souffleurs.
share-text = { $what }: { $result }. { $score }{ $help } Dieselben Karten: { $link }
share-deal = Turandot, Karten für dich: { $link }
link-bad = Dieser Link ist beschädigt oder unvollständig; es wurde nichts geöffnet.

deal-lead = { $seats ->
    [2] Jemand teilt eine Partie für zwei Plätze: gleiche Karten, gleicher Rivale.
   *[other] Jemand teilt eine Partie für { $seats } Plätze: gleiche Karten, gleiche Rivalen.
}
deal-play = Diese Karten spielen

## Tagespartie

daily-date = { DATETIME($date, dateStyle: "full") }
daily-month = { DATETIME($date, month: "long", year: "numeric") }
daily-table = { $seats } Plätze. Dieselben Karten und Rivalen für alle an diesem Tag.
daily-note = Spielen Sie, wann Sie mögen. Es gibt keine Serie zu verlieren.
daily-play = Spielen
daily-continue = Weiterspielen
daily-again = Noch einmal spielen
daily-no-such-day = Für diesen Tag gibt es keine Partie, darum sehen Sie die von heute.
daily-archive = Alle Tage
daily-attended = { $count ->
    [0] Noch kein Tag gespielt. Jeder Tag bleibt offen.
    [one] Ein Tag gespielt. Jeder Tag bleibt offen.
   *[other] { $count } Tage gespielt. Jeder Tag bleibt offen.
}
daily-month-before = Früher
daily-month-after = Später
daily-open = nicht gespielt
daily-begun = begonnen

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
past-seed = Startwert { $seed }
past-deck = Karten { $name }
past-rehearsal = Probe
past-shared = Aus einem Link
past-continue = Weiterspielen
past-record = Aufzeichnung
past-copy-json = Als JSON kopieren
past-copy-notation = Als Text kopieren
past-reading = …
past-delete = Löschen
past-delete-sure = Die Partie verschwindet endgültig von diesem Gerät.
notation-round = Runde { $round }
notation-premiere = Premiere
notation-result = Ergebnis: { $points }

backup-title = Sicherung
backup-lead = Eine Datei mit allen Partien und Einstellungen dieses Geräts. Zurückholen ergänzt, was hier ist, und verliert nichts.
backup-save = Sicherung speichern
backup-restore = Aus einer Datei zurückholen
backup-with-settings = Auch die Einstellungen
backup-progress = Partien werden geprüft, { $percent } %
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
    [one] gerecht { $fair }, eine Partie
   *[other] gerecht { $fair }, { $games } Partien
}
statistics-lines = Woher Ihre Punkte kommen, im Mittel
statistics-line = Zeile
statistics-average = Mittel

## Karten

deck-lead = Sie besitzen die Schachtel? Laden Sie ihre 36 Sänger aus einer Datei oder tragen Sie sie unten ein. Neue Partien werden dann mit Ihren Karten gespielt; die Tagespartie immer mit den Hauskarten.
deck-now-house = In Gebrauch: die Hauskarten.
deck-now-own = In Gebrauch: { $name }.
deck-load = Aus einer Datei laden
deck-save = Als Datei speichern
deck-use-house = Hauskarten verwenden
deck-edit = Die 36 Sänger bearbeiten
deck-name = Name der Karten
deck-my-name = Meine Schachtel
deck-keep = Diese Karten verwenden
deck-kept = { $name } gilt ab der nächsten Partie.
deck-house-now = Ab der nächsten Partie gelten die Hauskarten.
deck-bad-file = Das sind keine Karten: Nötig sind ein Name und je sechs Sänger für jeden der sechs Typen. Es wurde nichts geändert.
deck-bad-card = Diese Karten haben einen Fehler bei { $card }: Ein Sänger wird als Sterne, Geschlecht und Lieblingsrolle geschrieben, etwa 2FL. Es wurde nichts geändert.
deck-stars = Sterne
deck-gender = Geschlecht
deck-favourite = Lieblingsrolle
deck-no-favourite = keine Lieblingsrolle
deck-gender-male = männlich
deck-gender-female = weiblich
deck-gender-uncertain = nicht eindeutig
