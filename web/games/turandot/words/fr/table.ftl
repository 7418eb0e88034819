### The table: every phase, card and result.

table-you-inside = vous
house-table = La Table
    .inside = la Table
maestro = Maestro
director = Mise en scène
inspect = Regarder { $card }

## Les phases, et ce qu’il faut faire

headline = Manche { $round } sur { $rounds } · { $phase }
phase-call = Audition
phase-reveal = Recrutement
phase-understudies = Chanteurs de doublure
phase-firing = Élimination d’un metteur en scène
phase-premiere = La première
phase-finale = Les rappels
call-maestro = Maestro : { $who }
call-next = ensuite : { $who }
now-busy = Un instant…
now-read = Lisez ce qui s’est passé, puis continuez.
now-starting = Scellé. Les rivaux sont encore en route.
now-sealed = Scellé. { $who } choisit encore.
now-all-sealed = Tout le monde a scellé.
now-sealing-you = Qui recruter ? Ajoutez argent ou bluff, puis scellez.
now-sealing-other = { $who } scelle d’abord. Vous pouvez déjà choisir.
now-revealed = Les enveloppes sont ouvertes.
now-hired = Numéro par numéro, l’offre la plus haute recrute.
now-designed = L’argent seul devient un élément de scène.
now-understudies-you = { $count ->
    [one] Un théâtre n’a encore personne. Choisissez qui y va.
   *[other] { $count } théâtres n’ont encore personne. Choisissez qui va où.
}
now-understudies-other = { $who } distribue les contrats.
now-settled = Tout le monde a une carte.
now-naming-you = Désignez un rival : il devra renvoyer un metteur en scène.
now-naming-other = { $who } désigne qui doit renvoyer un metteur en scène.
now-firing-you = C’est à vous de renvoyer un metteur en scène.
now-firing-other = { $who } doit renvoyer un metteur en scène.
now-fired = Un metteur en scène de moins.
now-premiere-you = Donnez un rôle à chacun, puis levez le rideau.
now-premiere-other = { $who } distribue les rôles.
say-sealed = { $seen ->
    [yes] { $cards ->
        [one] { $who } scelle une carte.
       *[other] { $who } scelle { $cards } cartes.
    }
   *[no] { $who } scelle.
}
say-maestro = { $you ->
    [yes] Vous êtes le Maestro
   *[no] Maestro : { $who }
}
say-premiere = La première. Donnez un rôle à chacun : soulevez quelqu’un, puis choisissez la place.

## Cartes

table-label-slot = Place { $slot }.
table-label-director = Mise en scène : { $name }.
table-label-stars = { $stars ->
    [one] Une étoile.
    [2] Deux étoiles.
    [3] Trois étoiles.
   *[other] { $stars } étoiles.
}
table-label-wants = Rêve de { $role }.
table-gender-male = Homme.
table-gender-female = Femme.
table-gender-uncertain = Sexe indéterminé.
table-label-type-pro = { $gender ->
    [female] Professionnelle.
   *[other] Professionnel.
}
table-label-type-amateur = { $gender ->
    [female] Amatrice.
   *[other] Amateur.
}
table-label-type-alternative = { $gender ->
    [female] Alternative.
   *[other] Alternatif.
}
table-label-type-classic = Classique.
table-label-type-comic = Comique.
table-label-type-dark = Dark.
table-type-pro = Professionnel
table-type-amateur = Amateur
table-type-alternative = Alternatif
table-type-classic = Classique
table-type-comic = Comique
table-type-dark = Dark
table-type-pro-letter = Pr
table-type-amateur-letter = Am
table-type-alternative-letter = Al
table-type-classic-letter = Cl
table-type-comic-letter = Co
table-type-dark-letter = Da
type-pro-note = Aucune mise en scène ne récompense les professionnels, aucune ne les boude.
type-amateur-note = Aucune mise en scène ne récompense les amateurs, mais beaucoup rêvent d’un rôle.
type-alternative-note = Winkel ajoute un point par chanteur alternatif, Plinth en retire un.
type-classic-note = Plinth ajoute un point par chanteur classique, Winkel en retire un.
type-comic-note = Pouff ajoute un point par chanteur comique, Finster en retire un.
type-dark-note = Finster ajoute un point par chanteur dark, Pouff en retire un.
voice-soprano = Soprano
voice-mezzo = Mezzo-soprano
voice-alto = Contralto
voice-countertenor = Contre-ténor
voice-tenor = Ténor
voice-baritone = Baryton
voice-bass = Basse
role-turandot = Turandot
role-calaf = Calaf
role-liu = Liù
role-ping = Ping
role-pong = Pong
role-pang = Pang
role-played = { $role } { $card }
director-dark-effect = +1 par chanteur dark, −1 par chanteur comique.
director-comic-effect = +1 par chanteur comique, −1 par chanteur dark.
director-alternative-effect = +1 par chanteur alternatif, −1 par chanteur classique.
director-classic-effect = +1 par chanteur classique, −1 par chanteur alternatif.
director-casting-effect = +1 par chanteur dans son rôle favori.
director-scenery-effect = +1 par élément de scène.
director-variety-effect = +3 si la troupe compte les six catégories.
director-ambiguous-effect = +1 par chanteur de sexe indéterminé.
director-plain-effect = N’apporte rien, ne coûte rien.
director-fired = Hors jeu.
inspect-owner = { $you ->
    [yes] Dans votre troupe.
    [table] Dans la troupe de la Table.
   *[no] Troupe : { $who }.
}
inspect-gone = A quitté la scène ; hors jeu.

