### Cards, moves and events as sentences, and the lines of the account.

## Cards within a sentence: as subject, as object, as a heading

told-you = vous
told-activity-juggling = jonglerie
told-activity-acrobatics = acrobatie
told-activity-dance = danse
told-activity-music = musique
told-penguin-green = le { $value } vert ({ $activity })
    .short = le { $value } vert
    .title = { $value } vert ({ $activity })
told-penguin-brown = le { $value } brun ({ $activity })
    .short = le { $value } brun
    .title = { $value } brun ({ $activity })
told-penguin-red = le { $value } rouge ({ $activity })
    .short = le { $value } rouge
    .title = { $value } rouge ({ $activity })
told-penguin-blue = le { $value } bleu ({ $activity })
    .short = le { $value } bleu
    .title = { $value } bleu ({ $activity })
told-act-sheep-juggling = le mouton jongleur
    .object = le mouton jongleur
    .title = Mouton jongleur
told-act-sheep-acrobatics = le mouton acrobate
    .object = le mouton acrobate
    .title = Mouton acrobate
told-act-sheep-dance = le mouton danseur
    .object = le mouton danseur
    .title = Mouton danseur
told-act-sheep-music = le mouton musicien
    .object = le mouton musicien
    .title = Mouton musicien
told-act-kangaroo-juggling = le kangourou jongleur
    .object = le kangourou jongleur
    .title = Kangourou jongleur
told-act-kangaroo-acrobatics = le kangourou acrobate
    .object = le kangourou acrobate
    .title = Kangourou acrobate
told-act-kangaroo-dance = le kangourou danseur
    .object = le kangourou danseur
    .title = Kangourou danseur
told-act-kangaroo-music = le kangourou musicien
    .object = le kangourou musicien
    .title = Kangourou musicien
told-act-seal-juggling = le phoque jongleur
    .object = le phoque jongleur
    .title = Phoque jongleur
told-act-seal-acrobatics = le phoque acrobate
    .object = le phoque acrobate
    .title = Phoque acrobate
told-act-seal-dance = le phoque danseur
    .object = le phoque danseur
    .title = Phoque danseur
told-act-seal-music = le phoque musicien
    .object = le phoque musicien
    .title = Phoque musicien
told-act-bear-juggling = l’ours jongleur
    .object = l’ours jongleur
    .title = Ours jongleur
told-act-bear-acrobatics = l’ours acrobate
    .object = l’ours acrobate
    .title = Ours acrobate
told-act-bear-dance = l’ours danseur
    .object = l’ours danseur
    .title = Ours danseur
told-act-bear-music = l’ours musicien
    .object = l’ours musicien
    .title = Ours musicien

## What happens

