### L’album : pingouins et artistes, et ce qu’ils ont fait pour qui joue.

album-lead = Les soixante-quatre pingouins et les seize artistes, avec ce qu’ils ont fait pour vous jusqu’ici.
album-penguins = Pingouins
album-entertainers = Artistes
deed-penguins-played = { $count ->
    [0] Pas encore placé
    [one] Placé une fois
   *[other] Placé { $count } fois
}
deed-penguins-shows = { $count ->
    [one] Invité amusé, un spectacle
   *[other] Invité amusé, { $count } spectacles
}
deed-penguins-points = { $count ->
    [one] En tout, { $count } point pour vous
   *[other] En tout, { $count } points pour vous
}
deed-entertainers-shows = { $count ->
    [0] Aucun spectacle encore pour vos invités
    [one] Un spectacle qui vous a rapporté
   *[other] { $count } spectacles qui vous ont rapporté
}
deed-entertainers-points = { $count ->
    [one] En tout, { $count } point pour vous
   *[other] En tout, { $count } points pour vous
}
deed-entertainers-won = { $count ->
    [one] Carte gagnée une fois
   *[other] Carte gagnée { $count } fois
}

life-green-juggling-1 = N’a qu’une balle et ne la quitte pas des yeux. On songe à en adopter une deuxième.
life-green-juggling-3 = Trois balles en l’air, une idée à la fois. C’est souvent le déjeuner.
life-green-juggling-4 = Compte les balles comme des moutons ; il faut le réveiller pour les bravos.
life-green-juggling-6 = Six balles, pas de dents, rien qui presse. En a laissé tomber une l’année du grand gel et en parle encore.
life-green-acrobatics-2 = A grandi à côté de la roue et vient de la rattraper. Ils ont les mêmes goûts en matière de boue.
life-green-acrobatics-3 = Sait avancer et sait s’arrêter, mais pas encore le même jour.
life-green-acrobatics-4 = De là-haut, salue chaque mouton. Les moutons commencent à répondre.
life-green-acrobatics-5 = A vendu la seconde roue un bon prix, et s’en explique depuis.
life-green-dance-1 = C’est le chapeau qui danse ; dessous, on suit comme on peut.
life-green-dance-3 = A appris la valse dans un troupeau, et tourne encore quand on siffle.
life-green-dance-4 = Porte la canne à gauche, puisque la tempête vient de droite.
life-green-dance-6 = Danse lentement, pour montrer aux jeunes comment on faisait avant la musique.
life-green-music-2 = Deux notes et l’esprit ouvert. L’une des deux est toujours une surprise.
life-green-music-3 = Joue des berceuses à midi. La moitié de la colonie a du retard sur la pêche.
life-green-music-4 = A composé une marche pour moutons. À la première mesure, ils se couchent, toujours.
life-green-music-5 = Prête l’accordéon pour les noces, vient avec, et mange.
life-brown-juggling-2 = Jongle à deux balles : la troisième attend d’être présentée.
life-brown-juggling-3 = Garde une balle de rechange dans une poche imaginaire. Les kangourous en sont émus.
life-brown-juggling-4 = En lance quatre, en rattrape quatre, et ne comprend pas ce qui a cloché.
life-brown-juggling-5 = Cinq balles, toutes empruntées. Les propriétaires viennent à chaque spectacle et lèvent la tête.
life-brown-acrobatics-1 = On l’a mis sur la roue pour ne plus l’avoir dans les pattes. C’est raté.
life-brown-acrobatics-3 = Saute dessus, saute à terre, resaute dessus. Personne n’ose parler de la selle.
life-brown-acrobatics-4 = Détient le record d’immobilité sur une roue. C’était censé être une course.
life-brown-acrobatics-6 = Est tombé de tous les icebergs qui ont un nom, non sans avoir salué.
life-brown-dance-2 = Deux pieds gauches, un bon chapeau. Le chapeau sauve le numéro.
life-brown-dance-3 = Croit que toute danse finit par un saut. Les plafonds de glace ne sont pas d’accord.
life-brown-dance-4 = Fait des claquettes de la canne, du pied et du bec, par ordre d’importance.
life-brown-dance-5 = A invité un kangourou pour un slow. On les a vus disparaître à l’horizon.
life-brown-music-1 = Une seule note, tenue à deux ailerons, pour qu’elle ne s’échappe pas.
life-brown-music-3 = Joue d’oreille, et l’oreille est sous l’écharpe.
life-brown-music-4 = Connaît quatre chansons sur le poisson, et une sur celui qui s’est sauvé.
life-brown-music-6 = Était là quand on inventa l’accordéon, et ne lui donnait pas deux hivers.
life-red-juggling-1 = Lance sa balle très haut, pour avoir le temps d’une sieste.
life-red-juggling-3 = A appris d’un phoque, et cherche donc la troisième balle au bout de son bec.
life-red-juggling-4 = Quatre balles, quatre cousins au premier rang, quatre avis.
life-red-juggling-6 = Jongle les yeux mi-clos. Les balles aussi ont de l’âge, elles connaissent le chemin.
life-red-acrobatics-2 = Roule en petits cercles : la banquise n’est pas plus grande que ça.
life-red-acrobatics-3 = Fait tout à pleine vitesse, puis demande ce que c’était.
life-red-acrobatics-4 = Marié à sa roue, aux papiers près. Les phoques ont lancé du poisson.
life-red-acrobatics-5 = Porte un plateau plein sur une roue. Le plateau n’est jamais arrivé nulle part.
life-red-dance-1 = Danse avec plus grand que soi, c’est-à-dire avec tout le monde.
life-red-dance-3 = Garde son meilleur pas pour le finale, et n’a plus de souffle au deuxième acte.
life-red-dance-4 = Un tango dans chaque pied, et ce n’est pas le même.
life-red-dance-6 = Fut la coqueluche de trois banquises. Deux ont fondu, la réputation tient.
life-red-music-2 = Serre d’abord, espère ensuite.
life-red-music-3 = Trois notes d’un grand chant marin. Les autres sont encore en mer.
life-red-music-4 = Les phoques aboient le refrain, dans le mauvais ton mais de bon cœur.
life-red-music-5 = Joue à la demande, mais jamais le morceau demandé.
life-blue-juggling-2 = Fait passer les balles d’un aileron à l’autre et appelle ça voyager.
life-blue-juggling-3 = Poli avec les trois balles. Celle du milieu est la préférée, mais chut.
life-blue-juggling-4 = S’exerce devant les ours, qui applaudissent avec prudence, à cause des griffes.
life-blue-juggling-5 = N’a jamais laissé tomber une balle en public. En privé, il y eut un jeudi.
life-blue-acrobatics-1 = Si petit que c’est surtout la roue qui salue.
life-blue-acrobatics-3 = Demande à chaque passant laquelle est la pédale de gauche.
life-blue-acrobatics-4 = A pris le virage du pôle, où tout monte.
life-blue-acrobatics-6 = Roule avec le calme de qui a depuis longtemps vendu ses freins.
life-blue-dance-2 = Répète le salut plus que la danse, et s’en sert plus tôt.
life-blue-dance-3 = A valsé avec un ours, et mène depuis une vie très prudente.
life-blue-dance-4 = Cire la glace avant d’entrer. Tricherie, dit-on ; la glace, elle, apprécie.
life-blue-dance-5 = Occupe la moitié de la piste et la rend avec intérêts.
life-blue-music-1 = Une seule note, mais la nuit, et sous votre fenêtre.
life-blue-music-3 = Joue tout bas pour les ours, qui ne dorment pas encore et feraient mieux.
life-blue-music-4 = Accorde l’accordéon sur le vent, puis accuse le vent.
life-blue-music-6 = Six notes d’un air que plus personne n’est assez vieux pour connaître.
