### Das Album: Pinguine und Künstler, und was sie für einen getan haben.

album-lead = Alle vierundsechzig Pinguine und sechzehn Künstler, und was sie bisher für Sie getan haben.
album-penguins = Pinguine
album-entertainers = Künstler
deed-penguins-played = { $count ->
    [0] Noch nie gelegt
    [one] Einmal gelegt
   *[other] { $count }-mal gelegt
}
deed-penguins-shows = { $count ->
    [one] Einmal als Ihr Gast vergnügt
   *[other] { $count }-mal als Ihr Gast vergnügt
}
deed-penguins-points = { $count ->
    [one] Insgesamt { $count } Punkt für Sie
   *[other] Insgesamt { $count } Punkte für Sie
}
deed-entertainers-shows = { $count ->
    [0] Noch keine Vorstellung für Ihre Gäste
    [one] Eine Vorstellung, die Ihnen Punkte brachte
   *[other] { $count } Vorstellungen, die Ihnen Punkte brachten
}
deed-entertainers-points = { $count ->
    [one] Insgesamt { $count } Punkt für Sie
   *[other] Insgesamt { $count } Punkte für Sie
}
deed-entertainers-won = { $count ->
    [one] Karte einmal gewonnen
   *[other] Karte { $count }-mal gewonnen
}

