### Cards, moves and events as sentences, and the lines of the account.

## Cards within a sentence: as subject, as object, as a heading

told-you = you
told-activity-juggling = juggling
told-activity-acrobatics = acrobatics
told-activity-dance = dance
told-activity-music = music
told-penguin-green = the green { $value } ({ $activity })
    .short = the green { $value }
    .title = green { $value } ({ $activity })
told-penguin-brown = the brown { $value } ({ $activity })
    .short = the brown { $value }
    .title = brown { $value } ({ $activity })
told-penguin-red = the red { $value } ({ $activity })
    .short = the red { $value }
    .title = red { $value } ({ $activity })
told-penguin-blue = the blue { $value } ({ $activity })
    .short = the blue { $value }
    .title = blue { $value } ({ $activity })
told-act-sheep-juggling = the juggling sheep
    .object = the juggling sheep
    .title = Juggling sheep
told-act-sheep-acrobatics = the acrobatic sheep
    .object = the acrobatic sheep
    .title = Acrobatic sheep
told-act-sheep-dance = the dancing sheep
    .object = the dancing sheep
    .title = Dancing sheep
told-act-sheep-music = the musical sheep
    .object = the musical sheep
    .title = Musical sheep
told-act-kangaroo-juggling = the juggling kangaroo
    .object = the juggling kangaroo
    .title = Juggling kangaroo
told-act-kangaroo-acrobatics = the acrobatic kangaroo
    .object = the acrobatic kangaroo
    .title = Acrobatic kangaroo
told-act-kangaroo-dance = the dancing kangaroo
    .object = the dancing kangaroo
    .title = Dancing kangaroo
told-act-kangaroo-music = the musical kangaroo
    .object = the musical kangaroo
    .title = Musical kangaroo
told-act-seal-juggling = the juggling seal
    .object = the juggling seal
    .title = Juggling seal
told-act-seal-acrobatics = the acrobatic seal
    .object = the acrobatic seal
    .title = Acrobatic seal
told-act-seal-dance = the dancing seal
    .object = the dancing seal
    .title = Dancing seal
told-act-seal-music = the musical seal
    .object = the musical seal
    .title = Musical seal
told-act-bear-juggling = the juggling bear
    .object = the juggling bear
    .title = Juggling bear
told-act-bear-acrobatics = the acrobatic bear
    .object = the acrobatic bear
    .title = Acrobatic bear
told-act-bear-dance = the dancing bear
    .object = the dancing bear
    .title = Dancing bear
told-act-bear-music = the musical bear
    .object = the musical bear
    .title = Musical bear

## What happens

told-placed = { $you ->
    [yes] You place { $card } on { $cell }.
   *[no] { $who } places { $card } on { $cell }.
}
told-paid = { $you ->
    [yes] { $fee ->
        [one] You pay a mingling fee of 1 point.
       *[other] You pay a mingling fee of { $fee } points.
    }
   *[no] { $fee ->
        [one] { $who } pays a mingling fee of 1 point.
       *[other] { $who } pays a mingling fee of { $fee } points.
    }
}
told-excused = { $you ->
    [yes] You hand in { $card } instead of paying a fee of { $fee }.
   *[no] { $who } hands in { $card } instead of paying a fee of { $fee }.
}
told-token = { $you ->
    [yes] You invite { $card } on { $cell }.
   *[no] { $who } invites { $card } on { $cell }.
}
told-token-moved = { $you ->
    [yes] You take the token from { $from } and invite { $card } on { $cell }.
   *[no] { $who } takes the token from { $from } and invites { $card } on { $cell }.
}
told-waiting = { $you ->
    [yes] { $count } shows are ready. You say which comes next.
   *[no] { $count } shows are ready. { $who } says which comes next.
}
told-show = { $card } on { $cell } performs.
told-audience = { $count ->
    [one] { $amused ->
        [0] One penguin looks on, and is not amused.
       *[other] One penguin looks on, and is amused.
    }
   *[other] { $amused ->
        [0] { $count } penguins look on, and none is amused.
        [one] { $count } penguins look on, and one is amused.
       *[other] { $count } penguins look on, and { $amused } are amused.
    }
}
told-nobody-scored = Nobody scores.
told-one-scored = { $you ->
    [yes] { $points ->
        [one] You score 1 point.
       *[other] You score { $points } points.
    }
   *[no] { $points ->
        [one] { $who } scores 1 point.
       *[other] { $who } scores { $points } points.
    }
}
told-scored = Points: { $points }.
told-points = { $who } { $points }
told-award-only = { $you ->
    [yes] Only you scored, so you take { $card }.
   *[no] Only { $who } scored, and takes { $card }.
}
told-award-least = { $you ->
    [yes] You scored least of those who scored ({ $points }), and take { $card }.
   *[no] { $who } scored least of those who scored ({ $points }), and takes { $card }.
}
told-award-tie = Nobody takes { $card }: a tie for the lowest score ({ $names }, { $points } each).
told-award-nobody = Nobody scored, so nobody takes { $card }.
told-curtain = A curtain falls on { $cell }.
told-entered = { $you ->
    [yes] { $turned ->
        [yes] You put { $card } on { $cell }, turned round.
       *[no] You put { $card } on { $cell }.
    }
   *[no] { $turned ->
        [yes] { $who } puts { $card } on { $cell }, turned round.
       *[no] { $who } puts { $card } on { $cell }.
    }
}
told-next = Next in the pile: { $card }.
told-pile-empty = That was the last entertainer of the pile.
told-drawn = You draw { $card }.
told-draws = { $who } draws a penguin.
told-end-entertainers = No entertainer is left in the pile: the party is over.
told-end-space = There is no place left for the new entertainer: the party is over.
told-end-penguins = No penguin is left to draw: the party is over.

## Moves

retell-place-paid = { $you ->
    [yes] { $fee ->
        [0] You place { $card } on { $cell } and pay the fee.
       *[other] You place { $card } on { $cell } and pay { $fee }.
    }
   *[no] { $fee ->
        [0] { $who } places { $card } on { $cell } and pays the fee.
       *[other] { $who } places { $card } on { $cell } and pays { $fee }.
    }
}
retell-place-excused = { $you ->
    [yes] You place { $card } on { $cell } and hand in { $excuse } instead of paying.
   *[no] { $who } places { $card } on { $cell } and hands in { $excuse } instead of paying.
}
retell-leave = { $you ->
    [yes] You leave your tokens where they are.
   *[no] { $who } leaves all tokens where they are.
}
retell-perform = { $you ->
    [yes] You let { $card } perform next.
   *[no] { $who } lets { $card } perform next.
}
short-penguin = a penguin
short-place = { $fee ->
    [paid] { $card } on { $cell }, fee paid
    [excused] { $card } on { $cell }, a card handed in
   *[none] { $card } on { $cell }
}
short-token = a token to { $cell }
short-token-moved = the token from { $from } to { $cell }
short-leave = no token
short-perform = the show on { $cell }
short-enter = { $turned ->
    [yes] { $cell }, turned
   *[no] { $cell }, upright
}

## The account

line-start = Start
line-shows = Shows
line-fees = Fees
line-activity = Activity
line-sheep = Sheep
line-kangaroo = Kangaroos
line-seal = Seals
line-bear = Bears
share-score = Start { $start }, shows { $shows }, fees { $fees }, activity { $activity }, animals { $animals }.
