### The rules in our own words. `rule-R…` are the numbered rules that results link to.

rules-search = Search the rules
rules-search-none = No rule speaks of “{ $text }”.
rules-search-found = { $count ->
    [one] One passage
   *[other] { $count } passages
}
rules-contents = Contents
rules-number = Rule { $rule }
rules-back = Back

rules-goal = The game in a minute
rules-goal-1 = You run an opera house and want to stage Turandot. In seven rounds you hire six singers and one director; then the curtain rises and every house counts its points.
rules-goal-2 = Each round a few artists audition and everybody seals a secret bid for one of them. Alone on an artist, you hire. Several on the same one: most money wins. A tie at the top: nobody wins. Whoever goes away empty-handed takes what the Maestro hands out.
rules-goal-3 = Three money cards must last the whole evening. That is the game.

rules-box = What is in the box
rules-box-1 = 36 singers of six types: pro, amateur, alternative, classic, comic and dark, six of each. Every singer has one to three stars and is male, female or of uncertain gender. Some have a favourite role: Turandot, Calaf or Liù.
rules-box-2 = Nine directors, each rewarding something else. Six roles in a row: 1 Turandot (a woman), 2 Calaf (a man), 3 Liù (a woman), 4 Ping, 5 Pong and 6 Pang (men).
rules-box-3 = The costume designer and the carpenter, who do the same; with two or three players only the costume designer is there. Puccini, whose holder is the Maestro of the round.
rules-box-4 = Everyone has number cards from 1 to one more than there are players, three money cards and a bluff card.

rules-start = Before the first round
rule-R22 = The first Maestro is drawn by lot, or chosen when the table is set. At a real table: whoever sings best.
    .title = The first Maestro

rules-call = Casting call
rules-call-1 = One artist more than there are players comes on stage, under the numbers 1, 2, 3 and so on: singers in rounds 1, 2, 3, 5, 6 and 7, directors in round 4.
rules-call-2 = Nothing on the table is secret: casts, scene elements, money left, fired directors and singers who are gone can be looked at by everyone at any time. Only the sealed bids and the cards not yet turned up are hidden.

rules-seal = Sealing a bid
rule-R3 = A bid is either one number card, alone or with one to three money cards, or exactly one money card without a number. Nothing else is a bid: no bare bluff card, no two money cards without a number, no empty hand.
    .title = What may be sealed
rule-R4 = The bluff card may go with any bid. It only hides how many cards count, has no effect at the reveal, and always comes back.
    .title = The bluff card
rule-R5 = The Maestro seals first, then the others clockwise; everyone sees how thick the earlier stacks are, and no more. With the option “blind”, even the thickness is hidden until the reveal.
    .title = The order of sealing
rule-R1 = The Maestro may also play money alone: it hires no designer, the money comes back, and the Maestro picks his own understudy. With the option “forbidden”, the Maestro must play a number.
    .title = The Maestro and money alone
rule-R2 = Money alone may be played in round 4 as well. There is no designer to hire then: the money comes back and a director is handed out by the Maestro.
    .title = Money alone in round 4

rules-hire = Reveal and hiring
rules-hire-1 = All bids are opened together and settled number by number.
rule-R8 = Alone on a number, you take the artist. Money laid with the number is spent all the same.
    .title = Alone on a number
rule-R6 = If several chose one number and one of them laid more money than each of the others, that player takes the artist and spends the money. The others take theirs back and wait for an understudy.
    .title = Outbidding
rule-R7 = If the highest money on a number is shared by two or more, even when it is nothing at all, nobody takes the artist. Everyone on that number takes the money back, those who laid less too, and all of them wait for an understudy.
    .title = A tie at the top

