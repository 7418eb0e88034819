### What every table offers: the Prompter, Why?, notes of a first game, and the ways on.

continue = Continue
undo = Take back
undo-title = Take this back?
undo-rehearsal = Something new has been seen since. The game goes on from there as a rehearsal: it is kept, but counts for nothing.
rehearsal-why = A move was taken back after something new had been seen: this game does not count.
rehearsal = Rehearsal
act-title = Your move

sheet-prompter = The Prompter

final-rematch = Rematch
final-same-deal = Same deal again
final-other-seat = Same deal, another seat
final-review = Review the game
final-share = Share
final-home = Home
line-total = Total

why = Why?
sheet-why = Why they did that
why-asking = One moment, they are being asked…
why-silent = They will not say.
why-chances = What they considered:
why-chance = ({ $percent }%)

rule-open = Rule { $rule }

prompter-title = The Prompter
prompter-strength = How much the Prompter says
prompter-daily = The Prompter keeps silent in the daily deal. You may ask all the same; the result will say so.
prompter-daily-ask = Ask all the same
prompter-thinking = The Prompter leafs through the score…
prompter-speechless = The Prompter has nothing to say here.
prompter-advice-title = What a strong player would do
prompter-chance = { $often }% of the time; chance to win { $win }%.

note-title = Good to know
note-close = Got it
