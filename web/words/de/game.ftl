### Was Start und Aufbau von diesem Spiel sagen: Rivalen, Stärken, Regelvarianten.

rival-bianca = Bianca
    .way = Gibt mit vollen Händen aus.
rival-ottavio = Ottavio
    .way = Trennt sich von keiner Münze, die er behalten kann.
rival-zelda = Zelda
    .way = Blufft aus Freude am Bluff.
rival-raimondo = Raimondo
    .way = Lebt für Kostüme und Kulissen.
rival-petra = Petra
    .way = Nimmt sich vor, wer vorn liegt.
rival-anselmo = Anselmo
    .way = Sammelt Sänger einer Art.

level-amateur = Amateur
level-chorus = Chor
level-soloist = Solist
level-maestro = Maestro

option-sealing = Gebote ablegen
option-sealing-clockwise = Der Reihe nach
    .why = Erst der Maestro, dann im Uhrzeigersinn. Sie sehen, wie viele Karten die anderen abgelegt haben: Dafür gibt es Bluffkarten.
option-sealing-blind = Alle verdeckt
    .why = Wie viele Karten in einem Gebot liegen, sieht man erst beim Aufdecken.
option-maestro-money = Der Maestro und Geld allein
option-maestro-money-allowed = Erlaubt
    .why = Englische, französische und italienische Regel: kein Ausstatter, aber der Maestro wählt seinen Ensemble-Sänger selbst.
option-maestro-money-forbidden = Verboten
    .why = Deutsche Regel: Der Maestro spielt immer eine Zahl.
