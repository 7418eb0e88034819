### What Home says of this game.

name = Turandot

home-over = Eine Nacht in der Oper, 1926
home-under = Engagieren. Überbieten. Vorhang auf.
home-play-hint = { $count ->
    [one] Eine Partie gegen einen Rivalen, etwa eine Viertelstunde.
   *[other] Eine Partie gegen { $count } Rivalen, etwa eine Viertelstunde.
}
