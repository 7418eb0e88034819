### Past games, results, sharing, backups, statistics.

## Results and sharing

result = { $points ->
    [one] One point
   *[other] { $points } points
}, { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} of { $seats ->
    [2] two
    [3] three
    [4] four
   *[other] five
}
share-lead = Nothing is uploaded: a link holds the deal, or the whole game, in itself.
share-words = In words
share-links = Links
share-deal-link = The same deal
share-replay-link = The whole game
share-copy = Copy
share-send = Send
share-daily = { $game } daily, { DATETIME($date, dateStyle: "medium") }
share-asked = With the Prompter’s help.
share-text = { $what }: { $result }. { $score } Same deal: { $link }
share-deal = { $game }, a deal for you: { $link }
link-bad = This link is damaged or incomplete, so nothing was opened.
deal-lead = { $seats ->
    [2] Somebody shares a deal for two seats: same cards, same rival.
   *[other] Somebody shares a deal for { $seats } seats: same cards, same rivals.
}
deal-play = Play this deal

## Past games

past-count = { $count ->
    [0] No game is kept on this device yet.
    [one] One game is kept on this device.
   *[other] { $count } games are kept on this device.
}
past-more = Show more
past-unfinished = { $moves ->
    [one] Unfinished, one move played
   *[other] Unfinished, { $moves } moves played
}
past-line = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }, against { $rivals }
past-seed = Deal { $seed }
past-deck = Deck { $name }
past-rehearsal = Rehearsal
past-shared = From a link
past-continue = Go on
past-record = Record
past-copy-json = Copy as JSON
past-copy-notation = Copy as text
past-reading = …
past-delete = Delete
past-delete-sure = The game will be gone from this device for good.
notation-round = Round { $round }
notation-result = Result: { $points }
notation-house-deck = house deck
notation-option = { $about }: { $choice }
backup-title = Backup
backup-lead = One file with all games and settings of this device. Restoring adds to what is here and loses nothing.
backup-save = Save a backup
backup-restore = Restore from a file
backup-with-settings = Settings too
backup-progress = Checking the games, { $percent }%
backup-bad = This file is not a backup of ours, so nothing was changed.
backup-done = { $added ->
    [0] Nothing new in this backup.
    [one] One game restored.
   *[other] { $added } games restored.
}{ $known ->
    [0] {""}
    [one] {" "}One was here already.
   *[other] {" "}{ $known } were here already.
}
backup-refused = { $refused ->
    [one] One could not be read and was left out.
   *[other] { $refused } could not be read and were left out.
}
backup-unkept = { $unkept ->
    [one] There was no room for one more game: make room, and restore the file again.
   *[other] There was no room for { $unkept } more games: make room, and restore the file again.
}
backup-unkept-rest = There was no room for all settings and decks either.

## Statistics

statistics-none = Statistics begin with your first finished game.
statistics-count = { $count ->
    [one] One finished game; rehearsals are not counted.
   *[other] { $count } finished games; rehearsals are not counted.
}
statistics-wins = How often you win
statistics-table = Table
statistics-share = Won
statistics-compare = Against a fair share
statistics-group = { $seats } seats, { $level }
statistics-mixed = mixed
statistics-fair = { $games ->
    [one] fair { $fair }, one game
   *[other] fair { $fair }, { $games } games
}
statistics-lines = Where your points come from, on average
statistics-line = Line
statistics-average = Average
