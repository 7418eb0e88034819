### The deal of the day.

daily-date = { DATETIME($date, dateStyle: "full") }
daily-month = { DATETIME($date, month: "long", year: "numeric") }
daily-table = { $seats } seats. The same cards and rivals for everyone on this date.
daily-note = Play it whenever you like. There is no streak to lose.
daily-play = Play
daily-continue = Go on
daily-again = Play it once more
daily-no-such-day = There is no deal for that day, so here is today’s.
daily-archive = All the days
daily-attended = { $count ->
    [0] No day played yet. Every day stays open.
    [one] One day played so far. Every day stays open.
   *[other] { $count } days played so far. Every day stays open.
}
daily-month-before = Earlier
daily-month-after = Later
daily-open = not played
daily-begun = begun
daily-cell = { $date }: { $said }
