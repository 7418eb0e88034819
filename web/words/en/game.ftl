### What Home and set-up say of this game: rivals, levels, rule options.

rival-bianca = Bianca
    .way = Spends with both hands.
rival-ottavio = Ottavio
    .way = Parts with no coin he can keep.
rival-zelda = Zelda
    .way = Bluffs for the sport of it.
rival-raimondo = Raimondo
    .way = Lives for costumes and scenery.
rival-petra = Petra
    .way = Goes for whoever is ahead.
rival-anselmo = Anselmo
    .way = Collects singers of one kind.

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
