### Die Regeln in unseren Worten. `rule-R…` sind die nummerierten Regeln, auf die Ergebnisse verweisen.

rules-search = Regeln durchsuchen
rules-search-none = Von „{ $text }“ spricht keine Regel.
rules-search-found = { $count ->
    [one] Eine Stelle
   *[other] { $count } Stellen
}
rules-contents = Inhalt
rules-number = Regel { $rule }
rules-back = Zurück

rules-goal = Das Spiel in einer Minute
rules-goal-1 = Sie leiten ein Opernhaus und wollen Turandot auf die Bühne bringen. In sieben Runden engagieren Sie sechs Sänger und einen Regisseur; dann hebt sich der Vorhang, und jedes Haus zählt seine Punkte.
rules-goal-2 = In jeder Runde kommen einige Künstler zum Vorsingen, und alle legen ein geheimes Gebot für einen von ihnen. Allein bei einem Künstler, engagiert man ihn. Mehrere beim selben: Das meiste Geld gewinnt. Gleichstand an der Spitze: Niemand gewinnt. Wer leer ausgeht, nimmt, was der Maestro zuteilt.
rules-goal-3 = Drei Geldkarten müssen den ganzen Abend reichen. Das ist das Spiel.

rules-box = Was in der Schachtel ist
rules-box-1 = 36 Sänger in sechs Typen: Profi, Amateur, Alternativ, Klassisch, Komisch und Dramatisch, je sechs. Jeder hat einen bis drei Sterne und ist männlich, weiblich oder nicht eindeutig. Manche haben eine Lieblingsrolle: Turandot, Calaf oder Liù.
rules-box-2 = Neun Regisseure, von denen jeder etwas anderes belohnt. Sechs Rollen in einer Reihe: 1 Turandot (eine Frau), 2 Calaf (ein Mann), 3 Liù (eine Frau), 4 Ping, 5 Pong und 6 Pang (Männer).
rules-box-3 = Die Kostümbildnerin und der Bühnenbildner, beide mit derselben Wirkung; zu zweit und zu dritt ist nur die Kostümbildnerin da. Puccini: Wer ihn hat, ist in dieser Runde der Maestro.
rules-box-4 = Alle haben Zahlenkarten von 1 bis zur Spielerzahl plus eins, drei Geldkarten und eine Bluffkarte.

rules-start = Vor der ersten Runde
rule-R22 = Der erste Maestro wird ausgelost oder beim Aufbau bestimmt. Am echten Tisch: wer am besten singt.
    .title = Der erste Maestro

rules-call = Vorsingen
rules-call-1 = Ein Künstler mehr, als Spieler am Tisch sitzen, tritt unter den Zahlen 1, 2, 3 und so fort auf: Sänger in den Runden 1, 2, 3, 5, 6 und 7, Regisseure in Runde 4.
rules-call-2 = Was auf dem Tisch liegt, ist nicht geheim: Besetzungen, Ausstattungselemente, übriges Geld, gefeuerte Regisseure und ausgeschiedene Sänger darf jeder jederzeit ansehen. Verborgen sind nur die verdeckten Gebote und die noch nicht aufgedeckten Karten.

rules-seal = Ein Gebot legen
rule-R3 = Ein Gebot ist entweder eine Zahlenkarte, allein oder mit ein bis drei Geldkarten, oder genau eine Geldkarte ohne Zahl. Anderes gilt nicht: keine Bluffkarte allein, keine zwei Geldkarten ohne Zahl, keine leere Hand.
    .title = Was man legen darf
rule-R4 = Die Bluffkarte darf zu jedem Gebot. Sie verbirgt nur, wie viele Karten zählen, bewirkt beim Aufdecken nichts und kommt immer zurück.
    .title = Die Bluffkarte
rule-R5 = Der Maestro legt zuerst, dann die anderen im Uhrzeigersinn; alle sehen, wie dick die schon gelegten Stapel sind, mehr nicht. Mit der Option „blind“ bleibt auch das bis zum Aufdecken verborgen.
    .title = Die Reihenfolge der Gebote
