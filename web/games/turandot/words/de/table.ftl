### The table: every phase, card and result.

table-you-inside = Sie
house-table = Der Tisch
    .inside = der Tisch
maestro = Maestro
director = Regie
inspect = { $card } ansehen

## Phasen, und was zu tun ist

headline = Runde { $round } von { $rounds } · { $phase }
phase-call = Vorsingen
phase-reveal = Engagieren
phase-understudies = Ensemble-Sänger
phase-firing = Regisseur feuern
phase-premiere = Die Premiere
phase-finale = Schlussapplaus
call-maestro = Maestro: { $who }
call-next = danach: { $who }
now-busy = Einen Augenblick …
now-read = Lesen Sie, was geschehen ist, dann weiter.
now-starting = Verdeckt gelegt. Die Rivalen sind noch unterwegs.
now-sealed = Verdeckt gelegt. { $who } überlegt noch.
now-all-sealed = Alle haben verdeckt gelegt.
now-sealing-you = Wen engagieren? Dazu Geld oder Bluff, dann bieten.
now-sealing-other = { $who } bietet zuerst. Wählen können Sie schon.
now-revealed = Die Gebote liegen offen.
now-hired = Zahl für Zahl engagiert das höchste Gebot.
now-designed = Geld allein wird zum Ausstattungselement.
now-understudies-you = { $count ->
    [one] Ein Haus hat noch niemanden. Wählen Sie, wer dorthin geht.
   *[other] { $count } Häuser haben noch niemanden. Wählen Sie, wer wohin geht.
}
now-understudies-other = { $who } verteilt die Verträge.
now-settled = Alle haben eine Karte.
now-naming-you = Zeigen Sie auf einen Rivalen: Der muss feuern.
now-naming-other = { $who } bestimmt, wer einen Regisseur feuern muss.
now-firing-you = Sie müssen feuern: Ein Regisseur geht.
now-firing-other = { $who } muss einen Regisseur feuern.
now-fired = Ein Regisseur weniger.
now-premiere-you = Geben Sie jedem eine Rolle, dann: Vorhang auf.
now-premiere-other = { $who } verteilt die Rollen.
say-sealed = { $seen ->
    [yes] { $cards ->
        [one] { $who } legt eine Karte.
       *[other] { $who } legt { $cards } Karten.
    }
   *[no] { $who } hat gelegt.
}
say-maestro = { $you ->
    [yes] Sie sind Maestro
   *[no] Maestro ist { $who }
}
say-premiere = Die Premiere. Geben Sie jedem eine Rolle: jemanden anheben, dann den Platz wählen.

## Karten

table-label-slot = Platz { $slot }.
table-label-director = Regie: { $name }.
table-label-stars = { $stars ->
    [one] Ein Stern.
    [2] Zwei Sterne.
    [3] Drei Sterne.
   *[other] { $stars } Sterne.
}
table-label-wants = Möchte { $role } singen.
table-gender-male = Mann.
table-gender-female = Frau.
table-gender-uncertain = Geschlecht nicht eindeutig.
table-label-type-pro = Profi.
table-label-type-amateur = { $gender ->
    [female] Amateurin.
   *[other] Amateur.
}
table-label-type-alternative = Alternativ.
table-label-type-classic = Klassisch.
table-label-type-comic = Komisch.
table-label-type-dark = Dramatisch.
table-type-pro = Profi
table-type-amateur = Amateur
table-type-alternative = Alternativ
table-type-classic = Klassisch
table-type-comic = Komisch
table-type-dark = Dramatisch
table-type-pro-letter = Pr
table-type-amateur-letter = Am
table-type-alternative-letter = Al
table-type-classic-letter = Kl
table-type-comic-letter = Ko
table-type-dark-letter = Dr
type-pro-note = Kein Regisseur belohnt Profis, und keiner straft sie ab.
type-amateur-note = Kein Regisseur belohnt Amateure, aber viele von ihnen träumen von einer Rolle.
type-alternative-note = Winkel bringt einen Punkt je alternativem Sänger, Plinth nimmt einen weg.
type-classic-note = Plinth bringt einen Punkt je klassischem Sänger, Winkel nimmt einen weg.
type-comic-note = Pouff bringt einen Punkt je komischem Sänger, Finster nimmt einen weg.
type-dark-note = Finster bringt einen Punkt je dramatischem Sänger, Pouff nimmt einen weg.
voice-soprano = Sopran
voice-mezzo = Mezzosopran
voice-alto = Alt
voice-countertenor = Countertenor
voice-tenor = Tenor
voice-baritone = Bariton
voice-bass = Bass
role-turandot = Turandot
role-calaf = Calaf
role-liu = Liù
role-ping = Ping
role-pong = Pong
role-pang = Pang
role-played = { $role } { $card }
director-dark-effect = +1 je dramatischem Sänger, −1 je komischem.
director-comic-effect = +1 je komischem Sänger, −1 je dramatischem.
director-alternative-effect = +1 je alternativem Sänger, −1 je klassischem.
director-classic-effect = +1 je klassischem Sänger, −1 je alternativem.
director-casting-effect = +1 je Sänger in der Lieblingsrolle.
director-scenery-effect = +1 je Ausstattungselement.
director-variety-effect = +3, wenn alle sechs Typen in der Besetzung sind.
director-ambiguous-effect = +1 je Sänger von nicht eindeutigem Geschlecht.
director-plain-effect = Bringt nichts, kostet nichts.
director-fired = Gefeuert.
inspect-owner = { $you ->
    [yes] In Ihrer Besetzung.
    [table] In der Besetzung des Tisches.
   *[no] In der Besetzung von { $who }.
}
inspect-gone = Nach Hause gegangen; nicht mehr im Spiel.

