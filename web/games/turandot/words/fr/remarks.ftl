### Ce que disent les rivaux : six répliques pour chacune des quatre occasions. Drôles, brèves, jamais sur les règles.

## Bianca

remark-bianca-hire-1 = L’argent est fait pour être dépensé, très cher.
remark-bianca-hire-2 = Emballez, je prends.
remark-bianca-hire-3 = La qualité a un prix. Je ne le demande jamais.
remark-bianca-hire-4 = Ma maison, mes voix, mon lustre.
remark-bianca-hire-5 = Gardez donc la monnaie.
remark-bianca-hire-6 = Enfin quelqu’un qui a de la présence.
remark-bianca-tie-1 = La même offre ? Comme j’ai été modeste.
remark-bianca-tie-2 = Une égalité ! Quelle vulgarité.
remark-bianca-tie-3 = Personne ne gagne ? Chez moi ?
remark-bianca-tie-4 = La prochaine fois, j’apporte toute la bourse.
remark-bianca-tie-5 = Je vais m’évanouir. Un canapé, vite.
remark-bianca-tie-6 = Nous avons le même goût. C’est gênant pour vous.
remark-bianca-snub-1 = Je m’échauffais, c’est tout.
remark-bianca-snub-2 = Gardez. Cela jurait avec mes rideaux.
remark-bianca-snub-3 = De l’occasion ! Chez moi !
remark-bianca-snub-4 = Mon avocat l’apprendra. Mon couturier aussi.
remark-bianca-snub-5 = On a dépensé plus que moi. De l’air !
remark-bianca-snub-6 = Charmant. Qui que ce soit.
remark-bianca-fire-1 = Ses révérences n’étaient jamais assez profondes.
remark-bianca-fire-2 = Dehors, et laissez le champagne.
remark-bianca-fire-3 = Rien de personnel. C’était le chapeau.
remark-bianca-fire-4 = Je déteste les adieux. Adieu.
remark-bianca-fire-5 = Un dîner de moins à payer.
remark-bianca-fire-6 = Qu’on montre l’entrée des artistes.
remark-bianca-win-1 = Des fleurs ? Il ne fallait pas. Encore.
remark-bianca-win-2 = Je paie toujours, et cela paie toujours.
remark-bianca-lose-1 = Un triomphe. Ailleurs, semble-t-il.
remark-bianca-lose-2 = J’ai tout acheté, sauf les bravos.

## Ottavio

remark-ottavio-hire-1 = Et à ce prix ! J’en pleurerais.
remark-ottavio-hire-2 = Inscrit, souligné, classé.
remark-ottavio-hire-3 = Une bonne affaire a aussi une voix.
remark-ottavio-hire-4 = J’ai apporté mes tartines.
remark-ottavio-hire-5 = Le talent, c’est bien. Gratuit, c’est de l’art.
remark-ottavio-hire-6 = Un reçu, je vous prie.
remark-ottavio-tie-1 = Au moins, cela n’a rien coûté.
remark-ottavio-tie-2 = Mes pièces rentrent. Braves petites.
remark-ottavio-tie-3 = Personne ne paie. Soirée parfaite.
remark-ottavio-tie-4 = Mon chiffre exact. Vous lisez mes comptes ?
remark-ottavio-tie-5 = J’offrais zéro, et l’on m’égale. Voleurs.
remark-ottavio-tie-6 = La corde aussi se paie au mètre.
remark-ottavio-snub-1 = C’était presque une pièce entière.
remark-ottavio-snub-2 = Je laisse. Cela économise les costumes.
remark-ottavio-snub-3 = Une doublure mange moins.
remark-ottavio-snub-4 = Battu par l’arithmétique. Ça pique.
remark-ottavio-snub-5 = Je le note. En rouge.
remark-ottavio-snub-6 = La patience est la vertu la moins chère.
remark-ottavio-fire-1 = Un salaire de moins.
remark-ottavio-fire-2 = Le budget a parlé.
remark-ottavio-fire-3 = Rendez le crayon, s’il vous plaît.
remark-ottavio-fire-4 = J’ai une colonne pour cela.
remark-ottavio-fire-5 = Plus personne ne voyage en première.
remark-ottavio-fire-6 = Le compte est bon. Il doit l’être.
remark-ottavio-win-1 = La victoire, et il reste de la monnaie.
remark-ottavio-win-2 = L’ovation la moins chère de ma vie.
remark-ottavio-lose-1 = Au moins les lampes étaient bon marché.
remark-ottavio-lose-2 = Perdre est gratuit. J’en prends deux.

