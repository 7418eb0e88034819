### What every table offers: the Prompter, Why?, notes of a first game, and the ways on.

continue = Continuer
undo = Annuler le coup
undo-title = Annuler ce coup ?
undo-rehearsal = Quelque chose de nouveau a été vu depuis. La partie continue de là comme une répétition : elle est gardée, mais ne compte pas.
rehearsal-why = Un coup a été annulé après que du nouveau a été vu : cette partie ne compte pas.
rehearsal = Répétition
act-title = À vous de jouer

sheet-prompter = Le souffleur

final-rematch = Revanche
final-same-deal = Même donne
final-other-seat = Même donne, autre place
final-review = Analyser la partie
final-share = Partager
final-home = Accueil
line-total = Total

why = Pourquoi ?
sheet-why = Pourquoi ce choix
why-asking = Un instant, on demande…
why-silent = Pas de commentaire.
why-chances = Ce qui a été envisagé :
why-chance = ({ $percent } %)

rule-open = Règle { $rule }

prompter-title = Le souffleur
prompter-strength = Ce que dit le souffleur
prompter-daily = Le souffleur se tait pendant la partie du jour. Vous pouvez l’interroger quand même ; le résultat le dira.
prompter-daily-ask = L’interroger quand même
prompter-thinking = Le souffleur feuillette la partition…
prompter-speechless = Le souffleur n’a rien à dire ici.
prompter-advice-title = Ce que ferait un fort joueur
prompter-chance = { $often } % du temps ; chance de gagner { $win } %.

note-title = Bon à savoir
note-close = Compris
