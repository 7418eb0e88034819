### Reasons, decisions looked at again, and what-ifs.

review-phase-placing = a penguin
review-phase-inviting = a token
review-phase-choosing = the order of shows
review-phase-entering = a new entertainer

## Reasons

told-amount = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
reason-total = { $you ->
    [yes] About { $points } for you in the end.
   *[no] About { $points } for { $who } in the end.
}
reason-show = { $you ->
    [yes] { $count ->
        [one] { $shows } performs at once and can bring you { $points }.
       *[other] { $shows } perform at once and can bring you { $points }.
    }
   *[no] { $count ->
        [one] { $shows } performs at once and can bring { $who } { $points }.
       *[other] { $shows } perform at once and can bring { $who } { $points }.
    }
}
reason-card = { $you ->
    [yes] You would take { $card }.
   *[no] { $who } would take { $card }.
}
reason-card-some = { $you ->
    [yes] You would win an entertainer card.
   *[no] { $who } would win an entertainer card.
}
reason-card-lost = { $you ->
    [yes] The card would go to you.
   *[no] The card would go to { $who }.
}
reason-card-lost-some = Somebody else would take the card.
reason-gift = Others score in it as well: { $names }.
reason-gift-some = Others score in it as well: { $points }.
reason-excuse = { $fee ->
    [0] Handing in { $card } saves the fee.
   *[other] Handing in { $card } saves a fee of { $fee }.
}
reason-fee = The mingling fee takes { $points }.
reason-fans = { $count ->
    [one] { $shows } beside { $cell } amuses this penguin.
   *[other] { $shows } beside { $cell } amuse this penguin.
}
reason-guest = { $count ->
    [one] { $shows } will amuse { $card }.
   *[other] { $shows } will amuse { $card }.
}
reason-idle = Nobody beside { $cell } amuses this penguin.
reason-nearer = { $you ->
    [yes] It brings { $show } nearer to a show that is worth { $points } to you.
   *[no] It brings { $show } nearer to a show that is worth { $points } to { $who }.
}
reason-hand = { $you ->
    [yes] The penguins that stay in your hand have good places too.
   *[no] The penguins that stay in the hand of { $who } have good places too.
}
reason-supply = { $you ->
    [yes] Your token can wait for a better guest.
   *[no] { $who } keeps a token for a better guest.
}
reason-stay = { $you ->
    [yes] Your three guests stay what they are.
   *[no] { $who } stays with the same three guests.
}
reason-brings = { $card } enjoys what begins now: { $points }.
reason-deserted = Nobody beside { $cell } amuses the guest there any more.
reason-this-show = { $you ->
    [yes] This show brings you { $points }.
   *[no] This show brings { $who } { $points }.
}
reason-no-show = { $you ->
    [yes] This show brings you nothing.
   *[no] This show brings { $who } nothing.
}
reason-last-show = The pile is empty, so no other show will count after this one.
reason-own-guests = { $you ->
    [yes] { $count ->
        [one] It amuses one of your guests there: { $points }.
       *[other] It amuses { $count } of your guests there: { $points }.
    }
   *[no] { $count ->
        [one] It amuses a guest of { $who } there: { $points }.
       *[other] It amuses { $count } guests of { $who } there: { $points }.
    }
}
reason-no-rivals = It amuses nobody else’s guest there.
reason-crowd = { $count } penguins are beside it already.
reason-missing = { $count ->
    [one] It then lacks one card before it performs.
   *[other] It then lacks { $count } cards before it performs.
}
reason-animals-more = { $you ->
    [yes] The animals would bring you { $points } more in the end.
   *[no] The animals would bring { $who } { $points } more in the end.
}
reason-animals-fewer = { $you ->
    [yes] The animals would bring you { $points } less in the end.
   *[no] The animals would bring { $who } { $points } less in the end.
}
reason-activity-more = { $you ->
    [yes] The card fits your activity: { $points } more in the end.
   *[no] The card fits the activity of { $who }: { $points } more in the end.
}
reason-activity-fewer = { $you ->
    [yes] A card of your activity goes: { $points } less in the end.
   *[no] { $who } gives up a card of the own activity: { $points } less in the end.
}
reason-deny = { $you ->
    [yes] It leaves the others about { $points } less to hope for.
   *[no] It leaves those who play against { $who } about { $points } less to hope for.
}
reason-help = { $you ->
    [yes] It also helps the others, by about { $points }.
   *[no] It also helps those who play against { $who }, by about { $points }.
}
reason-opening = { $you ->
    [yes] It leaves you, who are next, about { $points } more to pick up.
   *[no] It leaves { $who }, who is next, about { $points } more to pick up.
}
reason-closes = { $you ->
    [yes] It leaves you, who are next, about { $points } less to pick up.
   *[no] It leaves { $who }, who is next, about { $points } less to pick up.
}
reason-tempo = { $you ->
    [yes] One show fewer is left, which suits you.
   *[no] One show fewer is left, which suits { $who }.
}
reason-tempo-bad = { $you ->
    [yes] One show fewer is left, which suits the others.
   *[no] One show fewer is left, which does not suit { $who }.
}
reason-later = { $you ->
    [yes] Your guests can hope for about { $points } more.
   *[no] The guests of { $who } can hope for about { $points } more.
}
reason-later-less = { $you ->
    [yes] Your guests can hope for about { $points } less.
   *[no] The guests of { $who } can hope for about { $points } less.
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
