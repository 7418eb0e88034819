### What Home says of this game.

name = Turandot

home-over = Une nuit à l’opéra, 1926
home-under = Recrutez. Surenchérissez. Levez le rideau.
