### Who made this game, and what is ours.

about-game = The Penguin Ultimatum è un gioco di carte di Jim Doherty, uscito nel 2003 per Eight Foot Llama. Questo è un omaggio per lo schermo.
about-ours = Testi, disegni, suoni e programma sono nostri. I valori e i punti stampati non sono in nessun regolamento: anche quelli del nostro mazzo, perciò, sono nostri.
