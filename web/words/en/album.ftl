### The album of every game: what is around the cards, and who the rivals are.

album-show = Show
album-all = All
album-rivals = Rivals
album-counted = { $count ->
    [0] Nobody here has played for you yet. What happens in your games will be counted on this device.
    [one] Counted on this device, in one finished game of yours.
   *[other] Counted on this device, in { $count } finished games of yours.
}
album-counting = Looking through your games: { $done } of { $total }
album-counting-label = Games looked through
album-met = { $met } of { $all } met
album-place = { $place } of { $all }
album-before = Previous
album-next = Next
album-best = Best evening together: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { DATETIME($when, dateStyle: "medium") }
album-own-deck = Own the box? Play with your own deck
deed-rivals-games = { $count ->
    [0] Not met yet
    [one] One game together
   *[other] { $count } games together
}
deed-rivals-ahead = { $count ->
    [one] Once behind you
   *[other] { $count } times behind you
}
deed-rivals-behind = { $count ->
    [one] Once ahead of you
   *[other] { $count } times ahead of you
}

rival-life-bianca = Her fan is made of banknotes, and she means it. Bills follow her from house to house, hoping to be noticed.
rival-life-ottavio = His purse has known no other hands. He applauds with one, to spare the glove.
rival-life-zelda = One mask in the hand, one in the sleeve, and the third is her smile. Nobody has seen the fourth.
rival-life-raimondo = Would mortgage the theatre for one more painted cloud. The roof leaks, but beautifully.
rival-life-petra = The scissors are for cutting ribbons, officially. Whoever leads should mind their coat-tails.
rival-life-anselmo = Four of a kind, and the drawer is nearly full. Only the fifth one keeps flying off.