## Bieten

stage-title = Die Bühne
stage-choose = Wen engagieren
stage-cards = Karten auf der Bühne
stage-tap = Wählen Sie eine Karte oder den Ausstatter.
stage-yours = Ihre
bid-money = Geld
bid-coins = { $coins ->
    [0] Kein Geld
    [one] Eine Geldkarte
   *[other] { $coins } Geldkarten
}
bid-bluff = Bluff
bid-seal-nothing = Bieten
bid-seal = { $cards ->
    [one] Bieten: 1 Karte
   *[other] Bieten: { $cards } Karten
}
bid-nothing-yet = Wählen Sie zuerst eine Karte. Nichts gilt, bevor Sie den Knopf drücken.
bid-choose-first = Wählen Sie eine Karte, oder Geld allein für einen Ausstatter.
bid-not-that-much = { $money ->
    [0] Sie haben kein Geld mehr.
    [one] Sie haben nur noch eine Geldkarte.
   *[other] Sie haben nur noch { $money } Geldkarten.
}
bid-designer-takes-one = Ohne Zahl ist es genau eine Geldkarte, nicht mehr und nicht weniger.
bid-no-money-left = Geld allein braucht Geld, und Ihres ist weg.
bid-no-money-left-short = Sie haben kein Geld mehr (R3).
bid-no-maestro-money = An diesem Tisch muss der Maestro eine Zahl spielen.
bid-no-maestro-money-short = Nicht für den Maestro (R1).
bid-if-alone = { $money ->
    [0] Allein auf { $slot }: kostenlos engagiert.
    [one] Allein auf { $slot }: engagiert, 1 Geldkarte ist trotzdem weg.
   *[other] Allein auf { $slot }: engagiert, { $money } Geldkarten sind trotzdem weg.
}
bid-if-outbid = { $money ->
    [0] Überboten: Sie bekommen jemanden aus dem Ensemble.
   *[other] Überboten: Geld zurück, dazu jemand aus dem Ensemble.
}
bid-if-tied = Gleichstand oben: Niemand engagiert.
bid-designer-hires = Ein freier Ausstatter macht aus dem Geld für immer ein Ausstattungselement; ist keiner mehr frei, kommt es zurück. So oder so gibt es einen Ensemble-Sänger.
bid-designer-maestro = Der Maestro bekommt keinen Ausstatter: Das Geld kommt zurück, den Ensemble-Sänger wählen Sie selbst.
bid-designer-round-4 = Heute keine Ausstatter: Das Geld kommt zurück, einen Regisseur teilt der Maestro zu.
stand-open = { $count ->
    [one] Ausstatter: 1 Geldkarte
   *[other] Ausstatter: 1 Geldkarte
}
stand-closed = Ausstatter: geschlossen
stand-label = { $count ->
    [0] Geld allein: in dieser Runde kein Ausstatter
    [one] Stattdessen Ausstatter: eine Geldkarte, ein Ausstatter ist frei
   *[other] Stattdessen Ausstatter: eine Geldkarte, { $count } Ausstatter sind frei
}
stand-note = wird zum Ausstattungselement
stand-note-maestro = kommt zum Maestro zurück
stand-note-round-4 = das Geld kommt zurück

## Aufdecken

