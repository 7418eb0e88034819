### What Home says of this game.

name = Turandot

home-over = Una notte all’opera, 1926
home-under = Ingaggia. Rilancia. Su il sipario.
