### What is said beside the ice: facts and values of the Prompter, and the notes of a first game.

prompter-families = { $count ->
    [one] { $count } pingouin encore inconnu : vert { $green }, brun { $brown }, rouge { $red }, bleu { $blue }.
   *[other] { $count } pingouins encore inconnus : verts { $green }, bruns { $brown }, rouges { $red }, bleus { $blue }.
}
prompter-activities = { $count ->
    [one] Il apprécie : jonglerie { $juggling }, acrobatie { $acrobatics }, danse { $dance }, musique { $music }.
   *[other] Ils apprécient : jonglerie { $juggling }, acrobatie { $acrobatics }, danse { $dance }, musique { $music }.
}
prompter-shows = { $count ->
    [0] Il ne reste aucun spectacle.
    [one] Il reste un spectacle au plus.
   *[other] Il reste { $count } spectacles au plus.
}
prompter-coming = { $count ->
    [one] Sous la première carte de la pioche : { $cards }.
   *[other] Sous la première carte de la pioche, dans un ordre inconnu : { $cards }.
}
prompter-values-title = Ce que rapporterait chaque spectacle s’il commençait maintenant, avec les jetons tels qu’ils sont
prompter-show = Spectacle
prompter-missing = Cartes qui manquent
prompter-act = { $card }, { $cell }
prompter-penguin = { $card } : aucun droit dans { $free } cases sur { $count }.
prompter-penguin-brings = { $fee ->
    [0] { $card } : aucun droit dans { $free } cases sur { $count } ; invité en { $cell }, il rapporte { $points } aussitôt.
   *[other] { $card } : aucun droit dans { $free } cases sur { $count } ; invité en { $cell }, il rapporte { $points } aussitôt, pour un droit de { $fee }.
}

note-first = Choisissez un pingouin de votre main, puis une case éclairée à côté d’un artiste. Rien n’est joué avant l’appui sur le bouton.
note-fee = Un nombre comme −7 est le droit de mélange : il est dû à côté d’un pingouin de la même famille, et additionne tous les pingouins voisins de la case.
note-spark = Une étincelle marque une case où votre pingouin lancerait un spectacle.
note-excuse = Vous possédez une carte Artiste : quand un droit est dû, vous pouvez la défausser et ne rien payer.
note-token = Un jeton fait de n’importe quel pingouin votre invité, peu importe qui l’a posé. Seuls les invités amusés vous rapportent des points.
note-token-show = Un spectacle va commencer. Les nombres sur les pingouins disent ce que chacun rapporterait à son hôte.
note-tokens-out = Vos trois jetons sont sur la glace. Désormais, un jeton passe d’un invité à l’autre ; aucun ne revient dans votre réserve.
note-choosing = Plusieurs spectacles sont prêts. À vous de dire lequel vient d’abord ; un nouvel artiste suit chacun d’eux.
note-entering = Le nouvel artiste ne peut ni jouer aussitôt, ni en faire jouer un autre. Pivoter la carte tourne ses points ; hors de la glace, un point compte comme occupé.
note-least = La carte va à qui a marqué le moins, mais plus que zéro.
note-tie = Le plus petit score est partagé : personne ne reçoit la carte.
note-end = Il reste peu de spectacles. À la fin, les cartes comptent : 2 points par carte de votre activité, 5 pour le plus de cartes d’un animal, 3 chacun en cas d’égalité.
