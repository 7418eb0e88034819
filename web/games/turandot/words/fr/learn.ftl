### The five scenes of the rehearsal.

learn-title = Répétition générale
learn-lead = Cinq courtes scènes à la vraie table. Chacune dure moins d’une minute, et l’on peut partir à tout moment.
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
