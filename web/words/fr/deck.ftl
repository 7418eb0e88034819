### Decks: loading, keeping, going back to the one of the house.

deck-now-house = En usage : les cartes de la maison.
deck-now-own = En usage : { $name }.
deck-load = Charger un fichier
deck-save = Enregistrer dans un fichier
deck-use-house = Reprendre les cartes de la maison
deck-name = Nom du jeu de cartes
deck-my-name = Ma boîte
deck-keep = Jouer avec ces cartes
deck-kept = { $name } sert dès la prochaine partie.
deck-kept-for-now = { $name } sert dès la prochaine partie, mais seulement jusqu’à la fermeture de la page : cet appareil n’a pas de place pour le garder.
deck-house-now = Les cartes de la maison servent dès la prochaine partie.
