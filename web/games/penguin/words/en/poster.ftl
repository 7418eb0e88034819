### What Home says of this game.

name = The Penguin Ultimatum

home-over = A party on an iceberg
home-under = Seat the guests. Invite the right ones. Let the show begin.
home-play-hint = Against { $rivals }, about twenty minutes.

way-bianca = Shrugs at fees.
way-ottavio = Hoards entertainer cards and parts with none.
way-zelda = Invites late, so that nobody sees what she is after.
way-raimondo = Loves a large audience.
way-petra = Spoils the shows of whoever is ahead.
way-anselmo = Follows one animal around the ice.

level-onlooker = Onlooker
level-stagehand = Stagehand
level-clown = Clown
level-magician = Magician
level-ringmaster = Ringmaster