reveal-bid = { $you ->
    [yes] { $money ->
        [0] Sie, ohne Geld
        [one] Sie, mit 1 Geldkarte
       *[other] Sie, mit { $money } Geldkarten
    }
   *[no] { $money ->
        [0] { $who }, ohne Geld
        [one] { $who }, mit 1 Geldkarte
       *[other] { $who }, mit { $money } Geldkarten
    }
}
reveal-alone = { $who }: Geld allein
fate-won = Für Sie!
fate-outbid = Überboten
fate-tied = Gleich­stand
reveal-nobody = Niemand
reveal-tie = Gleich­stand { $money } = { $money }
reveal-hired = { $you ->
    [yes] { $paid ->
        [0] Sie, kostenlos
       *[other] Sie, für { $paid }
    }
   *[no] { $paid ->
        [0] { $who }, kostenlos
       *[other] { $who }, für { $paid }
    }
}
reveal-designed = { $you ->
    [yes] Für Sie: Ausstattungselement
   *[no] { $who }: Ausstattungselement
}
reveal-not-designed = { $you ->
    [yes] Ihr Geld kommt zurück
   *[no] { $who } nimmt das Geld zurück
}

## Ensemble-Sänger

understudies-who = Häuser ohne Karte
understudies-promised = { $you ->
    [yes] Für Sie
   *[no] Für { $who }
}
understudies-free = Noch niemand
understudies-got = { $you ->
    [yes] Für Sie
   *[no] Für { $who }
}
understudies-goes-home = Geht nach Hause
understudies-joins-table = Geht an den Tisch
understudies-commit = Verträge verteilen
understudies-incomplete = Erst braucht jedes Haus eine Karte.
understudies-note = Haus antippen, Karte antippen; tauschen, so oft Sie wollen. Eine Karte geht nach Hause.
understudies-note-two = Haus antippen, Karte antippen; tauschen, so oft Sie wollen. Die letzte Karte geht an den Tisch.

## Feuern

naming-choose = Wer einen Regisseur feuern muss
naming-nobody-yet = Rivalen bestimmen
naming-commit = { $who } bestimmen
naming-note = Wen Sie bestimmen, der muss einen der übrigen Regisseure feuern.
firing-choose = Wen feuern
firing-nobody-yet = Regisseur wählen
firing-commit = { $director } feuern
firing-note = Die Zahlen zeigen, was jede Regie jedem Haus heute wert ist.
firing-done = { $you ->
    [yes] Sie feuern { $director }.
   *[no] { $who } feuert { $director }.
}
worth-now = { $you ->
    [yes] Für Sie { $points }.
   *[no] Für { $who } { $points }.
}
worth-title = Was diese Regie wert ist
worth-whose = Haus
worth-now-head = Jetzt
worth-least = Mindestens
worth-most = Höchstens
worth-range = noch möglich: { $least } bis { $most }
directors-title = Regie
directors-left = noch { $count }

## Häuser