life-green-juggling-1 = Hat einen Ball und lässt ihn nicht aus den Augen. Man denkt über einen zweiten nach.
life-green-juggling-3 = Drei Bälle in der Luft, ein Gedanke auf einmal. Meistens das Mittagessen.
life-green-juggling-4 = Zählt die Bälle wie Schäfchen und muss zum Applaus geweckt werden.
life-green-juggling-6 = Sechs Bälle, keine Zähne, keine Eile. Im Jahr des großen Frosts fiel einer hin, davon ist noch heute die Rede.
life-green-acrobatics-2 = Ist neben dem Rad aufgewachsen und jetzt erst so groß. Beide mögen denselben Schlamm.
life-green-acrobatics-3 = Kann fahren und kann anhalten, bloß noch nicht am selben Tag.
life-green-acrobatics-4 = Winkt von oben jedem Schaf. Die Schafe winken inzwischen zurück.
life-green-acrobatics-5 = Hat das zweite Rad gut verkauft und erklärt das seither allen.
life-green-dance-1 = Der Hut tanzt; wer darunter steckt, kommt mit, so gut es geht.
life-green-dance-3 = Hat den Walzer von einer Herde gelernt und dreht sich noch heute auf Pfiff.
life-green-dance-4 = Trägt den Stock links, denn der Sturm kommt von rechts.
life-green-dance-6 = Tanzt langsam, damit die Jugend sieht, wie man es machte, bevor es Musik gab.
life-green-music-2 = Zwei Töne und ein offenes Gemüt. Einer davon ist jedes Mal eine Überraschung.
life-green-music-3 = Spielt mittags Wiegenlieder. Die halbe Kolonie ist mit dem Fischen im Rückstand.
life-green-music-4 = Hat einen Marsch für Schafe komponiert. Beim ersten Takt legen sie sich hin, jedes Mal.
life-green-music-5 = Verleiht die Quetschkommode für Hochzeiten, kommt mit und isst.
life-brown-juggling-2 = Jongliert mit zweien, denn der dritte hat sich noch nicht vorgestellt.
life-brown-juggling-3 = Hat einen Ersatzball in einem gedachten Beutel. Kängurus finden das rührend.
life-brown-juggling-4 = Wirft vier, fängt vier und weiß nicht, was da schiefging.
life-brown-juggling-5 = Fünf Bälle, alle geliehen. Die Besitzer kommen in jede Vorstellung und schauen nach oben.
life-brown-acrobatics-1 = Wurde aufs Rad gesetzt, um aus dem Weg zu sein. Hat nicht geklappt.
life-brown-acrobatics-3 = Hüpft auf, hüpft ab, hüpft auf. Den Sattel traut sich keiner zu erwähnen.
life-brown-acrobatics-4 = Hält den Rekord im Stillstehen auf einem Rad. Es sollte ein Rennen sein.
life-brown-acrobatics-6 = Ist von jedem Eisberg gefallen, der einen Namen hat, und verbeugt sich vorher.
life-brown-dance-2 = Zwei linke Füße, ein rechter Hut. Der Hut rettet die Nummer.
life-brown-dance-3 = Glaubt, jeder Tanz ende mit einem Sprung. Decken aus Eis sehen das anders.
life-brown-dance-4 = Steppt mit Stock, Fuß und Schnabel, in dieser Rangfolge.
life-brown-dance-5 = Bat ein Känguru um einen langsamen Tanz. Zuletzt sah man sie hinterm Horizont.
life-brown-music-1 = Ein Ton, mit beiden Flossen festgehalten, damit er nicht entwischt.
life-brown-music-3 = Spielt nach Gehör, und das Gehör steckt unter dem Schal.
life-brown-music-4 = Kennt vier Lieder über Fische und eines über den, der entkam.
life-brown-music-6 = War dabei, als die Quetschkommode erfunden wurde, und gab ihr keine zwei Winter.
life-red-juggling-1 = Wirft den Ball sehr hoch, um Zeit für ein Schläfchen zu haben.
life-red-juggling-3 = Hat bei einer Robbe gelernt und sucht den dritten Ball daher auf der eigenen Nase.
life-red-juggling-4 = Vier Bälle, vier Vettern in der ersten Reihe, vier Meinungen.
life-red-juggling-6 = Jongliert mit halb geschlossenen Augen. Die Bälle sind auch nicht mehr jung und kennen den Weg.
life-red-acrobatics-2 = Fährt kleine Kreise, denn größer ist das Eis ja nicht.
life-red-acrobatics-3 = Macht alles mit Vollgas und fragt danach, was es war.
life-red-acrobatics-4 = Mit dem Rad so gut wie verheiratet. Die Robben warfen Fische.
life-red-acrobatics-5 = Trägt auf einem Rad ein volles Tablett. Angekommen ist es noch nirgends.
life-red-dance-1 = Tanzt mit allem, was größer ist, also mit allen.
life-red-dance-3 = Hebt den besten Schritt fürs Finale auf und ist im zweiten Akt außer Atem.
life-red-dance-4 = In jedem Fuß ein Tango, leider nicht derselbe.
life-red-dance-6 = War der Liebling dreier Schollen. Zwei sind geschmolzen, der Ruf hält.
life-red-music-2 = Drückt zuerst und hofft hinterher.
life-red-music-3 = Drei Töne eines großen Seemannslieds. Die übrigen sind noch auf See.
life-red-music-4 = Den Kehrreim bellen die Robben, in der falschen Tonart, aber von Herzen.
life-red-music-5 = Spielt auf Wunsch, nur nie das Gewünschte.
life-blue-juggling-2 = Gibt die Bälle von Flosse zu Flosse und nennt das Reisen.
life-blue-juggling-3 = Höflich zu allen dreien. Der mittlere ist der liebste und darf es nicht wissen.
life-blue-juggling-4 = Übt vor Bären, die der Krallen wegen vorsichtig klatschen.
life-blue-juggling-5 = Hat öffentlich noch keinen Ball fallen lassen. Privat gab es einen Donnerstag.
life-blue-acrobatics-1 = So klein, dass sich vor allem das Rad verbeugt.
life-blue-acrobatics-3 = Fragt alle, die vorbeikommen, welches das linke Pedal ist.
life-blue-acrobatics-4 = Nahm die Kurve am Pol, wo es in jede Richtung bergauf geht.
life-blue-acrobatics-6 = Fährt mit der Ruhe dessen, der die Bremse längst verkauft hat.
life-blue-dance-2 = Übt die Verbeugung mehr als den Tanz und braucht sie auch früher.
life-blue-dance-3 = Hat mit einem Bären Walzer getanzt und lebt seitdem sehr umsichtig.
life-blue-dance-4 = Poliert vorher das Eis. Manche nennen das Betrug; das Eis ist dankbar.
life-blue-dance-5 = Braucht die halbe Tanzfläche und gibt sie mit Zinsen zurück.
life-blue-music-1 = Ein einziger Ton, aber nachts und unter dem Fenster.
life-blue-music-3 = Spielt leise für die Bären, die noch nicht schlafen und besser sollten.
life-blue-music-4 = Stimmt die Quetschkommode nach dem Wind und gibt dann dem Wind die Schuld.
life-blue-music-6 = Sechs Töne einer Weise, für die sonst keiner mehr alt genug ist.
