### The deal of the day.

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
daily-cell = { $date }: { $said }
