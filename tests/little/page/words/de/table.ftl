### Der Tisch.

headline = Runde { $round } von { $rounds }
your-card = Ihre Karte: { $card }
points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
say-keep = Behalten
say-pass = Passen
waiting = Die anderen denken nach.
uncovered = Alle Karten liegen offen: { $cards }.
over = Die Abrechnung
won = { $you ->
    [yes] Sie gewinnen.
   *[no] { $who } gewinnt.
}
won-shared = Ein geteilter Sieg: { $who }.
line-cards = Höchste Karten
line-fines = Strafen
line-calm = Passen
total = Summe

retell-keep = { $you ->
    [yes] Sie behalten die Karte.
   *[no] { $who } behält die Karte.
}
retell-pass = { $you ->
    [yes] Sie passen.
   *[no] { $who } passt.
}
reason-highest = In { $percent } % der Fälle die höchste Karte.
prompter-unseen = Nie gezeigte Karten: { $count }
prompter-higher = Karten über Ihrer: { $count }
note-first-saying = Nur die höchste behaltene Karte zählt; Passen ist ein sicherer Punkt.
