### Les règles, dites à notre façon. `rule-R…` sont les règles numérotées auxquelles renvoient les résultats.

rules-search = Chercher dans les règles
rules-search-none = Aucune règle ne parle de « { $text } ».
rules-search-found = { $count ->
    [one] { $count } passage
   *[other] { $count } passages
}
rules-contents = Sommaire
rules-number = Règle { $rule }
rules-back = Retour

rules-goal = Le jeu en une minute
rules-goal-1 = Vous dirigez un opéra et voulez monter Turandot. En sept manches, vous recrutez six chanteurs et un metteur en scène ; puis le rideau se lève et chaque maison compte ses points.
rules-goal-2 = À chaque manche, quelques artistes passent une audition et chacun scelle une offre secrète pour l’un d’eux. Seul sur un artiste, on le recrute. À plusieurs sur le même : le plus d’argent l’emporte. À égalité au sommet : personne. Qui repart les mains vides prend ce que le Maestro distribue.
rules-goal-3 = Trois cartes Argent doivent suffire pour toute la soirée. Tout le jeu est là.

rules-box = Ce que contient la boîte
rules-box-1 = 36 chanteurs de six catégories : professionnel, amateur, alternatif, classique, comique et dark, six de chaque. Chaque chanteur porte une à trois étoiles et il est homme, femme ou de sexe indéterminé. Certains ont un rôle favori : Turandot, Calaf ou Liù.
rules-box-2 = Neuf metteurs en scène, dont chacun récompense autre chose. Six rôles en rangée : 1 Turandot (une femme), 2 Calaf (un homme), 3 Liù (une femme), 4 Ping, 5 Pong et 6 Pang (des hommes).
rules-box-3 = La costumière et le menuisier, qui font la même chose ; à deux ou trois joueurs, seule la costumière est là. Puccini, dont le détenteur est le Maestro de la manche.
rules-box-4 = Chacun a des cartes numérotées de 1 jusqu’au nombre de joueurs plus un, trois cartes Argent et une carte Bluff.

rules-start = Avant la première manche
rule-R22 = Le premier Maestro est tiré au sort, ou choisi en préparant la table. Autour d’une vraie table : celui qui chante le mieux.
    .title = Le premier Maestro

rules-call = Audition
rules-call-1 = Un artiste de plus qu’il n’y a de joueurs entre en scène, sous les numéros 1, 2, 3 et ainsi de suite : des chanteurs aux manches 1, 2, 3, 5, 6 et 7, des metteurs en scène à la manche 4.
rules-call-2 = Rien de ce qui est sur la table n’est secret : troupes, éléments de scène, argent restant, metteurs en scène éliminés et chanteurs partis peuvent être regardés par tous à tout moment. Seules les offres scellées et les cartes non retournées sont cachées.

rules-seal = Sceller une offre
rule-R3 = Une offre est soit une carte numérotée, seule ou avec une à trois cartes Argent, soit exactement une carte Argent sans numéro. Rien d’autre : ni la carte Bluff seule, ni deux cartes Argent sans numéro, ni la main vide.
    .title = Ce qu’on peut sceller
rule-R4 = La carte Bluff peut accompagner toute offre. Elle cache seulement combien de cartes comptent, n’a aucun effet à la révélation et revient toujours en main.
    .title = La carte Bluff
rule-R5 = Le Maestro scelle le premier, puis les autres dans le sens des aiguilles d’une montre ; chacun voit l’épaisseur des piles déjà posées, et rien de plus. Avec l’option « à l’aveugle », même l’épaisseur reste cachée jusqu’à la révélation.
    .title = L’ordre des offres
rule-R1 = Le Maestro peut lui aussi jouer une carte Argent seule : elle n’engage ni costumière ni menuisier, l’argent revient, et le Maestro choisit lui-même son chanteur de doublure. Avec l’option « interdit », le Maestro doit jouer un numéro.
    .title = Le Maestro et l’argent seul
rule-R2 = On peut jouer une carte Argent seule à la manche 4 aussi. Il n’y a alors personne à engager pour la scène : l’argent revient et le Maestro attribue un metteur en scène.
    .title = L’argent seul à la manche 4

rules-hire = Révélation et recrutement
rules-hire-1 = Toutes les offres s’ouvrent ensemble et se règlent numéro par numéro.
rule-R8 = Seul sur un numéro, vous prenez l’artiste. L’argent posé avec le numéro est dépensé quand même.
    .title = Seul sur un numéro
rule-R6 = Si plusieurs ont choisi le même numéro et que l’un d’eux a posé plus d’argent que chacun des autres, il prend l’artiste et dépense cet argent. Les autres reprennent le leur et attendent une doublure.
    .title = Surenchérir
rule-R7 = Si la plus forte somme sur un numéro est partagée par deux joueurs ou plus, même quand elle est nulle, personne ne prend l’artiste. Tous ceux qui sont sur ce numéro reprennent leur argent, y compris ceux qui ont offert moins, et tous attendent une doublure.
    .title = Égalité au sommet

rules-examples = Exemples
rules-example-head-bids = Offres
rules-example-head-outcome = Résultat
rules-example-1-bids = 3 avec une carte Argent, personne d’autre sur le 3
rules-example-1 = Recrute le numéro 3 et paie une carte Argent.
rules-example-2-bids = 4 avec une carte Argent contre 4 avec deux
rules-example-2 = Les deux cartes recrutent et sont dépensées ; l’autre joueur reprend la sienne et reçoit une doublure.
rules-example-3-bids = 2 avec une carte Argent, trois fois
rules-example-3 = Personne. Tous gardent leur argent et reçoivent une doublure.
rules-example-4-bids = 2 avec deux, 2 avec deux, 2 avec une
rules-example-4 = Personne. Les deux premiers sont à égalité devant le troisième ; tous trois reçoivent une doublure.
rules-example-5-bids = 2 avec deux, 2 avec une, 2 avec une
rules-example-5 = Les deux cartes recrutent et sont dépensées ; l’égalité en dessous ne compte pas.
rules-example-6-bids = 1 sans argent, deux fois
rules-example-6 = Personne : une égalité à zéro est une égalité.