## Offres

stage-title = La scène
stage-choose = Qui recruter
stage-cards = Cartes sur scène
stage-tap = Choisissez une carte, ou l’atelier.
stage-yours = la vôtre
bid-money = Argent
bid-coins = { $coins ->
    [0] Sans argent
    [one] Une carte Argent
   *[other] { $coins } cartes Argent
}
bid-bluff = Bluff
bid-seal-nothing = Sceller
bid-seal = { $cards ->
    [one] Sceller 1 carte
   *[other] Sceller { $cards } cartes
}
bid-nothing-yet = Choisissez d’abord une carte. Rien n’est scellé avant le bouton.
bid-choose-first = Choisissez une carte, ou l’argent seul pour l’atelier.
bid-not-that-much = { $money ->
    [0] Vous n’avez plus d’argent.
    [one] Il ne vous reste qu’une carte Argent.
   *[other] Il ne vous reste que { $money } cartes Argent.
}
bid-designer-takes-one = Sans numéro, c’est exactement une carte Argent, ni plus ni moins.
bid-no-money-left = Pour jouer l’argent seul, il en faut, et vous n’en avez plus.
bid-no-money-left-short = Vous n’avez plus d’argent (R3).
bid-no-maestro-money = À cette table, le Maestro doit jouer un numéro.
bid-no-maestro-money-short = Pas pour le Maestro (R1).
bid-if-alone = { $money ->
    [0] Sans rival sur le { $slot } : engagement gratuit.
    [one] Sans rival sur le { $slot } : engagement, et 1 carte Argent dépensée quand même.
   *[other] Sans rival sur le { $slot } : engagement, et { $money } cartes Argent dépensées quand même.
}
bid-if-outbid = { $money ->
    [0] Offre dépassée : vous recevez une doublure.
   *[other] Offre dépassée : vous gardez l’argent et recevez une doublure.
}
bid-if-tied = Égalité en tête : personne ne recrute.
bid-designer-hires = Si la costumière ou le menuisier de l’atelier est libre, l’argent devient pour toujours un élément de scène ; sinon il revient. Dans les deux cas, vous recevez une doublure.
bid-designer-maestro = L’atelier ne travaille pas pour le Maestro : l’argent revient, et vous choisissez vous-même votre doublure.
bid-designer-round-4 = L’atelier est fermé ce soir : l’argent revient, et le Maestro vous attribue un metteur en scène.
stand-open = { $count ->
    [one] Atelier : 1 carte Argent
   *[other] Atelier : 1 carte Argent
}
stand-closed = Atelier : fermé
stand-label = { $count ->
    [0] Argent seul : l’atelier est fermé dans cette manche
    [one] Plutôt l’atelier : une carte Argent, une place libre
   *[other] Plutôt l’atelier : une carte Argent, { $count } places libres
}
stand-note = devient un élément de scène
stand-note-maestro = revient au Maestro
stand-note-round-4 = l’argent revient

## Révélation

