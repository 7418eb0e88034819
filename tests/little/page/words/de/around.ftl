### Vorbereitung, Rückblick, Teilen und wer das Spiel gemacht hat.

set-up-first = Wer zuerst spricht
option-fine = Vergeblich behaltene Karten
option-fine-dear = Zwei Punkte weniger
    .why = Behalten ist ein Wagnis.
option-fine-none = Kein Verlust
    .why = Behalten kostet nichts.
review-phase-saying = behalten oder passen
share-score = Karten { $cards }, Strafen { $fines }, Passen { $calm }.
about-game = Behalten oder Passen ist ein Spiel aus unseren Tests.
about-ours = Es zeigt, dass jedes Spiel einziehen kann.
