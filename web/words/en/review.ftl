### Review, daily, sharing, past games, statistics and decks.

## Moves told afterwards

retell-bid = { $you ->
    [yes] You seal { $slot }, { $card }
   *[no] { $who } seals { $slot }, { $card }
}{ $money ->
    [0] {""}
    [one] , with one money card
   *[other] , with { $money } money cards
}{ $bluff ->
    [yes] , and the bluff card
   *[no] {""}
}.
retell-alone = { $you ->
    [yes] You play money alone
   *[no] { $who } plays money alone
}{ $bluff ->
    [yes] , and the bluff card
   *[no] {""}
}.
retell-give = { $you ->
    [yes] { $self ->
        [yes] You take { $card } yourself.
       *[no] You give { $card } to { $to }.
    }
   *[no] { $self ->
        [yes] { $who } keeps { $card }.
       *[no] { $mine ->
            [yes] { $who } gives { $card } to you.
           *[no] { $who } gives { $card } to { $to }.
        }
    }
}
retell-name = { $you ->
    [yes] You name { $to }.
   *[no] { $mine ->
        [yes] { $who } names you.
       *[no] { $who } names { $to }.
    }
}
retell-fire = { $you ->
    [yes] You fire { $director }.
   *[no] { $who } fires { $director }.
}
retell-cast = { $you ->
    [yes] Your roles: { $roles }.
   *[no] { $who }’s roles: { $roles }.
}
short-bid = { $slot }{ $money ->
    [0] {""}
    [one] {" "}with one money card
   *[other] {" "}with { $money } money cards
}{ $bluff ->
    [yes] {" "}and bluff
   *[no] {""}
}
short-alone = money alone{ $bluff ->
    [yes] {" "}and bluff
   *[no] {""}
}
short-give = card { $slot }
short-cast = the roles
reason-own = { $points } points against the average card.
reason-denied = { $you ->
    [yes] Takes { $points } points from you.
   *[no] Takes { $points } points from { $who }.
}
reason-points = About { $points } points in the end.
reason-total = { $points ->
    [one] 1 point in all.
   *[other] { $points } points in all.
}
reason-contested = { $percent } % that somebody else wants the card too.
reason-hired = Hires in { $percent } % of cases.
reason-fires = Then { $director } would probably go ({ $percent } %).
whatif-title = Every other bid, against what the others really played
whatif-number = Number
whatif-money = { $money ->
    [0] no money
    [one] 1 money card
   *[other] { $money } money cards
}
whatif-alone = Money alone
whatif-hired = { $paid ->
    [0] hired for nothing
   *[other] hired for { $paid }
}
whatif-designer = scene element
whatif-nothing = understudy
whatif-more = { $money ->
    [one] One more money would have hired { $card }.
   *[other] { $money } more money would have hired { $card }.
}
whatif-saved = { $money ->
    [one] One money card fewer would have been enough.
   *[other] { $money } money cards fewer would have been enough.
}
whatif-right = Not a coin too much.
whatif-never = No money of yours would have hired { $card } this time.
whatif-alone-lesson = What a number would have brought instead:

## Review

review-open = Review
review-account = The final account
review-table = the Table
review-shared = Somebody shared this game with you. It is not kept on this device.
review-keep = Keep this game
review-progress = How far the review has come
review-judging = { $total ->
    [0] A strong player sits down to look at the game …
   *[other] Looked at { $done } of { $total } decisions
}
review-stopped = Stopped after { $done } of { $total } decisions
review-stop = Stop
review-resume = Go on
review-ready = { $count ->
    [one] Your one decision was weighed by a strong player.
   *[other] All { $count } of your decisions were weighed by a strong player.
}
review-failed = The review could not be finished. The game itself is safe.
review-chart = Your chance to win, decision by decision
review-decision = Decision
review-chance = Chance to win
review-percent = { $percent } %
review-where = Round { $round }, { $phase }
review-phase-sealing = casting call
review-phase-understudies = understudies
review-phase-naming = naming
review-phase-firing = firing
review-phase-premiere = premiere
review-end = The end
review-moments = The moments that mattered
review-lost = cost { $percent } % of a win; { $best } was better.
review-lost-points = { $points ->
    [one] One point was left lying.
   *[other] { $points } points were left lying.
}
review-faultless = No decision cost you a noticeable part of the win.
review-step = Decision { $number } of { $count }
review-back = Back
review-on = On
review-best = Chance to win { $percent } %: nothing was better.
review-better = Chance to win { $percent } %; with { $best } it was { $most } %.
review-choices = What was weighed
review-move = Move
review-often = How often
review-was-played = played
review-why = Why? ({ $who })
review-link = Copy a link to this moment
review-key-back = One decision back
review-key-on = One decision on
review-key-first = First decision
review-key-last = Last decision

