### What is said beside the first bid: facts of the Prompter, and the notes of a first game.

prompter-unseen = { $count ->
    [0] No singer is still unseen.
    [one] One singer still unseen: women { $women }, men { $men }, uncertain { $uncertain }.
   *[other] { $count } singers still unseen: women { $women }, men { $men }, uncertain { $uncertain }.
}
prompter-money = Money of the rivals: { $rivals }.
prompter-outbid = { $count ->
    [0] Nobody has more money than you.
    [one] One rival has more money than you.
   *[other] { $count } rivals have more money than you.
}
prompter-directors = { $count } directors are still in the running.
prompter-values-title = What each card would add to each house now
prompter-card = Card

note-first-bid = Three money cards must last seven rounds. A bid without money is a real bid.
note-stacks = Rivals who sealed before you show only how thick their stack is. A bluff card makes it one thicker.
note-tie = A tie at the top hires nobody, and all of them keep their money.
note-paid-alone = Money laid with a number is spent even when nobody else wanted the card.
note-understudy = You went away without a card, so the Maestro gave you one. Next time, think of who is Maestro.
note-maestro = You are Maestro: you seal first, and you hand out what is left.
note-fire = Numbers show what each director is worth to each house today. Fire one that helps a rival.
note-directors = Round 4: directors instead of singers, and no designers tonight.
note-premiere = Roles are yours to give now. Favourite roles bring a point, a miscast singer costs one.
