### Setting up a table: rule options.

set-up-first = Primo Maestro

option-sealing = Sigillare le offerte
option-sealing-clockwise = Uno dopo l’altro
    .why = Prima il Maestro, poi in senso orario. Vedi quante carte hanno sigillato gli altri: a questo servono le carte bluff.
option-sealing-blind = Tutti al buio
    .why = Quante carte ci sono in un’offerta si vede solo all’apertura.
option-maestro-money = Il Maestro e il denaro da solo
option-maestro-money-allowed = Permesso
    .why = Regole inglesi, francesi e italiane: niente laboratorio, ma il Maestro sceglie il proprio cantante d’ufficio.
option-maestro-money-forbidden = Vietato
    .why = Regola tedesca: il Maestro gioca sempre un numero.
