### Decisions looked at again

review-phase-placing = ein Pinguin
review-phase-inviting = ein Marker
review-phase-choosing = die Reihenfolge der Vorstellungen
review-phase-entering = ein neuer Künstler

## Reasons

told-amount = { $points ->
    [one] { $shown } Punkt
   *[other] { $shown } Punkte
}
figure-total = { $you ->
    [yes] Für Sie am Ende etwa { $points }.
   *[no] Für { $who } am Ende etwa { $points }.
}
reason-show = { $you ->
    [yes] { $count ->
        [one] { $shows } tritt sofort auf und bringt Ihnen { $points }.
       *[other] { $shows } treten sofort auf und bringen Ihnen { $points }.
    }
   *[no] { $count ->
        [one] { $shows } tritt sofort auf und bringt { $who } { $points }.
       *[other] { $shows } treten sofort auf und bringen { $who } { $points }.
    }
}
reason-show-guest = { $you ->
    [yes] { $count ->
        [one] Kommt ein Marker auf { $guest }, bringt Ihnen { $shows } sofort { $points }.
       *[other] Kommt ein Marker auf { $guest }, bringen Ihnen { $shows } sofort { $points }.
    }
   *[no] { $count ->
        [one] Kommt ein Marker auf { $guest }, bringt { $shows } { $who } sofort { $points }.
       *[other] Kommt ein Marker auf { $guest }, bringen { $shows } { $who } sofort { $points }.
    }
}
reason-show-nobody = { $count ->
    [one] { $shows } tritt sofort auf, und niemand punktet.
   *[other] { $shows } treten sofort auf, und niemand punktet.
}
reason-show-nothing = { $you ->
    [yes] { $count ->
        [one] { $shows } tritt sofort auf und bringt Ihnen nichts.
       *[other] { $shows } treten sofort auf und bringen Ihnen nichts.
    }
   *[no] { $count ->
        [one] { $shows } tritt sofort auf und bringt { $who } nichts.
       *[other] { $shows } treten sofort auf und bringen { $who } nichts.
    }
}
reason-gift = { $count ->
    [one] { $shows } bringt anderen Punkte: { $names }.
   *[other] { $shows } bringen anderen Punkte: { $names }.
}
reason-card-only = { $you ->
    [yes] In der Vorstellung punktet sonst niemand: Sie bekommen { $card }.
   *[no] In der Vorstellung punktet sonst niemand: { $who } bekommt { $card }.
}
reason-card-least = { $you ->
    [yes] Von allen, die punkten, haben Sie am wenigsten ({ $points }) und bekommen { $card }.
   *[no] Von allen, die punkten, hat { $who } am wenigsten ({ $points }) und bekommt { $card }.
}
reason-card-to = { $you ->
    [yes] Sie bekämen { $card }.
   *[no] { $who } bekäme { $card }.
}
reason-card-tie = Gleichstand bei den wenigsten Punkten ({ $names }): Niemand bekommt { $card }.
reason-animal-most = { $you ->
    [yes] Sie hätten dann die meisten { $animals }: am Ende { $points } mehr.
   *[no] { $who } hätte dann die meisten { $animals }: am Ende { $points } mehr.
}
reason-animal-share = { $you ->
    [yes] Niemand hätte dann mehr { $animals } als Sie: am Ende { $points } mehr.
   *[no] Niemand hätte dann mehr { $animals } als { $who }: am Ende { $points } mehr.
}
reason-activity = { $you ->
    [yes] { $show } passt zu Ihrer Tätigkeitskarte: am Ende { $points }.
   *[no] { $show } passt zur Tätigkeitskarte von { $who }: am Ende { $points }.
}
reason-ends-ahead = { $you ->
    [yes] Mit dieser Vorstellung endet das Fest, und Sie liegen { $points } vorn.
   *[no] Mit dieser Vorstellung endet das Fest, und { $who } liegt { $points } vorn.
}
reason-ends-behind = { $you ->
    [yes] Mit dieser Vorstellung endet das Fest, und Sie liegen { $points } zurück.
   *[no] Mit dieser Vorstellung endet das Fest, und { $who } liegt { $points } zurück.
}
reason-fee = Die Mischgebühr auf { $cell } kostet { $points }.
reason-fee-none = { $count ->
    [one] Der Pinguin neben { $cell } gehört zu einer anderen Familie: keine Gebühr.
   *[other] Keiner der { $count } Pinguine neben { $cell } gehört zur selben Familie: keine Gebühr.
}
reason-fee-alone = Neben { $cell } steht kein Pinguin: keine Gebühr.
reason-excuse = Wer { $card } abgibt, spart { $points } Gebühr und verliert nach jetzigem Stand am Ende nichts.
reason-excuse-costs = Wer { $card } abgibt, spart { $points } Gebühr und verliert nach jetzigem Stand am Ende { $worth }.
reason-closes = { $you ->
    [yes] Als Nächstes sind Sie dran und können { $card } nicht mehr auftreten lassen.
   *[no] Als Nächstes ist { $who } dran und kann { $card } nicht mehr auftreten lassen.
}
reason-quiet = { $you ->
    [yes] Als Nächstes sind Sie dran und können keine Vorstellung beginnen lassen.
   *[no] Als Nächstes ist { $who } dran und kann keine Vorstellung beginnen lassen.
}
reason-opens = { $you ->
    [yes] Dann fehlt nur noch eine Karte, bis { $show } auftritt, und Sie sind als Nächstes dran.
   *[no] Dann fehlt nur noch eine Karte, bis { $show } auftritt, und { $who } ist als Nächstes dran.
}
reason-fans = { $shows } neben { $cell } amüsieren { $guest }.
reason-fan-animal = { $guest } mag { $animals }, und { $show } ist neben { $cell }.
reason-fan-activity = { $guest } mag { $activity }, und { $show } ist neben { $cell }.
reason-idle = Neben { $cell } amüsiert niemand { $guest }.
reason-nearer = { $you ->
    [yes] Das bringt { $card } einem Auftritt näher, bei dem niemand mehr bekommt als Sie: { $points }.
   *[no] Das bringt { $card } einem Auftritt näher, bei dem niemand mehr bekommt als { $who }: { $points }.
}
reason-nearer-rival = { $you ->
    [yes] Das bringt auch { $card } einem Auftritt näher, der Ihnen { $points } brächte.
   *[no] Das bringt auch { $card } einem Auftritt näher, der { $who } { $points } brächte.
}
reason-nearer-card = { $you ->
    [yes] Das bringt { $card } dem Auftritt näher, und nach jetzigem Stand bekämen Sie die Karte.
   *[no] Das bringt { $card } dem Auftritt näher, und nach jetzigem Stand bekäme { $who } die Karte.
}
reason-nearer-open = Das bringt { $card } dem Auftritt näher, und noch hat dort niemand einen Gast, der punkten würde.
reason-apart = Kein Auftritt rückt dadurch näher: Vorerst hat sonst niemand etwas davon.
reason-keeps = { $count ->
    [one] Sie behalten einen wertvolleren Pinguin für einen besseren Platz.
   *[other] Sie behalten { $count } wertvollere Pinguine für bessere Plätze.
}
reason-brings = { $guest } mag, was jetzt beginnt: { $points }.
reason-guest-several = { $shows } werden { $guest } amüsieren.
reason-guest-soon = { $show } wird { $guest } amüsieren, und es fehlt nur noch eine Karte.
reason-guest = { $count ->
    [one] { $show } wird { $guest } amüsieren, aber es fehlt noch eine Karte.
   *[other] { $show } wird { $guest } amüsieren, aber es fehlen noch { $count } Karten.
}
reason-guest-best = Von den freien Pinguinen, die jemand amüsiert, ist keiner mehr wert als { $guest }.
reason-room = Um { $cell } sind noch { $count } Felder frei: Dort können neue Künstler auftauchen.
reason-supply-used = Im Vorrat brächte der Marker nichts.
reason-leaves = { $count ->
    [one] Der Marker verlässt { $guest }, obwohl { $shows } diesen Gast amüsieren würde.
   *[other] Der Marker verlässt { $guest }, obwohl { $shows } diesen Gast amüsieren würden.
}
reason-deserted = Neben { $cell } amüsiert niemand { $guest }: Dort nützt der Marker nichts.
reason-supply = { $you ->
    [yes] { $count ->
        [one] Sie heben einen Marker für einen besseren Gast auf.
       *[other] Sie heben { $count } Marker für bessere Gäste auf.
    }
   *[no] { $count ->
        [one] { $who } hebt einen Marker für einen besseren Gast auf.
       *[other] { $who } hebt { $count } Marker für bessere Gäste auf.
    }
}
reason-stay = { $you ->
    [yes] { $count ->
        [one] Einer Ihrer Gäste steht neben jemandem, der ihn amüsiert.
       *[other] { $count } Ihrer Gäste stehen neben jemandem, der sie amüsiert.
    }
   *[no] { $count ->
        [one] Ein Gast von { $who } steht neben jemandem, der ihn amüsiert.
       *[other] { $count } Gäste von { $who } stehen neben jemandem, der sie amüsiert.
    }
}
reason-stay-idle = { $you ->
    [yes] Keiner Ihrer Gäste steht neben jemandem, der ihn amüsiert.
   *[no] Kein Gast von { $who } steht neben jemandem, der ihn amüsiert.
}
reason-none-free = Kein freier Pinguin steht neben jemandem, der ihn amüsiert.
reason-this-show = { $you ->
    [yes] { $show } bringt Ihnen { $points }.
   *[no] { $show } bringt { $who } { $points }.
}
reason-this-none = { $you ->
    [yes] { $show } bringt Ihnen nichts.
   *[no] { $show } bringt { $who } nichts.
}
reason-own-guests = { $you ->
    [yes] { $count ->
        [one] Dort amüsiert { $show } einen Ihrer Gäste: { $points }.
       *[other] Dort amüsiert { $show } { $count } Ihrer Gäste: { $points }.
    }
   *[no] { $count ->
        [one] Dort amüsiert { $show } einen Gast von { $who }: { $points }.
       *[other] Dort amüsiert { $show } { $count } Gäste von { $who }: { $points }.
    }
}
reason-rival-guests = Dort brächte { $show } anderen Punkte: { $names }.
reason-no-rivals = Dort amüsiert { $show } keinen Gast von jemand anderem.
reason-loose = { $count ->
    [one] Ein Pinguin, der sich dort amüsiert, ist noch nicht eingeladen: { $points }.
   *[other] { $count } Pinguine, die sich dort amüsieren, sind noch nicht eingeladen; der beste zählt { $points }.
}
reason-alone = Dort sieht noch kein Pinguin zu.
reason-crowd = { $count } Pinguine stehen schon dort.
reason-lacks = { $count ->
    [one] Bis zum Auftritt fehlt dort noch eine Karte.
   *[other] Bis zum Auftritt fehlen dort noch { $count } Karten.
}
reason-edge = { $count ->
    [one] Ein Punkt der Karte zeigt aufs Wasser und gilt als besetzt.
   *[other] { $count } Punkte der Karte zeigen aufs Wasser und gelten als besetzt.
}
reason-hope-more = { $you ->
    [yes] Ihre Marker versprechen etwa { $points } mehr.
   *[no] Die Marker von { $who } versprechen etwa { $points } mehr.
}
reason-hope-less = { $you ->
    [yes] Ihre Marker versprechen etwa { $points } weniger.
   *[no] Die Marker von { $who } versprechen etwa { $points } weniger.
}
reason-deny = { $you ->
    [yes] Die anderen können auf etwa { $points } weniger hoffen.
   *[no] Wer gegen { $who } spielt, kann auf etwa { $points } weniger hoffen.
}
reason-help = { $you ->
    [yes] Es hilft auch den anderen: etwa { $points }.
   *[no] Es hilft auch denen, die gegen { $who } spielen: etwa { $points }.
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
