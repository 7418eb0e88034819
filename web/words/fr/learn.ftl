### Learn: what all lessons share.

learn-begin = Commencer par la scène 1
learn-resume = Continuer
learn-play = Jouer votre première partie
learn-done = vue
learn-scene = Scène { $number } sur { $count }
learn-skip = Passer
learn-next = Scène suivante
learn-on = Continuer
learn-watch = Regardez ce qui se passe, puis continuez.
learn-not-this = Pas dans cette scène.
