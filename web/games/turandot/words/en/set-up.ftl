### Setting up a table: rule options.

set-up-first = First Maestro

option-sealing = Sealing the bids
option-sealing-clockwise = One after another
    .why = The Maestro first, then clockwise. You see how many cards the others have sealed: that is what bluff cards are for.
option-sealing-blind = All in the dark
    .why = How many cards lie in a bid is seen only when all are opened.
option-maestro-money = The Maestro and money alone
option-maestro-money-allowed = Allowed
    .why = English, French and Italian rules: it hires no designer, but the Maestro picks the understudy.
option-maestro-money-forbidden = Forbidden
    .why = German rules: the Maestro always plays a number.
