### Reasons, decisions looked at again, and what-ifs.

review-phase-placing = ein Pinguin
review-phase-inviting = ein Marker
review-phase-choosing = die Reihenfolge der Vorstellungen
review-phase-entering = ein neuer Künstler

## Reasons

told-amount = { $points ->
    [one] { $shown } Punkt
   *[other] { $shown } Punkte
}
reason-total = { $you ->
    [yes] Für Sie am Ende etwa { $points }.
   *[no] Für { $who } am Ende etwa { $points }.
}
reason-show = { $you ->
    [yes] { $count ->
        [one] { $shows } tritt sofort auf und kann Ihnen { $points } bringen.
       *[other] { $shows } treten sofort auf und können Ihnen { $points } bringen.
    }
   *[no] { $count ->
        [one] { $shows } tritt sofort auf und kann { $who } { $points } bringen.
       *[other] { $shows } treten sofort auf und können { $who } { $points } bringen.
    }
}
reason-card = { $you ->
    [yes] Sie bekämen { $card }.
   *[no] { $who } bekäme { $card }.
}
reason-card-some = { $you ->
    [yes] Sie bekämen eine Künstlerkarte.
   *[no] { $who } bekäme eine Künstlerkarte.
}
reason-card-lost = { $you ->
    [yes] Die Karte ginge an Sie.
   *[no] Die Karte ginge an { $who }.
}
reason-card-lost-some = Die Karte ginge an jemand anderen.
reason-gift = Auch andere bekommen dabei Punkte: { $names }.
reason-gift-some = Auch andere bekommen dabei Punkte, zusammen { $points }.
reason-excuse = { $fee ->
    [0] Wer { $card } abgibt, spart die Gebühr.
   *[other] Wer { $card } abgibt, spart eine Gebühr von { $fee }.
}
reason-fee = Die Mischgebühr kostet { $points }.
reason-fans = { $count ->
    [one] { $shows } neben { $cell } amüsiert diesen Pinguin.
   *[other] { $shows } neben { $cell } amüsieren diesen Pinguin.
}
reason-guest = { $count ->
    [one] { $shows } wird { $card } amüsieren.
   *[other] { $shows } werden { $card } amüsieren.
}
reason-idle = Neben { $cell } amüsiert niemand diesen Pinguin.
reason-nearer = { $you ->
    [yes] Das bringt { $show } dem Auftritt näher, der Ihnen { $points } wert ist.
   *[no] Das bringt { $show } dem Auftritt näher, der { $who } { $points } wert ist.
}
reason-hand = { $you ->
    [yes] Auch die Pinguine, die Sie behalten, finden gute Plätze.
   *[no] Auch die Pinguine, die { $who } behält, finden gute Plätze.
}
reason-supply = { $you ->
    [yes] Ihr Marker kann auf einen besseren Gast warten.
   *[no] { $who } hebt einen Marker für einen besseren Gast auf.
}
reason-stay = { $you ->
    [yes] Sie bleiben bei Ihren drei Gästen.
   *[no] { $who } bleibt bei denselben drei Gästen.
}
reason-brings = { $card } mag, was jetzt beginnt: { $points }.
reason-deserted = Neben { $cell } amüsiert niemand mehr den Gast, der dort steht.
reason-this-show = { $you ->
    [yes] Diese Vorstellung bringt Ihnen { $points }.
   *[no] Diese Vorstellung bringt { $who } { $points }.
}
reason-no-show = { $you ->
    [yes] Diese Vorstellung bringt Ihnen nichts.
   *[no] Diese Vorstellung bringt { $who } nichts.
}
reason-last-show = Der Stapel ist leer: Nach dieser Vorstellung zählt keine mehr.
reason-own-guests = { $you ->
    [yes] { $count ->
        [one] Dort amüsiert sich einer Ihrer Gäste: { $points }.
       *[other] Dort amüsieren sich { $count } Ihrer Gäste: { $points }.
    }
   *[no] { $count ->
        [one] Dort amüsiert sich ein Gast von { $who }: { $points }.
       *[other] Dort amüsieren sich { $count } Gäste von { $who }: { $points }.
    }
}
reason-no-rivals = Dort amüsiert sich kein Gast von jemand anderem.
reason-crowd = { $count } Pinguine stehen schon daneben.
reason-missing = { $count ->
    [one] Dann fehlt noch eine Karte bis zum Auftritt.
   *[other] Dann fehlen noch { $count } Karten bis zum Auftritt.
}
reason-animals-more = { $you ->
    [yes] Die Tiere brächten Ihnen am Ende { $points } mehr.
   *[no] Die Tiere brächten { $who } am Ende { $points } mehr.
}
reason-animals-fewer = { $you ->
    [yes] Die Tiere brächten Ihnen am Ende { $points } weniger.
   *[no] Die Tiere brächten { $who } am Ende { $points } weniger.
}
reason-activity-more = { $you ->
    [yes] Die Karte passt zu Ihrer Tätigkeit: am Ende { $points } mehr.
   *[no] Die Karte passt zur Tätigkeit von { $who }: am Ende { $points } mehr.
}
reason-activity-fewer = { $you ->
    [yes] Eine Karte Ihrer Tätigkeit geht: am Ende { $points } weniger.
   *[no] { $who } gibt eine Karte der eigenen Tätigkeit her: am Ende { $points } weniger.
}
reason-deny = { $you ->
    [yes] Die anderen können auf etwa { $points } weniger hoffen.
   *[no] Wer gegen { $who } spielt, kann auf etwa { $points } weniger hoffen.
}
reason-help = { $you ->
    [yes] Es hilft auch den anderen: etwa { $points }.
   *[no] Es hilft auch denen, die gegen { $who } spielen: etwa { $points }.
}
reason-opening = { $you ->
    [yes] Für Sie, die als Nächstes dran sind, liegen etwa { $points } mehr bereit.
   *[no] Für { $who }, als Nächstes an der Reihe, liegen etwa { $points } mehr bereit.
}
reason-closes = { $you ->
    [yes] Für Sie, die als Nächstes dran sind, liegen etwa { $points } weniger bereit.
   *[no] Für { $who }, als Nächstes an der Reihe, liegen etwa { $points } weniger bereit.
}
reason-tempo = { $you ->
    [yes] Es bleibt eine Vorstellung weniger, und das kommt Ihnen gelegen.
   *[no] Es bleibt eine Vorstellung weniger, und das kommt { $who } gelegen.
}
reason-tempo-bad = { $you ->
    [yes] Es bleibt eine Vorstellung weniger, und das kommt den anderen gelegen.
   *[no] Es bleibt eine Vorstellung weniger, und das kommt { $who } nicht gelegen.
}
reason-later = { $you ->
    [yes] Mit Ihren Gästen können Sie auf etwa { $points } mehr hoffen.
   *[no] { $who } kann mit den eigenen Gästen auf etwa { $points } mehr hoffen.
}
reason-later-less = { $you ->
    [yes] Mit Ihren Gästen können Sie auf etwa { $points } weniger hoffen.
   *[no] { $who } kann mit den eigenen Gästen auf etwa { $points } weniger hoffen.
}