mine-title = Ihr Haus
house-open = { $who }: das Haus ansehen
house-money = { $money ->
    [0] Kein Geld mehr.
    [one] Noch eine Geldkarte.
   *[other] Noch { $money } Geldkarten.
}
house-scene = { $scene ->
    [0] Keine Ausstattungselemente.
    [one] Ein Ausstattungselement.
   *[other] { $scene } Ausstattungselemente.
}
house-empty = Noch niemand engagiert.
house-thinking = überlegt
house-not-sealed = noch offen
house-sealed = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
house-sealed-unseen = gelegt
house-projected = Wenn jetzt der Vorhang aufginge
house-projected-now = Wenn jetzt der Vorhang aufginge: { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
house-projected-why = Punkte, wenn jetzt der Vorhang aufginge, bei bester Besetzung
house-covered = Verdeckt, bis sich der Vorhang hebt.
deck-left = Noch { $count } Sänger im Stapel
sheet-deck = Noch im Stapel
deck-note = { $count ->
    [0] Der Stapel ist leer.
    [one] Ein Sänger war noch nicht zu sehen.
   *[other] { $count } Sänger waren noch nicht zu sehen. Einige davon kommen noch auf die Bühne.
}
deck-gone = Nach Hause gegangen: { $count }

## Premiere

premiere-title = Die Besetzung der Premiere
premiere-roles = Rollen und wer sie singt
premiere-in-role = { $number }, { $role }: { $card }
premiere-adds = In dieser Rolle { $points }.
premiere-note = Zwei antippen, und sie tauschen.
premiere-director = { $director }: { $effect }
premiere-could-be = { $points ->
    [one] Ein Punkt mehr ist möglich.
   *[other] { $points } Punkte mehr sind möglich.
}
premiere-best = Beste Besetzung
premiere-commit = Vorhang auf
premiere-anyway = Trotzdem: Vorhang auf
final-title = Die Kritiken sind da
line-stars = Sterne
line-scene = Ausstattung
line-favourites = Lieblingsrollen
line-mismatches = Fehlbesetzt
line-bonus = Regie
line-penalty = Letzter Maestro
final-casts = Die Besetzungen des Abends
final-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
final-place = Sie belegen Platz { $place } von { $seats }, mit { $points }.
final-decided = { $you ->
    [yes] Der Unterschied zu Ihnen: { $parts }.
    [table] Der Unterschied zum Tisch: { $parts }.
   *[no] Der Unterschied zu { $rival }: { $parts }.
}
made-stars = { $points ->
    [one] ein Stern mehr
   *[other] { $points } Sterne mehr
}
made-scene = { $points ->
    [one] ein Ausstattungselement mehr
   *[other] { $points } Ausstattungselemente mehr
}
made-favourites = { $points ->
    [one] eine Lieblingsrolle mehr
   *[other] { $points } Lieblingsrollen mehr
}
made-mismatches = { $points ->
    [one] eine Fehlbesetzung weniger
   *[other] { $points } Fehlbesetzungen weniger
}
made-bonus = { $director } ({ $points } mehr)
made-penalty = kein Abzug
final-wins = { $you ->
    [yes] Sie gewinnen mit { $points }.
   *[no] { $who } gewinnt mit { $points }.
}
final-by-stars = { $you ->
    [yes] { $level } haben gleich viele Punkte. Sie gewinnen: mehr Sterne in der Besetzung.
   *[no] { $level } haben gleich viele Punkte. { $who } gewinnt: mehr Sterne in der Besetzung.
}
final-shared = Gleich viele Punkte, gleich viele Sterne: { $winners } teilen sich den Sieg.
final-table-wins = Der Tisch schlägt Sie beide. Niemand gewinnt.
say-total = { $who }: { $points }.

## Programmheft

log-title = Programmheft
log-round = { $you ->
    [yes] Runde { $round }, Sie sind Maestro
   *[no] Runde { $round }, Maestro { $who }
}
log-call = Auf der Bühne: { $cards }.
log-hired = { $you ->
    [yes] { $paid ->
        [0] Sie engagieren { $card } kostenlos.
        [one] Sie engagieren { $card } für 1 Geldkarte.
       *[other] Sie engagieren { $card } für { $paid } Geldkarten.
    }
   *[no] { $paid ->
        [0] { $who } engagiert { $card } kostenlos.
        [one] { $who } engagiert { $card } für 1 Geldkarte.
       *[other] { $who } engagiert { $card } für { $paid } Geldkarten.
    }
}
log-outbid = Überboten: { $names }.
log-tied = { $money ->
    [0] { $card }: Gleichstand ohne Geld ({ $names }). Niemand engagiert.
    [one] { $card }: Gleichstand mit je 1 Geldkarte ({ $names }). Niemand engagiert.
   *[other] { $card }: Gleichstand mit je { $money } Geldkarten ({ $names }). Niemand engagiert.
}
log-designed = { $you ->
    [yes] Sie bekommen ein Ausstattungselement.
   *[no] { $who } bekommt ein Ausstattungselement.
}
log-alone = { $you ->
    [yes] Sie spielten Geld allein; es kommt zurück.
   *[no] { $who } spielte Geld allein; es kommt zurück.
}
log-understudy = { $you ->
    [yes] Sie bekommen { $card } aus dem Ensemble.
   *[no] { $who } bekommt { $card } aus dem Ensemble.
}
log-home = { $card } geht nach Hause.
log-joins = { $card } geht an den Tisch.
log-named = { $mine ->
    [yes] Sie bestimmen { $who }.
   *[no] { $you ->
        [yes] { $maestro } bestimmt Sie.
       *[no] { $maestro } bestimmt { $who }.
    }
}
log-fired = { $you ->
    [yes] Sie feuern { $director }.
   *[no] { $who } feuert { $director }.
}

## Reiter und Tasten

tabs-title = Teile des Tisches
tab-table = Tisch
tab-casts = Besetzung
tab-directors = Regie
tab-log = Programm
keys-slot = Eine Zahl wählen; bei der Premiere anheben und absetzen
keys-designer = Geld allein für einen Ausstatter
keys-more = Mehr Geld
keys-less = Weniger Geld
keys-back = In der Reihe zurück
keys-on = In der Reihe weiter
keys-bluff = Bluffkarte dazu oder weg
keys-enter = Bieten, bestätigen, weiter
keys-clear = Alles zurück auf die Hand
keys-table = Den Tisch vorlesen
keys-cast = Ihr Haus vorlesen
keys-rival = Das Haus eines Rivalen vorlesen
keys-directors = Die Regie vorlesen
keys-last = Das letzte Ergebnis vorlesen
keys-prompter = Den Souffleur fragen
keys-inspect = Eine Karte genau ansehen
