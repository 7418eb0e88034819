### The deal of the day.

daily-date = { DATETIME($date, dateStyle: "full") }
daily-month = { DATETIME($date, month: "long", year: "numeric") }
daily-table = { $seats } places. Les mêmes cartes et les mêmes rivaux pour tous à cette date.
daily-note = Jouez quand vous voulez. Il n’y a pas de série à perdre.
daily-play = Jouer
daily-continue = Continuer
daily-again = La rejouer
daily-no-such-day = Il n’y a pas de donne pour ce jour ; voici celle d’aujourd’hui.
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
daily-cell = { $date } : { $said }
