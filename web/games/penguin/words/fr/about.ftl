### Who made this game, and what is ours.

about-game = The Penguin Ultimatum est un jeu de cartes de Jim Doherty, paru en 2003 chez Eight Foot Llama. Ceci est un hommage pour l’écran.
about-ours = Les textes, les dessins, les sons et le programme sont de nous. Aucune règle ne donne les valeurs et les points imprimés ; ceux de nos cartes sont donc inventés aussi.
