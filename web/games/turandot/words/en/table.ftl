### The table: every phase, card and result.

table-you-inside = you
house-table = The Table
    .inside = the Table
maestro = Maestro
director = Director
inspect = Look at { $card }

## Phases and what is asked

headline = Round { $round } of { $rounds } · { $phase }
phase-call = Casting call
phase-reveal = Hire cast
phase-understudies = Understudies
phase-firing = Fire a director
phase-premiere = The premiere
phase-finale = Curtain call
call-maestro = Maestro: { $who }
call-next = next: { $who }
now-busy = One moment…
now-read = Read what happened, then continue.
now-starting = Sealed. The rivals are still arriving.
now-sealed = Sealed. { $who } is still choosing.
now-all-sealed = Everyone has sealed.
now-sealing-you = Choose whom to hire, add money or bluff, then seal.
now-sealing-other = { $who } seals first. You can already choose.
now-revealed = The envelopes are open.
now-hired = Number by number, the highest bid hires.
now-designed = Money alone becomes a scene element.
now-understudies-you = { $count ->
    [one] One house has nobody yet. Choose who goes there.
   *[other] { $count } houses have nobody yet. Choose who goes where.
}
now-understudies-other = { $who } hands out the contracts.
now-settled = Everyone has a card.
now-naming-you = Point at a rival, who must fire a director.
now-naming-other = { $who } decides who must fire a director.
now-firing-you = You have been named. One director must go.
now-firing-other = { $who } must fire a director.
now-fired = One director fewer.
now-premiere-you = Give every singer a role, then raise the curtain.
now-premiere-other = { $who } gives out the roles.
say-sealed = { $seen ->
    [yes] { $cards ->
        [one] { $who } seals one card.
       *[other] { $who } seals { $cards } cards.
    }
   *[no] { $who } seals.
}
say-maestro = { $you ->
    [yes] You are Maestro
   *[no] { $who } is Maestro
}
say-premiere = The premiere. Give every singer a role: lift one, then choose the place.

## Cards

table-label-slot = Slot { $slot }.
table-label-director = Director { $name }.
table-label-stars = { $stars ->
    [one] One star.
    [2] Two stars.
    [3] Three stars.
   *[other] { $stars } stars.
}
table-label-wants = Wants { $role }.
table-gender-male = Male.
table-gender-female = Female.
table-gender-uncertain = Uncertain gender.
table-label-type-pro = Pro.
table-label-type-amateur = Amateur.
table-label-type-alternative = Alternative.
table-label-type-classic = Classic.
table-label-type-comic = Comic.
table-label-type-dark = Dark.
table-type-pro = Pro
table-type-amateur = Amateur
table-type-alternative = Alternative
table-type-classic = Classic
table-type-comic = Comic
table-type-dark = Dark
table-type-pro-letter = Pr
table-type-amateur-letter = Am
table-type-alternative-letter = Al
table-type-classic-letter = Cl
table-type-comic-letter = Co
table-type-dark-letter = Da
type-pro-note = No director pays extra for a pro, and none minds one.
type-amateur-note = No director pays extra for an amateur, but many of them dream of a role.
type-alternative-note = Director Winkel adds a point for each alternative singer; director Plinth takes one away.
type-classic-note = Director Plinth adds a point for each classic singer; director Winkel takes one away.
type-comic-note = Director Pouff adds a point for each comic singer; director Finster takes one away.
type-dark-note = Director Finster adds a point for each dark singer; director Pouff takes one away.
voice-soprano = Soprano
voice-mezzo = Mezzo-soprano
voice-alto = Contralto
voice-countertenor = Countertenor
voice-tenor = Tenor
voice-baritone = Baritone
voice-bass = Bass
role-turandot = Turandot
role-calaf = Calaf
role-liu = Liù
role-ping = Ping
role-pong = Pong
role-pang = Pang
role-played = { $role } { $card }
director-dark-effect = +1 for each dark singer, −1 for each comic one.
director-comic-effect = +1 for each comic singer, −1 for each dark one.
director-alternative-effect = +1 for each alternative singer, −1 for each classic one.
director-classic-effect = +1 for each classic singer, −1 for each alternative one.
director-casting-effect = +1 for each singer in the favourite role.
director-scenery-effect = +1 for each scene element.
director-variety-effect = +3 if all six types are in the cast.
director-ambiguous-effect = +1 for each singer of uncertain gender.
director-plain-effect = Adds nothing, takes nothing.
director-fired = Fired.
inspect-owner = { $you ->
    [yes] In your cast.
    [table] In the Table’s cast.
   *[no] In { $who }’s cast.
}
inspect-gone = Went home; out of the game.

## Bidding

