### The table: every phase, choice and result.

## Turns and what is asked

headline = { $you ->
    [yes] Zug { $turn } · Sie
   *[no] Zug { $turn } · { $who }
}
phase-finale = Das Fest ist zu Ende
now-busy = Einen Moment …
now-read = Lesen Sie, was geschehen ist, dann weiter.
now-starting = Notiert. Die Rivalen treffen noch ein.
now-placing-you = Sie sind am Zug: Wählen Sie einen Pinguin, dann ein Feld.
now-planned = Fertig? Drücken Sie den Knopf.
now-placing-other = { $who } wählt einen Pinguin.
now-inviting-you = Versetzen Sie einen Ihrer Marker, oder lassen Sie sie liegen.
now-inviting-other = { $who } denkt über die Marker nach.
now-choosing-you = { $count } Vorstellungen stehen an. Welche kommt als Nächstes?
now-choosing-other = { $who } bestimmt die nächste Vorstellung.
now-entering-you = Legen Sie den neuen Künstler aufs Eis.
now-entering-other = { $who } legt den neuen Künstler aufs Eis.

## Cards and cells

label-penguin = { $name }. Mag auch { $likes }.
label-entertainer = { $dots ->
    [one] { $name }. Ein Punkt.
   *[other] { $name }. { $dots } Punkte.
}
animals-sheep = Schafe
animals-kangaroo = Kängurus
animals-seal = Robben
animals-bear = Bären
ice-title = Der Eisberg
cell-label = { $cell }: { $what }
cell-empty = leer
cell-curtain = ein Vorhang
cell-awaited = { $count ->
    [one] ein Künstler wartet darauf
   *[other] { $count } Künstler warten darauf
}
cell-guest = { $you ->
    [yes] Ihr Gast
   *[no] Gast von { $who }
}
cell-lacks = { $count ->
    [0] bereit zum Auftritt
    [one] ein Punkt ist frei
   *[other] { $count } Punkte sind frei
}
cell-beside = { $more ->
    [0] daneben: { $card }
    [one] daneben: { $card } und noch ein Künstler
   *[other] daneben: { $card } und { $more } weitere Künstler
}
cell-open = offen
cell-chosen = gewählt
cell-closed = nicht neben einem Künstler
cell-fee = Gebühr { $fee }
cell-no-fee = keine Gebühr
cell-spark = löst eine Vorstellung aus
cell-token-may = ein Marker darf hierher
cell-token-here = Ihr Marker kommt hierher
cell-waits = bereit zum Auftritt
dots-none = kein Künstler auf { $cell }.
dots-open = { $count ->
    [one] { $card } auf { $cell } braucht noch ein Feld: { $cells }.
   *[other] { $card } auf { $cell } braucht noch { $count } Felder: { $cells }.
}
dots-full = { $card } auf { $cell } braucht nichts mehr.

## The hand, the fee, the token

hand-title = Ihre Hand
place-card-first = Wählen Sie einen Pinguin aus Ihrer Hand.
place-cell-first = Wählen Sie ein Feld neben einem Künstler.
place-no-entertainer = Neben { $cell } ist kein Künstler.
settle-how = Wie die Gebühr beglichen wird
settle-pay = { $fee } zahlen
settle-hand-in = Abgeben
settle-card = Abgeben: { $card } (jetzt { $worth } wert)
token-supply = { $count ->
    [0] Kein Marker im Vorrat
    [one] Ein Marker im Vorrat
   *[other] { $count } Marker im Vorrat
}
token-leave = Marker liegen lassen
token-first = Wählen Sie einen Pinguin zum Einladen, oder lassen Sie Ihre Marker liegen.
token-choose-first = Ihre Marker liegen alle auf dem Eis: Wählen Sie zuerst den, der wandern soll.
token-guest-first = Wählen Sie den Pinguin, zu dem er kommt.

## What would follow

