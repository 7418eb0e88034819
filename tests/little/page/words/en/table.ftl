### The table.

headline = Round { $round } of { $rounds }
your-card = Your card: { $card }
points = { $points ->
    [one] one point
   *[other] { $points } points
}
say-keep = Keep
say-pass = Pass
waiting = The others are thinking.
uncovered = All cards are shown: { $cards }.
over = The account
won = { $you ->
    [yes] You win.
   *[no] { $who } wins.
}
won-shared = A shared victory: { $who }.
line-cards = Highest cards
line-fines = Fines
line-calm = Passing
total = Total

retell-keep = { $you ->
    [yes] You keep the card.
   *[no] { $who } keeps the card.
}
retell-pass = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
}
reason-highest = The highest card in { $percent }% of cases.
prompter-unseen = Cards nobody has shown: { $count }
prompter-higher = Cards above yours: { $count }
note-first-saying = Only the highest card that was kept scores; passing is a point for sure.