rule-R1 = Auch der Maestro darf Geld allein spielen: Er bekommt keinen Ausstatter, das Geld kommt zurück, und seinen Ensemble-Sänger sucht er sich selbst aus. Mit der Option „verboten“ muss der Maestro eine Zahl spielen.
    .title = Der Maestro und Geld allein
rule-R2 = Geld allein darf man auch in Runde 4 spielen. Einen Ausstatter gibt es dann nicht: Das Geld kommt zurück, und der Maestro teilt einen Regisseur zu.
    .title = Geld allein in Runde 4

rules-hire = Aufdecken und Engagieren
rules-hire-1 = Alle Gebote werden zugleich aufgedeckt und Zahl für Zahl entschieden.
rule-R8 = Allein auf einer Zahl nehmen Sie den Künstler. Geld, das bei der Zahl liegt, ist trotzdem ausgegeben.
    .title = Allein auf einer Zahl
rule-R6 = Haben mehrere dieselbe Zahl gewählt und liegt bei einem mehr Geld als bei jedem anderen, nimmt dieser Spieler den Künstler und gibt das Geld aus. Die anderen nehmen ihres zurück und warten auf einen Ensemble-Sänger.
    .title = Überbieten
rule-R7 = Teilen sich zwei oder mehr das höchste Geld auf einer Zahl, auch wenn es gar keines ist, bekommt niemand den Künstler. Alle auf dieser Zahl nehmen ihr Geld zurück, auch wer weniger gelegt hat, und alle warten auf einen Ensemble-Sänger.
    .title = Gleichstand an der Spitze

rules-examples = Beispiele
rules-example-head-bids = Gebote
rules-example-head-outcome = Ergebnis
rules-example-1-bids = 3 mit einer Geldkarte, sonst niemand auf der 3
rules-example-1 = Engagiert die 3 und zahlt eine Geldkarte.
rules-example-2-bids = 4 mit einer Geldkarte gegen 4 mit zweien
rules-example-2 = Wer zwei legte, engagiert und zahlt; wer eine legte, nimmt sie zurück und bekommt einen Ensemble-Sänger.
rules-example-3-bids = 2 mit einer Geldkarte, dreimal
rules-example-3 = Niemand. Alle behalten ihr Geld und bekommen Ensemble-Sänger.
rules-example-4-bids = 2 mit zweien, 2 mit zweien, 2 mit einer
rules-example-4 = Niemand. Die beiden ersten stehen gleich vor der dritten; alle drei bekommen Ensemble-Sänger.
rules-example-5-bids = 2 mit zweien, 2 mit einer, 2 mit einer
rules-example-5 = Wer zwei legte, engagiert und zahlt; der Gleichstand darunter zählt nicht.
rules-example-6-bids = 1 ohne Geld, zweimal
rules-example-6 = Niemand: Auch bei nichts ist Gleichstand Gleichstand.

rules-designers = Ausstatter
rule-R9 = Wer genau eine Geldkarte ohne Zahl spielt, will einen Ausstatter. Die Geldkarte wird dann zum Ausstattungselement: Bei der Premiere ist sie einen Punkt wert, Geld wird sie nie wieder. Einen Sänger gibt es auch, aus dem Ensemble.
    .title = Geld allein wird Ausstattung
rule-R10 = Zu viert und zu fünft gibt es zwei Ausstatter, zu zweit und zu dritt einen, in Runde 4 keinen. Sie gehen im Uhrzeigersinn von der Linken des Maestros an die, die Geld allein gespielt haben; der Maestro bekommt nie einen. Wer zu spät kommt, nimmt sein Geld zurück.
    .title = Wer einen Ausstatter bekommt

rules-understudies = Ensemble-Sänger
rule-R11 = Wer in dieser Runde noch keine Karte hat, sei es durch Gleichstand, Überbieten oder Geld allein, bekommt eine von denen, die noch auf der Bühne stehen, auch die umstrittenen. Der Maestro entscheidet, wer welche bekommt, und wählt auch für sich selbst frei.
    .title = Der Maestro teilt den Rest zu
rule-R12 = Ein Künstler bleibt immer übrig und scheidet aus. Zu zweit geht er stattdessen an den Tisch.
    .title = Einer bleibt übrig

