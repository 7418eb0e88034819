### What rivals say on the ice: funny, short, true to the moment, and never about the rules.

## Bianca

remark-bianca-begin-1 = Somebody chill the champagne. Oh, it is chilled.
remark-bianca-begin-2 = Ice suits me. So do diamonds.
remark-bianca-fee-1 = A fee? Put it on my bill, darling.
remark-bianca-fee-2 = I pay. It is my favourite sport.
remark-bianca-fee-3 = Points come and go. A good seat stays.
remark-bianca-excuse-1 = Take the card. I have no pockets in this gown.
remark-bianca-excuse-2 = Autographs instead of cash. Tonight only.
remark-bianca-score-1 = My guests know how to enjoy themselves.
remark-bianca-score-2 = Applause! I invited all of it.
remark-bianca-score-3 = I do spoil my penguins. It shows.
remark-bianca-card-1 = A souvenir! Somebody carry it for me.
remark-bianca-card-2 = I scored little, with enormous style.
remark-bianca-card-3 = The star comes home with me.
remark-bianca-tie-1 = Two hosts, one artist. How vulgar.
remark-bianca-tie-2 = If I must share, I’d rather not.
remark-bianca-snub-1 = My guests are saving their smiles.
remark-bianca-snub-2 = I was looking at the northern lights.
remark-bianca-snub-3 = An odd little show. Next!
remark-bianca-win-1 = The Emperor kissed my glove. Twice.
remark-bianca-win-2 = I paid my fees and kept the crown.
remark-bianca-lose-1 = I shall melt. Gracefully.
remark-bianca-lose-2 = The next iceberg I buy.
remark-bianca-begin-3 = Good evening, penguins. You may bow.
remark-bianca-token-1 = All my invitations are out. The rest must envy.
remark-bianca-token-2 = My last token. Engraved, of course.
remark-bianca-snub-4 = Your guests giggle. Mine know how to sit.
remark-bianca-win-3 = A toast to me. On the rocks, naturally.
remark-bianca-lose-3 = You won? The ice must be crooked.
remark-bianca-lose-4 = Take the crown. It never matched my shoes.

## Ottavio

remark-ottavio-begin-1 = The ice was free. I asked.
remark-ottavio-begin-2 = One penguin, entered and ruled off.
remark-ottavio-fee-1 = Robbery! Is there a form for this?
remark-ottavio-fee-2 = I pay. I shall remember it for years.
remark-ottavio-fee-3 = Families are a luxury.
remark-ottavio-excuse-1 = My card. My beautiful card.
remark-ottavio-excuse-2 = I give it away, but I note the number.
remark-ottavio-score-1 = Income! Unforeseen income!
remark-ottavio-score-2 = Guests that pay for themselves.
remark-ottavio-score-3 = The column adds up. Twice I checked.
remark-ottavio-card-1 = Into the safe with it.
remark-ottavio-card-2 = I earn little and keep everything.
remark-ottavio-card-3 = One more card, no more costs.
remark-ottavio-tie-1 = Discarded? One does not discard things!
remark-ottavio-tie-2 = Equal shares of nothing. Noted.
remark-ottavio-snub-1 = No income. No costs either, I hope.
remark-ottavio-snub-2 = Others earn. I sharpen my pencil.
remark-ottavio-snub-3 = I only came for the free fish.
remark-ottavio-win-1 = Victory, and the cards are all there.
remark-ottavio-win-2 = I shall have the balance framed.
remark-ottavio-lose-1 = I lost at no extra charge.
remark-ottavio-lose-2 = Somewhere there is a mistake in the books.
remark-ottavio-begin-3 = A few points to begin with. I counted them.
remark-ottavio-token-1 = Three tokens out, none left. I dislike it.
remark-ottavio-token-2 = The last token. It was on the books.
remark-ottavio-snub-4 = Your income rises. I write it in pencil.
remark-ottavio-win-3 = Most points, fewest biscuits. A good year.
remark-ottavio-lose-3 = You won. May I see the receipts?
remark-ottavio-lose-4 = Well calculated. I hate to say it.

