### Why a move: one sentence for each kind of reason that the engine gives. $you and $who are the player whose move it
### is, $mine and $whom another player whom the reason names, $theirs and $third a third one.

## Was eine Karte wert ist

reason-stars = { $stars ->
    [3] Drei Sterne: Niemand auf der Bühne hat mehr.
   *[other] Zwei Sterne: Niemand auf der Bühne hat mehr.
}
reason-few-stars = { $stars ->
    [one] Ein Stern: Niemand auf der Bühne hat weniger.
   *[other] Zwei Sterne: Niemand auf der Bühne hat weniger.
}
reason-stars-woman = { $stars ->
    [3] Drei Sterne
   *[other] Zwei Sterne
}, und { $you ->
    [yes] Ihnen fehlt noch
   *[no] { $who } fehlt noch
} { $count ->
    [one] eine Frau.
   *[other] für beide Frauenrollen jemand.
}
reason-stars-favourite = { $stars ->
    [3] Drei Sterne
   *[other] Zwei Sterne
}, und { $card } will { $role } singen; die Rolle ist { $you ->
    [yes] bei Ihnen frei: { $signed }.
   *[no] bei { $who } frei: { $signed }.
}
reason-favourite = { $you ->
    [yes] { $card } will { $role } singen, und diese Rolle ist bei Ihnen frei: { $signed }.
   *[no] { $card } will { $role } singen, und diese Rolle ist bei { $who } frei: { $signed }.
}
reason-favourite-taken = { $card } will { $role } singen, aber das will auch { $other } aus derselben Besetzung.
reason-miscast = Für { $card } ist keine passende Rolle frei: { $signed }.
reason-woman = { $you ->
    [yes] Ihnen fehlt noch
   *[no] { $who } fehlt noch
} { $count ->
    [one] eine Frau: { $card } wäre eine.
   *[other] für beide Frauenrollen jemand: { $card } wäre der Anfang.
}
reason-any-role = { $card } passt in jede Rolle und ist nie fehlbesetzt.
reason-loved = { $director } gibt für { $card } einen Punkt dazu.
reason-loathed = { $director } zieht für { $card } einen Punkt ab.
reason-type-again = { $director } zahlt nur für sechs verschiedene Typen, und dieser ist schon dabei.
reason-types-complete = Mit { $card } sind alle sechs Typen beisammen: { $director } zahlt { $signed }.
reason-type-new = Ein neuer Typ, Nummer { $count } von sechs, die { $director } sehen will.
reason-type-grows = Das wären { $count } von dem Typ, den { $director } belohnt, und { $director } ist noch im Rennen.
reason-best-card = { $you ->
    [yes] Keine Karte auf der Bühne bringt Ihnen mehr.
   *[no] Keine Karte auf der Bühne bringt { $who } mehr.
}
reason-worst-card = { $you ->
    [yes] Keine Karte auf der Bühne bringt Ihnen weniger.
   *[no] Keine Karte auf der Bühne bringt { $who } weniger.
}
reason-better-card = { $you ->
    [yes] { $other } brächte Ihnen mehr.
   *[no] { $other } brächte { $who } mehr.
}
reason-later-less = { $card } ist auf Dauer weniger wert, als es jetzt aussieht.
reason-later-more = { $card } ist auf Dauer mehr wert, als es jetzt aussieht.
reason-middling = { $you ->
    [yes] Für Sie besser als die mittlere Karte, wenn auch nicht die beste.
   *[no] Für { $who } besser als die mittlere Karte, wenn auch nicht die beste.
}
reason-pays = { $you ->
    [yes] { $director } brächte Ihnen nach heutigem Stand { $signed }.
   *[no] { $director } brächte { $who } nach heutigem Stand { $signed }.
}
reason-costs = { $you ->
    [yes] { $director } würde Sie nach heutigem Stand Punkte kosten: { $signed }.
   *[no] { $director } würde { $who } nach heutigem Stand Punkte kosten: { $signed }.
}
reason-pays-never = { $director } bringt niemandem je etwas.
reason-pays-later = { $you ->
    [yes] { $director } kann Ihnen noch bis zu { $signed } bringen.
   *[no] { $director } kann { $who } noch bis zu { $signed } bringen.
}

