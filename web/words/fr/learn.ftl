### Apprendre : la répétition, et les notes d’une première partie.

learn-title = Répétition générale
learn-lead = Cinq courtes scènes à la vraie table. Chacune dure moins d’une minute, et l’on peut partir à tout moment.
learn-begin = Commencer par la scène 1
learn-resume = Continuer
learn-play = Jouer votre première partie
learn-done = vue
learn-scene = Scène { $number } sur { $count }
learn-skip = Passer
learn-next = Scène suivante
learn-on = Continuer
learn-watch = Regardez ce qui se passe, puis continuez.
learn-not-this = Pas dans cette scène.

learn-alone = Une offre que nul ne dispute
    .hint = Comment recruter, et ce qu’il en coûte.
learn-alone-1-ask = Vous voulez le numéro 3 : trois étoiles. Touchez le 3, ajoutez une carte Argent et scellez.
learn-alone-1-done = Vous étiez seul sur le 3 : l’artiste est à vous. Votre argent est parti quand même. Seul, vous l’auriez eu pour rien.
learn-quarrel = La dispute
    .hint = Deux veulent la même étoile.
learn-quarrel-1-ask = Tout le monde aime le numéro 1. Deux piles sont déjà scellées. Offrez le 1 avec une carte Argent.
learn-quarrel-1-done = Un, un et zéro : égalité au sommet, personne n’a recruté. Vous gardez l’argent et prenez ce que le Maestro distribue.
learn-quarrel-2-ask = Encore une fois. Offrez maintenant le numéro 4 avec deux cartes Argent.
learn-quarrel-2-done = Deux bat un. Vous recrutez et payez deux ; le rival ne paie rien et reçoit une doublure.
learn-maestro = Le Maestro distribue les contrats
    .hint = La carte Puccini, c’est le pouvoir.
learn-maestro-1-ask = Vous êtes Maestro. Deux rivaux à égalité n’ont personne. Donnez une carte à chacun ; la dernière rentre chez elle.
learn-maestro-1-done = Qui distribue peut priver les autres de bons chanteurs. Puccini passe à gauche à chaque manche.
learn-designer = Une carte Argent seule fait un costume
    .hint = Un point sûr, au lieu d’un choix.
learn-designer-1-ask = Pas de chanteur pour vous ce soir. Jouez une carte Argent seule : choisissez la costumière et scellez.
learn-designer-1-done = Votre argent est devenu un élément de scène : un point pour de bon. Le chanteur est venu du Maestro.
learn-premiere = Renvoyer un metteur en scène, donner les rôles
    .hint = Ce qui compte à la fin.
learn-premiere-1-ask = Le Maestro vous a désigné : un metteur en scène doit partir. Les chiffres disent ce que chacun vaut pour qui. Renvoyez qui vous voulez.
learn-premiere-1-done = Éliminé pour de bon. À la manche 4, chacun recrute l’un des metteurs en scène restants.
learn-premiere-2-ask = La première. Trois chanteurs sont dans le mauvais rôle : touchez-en deux pour les échanger jusqu’à ce que Turandot, Calaf et Liù soient joués par ceux qui les désirent. Puis levez le rideau.
learn-premiere-2-done = Voilà tout le jeu. Votre première soirée vous attend.

## Au bon moment, dans la première vraie partie ; chacune une seule fois.

note-title = Bon à savoir
note-close = Compris
note-first-bid = Trois cartes Argent doivent durer sept manches. Une offre sans argent est une vraie offre.
note-stacks = Les rivaux qui ont scellé avant vous ne montrent que l’épaisseur de leur pile. Une carte Bluff l’épaissit d’une carte.
note-tie = Une égalité au sommet ne recrute personne, et tous gardent leur argent.
note-paid-alone = L’argent posé avec un numéro est dépensé même si nul autre ne voulait la carte.
note-understudy = Vous êtes reparti sans carte, alors le Maestro vous en a donné une. La prochaine fois, pensez à qui est Maestro.
note-maestro = Vous êtes Maestro : vous scellez le premier et distribuez ce qui reste.
note-fire = Les chiffres disent ce que chaque metteur en scène vaut aujourd’hui pour chaque maison. Renvoyez-en un qui aide un rival.
note-directors = Manche 4 : des metteurs en scène au lieu de chanteurs, et ni costumière ni menuisier ce soir.
note-premiere = À vous de donner les rôles. Un rôle favori rapporte un point, le mauvais sexe en coûte un.
