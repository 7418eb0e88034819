### L’album de chaque jeu : ce qui entoure les cartes, et qui sont les rivaux.

album-show = Montrer
album-all = Tout
album-rivals = Rivaux
album-counted = { $count ->
    [one] Compté sur cet appareil, sur une partie terminée.
   *[other] Compté sur cet appareil, sur { $count } parties terminées.
}
album-counting = Lecture de vos parties : { $done } sur { $total }
album-counting-label = Parties lues
album-met = { $met } sur { $all } déjà vus
album-place = { $place } sur { $all }
album-before = Précédent
album-next = Suivant
album-best = Meilleure soirée ensemble : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { DATETIME($when, dateStyle: "medium") }
album-own-deck = Vous possédez la boîte ? Jouez avec vos propres cartes
deed-rivals-games = { $count ->
    [0] Pas encore de partie ensemble
    [one] Une partie ensemble
   *[other] { $count } parties ensemble
}
deed-rivals-ahead = { $count ->
    [one] Une fois derrière vous
   *[other] { $count } fois derrière vous
}
deed-rivals-behind = { $count ->
    [one] Une fois devant vous
   *[other] { $count } fois devant vous
}

rival-life-bianca = Son éventail est fait de billets, et ce n’est pas pour rire. Les factures la suivent, dans l’espoir d’un regard.
rival-life-ottavio = Sa bourse n’a connu que ses mains. Il applaudit d’une seule, pour ménager le gant.
rival-life-zelda = Un masque à la main, un dans la manche, et le troisième est son sourire. Personne n’a vu le quatrième.
rival-life-raimondo = Hypothéquerait le théâtre pour un nuage peint de plus. Le toit fuit, mais avec goût.
rival-life-petra = Les ciseaux servent à couper des rubans, officiellement. En tête, on surveille les pans de son habit.
rival-life-anselmo = Quatre d’une même espèce, et le tiroir est presque plein. Le cinquième, lui, s’envole toujours.
