### The table: every phase, choice and result.

## Turns and what is asked

headline = { $you ->
    [yes] Turn { $turn } · yours
   *[no] Turn { $turn } · { $who }
}
phase-finale = The party is over
now-busy = One moment…
now-read = Read what happened, then continue.
now-starting = Kept. The rivals are still arriving.
now-placing-you = Your turn: choose a penguin, then a cell.
now-planned = Ready? Press the button.
now-placing-other = { $who } chooses a penguin.
now-inviting-you = Move one of your tokens, or leave them.
now-inviting-other = { $who } thinks about the tokens.
now-choosing-you = { $count } shows are ready. Which comes next?
now-choosing-other = { $who } chooses the next show.
now-entering-you = Put the new entertainer on the ice.
now-entering-other = { $who } puts the new entertainer on the ice.

## Cards and cells

label-penguin = { $name }. Enjoys { $likes } as well.
label-entertainer = { $dots ->
    [one] { $name }. One dot.
   *[other] { $name }. { $dots } dots.
}
animals-sheep = sheep
animals-kangaroo = kangaroos
animals-seal = seals
animals-bear = bears
ice-title = The iceberg
cell-label = { $cell }: { $what }
cell-empty = empty
cell-curtain = a curtain
cell-awaited = { $count ->
    [one] one entertainer waits for it
   *[other] { $count } entertainers wait for it
}
cell-guest = { $you ->
    [yes] your guest
   *[no] guest of { $who }
}
cell-lacks = { $count ->
    [0] ready to perform
    [one] one dot is empty
   *[other] { $count } dots are empty
}
cell-beside = { $more ->
    [0] next to { $card }
    [one] next to { $card } and one other
   *[other] next to { $card } and { $more } others
}
cell-open = open
cell-chosen = chosen
cell-closed = not next to an entertainer
cell-fee = fee { $fee }
cell-no-fee = no fee
cell-spark = starts a show
cell-token-may = a token may go there
cell-token-here = your token goes there
cell-waits = ready to perform
dots-none = no entertainer stands on { $cell }.
dots-open = { $count ->
    [one] { $card } on { $cell } lacks one cell: { $cells }.
   *[other] { $card } on { $cell } lacks { $count } cells: { $cells }.
}
dots-full = { $card } on { $cell } lacks nothing.

## The hand, the fee, the token

hand-title = Your hand
place-card-first = Choose a penguin from your hand.
place-cell-first = Choose a cell next to an entertainer.
place-no-entertainer = No entertainer is next to { $cell }.
settle-how = How the fee is met
settle-pay = Pay { $fee }
settle-hand-in = Hand in
settle-card = Hand in: { $card } (worth { $worth } now)
token-supply = { $count ->
    [0] No tokens beside your hand
    [one] One token beside your hand
   *[other] { $count } tokens beside your hand
}
token-leave = Leave tokens
token-first = Choose a penguin to invite, or leave your tokens.
token-choose-first = All your tokens are on the ice: choose the one to move first.
token-guest-first = Choose the penguin it goes to.

## What would follow

if-no-fee = No fee.
if-no-show = No show begins.
if-fee = Fee { $fee }: { $parts }.
fee-part = { $value } on { $cell }
if-excused = You hand in { $card } instead.
if-token = A token goes to { $cell }.
if-token-moved = Your token goes from { $from } to { $cell }.
if-leave = Your tokens stay.
if-show = { $card } on { $cell } performs: { $points }; { $award }.
if-enters = { $count ->
    [one] { $card } stands on { $cell } and waits for one card.
   *[other] { $card } stands on { $cell } and waits for { $count } cards.
}
points-of = { $who } { $points }
points-nobody = nobody scores
would-least = { $you ->
    [yes] you score least and take the card
   *[no] { $who } scores least and takes the card
}
would-only = { $you ->
    [yes] you alone score and take the card
   *[no] { $who } alone scores and takes the card
}
would-tie = a tie for the least, so nobody takes the card
would-nobody = nobody takes the card

## The button

commit-place-nowhere = Invite
commit-place = { $how ->
    [pay] { $token ->
        [to] Place on { $cell }, pay { $fee }, token to { $to }
        [leave] Place on { $cell }, pay { $fee }, no token
       *[none] Place on { $cell }, pay { $fee }
    }
    [card] { $token ->
        [to] Place on { $cell }, hand in a card, token to { $to }
        [leave] Place on { $cell }, hand in a card, no token
       *[none] Place on { $cell }, hand in a card
    }
   *[free] { $token ->
        [to] Place on { $cell }, token to { $to }
        [leave] Place on { $cell }, no token
       *[none] Place on { $cell }
    }
}
commit-token = { $token ->
    [to] Token to { $cell }
    [leave] Leave all tokens
   *[none] Invite
}
commit-order-nobody = Start the show
commit-order = Start: { $card }
commit-enter-nowhere = Bring on
commit-enter = { $turned ->
    [yes] Bring on at { $cell }, turned
   *[no] Bring on at { $cell }
}

