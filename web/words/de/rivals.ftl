### Die Seite der Rivalen.

rivals-note = Sechs Leute vom Theater, jede und jeder mit einer Spielweise, die man auf jeder Stufe erkennt. Was zwischen Ihnen war, wird auf diesem Gerät gezählt.
rivals-levels = Stufen, die schwächste zuerst