## Zelda

remark-zelda-hire-1 = Vous avez cru à la grosse pile. Adorable.
remark-zelda-hire-2 = C’est ce que je voulais. Ou pas.
remark-zelda-hire-3 = On ne joue pas aux cartes avec un renard.
remark-zelda-hire-4 = Une vérité ce soir : cette voix est à moi.
remark-zelda-hire-5 = Prenez l’air surpris. Cela vous va.
remark-zelda-hire-6 = Et je ne mentais même pas.
remark-zelda-tie-1 = Deux menteurs, un seul numéro.
remark-zelda-tie-2 = Vous m’avez lue ? Personne ne me lit.
remark-zelda-tie-3 = On devrait recommencer. Ou pas.
remark-zelda-tie-4 = C’était voulu.
remark-zelda-tie-5 = Un nœud. Je préfère les fils libres.
remark-zelda-tie-6 = Bon, je vais devoir tricher. Je plaisante.
remark-zelda-snub-1 = Bon. C’était un leurre, de toute façon.
remark-zelda-snub-2 = Quelqu’un compte mieux que je ne bluffe.
remark-zelda-snub-3 = Je ferai semblant de l’avoir voulu.
remark-zelda-snub-4 = Vous ne saurez jamais ce que je préparais.
remark-zelda-snub-5 = Applaudissez l’honnête. Une fois.
remark-zelda-snub-6 = Mon masque a glissé. Regardez ailleurs.
remark-zelda-fire-1 = Un service ou un piège ?
remark-zelda-fire-2 = J’aimais bien. Voilà le gag.
remark-zelda-fire-3 = Regardez qui sursaute.
remark-zelda-fire-4 = C’était ça ou le piano.
remark-zelda-fire-5 = Sortie, un renard aux trousses.
remark-zelda-fire-6 = Devinez pourquoi. Raté.
remark-zelda-win-1 = Y avait-il du vrai ? Ils ont applaudi.
remark-zelda-win-2 = Mon meilleur tour : un bon opéra.
remark-zelda-lose-1 = J’ai perdu exprès. Vous y croyez ?
remark-zelda-lose-2 = Le parterre m’a percée à jour. Malpoli.

## Raimondo

remark-raimondo-hire-1 = De belles épaules pour une cape.
remark-raimondo-hire-2 = Je vois déjà l’escalier.
remark-raimondo-hire-3 = On peindra la lune tout autour.
remark-raimondo-hire-4 = La voix va. Et tenir une lanterne ?
remark-raimondo-hire-5 = Plus de plumes, tout de suite.
remark-raimondo-hire-6 = Dans la lumière. Oui. Restez.
remark-raimondo-tie-1 = Personne ? Le rideau est déjà taillé.
remark-raimondo-tie-2 = Une corde. Enfin un bel accessoire.
remark-raimondo-tie-3 = Le croquis était si joli.
remark-raimondo-tie-4 = On pourrait scier en deux.
remark-raimondo-tie-5 = Même offre, même bleu. Insupportable.
remark-raimondo-tie-6 = J’y suspendrai un nuage.
remark-raimondo-snub-1 = Les chaussures étaient déjà faites.
remark-raimondo-snub-2 = Ça ? Il faut une plus grande penderie.
remark-raimondo-snub-3 = Aucune voix ne survit au mauvais éclairage.
remark-raimondo-snub-4 = J’habille qui se présente.
remark-raimondo-snub-5 = La peinture arrange tout.
remark-raimondo-snub-6 = Mes palmiers vous regretteront.
remark-raimondo-fire-1 = Une scène vide, vous imaginez. Vide !
remark-raimondo-fire-2 = Attention à la trappe. Trop tard.
remark-raimondo-fire-3 = Laissez le porte-voix. Je les repeins.
remark-raimondo-fire-4 = Sortie, côté jardin.
remark-raimondo-fire-5 = Ne jamais se fier à un costume gris.
remark-raimondo-fire-6 = Moins d’avis, plus de décor.
remark-raimondo-win-1 = Ils sont venus pour l’escalier.
remark-raimondo-win-2 = Les costumes ont chanté. Les chanteurs ont aidé.
remark-raimondo-lose-1 = La critique était derrière un pilier. Un beau pilier.
remark-raimondo-lose-2 = Personne n’a parlé des tentures. Personne.

