### Setting up a table: rule options.

set-up-first = Chi comincia

option-fee = La tassa di mescolanza
option-fee-all = Tutti i vicini
    .why = Come dice il regolamento: i valori di tutti i pinguini intorno a quello che metti.
option-fee-family = Solo la famiglia
    .why = Alcuni lo leggono così: solo i valori dei pinguini della stessa famiglia.
option-start = I primi artisti
option-start-random = Come vengono
    .why = I primi quattro del mazzo mescolato.
option-start-balanced = Equilibrato
    .why = Quattro animali diversi con quattro attività diverse.
option-iceberg = L’iceberg
option-iceberg-fitting = Su misura
    .why = Sette colonne; sette righe in due, otto in tre, nove in quattro.
option-iceberg-7x7 = 7 × 7
    .why = Stretto: il bordo conta presto.
option-iceberg-7x8 = 7 × 8
    .why = La misura per tre.
option-iceberg-7x9 = 7 × 9
    .why = Ampio: c’è posto per stare alla larga.
option-head-start = Vantaggio
option-head-start-none = Nessuno
    .why = Tutti cominciano con 10 punti.
option-head-start-two = Due punti per posto
    .why = Chi gioca più tardi comincia con 12, 14 o 16 punti.
