### Who made this game, and what is ours.

about-game = The Penguin Ultimatum ist ein Kartenspiel von Jim Doherty, 2003 bei Eight Foot Llama erschienen. Dies ist eine Hommage für den Bildschirm.
about-ours = Texte, Zeichnungen, Klänge und Programm sind von uns. Die gedruckten Werte und Punkte stehen in keiner Anleitung; die unserer Karten sind darum auch unsere.
