### What Home says of this game.

name = Turandot

home-over = Eine Nacht in der Oper, 1926
home-under = Engagieren. Überbieten. Vorhang auf.
home-play-hint = Gegen { $rivals }, etwa fünfzehn Minuten.

way-bianca = Gibt mit vollen Händen aus.
way-ottavio = Trennt sich von keiner Münze, die er behalten kann.
way-zelda = Blufft aus Freude am Bluff.
way-raimondo = Lebt für Kostüme und Kulissen.
way-petra = Nimmt sich vor, wer vorn liegt.
way-anselmo = Sammelt Sänger einer Art.

level-amateur = Amateur
level-chorus = Chor
level-soloist = Solist
level-virtuoso = Virtuose
level-maestro = Maestro
