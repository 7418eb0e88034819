### L’album : chanteurs et metteurs en scène, et ce qu’ils ont fait pour qui joue.

album-lead = Les trente-six chanteurs et les neuf metteurs en scène, avec ce qu’ils ont fait pour vous jusqu’ici.
album-singers = Chanteurs
album-directors = Metteurs en scène
deed-singers-hired = { $count ->
    [0] Jamais dans votre troupe
    [one] Une fois dans votre troupe
   *[other] { $count } fois dans votre troupe
}
deed-singers-favourite = { $count ->
    [0] Jamais encore dans son rôle préféré
    [one] Une fois dans son rôle préféré
   *[other] { $count } fois dans son rôle préféré
}
deed-directors-hired = { $count ->
    [0] Jamais à votre service
    [one] Une fois à votre service
   *[other] { $count } fois à votre service
}
deed-directors-bonus = { $count ->
    [one] En tout, { $points } point pour vous
   *[other] En tout, { $points } points pour vous
}
deed-directors-fired = { $count ->
    [one] Un renvoi par vos soins
   *[other] { $count } renvois par vos soins
}

life-pro-1 = N’a jamais regardé un chef d’orchestre ; trois lui ont demandé un autographe. Sa moustache est assurée pour la tournée.
life-pro-2 = Commence où l’orgue s’arrête. Chante le ré grave dans sa barbe, où il reste au chaud pour la séance du soir.
life-pro-3 = Salue chaque choriste par son nom, et demande des nouvelles des mamans. Avec lui, les rappels durent un quart d’heure.
life-pro-4 = Ses fleurs arrivent dans une seconde voiture. Sur le contre-ut elle ferme les yeux, pour qu’il puisse la regarder.
life-pro-5 = Même son éventail a étudié à Milan. Donnerait tous ses rappels pour une seule mort en Liù.
life-pro-6 = Haut-de-forme ou diadème, la loge contient les deux. La critique loue la voix et évite les pronoms.
life-amateur-1 = Son pain lève sur les aigus. Depuis neuf ans il chante Calaf au four, à l’aube, et le four en redemande.
life-amateur-2 = Distribue tout le courrier en si bémol. Les chiens de sa tournée l’accompagnent à la tierce.
life-amateur-3 = Tient la partition à l’envers, mais le compte est bon. D’après ses livres, Calaf lui doit encore une énigme.
life-amateur-4 = Règne sur sa cuisine comme Turandot sur Pékin : trois questions sur la soupe, et des têtes tombent.
life-amateur-5 = Tricote à chaque répétition ; le chat fait la voix grave. Devant sa Liù, même les ouvreuses se tiennent la main.
life-amateur-6 = Une gloire mondiale, du robinet au porte-serviettes. Rêve de Liù, et d’un théâtre carrelé.
life-alternative-1 = Une demi-chevelure, deux têtes d’idées. Chante chaque air une fois à l’endroit, une fois comme il faut.
life-alternative-2 = Bâti par un architecte ; l’échafaudage chante avec lui. Veut Calaf, à condition que l’aurore soit carrée.
life-alternative-3 = La lampe fait partie de l’œuvre. Il la préférerait éteinte, et le lui a écrit.
life-alternative-4 = Répète devant des miroirs ; ils applaudissent. Sa dernière première fut vue de quatre côtés, et comprise d’un seul.
life-alternative-5 = Sa robe grésille plus fort qu’elle n’ose chanter. Liù, dit-elle, l’aurait portée aussi.
life-alternative-6 = À l’entrée des artistes, on demanda un nom : il revint en question. La réponse suivit, une octave plus bas.
life-classic-1 = Conquiert Carthage chaque soir, matinées comprises. Les villes capitulent par télégramme, pour épargner les décors.
life-classic-2 = Entre d’abord la perruque, puis le marquis, puis, au signal, la poudre. Les révérences sont en supplément.
life-classic-3 = Seule la collerette sait qu’il est là-dedans. De temps à autre, une note grave trouve la sortie.
life-classic-4 = Sa perruque exige un maître de port. Elle entre à marée haute, et le phare applaudit.
life-classic-5 = Part à la bataille et réclame un coussin. Sous la cuirasse bat le cœur d’une Liù.
life-classic-6 = La couronne de la nuit fut faite pour une autre tête. Elle ira, le jour où le rôle sera Turandot.
life-comic-1 = Entre par la porte marquée sortie, sous les bravos. Les soirs où il chante, les pompiers ont leur loge.
life-comic-2 = Se trompe en onze langues, avec une ordonnance pour chacune. Le rire, dit-il, se prend après les repas.
life-comic-3 = Pleure en mesure, c’est la seule qu’il trouve. En Calaf, au moins, on lui dirait quand gagner.
life-comic-4 = Fait de l’œil au balcon et détrousse le parterre. Le balcon touche sa part.
life-comic-5 = Un de ses grelots se tait, elle cherche encore lequel. En Turandot, elle lui ferait couper la tête.
life-comic-6 = Le nez arrive une mesure trop tôt et ramasse les bravos. Le reste suit, en cabriole.
life-dark-1 = Dort jusqu’à sept heures du soir, chante jusqu’au coq. Refuse l’ail, les miroirs et les matinées avec la même courtoisie.
life-dark-2 = Achète des âmes et marchande le cachet. Préfère être payé en allumettes.
life-dark-3 = Un fossoyeur qui craint les tombes, les mites et les bis. Le public frissonne ; c’est lui qui a commencé.
life-dark-4 = La lune est sa poursuite et n’a jamais raté une entrée. Les nuages paient l’amende.
life-dark-5 = Veuve quatre fois, toujours au troisième acte. En Turandot, elle s’épargnerait les noces.
life-dark-6 = Hante les coulisses et s’excuse auprès des décors. Braverait la lumière du jour pour chanter Calaf.
life-director-dark = Fait retirer le soleil de tous les deuxièmes actes. Les comiques sont admis, à condition de le regretter.
life-director-comic = Toute tragédie gagne à avoir une trappe, et elle n’en a jamais vu sans. Les sinistres sont priés de la trouver.
life-director-alternative = Tient l’horizon pour une habitude bourgeoise. Règle sa montre sur un triangle et n’est jamais en retard.
life-director-classic = Comme en 1826, et pas plus tard. N’a approuvé qu’une idée neuve : c’était un lustre.
life-director-casting = Connaît votre rôle avant votre nom. Ne s’est jamais trompée sur l’un ni l’autre, tout au plus en avance.
life-director-scenery = Peint des nuages, puis se plaint de la pluie. Qui chante trop longtemps sans bouger finit repeint.
life-director-variety = Un de chaque, s’il vous plaît, et tous devant. Boude des semaines pour un sixième absent.
life-director-ambiguous = La moustache tient sur un bâtonnet, la question sur rien. Y répond chaque soir autrement, et toujours bien.
life-director-plain = Rien, mais à l’heure. A haussé un sourcil en 1911 ; la maison en parle encore.
