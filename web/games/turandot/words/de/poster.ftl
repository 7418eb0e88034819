### What Home says of this game.

name = Turandot

home-over = Eine Nacht in der Oper, 1926
home-under = Engagieren. Überbieten. Vorhang auf.
