### Analyse, partie du jour, partage, parties passées, statistiques et jeux de cartes.

## Les coups racontés après coup

retell-bid = { $you ->
    [yes] Vous scellez le { $slot }, { $card }
   *[no] { $who } scelle le { $slot }, { $card }
}{ $money ->
    [0] {""}
    [one] , avec une carte Argent
   *[other] , avec { $money } cartes Argent
}{ $bluff ->
    [yes] {" "}et la carte Bluff
   *[no] {""}
}.
retell-alone = { $you ->
    [yes] Vous jouez l’argent seul
   *[no] { $who } joue l’argent seul
}{ $bluff ->
    [yes] {" "}avec la carte Bluff
   *[no] {""}
}.
retell-give = { $you ->
    [yes] { $self ->
        [yes] Vous prenez { $card } pour vous.
       *[no] Vous donnez { $card } à { $to }.
    }
   *[no] { $self ->
        [yes] { $who } garde { $card }.
       *[no] { $mine ->
            [yes] { $who } vous donne { $card }.
           *[no] { $who } donne { $card } à { $to }.
        }
    }
}
retell-name = { $you ->
    [yes] Vous désignez { $to }.
   *[no] { $mine ->
        [yes] { $who } vous désigne.
       *[no] { $who } désigne { $to }.
    }
}
retell-fire = { $you ->
    [yes] Vous renvoyez { $director }.
   *[no] { $who } renvoie { $director }.
}
retell-cast = { $you ->
    [yes] Vos rôles : { $roles }.
   *[no] Rôles de { $who } : { $roles }.
}
short-bid = { $slot }{ $money ->
    [0] {""}
    [one] {" "}avec une carte Argent
   *[other] {" "}avec { $money } cartes Argent
}{ $bluff ->
    [yes] {" "}et Bluff
   *[no] {""}
}
short-alone = argent seul{ $bluff ->
    [yes] {" "}et Bluff
   *[no] {""}
}
short-give = carte { $slot }
short-cast = les rôles
reason-own = { $points } points par rapport à la carte moyenne.
reason-denied = { $you ->
    [yes] Vous prive de { $points } points.
   *[no] Prive { $who } de { $points } points.
}
reason-points = Environ { $points } points à la fin.
reason-total = { $points ->
    [one] { $points } point en tout.
   *[other] { $points } points en tout.
}
reason-contested = { $percent } % de risque qu’un autre veuille aussi la carte.
reason-hired = Recrute dans { $percent } % des cas.
reason-fires = C’est alors sans doute { $director } qui partirait ({ $percent } %).
whatif-title = Toutes les autres offres, face à ce que les autres ont vraiment joué
whatif-number = Numéro
whatif-money = { $money ->
    [0] sans argent
    [one] { $money } carte
   *[other] { $money } cartes
}
whatif-alone = Argent seul
whatif-hired = { $paid ->
    [0] recruté pour rien
   *[other] recruté pour { $paid }
}
whatif-designer = élément de scène
whatif-nothing = doublure
whatif-more = { $money ->
    [one] Une carte Argent de plus aurait recruté { $card }.
   *[other] { $money } cartes Argent de plus auraient recruté { $card }.
}
whatif-saved = { $money ->
    [one] Une carte Argent de moins aurait suffi.
   *[other] { $money } cartes Argent de moins auraient suffi.
}
whatif-right = Pas un sou de trop.
whatif-never = Cette fois, tout votre argent n’aurait pas recruté { $card }.
whatif-alone-lesson = Ce qu’un numéro aurait rapporté à la place :

## Analyse

review-open = Analyser
review-account = Le décompte final
review-table = la Table
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
review-phase-sealing = audition
review-phase-understudies = doublures
review-phase-naming = désignation
review-phase-firing = élimination
review-phase-premiere = première
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
review-better = Chance de gagner { $percent } % ; avec { $best }, c’était { $most } %.
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

line-stars = Étoiles
line-scene = Scène
line-favourites = Favoris
line-mismatches = Sexe
line-bonus = Mise en scène
line-penalty = Dernier Maestro
line-total = Total

## Résultats et partage

result = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $table ->
    [yes] battu par la Table
   *[no] { $place ->
        [1] premier
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] cinquième
    } sur { $seats ->
        [2] deux
        [3] trois
        [4] quatre
       *[other] cinq
    }
}
share-lead = Rien n’est envoyé nulle part : le lien contient lui-même la donne, ou toute la partie.
share-words = En mots
share-links = Liens
share-deal-link = La même donne
share-replay-link = Toute la partie
share-copy = Copier
share-send = Envoyer
share-daily = Turandot du jour, { DATETIME($date, dateStyle: "medium") }
share-score = Étoiles { $stars }, favoris { $favourites }, scène { $scene }, mise en scène { $director }{ $mismatches ->
    [0] {""}
   *[other] , sexe { $gender }
}{ $penalty ->
    [0] {""}
   *[other] , dernier Maestro −{ $penalty }
}.
share-asked = Avec l’aide du souffleur.
share-text = { $what } : { $result }. { $score }{ $help } Même donne : { $link }
share-deal = Turandot, une donne pour vous : { $link }
link-bad = Ce lien est abîmé ou incomplet ; rien n’a été ouvert.

