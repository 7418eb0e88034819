### The five scenes of the rehearsal.

learn-title = Dress rehearsal
learn-lead = Five short scenes at the real table. Each takes less than a minute, and you can leave at any time.
learn-alone = A bid nobody contests
    .hint = How to hire, and what it costs.
learn-alone-1-ask = You want number 3: three stars. Tap 3, add one money card, and seal.
learn-alone-1-done = You were alone on 3, so the singer is yours. Your money is gone all the same. Alone, you would have had the singer for nothing.
learn-quarrel = The quarrel
    .hint = Two want the same star.
learn-quarrel-1-ask = Everyone loves number 1. Two stacks are sealed already. Bid 1 with one money card.
learn-quarrel-1-done = One, one and nothing: a tie at the top, so nobody hired. You keep the money and take what the Maestro hands out.
learn-quarrel-2-ask = Once more. This time bid number 4 with two money.
learn-quarrel-2-done = Two beats one. You hire and pay two; the rival pays nothing and gets an understudy.
learn-maestro = The Maestro hands out contracts
    .hint = Puccini’s card is power.
learn-maestro-1-ask = You are Maestro. Two rivals tied and have nobody. Give each of them a card; the last one goes home.
learn-maestro-1-done = Who hands out can keep good singers from others. Puccini moves on to the left every round.
learn-designer = One money card alone makes a costume
    .hint = A point for sure, instead of a choice.
learn-designer-1-ask = No singer for you tonight. Play one money card alone: choose the designer and seal.
learn-designer-1-done = Your money is now a scene element: one point for good. The singer came from the Maestro.
learn-premiere = Fire a director, cast the roles
    .hint = What counts in the end.
learn-premiere-1-ask = The Maestro has named you: one director must go. The numbers show what each is worth to whom. Fire whom you like.
learn-premiere-1-done = Fired for good. In round 4 everyone hires one of the directors who are left.
learn-premiere-2-ask = The premiere. Three singers stand in the wrong roles: tap two to swap them until Turandot, Calaf and Liù are played by those who want them. Then raise the curtain.
learn-premiere-2-done = That is the whole game. Your first evening is waiting.