stage-title = The stage
stage-choose = Whom to hire
stage-cards = Cards on stage
stage-tap = Choose a card, or the designer.
stage-yours = yours
bid-money = Money
bid-coins = { $coins ->
    [0] No money
    [one] One money card
   *[other] { $coins } money cards
}
bid-bluff = Bluff
bid-seal-nothing = Seal
bid-seal = { $cards ->
    [one] Seal 1 card
   *[other] Seal { $cards } cards
}
bid-nothing-yet = Choose a card first. Nothing is sealed until you press the button.
bid-choose-first = Choose a card, or money alone for a designer.
bid-not-that-much = { $money ->
    [0] You have no money left.
    [one] You have only one money card.
   *[other] You have only { $money } money cards.
}
bid-designer-takes-one = Without a number it is exactly one money card, no more and no less.
bid-no-money-left = Money alone needs money, and yours is gone.
bid-no-money-left-short = You have no money left (R3).
bid-no-maestro-money = At this table the Maestro must play a number.
bid-no-maestro-money-short = Not for the Maestro (R1).
bid-if-alone = { $money ->
    [0] Alone on { $slot }: hired without paying.
    [one] Alone on { $slot }: hired, and 1 money card is spent all the same.
   *[other] Alone on { $slot }: hired, and { $money } money cards are spent all the same.
}
bid-if-outbid = { $money ->
    [0] Outbid: you get an understudy.
   *[other] Outbid: you keep the money and get an understudy.
}
bid-if-tied = Tied at the top: nobody hires.
bid-designer-hires = A free designer turns your money into a scene element for good; if none is left, it comes back. Either way you get an understudy.
bid-designer-maestro = The Maestro hires no designer: the money comes back and you choose an understudy of your own.
bid-designer-round-4 = No designers tonight: the money comes back and you get an understudy director.
stand-open = { $count ->
    [one] Designer: 1 money card
   *[other] Designers: 1 money card
}
stand-closed = Designers: closed
stand-label = { $count ->
    [0] Money alone: no designer this round
    [one] Designer instead: one money card, one designer for hire
   *[other] Designer instead: one money card, { $count } designers for hire
}
stand-note = becomes a scene element
stand-note-maestro = comes back to the Maestro
stand-note-round-4 = the money comes back

## Reveal

reveal-bid = { $you ->
    [yes] { $money ->
        [0] You, without money
        [one] You, with 1 money card
       *[other] You, with { $money } money cards
    }
   *[no] { $money ->
        [0] { $who }, without money
        [one] { $who }, with 1 money card
       *[other] { $who }, with { $money } money cards
    }
}
reveal-alone = { $who }: money alone
fate-won = Yours!
fate-outbid = Outbid
fate-tied = Tie
reveal-nobody = Nobody
reveal-tie = Tie { $money } = { $money }
reveal-hired = { $you ->
    [yes] { $paid ->
        [0] You, for free
       *[other] You, paid { $paid }
    }
   *[no] { $paid ->
        [0] { $who }, for free
       *[other] { $who }, paid { $paid }
    }
}
reveal-designed = { $you ->
    [yes] You make a scene element
   *[no] { $who } makes a scene element
}
reveal-not-designed = { $you ->
    [yes] Your money comes back
   *[no] { $who } takes the money back
}

## Understudies

understudies-who = Houses without a card
understudies-promised = { $you ->
    [yes] For you
   *[no] For { $who }
}
understudies-free = Nobody yet
understudies-got = { $you ->
    [yes] For you
   *[no] For { $who }
}
understudies-goes-home = Goes home
understudies-joins-table = Joins the Table
understudies-commit = Hand out contracts
understudies-incomplete = Everyone needs a card first.
understudies-note = Tap a house, tap a card; swap as you like. One card goes home.
understudies-note-two = Tap a house, tap a card; swap as you like. The last card joins the Table.

## Firing

naming-choose = Who must fire a director
naming-nobody-yet = Name a rival
naming-commit = Name { $who }
naming-note = The one you name must fire one of the directors still here.
firing-choose = Whom to fire
firing-nobody-yet = Choose a director
firing-commit = Fire { $director }
firing-note = Numbers show what each director is worth to each house today.
firing-done = { $you ->
    [yes] You fire { $director }.
   *[no] { $who } fires { $director }.
}
worth-now = { $you ->
    [yes] To you { $points }.
   *[no] To { $who } { $points }.
}
worth-title = What this director is worth
worth-whose = House
worth-now-head = Now
worth-least = At worst
worth-most = At best
worth-range = still possible: { $least } to { $most }
directors-title = Directors
directors-left = { $count } left

## Houses

mine-title = Your house
house-open = { $who }: look at the house
house-money = { $money ->
    [0] No money left.
    [one] One money card left.
   *[other] { $money } money cards left.
}
house-scene = { $scene ->
    [0] No scene elements.
    [one] One scene element.
   *[other] { $scene } scene elements.
}
house-empty = Nobody hired yet.
house-thinking = thinking
house-not-sealed = to seal
house-sealed = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
house-sealed-unseen = sealed
house-projected = If the curtain rose now
house-projected-now = If the curtain rose now: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
house-projected-why = Points if the curtain rose now, with the best casting
house-covered = Covered until the curtain rises.
deck-left = { $count } singers still to come
sheet-deck = Singers still to come
deck-note = { $count ->
    [0] The deck is empty.
    [one] One singer has not been seen yet.
   *[other] { $count } singers have not been seen yet. Some of them will come on stage.
}
deck-gone = Went home: { $count }

