### What Home says of this game.

name = Turandot

home-over = A night at the opera, 1926
home-under = Hire singers. Outbid rivals. Raise the curtain.
home-play-hint = Against { $rivals }, about fifteen minutes.

way-bianca = Spends with both hands.
way-ottavio = Parts with no coin he can keep.
way-zelda = Bluffs for the sport of it.
way-raimondo = Lives for costumes and scenery.
way-petra = Goes for whoever is ahead.
way-anselmo = Collects singers of one kind.

level-amateur = Amateur
level-chorus = Chorus
level-soloist = Soloist
level-virtuoso = Virtuoso
level-maestro = Maestro
