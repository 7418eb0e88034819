### What Home says of this game.

name = The Penguin Ultimatum

home-over = Ein Fest auf dem Eisberg
home-under = Pinguine platzieren. Die richtigen einladen. Vorhang auf.
home-play-hint = Gegen { $rivals }, etwa zwanzig Minuten.

way-bianca = Zuckt bei Gebühren mit den Schultern.
way-ottavio = Hortet Künstlerkarten und gibt keine her.
way-zelda = Lädt spät ein, damit niemand sieht, worauf sie aus ist.
way-raimondo = Liebt großes Publikum.
way-petra = Verdirbt die Vorstellungen derer, die vorn liegen.
way-anselmo = Folgt einem einzigen Tier übers Eis.

level-onlooker = Zaungast
level-stagehand = Requisiteur
level-clown = Clown
level-magician = Zauberer
level-ringmaster = Zirkusdirektor