rules-fire = Einen Regisseur feuern
rule-R13 = Die Runden 1, 2 und 3 enden mit einer Kündigung. Der Maestro bestimmt einen anderen Spieler, und dieser muss einen der verbliebenen Regisseure feuern. Zu zweit ist es immer der andere.
    .title = Der Maestro bestimmt, wer feuert
rule-R14 = Der gefeuerte Regisseur wird allen gezeigt und ist aus dem Spiel. Nach drei Runden sind von neun noch sechs da.
    .title = Gefeuert bleibt gefeuert
rules-fire-next = Danach kommen Zahlen- und Bluffkarten zurück, die Ausstatter sind wieder frei, und Puccini wandert nach links.

rules-directors = Runde 4: die Regisseure
rule-R15 = Die sechs verbliebenen Regisseure werden gemischt, und einer mehr, als Spieler am Tisch sitzen, wird aufgedeckt; sechs reichen immer. Die übrigen sind aus dem Spiel. Gespielt wird wie sonst, nur ohne Ausstatter.
    .title = Einen Regisseur engagieren

rules-premiere = Die Premiere
rule-R17 = Nach Runde 7 gibt jeder seinen sechs Sängern die sechs Rollen, in beliebiger Verteilung. Wann sie engagiert wurden, spielt keine Rolle.
    .title = Rollen verteilen
rules-premiere-1 = Dann wird gezählt: +1 je Stern, +1 je Ausstattungselement, +1 je Sänger in der Lieblingsrolle, −1 je Mann in einer Frauenrolle oder Frau in einer Männerrolle, und was der Regisseur bringt. Wer nicht eindeutig ist, passt in jede Rolle; passendes Geschlecht allein bringt nichts.
rule-R16 = Was der Regisseur zählt, kommt zu allem anderen hinzu: Bei Occhialini ist ein Sänger in der Lieblingsrolle insgesamt zwei wert, bei Tempera ein Ausstattungselement zwei. Man kann die Lieblingsrolle spielen und trotzdem wegen des Geschlechts einen Punkt kosten: Beides zählt für sich.
    .title = Der Regisseur kommt hinzu
rule-R18 = Die meisten Punkte gewinnen. Bei Gleichstand entscheiden mehr gedruckte Sterne in der Besetzung. Ist auch das gleich, wird der Sieg geteilt.
    .title = Gleichstand am Ende

rules-effects = Die neun Regisseure
rules-effects-director = Regisseur
rules-effects-points = Punkte

rules-two = Zu zweit
rule-R20 = Die übrige Karte jeder Runde geht an eine dritte Besetzung, den Tisch, in der Reihenfolge, wie sie kommt: Seine Sänger spielen die Rollen 1 bis 6, wie sie liegen, und der in Runde 4 übrige Regisseur ist seiner. Ausstattungselemente hat der Tisch nicht.
    .title = Der Tisch
rule-R19 = Puccini geht hin und her. Wer in Runde 7 der Maestro ist, und es also auch in Runde 1 war, verliert einen Punkt.
    .title = Der Preis des letzten Maestros
rule-R21 = Hat der Tisch mehr Punkte als jeder der beiden, gewinnt der Tisch, und beide verlieren. Sonst vergleichen sich die zwei wie üblich.
    .title = Wenn der Tisch gewinnt

rules-deck = Die Karten dieser Ausgabe
rules-deck-1 = Keine Spielregel druckt die Liste der 36 Sänger ab; diese Ausgabe spielt deshalb mit eigenen Hauskarten. Sie halten alles ein, was die Regeln sagen, und wurden in vielen Partien starker Computerspieler ausgewogen. Namen und Porträts sind von uns.
rules-deck-2 = Sie besitzen die Schachtel? Tragen Sie die 36 Sänger unter Karten ein oder laden Sie sie aus einer Datei: Dann wird mit den echten Karten gespielt, und jede Aufzeichnung behält die Karten, mit denen sie gespielt wurde.

rules-options = Wo die Spielregeln abweichen
rules-options-1 = Die englische, französische, deutsche und italienische Regel widersprechen sich an zwei Stellen. Beides ist beim Aufbau wählbar: die Reihenfolge der Gebote (R5) und ob der Maestro Geld allein spielen darf (R1).