## The new entertainer

enter-first = Choose a cell next to any card.
enter-turn = Turn
enter-alone = No card is next to { $cell }.
enter-performs = On { $cell } it would perform at once.
enter-completes = On { $cell } it would complete the entertainer on { $completes }.
enter-taken = { $cell } is taken.
enter-turn-it = Turned round it may stand there.
order-first = Choose the entertainer who performs next.

## Players

houses-title = Players
seat-score = { $count ->
    [one] { $who }: { $points } point.
   *[other] { $who }: { $points } points.
}
seat-tokens = { $count ->
    [0] All three tokens on the ice.
    [one] One token left.
   *[other] { $count } tokens left.
}
seat-collects = Collects: { $activity }.
seat-holds = { $count ->
    [one] One penguin in the hand.
   *[other] { $count } penguins in the hand.
}
seat-no-cards = No entertainer cards.
seat-projected = If the party ended now
card-worth = worth { $worth } now

## Piles and sheets

sheet-piles = What is still to come
sheet-log = What has happened
pile-entertainers = Entertainers in the pile
pile-penguins = Penguins to draw
pile-shows = Shows left
pile-next = comes next
pile-empty = The pile of entertainers is empty.
piles-left = Left in the piles: entertainers { $entertainers }, penguins { $penguins }.
shows-left = { $count ->
    [0] No shows left
    [one] 1 show left
   *[other] { $count } shows left
}
pile-backstage = Entertainers below the top card: { $count }
pile-gone = Cards out of the game: { $count }
pile-unseen = Penguins still unseen: { $count }
curtain-note = A show was given here. A curtain counts as occupied.
guest-free = Nobody has invited it.
guest-of = { $you ->
    [yes] Your guest.
   *[no] Guest of { $who }.
}
guest-beside = { $amused ->
    [yes] { $card } on { $cell } would amuse it.
   *[no] { $card } on { $cell } would not amuse it.
}
audience-now = { $count ->
    [0] Nobody would look on.
    [one] One penguin would look on, { $amused } amused.
   *[other] { $count } penguins would look on, { $amused } amused.
}
prospects-title = Points if it performed now
inspect-on = Stands on { $cell }.
inspect-owner = { $you ->
    [yes] You hold it.
   *[no] { $who } holds it.
}
inspect-gone = Out of the game.
inspect-next = Comes on next.

## The end

final-title = The account
final-rank = Place
final-nth = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
final-cards = Entertainer cards
final-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
final-place = { $place ->
    [1] You come first of { $seats }, with { $points }.
    [2] You come second of { $seats }, with { $points }.
    [3] You come third of { $seats }, with { $points }.
   *[other] You come fourth of { $seats }, with { $points }.
}
final-wins = { $you ->
    [yes] You win with { $points }.
   *[no] { $who } wins with { $points }.
}
final-by-bonus = { $you ->
    [yes] { $level } are level on { $points }. You win: more bonus points.
   *[no] { $level } are level on { $points }. { $who } wins: more bonus points.
}
final-by-cards = { $you ->
    [yes] { $level } are level on points and bonus. You win: more entertainer cards.
   *[no] { $level } are level on points and bonus. { $who } wins: more entertainer cards.
}
final-shared = Level on everything, with { $points }: { $winners } share the victory.
final-decided = { $you ->
    [yes] { $parts } made the difference over you.
   *[no] { $parts } made the difference over { $who }.
}
made-start = { $points ->
    [one] one point more at the start
   *[other] { $points } points more at the start
}
made-shows = { $points ->
    [one] one point more from shows
   *[other] { $points } points more from shows
}
made-fees = { $points ->
    [one] one point less in fees
   *[other] { $points } points less in fees
}
made-activity = { $points ->
    [one] one point more for the activity
   *[other] { $points } points more for the activity
}
made-sheep = { $points ->
    [one] one point more for sheep
   *[other] { $points } points more for sheep
}
made-kangaroo = { $points ->
    [one] one point more for kangaroos
   *[other] { $points } points more for kangaroos
}
made-seal = { $points ->
    [one] one point more for seals
   *[other] { $points } points more for seals
}
made-bear = { $points ->
    [one] one point more for bears
   *[other] { $points } points more for bears
}
say-total = { $who }: { $points }.

## Log

log-title = Log
log-turn = { $you ->
    [yes] Turn { $turn }, you
   *[no] Turn { $turn }, { $who }
}
log-nothing = Nothing has happened yet.

## Keys

keys-hand = Choose a penguin
keys-roam = Move over the ice
keys-jump = To the end of a row or column
keys-enter = Choose the cell; do what the button says; continue
keys-token = Take a token, then the next
keys-leave = Leave the tokens
keys-settle = Pay, or hand in a card
keys-turn = Turn the new entertainer
keys-clear = Give up the last choice
keys-cell = Read the cell
keys-dots = Read an entertainer’s dots
keys-scores = Read scores and piles
keys-last = Read what happened last
keys-prompter = Ask the Prompter
keys-inspect = Look at the card
