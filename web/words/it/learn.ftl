### Learn: what all lessons share.

learn-begin = Comincia dalla scena 1
learn-resume = Continua
learn-play = Gioca la tua prima partita
learn-done = vista
learn-scene = Scena { $number } di { $count }
learn-skip = Salta
learn-next = Scena successiva
learn-on = Continua
learn-watch = Guarda che cosa succede, poi continua.
learn-not-this = Non in questa scena.