## Wer sie noch will, und was das Geld tut

reason-pays-rival = { $mine ->
    [yes] Bei Ihnen brächte { $director } { $signed }.
   *[no] Bei { $whom } brächte { $director } { $signed }.
}
reason-rival-wants = { $mine ->
    [yes] Bei Ihnen brächte { $card } { $signed }.
   *[no] Bei { $whom } brächte { $card } { $signed }.
}
reason-nobody-wants = Keinem Rivalen bringt diese Karte mehr als die anderen.
reason-sure = { $money ->
    [one] Sonst hat niemand Geld übrig: Eine Geldkarte macht es sicher.
   *[other] Sonst hat niemand { $money } Geldkarten: Das ist sicher.
}
reason-nobody-outbids = { $money ->
    [0] Sonst hat niemand Geld übrig: Schlimmstenfalls gibt es Gleichstand.
    [one] Niemand kann eine Geldkarte überbieten: Schlimmstenfalls gibt es Gleichstand.
   *[other] Niemand kann { $money } Geldkarten überbieten: Schlimmstenfalls gibt es Gleichstand.
}
reason-only-outbids = { $money ->
    [one] { $mine ->
        [yes] Nur Sie können eine Geldkarte überbieten.
       *[no] Nur { $whom } kann eine Geldkarte überbieten.
    }
   *[other] { $mine ->
        [yes] Nur Sie können { $money } Geldkarten überbieten.
       *[no] Nur { $whom } kann { $money } Geldkarten überbieten.
    }
}
reason-last-coin = { $rounds ->
    [one] Das ist das ganze Geld, und eine Runde kommt noch.
   *[other] Das ist das ganze Geld, und { $rounds } Runden kommen noch.
}
reason-last-call = Das ist die letzte Runde: Aufgehobenes Geld ist nichts wert.
reason-keeps-money = { $money ->
    [1] Die letzte Geldkarte bleibt auf der Hand
    [2] Beide Geldkarten bleiben auf der Hand
   *[other] Alle { $money } Geldkarten bleiben auf der Hand
}{ $rounds ->
    [one] , und eine Runde kommt noch.
   *[other] , und { $rounds } Runden kommen noch.
}
reason-overpaid = Vermutlich bietet sonst niemand darauf: Das Geld wäre verschenkt.
reason-quiet = Vermutlich bietet sonst niemand darauf: Es geht wohl ohne Geld.
reason-worth-paying = Vermutlich bietet noch jemand darauf: Ohne Geld geht es kaum.
reason-crowded = Vermutlich bietet noch jemand darauf, und vielleicht mehr.
reason-maestro-safe = { $you ->
    [yes] Wird nichts daraus, verteilen Sie den Rest und bedienen sich zuerst.
   *[no] Wird nichts daraus, verteilt { $who } den Rest und kommt zuerst dran.
}
reason-thin = { $count ->
    [one] Der Stapel, der schon liegt, hat nur eine Karte: kein Geld auf einer Zahl.
   *[other] Die Stapel, die schon liegen, haben nur eine Karte: kein Geld auf einer Zahl.
}
reason-bluff = { $count ->
    [one] Jemand bietet noch danach und sieht hier einen Stapel von { $size } Karten.
   *[other] Noch { $count } bieten danach und sehen hier einen Stapel von { $size } Karten.
}
reason-bluff-idle = Niemand sieht den Stapel vor dem eigenen Gebot: Die Bluffkarte ändert nichts.

## Geld allein

