### What every table offers: the Prompter, Why?, notes of a first game, and the ways on.

continue = Weiter
undo = Zurücknehmen
undo-title = Das zurücknehmen?
undo-rehearsal = Seitdem war etwas Neues zu sehen. Das Spiel geht von dort als Probe weiter: Es bleibt erhalten, zählt aber nicht.
rehearsal-why = Ein Zug wurde zurückgenommen, nachdem etwas Neues zu sehen war: Dieses Spiel zählt nicht.
rehearsal = Probe
act-title = Ihr Zug

sheet-prompter = Der Souffleur

final-rematch = Revanche
final-same-deal = Dieselben Karten noch einmal
final-other-seat = Dieselben Karten, anderer Platz
final-review = Zum Rückblick
final-share = Teilen
final-home = Startseite
line-total = Summe

why = Warum?
sheet-why = Warum gerade so
why-asking = Einen Moment, wir fragen nach …
why-silent = Kein Kommentar.
why-chances = Erwogen wurde:
why-chance = ({ $percent } %)

rule-open = Regel { $rule }

prompter-title = Der Souffleur
prompter-strength = Wie viel der Souffleur sagt
prompter-daily = In der Tagespartie schweigt der Souffleur. Sie dürfen trotzdem fragen; das Ergebnis wird es sagen.
prompter-daily-ask = Trotzdem fragen
prompter-thinking = Der Souffleur blättert in der Partitur …
prompter-speechless = Hier weiß der Souffleur nichts zu sagen.
prompter-advice-title = Was ein starker Spieler täte
prompter-chance = in { $often } % der Fälle; Siegchance { $win } %.

note-title = Gut zu wissen
note-close = Verstanden