reveal-bid = { $you ->
    [yes] { $money ->
        [0] Vous, sans argent
        [one] Vous, avec 1 carte Argent
       *[other] Vous, avec { $money } cartes Argent
    }
   *[no] { $money ->
        [0] { $who }, sans argent
        [one] { $who }, avec 1 carte Argent
       *[other] { $who }, avec { $money } cartes Argent
    }
}
reveal-alone = { $who } : argent seul
fate-won = À vous !
fate-outbid = Dépassée
fate-tied = Égalité
reveal-nobody = Personne
reveal-tie = Égalité { $money } = { $money }
reveal-hired = { $you ->
    [yes] { $paid ->
        [0] Vous, sans payer
       *[other] Vous, pour { $paid }
    }
   *[no] { $paid ->
        [0] { $who }, sans payer
       *[other] { $who }, pour { $paid }
    }
}
reveal-designed = { $you ->
    [yes] Vous gagnez un élément de scène
   *[no] { $who } gagne un élément de scène
}
reveal-not-designed = { $you ->
    [yes] Votre argent revient
   *[no] { $who } reprend l’argent
}

## Doublures

understudies-who = Théâtres sans carte
understudies-promised = { $you ->
    [yes] Pour vous
   *[no] Pour { $who }
}
understudies-free = Personne encore
understudies-got = { $you ->
    [yes] Pour vous
   *[no] Pour { $who }
}
understudies-goes-home = Quitte la scène
understudies-joins-table = Rejoint la Table
understudies-commit = Distribuer les contrats
understudies-incomplete = Il faut d’abord une carte pour chaque théâtre.
understudies-note = Touchez un théâtre, puis une carte ; échangez à volonté. Une carte quitte la scène.
understudies-note-two = Touchez un théâtre, puis une carte ; échangez à volonté. La dernière rejoint la Table.

## Élimination

naming-choose = Qui doit renvoyer un metteur en scène
naming-nobody-yet = Désignez un rival
naming-commit = Désigner { $who }
naming-note = La personne désignée doit renvoyer l’un des metteurs en scène restants.
firing-choose = Qui renvoyer
firing-nobody-yet = Choisissez un metteur en scène
firing-commit = Renvoyer { $director }
firing-note = Les nombres disent ce que chaque mise en scène vaut aujourd’hui pour chaque théâtre.
firing-done = { $you ->
    [yes] Vous renvoyez { $director }.
   *[no] { $who } renvoie { $director }.
}
worth-now = { $you ->
    [yes] Pour vous { $points }.
   *[no] Pour { $who } { $points }.
}
worth-title = Ce que vaut cette mise en scène
worth-whose = Théâtre
worth-now-head = Maintenant
worth-least = Au pire
worth-most = Au mieux
worth-range = encore possible : { $least } à { $most }
directors-title = Metteurs en scène
directors-left = reste { $count }

## Maisons

mine-title = Votre théâtre
house-open = { $who } : voir le théâtre
house-money = { $money ->
    [0] Plus d’argent.
    [one] Reste 1 carte Argent.
   *[other] Restent { $money } cartes Argent.
}
house-scene = { $scene ->
    [0] Aucun élément de scène.
    [one] Un élément de scène.
   *[other] { $scene } éléments de scène.
}
house-empty = Personne encore.
house-thinking = réfléchit
house-not-sealed = à sceller
house-sealed = { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}
house-sealed-unseen = scellé
house-projected = Si le rideau se levait maintenant
house-projected-now = Si le rideau se levait maintenant : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
house-projected-why = Points si le rideau se levait maintenant, avec la meilleure distribution
house-covered = Caché jusqu’au lever du rideau.
deck-left = Encore { $count } chanteurs à venir
sheet-deck = Chanteurs à venir
deck-note = { $count ->
    [0] La pioche est vide.
    [one] Un chanteur n’a pas encore été vu.
   *[other] { $count } chanteurs n’ont pas encore été vus. Certains monteront sur scène.
}
deck-gone = Sortis de scène : { $count }

## Première