rules-examples = Examples
rules-example-head-bids = Bids
rules-example-head-outcome = Outcome
rules-example-1-bids = 3 with one money card, nobody else on 3
rules-example-1 = Hires number 3 and pays one.
rules-example-2-bids = 4 with one money card against 4 with two
rules-example-2 = Two hires and is spent; one comes back and gets an understudy.
rules-example-3-bids = 2 with one money card, three times
rules-example-3 = Nobody. All keep their money and get understudies.
rules-example-4-bids = 2 with two, 2 with two, 2 with one
rules-example-4 = Nobody. The two tie above the one; all three get understudies.
rules-example-5-bids = 2 with two, 2 with one, 2 with one
rules-example-5 = Two hires and is spent; the tie below does not matter.
rules-example-6-bids = 1 without money, twice
rules-example-6 = Nobody: a tie at nothing is a tie.

rules-designers = Designers
rule-R9 = Whoever plays one money card alone tries for a designer. The money card then becomes an element of the scene: worth a point at the premiere, and never money again. A singer comes too, as an understudy.
    .title = Money alone makes a scene element
rule-R10 = There are two designers with four or five players, one with two or three, and none in round 4. They go clockwise from the Maestro’s left to those who played money alone; the Maestro never gets one. Whoever comes too late takes the money back.
    .title = Who gets a designer

rules-understudies = Understudies
rule-R11 = Everyone still without a card this round, through a tie, an outbidding or money alone, gets one of those left on stage, contested ones included. The Maestro decides who gets which, and chooses freely for himself too.
    .title = The Maestro hands out the rest
rule-R12 = One artist is always left over and leaves the game. With two players that one joins the Table instead.
    .title = One is left over

rules-fire = Firing a director
rule-R13 = Rounds 1, 2 and 3 end with a firing. The Maestro names another player, who must fire one of the directors still there. With two players it is always the other one.
    .title = The Maestro names who fires
rule-R14 = The fired director is shown to all and is out of the game. After three rounds six of the nine are left.
    .title = Fired for good
rules-fire-next = Then number and bluff cards come back, the designers are free again, and Puccini moves on to the left.

rules-directors = Round 4: the directors
rule-R15 = The six directors left are shuffled and one more than there are players are turned up; six always suffice. Those not turned up are out. The round is played like any other, but there are no designers.
    .title = Hiring a director

rules-premiere = The premiere
rule-R17 = After round 7 everyone gives the six singers the six roles, in any order. When they were hired does not matter.
    .title = Giving out the roles
rules-premiere-1 = Then the points are counted: +1 for each star, +1 for each scene element, +1 for each singer in the favourite role, −1 for each man in a woman’s role or woman in a man’s, and what the director brings. A singer of uncertain gender fits every role; a fitting gender earns nothing by itself.
rule-R16 = What the director counts comes on top of the other points: with Occhialini a singer in the favourite role is worth two in all, with Tempera a scene element is worth two. A singer may play the favourite role and still cost a point for the gender; the two are judged apart.
    .title = The director comes on top
rule-R18 = Most points win. If there is a tie, more printed stars in the cast decide. If that is equal too, the victory is shared.
    .title = Ties at the end

rules-effects = The nine directors
rules-effects-director = Director
rules-effects-points = Points

rules-two = Two players
rule-R20 = The card left over each round goes to a third cast, the Table, in the order it came: its singers play the roles 1 to 6 as they stand, and the director left over in round 4 is its director. The Table has no scene elements.
    .title = The Table
rule-R19 = Puccini goes back and forth. Whoever is Maestro in round 7, and so was in round 1, loses one point.
    .title = The price of being Maestro last
rule-R21 = If the Table has more points than each of the two players, the Table wins and both lose. Otherwise the two compare as usual.
    .title = When the Table wins

rules-deck = The cards in this edition
rules-deck-1 = No rulebook prints the list of the 36 singers, so this edition plays with a house deck of its own. It keeps to everything the rules say and was balanced over many games between strong computer players. Names and portraits are ours.
rules-deck-2 = Do you own the box? Enter its 36 singers under Deck, or load them from a file: the game then plays with the true cards, and every record keeps the deck it was played with.

rules-options = Where the rulebooks differ
rules-options-1 = The English, French, German and Italian rulebooks disagree in two places. Both are options at set-up: the order of sealing (R5) and whether the Maestro may play money alone (R1).
