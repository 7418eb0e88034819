### Cards, moves and events as sentences, and the lines of the account.

## Cards within a sentence: as subject, as object, as a heading

told-you = Sie
told-activity-juggling = Jonglieren
told-activity-acrobatics = Akrobatik
told-activity-dance = Tanz
told-activity-music = Musik
told-penguin-green = die grüne { $value } ({ $activity })
    .short = die grüne { $value }
    .title = grüne { $value } ({ $activity })
told-penguin-brown = die braune { $value } ({ $activity })
    .short = die braune { $value }
    .title = braune { $value } ({ $activity })
told-penguin-red = die rote { $value } ({ $activity })
    .short = die rote { $value }
    .title = rote { $value } ({ $activity })
told-penguin-blue = die blaue { $value } ({ $activity })
    .short = die blaue { $value }
    .title = blaue { $value } ({ $activity })
told-act-sheep-juggling = das jonglierende Schaf
    .object = das jonglierende Schaf
    .title = Jonglierendes Schaf
told-act-sheep-acrobatics = das akrobatische Schaf
    .object = das akrobatische Schaf
    .title = Akrobatisches Schaf
told-act-sheep-dance = das tanzende Schaf
    .object = das tanzende Schaf
    .title = Tanzendes Schaf
told-act-sheep-music = das musizierende Schaf
    .object = das musizierende Schaf
    .title = Musizierendes Schaf
told-act-kangaroo-juggling = das jonglierende Känguru
    .object = das jonglierende Känguru
    .title = Jonglierendes Känguru
told-act-kangaroo-acrobatics = das akrobatische Känguru
    .object = das akrobatische Känguru
    .title = Akrobatisches Känguru
told-act-kangaroo-dance = das tanzende Känguru
    .object = das tanzende Känguru
    .title = Tanzendes Känguru
told-act-kangaroo-music = das musizierende Känguru
    .object = das musizierende Känguru
    .title = Musizierendes Känguru
told-act-seal-juggling = die jonglierende Robbe
    .object = die jonglierende Robbe
    .title = Jonglierende Robbe
told-act-seal-acrobatics = die akrobatische Robbe
    .object = die akrobatische Robbe
    .title = Akrobatische Robbe
told-act-seal-dance = die tanzende Robbe
    .object = die tanzende Robbe
    .title = Tanzende Robbe
told-act-seal-music = die musizierende Robbe
    .object = die musizierende Robbe
    .title = Musizierende Robbe
told-act-bear-juggling = der jonglierende Bär
    .object = den jonglierenden Bären
    .title = Jonglierender Bär
told-act-bear-acrobatics = der akrobatische Bär
    .object = den akrobatischen Bären
    .title = Akrobatischer Bär
told-act-bear-dance = der tanzende Bär
    .object = den tanzenden Bären
    .title = Tanzender Bär
told-act-bear-music = der musizierende Bär
    .object = den musizierenden Bären
    .title = Musizierender Bär

## What happens

