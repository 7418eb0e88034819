### Review, watching, luck or skill.

## Analyse

review-open = Analyser
review-account = Le décompte final
review-shared = Quelqu’un partage cette partie avec vous. Elle n’est pas conservée sur cet appareil.
review-keep = Conserver cette partie
review-progress = Avancement de l’analyse
review-judging = { $total ->
    [0] Un fort joueur s’installe pour regarder la partie …
   *[other] { $done } décisions sur { $total } examinées
}
review-stopped = Arrêté après { $done } décisions sur { $total }
review-stop = Arrêter
review-resume = Continuer
review-ready = { $count ->
    [one] Votre seule décision fut pesée par un fort joueur.
   *[other] Vos { $count } décisions furent toutes pesées par un fort joueur.
}
review-failed = L’analyse n’a pas pu être achevée. La partie elle-même est en sûreté.
review-chart = Votre chance de gagner, décision après décision
review-decision = Décision
review-chance = Chance de gagner
review-percent = { $percent } %
review-where = Manche { $round }, { $phase }
review-end = La fin
review-moments = Les moments qui ont compté
review-lost = a coûté { $percent } % d’une victoire ; { $best } valait mieux.
review-lost-points = { $points ->
    [one] Un point fut oublié.
   *[other] { $points } points furent oubliés.
}
review-faultless = Aucune décision ne vous a coûté une part notable de la victoire.
review-step = Décision { $number } sur { $count }
review-back = Précédente
review-on = Suivante
review-best = Chance de gagner { $percent } % : rien ne valait mieux.
review-better = Chance de gagner { $percent } % ; { $best } aurait donné { $most } %.
review-choices = Ce qui fut pesé
review-move = Coup
review-often = Fréquence
review-was-played = joué
review-why = Pourquoi ? ({ $who })
review-link = Copier un lien vers ce moment
review-key-back = Décision précédente
review-key-on = Décision suivante
review-key-first = Première décision
review-key-last = Dernière décision
watch-move = Coup { $number } sur { $count }
watch-pause = Pause
watch-run = Lancer
luck-title = Chance ou talent ?
luck-lead = La même donne encore, avec un fort joueur à votre place et les mêmes rivaux.
luck-run = { $count } fois
luck-progress = { $done } soirées jouées sur { $total }
luck-said = { $count ->
    [one] En une soirée, le fort joueur a marqué { $mean } points et gagné { $wins } % (une juste part serait { $fair } %). Vous avez marqué { $mine }.
   *[other] En { $count } soirées, le fort joueur a marqué { $mean } points en moyenne et gagné { $wins } % (une juste part serait { $fair } %). Vous avez marqué { $mine }.
}
luck-plot = Points du fort joueur, et combien de fois
luck-score = Score
luck-times = Fois
luck-points = { $points } points
luck-yours = { $points }, comme vous
plot-table = En tableau
line-total = Total
