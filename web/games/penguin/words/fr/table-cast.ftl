### La troupe : qui se produit, et les lettres des familles.

cast-letter-green = V
cast-letter-brown = M
cast-letter-red = R
cast-letter-blue = B

entertainer-sheep-juggling = Tante Clémentine
entertainer-sheep-juggling-character = Compte les balles qui passent, par acquit de conscience.
    Elle n’est jamais allée au-delà de sept sans s’endormir.
entertainer-sheep-acrobatics = Bettina Bock
entertainer-sheep-acrobatics-character = A sauté toutes les clôtures de trois pays, et gardé les piquets.
    Ne baisse les yeux que pour voir qui lève les siens.
entertainer-sheep-dance = Madame Mérinos
entertainer-sheep-dance-character = A dansé devant deux rois sans saluer ni l’un ni l’autre.
    Sa laine est frisée le matin et assurée l’après-midi.
entertainer-sheep-music = Otto Wollgemut
entertainer-sheep-music-character = Compose des valses qui finissent mal.
    Vous supplie de ne pas pleurer, et se vexe si vous obéissez.
entertainer-kangaroo-juggling = Joey Pagaille
entertainer-kangaroo-juggling-character = En lance cinq, en rattrape quatre, cligne de l’œil.
    Ce qui vous manque est dans la poche.
entertainer-kangaroo-acrobatics = Bonnie Boing
entertainer-kangaroo-acrobatics-character = A décollé au printemps et n’est pas tout à fait retombée.
    Les freins, dit-elle, c’est bon pour les tramways.
entertainer-kangaroo-dance = Sir Percival Hop
entertainer-kangaroo-dance-character = Danse en mesure, à l’heure, et sur vos pieds.
    Présente ses excuses par écrit.
entertainer-kangaroo-music = Mathilde Badaboum
entertainer-kangaroo-music-character = Ne connaît qu’un tempo, le sien.
    L’orchestre suit ; il a essayé le contraire.
entertainer-seal-juggling = Ondine l’Imperturbable
entertainer-seal-juggling-character = Ferme les yeux pour ne pas être distraite par les bravos.
    N’a jamais laissé tomber une balle, ni le masque.
entertainer-seal-acrobatics = Capitaine Plouf
entertainer-seal-acrobatics-character = A perdu un œil à cause d’un canon, puis gagné le canon aux cartes.
    Toutes ses chutes étaient voulues, demandez à la ronde.
entertainer-seal-dance = Lola Laguna
entertainer-seal-dance-character = Danse le tango avec qui tient encore debout.
    S’en va avant la dernière mesure, et reprend la fleur.
entertainer-seal-music = Barnabé Pouet
entertainer-seal-music-character = Rit de ses airs jusqu’à ce que tout le monde les chante.
    Ne sait pas jouer doucement ; on lui a pourtant montré.
entertainer-bear-juggling = Igor le Tendre
entertainer-bear-juggling-character = Rattrape tout comme si c’étaient des œufs.
    Rougit quand on le regarde, et on le regarde.
entertainer-bear-acrobatics = Bjarne Patte-de-Beurre
entertainer-bear-acrobatics-character = On lui avait parlé de deux roues.
    Compte descendre depuis mardi.
entertainer-bear-dance = Le comte Bruno
entertainer-bear-dance-character = Possède un château, un peigne à moustache et une valse.
    Baise la main de toutes les dames, et recompte les bagues.
entertainer-bear-music = La vieille Ursule
entertainer-bear-music-character = Joue les yeux clos ce que fredonnait votre grand-mère.
    Nul ne sait à quelle mesure elle s’endort.
