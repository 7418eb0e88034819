### What is said beside the first bid: facts of the Prompter, and the notes of a first game.

prompter-unseen = { $count ->
    [0] Alle Sänger waren schon zu sehen.
    [one] Ein Sänger noch nicht gesehen: Frauen { $women }, Männer { $men }, nicht eindeutig { $uncertain }.
   *[other] { $count } Sänger noch nicht gesehen: Frauen { $women }, Männer { $men }, nicht eindeutig { $uncertain }.
}
prompter-money = Geld der Rivalen: { $rivals }.
prompter-outbid = { $count ->
    [0] Niemand hat mehr Geld als Sie.
    [one] Ein Rivale hat mehr Geld als Sie.
   *[other] { $count } Rivalen haben mehr Geld als Sie.
}
prompter-directors = { $count } Regisseure sind noch im Rennen.
prompter-values-title = Was jede Karte jedem Haus jetzt brächte
prompter-card = Karte

note-first-bid = Drei Geldkarten müssen sieben Runden reichen. Auch ein Gebot ohne Geld ist ein richtiges Gebot.
note-stacks = Wer vor Ihnen gelegt hat, zeigt nur, wie dick der Stapel ist. Die Bluffkarte macht ihn um eine Karte dicker.
note-tie = Bei Gleichstand an der Spitze engagiert niemand, und alle behalten ihr Geld.
note-paid-alone = Geld bei einer Zahl ist ausgegeben, auch wenn sonst niemand die Karte wollte.
note-understudy = Sie gingen leer aus, also gab Ihnen der Maestro eine Karte. Denken Sie nächstes Mal daran, wer Maestro ist.
note-maestro = Sie sind der Maestro: Sie legen zuerst und teilen zu, was übrig bleibt.
note-fire = Die Zahlen zeigen, was jeder Regisseur heute für jedes Haus wert ist. Feuern Sie einen, der einem Rivalen hilft.
note-directors = Runde 4: Regisseure statt Sänger, und heute ohne Ausstatter.
note-premiere = Nun verteilen Sie die Rollen. Eine Lieblingsrolle bringt einen Punkt, eine Fehlbesetzung kostet einen.
