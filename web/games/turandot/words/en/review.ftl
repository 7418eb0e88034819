### Moves told afterwards, reasons, what-ifs, and the lines of the account.

## Moves told afterwards

retell-bid = { $you ->
    [yes] You seal { $slot }, { $card }
   *[no] { $who } seals { $slot }, { $card }
}{ $money ->
    [0] {""}
    [one] , with one money card
   *[other] , with { $money } money cards
}{ $bluff ->
    [yes] { $money ->
        [0] , with the bluff card
       *[other] {" "}and the bluff card
    }
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
       *[no] You give { $card } to { $whom }.
    }
   *[no] { $self ->
        [yes] { $who } keeps { $card }.
       *[no] { $mine ->
            [yes] { $who } gives { $card } to you.
           *[no] { $who } gives { $card } to { $whom }.
        }
    }
}
retell-name = { $you ->
    [yes] You name { $whom }.
   *[no] { $mine ->
        [yes] { $who } names you.
       *[no] { $who } names { $whom }.
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
whatif-title = Every other bid, against what the others really played
whatif-number = Number
whatif-money = { $money ->
    [0] no money
    [one] 1 money card
   *[other] { $money } money cards
}
whatif-alone = Money alone
whatif-hired = { $paid ->
    [0] hired without paying
   *[other] hired for { $paid }
}
whatif-designer = scene element
whatif-nothing = understudy
whatif-more = { $money ->
    [one] One more money card would have hired { $card }.
   *[other] { $money } more money cards would have hired { $card }.
}
whatif-saved = { $money ->
    [one] One money card fewer would have been enough.
   *[other] { $money } money cards fewer would have been enough.
}
whatif-right = Not a coin too much.
whatif-never = No money of yours would have hired { $card } this time.
whatif-alone-lesson = What a number would have brought instead:

review-phase-sealing = casting call
review-phase-understudies = understudies
review-phase-naming = naming
review-phase-firing = firing
review-phase-premiere = premiere

result-outdone = { $points ->
    [one] One point
   *[other] { $points } points
}, beaten by the Table
share-score = Stars { $stars }, favourites { $favourites }, scene { $scene }, director { $director }{ $mismatches ->
    [0] {""}
   *[other] , miscast { $gender }
}{ $penalty ->
    [0] {""}
   *[other] , last Maestro −{ $penalty }
}.

notation-premiere = Premiere
