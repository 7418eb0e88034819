### The five scenes of the rehearsal.

learn-title = Generalprobe
learn-lead = Fünf kurze Szenen am echten Tisch. Jede dauert weniger als eine Minute, und Sie können jederzeit gehen.
learn-alone = Ein Gebot ohne Rivalen
    .hint = Wie man engagiert, und was es kostet.
learn-alone-1-ask = Sie wollen die 3: drei Sterne. Tippen Sie auf die 3, fügen Sie eine Geldkarte hinzu und legen Sie.
learn-alone-1-done = Sie waren allein auf der 3, also ist sie Ihre. Das Geld ist trotzdem weg. Allein hätten Sie nichts bieten müssen.
learn-quarrel = Der Streit
    .hint = Zwei wollen denselben Star.
learn-quarrel-1-ask = Alle lieben die 1. Zwei Stapel liegen schon. Bieten Sie die 1 mit einer Geldkarte.
learn-quarrel-1-done = Eins, eins und nichts: Gleichstand an der Spitze, niemand engagiert. Sie behalten das Geld und nehmen, was der Maestro zuteilt.
learn-quarrel-2-ask = Noch einmal. Bieten Sie jetzt die 4 mit zwei Geldkarten.
learn-quarrel-2-done = Zwei schlägt eins. Sie engagieren und zahlen zwei; der Rivale zahlt nichts und bekommt einen Ensemble-Sänger.
learn-maestro = Der Maestro verteilt Verträge
    .hint = Puccinis Karte ist Macht.
learn-maestro-1-ask = Sie sind der Maestro. Zwei Rivalen standen gleich und haben niemanden. Geben Sie jedem eine Karte; die letzte geht nach Hause.
learn-maestro-1-done = Wer zuteilt, kann anderen gute Sänger vorenthalten. Puccini wandert jede Runde nach links.
learn-designer = Eine Geldkarte allein wird ein Kostüm
    .hint = Ein sicherer Punkt statt einer Wahl.
learn-designer-1-ask = Heute kein Sänger nach Wahl. Spielen Sie eine Geldkarte allein: Wählen Sie die Kostümbildnerin und legen Sie.
learn-designer-1-done = Ihr Geld ist nun ein Ausstattungselement: ein Punkt, der bleibt. Der Sänger kam vom Maestro.
learn-premiere = Regisseur feuern, Rollen verteilen
    .hint = Was am Ende zählt.
learn-premiere-1-ask = Der Maestro hat Sie bestimmt: Ein Regisseur muss gehen. Die Zahlen zeigen, was jeder für wen wert ist. Feuern Sie, wen Sie wollen.
learn-premiere-1-done = Gefeuert bleibt gefeuert. In Runde 4 engagiert jeder einen der Regisseure, die noch da sind.
learn-premiere-2-ask = Die Premiere. Drei Sänger stehen in der falschen Rolle: Tippen Sie zwei an, um sie zu tauschen, bis Turandot, Calaf und Liù von denen gespielt werden, die es wünschen. Dann Vorhang auf.
learn-premiere-2-done = Das ist das ganze Spiel. Ihr erster Abend wartet.