if-no-fee = Keine Gebühr.
if-no-show = Keine Vorstellung beginnt.
if-fee = Gebühr { $fee }: { $parts }.
fee-part = { $value } auf { $cell }
if-excused = Sie geben stattdessen { $card } ab.
if-token = Ein Marker kommt auf { $cell }.
if-token-moved = Ihr Marker wandert von { $from } auf { $cell }.
if-leave = Ihre Marker bleiben liegen.
if-show = { $card } auf { $cell } tritt auf: { $points }; { $award }.
if-enters = { $count ->
    [one] { $card } steht auf { $cell } und wartet auf eine Karte.
   *[other] { $card } steht auf { $cell } und wartet auf { $count } Karten.
}
points-of = { $who } { $points }
points-nobody = niemand punktet
would-least = { $you ->
    [yes] Sie haben am wenigsten und bekommen die Karte
   *[no] { $who } hat am wenigsten und bekommt die Karte
}
would-only = { $you ->
    [yes] sonst punktet niemand, Sie bekommen die Karte
   *[no] sonst punktet niemand, { $who } bekommt die Karte
}
would-tie = Gleichstand bei den wenigsten Punkten, die Karte wird abgeworfen
would-nobody = die Karte wird abgeworfen

## The button

commit-place-nowhere = Einladen
commit-place = { $how ->
    [pay] { $token ->
        [to] Auf { $cell }, { $fee } zahlen, Marker auf { $to }
        [leave] Auf { $cell }, { $fee } zahlen, kein Marker
       *[none] Auf { $cell } legen, { $fee } zahlen
    }
    [card] { $token ->
        [to] Auf { $cell }, Karte abgeben, Marker auf { $to }
        [leave] Auf { $cell }, Karte abgeben, kein Marker
       *[none] Auf { $cell } legen, Karte abgeben
    }
   *[free] { $token ->
        [to] Auf { $cell } legen, Marker auf { $to }
        [leave] Auf { $cell } legen, kein Marker
       *[none] Auf { $cell } legen
    }
}
commit-token = { $token ->
    [to] Marker auf { $cell }
    [leave] Alle Marker liegen lassen
   *[none] Einladen
}
commit-order-nobody = Vorstellung beginnen
commit-order = Bühne frei für { $card }
commit-enter-nowhere = Künstler legen
commit-enter = { $turned ->
    [yes] Auf { $cell } legen, gedreht
   *[no] Auf { $cell } legen
}

## The new entertainer

enter-first = Wählen Sie ein Feld neben irgendeiner Karte.
enter-turn = Drehen
enter-alone = Neben { $cell } liegt keine Karte.
enter-performs = Auf { $cell } würde er sofort auftreten.
enter-completes = Auf { $cell } würde er den Künstler auf { $completes } vollständig machen.
enter-taken = { $cell } ist besetzt.
enter-turn-it = Gedreht darf er dort stehen.
order-first = Wählen Sie den Künstler, der als Nächstes auftritt.

## Players

houses-title = Spieler
seat-score = { $count ->
    [one] { $who }: { $points } Punkt.
   *[other] { $who }: { $points } Punkte.
}
seat-tokens = { $count ->
    [0] Alle drei Marker auf dem Eis.
    [one] Noch ein Marker.
   *[other] Noch { $count } Marker.
}
seat-collects = Sammelt: { $activity }.
seat-holds = { $count ->
    [one] Ein Pinguin auf der Hand.
   *[other] { $count } Pinguine auf der Hand.
}
seat-no-cards = Keine Künstlerkarten.
seat-projected = Wenn das Fest jetzt endete
card-worth = jetzt { $worth } wert

## Piles and sheets

sheet-piles = Was noch kommt
sheet-log = Was geschehen ist
pile-entertainers = Künstler im Stapel
pile-penguins = Pinguine zu ziehen
pile-shows = Vorstellungen übrig
pile-next = kommt als Nächstes
pile-empty = Der Stapel der Künstler ist leer.
piles-left = In den Stapeln: Künstler { $entertainers }, Pinguine { $penguins }.
shows-left = { $count ->
    [0] Keine Vorstellung mehr
    [one] Noch 1 Vorstellung
   *[other] Noch { $count } Vorstellungen
}
pile-backstage = Künstler unter der obersten Karte: { $count }
pile-gone = Karten aus dem Spiel: { $count }
pile-unseen = Noch nicht gesehene Pinguine: { $count }
curtain-note = Hier gab es eine Vorstellung. Ein Vorhang gilt als besetzt.
guest-free = Niemand hat ihn eingeladen.
guest-of = { $you ->
    [yes] Ihr Gast.
   *[no] Gast von { $who }.
}
guest-beside = { $amused ->
    [yes] { $card } auf { $cell } würde ihn amüsieren.
   *[no] { $card } auf { $cell } würde ihn nicht amüsieren.
}
audience-now = { $count ->
    [0] Niemand würde zuschauen.
    [one] Ein Pinguin würde zuschauen; amüsiert: { $amused }.
   *[other] { $count } Pinguine würden zuschauen; amüsiert: { $amused }.
}
prospects-title = Punkte bei einem Auftritt jetzt
inspect-on = Steht auf { $cell }.
inspect-owner = { $you ->
    [yes] Gehört Ihnen.
   *[no] Gehört { $who }.
}
inspect-gone = Aus dem Spiel.
inspect-next = Kommt als Nächstes.

