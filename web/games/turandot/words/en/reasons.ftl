### Why a move: one sentence for each kind of reason that the engine gives. $you and $who are the player whose move it
### is, $mine and $whom another player whom the reason names, $theirs and $third a third one.

## What a card is worth

reason-stars = { $stars ->
    [3] Three stars: nobody on stage has more.
   *[other] Two stars: nobody on stage has more.
}
reason-few-stars = { $stars ->
    [one] One star: nobody on stage has fewer.
   *[other] Two stars: nobody on stage has fewer.
}
reason-stars-woman = { $stars ->
    [3] Three stars
   *[other] Two stars
}, and { $you ->
    [yes] you still lack
   *[no] { $who } still lacks
} { $count ->
    [one] a woman.
   *[other] two women.
}
reason-stars-favourite = { $stars ->
    [3] Three stars
   *[other] Two stars
}, and { $card } wants { $role }, which { $you ->
    [yes] you have free: { $signed }.
   *[no] { $who } has free: { $signed }.
}
reason-favourite = { $you ->
    [yes] { $card } wants { $role }, and your { $role } is free: { $signed }.
   *[no] { $card } wants { $role }, and { $who } has that role free: { $signed }.
}
reason-favourite-taken = { $card } wants { $role }, but so does { $other }, who is in the cast already.
reason-miscast = No fitting role is free for { $card }: { $signed }.
reason-woman = { $you ->
    [yes] You still lack
   *[no] { $who } still lacks
} { $count ->
    [one] a woman, and { $card } is one.
   *[other] two women, and { $card } is one.
}
reason-any-role = { $card } fits any role and is never miscast.
reason-loved = { $director } adds a point for { $card }.
reason-loathed = { $director } takes a point away for { $card }.
reason-type-again = { $director } pays for six different types only, and this one is in the cast already.
reason-types-complete = With { $card } the cast has all six types: { $director } pays { $signed }.
reason-type-new = A new type, number { $count } of the six that { $director } wants to see.
reason-type-grows = That makes { $count } of the type that { $director } rewards, and { $director } is still in the running.
reason-best-card = { $you ->
    [yes] No card on stage adds more to your cast.
   *[no] No card on stage adds more for { $who }.
}
reason-worst-card = { $you ->
    [yes] No card on stage adds less to your cast.
   *[no] No card on stage adds less for { $who }.
}
reason-better-card = { $you ->
    [yes] { $other } would add more to your cast.
   *[no] { $other } would add more for { $who }.
}
reason-later-less = { $card } looks better now than in the long run.
reason-later-more = { $card } is worth more in the long run than now.
reason-middling = { $you ->
    [yes] Better for you than the average card, though not the best.
   *[no] Better for { $who } than the average card, though not the best.
}
reason-pays = { $you ->
    [yes] { $director } would pay you { $signed } as your cast stands.
   *[no] { $director } would pay { $who } { $signed } as the cast stands.
}
reason-costs = { $you ->
    [yes] { $director } would cost you points: { $signed } as your cast stands.
   *[no] { $director } would cost { $who } points: { $signed } as the cast stands.
}
reason-pays-never = { $director } never pays anybody anything.
reason-pays-later = { $you ->
    [yes] { $director } can still come to { $signed } for you.
   *[no] { $director } can still come to { $signed } for { $who }.
}

## Who else wants it, and what the money does

