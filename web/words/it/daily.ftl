### The deal of the day.

daily-date = { DATETIME($date, dateStyle: "full") }
daily-month = { DATETIME($date, month: "long", year: "numeric") }
daily-table = { $seats } posti. Le stesse carte e gli stessi rivali per tutti in questa data.
daily-note = Gioca quando vuoi. Non c’è nessuna serie da perdere.
daily-play = Gioca
daily-continue = Continua
daily-again = Giocala ancora
daily-no-such-day = Per quel giorno non c’è una partita; ecco quella di oggi.
daily-archive = Tutti i giorni
daily-attended = { $count ->
    [0] Nessun giorno giocato per ora. Ogni giorno resta aperto.
    [one] Un giorno giocato. Ogni giorno resta aperto.
   *[other] { $count } giorni giocati. Ogni giorno resta aperto.
}
daily-month-before = Prima
daily-month-after = Dopo
daily-open = non giocata
daily-begun = iniziata
daily-cell = { $date }: { $said }