## A decision looked at again

recall-hand = Auf der Hand
recall-newcomer = Der neue Künstler
recall-act = { $missing ->
    [0] { $card } auf { $cell }, bereit zum Auftritt.
    [one] { $card } auf { $cell }, es fehlt eine Karte.
   *[other] { $card } auf { $cell }, es fehlen { $missing } Karten.
}
recall-guest = { $you ->
    [yes] { $cell }: { $card }, Ihr Gast.
   *[no] { $cell }: { $card }, Gast von { $who }.
}
whatif-placements = Andere Plätze in diesem Zug, mit demselben Marker und allem anderen, wie es kam
whatif-tokens = Andere Marker in diesem Zug, mit allem anderen, wie es kam
whatif-points = Punkte in diesem Zug
whatif-shows = Vorstellungen
whatif-no-show = keine Vorstellung
whatif-show = { $card }, Karte abgeworfen
whatif-show-taken = { $you ->
    [yes] { $card }, Karte für Sie
   *[no] { $card }, Karte für { $who }
}
whatif-more = { $points ->
    [one] Eine andere Wahl ({ $move }) hätte in diesem Zug { $points } Punkt mehr gebracht.
   *[other] Eine andere Wahl ({ $move }) hätte in diesem Zug { $points } Punkte mehr gebracht.
}
whatif-right = Keine andere Wahl hätte Ihnen in diesem Zug mehr Punkte gebracht.
