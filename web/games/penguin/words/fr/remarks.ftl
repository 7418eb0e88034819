### What rivals say on the ice: funny, short, true to the moment, and never about the rules.

## Bianca

remark-bianca-begin-1 = Qu’on frappe le champagne. Ah, c’est déjà fait.
remark-bianca-begin-2 = La glace me va. Les diamants aussi.
remark-bianca-fee-1 = Un droit ? Mettez-le sur ma note, mes chéris.
remark-bianca-fee-2 = Je paie. C’est mon sport préféré.
remark-bianca-fee-3 = Les points passent, une bonne place reste.
remark-bianca-excuse-1 = Prenez la carte. Cette robe n’a pas de poches.
remark-bianca-excuse-2 = Un autographe au lieu d’argent. Ce soir seulement.
remark-bianca-score-1 = Mes invités savent s’amuser.
remark-bianca-score-2 = Des applaudissements ! Je les ai tous invités.
remark-bianca-score-3 = Je gâte mes pingouins. Cela se voit.
remark-bianca-card-1 = Un souvenir ! Que quelqu’un le porte pour moi.
remark-bianca-card-2 = J’ai marqué peu, mais avec un style fou.
remark-bianca-card-3 = La vedette rentre avec moi.
remark-bianca-tie-1 = Deux hôtes, un artiste. Quelle vulgarité.
remark-bianca-tie-2 = S’il faut partager, je m’abstiens.
remark-bianca-snub-1 = Mes invités économisent leurs sourires.
remark-bianca-snub-2 = Je regardais l’aurore boréale.
remark-bianca-snub-3 = Drôle de petit spectacle. Au suivant !
remark-bianca-win-1 = L’Empereur a baisé mon gant. Deux fois.
remark-bianca-win-2 = J’ai payé mes droits et gardé la couronne.
remark-bianca-lose-1 = Je vais fondre. Avec grâce.
remark-bianca-lose-2 = Le prochain iceberg, je l’achète.
remark-bianca-begin-3 = Bonsoir, pingouins. Faites la révérence.
remark-bianca-token-1 = Mes cartons sont partis. Que les autres envient.
remark-bianca-token-2 = Mon dernier jeton. Gravé, bien sûr.
remark-bianca-snub-4 = Vos invités gloussent. Les miens se tiennent.
remark-bianca-win-3 = Un toast à moi. Avec des glaçons.
remark-bianca-lose-3 = Vous gagnez ? La glace penche.
remark-bianca-lose-4 = Prenez la couronne. Elle jurait avec mes souliers.

## Ottavio

remark-ottavio-begin-1 = La glace est gratuite. J’ai demandé.
remark-ottavio-begin-2 = Un pingouin, inscrit et souligné.
remark-ottavio-fee-1 = C’est du vol ! Y a-t-il un formulaire ?
remark-ottavio-fee-2 = Je paie. Je m’en souviendrai des années.
remark-ottavio-fee-3 = La famille est un luxe.
remark-ottavio-excuse-1 = Ma carte. Ma belle carte.
remark-ottavio-excuse-2 = Je la donne, mais je note le numéro.
remark-ottavio-score-1 = Une recette ! Une recette imprévue !
remark-ottavio-score-2 = Des invités qui se remboursent.
remark-ottavio-score-3 = La colonne tombe juste. J’ai vérifié deux fois.
remark-ottavio-card-1 = Au coffre, celle-ci.
remark-ottavio-card-2 = Je gagne peu et je garde tout.
remark-ottavio-card-3 = Une carte de plus, pas un frais de plus.
remark-ottavio-tie-1 = Défaussée ? On ne jette rien !
remark-ottavio-tie-2 = Des parts égales de rien. C’est noté.
remark-ottavio-snub-1 = Pas de recette. Pas de frais non plus, j’espère.
remark-ottavio-snub-2 = Les autres gagnent. Je taille mon crayon.
remark-ottavio-snub-3 = Je suis venu pour le poisson gratuit.
remark-ottavio-win-1 = La victoire, et aucune carte ne manque.
remark-ottavio-win-2 = Je ferai encadrer le bilan.
remark-ottavio-lose-1 = J’ai perdu sans supplément.
remark-ottavio-lose-2 = Il y a une erreur quelque part dans les comptes.
remark-ottavio-begin-3 = Quelques points pour commencer. J’ai compté.
remark-ottavio-token-1 = Trois jetons sortis, zéro reste. Hélas.
remark-ottavio-token-2 = Le dernier jeton. Il figurait au bilan.
remark-ottavio-snub-4 = Vos recettes montent. Je note au crayon.
remark-ottavio-win-3 = Plus de points, moins de biscuits. Bonne année.
remark-ottavio-lose-3 = Bravo. Puis-je voir les reçus ?
remark-ottavio-lose-4 = Bien calculé. Cela me coûte de le dire.

