### Setting up a table: temperaments, levels and rule options.

set-up-first = First Maestro

way-bianca = Spends with both hands.
way-ottavio = Parts with no coin he can keep.
way-zelda = Bluffs for the sport of it.
way-raimondo = Lives for costumes and scenery.
way-petra = Goes for whoever is ahead.
way-anselmo = Collects singers of one kind.
level-amateur = Amateur
level-chorus = Chorus
level-soloist = Soloist
level-maestro = Maestro
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