## Zelda

remark-zelda-begin-1 = Guess which penguin I really want. Wrong.
remark-zelda-begin-2 = Do not look at my tokens. Look at my hat.
remark-zelda-fee-1 = I meant to pay. That was the trick.
remark-zelda-fee-2 = Expensive, isn’t it? Now wonder why.
remark-zelda-fee-3 = Watch the coin. Not the other hand.
remark-zelda-excuse-1 = That card was never here.
remark-zelda-excuse-2 = Now you see it. Now I owe nothing.
remark-zelda-score-1 = You thought that one was yours.
remark-zelda-score-2 = I invited an old friend. You overlooked it.
remark-zelda-score-3 = A fox always knows where the crowd looks.
remark-zelda-card-1 = Least? I planned for least.
remark-zelda-card-2 = I took a card. Check your sleeves.
remark-zelda-card-3 = Small score, long fingers.
remark-zelda-tie-1 = Somebody copied my lie.
remark-zelda-tie-2 = Gone? I only wanted it to look that way.
remark-zelda-snub-1 = That show was a decoy.
remark-zelda-snub-2 = I am looking elsewhere on purpose.
remark-zelda-snub-3 = Enjoy it. My real plan is on the other side.
remark-zelda-win-1 = You never saw my best trick. It was the score.
remark-zelda-win-2 = All of it was bluff. Except the points.
remark-zelda-lose-1 = I let the penguins win.
remark-zelda-lose-2 = Thin ice, thin lies.
remark-zelda-begin-3 = I came as a penguin once. Nobody noticed.
remark-zelda-token-1 = No tokens left? Look again. No, really.
remark-zelda-token-2 = My last token went where you don’t look.
remark-zelda-snub-4 = You laugh best. For now.
remark-zelda-win-3 = I was never behind. I only looked so.
remark-zelda-lose-3 = You saw through the snow. Well done.
remark-zelda-lose-4 = I had a plan. You had a better one. Rude.

## Raimondo

remark-raimondo-begin-1 = Lanterns here, snow there, and a very large crowd.
remark-raimondo-begin-2 = An iceberg! What a backdrop!
remark-raimondo-fee-1 = A full house costs a little more.
remark-raimondo-fee-2 = They match! Of course I pay for that.
remark-raimondo-fee-3 = The group needed one more figure there.
remark-raimondo-excuse-1 = I only needed the costume anyway.
remark-raimondo-excuse-2 = Farewell, dear artist. Leave the hat.
remark-raimondo-score-1 = Did you see their faces? Lit from below!
remark-raimondo-score-2 = Standing room only. As I like it.
remark-raimondo-score-3 = More penguins, more joy.
remark-raimondo-card-1 = I hang this one beside the mirror.
remark-raimondo-card-2 = A small part, beautifully painted.
remark-raimondo-card-3 = What colours! And it is mine.
remark-raimondo-tie-1 = The poster was already printed.
remark-raimondo-tie-2 = Nobody gets it? What a waste of velvet.
remark-raimondo-snub-1 = Badly lit, if you ask me.
remark-raimondo-snub-2 = My guests were admiring the curtain.
remark-raimondo-snub-3 = Where were the feathers?
remark-raimondo-win-1 = The crowd made it. And the snow machine.
remark-raimondo-win-2 = They will remember the lanterns.
remark-raimondo-lose-1 = Still, the prettiest party on the ice.
remark-raimondo-lose-2 = The critics were cold. So were their feet.
remark-raimondo-begin-3 = First the lanterns. Then the penguins.
remark-raimondo-token-1 = All invitations hung. What a composition!
remark-raimondo-token-2 = My last token, exactly where the light falls.
remark-raimondo-snub-4 = Your corner glows. I am only a little jealous.
remark-raimondo-win-3 = The party of the century. I sketched it first.
remark-raimondo-lose-3 = You won, and so well lit!
remark-raimondo-lose-4 = I lose gladly to good taste.

