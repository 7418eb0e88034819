### Who made this game, and what is ours.

about-game = Turandot est un jeu de cartes de Stefano Castelli, paru en 2009. Ceci est un hommage pour l’écran.
about-ours = Les textes, les dessins, les arrangements et le programme sont de nous. Aucune règle imprimée ne donne la liste des chanteurs ; les nôtres sont donc inventés.
