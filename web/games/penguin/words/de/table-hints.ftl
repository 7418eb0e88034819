### What is said beside the ice: facts and values of the Prompter, and the notes of a first game.

prompter-families = { $count ->
    [one] { $count } Pinguin wurde noch nicht gesehen: grün { $green }, braun { $brown }, rot { $red }, blau { $blue }.
   *[other] { $count } Pinguine wurden noch nicht gesehen: grün { $green }, braun { $brown }, rot { $red }, blau { $blue }.
}
prompter-activities = { $count ->
    [one] Er mag: Jonglieren { $juggling }, Akrobatik { $acrobatics }, Tanz { $dance }, Musik { $music }.
   *[other] Nach Tätigkeit: Jonglieren { $juggling }, Akrobatik { $acrobatics }, Tanz { $dance }, Musik { $music }.
}
prompter-shows = { $count ->
    [0] Es kommt keine Vorstellung mehr.
    [one] Es kommt höchstens noch eine Vorstellung.
   *[other] Es kommen höchstens noch { $count } Vorstellungen.
}
prompter-coming = { $count ->
    [one] Unter der obersten Karte des Stapels: { $cards }.
   *[other] Unter der obersten Karte des Stapels, in unbekannter Reihenfolge: { $cards }.
}
prompter-values-title = Was jede Vorstellung brächte, wenn sie jetzt begänne, mit den Markern, wie sie liegen
prompter-show = Vorstellung
prompter-missing = Karten, die fehlen
prompter-act = { $card }, { $cell }
prompter-penguin = { $card }: keine Gebühr auf { $free } von { $count } Feldern.
prompter-penguin-brings = { $fee ->
    [0] { $card }: keine Gebühr auf { $free } von { $count } Feldern; als Ihr Gast auf { $cell } bringt sie sofort { $points }.
   *[other] { $card }: keine Gebühr auf { $free } von { $count } Feldern; als Ihr Gast auf { $cell } bringt sie sofort { $points }, bei einer Gebühr von { $fee }.
}

note-first = Wählen Sie einen Pinguin aus Ihrer Hand, dann ein leuchtendes Feld neben einem Künstler. Gespielt wird erst, wenn Sie auf den Knopf drücken.
note-fee = Eine Zahl wie −7 ist die Mischgebühr: Sie wird neben einem Pinguin derselben Familie fällig und zählt alle Pinguine rund um das Feld zusammen.
note-spark = Ein Funke zeigt ein Feld, auf dem Ihr Pinguin eine Vorstellung auslösen würde.
note-excuse = Sie besitzen eine Künstlerkarte: Wird eine Gebühr fällig, dürfen Sie die Karte abgeben und zahlen nichts.
note-token = Ein Marker macht jeden Pinguin zu Ihrem Gast, egal, wer ihn gelegt hat. Nur Gäste, die sich amüsieren, bringen Ihnen Punkte.
note-token-show = Gleich beginnt eine Vorstellung. Die Zahlen auf den Pinguinen sagen, was jeder seinem Gastgeber brächte.
note-tokens-out = Ihre drei Marker liegen auf dem Eis. Von jetzt an wandert einer von Gast zu Gast; in den Vorrat kommt keiner zurück.
note-choosing = Mehrere Vorstellungen stehen an. Sie bestimmen, welche zuerst kommt; nach jeder folgt ein neuer Künstler.
note-entering = Der neue Künstler darf weder sofort auftreten noch einen anderen auftreten lassen. Wer die Karte dreht, dreht ihre Punkte; Punkte, die über den Rand zeigen, gelten als besetzt.
note-least = Die Karte geht an den, der am wenigsten bekommen hat, aber mehr als nichts.
note-tie = Mehrere haben gleich wenig bekommen, also nimmt niemand die Karte.
note-end = Es kommen nur noch wenige Vorstellungen. Am Ende zählen Karten: 2 Punkte für jede Ihrer Tätigkeit, 5 für die meisten eines Tiers, je 3 bei Gleichstand.