## Zelda

remark-zelda-begin-1 = Devinez quel pingouin je veux vraiment. Raté.
remark-zelda-begin-2 = Ne regardez pas mes jetons. Regardez mon chapeau.
remark-zelda-fee-1 = Je voulais payer. C’était l’astuce.
remark-zelda-fee-2 = Cher, n’est-ce pas ? Demandez-vous pourquoi.
remark-zelda-fee-3 = Suivez la pièce. Pas l’autre main.
remark-zelda-excuse-1 = Cette carte n’a jamais été là.
remark-zelda-excuse-2 = Vous la voyez. Je ne dois plus rien.
remark-zelda-score-1 = Vous pensiez que celui-là était à vous.
remark-zelda-score-2 = J’ai invité un vieil ami. Il vous a échappé.
remark-zelda-score-3 = Une renarde sait toujours où regarde la foule.
remark-zelda-card-1 = Le moins ? C’était prévu.
remark-zelda-card-2 = J’ai pris une carte. Vérifiez vos manches.
remark-zelda-card-3 = Petit score, longs doigts.
remark-zelda-tie-1 = Quelqu’un a copié mon mensonge.
remark-zelda-tie-2 = Perdue ? Je voulais seulement en avoir l’air.
remark-zelda-snub-1 = Ce spectacle était un leurre.
remark-zelda-snub-2 = Je regarde ailleurs, exprès.
remark-zelda-snub-3 = Profitez-en. Mon vrai plan est de l’autre côté.
remark-zelda-win-1 = Vous n’avez pas vu mon meilleur tour : le score.
remark-zelda-win-2 = Tout était du bluff. Sauf les points.
remark-zelda-lose-1 = J’ai laissé gagner les pingouins.
remark-zelda-lose-2 = Glace mince, mensonges minces.
remark-zelda-begin-3 = Je suis venue en pingouin, jadis. Nul n’a rien vu.
remark-zelda-token-1 = Plus de jetons ? Regardez mieux. Non, vraiment.
remark-zelda-token-2 = Mon dernier jeton est là où l’on ne regarde pas.
remark-zelda-snub-4 = Vous riez le mieux. Pour l’instant.
remark-zelda-win-3 = Jamais en retard. J’en avais l’air.
remark-zelda-lose-3 = Vous voyez à travers la neige. Bravo.
remark-zelda-lose-4 = J’avais un plan. Le vôtre était meilleur. Tss.

## Raimondo

remark-raimondo-begin-1 = Des lanternes ici, de la neige là, et beaucoup de monde.
remark-raimondo-begin-2 = Un iceberg ! Quel décor !
remark-raimondo-fee-1 = Une salle pleine coûte un peu plus.
remark-raimondo-fee-2 = Ils sont assortis ! Pour cela, je paie.
remark-raimondo-fee-3 = Il manquait une silhouette à ce groupe.
remark-raimondo-excuse-1 = Je ne voulais que le costume.
remark-raimondo-excuse-2 = Adieu, cher artiste. Laissez le chapeau.
remark-raimondo-score-1 = Vous avez vu leurs têtes ? Éclairées d’en bas !
remark-raimondo-score-2 = On est debout jusqu’au fond. J’adore.
remark-raimondo-score-3 = Plus de pingouins, plus de joie.
remark-raimondo-card-1 = Je l’accroche à côté du miroir.
remark-raimondo-card-2 = Un petit rôle, joliment peint.
remark-raimondo-card-3 = Quelles couleurs ! Et c’est à moi.
remark-raimondo-tie-1 = L’affiche était déjà imprimée.
remark-raimondo-tie-2 = Personne ne l’a ? Que de velours perdu.
remark-raimondo-snub-1 = Mal éclairé, si vous voulez mon avis.
remark-raimondo-snub-2 = Mes invités admiraient le rideau.
remark-raimondo-snub-3 = Et les plumes, alors ?
remark-raimondo-win-1 = C’est grâce au public. Et à la neige.
remark-raimondo-win-2 = On se souviendra des lanternes.
remark-raimondo-lose-1 = C’était quand même la plus belle fête.
remark-raimondo-lose-2 = Les critiques étaient froids. Leurs pieds aussi.
remark-raimondo-begin-3 = D’abord les lanternes. Puis les pingouins.
remark-raimondo-token-1 = Tous les cartons posés. Quel tableau !
remark-raimondo-token-2 = Mon dernier jeton, là où tombe la lumière.
remark-raimondo-snub-4 = Votre coin brille. J’en suis à peine jaloux.
remark-raimondo-win-3 = La fête du siècle. Je l’avais dessinée.
remark-raimondo-lose-3 = Victoire à vous, et quel éclairage !
remark-raimondo-lose-4 = Je perds volontiers contre le bon goût.

