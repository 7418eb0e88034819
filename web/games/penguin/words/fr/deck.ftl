### The deck of this game, as it is entered and refused.

deck-lead = Vous possédez la boîte ? Chargez ses 64 pingouins et ses 16 artistes d’un fichier, ou saisissez-les ci-dessous. Les nouvelles parties se jouent alors avec vos cartes ; la partie du jour se joue toujours avec celles de la maison.
deck-edit = Modifier les pingouins et les artistes
deck-bad-file = Ce n’est pas un jeu de cartes : il lui faut un nom, 64 pingouins et 16 artistes. Rien n’a été changé.
deck-bad-card = Ce jeu contient une erreur à { $card } : un pingouin a une famille, une activité et une valeur de 1 à 99, un artiste un animal, une activité et au moins deux points. Rien n’a été changé.
deck-penguins = Pingouins
deck-entertainers = Artistes
deck-number = Pingouin { $number }
deck-family = famille
deck-activity = activité
deck-value = valeur
deck-family-green = vert
deck-family-brown = brun
deck-family-red = rouge
deck-family-blue = bleu
deck-dots-note = Cochez les endroits où la carte a ses points d’activation.
deck-dot-nw = point en haut à gauche
deck-dot-n = point en haut
deck-dot-ne = point en haut à droite
deck-dot-w = point à gauche
deck-dot-e = point à droite
deck-dot-sw = point en bas à gauche
deck-dot-s = point en bas
deck-dot-se = point en bas à droite
