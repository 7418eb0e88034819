### The five scenes of the rehearsal.

learn-title = Rehearsal on the ice
learn-lead = You throw a party for penguins: guests who enjoy a show bring you points, and most points win. Five short scenes at the real table show how; together they take less than four minutes, and you can leave at any time.
learn-place = A penguin and its family
    .hint = Where a penguin goes, and when it costs.
learn-place-1-ask = Every turn begins with a penguin beside an entertainer. Choose the blue 4 in your hand, tap b4, and press the button.
learn-place-1-done = It stands beside two entertainers. No penguin of its family is next to it, so there is no fee.
learn-place-2-ask = Next, the blue 1. Cells near another blue penguin show a price now. Place it on b3 all the same, and pay.
learn-place-2-done = You paid 6. Once kin is next to it, every penguin next to it counts: the blue 4 and the red 2. Mixed company costs nothing.
learn-show = A guest and a show
    .hint = How points are made.
learn-show-1-ask = The juggling sheep lacks just one card: a spark marks the cell. Place the brown 5, which enjoys juggling, on d2.
learn-show-1-done = Every dot of the sheep now points at a card, so it will perform. But only guests score. That is what your token is for.
learn-show-2-ask = Tap the brown 5 on d2 to make it your guest, then press the button.
learn-show-2-done = The brown 5 was amused and brought you 5. The green 2 likes sheep as well, but nobody had invited it. You alone scored, so the sheep’s card is yours.
learn-least = The least takes the card
    .hint = Why a small score can be a good one.
learn-least-1-ask = The dancing seal is about to perform, and Bianca’s guests will bring her 10. Invite the red 5 on c1.
learn-least-1-done = Bianca scored 10, you 5. Of those who scored, whoever scored least takes the card: you. Cards count at the end, 2 for each of your activity and 5 for most of an animal.
learn-excuse = A card instead of a fee
    .hint = What entertainer cards are also good for.
learn-excuse-1-ask = Choose the red 4 and tap a3. The fee is 12. You own the dancing seal: hand it in instead of paying, then press the button.
learn-excuse-1-done = A card handed in covers any fee, however high: here it is worth 12 points. It is gone for good, with the few points it might have brought at the end.
learn-newcomer = At the edge of the ice
    .hint = Where a new entertainer may stand.
learn-newcomer-1-ask = After every show of your turn you place the next entertainer. Put the musical kangaroo on g4. Before you press the button, you may turn it.
learn-newcomer-1-done = Dots that point into the water count as filled, so shows come sooner at the edge. When the pile of entertainers runs out, the party is over. Yours can begin.
