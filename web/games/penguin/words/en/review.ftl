### Decisions looked at again

review-phase-placing = a penguin
review-phase-inviting = a token
review-phase-choosing = the order of shows
review-phase-entering = a new entertainer

## Reasons

told-amount = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
figure-total = { $you ->
    [yes] About { $points } for you in the end.
   *[no] About { $points } for { $who } in the end.
}
reason-show = { $you ->
    [yes] { $count ->
        [one] { $shows } performs at once and brings you { $points }.
       *[other] { $shows } perform at once and bring you { $points }.
    }
   *[no] { $count ->
        [one] { $shows } performs at once and brings { $who } { $points }.
       *[other] { $shows } perform at once and bring { $who } { $points }.
    }
}
reason-show-guest = { $you ->
    [yes] { $count ->
        [one] With a token on { $guest }, { $shows } brings you { $points } at once.
       *[other] With a token on { $guest }, { $shows } bring you { $points } at once.
    }
   *[no] { $count ->
        [one] With a token on { $guest }, { $shows } brings { $who } { $points } at once.
       *[other] With a token on { $guest }, { $shows } bring { $who } { $points } at once.
    }
}
reason-show-nobody = { $count ->
    [one] { $shows } performs at once, and nobody scores.
   *[other] { $shows } perform at once, and nobody scores.
}
reason-show-nothing = { $you ->
    [yes] { $count ->
        [one] { $shows } performs at once and brings you nothing.
       *[other] { $shows } perform at once and bring you nothing.
    }
   *[no] { $count ->
        [one] { $shows } performs at once and brings { $who } nothing.
       *[other] { $shows } perform at once and bring { $who } nothing.
    }
}
reason-gift = { $count ->
    [one] { $shows } brings others points: { $names }.
   *[other] { $shows } bring others points: { $names }.
}
reason-card-only = { $you ->
    [yes] Nobody else scores in the show, so you take { $card }.
   *[no] Nobody else scores in the show, so { $who } takes { $card }.
}
reason-card-least = { $you ->
    [yes] Of those who score, you score least ({ $points }), and take { $card }.
   *[no] Of those who score, { $who } scores least ({ $points }), and takes { $card }.
}
reason-card-to = { $you ->
    [yes] You would take { $card }.
   *[no] { $who } would take { $card }.
}
reason-card-tie = A tie for the least ({ $names }): nobody takes { $card }.
reason-animal-most = { $you ->
    [yes] You would then have the most { $animals }: { $points } more in the end.
   *[no] { $who } would then have the most { $animals }: { $points } more in the end.
}
reason-animal-share = { $you ->
    [yes] You would then share the lead in { $animals }: { $points } more in the end.
   *[no] { $who } would then share the lead in { $animals }: { $points } more in the end.
}
reason-activity = { $you ->
    [yes] { $show } fits your activity card: { $points } in the end.
   *[no] { $show } fits the activity card of { $who }: { $points } in the end.
}
reason-ends-ahead = { $you ->
    [yes] The party ends with this show, and you win by { $points }.
   *[no] The party ends with this show, and { $who } wins by { $points }.
}
reason-ends-behind = { $you ->
    [yes] The party ends with this show, and you are { $points } behind.
   *[no] The party ends with this show, and { $who } is { $points } behind.
}
reason-fee = The mingling fee on { $cell } costs { $points }.
reason-fee-none = { $count ->
    [one] The penguin beside { $cell } is of another family, so no fee is due.
   *[other] None of the { $count } penguins beside { $cell } is of its family, so no fee is due.
}
reason-fee-alone = No penguin is beside { $cell }, so no fee is due.
reason-excuse = Handing in { $card } saves a fee of { $points }, and as things stand it costs nothing in the end.
reason-excuse-costs = Handing in { $card } saves a fee of { $points }; as things stand it costs { $worth } in the end.
reason-closes = { $you ->
    [yes] You are next, and can no longer let { $card } perform.
   *[no] { $who } is next, and can no longer let { $card } perform.
}
reason-quiet = { $you ->
    [yes] You are next, and can start no show.
   *[no] { $who } is next, and can start no show.
}
reason-opens = { $you ->
    [yes] { $show } then lacks only one card, and you are next.
   *[no] { $show } then lacks only one card, and { $who } is next.
}
reason-fans = { $shows } beside { $cell } amuse { $guest }.
reason-fan-animal = { $guest } likes { $animals }, and { $show } is beside { $cell }.
reason-fan-activity = { $guest } enjoys { $activity }, and { $show } is beside { $cell }.
reason-idle = Nobody beside { $cell } amuses { $guest }.
reason-nearer = { $you ->
    [yes] It brings { $card } nearer to a show in which nobody scores more than you: { $points }.
   *[no] It brings { $card } nearer to a show in which nobody scores more than { $who }: { $points }.
}
reason-nearer-rival = { $you ->
    [yes] It also brings { $card } nearer to a show that is worth { $points } to you.
   *[no] It also brings { $card } nearer to a show that is worth { $points } to { $who }.
}
reason-nearer-card = { $you ->
    [yes] It brings { $card } nearer to performing, and as things stand you would take that card.
   *[no] It brings { $card } nearer to performing, and as things stand { $who } would take that card.
}
reason-nearer-open = It brings { $card } nearer to performing, and nobody has a guest there yet who would score.
reason-apart = It brings no show nearer: for now, nobody else gains by it.
reason-keeps = { $count ->
    [one] You keep a more valuable penguin for a better place.
   *[other] You keep { $count } more valuable penguins for better places.
}
reason-brings = { $guest } enjoys what begins now: { $points }.
reason-guest-several = { $shows } will amuse { $guest }.
reason-guest-soon = { $show } will amuse { $guest }, and lacks only one card.
reason-guest = { $count ->
    [one] { $show } will amuse { $guest }, but still lacks one card.
   *[other] { $show } will amuse { $guest }, but still lacks { $count } cards.
}
reason-guest-best = Of the free penguins that somebody amuses, none is worth more than { $guest }.
reason-room = { $count } cells around { $cell } are still empty: new entertainers can come there.
reason-supply-used = In the supply the token would bring nothing.
reason-leaves = { $count ->
    [one] The token leaves { $guest }, which { $shows } would amuse.
   *[other] The token leaves { $guest }, which { $shows } would amuse.
}
reason-deserted = Nobody beside { $cell } amuses { $guest }, so the token is of no use there.
reason-supply = { $you ->
    [yes] { $count ->
        [one] You keep a token in the supply for a better guest.
       *[other] You keep { $count } tokens in the supply for better guests.
    }
   *[no] { $count ->
        [one] { $who } keeps a token in the supply for a better guest.
       *[other] { $who } keeps { $count } tokens in the supply for better guests.
    }
}
reason-stay = { $you ->
    [yes] { $count ->
        [one] One of your guests is beside somebody who amuses it.
       *[other] { $count } of your guests are beside somebody who amuses them.
    }
   *[no] { $count ->
        [one] One guest of { $who } is beside somebody who amuses it.
       *[other] { $count } guests of { $who } are beside somebody who amuses them.
    }
}
reason-stay-idle = { $you ->
    [yes] None of your guests is beside somebody who amuses it.
   *[no] No guest of { $who } is beside somebody who amuses it.
}
reason-none-free = No free penguin is beside somebody who amuses it.
reason-this-show = { $you ->
    [yes] { $show } brings you { $points }.
   *[no] { $show } brings { $who } { $points }.
}
reason-this-none = { $you ->
    [yes] { $show } brings you nothing.
   *[no] { $show } brings { $who } nothing.
}
reason-own-guests = { $you ->
    [yes] { $count ->
        [one] There { $show } amuses one of your guests: { $points }.
       *[other] There { $show } amuses { $count } of your guests: { $points }.
    }
   *[no] { $count ->
        [one] There { $show } amuses a guest of { $who }: { $points }.
       *[other] There { $show } amuses { $count } guests of { $who }: { $points }.
    }
}
reason-rival-guests = There { $show } would bring points to others: { $names }.
reason-no-rivals = There { $show } amuses nobody else’s guest.
reason-loose = { $count ->
    [one] One penguin that is amused there is not invited yet: { $points }.
   *[other] { $count } penguins that are amused there are not invited yet, the best worth { $points }.
}
reason-alone = No penguin looks on there yet.
reason-crowd = { $count } penguins are there already.
reason-lacks = { $count ->
    [one] One card is still lacking there before the show.
   *[other] { $count } cards are still lacking there before the show.
}
reason-edge = { $count ->
    [one] One of its dots points at the water, and counts as filled.
   *[other] { $count } of its dots point at the water, and count as filled.
}
reason-hope-more = { $you ->
    [yes] Your tokens promise about { $points } more.
   *[no] The tokens of { $who } promise about { $points } more.
}
reason-hope-less = { $you ->
    [yes] Your tokens promise about { $points } less.
   *[no] The tokens of { $who } promise about { $points } less.
}
reason-deny = { $you ->
    [yes] It leaves the others about { $points } less to hope for.
   *[no] It leaves those who play against { $who } about { $points } less to hope for.
}
reason-help = { $you ->
    [yes] It also helps the others, by about { $points }.
   *[no] It also helps those who play against { $who }, by about { $points }.
}

## A decision looked at again

recall-hand = In the hand
recall-newcomer = The new entertainer
recall-act = { $missing ->
    [0] { $card } on { $cell }, ready to perform.
    [one] { $card } on { $cell }, lacks one card.
   *[other] { $card } on { $cell }, lacks { $missing } cards.
}
recall-guest = { $you ->
    [yes] { $cell }: { $card }, your guest.
   *[no] { $cell }: { $card }, guest of { $who }.
}
whatif-placements = Other placements in this turn, with the same token and all else as it came
whatif-tokens = Other tokens in this turn, with all else as it came
whatif-points = Points in this turn
whatif-shows = Shows
whatif-no-show = no show
whatif-show = { $card }, card discarded
whatif-show-taken = { $you ->
    [yes] { $card }, card to you
   *[no] { $card }, card to { $who }
}
whatif-more = { $points ->
    [one] Another choice ({ $move }) would have brought one point more in this turn.
   *[other] Another choice ({ $move }) would have brought { $points } points more in this turn.
}
whatif-right = No other choice would have brought you more points in this turn.
