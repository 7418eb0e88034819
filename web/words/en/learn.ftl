### Learn: the rehearsal, and the notes of a first game.

learn-title = Dress rehearsal
learn-lead = Five short scenes at the real table. Each takes less than a minute, and you can leave at any time.
learn-begin = Begin with scene 1
learn-resume = Go on
learn-play = Play your first game
learn-done = done
learn-scene = Scene { $number } of { $count }
learn-skip = Skip
learn-next = Next scene
learn-on = Go on
learn-watch = Look what happens, then continue.
learn-not-this = Not for this scene.

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

## Just in time, in the first real game; each is shown once.

note-title = Good to know
note-close = Got it
note-first-bid = Three money cards must last seven rounds. A bid without money is a real bid.
note-stacks = Rivals who sealed before you show only how thick their stack is. A bluff card makes it one thicker.
note-tie = A tie at the top hires nobody, and all of them keep their money.
note-paid-alone = Money laid with a number is spent even when nobody else wanted the card.
note-understudy = You went away without a card, so the Maestro gave you one. Next time, think of who is Maestro.
note-maestro = You are Maestro: you seal first, and you hand out what is left.
note-fire = Numbers show what each director is worth to each house today. Fire one that helps a rival.
note-directors = Round 4: directors instead of singers, and no designers tonight.
note-premiere = Roles are yours to give now. Favourite roles bring a point, the wrong gender costs one.
