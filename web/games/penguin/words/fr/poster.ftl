### What Home says of this game.

name = The Penguin Ultimatum

home-over = Une fête sur un iceberg
home-under = Placez les pingouins. Invitez les bons. Que le spectacle commence.
home-play-hint = Contre { $rivals }, vingt minutes environ.

way-bianca = Se moque des droits de mélange.
way-ottavio = Amasse les cartes Artiste et n’en lâche aucune.
way-zelda = Invite tard, pour que nul ne voie ce qu’elle cherche.
way-raimondo = Aime les grandes salles.
way-petra = Gâche les spectacles de qui mène.
way-anselmo = Suit un seul animal sur la glace.

level-onlooker = Badaud
level-stagehand = Machiniste
level-clown = Clown
level-magician = Magicien
level-ringmaster = Monsieur Loyal
