### Who made this game, and what is ours.

about-game = Turandot ist ein Kartenspiel von Stefano Castelli aus dem Jahr 2009. Dies ist eine Hommage für den Bildschirm.
about-ours = Texte, Zeichnungen, Klänge und Programm sind von uns. Die gedruckte Liste der Sänger steht in keiner Anleitung; auch die Sänger sind darum unsere.
