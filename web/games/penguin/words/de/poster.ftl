### What Home says of this game.

name = The Penguin Ultimatum

home-over = A party on an iceberg
home-under = Seat the guests. Invite the right ones. Let the show begin.
home-play-hint = Against { $rivals }, about twenty minutes.

way-bianca = Shrugs at fees and invites the grandest guests.
way-ottavio = Pays no fee that can be helped.
way-zelda = Loves to spoil a show for somebody else.
way-raimondo = Hoards entertainer cards like programmes.
way-petra = Works against whoever is ahead.
way-anselmo = Follows one animal around the ice.

level-onlooker = Onlooker
level-stagehand = Stagehand
level-clown = Clown
level-magician = Magician
level-ringmaster = Ringmaster
