### Review, watching, luck or skill.

## Analyse

review-open = Analyser
review-account = Le décompte final
review-shared = Quelqu’un partage cette partie avec vous. Elle n’est pas conservée sur cet appareil.
review-keep = Conserver cette partie
review-progress = Avancement de l’analyse
review-judging = { $total ->
    [0] Un fort joueur s’installe pour regarder la partie…
   *[other] { $done } décisions sur { $total } examinées
}
review-stopped = Arrêté après { $done } décisions sur { $total }
review-stop = Arrêter
review-resume = Continuer
review-ready = { $count ->
    [one] Votre seule décision a été pesée par un fort joueur.
   *[other] Vos { $count } décisions ont toutes été pesées par un fort joueur.
}
review-failed = L’analyse n’a pas pu être achevée. La partie elle-même est en sûreté.
review-chart = Votre chance de gagner, décision après décision
review-decision = Décision
review-chance = Chance de gagner
review-percent = { $percent } %
review-where = Manche { $round }, { $phase }
review-whose = { $where } : { $who }
review-dot = { $where }. { $move }
review-end = La fin
review-moments = Les moments qui ont compté
review-instead = Mieux : { $move }
review-lost = Votre chance de gagner était de { $percent } %, avec le meilleur choix de { $most } %.
review-lost-points = { $points ->
    [one] Un point est resté sur la table.
   *[other] { $points } points sont restés sur la table.
}
review-faultless = Aucune décision n’a sensiblement réduit votre chance de gagner.
review-step = Décision { $number } sur { $count }
review-own-step = Votre décision { $number } sur { $count }
review-everybody = Les décisions de tout le monde
review-back = Précédente
review-on = Suivante
review-best = Rien ne valait mieux.
review-figure = Chance de gagner : { $percent } %.
review-figures = Choisi dans { $often } % des cas ; chance de gagner { $percent } %.
review-again = Rejouer ce moment
review-again-why = À la table, comme répétition : cela ne compte pas, et votre partie reste telle quelle.
review-choices = Ce qui a été pesé
review-move = Coup
review-was-played = joué
review-why = Pourquoi ? ({ $who })
review-link = Copier un lien vers ce moment
review-key-back = Décision précédente
review-key-on = Décision suivante
review-key-first = Première décision
review-key-last = Dernière décision

## Une décision rejouée

again-title = Répétition
again-then = Votre choix d’alors : { $move }
again-choose = Choisissez à nouveau : cela ne compte pas, et votre partie reste telle quelle.
again-counts = Vous continuez à partir d’ici. Cela ne compte pas, et votre partie reste telle quelle.
again-judging = Votre choix est pesé par un fort joueur…
again-same = Le même choix qu’alors.
again-better = Mieux que votre choix d’alors.
again-even = Aussi bon que votre choix d’alors.
again-worse = Moins bon que votre choix d’alors.
again-unweighed = Le fort joueur n’a pas envisagé ce choix.
again-was-best = Rien ne valait mieux que celui-là.
again-best = Le mieux : { $move }
again-figures = Chance de gagner : maintenant { $now } %, alors { $then } %, au mieux { $best } %.
again-points = Points restés sur la table : maintenant { $now }, alors { $then }.
again-once-more = Choisir encore
again-play-on = Jouer la suite
again-back = Vers l’analyse

## Revoir

watch-move = Coup { $number } sur { $count }
watch-pause = Pause
watch-run = Lancer
watch-scrub = Moment de la partie
watch-round = Aller à
watch-speed = Vitesse
watch-times = { $times }×

## Chance ou talent

luck-title = Chance ou talent ?
luck-lead = La même donne encore, avec un fort joueur à votre place et les mêmes rivaux.
luck-lead-brief = La même donne encore, avec un fort joueur à votre place et les mêmes rivaux. Les forts joueurs pèsent ici moins de possibilités qu’à la table : sinon, il faudrait attendre plusieurs minutes.
luck-run = { $count } fois
luck-progress = { $done } soirées jouées sur { $total }
luck-said = { $count ->
    [one] En une soirée, le fort joueur a marqué { $mean } points et gagné { $wins } % (à forces égales : { $fair } %). Vous avez marqué { $mine }.
   *[other] En { $count } soirées, le fort joueur a marqué { $mean } points en moyenne et gagné { $wins } % (à forces égales : { $fair } %). Vous avez marqué { $mine }.
}
luck-plot = Points du fort joueur, et combien de fois
luck-score = Score
luck-times = Fois
luck-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
luck-yours = { $points }, comme vous
plot-table = En tableau
