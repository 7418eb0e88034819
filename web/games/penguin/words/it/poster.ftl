### What Home says of this game.

name = The Penguin Ultimatum

home-over = Una festa su un iceberg
home-under = Sistema i pinguini. Invita quelli giusti. Si comincia.
home-play-hint = Contro { $rivals }, venti minuti circa.

way-bianca = Fa spallucce davanti alle tasse.
way-ottavio = Accumula carte artista e non ne cede nessuna.
way-zelda = Invita tardi, così nessuno vede che cosa cerca.
way-raimondo = Ama il grande pubblico.
way-petra = Rovina gli spettacoli di chi è in testa.
way-anselmo = Segue un solo animale sul ghiaccio.

level-onlooker = Curioso
level-stagehand = Attrezzista
level-clown = Pagliaccio
level-magician = Mago
level-ringmaster = Direttore del circo