## Petra

remark-petra-hire-1 = Bien. Comme ça, pas à vous.
remark-petra-hire-2 = Je n’en voulais même pas.
remark-petra-hire-3 = Il fallait bien vous arrêter.
remark-petra-hire-4 = Qui mène fait grise mine. Charmant.
remark-petra-hire-5 = C’est pour cela que je taille mes crayons.
remark-petra-hire-6 = À moi. Asseyez-vous.
remark-petra-tie-1 = Si ce n’est pas moi, ce n’est personne.
remark-petra-tie-2 = Une égalité, c’est une demi-victoire. La méchante.
remark-petra-tie-3 = Je vous ai vu venir.
remark-petra-tie-4 = Tirez plus fort.
remark-petra-tie-5 = Oh, cela vous fait plus mal qu’à moi ?
remark-petra-tie-6 = Chaque pièce gardée en valait la peine.
remark-petra-snub-1 = Je me souviens de tout.
remark-petra-snub-2 = Profitez-en tant que ça dure.
remark-petra-snub-3 = C’est donc ainsi qu’on joue.
remark-petra-snub-4 = Les épines repoussent.
remark-petra-snub-5 = Vous voilà sur une liste. La mienne.
remark-petra-snub-6 = J’étais occupée à fusiller du regard.
remark-petra-fire-1 = Que vous fallait-il ? Exactement cela.
remark-petra-fire-2 = Oups.
remark-petra-fire-3 = Cela allait servir à quelqu’un d’autre.
remark-petra-fire-4 = J’ai suivi votre regard.
remark-petra-fire-5 = Pleurez, c’est bon pour la voix.
remark-petra-fire-6 = Avec plaisir. Un vrai plaisir.
remark-petra-win-1 = Je vous ai observé toute la soirée. Utile.
remark-petra-win-2 = La deuxième place vous va bien.
remark-petra-lose-1 = Profitez-en. Je sais où vous recrutez.
remark-petra-lose-2 = La prochaine fois, je prends d’abord votre ténor.

## Anselmo

remark-anselmo-hire-1 = Un de plus pour la collection !
remark-anselmo-hire-2 = Parfaitement assorti aux autres.
remark-anselmo-hire-3 = Attention aux ailes, s’il vous plaît.
remark-anselmo-hire-4 = J’ai un tiroir pour celui-ci.
remark-anselmo-hire-5 = Même espèce, autre couleur. Le bonheur.
remark-anselmo-hire-6 = La série est presque complète.
remark-anselmo-tie-1 = Deux filets, un papillon.
remark-anselmo-tie-2 = Oh, il s’est envolé.
remark-anselmo-tie-3 = Vous collectionnez aussi ? Tiens donc.
remark-anselmo-tie-4 = Doucement, doucement. Trop tard.
remark-anselmo-tie-5 = Un vide dans la vitrine. Quel dommage.
remark-anselmo-tie-6 = On pourrait le partager le dimanche.
remark-anselmo-snub-1 = Pas mon espèce. Mais bienvenue.
remark-anselmo-snub-2 = Sa place est dans sa famille !
remark-anselmo-snub-3 = Il me faudra un autre tiroir.
remark-anselmo-snub-4 = Une mite. Enfin, c’est utile, une mite.
remark-anselmo-snub-5 = Pris ! Et l’étiquette était écrite.
remark-anselmo-snub-6 = Je vous l’échange contre un ténor.
remark-anselmo-fire-1 = Mélanger les familles. Impardonnable.
remark-anselmo-fire-2 = Envole-toi.
remark-anselmo-fire-3 = Pas d’étiquette, pas de place.
remark-anselmo-fire-4 = Je ne garde que ce qui s’accorde.
remark-anselmo-fire-5 = Un oiseau rare, mais bruyant.
remark-anselmo-fire-6 = Retour au jardin.
remark-anselmo-win-1 = Une série complète, et elle chante !
remark-anselmo-win-2 = Je ferai encadrer cette soirée.
remark-anselmo-lose-1 = Un de plus du même genre et c’était bon.
remark-anselmo-lose-2 = Incomplet. Je n’en dormirai pas.
