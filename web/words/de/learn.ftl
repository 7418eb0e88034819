### Learn: what all lessons share.

learn-begin = Mit Szene 1 beginnen
learn-resume = Weiter
learn-play = Die erste Partie spielen
learn-done = gesehen
learn-scene = Szene { $number } von { $count }
learn-skip = Überspringen
learn-next = Nächste Szene
learn-on = Weiter
learn-watch = Sehen Sie, was geschieht, dann geht es weiter.
learn-not-this = Nicht in dieser Szene.
