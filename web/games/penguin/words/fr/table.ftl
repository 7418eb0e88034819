### The table: every phase, choice and result.

## Turns and what is asked

headline = { $you ->
    [yes] Tour { $turn } · à vous
   *[no] Tour { $turn } · { $who }
}
phase-finale = La fête est finie
now-busy = Un instant…
now-read = Lisez ce qui s’est passé, puis continuez.
now-starting = C’est noté. Les rivaux arrivent encore.
now-placing-you = À vous : choisissez un pingouin, puis une case.
now-planned = Tout est prêt ? Appuyez sur le bouton.
now-placing-other = { $who } choisit un pingouin.
now-inviting-you = Déplacez un de vos jetons, ou laissez-les.
now-inviting-other = { $who } réfléchit à ses jetons.
now-choosing-you = { $count } spectacles sont prêts. Lequel vient ensuite ?
now-choosing-other = { $who } choisit le prochain spectacle.
now-entering-you = Posez le nouvel artiste sur la glace.
now-entering-other = { $who } pose le nouvel artiste sur la glace.

## Cards and cells

label-penguin = { $name }. Aime aussi { $likes }.
label-entertainer = { $dots ->
    [one] { $name }. Un point d’activation.
   *[other] { $name }. { $dots } points d’activation.
}
animals-sheep = les moutons
animals-kangaroo = les kangourous
animals-seal = les phoques
animals-bear = les ours
ice-title = L’iceberg
cell-label = { $cell } : { $what }
cell-empty = vide
cell-curtain = un rideau
cell-awaited = { $count ->
    [one] un artiste l’attend
   *[other] { $count } artistes l’attendent
}
cell-guest = { $you ->
    [yes] votre invité
   *[no] hôte : { $who }
}
cell-lacks = { $count ->
    [0] prêt à jouer
    [one] un point est libre
   *[other] { $count } points sont libres
}
cell-beside = { $more ->
    [0] à côté : { $card }
    [one] à côté : { $card } et un autre artiste
   *[other] à côté : { $card } et { $more } autres artistes
}
cell-open = ouverte
cell-chosen = choisie
cell-closed = aucun artiste à côté
cell-fee = droit { $fee }
cell-no-fee = aucun droit
cell-spark = lance un spectacle
cell-token-may = un jeton peut y aller
cell-token-here = votre jeton y va
cell-waits = prêt à jouer
dots-none = aucun artiste en { $cell }.
dots-open = { $count ->
    [one] { $card } en { $cell } attend encore une case : { $cells }.
   *[other] { $card } en { $cell } attend encore { $count } cases : { $cells }.
}
dots-full = { $card } en { $cell } n’attend plus rien.

## The hand, the fee, the token

hand-title = Votre main
place-card-first = Choisissez un pingouin de votre main.
place-cell-first = Choisissez une case à côté d’un artiste.
place-no-entertainer = Aucun artiste à côté de { $cell }.
settle-how = Comment régler le droit
settle-pay = Payer { $fee }
settle-hand-in = Défausser
settle-card = Défausser : { $card } (vaut { $worth } pour l’instant)
token-supply = { $count ->
    [0] Aucun jeton en réserve
    [one] Un jeton en réserve
   *[other] { $count } jetons en réserve
}
token-leave = Laisser les jetons
token-first = Choisissez un pingouin à inviter, ou laissez vos jetons.
token-choose-first = Tous vos jetons sont sur la glace : choisissez d’abord celui à déplacer.
token-guest-first = Choisissez le pingouin où il va.

## What would follow