watch-move = Move { $number } of { $count }
watch-pause = Pause
watch-run = Run

luck-title = Luck or skill?
luck-lead = The same deal again, with a strong player in your seat and the same rivals.
luck-run = { $count } times
luck-progress = { $done } of { $total } evenings played
luck-said = { $count ->
    [one] In one evening the strong player scored { $mean } points and won { $wins } % (a fair share is { $fair } %). You scored { $mine }.
   *[other] In { $count } evenings the strong player scored { $mean } points on average and won { $wins } % (a fair share is { $fair } %). You scored { $mine }.
}
luck-plot = Points of the strong player, and how often
luck-score = Score
luck-times = Times
luck-points = { $points } points
luck-yours = { $points }, like you

plot-table = As a table

line-stars = Stars
line-scene = Scene
line-favourites = Favourites
line-mismatches = Gender
line-bonus = Director
line-penalty = Last Maestro
line-total = Total

## Results and sharing

result = { $points ->
    [one] One point
   *[other] { $points } points
}, { $table ->
    [yes] beaten by the Table
   *[no] { $place ->
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
}
share-lead = Nothing is uploaded: a link holds the deal, or the whole game, in itself.
share-words = In words
share-links = Links
share-deal-link = The same deal
share-replay-link = The whole game
share-copy = Copy
share-send = Send
share-daily = Turandot daily, { DATETIME($date, dateStyle: "medium") }
share-score = Stars { $stars }, favourites { $favourites }, scene { $scene }, director { $director }{ $mismatches ->
    [0] {""}
   *[other] , gender { $gender }
}{ $penalty ->
    [0] {""}
   *[other] , last Maestro −{ $penalty }
}.
share-asked = With the Prompter’s help.
share-text = { $what }: { $result }. { $score }{ $help } Same deal: { $link }
share-deal = Turandot, a deal for you: { $link }
link-bad = This link is damaged or incomplete, so nothing was opened.

deal-lead = { $seats ->
    [2] Somebody shares a deal for two seats: same cards, same rival.
   *[other] Somebody shares a deal for { $seats } seats: same cards, same rivals.
}
deal-play = Play this deal

## Daily

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
    [0] No day attended yet. Every day stays open.
    [one] One day attended. Every day stays open.
   *[other] { $count } days attended. Every day stays open.
}
daily-month-before = Earlier
daily-month-after = Later
daily-open = not played
daily-begun = begun

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
past-seed = Seed { $seed }
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
notation-premiere = Premiere
notation-result = Result: { $points }

backup-title = Backup
backup-lead = One file with all games and settings of this device. Restoring adds to what is here and loses nothing.
backup-save = Save a backup
backup-restore = Restore from a file
backup-with-settings = Settings too
backup-progress = Checking the games, { $percent } %
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

## Decks

deck-lead = Own the box? Load its 36 singers from a file, or enter them below. New games are then dealt from your deck; the daily deal always uses the house deck.
deck-now-house = In use: the house deck.
deck-now-own = In use: { $name }.
deck-load = Load from a file
deck-save = Save as a file
deck-use-house = Use the house deck
deck-edit = Edit the 36 singers
deck-name = Name of the deck
deck-my-name = My box
deck-keep = Use this deck
deck-kept = { $name } is in use from the next game on.
deck-house-now = The house deck is in use from the next game on.
deck-bad-file = This is not a deck: it should have a name and six singers for each of the six types. Nothing was changed.
deck-bad-card = This deck has a mistake at { $card }: a singer is written as stars, gender and favourite role, as in 2FL. Nothing was changed.
deck-stars = stars
deck-gender = gender
deck-favourite = favourite role
deck-no-favourite = no favourite
deck-gender-male = male
deck-gender-female = female
deck-gender-uncertain = uncertain