## Petra

remark-petra-begin-1 = Nice party. Shame if somebody spoilt it.
remark-petra-begin-2 = I look at the leader. Always.
remark-petra-fee-1 = It cost me. It will cost you more.
remark-petra-fee-2 = Cheap, for what it ruins.
remark-petra-fee-3 = I pay to stand in your way.
remark-petra-excuse-1 = Take it. I never liked animals.
remark-petra-excuse-2 = A card less. An enemy more.
remark-petra-score-1 = Mine laugh. Yours freeze.
remark-petra-score-2 = Points. And you are not smiling. Perfect.
remark-petra-score-3 = I saw where you looked and went there.
remark-petra-card-1 = You needed it? Oh good.
remark-petra-card-2 = I scored least and hurt most.
remark-petra-card-3 = Mine now. Do pout.
remark-petra-tie-1 = Nobody gets it. I call that justice.
remark-petra-tie-2 = If it burns, it burns for all.
remark-petra-snub-1 = Laugh now. I count.
remark-petra-snub-2 = That seat was promised to me.
remark-petra-snub-3 = I have seen funnier icicles.
remark-petra-win-1 = I watched you melt all evening.
remark-petra-win-2 = Best party of my life. For me.
remark-petra-lose-1 = Mind the gap in the ice on your way home.
remark-petra-lose-2 = I remember who sat where.
remark-petra-begin-3 = I invited myself. Move over.
remark-petra-token-1 = My last token. It stands in your way.
remark-petra-token-2 = No tokens left. I shall glare instead.
remark-petra-snub-4 = You scored. I wrote down where you live.
remark-petra-win-3 = The ice was thin. You were first to notice.
remark-petra-lose-3 = You won. Sleep with one eye open.
remark-petra-lose-4 = Enjoy the crown. It is cold.

## Anselmo

remark-anselmo-begin-1 = I have brought my net, just in case.
remark-anselmo-begin-2 = Four families, one favourite. I won’t say which.
remark-anselmo-fee-1 = They belong together! One pays for that gladly.
remark-anselmo-fee-2 = Why should relatives cost extra?
remark-anselmo-fee-3 = A complete shelf is never cheap.
remark-anselmo-excuse-1 = It did not match the others. Oh, it hurts all the same.
remark-anselmo-excuse-2 = Fly, little card.
remark-anselmo-score-1 = They laughed in unison. Did you hear?
remark-anselmo-score-2 = My penguins have such good taste.
remark-anselmo-score-3 = I labelled each laugh.
remark-anselmo-card-1 = Into the album, right side up.
remark-anselmo-card-2 = A new specimen! Gently.
remark-anselmo-card-3 = One more for the drawer.
remark-anselmo-tie-1 = Lost to science! What a pity.
remark-anselmo-tie-2 = We both reached. It slipped away.
remark-anselmo-snub-1 = Not my species. Charming, though.
remark-anselmo-snub-2 = My guests prefer another animal. So do I.
remark-anselmo-snub-3 = I only took notes this time.
remark-anselmo-win-1 = A perfect collection of laughs!
remark-anselmo-win-2 = This evening goes under glass.
remark-anselmo-lose-1 = One page of the album stays empty.
remark-anselmo-lose-2 = I shall come back with a bigger net.
remark-anselmo-begin-3 = Sixty-four penguins! I brought the big album.
remark-anselmo-token-1 = All three pinned. Invited, I mean.
remark-anselmo-token-2 = My last token flutters down. There.
remark-anselmo-snub-4 = Your penguins laugh so rarely well.
remark-anselmo-win-3 = A full page, and every one is laughing.
remark-anselmo-lose-3 = You won. What a specimen of a party.
remark-anselmo-lose-4 = May I press your victory, like a flower?