deal-lead = { $seats ->
    [2] Quelqu’un partage une donne à deux places : mêmes cartes, même rival.
   *[other] Quelqu’un partage une donne à { $seats } places : mêmes cartes, mêmes rivaux.
}
deal-play = Jouer cette donne

## Partie du jour

daily-date = { DATETIME($date, dateStyle: "full") }
daily-month = { DATETIME($date, month: "long", year: "numeric") }
daily-table = { $seats } places. Les mêmes cartes et les mêmes rivaux pour tous à cette date.
daily-note = Jouez quand vous voulez. Il n’y a pas de série à perdre.
daily-play = Jouer
daily-continue = Continuer
daily-again = La rejouer
daily-no-such-day = Il n’y a pas de donne pour ce jour ; voici celle d’aujourd’hui.
daily-archive = Tous les jours
daily-attended = { $count ->
    [0] Aucun jour joué pour l’instant. Chaque jour reste ouvert.
    [one] Un jour joué. Chaque jour reste ouvert.
   *[other] { $count } jours joués. Chaque jour reste ouvert.
}
daily-month-before = Avant
daily-month-after = Après
daily-open = pas jouée
daily-begun = commencée

## Parties passées

past-count = { $count ->
    [0] Aucune partie n’est encore conservée sur cet appareil.
    [one] Une partie est conservée sur cet appareil.
   *[other] { $count } parties sont conservées sur cet appareil.
}
past-more = En montrer plus
past-unfinished = { $moves ->
    [one] Inachevée, { $moves } coup joué
   *[other] Inachevée, { $moves } coups joués
}
past-line = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }, contre { $rivals }
past-seed = Graine { $seed }
past-deck = Cartes { $name }
past-rehearsal = Répétition
past-shared = Reçue par lien
past-continue = Continuer
past-record = Relevé
past-copy-json = Copier en JSON
past-copy-notation = Copier en texte
past-reading = …
past-delete = Supprimer
past-delete-sure = La partie disparaîtra de cet appareil pour de bon.
notation-round = Manche { $round }
notation-premiere = Première
notation-result = Résultat : { $points }

backup-title = Sauvegarde
backup-lead = Un seul fichier avec toutes les parties et tous les réglages de cet appareil. Restaurer ajoute à ce qui est là et ne perd rien.
backup-save = Enregistrer une sauvegarde
backup-restore = Restaurer un fichier
backup-with-settings = Les réglages aussi
backup-progress = Vérification des parties, { $percent } %
backup-bad = Ce fichier n’est pas une de nos sauvegardes ; rien n’a été changé.
backup-done = { $added ->
    [0] Rien de nouveau dans cette sauvegarde.
    [one] Une partie restaurée.
   *[other] { $added } parties restaurées.
}{ $known ->
    [0] {""}
    [one] {" "}Une était déjà là.
   *[other] {" "}{ $known } étaient déjà là.
}
backup-refused = { $refused ->
    [one] Une était illisible et fut laissée de côté.
   *[other] { $refused } étaient illisibles et furent laissées de côté.
}

## Statistiques

statistics-none = Les statistiques commencent avec votre première partie achevée.
statistics-count = { $count ->
    [one] Une partie achevée ; les répétitions ne comptent pas.
   *[other] { $count } parties achevées ; les répétitions ne comptent pas.
}
statistics-wins = Combien de fois vous gagnez
statistics-table = Table
statistics-share = Gagné
statistics-compare = Face à une juste part
statistics-group = { $seats } places, { $level }
statistics-mixed = mélange
statistics-fair = { $games ->
    [one] juste part { $fair }, une partie
   *[other] juste part { $fair }, { $games } parties
}
statistics-lines = D’où viennent vos points, en moyenne
statistics-line = Ligne
statistics-average = Moyenne

## Jeux de cartes

deck-lead = Vous possédez la boîte ? Chargez ses 36 chanteurs d’un fichier, ou saisissez-les ci-dessous. Les nouvelles parties se jouent alors avec vos cartes ; la partie du jour se joue toujours avec celles de la maison.
deck-now-house = En usage : les cartes de la maison.
deck-now-own = En usage : { $name }.
deck-load = Charger un fichier
deck-save = Enregistrer dans un fichier
deck-use-house = Reprendre les cartes de la maison
deck-edit = Modifier les 36 chanteurs
deck-name = Nom du jeu de cartes
deck-my-name = Ma boîte
deck-keep = Jouer avec ces cartes
deck-kept = { $name } sert dès la prochaine partie.
deck-house-now = Les cartes de la maison servent dès la prochaine partie.
deck-bad-file = Ce n’est pas un jeu de cartes : il faut un nom et six chanteurs pour chacune des six catégories. Rien n’a été changé.
deck-bad-card = Ce jeu de cartes a une erreur à { $card } : un chanteur s’écrit étoiles, sexe et rôle favori, comme 2FL. Rien n’a été changé.
deck-stars = étoiles
deck-gender = sexe
deck-favourite = rôle favori
deck-no-favourite = sans favori
deck-gender-male = homme
deck-gender-female = femme
deck-gender-uncertain = indéterminé
