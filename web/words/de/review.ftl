### Review, watching, luck or skill.

## Rückblick

review-open = Rückblick
review-account = Die Schlussrechnung
review-shared = Jemand teilt diese Partie mit Ihnen. Auf diesem Gerät ist sie nicht aufbewahrt.
review-keep = Diese Partie aufbewahren
review-progress = Wie weit der Rückblick ist
review-judging = { $total ->
    [0] Ein starker Spieler setzt sich an die Partie …
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
review-percent = { $percent } %
review-where = Runde { $round }, { $phase }
review-whose = { $where }: { $who }
review-dot = { $where }. { $move }
review-end = Das Ende
review-moments = Die Momente, auf die es ankam
review-instead = Besser: { $move }
review-lost = Ihre Siegchance betrug { $percent } %, mit der besseren Wahl { $most } %.
review-lost-points = { $points ->
    [one] Ein Punkt blieb liegen.
   *[other] { $points } Punkte blieben liegen.
}
review-faultless = Keine Entscheidung hat Ihre Siegchance merklich geschmälert.
review-step = Entscheidung { $number } von { $count }
review-own-step = Ihre Entscheidung { $number } von { $count }
review-everybody = Entscheidungen aller
review-back = Zurück
review-on = Weiter
review-best = Besseres gab es nicht.
review-figure = Siegchance: { $percent } %.
review-figures = In { $often } % der Fälle gewählt; Siegchance { $percent } %.
review-again = Noch einmal versuchen
review-again-why = Am Tisch, als Probe: Das zählt nicht, und Ihre Partie bleibt, wie sie war.
review-choices = Was abgewogen wurde
review-move = Zug
review-was-played = gespielt
review-why = Warum? ({ $who })
review-link = Link zu diesem Moment kopieren
review-key-back = Eine Entscheidung zurück
review-key-on = Eine Entscheidung vor
review-key-first = Erste Entscheidung
review-key-last = Letzte Entscheidung

## Eine Entscheidung noch einmal

again-title = Probe
again-then = Damals: { $move }
again-choose = Wählen Sie neu: Das zählt nicht, und Ihre Partie bleibt, wie sie war.
again-counts = Sie spielen von hier aus weiter. Das zählt nicht, und Ihre Partie bleibt, wie sie war.
again-judging = Ein starker Spieler wägt Ihre Wahl ab …
again-same = Dieselbe Wahl wie damals.
again-better = Besser als Ihre Wahl von damals.
again-even = So gut wie Ihre Wahl von damals.
again-worse = Nicht so gut wie Ihre Wahl von damals.
again-unweighed = Diese Wahl kam für den starken Spieler nicht infrage.
again-was-best = Besseres als die gab es nicht.
again-best = Am besten: { $move }
again-figures = Siegchance: jetzt { $now } %, damals { $then } %, bestenfalls { $best } %.
again-points = Liegen gelassene Punkte: jetzt { $now }, damals { $then }.
again-once-more = Neu wählen
again-play-on = Weiterspielen
again-back = Zum Rückblick

## Ansehen

watch-move = Zug { $number } von { $count }
watch-pause = Pause
watch-run = Abspielen
watch-scrub = Stelle der Partie
watch-round = Springen zu
watch-speed = Tempo
watch-times = { $times }×

## Glück oder Können

luck-title = Glück oder Können?
luck-lead = Noch einmal dieselben Karten, mit einem starken Spieler auf Ihrem Platz und denselben Rivalen.
luck-lead-brief = Noch einmal dieselben Karten, mit einem starken Spieler auf Ihrem Platz und denselben Rivalen. Starke Spieler wägen dabei weniger Möglichkeiten ab als am Tisch: Sonst würde es Minuten dauern.
luck-run = { $count }-mal
luck-progress = { $done } von { $total } Abenden gespielt
luck-said = { $count ->
    [one] An einem Abend holte der starke Spieler { $mean } Punkte und gewann { $wins } % (gerecht wären { $fair } %). Sie holten { $mine }.
   *[other] An { $count } Abenden holte der starke Spieler im Mittel { $mean } Punkte und gewann { $wins } % (gerecht wären { $fair } %). Sie holten { $mine }.
}
luck-plot = Punkte des starken Spielers, und wie oft
luck-score = Punkte
luck-times = Male
luck-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
luck-yours = { $points }, wie Sie
plot-table = Als Tabelle
