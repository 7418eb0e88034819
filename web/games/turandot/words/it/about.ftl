### Who made this game, and what is ours.

about-game = Turandot è un gioco di carte di Stefano Castelli, uscito nel 2009. Questo è un omaggio per lo schermo.
about-ours = Testi, disegni, suoni e programma sono nostri. L’elenco stampato dei cantanti non è in nessun regolamento: anche i cantanti, perciò, sono nostri.
