### Setting up a table: temperaments, levels and rule options.

set-up-first = Primo Maestro

way-bianca = Spende a piene mani.
way-ottavio = Non molla un soldo che può tenere.
way-zelda = Bluffa per il gusto di farlo.
way-raimondo = Vive per costumi e scene.
way-petra = Se la prende con chi è in testa.
way-anselmo = Colleziona cantanti di una sola categoria.
level-amateur = Dilettante
level-chorus = Corista
level-soloist = Solista
level-maestro = Maestro
option-sealing = Sigillare le offerte
option-sealing-clockwise = Uno dopo l’altro
    .why = Prima il Maestro, poi in senso orario. Vedi quante carte hanno sigillato gli altri: a questo servono le carte bluff.
option-sealing-blind = Tutti al buio
    .why = Quante carte ci sono in un’offerta si vede solo all’apertura.
option-maestro-money = Il Maestro e il denaro da solo
option-maestro-money-allowed = Permesso
    .why = Regole inglesi, francesi e italiane: niente costumista, ma il Maestro sceglie il proprio cantante d’ufficio.
option-maestro-money-forbidden = Vietato
    .why = Regola tedesca: il Maestro gioca sempre un numero.
