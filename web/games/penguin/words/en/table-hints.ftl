### What is said beside the ice: facts and values of the Prompter, and the notes of a first game.

prompter-families = { $count ->
    [one] One penguin not seen yet: green { $green }, brown { $brown }, red { $red }, blue { $blue }.
   *[other] { $count } penguins not seen yet: green { $green }, brown { $brown }, red { $red }, blue { $blue }.
}
prompter-activities = { $count ->
    [one] It enjoys: juggling { $juggling }, acrobatics { $acrobatics }, dance { $dance }, music { $music }.
   *[other] They enjoy: juggling { $juggling }, acrobatics { $acrobatics }, dance { $dance }, music { $music }.
}
prompter-shows = { $count ->
    [0] No show is left.
    [one] One show is left at most.
   *[other] { $count } shows are left at most.
}
prompter-coming = { $count ->
    [one] Under the top card of the pile: { $cards }.
   *[other] Under the top card of the pile, in some order: { $cards }.
}
prompter-values-title = What each show would bring if it began now, with the tokens as they are
prompter-show = Show
prompter-missing = Cards lacking
prompter-act = { $card }, { $cell }
prompter-penguin = { $card }: no fee on { $free } of { $count } cells.
prompter-penguin-brings = { $fee ->
    [0] { $card }: no fee on { $free } of { $count } cells; as your guest on { $cell } it brings { $points } at once.
   *[other] { $card }: no fee on { $free } of { $count } cells; as your guest on { $cell } it brings { $points } at once, for a fee of { $fee }.
}

note-first = Choose a penguin of your hand, then a lit cell beside an entertainer. Nothing is done before you press the button.
note-fee = A number such as −7 is the mingling fee: it is due beside a penguin of the same family, and adds up all penguins next to that cell.
note-spark = A spark marks a cell where your penguin would start a show.
note-excuse = You own an entertainer card: when a fee is due, you may hand in the card and pay nothing.
note-token = A token makes any penguin your guest, whoever placed it. Only guests who are amused score for you.
note-token-show = A show is about to begin. The numbers on the penguins say what each would bring its host.
note-tokens-out = All three tokens are on the ice. From now on you move one from guest to guest; none comes back to you.
note-choosing = Several shows are ready. You say which comes first; a new entertainer follows each.
note-entering = The new entertainer may not perform at once, nor complete another. Turning the card turns its dots; dots beyond the edge count as filled.
note-least = The card goes to whoever scored least, but more than nothing.
note-tie = Two or more share the lowest score, so nobody takes the card.
note-end = Few shows are left. At the end, cards count: 2 for each of your activity, 5 for most of an animal, 3 each if several share it.
