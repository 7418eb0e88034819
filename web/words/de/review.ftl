### Review, watching, luck or skill.

## Rückblick

review-open = Rückblick
review-account = Die Schlussrechnung
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
review-better = Siegchance { $percent } %; { $best } hätte { $most } % ergeben.
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
line-total = Summe