reason-no-designer = { $round ->
    [4] Heute arbeitet kein Ausstatter: Das Geld kommt zurück.
   *[other] Für den Maestro arbeitet kein Ausstatter: Das Geld kommt zurück.
}
reason-designer-sure = Ein Ausstatter ist sicher: Aus einer Geldkarte wird ein Ausstattungselement, +1.
reason-designer-line = { $places ->
    [one] Andere sind vorher dran und können den einzigen Ausstatter nehmen.
   *[other] Andere sind vorher dran und können beide Ausstatter nehmen.
}
reason-designer-double = Bei { $director } zählt jedes Ausstattungselement doppelt: +2.
reason-stage-flat = { $you ->
    [yes] Für Sie ist fast jede Karte auf der Bühne gleich gut.
   *[no] Für { $who } ist fast jede Karte auf der Bühne gleich gut.
}
reason-stage-rich = { $you ->
    [yes] { $other }, für Sie die beste Karte, bleibt den anderen überlassen.
   *[no] { $other }, für { $who } die beste Karte, bleibt den anderen überlassen.
}
reason-designer-card = Eine Karte kommt noch dazu, aber der Maestro sucht sie aus.

## Zuteilen

reason-gives-same = { $mine ->
    [yes] Alles, was übrig ist, bringt Ihnen gleich viel.
   *[no] Alles, was übrig ist, bringt { $whom } gleich viel.
}
reason-gives-fading = { $mine ->
    [yes] Heute bringt Ihnen alles, was übrig ist, gleich viel; auf Dauer dürfte { $card } weniger bringen als der Rest.
   *[no] Heute bringt { $whom } alles, was übrig ist, gleich viel; auf Dauer dürfte { $card } weniger bringen als der Rest.
}
reason-gives-growing = { $mine ->
    [yes] Heute bringt Ihnen alles, was übrig ist, gleich viel; auf Dauer dürfte { $card } mehr bringen als der Rest.
   *[no] Heute bringt { $whom } alles, was übrig ist, gleich viel; auf Dauer dürfte { $card } mehr bringen als der Rest.
}
reason-gives-least = { $mine ->
    [yes] Nichts von dem, was übrig ist, bringt Ihnen weniger.
   *[no] Nichts von dem, was übrig ist, bringt { $whom } weniger.
}
reason-gives-most = { $mine ->
    [yes] Nichts von dem, was übrig ist, bringt Ihnen mehr.
   *[no] Nichts von dem, was übrig ist, bringt { $whom } mehr.
}
reason-gives-more = { $mine ->
    [yes] Jetzt bringt { $card } Ihnen weniger als die meisten, auf Dauer dürfte es mehr sein.
   *[no] Jetzt bringt { $card } für { $whom } weniger als die meisten, auf Dauer dürfte es mehr sein.
}
reason-gives-less = { $mine ->
    [yes] Jetzt bringt { $card } Ihnen mehr als die meisten, auf Dauer dürfte es weniger sein.
   *[no] Jetzt bringt { $card } für { $whom } mehr als die meisten, auf Dauer dürfte es weniger sein.
}
reason-gives-middling = { $mine ->
    [yes] Von dem, was übrig ist, für Sie weder das Beste noch das Schlechteste.
   *[no] Von dem, was übrig ist, für { $whom } weder das Beste noch das Schlechteste.
}
reason-gives-favourite = { $mine ->
    [yes] { $card } will { $role } singen, und diese Rolle ist bei Ihnen frei: { $signed }.
   *[no] { $card } will { $role } singen, und diese Rolle ist bei { $whom } frei: { $signed }.
}
reason-gives-miscast = { $mine ->
    [yes] Bei Ihnen ist für { $card } keine passende Rolle frei: { $signed }.
   *[no] Bei { $whom } ist für { $card } keine passende Rolle frei: { $signed }.
}
reason-goes-home = { $card } bleibt dann übrig und geht nach Hause.
reason-table-gets = { $card } bleibt dann übrig und kommt an den Tisch.

## Bestimmen und feuern