if-no-fee = Aucun droit.
if-no-show = Aucun spectacle ne commence.
if-fee = Droit { $fee } : { $parts }.
fee-part = { $value } en { $cell }
if-excused = Vous défaussez { $card } à la place.
if-token = Un jeton va en { $cell }.
if-token-moved = Votre jeton passe de { $from } en { $cell }.
if-leave = Vos jetons restent.
if-show = { $card } en { $cell } joue : { $points } ; { $award }.
if-enters = { $count ->
    [one] { $card } se tient en { $cell } et attend une carte.
   *[other] { $card } se tient en { $cell } et attend { $count } cartes.
}
points-of = { $who } { $points }
points-nobody = personne ne marque
would-least = { $you ->
    [yes] vous marquez le moins et recevez la carte
   *[no] { $who } marque le moins et reçoit la carte
}
would-only = { $you ->
    [yes] personne d’autre ne marque, la carte est à vous
   *[no] personne d’autre ne marque, { $who } reçoit la carte
}
would-tie = égalité au plus petit score, la carte est défaussée
would-nobody = la carte est défaussée

## The button

commit-place-nowhere = Inviter
commit-place = { $how ->
    [pay] { $token ->
        [to] Poser en { $cell }, payer { $fee }, jeton en { $to }
        [leave] Poser en { $cell }, payer { $fee }, sans jeton
       *[none] Poser en { $cell }, payer { $fee }
    }
    [card] { $token ->
        [to] Poser en { $cell }, défausser, jeton en { $to }
        [leave] Poser en { $cell }, défausser, sans jeton
       *[none] Poser en { $cell }, défausser une carte
    }
   *[free] { $token ->
        [to] Poser en { $cell }, jeton en { $to }
        [leave] Poser en { $cell }, sans jeton
       *[none] Poser en { $cell }
    }
}
commit-token = { $token ->
    [to] Jeton en { $cell }
    [leave] Laisser tous les jetons
   *[none] Inviter
}
commit-order-nobody = Lancer le spectacle
commit-order = En scène : { $card }
commit-enter-nowhere = Faire entrer
commit-enter = { $turned ->
    [yes] Faire entrer en { $cell }, pivoté
   *[no] Faire entrer en { $cell }
}

## The new entertainer

enter-first = Choisissez une case à côté d’une carte.
enter-turn = Pivoter
enter-alone = Aucune carte à côté de { $cell }.
enter-performs = En { $cell }, il jouerait aussitôt.
enter-completes = En { $cell }, il compléterait l’artiste en { $completes }.
enter-taken = { $cell } est occupée.
enter-turn-it = Pivoté, il peut s’y tenir.
order-first = Choisissez l’artiste qui joue ensuite.

## Players

houses-title = Joueurs
seat-score = { $count ->
    [one] { $who } : { $points } point.
   *[other] { $who } : { $points } points.
}
seat-tokens = { $count ->
    [0] Les trois jetons sont sur la glace.
    [one] Encore un jeton.
   *[other] Encore { $count } jetons.
}
seat-collects = Recherche : { $activity }.
seat-holds = { $count ->
    [one] Un pingouin en main.
   *[other] { $count } pingouins en main.
}
seat-no-cards = Aucune carte Artiste.
seat-projected = Si la fête finissait maintenant
card-worth = vaut { $worth } pour l’instant

## Piles and sheets

sheet-piles = Ce qui vient encore
sheet-log = Ce qui s’est passé
pile-entertainers = Artistes dans la pioche
pile-penguins = Pingouins à piocher
pile-shows = Spectacles restants
pile-next = vient ensuite
pile-empty = La pioche d’artistes est vide.
piles-left = Dans les pioches : artistes { $entertainers }, pingouins { $penguins }.
shows-left = { $count ->
    [0] Plus de spectacle
    [one] Encore 1 spectacle
   *[other] Encore { $count } spectacles
}
pile-backstage = Artistes sous la première carte : { $count }
pile-gone = Cartes hors du jeu : { $count }
pile-unseen = Pingouins encore inconnus : { $count }
curtain-note = Un spectacle a eu lieu ici. Un rideau compte comme une case occupée.
guest-free = Personne ne l’a invité.
guest-of = { $you ->
    [yes] Votre invité.
   *[no] Hôte : { $who }.
}
guest-beside = { $amused ->
    [yes] { $card } en { $cell } l’amuserait.
   *[no] { $card } en { $cell } ne l’amuserait pas.
}
audience-now = { $count ->
    [0] Personne ne regarderait.
    [one] Un pingouin regarderait ; amusés : { $amused }.
   *[other] { $count } pingouins regarderaient ; amusés : { $amused }.
}
prospects-title = Points s’il jouait maintenant
inspect-on = Se tient en { $cell }.
inspect-owner = { $you ->
    [yes] Cette carte est à vous.
   *[no] Cette carte est à { $who }.
}
inspect-gone = Hors du jeu.
inspect-next = Vient ensuite.