reason-pays-rival = { $mine ->
    [yes] Left to you, { $director } would bring { $signed }.
   *[no] Left to { $whom }, { $director } would bring { $signed }.
}
reason-rival-wants = { $mine ->
    [yes] Left to you, { $card } would bring { $signed }.
   *[no] Left to { $whom }, { $card } would bring { $signed }.
}
reason-nobody-wants = No rival gains more by this card than by the others.
reason-sure = { $money ->
    [one] Nobody else has any money left: one money card makes it certain.
   *[other] Nobody else has { $money } money cards left: it is certain.
}
reason-nobody-outbids = { $money ->
    [0] Nobody else has any money left: at worst it is a tie.
    [one] Nobody can outbid one money card: at worst it is a tie.
   *[other] Nobody can outbid { $money } money cards: at worst it is a tie.
}
reason-only-outbids = { $money ->
    [one] { $mine ->
        [yes] Only you can outbid one money card.
       *[no] Only { $whom } can outbid one money card.
    }
   *[other] { $mine ->
        [yes] Only you can outbid { $money } money cards.
       *[no] Only { $whom } can outbid { $money } money cards.
    }
}
reason-last-coin = { $rounds ->
    [one] That is all the money there is, and one round is still to come.
   *[other] That is all the money there is, and { $rounds } rounds are still to come.
}
reason-last-call = This is the last round: money kept is worth nothing.
reason-keeps-money = { $money ->
    [1] The last money card stays in hand
    [2] Both money cards stay in hand
   *[other] All { $money } money cards stay in hand
}{ $rounds ->
    [one] , with one round to come.
   *[other] , with { $rounds } rounds to come.
}
reason-overpaid = Nobody else is likely to bid on it: the money would be wasted.
reason-quiet = Nobody else is likely to bid on it, so it should come without money.
reason-worth-paying = Somebody else is likely to bid on it too, so it takes money.
reason-crowded = Somebody else is likely to bid on it too, and perhaps more.
reason-maestro-safe = { $you ->
    [yes] If it fails, you hand out what is left and serve yourself first.
   *[no] If it fails, { $who } hands out what is left and comes first.
}
reason-thin = { $count ->
    [one] The stack sealed so far is one card thick: no money on a number there.
   *[other] The stacks sealed so far are one card thick: no money on a number there.
}
reason-bluff = { $count ->
    [one] One player has yet to seal and will see a stack of { $size } cards.
   *[other] { $count } players have yet to seal and will see a stack of { $size } cards.
}
reason-bluff-idle = Nobody will see the stack before sealing: the bluff card changes nothing.

## Money alone

reason-no-designer = { $round ->
    [4] No designer works tonight: the money comes back.
   *[other] No designer works for the Maestro: the money comes back.
}
reason-designer-sure = A designer is certain: one money card becomes a scene element, +1.
reason-designer-line = { $places ->
    [one] Others come first in line and may take the only designer.
   *[other] Others come first in line and may take both designers.
}
reason-designer-double = { $director } doubles every scene element: +2.
reason-stage-flat = { $you ->
    [yes] Almost any card on stage will do for you.
   *[no] Almost any card on stage will do for { $who }.
}
reason-stage-rich = { $you ->
    [yes] It leaves { $other } to the others, the best card for you.
   *[no] It leaves { $other } to the others, the best card for { $who }.
}
reason-designer-card = A card comes on top, though the Maestro chooses which.

## Handing out

reason-gives-same = { $mine ->
    [yes] All that is left adds the same to your cast.
   *[no] All that is left adds the same for { $whom }.
}
reason-gives-fading = { $mine ->
    [yes] Today all that is left adds the same to your cast; in the long run, { $card } should add less than the rest.
   *[no] Today all that is left adds the same for { $whom }; in the long run, { $card } should add less than the rest.
}
reason-gives-growing = { $mine ->
    [yes] Today all that is left adds the same to your cast; in the long run, { $card } should add more than the rest.
   *[no] Today all that is left adds the same for { $whom }; in the long run, { $card } should add more than the rest.
}
reason-gives-least = { $mine ->
    [yes] Nothing that is left adds less to your cast.
   *[no] Nothing that is left adds less for { $whom }.
}
reason-gives-most = { $mine ->
    [yes] Nothing that is left adds more to your cast.
   *[no] Nothing that is left adds more for { $whom }.
}
reason-gives-more = { $mine ->
    [yes] { $card } adds less than most to your cast now, but should add more in the long run.
   *[no] { $card } adds less than most for { $whom } now, but should add more in the long run.
}
reason-gives-less = { $mine ->
    [yes] { $card } adds more than most to your cast now, but should add less in the long run.
   *[no] { $card } adds more than most for { $whom } now, but should add less in the long run.
}
reason-gives-middling = { $mine ->
    [yes] Neither the best nor the worst for you of what is left.
   *[no] Neither the best nor the worst for { $whom } of what is left.
}
reason-gives-favourite = { $mine ->
    [yes] { $card } wants { $role }, and you have that role free: { $signed }.
   *[no] { $card } wants { $role }, and { $whom } has that role free: { $signed }.
}
reason-gives-miscast = { $mine ->
    [yes] You have no fitting role free for { $card }: { $signed }.
   *[no] { $whom } has no fitting role free for { $card }: { $signed }.
}
reason-goes-home = { $card } is then left over and goes home.
reason-table-gets = { $card } is then left over and joins the Table.