reason-even = Es ist gleich, wer bestimmt wird.
reason-fires-mine = { $mine ->
    [yes] Sie würden wohl { $director } feuern
   *[no] { $whom } würde wohl { $director } feuern
}, derzeit { $you ->
    [yes] für Sie { $signed } wert.
   *[no] für { $who } { $signed } wert.
}
reason-fires-burden = { $mine ->
    [yes] Sie würden wohl { $director } feuern
   *[no] { $whom } würde wohl { $director } feuern
}, derzeit { $you ->
    [yes] für Sie { $signed } wert.
   *[no] für { $who } { $signed } wert.
}
reason-fires-theirs = { $mine ->
    [yes] Sie würden wohl { $director } feuern
   *[no] { $whom } würde wohl { $director } feuern
}, derzeit { $theirs ->
    [yes] für Sie { $signed } wert.
   *[no] für { $third } { $signed } wert.
}
reason-fires = { $mine ->
    [yes] Sie würden wohl { $director } feuern
   *[no] { $whom } würde wohl { $director } feuern
}{ $you ->
    [yes] , und das passt Ihnen.
   *[no] , und das passt { $who }.
}
reason-fires-least = { $mine ->
    [yes] Sie würden wohl { $director } feuern
   *[no] { $whom } würde wohl { $director } feuern
}{ $you ->
    [yes] {""}: Keine andere Wahl träfe Sie weniger.
   *[no] {""}: Keine andere Wahl träfe { $who } weniger.
}
reason-fires-badly = { $mine ->
    [yes] Sie würden wohl { $director } feuern
   *[no] { $whom } würde wohl { $director } feuern
}{ $you ->
    [yes] , und das passt Ihnen nicht.
   *[no] , und das passt { $who } nicht.
}
reason-pays-me = { $you ->
    [yes] { $director } bringt Ihnen nach heutigem Stand { $signed }.
   *[no] { $director } bringt { $who } nach heutigem Stand { $signed }.
}
reason-costs-me = { $you ->
    [yes] { $director } würde Sie nach heutigem Stand Punkte kosten: { $signed }.
   *[no] { $director } würde { $who } nach heutigem Stand Punkte kosten: { $signed }.
}
reason-pays-one = { $mine ->
    [yes] { $director } bringt Ihnen { $signed }; den anderen ist es gleich.
   *[no] { $director } bringt { $whom } { $signed }; den anderen ist es gleich.
}
reason-pays-some = { $count ->
    [one] { $mine ->
        [yes] { $director } bringt Ihnen { $signed }.
       *[no] { $director } bringt { $whom } { $signed }.
    }
   *[other] { $mine ->
        [yes] { $director } nützt { $count } Rivalen, am meisten Ihnen: { $signed }.
       *[no] { $director } nützt { $count } Rivalen, am meisten { $whom }: { $signed }.
    }
}
reason-pays-nobody = { $director } bringt heute niemandem etwas.
reason-may-pay = { $mine ->
    [yes] { $director } kann Ihnen noch bis zu { $signed } bringen.
   *[no] { $director } kann { $whom } noch bis zu { $signed } bringen.
}
reason-spares = { $you ->
    [yes] Auf Dauer können Sie { $director } eher entbehren als die meisten.
   *[no] Auf Dauer kann { $who } { $director } eher entbehren als die meisten.
}
reason-missed = { $you ->
    [yes] Auf Dauer würde Ihnen { $director } mehr fehlen als die meisten.
   *[no] Auf Dauer würde { $director } dem Haus von { $who } mehr fehlen als die meisten.
}

## Die Premiere

reason-part = { $card } als { $role }
reason-cast-favourites = { $count ->
    [one] In der Lieblingsrolle: { $parts }.
   *[other] In ihren Lieblingsrollen: { $parts }.
}
reason-cast-miscast = Fehlbesetzt: { $parts }.
reason-cast-denied = { $card } träumt von { $role } und bekommt die Rolle nicht.
reason-cast-clean = Niemand ist fehlbesetzt.
reason-cast-best = Keine Besetzung bringt mehr.
reason-cast-short = { $points ->
    [one] Ein Punkt weniger als mit der besten Besetzung.
   *[other] { $points } Punkte weniger als mit der besten Besetzung.
}
reason-cast-wins = Das gewinnt, wie gut die anderen auch besetzen.
reason-cast-behind = Besetzen die anderen so gut wie möglich, reicht es nicht zum Sieg.

## In Zahlen, nach den Gründen

figure-hired = Engagiert in { $percent } % der Fälle.
figure-points = { $points ->
    [one] Am Ende etwa ein Punkt.
   *[other] Am Ende etwa { $points } Punkte.
}
figure-total = { $points ->
    [one] Insgesamt ein Punkt.
   *[other] Insgesamt { $points } Punkte.
}