## The end

final-title = Die Abrechnung
final-rank = Platz
final-nth = { $place }.
final-cards = Künstlerkarten
final-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
final-place = Sie kommen auf Platz { $place } von { $seats }, mit { $points }.
final-wins = { $you ->
    [yes] Sie gewinnen mit { $points }.
   *[no] { $who } gewinnt mit { $points }.
}
final-by-bonus = { $you ->
    [yes] Gleichstand bei { $points }: { $level }. Sie gewinnen: mehr Punkte aus Karten.
   *[no] Gleichstand bei { $points }: { $level }. { $who } gewinnt: mehr Punkte aus Karten.
}
final-by-cards = { $you ->
    [yes] Gleichstand auch bei den Punkten aus Karten: { $level }. Sie gewinnen: mehr Künstlerkarten.
   *[no] Gleichstand auch bei den Punkten aus Karten: { $level }. { $who } gewinnt: mehr Künstlerkarten.
}
final-shared = Völliger Gleichstand bei { $points }. Den Sieg teilen sich: { $winners }.
final-decided = { $you ->
    [yes] Der Unterschied zu Ihnen: { $parts }.
   *[no] Der Unterschied zu { $who }: { $parts }.
}
made-start = { $points ->
    [one] ein Punkt mehr beim Start
   *[other] { $points } Punkte mehr beim Start
}
made-shows = { $points ->
    [one] ein Punkt mehr aus Vorstellungen
   *[other] { $points } Punkte mehr aus Vorstellungen
}
made-fees = { $points ->
    [one] ein Punkt weniger an Gebühren
   *[other] { $points } Punkte weniger an Gebühren
}
made-activity = { $points ->
    [one] ein Punkt mehr für die Tätigkeit
   *[other] { $points } Punkte mehr für die Tätigkeit
}
made-sheep = { $points ->
    [one] ein Punkt mehr für Schafe
   *[other] { $points } Punkte mehr für Schafe
}
made-kangaroo = { $points ->
    [one] ein Punkt mehr für Kängurus
   *[other] { $points } Punkte mehr für Kängurus
}
made-seal = { $points ->
    [one] ein Punkt mehr für Robben
   *[other] { $points } Punkte mehr für Robben
}
made-bear = { $points ->
    [one] ein Punkt mehr für Bären
   *[other] { $points } Punkte mehr für Bären
}
say-total = { $who }: { $points }.

## Log

log-title = Protokoll
log-turn = { $you ->
    [yes] Zug { $turn }, Sie
   *[no] Zug { $turn }, { $who }
}
log-nothing = Noch ist nichts geschehen.

## Keys

keys-hand = Einen Pinguin wählen
keys-roam = Über das Eis gehen
keys-jump = Ans Ende einer Reihe oder Spalte
keys-enter = Feld wählen; tun, was der Knopf sagt; weiter
keys-token = Einen Marker nehmen, dann den nächsten
keys-leave = Marker liegen lassen
keys-settle = Zahlen oder eine Karte abgeben
keys-turn = Den neuen Künstler drehen
keys-clear = Die letzte Wahl aufgeben
keys-cell = Das Feld vorlesen
keys-dots = Die Punkte eines Künstlers vorlesen
keys-scores = Punkte und Stapel vorlesen
keys-last = Vorlesen, was zuletzt geschah
keys-prompter = Den Souffleur fragen
keys-inspect = Die Karte ansehen
