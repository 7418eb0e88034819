### Die Truppe: wer auftritt, und die Buchstaben der Familien.

cast-letter-green = G
cast-letter-brown = Br
cast-letter-red = R
cast-letter-blue = Bl

entertainer-sheep-juggling = Tante Clementine
entertainer-sheep-juggling-character = Zählt die Bälle, die vorbeikommen, sicher ist sicher.
    Weiter als bis sieben ist sie nie gekommen, ohne einzuschlafen.
entertainer-sheep-acrobatics = Bettina Bock
entertainer-sheep-acrobatics-character = Hat in drei Ländern jeden Zaun übersprungen und die Pfosten behalten.
    Schaut nur hinunter, um zu sehen, wer hinaufschaut.
entertainer-sheep-dance = Madame Mérinos
entertainer-sheep-dance-character = Tanzte vor zwei Königen und verneigte sich vor keinem.
    Ihre Locken werden morgens gelegt und nachmittags versichert.
entertainer-sheep-music = Otto Wollgemut
entertainer-sheep-music-character = Schreibt Walzer, die böse enden.
    Bittet, nicht zu weinen, und ist gekränkt, wenn man es lässt.
entertainer-kangaroo-juggling = Joey Kuddelmuddel
entertainer-kangaroo-juggling-character = Wirft fünf, fängt vier, zwinkert.
    Was Ihnen fehlt, steckt im Beutel.
entertainer-kangaroo-acrobatics = Bonnie Boing
entertainer-kangaroo-acrobatics-character = Ist im Frühling abgesprungen und noch nicht ganz gelandet.
    Bremsen, findet sie, sind etwas für Straßenbahnen.
entertainer-kangaroo-dance = Sir Percival Hopp
entertainer-kangaroo-dance-character = Tanzt im Takt, auf den Punkt und auf Ihren Füßen.
    Entschuldigt sich schriftlich.
entertainer-kangaroo-music = Mathilda Bumm
entertainer-kangaroo-music-character = Kennt ein Tempo, und zwar ihres.
    Die Kapelle folgt; andersherum hat sie es versucht.
entertainer-seal-juggling = Undine die Ungerührte
entertainer-seal-juggling-character = Hält die Augen zu, damit der Beifall nicht stört.
    Hat nie einen Ball fallen lassen, auch kein Wort.
entertainer-seal-acrobatics = Käpt’n Platsch
entertainer-seal-acrobatics-character = Verlor ein Auge an eine Kanone und gewann die Kanone beim Kartenspiel.
    Jeder Sturz war Absicht, fragen Sie herum.
entertainer-seal-dance = Lola Laguna
entertainer-seal-dance-character = Tanzt Tango mit allen, die noch stehen.
    Geht vor dem letzten Takt und nimmt die Blume wieder mit.
entertainer-seal-music = Barnabas Tröt
entertainer-seal-music-character = Lacht über seine Weisen, bis alle sie singen.
    Leise spielen kann er nicht; man hat es ihm gezeigt.
entertainer-bear-juggling = Igor der Sanfte
entertainer-bear-juggling-character = Fängt alles auf, als wäre es ein Ei.
    Wird rot, wenn man hinsieht, und man sieht hin.
entertainer-bear-acrobatics = Bjarne Butterfuß
entertainer-bear-acrobatics-character = Ihm hatte man von zwei Rädern erzählt.
    Will seit Dienstag absteigen.
entertainer-bear-dance = Graf Bruno
entertainer-bear-dance-character = Besitzt ein Schloss, eine Bartbürste und einen Walzer.
    Küsst jeder Dame die Hand und zählt die Ringe.
entertainer-bear-music = Die alte Ursula
entertainer-bear-music-character = Spielt mit geschlossenen Augen, was Ihre Großmutter summte.
    Bei welchem Takt sie einschläft, weiß niemand.