rules-designers = Costumière et menuisier
rule-R9 = Qui joue une carte Argent seule tente d’engager la costumière ou le menuisier. La carte devient alors un élément de scène : elle vaut un point à la première et ne sera plus jamais de l’argent. Un chanteur vient aussi, de doublure.
    .title = L’argent seul fait un élément de scène
rule-R10 = À quatre ou cinq joueurs, il y a la costumière et le menuisier ; à deux ou trois, la costumière seulement ; à la manche 4, personne. Ils vont, dans le sens des aiguilles d’une montre à partir de la gauche du Maestro, à ceux qui ont joué l’argent seul ; le Maestro ne les obtient jamais. Qui arrive trop tard reprend son argent.
    .title = À qui vont costumière et menuisier

rules-understudies = Chanteurs de doublure
rule-R11 = Tous ceux qui sont encore sans carte dans cette manche, par égalité, surenchère ou argent seul, en reçoivent une de celles qui restent sur scène, y compris les disputées. Le Maestro décide qui reçoit laquelle, et choisit librement pour lui aussi.
    .title = Le Maestro distribue le reste
rule-R12 = Il reste toujours un artiste, qui quitte le jeu. À deux joueurs, il rejoint la Table.
    .title = Il en reste un

rules-fire = Élimination d’un metteur en scène
rule-R13 = Les manches 1, 2 et 3 finissent par une élimination. Le Maestro désigne un autre joueur, qui doit renvoyer l’un des metteurs en scène encore là. À deux, c’est toujours l’autre joueur.
    .title = Le Maestro désigne qui renvoie
rule-R14 = Le metteur en scène éliminé est montré à tous et sort du jeu. Après trois manches, il en reste six sur neuf.
    .title = Éliminé pour de bon
rules-fire-next = Ensuite, les cartes numérotées et Bluff reviennent en main, la costumière et le menuisier sont de nouveau libres, et Puccini passe à gauche.

rules-directors = Manche 4 : les metteurs en scène
rule-R15 = Les six metteurs en scène restants sont mélangés et l’on en retourne un de plus qu’il n’y a de joueurs ; six suffisent toujours. Les autres sortent du jeu. La manche se joue comme les autres, mais sans costumière ni menuisier.
    .title = Recruter un metteur en scène

rules-premiere = La première
rule-R17 = Après la manche 7, chacun donne les six rôles à ses six chanteurs, dans l’ordre qu’il veut. Le moment de leur recrutement n’importe pas.
    .title = Distribuer les rôles
rules-premiere-1 = On compte alors les points : +1 par étoile, +1 par élément de scène, +1 par chanteur dans son rôle favori, −1 par homme dans un rôle de femme ou femme dans un rôle d’homme, et ce qu’apporte le metteur en scène. Un chanteur de sexe indéterminé convient à tout rôle ; un sexe qui convient ne rapporte rien par lui-même.
rule-R16 = Ce que compte le metteur en scène s’ajoute aux autres points : avec Occhialini, un chanteur dans son rôle favori vaut deux en tout ; avec Tempera, un élément de scène vaut deux. Un chanteur peut jouer son rôle favori et coûter malgré tout un point pour le sexe : les deux se jugent à part.
    .title = Le metteur en scène s’ajoute
rule-R18 = Le plus de points l’emporte. À égalité, le plus d’étoiles imprimées dans la troupe décide. Si l’égalité demeure, la victoire est partagée.
    .title = Égalité à la fin

rules-effects = Les neuf metteurs en scène
rules-effects-director = Metteur en scène
rules-effects-points = Points

rules-two = À deux joueurs
rule-R20 = La carte restante de chaque manche va à une troisième troupe, la Table, dans l’ordre d’arrivée : ses chanteurs jouent les rôles 1 à 6 tels quels, et le metteur en scène restant de la manche 4 est le sien. La Table n’a pas d’élément de scène.
    .title = La Table
rule-R19 = Puccini va de l’un à l’autre. Qui est Maestro à la manche 7, et l’était donc à la première, perd un point.
    .title = Le prix du dernier Maestro
rule-R21 = Si la Table a plus de points que chacun des deux joueurs, elle gagne et tous deux perdent. Sinon, les deux se comparent comme d’habitude.
    .title = Quand la Table gagne

rules-deck = Les cartes de cette édition
rules-deck-1 = Aucun livret de règles n’imprime la liste des 36 chanteurs ; cette édition joue donc avec un jeu de cartes maison. Il respecte tout ce que disent les règles et fut équilibré au fil de nombreuses parties entre joueurs électroniques de bon niveau. Noms et portraits sont les nôtres.
rules-deck-2 = Vous possédez la boîte ? Saisissez ses 36 chanteurs sous Cartes, ou chargez-les d’un fichier : on joue alors avec les vraies cartes, et chaque partie garde celles avec lesquelles elle fut jouée.

rules-options = Où les livrets diffèrent
rules-options-1 = Les livrets anglais, français, allemand et italien divergent en deux endroits. Tous deux sont des options de la table : l’ordre des offres (R5) et le droit du Maestro de jouer l’argent seul (R1).
