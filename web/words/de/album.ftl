### Das Album jedes Spiels: was um die Karten herum steht, und wer die Rivalen sind.

album-show = Zeigen
album-all = Alle
album-rivals = Rivalen
album-counted = { $count ->
    [one] Auf diesem Gerät gezählt, in einer beendeten Partie.
   *[other] Auf diesem Gerät gezählt, in { $count } beendeten Partien.
}
album-counting = Ihre Partien werden durchgesehen: { $done } von { $total }
album-counting-label = Durchgesehene Partien
album-met = { $met } von { $all } getroffen
album-place = { $place } von { $all }
album-before = Zurück
album-next = Weiter
album-best = Bester gemeinsamer Abend: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { DATETIME($when, dateStyle: "medium") }
album-own-deck = Sie besitzen die Schachtel? Spielen Sie mit Ihren eigenen Karten
deed-rivals-games = { $count ->
    [0] Noch keine Partie zusammen
    [one] Eine Partie zusammen
   *[other] { $count } Partien zusammen
}
deed-rivals-ahead = { $count ->
    [one] Einmal hinter Ihnen
   *[other] { $count }-mal hinter Ihnen
}
deed-rivals-behind = { $count ->
    [one] Einmal vor Ihnen
   *[other] { $count }-mal vor Ihnen
}

rival-life-bianca = Ihr Fächer ist aus Banknoten, und es ist ihr ernst. Die Rechnungen laufen ihr nach und hoffen auf einen Blick.
rival-life-ottavio = Sein Geldbeutel kennt keine anderen Hände. Er klatscht mit einer, um den Handschuh zu schonen.
rival-life-zelda = Eine Maske in der Hand, eine im Ärmel, die dritte ist ihr Lächeln. Die vierte hat noch keiner gesehen.
rival-life-raimondo = Würde das Theater für eine gemalte Wolke mehr verpfänden. Das Dach ist undicht, aber schön.
rival-life-petra = Die Schere ist zum Bänderdurchschneiden da, offiziell. Wer vorn liegt, achte auf seine Rockschöße.
rival-life-anselmo = Vier von einer Sorte, und die Schublade ist fast voll. Nur das fünfte fliegt ihm immer davon.