## Premiere

premiere-title = Casting the premiere
premiere-roles = Roles and who plays them
premiere-in-role = { $number }, { $role }: { $card }
premiere-adds = In this role { $points }.
premiere-note = Tap two singers to swap them.
premiere-director = { $director }: { $effect }
premiere-could-be = { $points ->
    [one] One more point is possible.
   *[other] { $points } more points are possible.
}
premiere-best = Best casting
premiere-commit = Raise the curtain
premiere-anyway = Raise it anyway
final-title = The reviews are in
line-stars = Stars
line-scene = Scene elements
line-favourites = Favourite roles
line-mismatches = Miscast
line-bonus = Director
line-penalty = Last Maestro
final-casts = Tonight’s casts
final-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
final-place = { $place ->
    [1] You come first of { $seats }, with { $points }.
    [2] You come second of { $seats }, with { $points }.
    [3] You come third of { $seats }, with { $points }.
    [4] You come fourth of { $seats }, with { $points }.
   *[other] You come last of { $seats }, with { $points }.
}
final-decided = { $you ->
    [yes] { $parts } made the difference over you.
    [table] { $parts } made the difference over the Table.
   *[no] { $parts } made the difference over { $rival }.
}
made-stars = { $points ->
    [one] one star more
   *[other] { $points } stars more
}
made-scene = { $points ->
    [one] one scene element more
   *[other] { $points } scene elements more
}
made-favourites = { $points ->
    [one] one favourite role more
   *[other] { $points } favourite roles more
}
made-mismatches = { $points ->
    [one] one singer fewer miscast
   *[other] { $points } singers fewer miscast
}
made-bonus = { $director } ({ $points } more)
made-penalty = no penalty
final-wins = { $you ->
    [yes] You win with { $points }.
   *[no] { $who } wins with { $points }.
}
final-by-stars = { $you ->
    [yes] { $level } are level on points. You win: more stars in the cast.
   *[no] { $level } are level on points. { $who } wins: more stars in the cast.
}
final-shared = Level on points and on stars: { $winners } share the victory.
final-table-wins = The Table beats you both, so nobody wins.
say-total = { $who }: { $points }.

## Programme

log-title = Programme
log-round = { $you ->
    [yes] Round { $round }, you are Maestro
   *[no] Round { $round }, Maestro { $who }
}
log-call = On stage: { $cards }.
log-hired = { $you ->
    [yes] { $paid ->
        [0] You hire { $card } without paying.
        [one] You hire { $card } for 1 money card.
       *[other] You hire { $card } for { $paid } money cards.
    }
   *[no] { $paid ->
        [0] { $who } hires { $card } without paying.
        [one] { $who } hires { $card } for 1 money card.
       *[other] { $who } hires { $card } for { $paid } money cards.
    }
}
log-outbid = Outbid: { $names }.
log-tied = { $money ->
    [0] { $names } tie over { $card } without money: nobody hires.
    [one] { $names } tie over { $card } with 1 money card each: nobody hires.
   *[other] { $names } tie over { $card } with { $money } money cards each: nobody hires.
}
log-designed = { $you ->
    [yes] You make a scene element.
   *[no] { $who } makes a scene element.
}
log-alone = { $you ->
    [yes] You played money alone, which comes back.
   *[no] { $who } played money alone, which comes back.
}
log-understudy = { $you ->
    [yes] You get { $card } as understudy.
   *[no] { $who } gets { $card } as understudy.
}
log-home = { $card } goes home.
log-joins = { $card } joins the Table.
log-named = { $mine ->
    [yes] You name { $who }.
   *[no] { $you ->
        [yes] { $maestro } names you.
       *[no] { $maestro } names { $who }.
    }
}
log-fired = { $you ->
    [yes] You fire { $director }.
   *[no] { $who } fires { $director }.
}

## Tabs and keys

tabs-title = Parts of the table
tab-table = Table
tab-casts = Casts
tab-directors = Directors
tab-log = Programme
keys-slot = Choose a number; in the premiere, lift and place
keys-designer = Money alone for a designer
keys-more = More money
keys-less = Less money
keys-back = Previous in the row
keys-on = Next in the row
keys-bluff = Bluff card in or out
keys-enter = Seal, commit, continue
keys-clear = Empty the envelope
keys-table = Read the table
keys-cast = Read your house
keys-rival = Read a rival’s house
keys-directors = Read the directors
keys-last = Read the last result
keys-prompter = Ask the Prompter
keys-inspect = Look at a card closely
