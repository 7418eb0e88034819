### The deck of this game, as it is entered and refused.

deck-lead = Vous possédez la boîte ? Chargez ses 36 chanteurs d’un fichier, ou saisissez-les ci-dessous. Les nouvelles parties se jouent alors avec vos cartes ; la partie du jour se joue toujours avec celles de la maison.
deck-edit = Modifier les 36 chanteurs
deck-bad-file = Ce n’est pas un jeu de cartes : il faut un nom et six chanteurs pour chacune des six catégories. Rien n’a été changé.
deck-bad-card = Ce jeu de cartes a une erreur à { $card } : un chanteur s’écrit étoiles, sexe et rôle favori, comme 2FL. Rien n’a été changé.
deck-stars = étoiles
deck-gender = sexe
deck-favourite = rôle favori
deck-no-favourite = sans favori
deck-gender-male = homme
deck-gender-female = femme
deck-gender-uncertain = indéterminé
