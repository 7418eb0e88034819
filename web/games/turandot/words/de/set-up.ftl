### Setting up a table: rule options.

set-up-first = Erster Maestro

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
