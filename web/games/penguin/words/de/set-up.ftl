### Setting up a table: rule options.

set-up-first = Wer anfängt

option-fee = Die Mischgebühr
option-fee-all = Alle Nachbarn
    .why = Wie es in der Anleitung steht: die Werte aller Pinguine rund um den gelegten.
option-fee-family = Nur die Familie
    .why = Manche lesen es so: nur die Werte der Pinguine derselben Familie.
option-start = Die ersten Künstler
option-start-random = Wie sie kommen
    .why = Die ersten vier vom gemischten Stapel.
option-start-balanced = Ausgewogen
    .why = Vier verschiedene Tiere mit vier verschiedenen Tätigkeiten.
option-iceberg = Der Eisberg
option-iceberg-fitting = Passend
    .why = Sieben Spalten; sieben Reihen zu zweit, acht zu dritt, neun zu viert.
option-iceberg-7x7 = 7 × 7
    .why = Eng: Der Rand zählt früh.
option-iceberg-7x8 = 7 × 8
    .why = Die Größe für drei.
option-iceberg-7x9 = 7 × 9
    .why = Weit: Man kann sich aus dem Weg gehen.
option-head-start = Vorsprung
option-head-start-none = Keiner
    .why = Alle beginnen mit 10 Punkten.
option-head-start-two = Zwei Punkte je Platz
    .why = Wer später zieht, beginnt mit 12, 14 oder 16 Punkten.