## Naming and firing

reason-even = It makes no difference who is named.
reason-fires-mine = { $mine ->
    [yes] You
   *[no] { $whom }
} would probably fire { $director }, who pays { $you ->
    [yes] you { $signed }.
   *[no] { $who } { $signed }.
}
reason-fires-burden = { $mine ->
    [yes] You
   *[no] { $whom }
} would probably fire { $director }, who costs { $you ->
    [yes] you points: { $signed }.
   *[no] { $who } points: { $signed }.
}
reason-fires-theirs = { $mine ->
    [yes] You
   *[no] { $whom }
} would probably fire { $director }, who pays { $theirs ->
    [yes] you { $signed }.
   *[no] { $third } { $signed }.
}
reason-fires = { $mine ->
    [yes] You would probably fire { $director }
   *[no] { $whom } would probably fire { $director }
}{ $you ->
    [yes] , and that suits you.
   *[no] , and that suits { $who }.
}
reason-fires-least = { $mine ->
    [yes] You would probably fire { $director }
   *[no] { $whom } would probably fire { $director }
}{ $you ->
    [yes] {""}: nobody else’s choice would hurt you less.
   *[no] {""}: nobody else’s choice would hurt { $who } less.
}
reason-fires-badly = { $mine ->
    [yes] You would probably fire { $director }
   *[no] { $whom } would probably fire { $director }
}{ $you ->
    [yes] , and that does not suit you.
   *[no] , and that does not suit { $who }.
}
reason-pays-me = { $you ->
    [yes] { $director } pays you { $signed } as your cast stands.
   *[no] { $director } pays { $who } { $signed } as the cast stands.
}
reason-costs-me = { $you ->
    [yes] { $director } would cost you points: { $signed } as your cast stands.
   *[no] { $director } would cost { $who } points: { $signed } as the cast stands.
}
reason-pays-one = { $mine ->
    [yes] { $director } pays you { $signed }; nobody else minds.
   *[no] { $director } pays { $whom } { $signed }; nobody else minds.
}
reason-pays-some = { $count ->
    [one] { $mine ->
        [yes] { $director } pays you { $signed }.
       *[no] { $director } pays { $whom } { $signed }.
    }
   *[other] { $mine ->
        [yes] { $director } pays { $count } rivals, you most: { $signed }.
       *[no] { $director } pays { $count } rivals, { $whom } most: { $signed }.
    }
}
reason-pays-nobody = { $director } pays nobody anything today.
reason-may-pay = { $mine ->
    [yes] { $director } can still come to { $signed } for you.
   *[no] { $director } can still come to { $signed } for { $whom }.
}
reason-spares = { $you ->
    [yes] In the long run you can do without { $director } better than without most.
   *[no] In the long run { $who } can do without { $director } better than without most.
}
reason-missed = { $you ->
    [yes] In the long run you would miss { $director } more than most.
   *[no] In the long run { $who } would miss { $director } more than most.
}

## The premiere

reason-part = { $card } as { $role }
reason-cast-favourites = { $count ->
    [one] In a favourite role: { $parts }.
   *[other] In favourite roles: { $parts }.
}
reason-cast-miscast = Miscast: { $parts }.
reason-cast-denied = { $card } dreams of { $role } and does not get it.
reason-cast-clean = Nobody is miscast.
reason-cast-best = No casting brings more.
reason-cast-short = { $points ->
    [one] One point less than the best casting.
   *[other] { $points } points less than the best casting.
}
reason-cast-wins = It wins, however well the others cast their roles.
reason-cast-behind = If the others cast as well as they can, it does not win.

## In figures, after the reasons

figure-hired = Hires in { $percent }% of cases.
figure-points = { $points ->
    [one] About one point in the end.
   *[other] About { $points } points in the end.
}
figure-total = { $points ->
    [one] One point in all.
   *[other] { $points } points in all.
}
