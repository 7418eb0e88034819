### La page des rivaux.

rivals-note = Six imprésarios, chacun avec une manière de jouer qui se reconnaît à tout niveau. Ce qui s’est passé entre vous est compté sur cet appareil.
rivals-levels = Niveaux, du plus faible au plus fort