told-placed = { $you ->
    [yes] Sie legen { $card } auf { $cell }.
   *[no] { $who } legt { $card } auf { $cell }.
}
told-paid = { $you ->
    [yes] { $fee ->
        [one] Sie zahlen { $fee } Punkt Mischgebühr.
       *[other] Sie zahlen { $fee } Punkte Mischgebühr.
    }
   *[no] { $fee ->
        [one] { $who } zahlt { $fee } Punkt Mischgebühr.
       *[other] { $who } zahlt { $fee } Punkte Mischgebühr.
    }
}
told-excused = { $you ->
    [yes] Sie geben { $card } ab, statt eine Gebühr von { $fee } zu zahlen.
   *[no] { $who } gibt { $card } ab, statt eine Gebühr von { $fee } zu zahlen.
}
told-token = { $you ->
    [yes] Sie laden { $card } auf { $cell } ein.
   *[no] { $who } lädt { $card } auf { $cell } ein.
}
told-token-moved = { $you ->
    [yes] Sie nehmen den Marker von { $from } und laden { $card } auf { $cell } ein.
   *[no] { $who } nimmt den Marker von { $from } und lädt { $card } auf { $cell } ein.
}
told-waiting = { $you ->
    [yes] { $count } Vorstellungen stehen an. Sie bestimmen die nächste.
   *[no] { $count } Vorstellungen stehen an. { $who } bestimmt die nächste.
}
told-show = { $card } tritt auf { $cell } auf.
told-audience = { $count ->
    [one] { $amused ->
        [0] Ein Pinguin schaut zu und amüsiert sich nicht.
       *[other] Ein Pinguin schaut zu und amüsiert sich.
    }
   *[other] { $amused ->
        [0] { $count } Pinguine schauen zu, keiner amüsiert sich.
        [one] { $count } Pinguine schauen zu, einer amüsiert sich.
       *[other] { $count } Pinguine schauen zu, { $amused } amüsieren sich.
    }
}
told-nobody-scored = Niemand punktet.
told-one-scored = { $you ->
    [yes] { $points ->
        [one] Sie bekommen { $points } Punkt.
       *[other] Sie bekommen { $points } Punkte.
    }
   *[no] { $points ->
        [one] { $who } bekommt { $points } Punkt.
       *[other] { $who } bekommt { $points } Punkte.
    }
}
told-scored = Punkte: { $points }.
told-points = { $who } { $points }
told-award-only = { $you ->
    [yes] Außer Ihnen punktet niemand: Sie bekommen { $card }.
   *[no] Außer { $who } punktet niemand: { $who } bekommt { $card }.
}
told-award-least = { $you ->
    [yes] Von allen, die punkten, haben Sie am wenigsten ({ $points }) und bekommen { $card }.
   *[no] Von allen, die punkten, hat { $who } am wenigsten ({ $points }) und bekommt { $card }.
}
told-award-tie = Niemand bekommt { $card }: Gleichstand bei den wenigsten Punkten ({ $names }, je { $points }).
told-award-nobody = Niemand punktet, also bekommt niemand { $card }.
told-curtain = Auf { $cell } fällt der Vorhang.
told-entered = { $you ->
    [yes] { $turned ->
        [yes] Sie legen { $card } auf { $cell }, gedreht.
       *[no] Sie legen { $card } auf { $cell }.
    }
   *[no] { $turned ->
        [yes] { $who } legt { $card } auf { $cell }, gedreht.
       *[no] { $who } legt { $card } auf { $cell }.
    }
}
told-next = Zuoberst auf dem Stapel liegt nun: { $card }.
told-pile-empty = Das war der letzte Künstler vom Stapel.
told-drawn = Sie ziehen { $card }.
told-draws = { $who } zieht einen Pinguin.
told-end-entertainers = Der Stapel der Künstler ist leer: Das Fest ist zu Ende.
told-end-space = Für den neuen Künstler ist kein Platz mehr: Das Fest ist zu Ende.
told-end-penguins = Es ist kein Pinguin mehr zu ziehen: Das Fest ist zu Ende.

## Moves

retell-place-paid = { $you ->
    [yes] { $fee ->
        [0] Sie legen { $card } auf { $cell } und zahlen die Mischgebühr.
       *[other] Sie legen { $card } auf { $cell } und zahlen { $fee }.
    }
   *[no] { $fee ->
        [0] { $who } legt { $card } auf { $cell } und zahlt die Mischgebühr.
       *[other] { $who } legt { $card } auf { $cell } und zahlt { $fee }.
    }
}
retell-place-excused = { $you ->
    [yes] Sie legen { $card } auf { $cell } und geben { $excuse } ab, statt zu zahlen.
   *[no] { $who } legt { $card } auf { $cell } und gibt { $excuse } ab, statt zu zahlen.
}
retell-leave = { $you ->
    [yes] Sie lassen Ihre Marker, wo sie sind.
   *[no] { $who } lässt alle Marker, wo sie sind.
}
retell-perform = { $you ->
    [yes] Sie lassen als Nächstes { $card } auftreten.
   *[no] { $who } lässt als Nächstes { $card } auftreten.
}
short-penguin = ein Pinguin
short-place = { $fee ->
    [paid] { $card } auf { $cell }, Gebühr bezahlt
    [excused] { $card } auf { $cell }, eine Karte abgegeben
   *[none] { $card } auf { $cell }
}
short-token = Marker auf { $cell }
short-token-moved = Marker von { $from } auf { $cell }
short-leave = kein Marker
short-perform = Vorstellung auf { $cell }
short-enter = { $turned ->
    [yes] { $cell }, gedreht
   *[no] { $cell }, aufrecht
}

## The account

line-start = Start
line-shows = Vorstellungen
line-fees = Gebühren
line-activity = Tätigkeit
line-sheep = Schafe
line-kangaroo = Kängurus
line-seal = Robben
line-bear = Bären
share-score = Start { $start }, Vorstellungen { $shows }, Gebühren { $fees }, Tätigkeit { $activity }, Tiere { $animals }.