## The end

final-title = Le décompte
final-rank = Place
final-nth = { $place ->
    [1] 1re
   *[other] { $place }e
}
final-cards = Cartes Artiste
final-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
final-place = { $place ->
    [1] Vous finissez en tête sur { $seats }, avec { $points }.
    [2] Vous finissez deuxième sur { $seats }, avec { $points }.
    [3] Vous finissez troisième sur { $seats }, avec { $points }.
   *[other] Vous finissez quatrième sur { $seats }, avec { $points }.
}
final-wins = { $you ->
    [yes] Vous gagnez avec { $points }.
   *[no] { $who } gagne avec { $points }.
}
final-by-bonus = { $you ->
    [yes] Égalité à { $points } : { $level }. Vous gagnez : plus de points supplémentaires.
   *[no] Égalité à { $points } : { $level }. { $who } gagne : plus de points supplémentaires.
}
final-by-cards = { $you ->
    [yes] Égalité jusqu’aux points supplémentaires : { $level }. Vous gagnez : plus de cartes Artiste.
   *[no] Égalité jusqu’aux points supplémentaires : { $level }. { $who } gagne : plus de cartes Artiste.
}
final-shared = Égalité parfaite à { $points }. La victoire est partagée : { $winners }.
final-decided = { $you ->
    [yes] Ce qui a fait la différence avec vous : { $parts }.
   *[no] Ce qui a fait la différence avec { $who } : { $parts }.
}
made-start = { $points ->
    [one] un point de plus au départ
   *[other] { $points } points de plus au départ
}
made-shows = { $points ->
    [one] un point de plus aux spectacles
   *[other] { $points } points de plus aux spectacles
}
made-fees = { $points ->
    [one] un point de moins en droits
   *[other] { $points } points de moins en droits
}
made-activity = { $points ->
    [one] un point de plus pour l’activité
   *[other] { $points } points de plus pour l’activité
}
made-sheep = { $points ->
    [one] un point de plus pour les moutons
   *[other] { $points } points de plus pour les moutons
}
made-kangaroo = { $points ->
    [one] un point de plus pour les kangourous
   *[other] { $points } points de plus pour les kangourous
}
made-seal = { $points ->
    [one] un point de plus pour les phoques
   *[other] { $points } points de plus pour les phoques
}
made-bear = { $points ->
    [one] un point de plus pour les ours
   *[other] { $points } points de plus pour les ours
}
say-total = { $who } : { $points }.

## Log

log-title = Journal
log-turn = { $you ->
    [yes] Tour { $turn }, vous
   *[no] Tour { $turn }, { $who }
}
log-nothing = Il ne s’est encore rien passé.

## Keys

keys-hand = Choisir un pingouin
keys-roam = Se déplacer sur la glace
keys-jump = Au bout d’une rangée ou d’une colonne
keys-enter = Choisir la case ; faire ce que dit le bouton ; continuer
keys-token = Prendre un jeton, puis le suivant
keys-leave = Laisser les jetons
keys-settle = Payer, ou défausser une carte
keys-turn = Pivoter le nouvel artiste
keys-clear = Abandonner le dernier choix
keys-cell = Lire la case
keys-dots = Lire les points d’un artiste
keys-scores = Lire les scores et les pioches
keys-last = Lire ce qui vient de se passer
keys-prompter = Demander au souffleur
keys-inspect = Regarder la carte
