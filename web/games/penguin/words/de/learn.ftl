### The five scenes of the rehearsal.

learn-title = Probe auf dem Eis
learn-lead = Sie geben ein Fest für Pinguine: Gäste, die sich bei einer Vorstellung amüsieren, bringen Ihnen Punkte, und die meisten Punkte gewinnen. Wie das geht, zeigen fünf kurze Szenen am echten Tisch; zusammen dauern sie keine vier Minuten, und Sie können jederzeit gehen.
learn-place = Ein Pinguin und seine Familie
    .hint = Wohin ein Pinguin kommt und wann er kostet.
learn-place-1-ask = Jeder Zug beginnt mit einem Pinguin neben einem Künstler. Wählen Sie die blaue 4 aus Ihrer Hand, tippen Sie auf b4 und drücken Sie den Knopf.
learn-place-1-done = Er steht neben zwei Künstlern. Kein Pinguin seiner Familie ist daneben, also wird keine Gebühr fällig.
learn-place-2-ask = Nun die blaue 1. Felder neben einem anderen blauen Pinguin zeigen jetzt einen Preis. Legen Sie sie trotzdem auf b3 und zahlen Sie.
learn-place-2-done = Sie haben 6 bezahlt. Sobald Verwandte daneben sind, zählt jeder Pinguin daneben: die blaue 4 und die rote 2. Gemischte Gesellschaft kostet nichts.
learn-show = Ein Gast und eine Vorstellung
    .hint = Wie man Punkte macht.
learn-show-1-ask = Dem jonglierenden Schaf fehlt nur noch eine Karte: Ein Funke zeigt das Feld. Legen Sie die braune 5, die Jonglieren mag, auf d2.
learn-show-1-done = Jetzt zeigt jeder Punkt des Schafs auf eine Karte, es wird also auftreten. Aber nur Gäste bringen Punkte. Dafür haben Sie Ihren Marker.
learn-show-2-ask = Tippen Sie die braune 5 auf d2 an, um sie zu Ihrem Gast zu machen, und drücken Sie den Knopf.
learn-show-2-done = Die braune 5 hat sich amüsiert und bringt Ihnen 5. Auch die grüne 2 mag Schafe, aber niemand hatte sie eingeladen. Sonst hat niemand gepunktet: Die Karte des Schafs gehört Ihnen.
learn-least = Wer am wenigsten hat, bekommt die Karte
    .hint = Warum wenige Punkte gute Punkte sein können.
learn-least-1-ask = Gleich tritt die tanzende Robbe auf, und Biancas Gäste werden ihr 10 bringen. Laden Sie die rote 5 auf c1 ein.
learn-least-1-done = Bianca hat 10 bekommen, Sie 5. Von allen, die punkten, bekommt die Karte, wer am wenigsten hat: Sie. Karten zählen am Ende, 2 Punkte für jede Ihrer Tätigkeit und 5 für die meisten eines Tiers.
learn-excuse = Eine Karte statt einer Gebühr
    .hint = Wofür Künstlerkarten auch gut sind.
learn-excuse-1-ask = Wählen Sie die rote 4 und tippen Sie auf a3. Die Gebühr ist 12. Ihnen gehört die tanzende Robbe: Geben Sie sie ab, statt zu zahlen, und drücken Sie den Knopf.
learn-excuse-1-done = Eine abgegebene Karte deckt jede Gebühr: Hier ist sie 12 Punkte wert. Sie ist für immer weg, und mit ihr die paar Punkte, die sie am Ende gebracht hätte.
learn-newcomer = Am Rand des Eises
    .hint = Wo ein neuer Künstler stehen darf.
learn-newcomer-1-ask = Nach jeder Vorstellung in Ihrem Zug legen Sie den nächsten Künstler. Legen Sie das musizierende Känguru auf g4. Bevor Sie den Knopf drücken, dürfen Sie es drehen.
learn-newcomer-1-done = Punkte, die ins Wasser zeigen, gelten als besetzt; am Rand kommt es darum schneller zu Vorstellungen. Ist der Stapel der Künstler verbraucht, ist das Fest zu Ende. Ihres kann beginnen.