told-placed = { $you ->
    [yes] Vous posez { $card } en { $cell }.
   *[no] { $who } pose { $card } en { $cell }.
}
told-paid = { $you ->
    [yes] { $fee ->
        [one] Vous payez un droit de mélange de { $fee } point.
       *[other] Vous payez un droit de mélange de { $fee } points.
    }
   *[no] { $fee ->
        [one] { $who } paie un droit de mélange de { $fee } point.
       *[other] { $who } paie un droit de mélange de { $fee } points.
    }
}
told-excused = { $you ->
    [yes] Vous défaussez { $card } au lieu de payer un droit de { $fee }.
   *[no] { $who } défausse { $card } au lieu de payer un droit de { $fee }.
}
told-token = { $you ->
    [yes] Vous invitez { $card } en { $cell }.
   *[no] { $who } invite { $card } en { $cell }.
}
told-token-moved = { $you ->
    [yes] Vous reprenez le jeton de { $from } et invitez { $card } en { $cell }.
   *[no] { $who } reprend le jeton de { $from } et invite { $card } en { $cell }.
}
told-waiting = { $you ->
    [yes] { $count } spectacles sont prêts : à vous de dire lequel vient ensuite.
   *[no] { $count } spectacles sont prêts : { $who } dit lequel vient ensuite.
}
told-show = { $card } présente son spectacle en { $cell }.
told-audience = { $count ->
    [one] { $amused ->
        [0] Un pingouin regarde, mais ne s’amuse pas.
       *[other] Un pingouin regarde et s’amuse.
    }
   *[other] { $amused ->
        [0] { $count } pingouins regardent, aucun ne s’amuse.
        [one] { $count } pingouins regardent, un seul s’amuse.
       *[other] { $count } pingouins regardent, { $amused } s’amusent.
    }
}
told-nobody-scored = Personne ne marque.
told-one-scored = { $you ->
    [yes] { $points ->
        [one] Vous marquez { $points } point.
       *[other] Vous marquez { $points } points.
    }
   *[no] { $points ->
        [one] { $who } marque { $points } point.
       *[other] { $who } marque { $points } points.
    }
}
told-scored = Points : { $points }.
told-points = { $who } { $points }
told-award-only = { $you ->
    [yes] Personne d’autre ne marque : vous recevez { $card }.
   *[no] Personne d’autre ne marque : { $who } reçoit { $card }.
}
told-award-least = { $you ->
    [yes] Parmi ceux qui marquent, vous marquez le moins ({ $points }) et recevez { $card }.
   *[no] Parmi ceux qui marquent, { $who } marque le moins ({ $points }) et reçoit { $card }.
}
told-award-tie = Personne ne reçoit { $card } : égalité au plus petit score ({ $names }, { $points } chacun).
told-award-nobody = Personne ne marque, donc personne ne reçoit { $card }.
told-curtain = Le rideau tombe en { $cell }.
told-entered = { $you ->
    [yes] { $turned ->
        [yes] Vous posez { $card } en { $cell }, carte pivotée.
       *[no] Vous posez { $card } en { $cell }.
    }
   *[no] { $turned ->
        [yes] { $who } pose { $card } en { $cell }, carte pivotée.
       *[no] { $who } pose { $card } en { $cell }.
    }
}
told-next = Au sommet de la pioche : { $card }.
told-pile-empty = C’était le dernier artiste de la pioche.
told-drawn = Vous piochez { $card }.
told-draws = { $who } pioche un pingouin.
told-end-entertainers = La pioche d’artistes est épuisée : la fête est finie.
told-end-space = Il n’y a plus de place pour le nouvel artiste : la fête est finie.
told-end-penguins = Il n’y a plus de pingouin à piocher : la fête est finie.

## Moves

retell-place-paid = { $you ->
    [yes] { $fee ->
        [0] Vous posez { $card } en { $cell } et payez le droit de mélange.
       *[other] Vous posez { $card } en { $cell } et payez { $fee }.
    }
   *[no] { $fee ->
        [0] { $who } pose { $card } en { $cell } et paie le droit de mélange.
       *[other] { $who } pose { $card } en { $cell } et paie { $fee }.
    }
}
retell-place-excused = { $you ->
    [yes] Vous posez { $card } en { $cell } et défaussez { $excuse } au lieu de payer.
   *[no] { $who } pose { $card } en { $cell } et défausse { $excuse } au lieu de payer.
}
retell-leave = { $you ->
    [yes] Vous laissez vos jetons en place.
   *[no] { $who } laisse tous ses jetons en place.
}
retell-perform = { $you ->
    [yes] Vous choisissez { $card } pour le prochain spectacle.
   *[no] { $who } choisit { $card } pour le prochain spectacle.
}
short-penguin = un pingouin
short-place = { $fee ->
    [paid] { $card } en { $cell }, droit payé
    [excused] { $card } en { $cell }, une carte défaussée
   *[none] { $card } en { $cell }
}
short-token = un jeton en { $cell }
short-token-moved = le jeton de { $from } en { $cell }
short-leave = aucun jeton
short-perform = le spectacle en { $cell }
short-enter = { $turned ->
    [yes] { $cell }, carte pivotée
   *[no] { $cell }, carte droite
}

## The account

line-start = Départ
line-shows = Spectacles
line-fees = Droits
line-activity = Activité
line-sheep = Moutons
line-kangaroo = Kangourous
line-seal = Phoques
line-bear = Ours
share-score = Départ { $start }, spectacles { $shows }, droits { $fees }, activité { $activity }, animaux { $animals }.