## Petra

remark-petra-begin-1 = Jolie fête. Ce serait dommage de la gâcher.
remark-petra-begin-2 = Je regarde qui mène. Toujours.
remark-petra-fee-1 = Cela me coûte. À vous davantage.
remark-petra-fee-2 = Bon marché, vu ce que cela gâche.
remark-petra-fee-3 = Je paie pour être sur votre chemin.
remark-petra-excuse-1 = Prenez-la. Je n’aime pas les animaux.
remark-petra-excuse-2 = Une carte de moins. Un ennemi de plus.
remark-petra-score-1 = Les miens rient. Les vôtres gèlent.
remark-petra-score-2 = Des points. Et vous ne souriez pas. Parfait.
remark-petra-score-3 = J’ai vu où vous regardiez, et j’y suis allée.
remark-petra-card-1 = Vous en aviez besoin ? Tant mieux.
remark-petra-card-2 = J’ai marqué le moins et fait le plus mal.
remark-petra-card-3 = À moi. Boudez donc.
remark-petra-tie-1 = Personne ne l’a. J’appelle cela la justice.
remark-petra-tie-2 = Si cela brûle, cela brûle pour tous.
remark-petra-snub-1 = Riez. Moi, je compte.
remark-petra-snub-2 = Cette place m’était promise.
remark-petra-snub-3 = J’ai vu des glaçons plus drôles.
remark-petra-win-1 = Toute la soirée, la glace a fondu sous vos pieds.
remark-petra-win-2 = La plus belle fête de ma vie. Pour moi.
remark-petra-lose-1 = Attention au trou dans la glace en rentrant.
remark-petra-lose-2 = Je sais qui était assis où.
remark-petra-begin-3 = Je me suis invitée. Poussez-vous.
remark-petra-token-1 = Mon dernier jeton. Il vous gêne.
remark-petra-token-2 = Plus de jetons. Je fusille du regard.
remark-petra-snub-4 = Vous marquez. Je note votre adresse.
remark-petra-win-3 = La glace était mince. Surtout sous vous.
remark-petra-lose-3 = Bravo. Ne dormez que d’un œil.
remark-petra-lose-4 = Profitez de la couronne. Elle est froide.

## Anselmo

remark-anselmo-begin-1 = J’ai apporté mon filet, au cas où.
remark-anselmo-begin-2 = Quatre familles, une préférée. Je ne dis pas laquelle.
remark-anselmo-fee-1 = Ils vont ensemble ! Cela vaut bien un droit.
remark-anselmo-fee-2 = Pourquoi les parents coûteraient-ils plus ?
remark-anselmo-fee-3 = Une étagère complète n’est jamais donnée.
remark-anselmo-excuse-1 = Elle n’allait pas avec les autres. Aïe, tout de même.
remark-anselmo-excuse-2 = Envole-toi, petite carte.
remark-anselmo-score-1 = Ils ont ri en chœur. Vous avez entendu ?
remark-anselmo-score-2 = Mes pingouins ont si bon goût.
remark-anselmo-score-3 = J’ai étiqueté chaque rire.
remark-anselmo-card-1 = Dans l’album, bien à l’endroit.
remark-anselmo-card-2 = Un nouveau spécimen ! Doucement.
remark-anselmo-card-3 = Encore une pour le tiroir.
remark-anselmo-tie-1 = Perdue pour la science ! Quel dommage.
remark-anselmo-tie-2 = Nous avons tendu la main tous deux. Elle a filé.
remark-anselmo-snub-1 = Pas mon espèce. Mais charmant.
remark-anselmo-snub-2 = Mes invités préfèrent un autre animal. Moi aussi.
remark-anselmo-snub-3 = Cette fois, je n’ai pris que des notes.
remark-anselmo-win-1 = Une collection de rires parfaite !
remark-anselmo-win-2 = Cette soirée ira sous verre.
remark-anselmo-lose-1 = Une page de l’album reste vide.
remark-anselmo-lose-2 = Je reviendrai avec un filet plus grand.
remark-anselmo-begin-3 = Soixante-quatre pingouins ! Voici le grand album.
remark-anselmo-token-1 = Tous trois épinglés. Invités, veux-je dire.
remark-anselmo-token-2 = Mon dernier jeton se pose. Là.
remark-anselmo-snub-4 = Vos pingouins ont un rire rare.
remark-anselmo-win-3 = Une page pleine, et tous rient.
remark-anselmo-lose-3 = Bravo. Quel spécimen de fête.
remark-anselmo-lose-4 = Puis-je sécher votre victoire, comme une fleur ?