premiere-title = La distribution de la première
premiere-roles = Les rôles et qui les chante
premiere-in-role = { $number }, { $role } : { $card }
premiere-adds = Dans ce rôle { $points }.
premiere-note = Touchez deux chanteurs pour les échanger.
premiere-director = { $director } : { $effect }
premiere-could-be = { $points ->
    [one] Un point de plus est possible.
   *[other] { $points } points de plus sont possibles.
}
premiere-best = Meilleure distribution
premiere-commit = Lever le rideau
premiere-anyway = Le lever quand même
final-title = Les critiques sont là
line-stars = Étoiles
line-scene = Éléments de scène
line-favourites = Rôles favoris
line-mismatches = À contre-emploi
line-bonus = Mise en scène
line-penalty = Dernier Maestro
final-casts = Les troupes de la soirée
final-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
final-place = { $place ->
    [1] Vous finissez en tête sur { $seats }, avec { $points }.
    [2] Vous finissez deuxième sur { $seats }, avec { $points }.
    [3] Vous finissez troisième sur { $seats }, avec { $points }.
    [4] Vous finissez quatrième sur { $seats }, avec { $points }.
   *[other] Vous finissez en dernière place sur { $seats }, avec { $points }.
}
final-decided = { $you ->
    [yes] Ce qui a fait la différence avec vous : { $parts }.
    [table] Ce qui a fait la différence avec la Table : { $parts }.
   *[no] Ce qui a fait la différence avec { $rival } : { $parts }.
}
made-stars = { $points ->
    [one] une étoile de plus
   *[other] { $points } étoiles de plus
}
made-scene = { $points ->
    [one] un élément de scène de plus
   *[other] { $points } éléments de scène de plus
}
made-favourites = { $points ->
    [one] un rôle favori de plus
   *[other] { $points } rôles favoris de plus
}
made-mismatches = { $points ->
    [one] un rôle à contre-emploi de moins
   *[other] { $points } rôles à contre-emploi de moins
}
made-bonus = { $director } ({ $points } de plus)
made-penalty = pas de pénalité
final-wins = { $you ->
    [yes] Vous gagnez avec { $points }.
   *[no] { $who } gagne avec { $points }.
}
final-by-stars = { $you ->
    [yes] Égalité de points : { $level }. Vous gagnez : plus d’étoiles dans la troupe.
   *[no] Égalité de points : { $level }. { $who } gagne : plus d’étoiles dans la troupe.
}
final-shared = Égalité de points et d’étoiles. Victoire partagée : { $winners }.
final-table-wins = La Table vous bat. Personne ne gagne.
say-total = { $who } : { $points }.

## Programme

log-title = Programme
log-round = { $you ->
    [yes] Manche { $round }, vous êtes le Maestro
   *[no] Manche { $round }, Maestro : { $who }
}
log-call = Sur scène : { $cards }.
log-hired = { $you ->
    [yes] { $paid ->
        [0] Vous recrutez { $card } sans payer.
        [one] Vous recrutez { $card } pour 1 carte Argent.
       *[other] Vous recrutez { $card } pour { $paid } cartes Argent.
    }
   *[no] { $paid ->
        [0] { $who } recrute { $card } sans payer.
        [one] { $who } recrute { $card } pour 1 carte Argent.
       *[other] { $who } recrute { $card } pour { $paid } cartes Argent.
    }
}
log-outbid = Offre dépassée : { $names }.
log-tied = { $money ->
    [0] { $card } : égalité sans argent entre { $names }. Personne ne recrute.
    [one] { $card } : égalité à 1 carte Argent entre { $names }. Personne ne recrute.
   *[other] { $card } : égalité à { $money } cartes Argent entre { $names }. Personne ne recrute.
}
log-designed = { $you ->
    [yes] Vous gagnez un élément de scène.
   *[no] { $who } gagne un élément de scène.
}
log-alone = { $you ->
    [yes] Vous avez joué l’argent seul ; il revient.
   *[no] { $who } a joué l’argent seul ; il revient.
}
log-understudy = { $you ->
    [yes] Vous recevez { $card } comme doublure.
   *[no] { $who } reçoit { $card } comme doublure.
}
log-home = { $card } quitte la scène.
log-joins = { $card } rejoint la Table.
log-named = { $mine ->
    [yes] Vous désignez { $who }.
   *[no] { $you ->
        [yes] { $maestro } vous désigne.
       *[no] { $maestro } désigne { $who }.
    }
}
log-fired = { $you ->
    [yes] Vous renvoyez { $director }.
   *[no] { $who } renvoie { $director }.
}

## Onglets et touches

tabs-title = Parties de la table
tab-table = Table
tab-casts = Troupes
tab-directors = Metteurs
tab-log = Programme
keys-slot = Choisir un numéro ; à la première, soulever et placer
keys-designer = L’argent seul pour l’atelier
keys-more = Plus d’argent
keys-less = Moins d’argent
keys-back = Reculer dans la rangée
keys-on = Avancer dans la rangée
keys-bluff = Mettre ou ôter la carte Bluff
keys-enter = Sceller, valider, continuer
keys-clear = Vider l’enveloppe
keys-table = Lire la table
keys-cast = Lire votre théâtre
keys-rival = Lire le théâtre d’un rival
keys-directors = Lire les metteurs en scène
keys-last = Lire le dernier résultat
keys-prompter = Demander au souffleur
keys-inspect = Regarder une carte de près
